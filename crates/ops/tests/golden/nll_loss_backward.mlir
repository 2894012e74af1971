// f32[] f32[6,4] s64[6] none 1 -100 f32[]
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<6x4xf32>, %2: tensor<6xi64>, %3: tensor<f32>) -> (tensor<6x4xf32>) {
%4 = "stablehlo.constant"() {value = dense<-100> : tensor<6xi64>} : () -> tensor<6xi64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%6 = "stablehlo.constant"() {value = dense<0> : tensor<6xi64>} : () -> tensor<6xi64>
%7 = "stablehlo.select"(%5, %2, %6) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%8 = "stablehlo.convert"(%7) : (tensor<6xi64>) -> tensor<6xi32>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%11 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%14 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<i1>, %16: tensor<i1>):
%17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%21 = "stablehlo.select"(%5, %19, %20) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%22 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%24 = "stablehlo.multiply"(%23, %21) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%25 = "stablehlo.negate"(%24) : (tensor<6xf32>) -> tensor<6xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%27 = "stablehlo.select"(%5, %25, %26) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%29 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%31 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%33 = "stablehlo.select"(%30, %31, %32) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
return %33 : tensor<6x4xf32>
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
%10 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%12 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%14 = "stablehlo.and"(%11, %13) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i1>, %17: tensor<i1>):
%18 = "stablehlo.and"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%18) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.gather"(%3, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%22 = "stablehlo.select"(%6, %20, %21) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%23 = "stablehlo.divide"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%25 = "stablehlo.multiply"(%24, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%26 = "stablehlo.negate"(%25) : (tensor<6xf32>) -> tensor<6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%28 = "stablehlo.select"(%6, %26, %27) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%30 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%32 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%34 = "stablehlo.select"(%31, %32, %33) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
return %34 : tensor<6x4xf32>
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
%10 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%12 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%14 = "stablehlo.and"(%11, %13) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%15 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<i1>, %17: tensor<i1>):
%18 = "stablehlo.and"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%18) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.gather"(%3, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>} : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%22 = "stablehlo.select"(%6, %20, %21) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%23 = "stablehlo.multiply"(%0, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%24 = "stablehlo.negate"(%23) : (tensor<6xf32>) -> tensor<6xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%26 = "stablehlo.select"(%6, %24, %25) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%28 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%29 = "stablehlo.compare"(%27, %28) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%30 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%32 = "stablehlo.select"(%29, %30, %31) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
return %32 : tensor<6x4xf32>
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
%9 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%11 = "stablehlo.constant"() {value = dense<4> : tensor<6xi32>} : () -> tensor<6xi32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
%13 = "stablehlo.and"(%10, %12) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%14 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<i1>, %16: tensor<i1>):
%17 = "stablehlo.and"(%15, %16) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%17) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%21 = "stablehlo.select"(%5, %19, %20) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%22 = "stablehlo.convert"(%1) : (tensor<6x4xbf16>) -> tensor<6x4xf32>
%23 = "stablehlo.convert"(%0) : (tensor<bf16>) -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%25 = "stablehlo.multiply"(%24, %21) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%26 = "stablehlo.negate"(%25) : (tensor<6xf32>) -> tensor<6xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%28 = "stablehlo.select"(%5, %26, %27) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<6x4xi32>
%30 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 0>} : (tensor<6xi32>) -> tensor<6x4xi32>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
%32 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0>} : (tensor<6xf32>) -> tensor<6x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6x4xf32>} : () -> tensor<6x4xf32>
%34 = "stablehlo.select"(%31, %32, %33) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
%35 = "stablehlo.convert"(%34) : (tensor<6x4xf32>) -> tensor<6x4xbf16>
return %35 : tensor<6x4xbf16>
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
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%13 = "stablehlo.and"(%10, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.select"(%5, %14, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%17 = "stablehlo.divide"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%18 = "stablehlo.multiply"(%17, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%19 = "stablehlo.negate"(%18) : (tensor<f32>) -> tensor<f32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.select"(%5, %19, %20) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi32>
%23 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<4xi32>
%24 = "stablehlo.compare"(%22, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%25 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%27 = "stablehlo.select"(%24, %25, %26) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %27 : tensor<4xf32>
}
}

