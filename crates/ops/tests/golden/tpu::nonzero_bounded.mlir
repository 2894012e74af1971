// bool[4,3]
module @example {
func.func public @main(%0: tensor<4x3xi1>) -> (tensor<12x2xi64>, tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<4x3xi1>) -> tensor<12xi1>
%2 = "stablehlo.convert"(%1) : (tensor<12xi1>) -> tensor<12xi32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.reduce_window"(%2, %3) ({
^bb0(%4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%6) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>} : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
%8 = "stablehlo.constant"() {value = dense<1> : tensor<12xi32>} : () -> tensor<12xi32>
%9 = "stablehlo.subtract"(%7, %8) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce"(%2, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
%15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%16 = "stablehlo.constant"() {value = dense<-1> : tensor<12xi32>} : () -> tensor<12xi32>
%17 = "stablehlo.select"(%1, %9, %16) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<12xi32>} : () -> tensor<12xi32>
%21 = "stablehlo.scatter"(%18, %17, %15) ({
^bb0(%19: tensor<i32>, %20: tensor<i32>):
"stablehlo.return"(%20) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%22 = "stablehlo.constant"() {value = dense<3> : tensor<12xi32>} : () -> tensor<12xi32>
%23 = "stablehlo.remainder"(%21, %22) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%24 = "stablehlo.convert"(%23) : (tensor<12xi32>) -> tensor<12xi64>
%25 = "stablehlo.reshape"(%24) : (tensor<12xi64>) -> tensor<12x1xi64>
%26 = "stablehlo.divide"(%21, %22) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%27 = "stablehlo.constant"() {value = dense<4> : tensor<12xi32>} : () -> tensor<12xi32>
%28 = "stablehlo.remainder"(%26, %27) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%29 = "stablehlo.convert"(%28) : (tensor<12xi32>) -> tensor<12xi64>
%30 = "stablehlo.reshape"(%29) : (tensor<12xi64>) -> tensor<12x1xi64>
%31 = "stablehlo.concatenate"(%30, %25) {dimension = 1 : i64} : (tensor<12x1xi64>, tensor<12x1xi64>) -> tensor<12x2xi64>
%32 = "stablehlo.convert"(%14) : (tensor<i32>) -> tensor<i64>
return %31, %32 : tensor<12x2xi64>, tensor<i64>
}
}

