// 0 10 3
module @example {
func.func public @main() -> (tensor<4xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%1 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%4 = "stablehlo.convert"(%3) : (tensor<4xi32>) -> tensor<4xi64>
return %4 : tensor<4xi64>
}
}

// 10 0 -3
module @example {
func.func public @main() -> (tensor<4xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%1 = "stablehlo.constant"() {value = dense<-3> : tensor<i32>} : () -> tensor<i32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%4 = "stablehlo.constant"() {value = dense<10> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%6 = "stablehlo.add"(%3, %5) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%7 = "stablehlo.convert"(%6) : (tensor<4xi32>) -> tensor<4xi64>
return %7 : tensor<4xi64>
}
}

// 0 1 0.1
module @example {
func.func public @main() -> (tensor<10xf32>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%1 = "stablehlo.constant"() {value = dense<1.0e-1> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
return %3 : tensor<10xf32>
}
}

// 1 2 0.25 dtype=f64
module @example {
func.func public @main() -> (tensor<4xf64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf64>
%1 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<f64>} : () -> tensor<f64>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%6 = "stablehlo.add"(%3, %5) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
return %6 : tensor<4xf64>
}
}

// 0 7 2 dtype=f32
module @example {
func.func public @main() -> (tensor<4xf32>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%1 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%4 = "stablehlo.convert"(%3) : (tensor<4xi32>) -> tensor<4xf32>
return %4 : tensor<4xf32>
}
}

// 9 9 1
module @example {
func.func public @main() -> (tensor<0xi64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
return %0 : tensor<0xi64>
}
}

