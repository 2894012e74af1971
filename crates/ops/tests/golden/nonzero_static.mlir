// f32[4,3] size=4
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x2xi64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<4x3xf32>) -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
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
%24 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.pad"(%23, %24) {edge_padding_high = array<i64: -8>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<4xi32>
%26 = "stablehlo.constant"() {value = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
%27 = "stablehlo.remainder"(%25, %26) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%28 = "stablehlo.convert"(%27) : (tensor<4xi32>) -> tensor<4xi64>
%29 = "stablehlo.reshape"(%28) : (tensor<4xi64>) -> tensor<4x1xi64>
%30 = "stablehlo.divide"(%25, %26) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%31 = "stablehlo.constant"() {value = dense<4> : tensor<4xi32>} : () -> tensor<4xi32>
%32 = "stablehlo.remainder"(%30, %31) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
%33 = "stablehlo.convert"(%32) : (tensor<4xi32>) -> tensor<4xi64>
%34 = "stablehlo.reshape"(%33) : (tensor<4xi64>) -> tensor<4x1xi64>
%35 = "stablehlo.concatenate"(%34, %29) {dimension = 1 : i64} : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
%36 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x2xi32>
%37 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4x2xi32>
%38 = "stablehlo.compare"(%36, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
%39 = "stablehlo.constant"() {value = dense<-1> : tensor<4x2xi64>} : () -> tensor<4x2xi64>
%40 = "stablehlo.select"(%38, %35, %39) : (tensor<4x2xi1>, tensor<4x2xi64>, tensor<4x2xi64>) -> tensor<4x2xi64>
return %40 : tensor<4x2xi64>
}
}

// bool[2,3,2] size=20 fill_value=7
module @example {
func.func public @main(%0: tensor<2x3x2xi1>) -> (tensor<20x3xi64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<2x3x2xi1>) -> tensor<12xi1>
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
%22 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.pad"(%21, %22) {edge_padding_high = array<i64: 8>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>} : (tensor<12xi32>, tensor<i32>) -> tensor<20xi32>
%24 = "stablehlo.constant"() {value = dense<2> : tensor<20xi32>} : () -> tensor<20xi32>
%25 = "stablehlo.remainder"(%23, %24) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%26 = "stablehlo.convert"(%25) : (tensor<20xi32>) -> tensor<20xi64>
%27 = "stablehlo.reshape"(%26) : (tensor<20xi64>) -> tensor<20x1xi64>
%28 = "stablehlo.divide"(%23, %24) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%29 = "stablehlo.constant"() {value = dense<3> : tensor<20xi32>} : () -> tensor<20xi32>
%30 = "stablehlo.remainder"(%28, %29) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%31 = "stablehlo.convert"(%30) : (tensor<20xi32>) -> tensor<20xi64>
%32 = "stablehlo.reshape"(%31) : (tensor<20xi64>) -> tensor<20x1xi64>
%33 = "stablehlo.divide"(%28, %29) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%34 = "stablehlo.constant"() {value = dense<2> : tensor<20xi32>} : () -> tensor<20xi32>
%35 = "stablehlo.remainder"(%33, %34) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%36 = "stablehlo.convert"(%35) : (tensor<20xi32>) -> tensor<20xi64>
%37 = "stablehlo.reshape"(%36) : (tensor<20xi64>) -> tensor<20x1xi64>
%38 = "stablehlo.concatenate"(%37, %32, %27) {dimension = 1 : i64} : (tensor<20x1xi64>, tensor<20x1xi64>, tensor<20x1xi64>) -> tensor<20x3xi64>
%39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<20x3xi32>
%40 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<20x3xi32>
%41 = "stablehlo.compare"(%39, %40) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<20x3xi32>, tensor<20x3xi32>) -> tensor<20x3xi1>
%42 = "stablehlo.constant"() {value = dense<7> : tensor<20x3xi64>} : () -> tensor<20x3xi64>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<20x3xi1>, tensor<20x3xi64>, tensor<20x3xi64>) -> tensor<20x3xi64>
return %43 : tensor<20x3xi64>
}
}

