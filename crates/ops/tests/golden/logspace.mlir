// 0 1 5
// run-time numbers: start:I64 end:I64
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<i64>) -> (tensor<5xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<f32>
%3 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%8 = "stablehlo.convert"(%7) : (tensor<5xi32>) -> tensor<5xf32>
%9 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%11 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%12 = "stablehlo.add"(%11, %10) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%13 = "stablehlo.constant"() {value = dense<4> : tensor<5xi32>} : () -> tensor<5xi32>
%14 = "stablehlo.subtract"(%13, %7) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%15 = "stablehlo.convert"(%14) : (tensor<5xi32>) -> tensor<5xf32>
%16 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%18 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%20 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
%21 = "stablehlo.select"(%20, %12, %19) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%24 = "stablehlo.power"(%23, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
return %24 : tensor<5xf32>
}
}

// -1 2.0 6 2.0
// run-time numbers: start:I64 end:F32 base:F32
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<f32>, %2: tensor<f32>) -> (tensor<6xf32>) {
%3 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<f32>
%4 = "stablehlo.subtract"(%1, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%8 = "stablehlo.convert"(%7) : (tensor<6xi32>) -> tensor<6xf32>
%9 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%12 = "stablehlo.add"(%11, %10) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%13 = "stablehlo.constant"() {value = dense<5> : tensor<6xi32>} : () -> tensor<6xi32>
%14 = "stablehlo.subtract"(%13, %7) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%15 = "stablehlo.convert"(%14) : (tensor<6xi32>) -> tensor<6xf32>
%16 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%17 = "stablehlo.multiply"(%15, %16) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%18 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%20 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%21 = "stablehlo.select"(%20, %12, %19) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%22 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%23 = "stablehlo.power"(%22, %21) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
return %23 : tensor<6xf32>
}
}

// 0 3 4 dtype=s64
// run-time numbers: start:I64 end:I64
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<i64>) -> (tensor<4xi64>) {
%2 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<f64>
%3 = "stablehlo.convert"(%2) : (tensor<f64>) -> tensor<i64>
%4 = "stablehlo.convert"(%3) : (tensor<i64>) -> tensor<f64>
%5 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f64>
%6 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<i64>
%7 = "stablehlo.convert"(%6) : (tensor<i64>) -> tensor<f64>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%10 = "stablehlo.divide"(%8, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%12 = "stablehlo.convert"(%11) : (tensor<4xi32>) -> tensor<4xf64>
%13 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%15 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%16 = "stablehlo.add"(%15, %14) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%17 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%18 = "stablehlo.subtract"(%17, %11) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%19 = "stablehlo.convert"(%18) : (tensor<4xi32>) -> tensor<4xf64>
%20 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%22 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%24 = "stablehlo.compare"(%11, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%25 = "stablehlo.select"(%24, %16, %23) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%26 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f64>} : () -> tensor<f64>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%28 = "stablehlo.power"(%27, %25) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%29 = "stablehlo.convert"(%28) : (tensor<4xf64>) -> tensor<4xi64>
return %29 : tensor<4xi64>
}
}

