// f32[1] s32[1] f32[1] 2.0 0.5 1
// run-time numbers: scale_growth_factor:F32 scale_backoff_factor:F32
module @example {
func.func public @main(%0: tensor<1xf32>, %1: tensor<1xi32>, %2: tensor<1xf32>, %3: tensor<f32>, %4: tensor<f32>) -> (tensor<1xf32>, tensor<1xi32>) {
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1xf32>} : () -> tensor<1xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1xi32>
%9 = "stablehlo.add"(%1, %8) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
%10 = "stablehlo.constant"() {value = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
%12 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
%13 = "stablehlo.multiply"(%0, %12) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%14 = "stablehlo.is_finite"(%13) : (tensor<1xf32>) -> tensor<1xi1>
%15 = "stablehlo.and"(%11, %14) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%16 = "stablehlo.select"(%15, %13, %0) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%17 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
%18 = "stablehlo.multiply"(%0, %17) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%19 = "stablehlo.select"(%6, %18, %16) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
%20 = "stablehlo.or"(%6, %11) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
%22 = "stablehlo.select"(%20, %21, %9) : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
return %19, %22 : tensor<1xf32>, tensor<1xi32>
}
}

// f32[] s32[] f32[] 2.0 0.5 2000
// run-time numbers: scale_growth_factor:F32 scale_backoff_factor:F32
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<i32>, %2: tensor<f32>, %3: tensor<f32>, %4: tensor<f32>) -> (tensor<f32>, tensor<i32>) {
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%8 = "stablehlo.add"(%1, %7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%9 = "stablehlo.constant"() {value = dense<2000> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%11 = "stablehlo.multiply"(%0, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.is_finite"(%11) : (tensor<f32>) -> tensor<i1>
%13 = "stablehlo.and"(%10, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%14 = "stablehlo.select"(%13, %11, %0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%15 = "stablehlo.multiply"(%0, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%16 = "stablehlo.select"(%6, %15, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%17 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.select"(%17, %18, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
return %16, %19 : tensor<f32>, tensor<i32>
}
}

