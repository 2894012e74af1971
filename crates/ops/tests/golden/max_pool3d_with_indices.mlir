// f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1]
module @example {
func.func public @main(%0: tensor<2x3x5x6x7xf32>) -> (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<210xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<210xi32>) -> tensor<5x6x7xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<5x6x7xi32>) -> tensor<2x3x5x6x7xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%31, %32 = "stablehlo.reduce_window"(%0, %3, %4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<i32>, %8: tensor<f32>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%9, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%13 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%14 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%15 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%16 = "stablehlo.and"(%12, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.or"(%17, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.and"(%14, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%16, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%22 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%26 = "stablehlo.or"(%20, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%27 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.select"(%28, %8, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%30 = "stablehlo.select"(%28, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%29, %30) : (tensor<f32>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, -1], [1, 1], [1, 0]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 2, 1, 2>} : (tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, -1], [1, 1], [1, 0]]> : tensor<5x2xi64>, window_dilations = array<i64: 1, 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 3, 2>, window_strides = array<i64: 1, 1, 2, 1, 2>} : (tensor<2x3x5x6x7xf32>, tensor<f32>) -> tensor<2x3x2x6x4xf32>
%38 = "stablehlo.convert"(%32) : (tensor<2x3x2x6x4xi32>) -> tensor<2x3x2x6x4xi64>
return %37, %38 : tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xi64>
}
}

// f32[3,4,4,4] [2]
module @example {
func.func public @main(%0: tensor<3x4x4x4xf32>) -> (tensor<3x2x2x2xf32>, tensor<3x2x2x2xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<4x4x4xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<4x4x4xi32>) -> tensor<3x4x4x4xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%31, %32 = "stablehlo.reduce_window"(%0, %3, %4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<i32>, %8: tensor<f32>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%9, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%13 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%14 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%15 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%16 = "stablehlo.and"(%12, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.or"(%17, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.and"(%14, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%16, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%22 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%26 = "stablehlo.or"(%20, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%27 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.select"(%28, %8, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%30 = "stablehlo.select"(%28, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%29, %30) : (tensor<f32>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 2, 2, 2>} : (tensor<3x4x4x4xf32>, tensor<3x4x4x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x2x2x2xf32>, tensor<3x2x2x2xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 2, 2, 2>} : (tensor<3x4x4x4xf32>, tensor<f32>) -> tensor<3x2x2x2xf32>
%38 = "stablehlo.convert"(%32) : (tensor<3x2x2x2xi32>) -> tensor<3x2x2x2xi64>
return %37, %38 : tensor<3x2x2x2xf32>, tensor<3x2x2x2xi64>
}
}

