// f32[2,8] f32[8]
module @example {
func.func public @main(%0: tensor<2x8xf32>, %1: tensor<8xf32>) -> (tensor<2x8xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36, %37, %38 = "stablehlo.while"(%2, %3, %4) ({
^bb0(%5: tensor<2x8xf32>, %6: tensor<2x8xf32>, %7: tensor<i32>):
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%9 = "stablehlo.compare"(%5, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%10 = "stablehlo.not"(%9) : (tensor<2x8xi1>) -> tensor<2x8xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x8xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
%17 = "stablehlo.constant"() {value = dense<16384> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.compare"(%7, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%19 = "stablehlo.and"(%16, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<2x8xf32>, %21: tensor<2x8xf32>, %22: tensor<i32>):
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%24 = "stablehlo.compare"(%20, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%26 = "stablehlo.add"(%20, %25) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%27 = "stablehlo.select"(%24, %26, %20) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%29 = "stablehlo.compare"(%20, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%30 = "stablehlo.negate"(%0) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%31 = "stablehlo.power"(%20, %30) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%32 = "stablehlo.add"(%21, %31) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%33 = "stablehlo.select"(%29, %32, %21) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.add"(%22, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%27, %33, %35) : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> ()
}) : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<i32>) -> (tensor<2x8xf32>, tensor<2x8xf32>, tensor<i32>)
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%40 = "stablehlo.compare"(%2, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%41 = "stablehlo.floor"(%2) : (tensor<2x8xf32>) -> tensor<2x8xf32>
%42 = "stablehlo.compare"(%2, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%45 = "stablehlo.compare"(%0, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%46 = "stablehlo.or"(%43, %45) : (tensor<2x8xi1>, tensor<2x8xi1>) -> tensor<2x8xi1>
%47 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%48 = "chlo.zeta"(%0, %36) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%49 = "stablehlo.add"(%37, %48) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%50 = "stablehlo.select"(%46, %47, %49) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%52 = "stablehlo.compare"(%0, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
%53 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
%54 = "stablehlo.select"(%52, %53, %50) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
return %54 : tensor<2x8xf32>
}
}

