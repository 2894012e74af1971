// f32[2,16] f32[16]
module @example {
func.func public @main(%0: tensor<2x16xf32>, %1: tensor<16xf32>) -> (tensor<2x16xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<16xf32>) -> tensor<2x16xf32>
%3 = "stablehlo.convert"(%2) : (tensor<2x16xf32>) -> tensor<2x16xi32>
%4 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x16xi32>, tensor<i32>) -> tensor<i32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%11 = "stablehlo.compare"(%3, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%13 = "stablehlo.select"(%11, %12, %0) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%32, %33, %34, %35 = "stablehlo.while"(%9, %0, %14, %13) ({
^bb0(%15: tensor<i32>, %16: tensor<2x16xf32>, %17: tensor<2x16xf32>, %18: tensor<2x16xf32>):
%19 = "stablehlo.compare"(%15, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<2x16xf32>, %22: tensor<2x16xf32>, %23: tensor<2x16xf32>):
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%25 = "stablehlo.multiply"(%24, %0) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%26 = "stablehlo.multiply"(%25, %21) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%27 = "stablehlo.subtract"(%26, %22) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%28 = "stablehlo.add"(%20, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x16xi32>
%30 = "stablehlo.compare"(%3, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%31 = "stablehlo.select"(%30, %27, %23) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
"stablehlo.return"(%28, %27, %21, %31) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> ()
}) : (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>) -> (tensor<i32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16xf32>)
%36 = "stablehlo.constant"() {value = dense<0> : tensor<2x16xi32>} : () -> tensor<2x16xi32>
%37 = "stablehlo.compare"(%3, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x16xi32>, tensor<2x16xi32>) -> tensor<2x16xi1>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%39 = "stablehlo.select"(%37, %38, %35) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %39 : tensor<2x16xf32>
}
}

// f64[8] s64[8]
module @example {
func.func public @main(%0: tensor<8xf64>, %1: tensor<8xi64>) -> (tensor<8xf64>) {
%2 = "stablehlo.convert"(%1) : (tensor<8xi64>) -> tensor<8xf64>
%3 = "stablehlo.convert"(%2) : (tensor<8xf64>) -> tensor<8xi32>
%4 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.maximum"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%11 = "stablehlo.compare"(%3, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%13 = "stablehlo.select"(%11, %12, %0) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%32, %33, %34, %35 = "stablehlo.while"(%9, %0, %14, %13) ({
^bb0(%15: tensor<i32>, %16: tensor<8xf64>, %17: tensor<8xf64>, %18: tensor<8xf64>):
%19 = "stablehlo.compare"(%15, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<i32>, %21: tensor<8xf64>, %22: tensor<8xf64>, %23: tensor<8xf64>):
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%25 = "stablehlo.multiply"(%24, %0) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%26 = "stablehlo.multiply"(%25, %21) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%27 = "stablehlo.subtract"(%26, %22) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%28 = "stablehlo.add"(%20, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<8xi32>
%30 = "stablehlo.compare"(%3, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%31 = "stablehlo.select"(%30, %27, %23) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%28, %27, %21, %31) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%36 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%37 = "stablehlo.compare"(%3, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%39 = "stablehlo.select"(%37, %38, %35) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %39 : tensor<8xf64>
}
}

