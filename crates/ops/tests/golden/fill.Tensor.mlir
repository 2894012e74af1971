// f32[2,3] f32[]
module @example {
func.func public @main(%0: tensor<2x3xf32>, %1: tensor<f32>) -> (tensor<2x3xf32>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<f64>
%3 = "stablehlo.abs"(%2) : (tensor<f64>) -> tensor<f64>
%4 = "stablehlo.constant"() {value = dense<3.4028234663852886e38> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.is_finite"(%2) : (tensor<f64>) -> tensor<i1>
%7 = "stablehlo.not"(%6) : (tensor<i1>) -> tensor<i1>
%8 = "stablehlo.or"(%5, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3xf32>
return %9 : tensor<2x3xf32>
}
}

// s64[2] f32[]
module @example {
func.func public @main(%0: tensor<2xi64>, %1: tensor<f32>) -> (tensor<2xi64>) {
%2 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<-9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.convert"(%1) : (tensor<f32>) -> tensor<i64>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<2xi64>
return %9 : tensor<2xi64>
}
}

