// 2 7
module @example {
func.func public @main() -> (tensor<5xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%1 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%3 = "stablehlo.add"(%0, %2) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%4 = "stablehlo.convert"(%3) : (tensor<5xi32>) -> tensor<5xi64>
return %4 : tensor<5xi64>
}
}

// -1.5 2
module @example {
func.func public @main() -> (tensor<4xf32>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%1 = "stablehlo.constant"() {value = dense<-1.5e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%3 = "stablehlo.add"(%0, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// 3000000000 3000000004
module @example {
func.func public @main() -> (tensor<4xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi64>
%1 = "stablehlo.constant"() {value = dense<3000000000> : tensor<i64>} : () -> tensor<i64>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%3 = "stablehlo.add"(%0, %2) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %3 : tensor<4xi64>
}
}

