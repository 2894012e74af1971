// f32[2,3,2,4,3] [4,8,6] false
module @example {
func.func public @main(%0: tensor<2x3x2x4x3xf32>) -> (tensor<2x3x4x8x6xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x2x4x4xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 2, 4, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 4>} : (tensor<6xi1>) -> tensor<2x3x2x4x6xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x2x4x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 2, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 4>} : (tensor<6xi1>) -> tensor<2x3x2x4x6xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x5x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x5x6xf32>) -> tensor<2x3x2x4x6xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x2x8x6xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x5x6xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 2, 5, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x5x6xf32>) -> tensor<2x3x2x4x6xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x2x8x6xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.pad"(%66, %67) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x3x8x6xf32>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 2, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%72 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%74 = "stablehlo.multiply"(%71, %73) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%76 = "stablehlo.compare"(%72, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x8x6xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%79 = "stablehlo.select"(%77, %74, %78) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%80 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%82 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%84 = "stablehlo.multiply"(%81, %83) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%85 = "stablehlo.add"(%79, %84) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.pad"(%66, %86) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x3x8x6xf32>
%88 = "stablehlo.slice"(%87) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%91 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%95 = "stablehlo.compare"(%91, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x8x6xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%98 = "stablehlo.select"(%96, %93, %97) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%99 = "stablehlo.add"(%85, %98) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
return %99 : tensor<2x3x4x8x6xf32>
}
}

