// f32[2,3,8,9] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4x5xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<72xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<72xi32>) -> tensor<8x9xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x9xi32>) -> tensor<2x3x8x9xi32>
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
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4x5xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x9xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%38 = "stablehlo.convert"(%32) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi64>
return %37, %38 : tensor<2x3x4x5xf32>, tensor<2x3x4x5xi64>
}
}

// f32[2,3,8,8] [2,2]
module @example {
func.func public @main(%0: tensor<2x3x8x8xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<8x8xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
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
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%38 = "stablehlo.convert"(%32) : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi64>
return %37, %38 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>
}
}

// f32[2,3,7,9] [3,2] [2,1] [1,0] [2,1] true
module @example {
func.func public @main(%0: tensor<2x3x7x9xf32>) -> (tensor<2x3x3x8xf32>, tensor<2x3x3x8xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<63xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<63xi32>) -> tensor<7x9xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x9xi32>) -> tensor<2x3x7x9xi32>
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
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 1>, window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x3x8xf32>, tensor<2x3x3x8xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 2, 1>, window_dimensions = array<i64: 1, 1, 3, 2>, window_strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x7x9xf32>, tensor<f32>) -> tensor<2x3x3x8xf32>
%38 = "stablehlo.convert"(%32) : (tensor<2x3x3x8xi32>) -> tensor<2x3x3x8xi64>
return %37, %38 : tensor<2x3x3x8xf32>, tensor<2x3x3x8xi64>
}
}

// f32[3,7,7] [2] [2] [0] [1] true
module @example {
func.func public @main(%0: tensor<3x7x7xf32>) -> (tensor<3x4x4xf32>, tensor<3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<49xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<49xi32>) -> tensor<7x7xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<7x7xi32>) -> tensor<3x7x7xi32>
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
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>} : (tensor<3x7x7xf32>, tensor<3x7x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<3x4x4xf32>, tensor<3x4x4xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>} : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x4x4xf32>
%38 = "stablehlo.convert"(%32) : (tensor<3x4x4xi32>) -> tensor<3x4x4xi64>
return %37, %38 : tensor<3x4x4xf32>, tensor<3x4x4xi64>
}
}

// f32[1,2,21,20] [19,17] [1,2] [3,2]
module @example {
func.func public @main(%0: tensor<1x2x21x20xf32>) -> (tensor<1x2x9x4xf32>, tensor<1x2x9x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<420xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<420xi32>) -> tensor<21x20xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<21x20xi32>) -> tensor<1x2x21x20xi32>
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
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [3, 3], [2, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 19, 17>, window_strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x21x20xf32>, tensor<1x2x21x20xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x9x4xf32>, tensor<1x2x9x4xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [3, 3], [2, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 19, 17>, window_strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x21x20xf32>, tensor<f32>) -> tensor<1x2x9x4xf32>
%38 = "stablehlo.convert"(%32) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi64>
return %37, %38 : tensor<1x2x9x4xf32>, tensor<1x2x9x4xi64>
}
}

// f32[0,3,8,8] [2,2]
module @example {
func.func public @main(%0: tensor<0x3x8x8xf32>) -> (tensor<0x3x4x4xf32>, tensor<0x3x4x4xi64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3x4x4xf32>} : () -> tensor<0x3x4x4xf32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<0x3x4x4xi64>} : () -> tensor<0x3x4x4xi64>
return %1, %2 : tensor<0x3x4x4xf32>, tensor<0x3x4x4xi64>
}
}

// bf16[2,3,8,8] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x8xbf16>) -> (tensor<2x3x4x4xbf16>, tensor<2x3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<8x8xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%31, %32 = "stablehlo.reduce_window"(%0, %3, %4, %5) ({
^bb0(%6: tensor<bf16>, %7: tensor<i32>, %8: tensor<bf16>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%9, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%13 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%14 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%15 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%16 = "stablehlo.and"(%12, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.or"(%17, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.and"(%14, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%16, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%22 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%26 = "stablehlo.or"(%20, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%27 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.select"(%28, %8, %6) : (tensor<i1>, tensor<bf16>, tensor<bf16>) -> tensor<bf16>
%30 = "stablehlo.select"(%28, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%29, %30) : (tensor<bf16>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xbf16>, tensor<2x3x8x8xi32>, tensor<bf16>, tensor<i32>) -> (tensor<2x3x4x4xbf16>, tensor<2x3x4x4xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%37 = "stablehlo.reduce_window"(%0, %33) ({
^bb0(%34: tensor<bf16>, %35: tensor<bf16>):
%36 = "stablehlo.maximum"(%34, %35) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%36) : (tensor<bf16>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xbf16>, tensor<bf16>) -> tensor<2x3x4x4xbf16>
%38 = "stablehlo.convert"(%32) : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi64>
return %37, %38 : tensor<2x3x4x4xbf16>, tensor<2x3x4x4xi64>
}
}

// s64[2,3,8,8] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x8xi64>) -> (tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<8x8xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%4 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%23, %24 = "stablehlo.reduce_window"(%0, %3, %4, %5) ({
^bb0(%6: tensor<i64>, %7: tensor<i32>, %8: tensor<i64>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%9, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%13 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%14 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%18 = "stablehlo.or"(%12, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = "stablehlo.or"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.select"(%20, %8, %6) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%22 = "stablehlo.select"(%20, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%21, %22) : (tensor<i64>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xi64>, tensor<2x3x8x8xi32>, tensor<i64>, tensor<i32>) -> (tensor<2x3x4x4xi64>, tensor<2x3x4x4xi32>)
%25 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
%29 = "stablehlo.reduce_window"(%0, %25) ({
^bb0(%26: tensor<i64>, %27: tensor<i64>):
%28 = "stablehlo.maximum"(%26, %27) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%28) : (tensor<i64>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 0], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x8xi64>, tensor<i64>) -> tensor<2x3x4x4xi64>
%30 = "stablehlo.convert"(%24) : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi64>
return %29, %30 : tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>
}
}

