// f32[6,4]
module @example {
func.func public @main(%0: tensor<6x4xf32>) -> (tensor<15xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%2 = "stablehlo.constant"() {value = dense<11> : tensor<6xi32>} : () -> tensor<6xi32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%5 = "stablehlo.constant"() {value = dense<2> : tensor<6xi32>} : () -> tensor<6xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<15xi32>
%8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<15x6xi32>
%9 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<15xi32>) -> tensor<15x6xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<15x6xi32>, tensor<15x6xi32>) -> tensor<15x6xi1>
%11 = "stablehlo.not"(%10) : (tensor<15x6xi1>) -> tensor<15x6xi1>
%12 = "stablehlo.convert"(%11) : (tensor<15x6xi1>) -> tensor<15x6xi32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i32>, %15: tensor<i32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%16) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<15x6xi32>, tensor<i32>) -> tensor<15xi32>
%18 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%19 = "stablehlo.subtract"(%17, %18) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%20 = "stablehlo.gather"(%6, %19) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi32>, tensor<15xi32>) -> tensor<15xi32>
%21 = "stablehlo.subtract"(%7, %20) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%22 = "stablehlo.add"(%21, %19) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%23 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%24 = "stablehlo.add"(%22, %23) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%25 = "stablehlo.gather"(%0, %19) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%26 = "stablehlo.gather"(%0, %24) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%27 = "stablehlo.subtract"(%25, %26) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%28 = "stablehlo.multiply"(%27, %27) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<15x4xf32>, tensor<f32>) -> tensor<15xf32>
%34 = "stablehlo.sqrt"(%33) : (tensor<15xf32>) -> tensor<15xf32>
return %34 : tensor<15xf32>
}
}

// f32[6,4] 1.0
module @example {
func.func public @main(%0: tensor<6x4xf32>) -> (tensor<15xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%2 = "stablehlo.constant"() {value = dense<11> : tensor<6xi32>} : () -> tensor<6xi32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%5 = "stablehlo.constant"() {value = dense<2> : tensor<6xi32>} : () -> tensor<6xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<15xi32>
%8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<15x6xi32>
%9 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<15xi32>) -> tensor<15x6xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<15x6xi32>, tensor<15x6xi32>) -> tensor<15x6xi1>
%11 = "stablehlo.not"(%10) : (tensor<15x6xi1>) -> tensor<15x6xi1>
%12 = "stablehlo.convert"(%11) : (tensor<15x6xi1>) -> tensor<15x6xi32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i32>, %15: tensor<i32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%16) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<15x6xi32>, tensor<i32>) -> tensor<15xi32>
%18 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%19 = "stablehlo.subtract"(%17, %18) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%20 = "stablehlo.gather"(%6, %19) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<6xi32>, tensor<15xi32>) -> tensor<15xi32>
%21 = "stablehlo.subtract"(%7, %20) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%22 = "stablehlo.add"(%21, %19) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%23 = "stablehlo.constant"() {value = dense<1> : tensor<15xi32>} : () -> tensor<15xi32>
%24 = "stablehlo.add"(%22, %23) : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi32>
%25 = "stablehlo.gather"(%0, %19) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%26 = "stablehlo.gather"(%0, %24) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>} : (tensor<6x4xf32>, tensor<15xi32>) -> tensor<15x4xf32>
%27 = "stablehlo.subtract"(%25, %26) : (tensor<15x4xf32>, tensor<15x4xf32>) -> tensor<15x4xf32>
%28 = "stablehlo.abs"(%27) : (tensor<15x4xf32>) -> tensor<15x4xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%28, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<15x4xf32>, tensor<f32>) -> tensor<15xf32>
return %33 : tensor<15xf32>
}
}

// f64[20,3] 3.0
module @example {
func.func public @main(%0: tensor<20x3xf64>) -> (tensor<190xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<20xi32>
%2 = "stablehlo.constant"() {value = dense<39> : tensor<20xi32>} : () -> tensor<20xi32>
%3 = "stablehlo.subtract"(%2, %1) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%5 = "stablehlo.constant"() {value = dense<2> : tensor<20xi32>} : () -> tensor<20xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<190xi32>
%8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<20xi32>) -> tensor<190x20xi32>
%9 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<190xi32>) -> tensor<190x20xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<190x20xi32>, tensor<190x20xi32>) -> tensor<190x20xi1>
%11 = "stablehlo.not"(%10) : (tensor<190x20xi1>) -> tensor<190x20xi1>
%12 = "stablehlo.convert"(%11) : (tensor<190x20xi1>) -> tensor<190x20xi32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i32>, %15: tensor<i32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%16) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<190x20xi32>, tensor<i32>) -> tensor<190xi32>
%18 = "stablehlo.constant"() {value = dense<1> : tensor<190xi32>} : () -> tensor<190xi32>
%19 = "stablehlo.subtract"(%17, %18) : (tensor<190xi32>, tensor<190xi32>) -> tensor<190xi32>
%20 = "stablehlo.gather"(%6, %19) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<20xi32>, tensor<190xi32>) -> tensor<190xi32>
%21 = "stablehlo.subtract"(%7, %20) : (tensor<190xi32>, tensor<190xi32>) -> tensor<190xi32>
%22 = "stablehlo.add"(%21, %19) : (tensor<190xi32>, tensor<190xi32>) -> tensor<190xi32>
%23 = "stablehlo.constant"() {value = dense<1> : tensor<190xi32>} : () -> tensor<190xi32>
%24 = "stablehlo.add"(%22, %23) : (tensor<190xi32>, tensor<190xi32>) -> tensor<190xi32>
%25 = "stablehlo.gather"(%0, %19) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<20x3xf64>, tensor<190xi32>) -> tensor<190x3xf64>
%26 = "stablehlo.gather"(%0, %24) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>} : (tensor<20x3xf64>, tensor<190xi32>) -> tensor<190x3xf64>
%27 = "stablehlo.subtract"(%25, %26) : (tensor<190x3xf64>, tensor<190x3xf64>) -> tensor<190x3xf64>
%28 = "stablehlo.abs"(%27) : (tensor<190x3xf64>) -> tensor<190x3xf64>
%29 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<190x3xf64>} : () -> tensor<190x3xf64>
%30 = "stablehlo.power"(%28, %29) : (tensor<190x3xf64>, tensor<190x3xf64>) -> tensor<190x3xf64>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.reduce"(%30, %31) ({
^bb0(%32: tensor<f64>, %33: tensor<f64>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%34) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<190x3xf64>, tensor<f64>) -> tensor<190xf64>
%36 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<190xf64>} : () -> tensor<190xf64>
%37 = "stablehlo.power"(%35, %36) : (tensor<190xf64>, tensor<190xf64>) -> tensor<190xf64>
return %37 : tensor<190xf64>
}
}

// f32[1,4]
module @example {
func.func public @main(%0: tensor<1x4xf32>) -> (tensor<0xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %1 : tensor<0xf32>
}
}

