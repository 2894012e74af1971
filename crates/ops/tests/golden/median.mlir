// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.reshape"(%0) : (tensor<3x4xf32>) -> tensor<12xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%13, %14 = "stablehlo.sort"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.or"(%7, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<12xf32>, tensor<12xi32>) -> (tensor<12xf32>, tensor<12xi32>)
%15 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%16 = "stablehlo.not"(%15) : (tensor<12xi1>) -> tensor<12xi1>
%17 = "stablehlo.convert"(%16) : (tensor<12xi1>) -> tensor<12xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i32>, %20: tensor<i32>):
%21 = "stablehlo.add"(%19, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%21) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
%23 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.subtract"(%22, %23) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.maximum"(%24, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%27 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.divide"(%26, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.compare"(%22, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%31 = "stablehlo.select"(%30, %28, %22) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
%32 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%33 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<12xi32>
%34 = "stablehlo.compare"(%32, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi1>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%36 = "stablehlo.select"(%34, %13, %35) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
return %41 : tensor<f32>
}
}

// s32[5]
module @example {
func.func public @main(%0: tensor<5xi32>) -> (tensor<i32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<i32>, %3: tensor<i32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<5xi32>, tensor<5xi32>) -> (tensor<5xi32>, tensor<5xi32>)
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<5xi32>) -> tensor<1xi32>
%10 = "stablehlo.reshape"(%9) : (tensor<1xi32>) -> tensor<i32>
return %10 : tensor<i32>
}
}

// f32[0]
module @example {
func.func public @main(%0: tensor<0xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
return %1 : tensor<f32>
}
}