// f32[7]
module @example {
func.func public @main(%0: tensor<7xf32>) -> (tensor<7x1xi64>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%3 = "stablehlo.convert"(%2) : (tensor<7xi1>) -> tensor<7xi32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.reduce_window"(%3, %4) ({
^bb0(%5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%7) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[6, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 7>, window_strides = array<i64: 1>} : (tensor<7xi32>, tensor<i32>) -> tensor<7xi32>
%9 = "stablehlo.constant"() {value = dense<1> : tensor<7xi32>} : () -> tensor<7xi32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.reduce"(%3, %11) ({
^bb0(%12: tensor<i32>, %13: tensor<i32>):
%14 = "stablehlo.add"(%12, %13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%14) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<7xi32>, tensor<i32>) -> tensor<i32>
%16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi32>
%17 = "stablehlo.constant"() {value = dense<-1> : tensor<7xi32>} : () -> tensor<7xi32>
%18 = "stablehlo.select"(%2, %10, %17) : (tensor<7xi1>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<7xi32>} : () -> tensor<7xi32>
%22 = "stablehlo.scatter"(%19, %18, %16) ({
^bb0(%20: tensor<i32>, %21: tensor<i32>):
"stablehlo.return"(%21) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<7xi32>, tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%23 = "stablehlo.constant"() {value = dense<7> : tensor<7xi32>} : () -> tensor<7xi32>
%24 = "stablehlo.remainder"(%22, %23) : (tensor<7xi32>, tensor<7xi32>) -> tensor<7xi32>
%25 = "stablehlo.convert"(%24) : (tensor<7xi32>) -> tensor<7xi64>
%26 = "stablehlo.reshape"(%25) : (tensor<7xi64>) -> tensor<7x1xi64>
%27 = "stablehlo.convert"(%15) : (tensor<i32>) -> tensor<i64>
return %26, %27 : tensor<7x1xi64>, tensor<i64>
}
}

// s64[2,3,2]
module @example {
func.func public @main(%0: tensor<2x3x2xi64>) -> (tensor<12x3xi64>, tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x3x2xi64>) -> tensor<12xi64>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<12xi64>} : () -> tensor<12xi64>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
%4 = "stablehlo.convert"(%3) : (tensor<12xi1>) -> tensor<12xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.reduce_window"(%4, %5) ({
^bb0(%6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%8) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[11, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 12>, window_strides = array<i64: 1>} : (tensor<12xi32>, tensor<i32>) -> tensor<12xi32>
%10 = "stablehlo.constant"() {value = dense<1> : tensor<12xi32>} : () -> tensor<12xi32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%4, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<i32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xi32>
%18 = "stablehlo.constant"() {value = dense<-1> : tensor<12xi32>} : () -> tensor<12xi32>
%19 = "stablehlo.select"(%3, %11, %18) : (tensor<12xi1>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<12xi32>} : () -> tensor<12xi32>
%23 = "stablehlo.scatter"(%20, %19, %17) ({
^bb0(%21: tensor<i32>, %22: tensor<i32>):
"stablehlo.return"(%22) : (tensor<i32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false} : (tensor<12xi32>, tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%24 = "stablehlo.constant"() {value = dense<2> : tensor<12xi32>} : () -> tensor<12xi32>
%25 = "stablehlo.remainder"(%23, %24) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%26 = "stablehlo.convert"(%25) : (tensor<12xi32>) -> tensor<12xi64>
%27 = "stablehlo.reshape"(%26) : (tensor<12xi64>) -> tensor<12x1xi64>
%28 = "stablehlo.divide"(%23, %24) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%29 = "stablehlo.constant"() {value = dense<3> : tensor<12xi32>} : () -> tensor<12xi32>
%30 = "stablehlo.remainder"(%28, %29) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%31 = "stablehlo.convert"(%30) : (tensor<12xi32>) -> tensor<12xi64>
%32 = "stablehlo.reshape"(%31) : (tensor<12xi64>) -> tensor<12x1xi64>
%33 = "stablehlo.divide"(%28, %29) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%34 = "stablehlo.constant"() {value = dense<2> : tensor<12xi32>} : () -> tensor<12xi32>
%35 = "stablehlo.remainder"(%33, %34) : (tensor<12xi32>, tensor<12xi32>) -> tensor<12xi32>
%36 = "stablehlo.convert"(%35) : (tensor<12xi32>) -> tensor<12xi64>
%37 = "stablehlo.reshape"(%36) : (tensor<12xi64>) -> tensor<12x1xi64>
%38 = "stablehlo.concatenate"(%37, %32, %27) {dimension = 1 : i64} : (tensor<12x1xi64>, tensor<12x1xi64>, tensor<12x1xi64>) -> tensor<12x3xi64>
%39 = "stablehlo.convert"(%16) : (tensor<i32>) -> tensor<i64>
return %38, %39 : tensor<12x3xi64>, tensor<i64>
}
}

// f32[]
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<1x0xi64>, tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%4 = "stablehlo.convert"(%3) : (tensor<1xi1>) -> tensor<1xi32>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<i32>, %7: tensor<i32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%8) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<1x0xi64>} : () -> tensor<1x0xi64>
%11 = "stablehlo.convert"(%9) : (tensor<i32>) -> tensor<i64>
return %10, %11 : tensor<1x0xi64>, tensor<i64>
}
}

// f32[0,3]
module @example {
func.func public @main(%0: tensor<0x3xf32>) -> (tensor<0x2xi64>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i32>, %4: tensor<i32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%5) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0xi32>, tensor<i32>) -> tensor<i32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<0x2xi64>} : () -> tensor<0x2xi64>
%8 = "stablehlo.convert"(%6) : (tensor<i32>) -> tensor<i64>
return %7, %8 : tensor<0x2xi64>, tensor<i64>
}
}