// f32[2,3,2,4,3] [4,8,6] true
module @example {
func.func public @main(%0: tensor<2x3x2x4x3xf32>) -> (tensor<2x3x4x8x6xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.floor"(%8) : (tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.abs"(%24) : (tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%28 = "stablehlo.negate"(%25) : (tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%30 = "stablehlo.convert"(%29) : (tensor<4xf32>) -> tensor<4xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%39 = "stablehlo.abs"(%37) : (tensor<4xf32>) -> tensor<4xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%41 = "stablehlo.negate"(%38) : (tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.convert"(%42) : (tensor<4xf32>) -> tensor<4xi32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%45 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%49 = "stablehlo.multiply"(%44, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%52 = "stablehlo.floor"(%51) : (tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%54 = "stablehlo.minimum"(%52, %53) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.subtract"(%51, %54) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%60 = "stablehlo.clamp"(%58, %55, %59) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%67 = "stablehlo.clamp"(%65, %54, %66) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.abs"(%67) : (tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.compare"(%69, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%71 = "stablehlo.negate"(%68) : (tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.convert"(%72) : (tensor<8xf32>) -> tensor<8xi32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%75 = "stablehlo.add"(%54, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%81 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.abs"(%80) : (tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.compare"(%82, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%84 = "stablehlo.negate"(%81) : (tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.convert"(%85) : (tensor<8xf32>) -> tensor<8xi32>
%87 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.divide"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%92 = "stablehlo.multiply"(%87, %91) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%94 = "stablehlo.maximum"(%92, %93) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%95 = "stablehlo.floor"(%94) : (tensor<6xf32>) -> tensor<6xf32>
%96 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%97 = "stablehlo.minimum"(%95, %96) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%98 = "stablehlo.subtract"(%94, %97) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%105 = "stablehlo.subtract"(%104, %103) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%108 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%109 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%110 = "stablehlo.clamp"(%108, %97, %109) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%111 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%112 = "stablehlo.abs"(%110) : (tensor<6xf32>) -> tensor<6xf32>
%113 = "stablehlo.compare"(%112, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%114 = "stablehlo.negate"(%111) : (tensor<6xf32>) -> tensor<6xf32>
%115 = "stablehlo.select"(%113, %110, %114) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%116 = "stablehlo.convert"(%115) : (tensor<6xf32>) -> tensor<6xi32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%118 = "stablehlo.add"(%97, %117) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%120 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%121 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%122 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6xf32>
%123 = "stablehlo.clamp"(%121, %118, %122) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%124 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<6xf32>} : () -> tensor<6xf32>
%125 = "stablehlo.abs"(%123) : (tensor<6xf32>) -> tensor<6xf32>
%126 = "stablehlo.compare"(%125, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%127 = "stablehlo.negate"(%124) : (tensor<6xf32>) -> tensor<6xf32>
%128 = "stablehlo.select"(%126, %123, %127) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
%129 = "stablehlo.convert"(%128) : (tensor<6xf32>) -> tensor<6xi32>
%130 = "stablehlo.gather"(%0, %116) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 2, 4, 1>} : (tensor<2x3x2x4x3xf32>, tensor<6xi32>) -> tensor<2x3x2x4x6xf32>
%131 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%133 = "stablehlo.gather"(%0, %129) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 2, 4, 1>} : (tensor<2x3x2x4x3xf32>, tensor<6xi32>) -> tensor<2x3x2x4x6xf32>
%134 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%135 = "stablehlo.multiply"(%133, %134) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%136 = "stablehlo.add"(%132, %135) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%137 = "stablehlo.gather"(%136, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 2, 1, 6>} : (tensor<2x3x2x4x6xf32>, tensor<8xi32>) -> tensor<2x3x2x8x6xf32>
%138 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%140 = "stablehlo.gather"(%136, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 2, 1, 6>} : (tensor<2x3x2x4x6xf32>, tensor<8xi32>) -> tensor<2x3x2x8x6xf32>
%141 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%142 = "stablehlo.multiply"(%140, %141) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%143 = "stablehlo.add"(%139, %142) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%144 = "stablehlo.gather"(%143, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 8, 6>} : (tensor<2x3x2x8x6xf32>, tensor<4xi32>) -> tensor<2x3x4x8x6xf32>
%145 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%147 = "stablehlo.gather"(%143, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 8, 6>} : (tensor<2x3x2x8x6xf32>, tensor<4xi32>) -> tensor<2x3x4x8x6xf32>
%148 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%150 = "stablehlo.add"(%146, %149) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
return %150 : tensor<2x3x4x8x6xf32>
}
}

// f32[1,2,4,3,5] [3,5,4] false
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.floor"(%12) : (tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%30 = "stablehlo.abs"(%28) : (tensor<3xf32>) -> tensor<3xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%32 = "stablehlo.negate"(%29) : (tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.convert"(%33) : (tensor<3xf32>) -> tensor<3xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.abs"(%41) : (tensor<3xf32>) -> tensor<3xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.negate"(%42) : (tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%47 = "stablehlo.convert"(%46) : (tensor<3xf32>) -> tensor<3xi32>
%48 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
%49 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%53 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%54 = "stablehlo.add"(%48, %53) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%55 = "stablehlo.multiply"(%54, %52) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%56 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf32>} : () -> tensor<5xf32>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%59 = "stablehlo.maximum"(%57, %58) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%60 = "stablehlo.floor"(%59) : (tensor<5xf32>) -> tensor<5xf32>
%61 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%62 = "stablehlo.minimum"(%60, %61) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%63 = "stablehlo.subtract"(%59, %62) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%67 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%68 = "stablehlo.clamp"(%66, %63, %67) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%70 = "stablehlo.subtract"(%69, %68) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%75 = "stablehlo.clamp"(%73, %62, %74) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%76 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%77 = "stablehlo.abs"(%75) : (tensor<5xf32>) -> tensor<5xf32>
%78 = "stablehlo.compare"(%77, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%79 = "stablehlo.negate"(%76) : (tensor<5xf32>) -> tensor<5xf32>
%80 = "stablehlo.select"(%78, %75, %79) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%81 = "stablehlo.convert"(%80) : (tensor<5xf32>) -> tensor<5xi32>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%83 = "stablehlo.add"(%62, %82) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%88 = "stablehlo.clamp"(%86, %83, %87) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%89 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%90 = "stablehlo.abs"(%88) : (tensor<5xf32>) -> tensor<5xf32>
%91 = "stablehlo.compare"(%90, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%92 = "stablehlo.negate"(%89) : (tensor<5xf32>) -> tensor<5xf32>
%93 = "stablehlo.select"(%91, %88, %92) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%94 = "stablehlo.convert"(%93) : (tensor<5xf32>) -> tensor<5xi32>
%95 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%96 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.divide"(%96, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%100 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%101 = "stablehlo.add"(%95, %100) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%103 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%104 = "stablehlo.subtract"(%102, %103) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%106 = "stablehlo.maximum"(%104, %105) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%107 = "stablehlo.floor"(%106) : (tensor<4xf32>) -> tensor<4xf32>
%108 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%109 = "stablehlo.minimum"(%107, %108) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%110 = "stablehlo.subtract"(%106, %109) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%113 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%114 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%115 = "stablehlo.clamp"(%113, %110, %114) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%117 = "stablehlo.subtract"(%116, %115) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%119 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%120 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%121 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%122 = "stablehlo.clamp"(%120, %109, %121) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%123 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%124 = "stablehlo.abs"(%122) : (tensor<4xf32>) -> tensor<4xf32>
%125 = "stablehlo.compare"(%124, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%126 = "stablehlo.negate"(%123) : (tensor<4xf32>) -> tensor<4xf32>
%127 = "stablehlo.select"(%125, %122, %126) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%128 = "stablehlo.convert"(%127) : (tensor<4xf32>) -> tensor<4xi32>
%129 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%130 = "stablehlo.add"(%109, %129) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%132 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%133 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%134 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%135 = "stablehlo.clamp"(%133, %130, %134) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%136 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%137 = "stablehlo.abs"(%135) : (tensor<4xf32>) -> tensor<4xf32>
%138 = "stablehlo.compare"(%137, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%139 = "stablehlo.negate"(%136) : (tensor<4xf32>) -> tensor<4xf32>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%141 = "stablehlo.convert"(%140) : (tensor<4xf32>) -> tensor<4xi32>
%142 = "stablehlo.gather"(%0, %128) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x5xf32>, tensor<4xi32>) -> tensor<1x2x4x3x4xf32>
%143 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%144 = "stablehlo.multiply"(%142, %143) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%145 = "stablehlo.gather"(%0, %141) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x5xf32>, tensor<4xi32>) -> tensor<1x2x4x3x4xf32>
%146 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%148 = "stablehlo.add"(%144, %147) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%149 = "stablehlo.gather"(%148, %81) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x5x4xf32>
%150 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%152 = "stablehlo.gather"(%148, %94) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x5x4xf32>
%153 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%154 = "stablehlo.multiply"(%152, %153) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%155 = "stablehlo.add"(%151, %154) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%156 = "stablehlo.gather"(%155, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x3x5x4xf32>
%157 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%159 = "stablehlo.gather"(%155, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x3x5x4xf32>
%160 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%161 = "stablehlo.multiply"(%159, %160) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%162 = "stablehlo.add"(%158, %161) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
return %162 : tensor<1x2x3x5x4xf32>
}
}

// f32[1,2,4,3,5] [3,5,4] true
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.floor"(%8) : (tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%26 = "stablehlo.abs"(%24) : (tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.negate"(%25) : (tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%30 = "stablehlo.convert"(%29) : (tensor<3xf32>) -> tensor<3xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.abs"(%37) : (tensor<3xf32>) -> tensor<3xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.negate"(%38) : (tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xi32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%49 = "stablehlo.multiply"(%44, %48) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%52 = "stablehlo.floor"(%51) : (tensor<5xf32>) -> tensor<5xf32>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%54 = "stablehlo.minimum"(%52, %53) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%55 = "stablehlo.subtract"(%51, %54) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%60 = "stablehlo.clamp"(%58, %55, %59) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%67 = "stablehlo.clamp"(%65, %54, %66) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%68 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%69 = "stablehlo.abs"(%67) : (tensor<5xf32>) -> tensor<5xf32>
%70 = "stablehlo.compare"(%69, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%71 = "stablehlo.negate"(%68) : (tensor<5xf32>) -> tensor<5xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%73 = "stablehlo.convert"(%72) : (tensor<5xf32>) -> tensor<5xi32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%75 = "stablehlo.add"(%54, %74) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%81 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<5xf32>} : () -> tensor<5xf32>
%82 = "stablehlo.abs"(%80) : (tensor<5xf32>) -> tensor<5xf32>
%83 = "stablehlo.compare"(%82, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%84 = "stablehlo.negate"(%81) : (tensor<5xf32>) -> tensor<5xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
%86 = "stablehlo.convert"(%85) : (tensor<5xf32>) -> tensor<5xi32>
%87 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
%88 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.divide"(%88, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%92 = "stablehlo.multiply"(%87, %91) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%94 = "stablehlo.maximum"(%92, %93) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%95 = "stablehlo.floor"(%94) : (tensor<4xf32>) -> tensor<4xf32>
%96 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%97 = "stablehlo.minimum"(%95, %96) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%98 = "stablehlo.subtract"(%94, %97) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%105 = "stablehlo.subtract"(%104, %103) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%107 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%108 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%109 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%110 = "stablehlo.clamp"(%108, %97, %109) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%111 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%112 = "stablehlo.abs"(%110) : (tensor<4xf32>) -> tensor<4xf32>
%113 = "stablehlo.compare"(%112, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%114 = "stablehlo.negate"(%111) : (tensor<4xf32>) -> tensor<4xf32>
%115 = "stablehlo.select"(%113, %110, %114) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%116 = "stablehlo.convert"(%115) : (tensor<4xf32>) -> tensor<4xi32>
%117 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%118 = "stablehlo.add"(%97, %117) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%120 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%121 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%122 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%123 = "stablehlo.clamp"(%121, %118, %122) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%124 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<4xf32>} : () -> tensor<4xf32>
%125 = "stablehlo.abs"(%123) : (tensor<4xf32>) -> tensor<4xf32>
%126 = "stablehlo.compare"(%125, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%127 = "stablehlo.negate"(%124) : (tensor<4xf32>) -> tensor<4xf32>
%128 = "stablehlo.select"(%126, %123, %127) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%129 = "stablehlo.convert"(%128) : (tensor<4xf32>) -> tensor<4xi32>
%130 = "stablehlo.gather"(%0, %116) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x5xf32>, tensor<4xi32>) -> tensor<1x2x4x3x4xf32>
%131 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%133 = "stablehlo.gather"(%0, %129) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x5xf32>, tensor<4xi32>) -> tensor<1x2x4x3x4xf32>
%134 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%135 = "stablehlo.multiply"(%133, %134) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%136 = "stablehlo.add"(%132, %135) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%137 = "stablehlo.gather"(%136, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x5x4xf32>
%138 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%139 = "stablehlo.multiply"(%137, %138) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%140 = "stablehlo.gather"(%136, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x5x4xf32>
%141 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%142 = "stablehlo.multiply"(%140, %141) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%143 = "stablehlo.add"(%139, %142) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%144 = "stablehlo.gather"(%143, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x3x5x4xf32>
%145 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%147 = "stablehlo.gather"(%143, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x3x5x4xf32>
%148 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%150 = "stablehlo.add"(%146, %149) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
return %150 : tensor<1x2x3x5x4xf32>
}
}

