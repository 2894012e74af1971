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
%3 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.abs"(%2) : (tensor<f64>) -> tensor<f64>
%5 = "stablehlo.compare"(%4, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.negate"(%3) : (tensor<f64>) -> tensor<f64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<i64>
%9 = "stablehlo.convert"(%8) : (tensor<i64>) -> tensor<f64>
%10 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f64>
%11 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f64>} : () -> tensor<f64>
%12 = "stablehlo.abs"(%10) : (tensor<f64>) -> tensor<f64>
%13 = "stablehlo.compare"(%12, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%14 = "stablehlo.negate"(%11) : (tensor<f64>) -> tensor<f64>
%15 = "stablehlo.select"(%13, %10, %14) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%16 = "stablehlo.convert"(%15) : (tensor<f64>) -> tensor<i64>
%17 = "stablehlo.convert"(%16) : (tensor<i64>) -> tensor<f64>
%18 = "stablehlo.subtract"(%17, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%19 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%20 = "stablehlo.divide"(%18, %19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%22 = "stablehlo.convert"(%21) : (tensor<4xi32>) -> tensor<4xf64>
%23 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%25 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%26 = "stablehlo.add"(%25, %24) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%27 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%28 = "stablehlo.subtract"(%27, %21) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%29 = "stablehlo.convert"(%28) : (tensor<4xi32>) -> tensor<4xf64>
%30 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%32 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%33 = "stablehlo.subtract"(%32, %31) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%34 = "stablehlo.compare"(%21, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%35 = "stablehlo.select"(%34, %26, %33) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%36 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<f64>} : () -> tensor<f64>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4xf64>
%38 = "stablehlo.power"(%37, %35) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%39 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<4xf64>} : () -> tensor<4xf64>
%40 = "stablehlo.abs"(%38) : (tensor<4xf64>) -> tensor<4xf64>
%41 = "stablehlo.compare"(%40, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%42 = "stablehlo.negate"(%39) : (tensor<4xf64>) -> tensor<4xf64>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%44 = "stablehlo.convert"(%43) : (tensor<4xf64>) -> tensor<4xi64>
return %44 : tensor<4xi64>
}
}

