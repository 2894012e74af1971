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
return %21 : tensor<5xf32>
}
}

// -2.5 3.5 1
// run-time numbers: start:F32 end:F32
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<f32>) -> (tensor<1xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
return %2 : tensor<1xf32>
}
}

// 0 10 7 dtype=s64
// run-time numbers: start:I64 end:I64
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<i64>) -> (tensor<7xi64>) {
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
%19 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f64>} : () -> tensor<f64>
%20 = "stablehlo.divide"(%18, %19) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%22 = "stablehlo.convert"(%21) : (tensor<7xi32>) -> tensor<7xf64>
%23 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%25 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%26 = "stablehlo.add"(%25, %24) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%27 = "stablehlo.constant"() {value = dense<6> : tensor<7xi32>} : () -> tensor<7xi32>
%28 = "stablehlo.subtract"(%27, %21) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%29 = "stablehlo.convert"(%28) : (tensor<7xi32>) -> tensor<7xf64>
%30 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%32 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%33 = "stablehlo.subtract"(%32, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%34 = "stablehlo.compare"(%21, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi1>
%35 = "stablehlo.select"(%34, %26, %33) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%36 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<7xf64>} : () -> tensor<7xf64>
%37 = "stablehlo.abs"(%35) : (tensor<7xf64>) -> tensor<7xf64>
%38 = "stablehlo.compare"(%37, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%39 = "stablehlo.negate"(%36) : (tensor<7xf64>) -> tensor<7xf64>
%40 = "stablehlo.select"(%38, %35, %39) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%41 = "stablehlo.convert"(%40) : (tensor<7xf64>) -> tensor<7xi64>
return %41 : tensor<7xi64>
}
}

// 3 -3 20 dtype=bf16
// run-time numbers: start:I64 end:I64
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<i64>) -> (tensor<20xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<i64>) -> tensor<f32>
%3 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<bf16>
%4 = "stablehlo.convert"(%3) : (tensor<bf16>) -> tensor<f32>
%5 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<f32>
%6 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<bf16>
%7 = "stablehlo.convert"(%6) : (tensor<bf16>) -> tensor<f32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.constant"() {value = dense<1.9e1> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.divide"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<20xi32>
%12 = "stablehlo.convert"(%11) : (tensor<20xi32>) -> tensor<20xf32>
%13 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
%14 = "stablehlo.multiply"(%12, %13) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
%15 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
%16 = "stablehlo.add"(%15, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
%17 = "stablehlo.constant"() {value = dense<19> : tensor<20xi32>} : () -> tensor<20xi32>
%18 = "stablehlo.subtract"(%17, %11) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%19 = "stablehlo.convert"(%18) : (tensor<20xi32>) -> tensor<20xf32>
%20 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
%22 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
%24 = "stablehlo.compare"(%11, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi1>
%25 = "stablehlo.select"(%24, %16, %23) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
%26 = "stablehlo.convert"(%25) : (tensor<20xf32>) -> tensor<20xbf16>
return %26 : tensor<20xbf16>
}
}

// 0 1 0
// run-time numbers: start:I64 end:I64
module @example {
func.func public @main(%0: tensor<i64>, %1: tensor<i64>) -> (tensor<0xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %2 : tensor<0xf32>
}
}

