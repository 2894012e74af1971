// f32[] f32[6,4] s64[6] none 1 -100 f32[]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<6x4xf32>, %2: tensor<6xi64>, %3: tensor<f32>) -> (tensor<6x4xf32>) {
%4 = "stablehlo.constant"() {value = dense<-100> : tensor<6xi64>} : () -> tensor<6xi64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%8 = "stablehlo.convert"(%7) : (tensor<6xi64>) -> tensor<6xi32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%11 = "stablehlo.select"(%5, %9, %10) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%12 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%14 = "stablehlo.multiply"(%13, %11) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%15 = "stablehlo.negate"(%14) : (tensor<6xf32>) -> tensor<6xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%17 = "stablehlo.select"(%5, %15, %16) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%19 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%21 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%23 = "stablehlo.select"(%20, %21, %22) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
return %23 : tensor<6x4xf32>
}
}

// f32[] f32[6,4] s64[6] f32[4] 1 1 f32[]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<6x4xf32>, %2: tensor<6xi64>, %3: tensor<4xf32>, %4: tensor<f32>) -> (tensor<6x4xf32>) {
%5 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%8 = "stablehlo.select"(%6, %2, %7) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%9 = "stablehlo.convert"(%8) : (tensor<6xi64>) -> tensor<6xi32>
%10 = "stablehlo.gather"(%3, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%12 = "stablehlo.select"(%6, %10, %11) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%13 = "stablehlo.divide"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%15 = "stablehlo.multiply"(%14, %12) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%16 = "stablehlo.negate"(%15) : (tensor<6xf32>) -> tensor<6xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%18 = "stablehlo.select"(%6, %16, %17) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%19 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%20 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%21 = "stablehlo.compare"(%19, %20) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%22 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%24 = "stablehlo.select"(%21, %22, %23) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
return %24 : tensor<6x4xf32>
}
}

// f32[6] f32[6,4] s64[6] f32[4] 0 2 f32[]
module @example {
func.func public @main(%0: tensor<6xf32>, %1: tensor<6x4xf32>, %2: tensor<6xi64>, %3: tensor<4xf32>, %4: tensor<f32>) -> (tensor<6x4xf32>) {
%5 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%8 = "stablehlo.select"(%6, %2, %7) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%9 = "stablehlo.convert"(%8) : (tensor<6xi64>) -> tensor<6xi32>
%10 = "stablehlo.gather"(%3, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%12 = "stablehlo.select"(%6, %10, %11) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%13 = "stablehlo.multiply"(%0, %12) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%14 = "stablehlo.negate"(%13) : (tensor<6xf32>) -> tensor<6xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%16 = "stablehlo.select"(%6, %14, %15) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%18 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%22 = "stablehlo.select"(%19, %20, %21) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
return %22 : tensor<6x4xf32>
}
}

// bf16[] bf16[6,4] s64[6] none 2 -100 bf16[]
module @example {
func.func public @main(%0: tensor<bf16>, %1: tensor<6x4xbf16>, %2: tensor<6xi64>, %3: tensor<bf16>) -> (tensor<6x4xbf16>) {
%4 = "stablehlo.constant"() {value = dense<-100> : tensor<6xi64>} : () -> tensor<6xi64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%8 = "stablehlo.convert"(%7) : (tensor<6xi64>) -> tensor<6xi32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%11 = "stablehlo.select"(%5, %9, %10) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%12 = "stablehlo.convert"(%0) : (tensor<bf16>) -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%14 = "stablehlo.multiply"(%13, %11) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%15 = "stablehlo.negate"(%14) : (tensor<6xf32>) -> tensor<6xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%17 = "stablehlo.select"(%5, %15, %16) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%19 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%21 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%23 = "stablehlo.select"(%20, %21, %22) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%24 = "stablehlo.convert"(%23) : (tensor<6x4xf32>) -> tensor<6x4xbf16>
return %24 : tensor<6x4xbf16>
}
}

// f32[] f32[4] s64[] none 1 -100 f32[]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<4xf32>, %2: tensor<i64>, %3: tensor<f32>) -> (tensor<4xf32>) {
%4 = "stablehlo.constant"() {value = dense<-100> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
%8 = "stablehlo.convert"(%7) : (tensor<i64>) -> tensor<i32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%11 = "stablehlo.select"(%5, %9, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%13 = "stablehlo.multiply"(%12, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%14 = "stablehlo.negate"(%13) : (tensor<f32>) -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.select"(%5, %14, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%18 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%19 = "stablehlo.compare"(%17, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.select"(%19, %20, %21) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %22 : tensor<4xf32>
}
}

