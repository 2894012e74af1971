// f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x8x6xf32>) -> (tensor<2x3x2x4x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x4x8x6xf32>, tensor<f32>) -> tensor<2x3x5x8x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x5x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1]> : tensor<2xf32>} : () -> tensor<2xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<2xi1>) -> tensor<2x3x2x8x6xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1]> : tensor<2xf32>} : () -> tensor<2xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%18 = "stablehlo.constant"() {value = dense<[7.5e-1, 1.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x4x8x6xf32>, tensor<f32>) -> tensor<2x3x5x8x6xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 5, 8, 6>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x5x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%25 = "stablehlo.constant"() {value = dense<[2.5e-1, -0.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<2xi1>) -> tensor<2x3x2x8x6xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%33 = "stablehlo.add"(%21, %32) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x9x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x9x6xf32>) -> tensor<2x3x2x4x6xf32>
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x2x4x6xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%45 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%46 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%49 = "stablehlo.add"(%44, %48) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%50 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 2, 8, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%51 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%54 = "stablehlo.add"(%49, %53) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.pad"(%33, %55) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x9x6xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 2, 9, 6>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x9x6xf32>) -> tensor<2x3x2x4x6xf32>
%58 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x2x4x6xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%66 = "stablehlo.add"(%54, %65) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.pad"(%66, %67) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x4x7xf32>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x7xf32>) -> tensor<2x3x2x4x3xf32>
%70 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%74 = "stablehlo.compare"(%70, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x3x2x4x3xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%78 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%79 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%81 = "stablehlo.multiply"(%78, %80) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%82 = "stablehlo.add"(%77, %81) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%83 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%84 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%87 = "stablehlo.add"(%82, %86) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.pad"(%66, %88) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x4x7xf32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 3, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x7xf32>) -> tensor<2x3x2x4x3xf32>
%91 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%95 = "stablehlo.compare"(%91, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x3x2x4x3xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%98 = "stablehlo.select"(%96, %93, %97) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%99 = "stablehlo.add"(%87, %98) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
return %99 : tensor<2x3x2x4x3xf32>
}
}

// f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x8x6xf32>) -> (tensor<2x3x2x4x3xf32>) {
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
%130 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%131 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%135 = "stablehlo.reduce"(%130, %131) ({
^bb0(%132: tensor<i1>, %133: tensor<i1>):
%134 = "stablehlo.and"(%132, %133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%134) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x4x8x6xi1>, tensor<i1>) -> tensor<i1>
%464 = "stablehlo.if"(%135) ({
%136 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%137 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%138 = "stablehlo.compare"(%136, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%139 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%141 = "stablehlo.select"(%138, %139, %140) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%143 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%145 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%147 = "stablehlo.select"(%144, %145, %146) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%148 = "stablehlo.add"(%141, %147) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%149 = "stablehlo.dot_general"(%0, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x8x3xf32>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%151 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%153 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%155 = "stablehlo.select"(%152, %153, %154) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%156 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%157 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%159 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%161 = "stablehlo.select"(%158, %159, %160) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%162 = "stablehlo.add"(%155, %161) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%163 = "stablehlo.dot_general"(%149, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<2x3x4x3x4xf32>
%164 = "stablehlo.transpose"(%163) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%165 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%166 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%167 = "stablehlo.compare"(%165, %166) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%168 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%170 = "stablehlo.select"(%167, %168, %169) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%171 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%172 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%173 = "stablehlo.compare"(%171, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%174 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%176 = "stablehlo.select"(%173, %174, %175) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%177 = "stablehlo.add"(%170, %176) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%178 = "stablehlo.dot_general"(%164, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<2x3x4x3x2xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
"stablehlo.return"(%179) : (tensor<2x3x2x4x3xf32>) -> ()
}, {
%180 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%181 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%182 = "stablehlo.compare"(%180, %181) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%183 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%185 = "stablehlo.select"(%182, %183, %184) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%186 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%187 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%189 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%191 = "stablehlo.select"(%188, %189, %190) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%192 = "stablehlo.add"(%185, %191) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%193 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%194 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%196 = "stablehlo.sign"(%105) : (tensor<6xf32>) -> tensor<6xf32>
%197 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%199 = "stablehlo.select"(%195, %197, %198) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%200 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%201 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%202 = "stablehlo.compare"(%200, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%203 = "stablehlo.sign"(%103) : (tensor<6xf32>) -> tensor<6xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%206 = "stablehlo.select"(%202, %204, %205) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%207 = "stablehlo.add"(%199, %206) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%208 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%209 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%210 = "stablehlo.compare"(%208, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%211 = "stablehlo.sign"(%105) : (tensor<6xf32>) -> tensor<6xf32>
%212 = "stablehlo.abs"(%211) : (tensor<6xf32>) -> tensor<6xf32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%215 = "stablehlo.select"(%210, %213, %214) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%216 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%217 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%218 = "stablehlo.compare"(%216, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%219 = "stablehlo.sign"(%103) : (tensor<6xf32>) -> tensor<6xf32>
%220 = "stablehlo.abs"(%219) : (tensor<6xf32>) -> tensor<6xf32>
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%223 = "stablehlo.select"(%218, %221, %222) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%224 = "stablehlo.add"(%215, %223) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%225 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%226 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%227 = "stablehlo.compare"(%225, %226) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%228 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%229 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%231 = "stablehlo.select"(%227, %229, %230) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%232 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x6xi32>
%233 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<6xi32>) -> tensor<3x6xi32>
%234 = "stablehlo.compare"(%232, %233) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x6xi32>, tensor<3x6xi32>) -> tensor<3x6xi1>
%235 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<3x6xf32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x6xf32>} : () -> tensor<3x6xf32>
%238 = "stablehlo.select"(%234, %236, %237) : (tensor<3x6xi1>, tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%239 = "stablehlo.add"(%231, %238) : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
%240 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%242 = "stablehlo.not"(%240) : (tensor<2x3x4x8x6xi1>) -> tensor<2x3x4x8x6xi1>
%243 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xi1>) -> tensor<2x3x4x8x6xi1>
%245 = "stablehlo.sign"(%0) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%246 = "stablehlo.select"(%244, %245, %241) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%247 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%248 = "stablehlo.select"(%240, %241, %247) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%249 = "stablehlo.convert"(%246) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xbf16>
%250 = "stablehlo.convert"(%207) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%251 = "stablehlo.dot_general"(%249, %250) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%252 = "stablehlo.abs"(%246) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%253 = "stablehlo.convert"(%252) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xbf16>
%254 = "stablehlo.convert"(%224) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%255 = "stablehlo.dot_general"(%253, %254) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%256 = "stablehlo.convert"(%248) : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xbf16>
%257 = "stablehlo.convert"(%239) : (tensor<3x6xf32>) -> tensor<3x6xbf16>
%258 = "stablehlo.dot_general"(%256, %257) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x6xbf16>, tensor<3x6xbf16>) -> tensor<2x3x4x8x3xf32>
%259 = "stablehlo.select"(%240, %0, %241) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%260 = "stablehlo.dot_general"(%259, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x6xf32>, tensor<3x6xf32>) -> tensor<2x3x4x8x3xf32>
%261 = "stablehlo.abs"(%251) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%262 = "stablehlo.compare"(%261, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%263 = "stablehlo.compare"(%258, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%264 = "stablehlo.and"(%262, %263) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xi1>
%265 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%267 = "stablehlo.select"(%264, %251, %266) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%268 = "stablehlo.multiply"(%265, %267) : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%270 = "stablehlo.compare"(%258, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%271 = "stablehlo.select"(%270, %268, %260) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%272 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%273 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%274 = "stablehlo.compare"(%272, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%275 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%277 = "stablehlo.select"(%274, %275, %276) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%278 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%279 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%280 = "stablehlo.compare"(%278, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%281 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%283 = "stablehlo.select"(%280, %281, %282) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%284 = "stablehlo.add"(%277, %283) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%285 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%286 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%287 = "stablehlo.compare"(%285, %286) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%288 = "stablehlo.sign"(%62) : (tensor<8xf32>) -> tensor<8xf32>
%289 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%290 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%291 = "stablehlo.select"(%287, %289, %290) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%292 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%293 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%295 = "stablehlo.sign"(%60) : (tensor<8xf32>) -> tensor<8xf32>
%296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%297 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%298 = "stablehlo.select"(%294, %296, %297) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%299 = "stablehlo.add"(%291, %298) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%300 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%301 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%302 = "stablehlo.compare"(%300, %301) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%303 = "stablehlo.sign"(%62) : (tensor<8xf32>) -> tensor<8xf32>
%304 = "stablehlo.abs"(%303) : (tensor<8xf32>) -> tensor<8xf32>
%305 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%307 = "stablehlo.select"(%302, %305, %306) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%308 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%309 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%310 = "stablehlo.compare"(%308, %309) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%311 = "stablehlo.sign"(%60) : (tensor<8xf32>) -> tensor<8xf32>
%312 = "stablehlo.abs"(%311) : (tensor<8xf32>) -> tensor<8xf32>
%313 = "stablehlo.broadcast_in_dim"(%312) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%314 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%315 = "stablehlo.select"(%310, %313, %314) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%316 = "stablehlo.add"(%307, %315) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%317 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%318 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%319 = "stablehlo.compare"(%317, %318) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%320 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%322 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%323 = "stablehlo.select"(%319, %321, %322) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%324 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%325 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%326 = "stablehlo.compare"(%324, %325) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%327 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%328 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%329 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%330 = "stablehlo.select"(%326, %328, %329) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%331 = "stablehlo.add"(%323, %330) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%332 = "stablehlo.is_finite"(%271) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%333 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%334 = "stablehlo.not"(%332) : (tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xi1>
%335 = "stablehlo.compare"(%271, %271) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xi1>
%336 = "stablehlo.and"(%334, %335) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xi1>) -> tensor<2x3x4x8x3xi1>
%337 = "stablehlo.sign"(%271) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%338 = "stablehlo.select"(%336, %337, %333) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%339 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x8x3xf32>} : () -> tensor<2x3x4x8x3xf32>
%340 = "stablehlo.select"(%332, %333, %339) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%341 = "stablehlo.convert"(%338) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xbf16>
%342 = "stablehlo.convert"(%299) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%343 = "stablehlo.dot_general"(%341, %342) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%344 = "stablehlo.transpose"(%343) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%345 = "stablehlo.abs"(%338) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%346 = "stablehlo.convert"(%345) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xbf16>
%347 = "stablehlo.convert"(%316) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%348 = "stablehlo.dot_general"(%346, %347) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%349 = "stablehlo.transpose"(%348) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%350 = "stablehlo.convert"(%340) : (tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xbf16>
%351 = "stablehlo.convert"(%331) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%352 = "stablehlo.dot_general"(%350, %351) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x8x3xbf16>, tensor<4x8xbf16>) -> tensor<2x3x4x3x4xf32>
%353 = "stablehlo.transpose"(%352) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%354 = "stablehlo.select"(%332, %271, %333) : (tensor<2x3x4x8x3xi1>, tensor<2x3x4x8x3xf32>, tensor<2x3x4x8x3xf32>) -> tensor<2x3x4x8x3xf32>
%355 = "stablehlo.dot_general"(%354, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x8x3xf32>, tensor<4x8xf32>) -> tensor<2x3x4x3x4xf32>
%356 = "stablehlo.transpose"(%355) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<2x3x4x3x4xf32>) -> tensor<2x3x4x4x3xf32>
%357 = "stablehlo.abs"(%344) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%358 = "stablehlo.compare"(%357, %349) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%359 = "stablehlo.compare"(%353, %349) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%360 = "stablehlo.and"(%358, %359) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xi1>
%361 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%362 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%363 = "stablehlo.select"(%360, %344, %362) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%364 = "stablehlo.multiply"(%361, %363) : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%365 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%366 = "stablehlo.compare"(%353, %365) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%367 = "stablehlo.select"(%366, %364, %356) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%368 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%369 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%370 = "stablehlo.compare"(%368, %369) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%371 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%372 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%373 = "stablehlo.select"(%370, %371, %372) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%374 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%375 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%376 = "stablehlo.compare"(%374, %375) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%377 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%378 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%379 = "stablehlo.select"(%376, %377, %378) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%380 = "stablehlo.add"(%373, %379) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%381 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%382 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%383 = "stablehlo.compare"(%381, %382) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%384 = "stablehlo.sign"(%19) : (tensor<4xf32>) -> tensor<4xf32>
%385 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%386 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%387 = "stablehlo.select"(%383, %385, %386) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%388 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%389 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%390 = "stablehlo.compare"(%388, %389) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%391 = "stablehlo.sign"(%17) : (tensor<4xf32>) -> tensor<4xf32>
%392 = "stablehlo.broadcast_in_dim"(%391) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%394 = "stablehlo.select"(%390, %392, %393) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%395 = "stablehlo.add"(%387, %394) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%396 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%397 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%398 = "stablehlo.compare"(%396, %397) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%399 = "stablehlo.sign"(%19) : (tensor<4xf32>) -> tensor<4xf32>
%400 = "stablehlo.abs"(%399) : (tensor<4xf32>) -> tensor<4xf32>
%401 = "stablehlo.broadcast_in_dim"(%400) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%402 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%403 = "stablehlo.select"(%398, %401, %402) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%404 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%405 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%406 = "stablehlo.compare"(%404, %405) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%407 = "stablehlo.sign"(%17) : (tensor<4xf32>) -> tensor<4xf32>
%408 = "stablehlo.abs"(%407) : (tensor<4xf32>) -> tensor<4xf32>
%409 = "stablehlo.broadcast_in_dim"(%408) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%410 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%411 = "stablehlo.select"(%406, %409, %410) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%412 = "stablehlo.add"(%403, %411) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%413 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%414 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%415 = "stablehlo.compare"(%413, %414) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%416 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%417 = "stablehlo.broadcast_in_dim"(%416) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%418 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%419 = "stablehlo.select"(%415, %417, %418) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%420 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x4xi32>
%421 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<2x4xi32>
%422 = "stablehlo.compare"(%420, %421) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
%423 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<2x4xf32>
%425 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
%426 = "stablehlo.select"(%422, %424, %425) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%427 = "stablehlo.add"(%419, %426) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
%428 = "stablehlo.is_finite"(%367) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%429 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%430 = "stablehlo.not"(%428) : (tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xi1>
%431 = "stablehlo.compare"(%367, %367) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xi1>
%432 = "stablehlo.and"(%430, %431) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xi1>) -> tensor<2x3x4x4x3xi1>
%433 = "stablehlo.sign"(%367) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%434 = "stablehlo.select"(%432, %433, %429) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%435 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x4x3xf32>} : () -> tensor<2x3x4x4x3xf32>
%436 = "stablehlo.select"(%428, %429, %435) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%437 = "stablehlo.convert"(%434) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xbf16>
%438 = "stablehlo.convert"(%395) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%439 = "stablehlo.dot_general"(%437, %438) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%440 = "stablehlo.transpose"(%439) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%441 = "stablehlo.abs"(%434) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%442 = "stablehlo.convert"(%441) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xbf16>
%443 = "stablehlo.convert"(%412) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%444 = "stablehlo.dot_general"(%442, %443) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%445 = "stablehlo.transpose"(%444) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%446 = "stablehlo.convert"(%436) : (tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xbf16>
%447 = "stablehlo.convert"(%427) : (tensor<2x4xf32>) -> tensor<2x4xbf16>
%448 = "stablehlo.dot_general"(%446, %447) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x4x3xbf16>, tensor<2x4xbf16>) -> tensor<2x3x4x3x2xf32>
%449 = "stablehlo.transpose"(%448) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%450 = "stablehlo.select"(%428, %367, %429) : (tensor<2x3x4x4x3xi1>, tensor<2x3x4x4x3xf32>, tensor<2x3x4x4x3xf32>) -> tensor<2x3x4x4x3xf32>
%451 = "stablehlo.dot_general"(%450, %380) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4x3xf32>, tensor<2x4xf32>) -> tensor<2x3x4x3x2xf32>
%452 = "stablehlo.transpose"(%451) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x2x4x3xf32>
%453 = "stablehlo.abs"(%440) : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%454 = "stablehlo.compare"(%453, %445) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%455 = "stablehlo.compare"(%449, %445) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%456 = "stablehlo.and"(%454, %455) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xi1>) -> tensor<2x3x2x4x3xi1>
%457 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%458 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%459 = "stablehlo.select"(%456, %440, %458) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%460 = "stablehlo.multiply"(%457, %459) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%461 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%462 = "stablehlo.compare"(%449, %461) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xi1>
%463 = "stablehlo.select"(%462, %460, %452) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
"stablehlo.return"(%463) : (tensor<2x3x2x4x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x2x4x3xf32>
return %464 : tensor<2x3x2x4x3xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] false
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
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
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%143 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%147 = "stablehlo.reduce"(%142, %143) ({
^bb0(%144: tensor<i1>, %145: tensor<i1>):
%146 = "stablehlo.and"(%144, %145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%146) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x5x4xi1>, tensor<i1>) -> tensor<i1>
%476 = "stablehlo.if"(%147) ({
%148 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%149 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%150 = "stablehlo.compare"(%148, %149) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%151 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%153 = "stablehlo.select"(%150, %151, %152) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%154 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%155 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%156 = "stablehlo.compare"(%154, %155) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%157 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%159 = "stablehlo.select"(%156, %157, %158) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%160 = "stablehlo.add"(%153, %159) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%161 = "stablehlo.dot_general"(%0, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%162 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%163 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%164 = "stablehlo.compare"(%162, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%165 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%166 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%167 = "stablehlo.select"(%164, %165, %166) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%168 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%169 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%170 = "stablehlo.compare"(%168, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%171 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%173 = "stablehlo.select"(%170, %171, %172) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%174 = "stablehlo.add"(%167, %173) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%175 = "stablehlo.dot_general"(%161, %174) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%176 = "stablehlo.transpose"(%175) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%177 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%178 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%179 = "stablehlo.compare"(%177, %178) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%180 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%182 = "stablehlo.select"(%179, %180, %181) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%183 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%184 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%185 = "stablehlo.compare"(%183, %184) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%186 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%188 = "stablehlo.select"(%185, %186, %187) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%189 = "stablehlo.add"(%182, %188) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%190 = "stablehlo.dot_general"(%176, %189) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%191 = "stablehlo.transpose"(%190) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%191) : (tensor<1x2x4x3x5xf32>) -> ()
}, {
%192 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%193 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%194 = "stablehlo.compare"(%192, %193) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%195 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%196 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%197 = "stablehlo.select"(%194, %195, %196) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%198 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%199 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%200 = "stablehlo.compare"(%198, %199) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%201 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%202 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%203 = "stablehlo.select"(%200, %201, %202) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%204 = "stablehlo.add"(%197, %203) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%205 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%206 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%207 = "stablehlo.compare"(%205, %206) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%208 = "stablehlo.sign"(%117) : (tensor<4xf32>) -> tensor<4xf32>
%209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%211 = "stablehlo.select"(%207, %209, %210) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%212 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%213 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%214 = "stablehlo.compare"(%212, %213) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%215 = "stablehlo.sign"(%115) : (tensor<4xf32>) -> tensor<4xf32>
%216 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%218 = "stablehlo.select"(%214, %216, %217) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%219 = "stablehlo.add"(%211, %218) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%220 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%221 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%222 = "stablehlo.compare"(%220, %221) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%223 = "stablehlo.sign"(%117) : (tensor<4xf32>) -> tensor<4xf32>
%224 = "stablehlo.abs"(%223) : (tensor<4xf32>) -> tensor<4xf32>
%225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%227 = "stablehlo.select"(%222, %225, %226) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%228 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%229 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%230 = "stablehlo.compare"(%228, %229) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%231 = "stablehlo.sign"(%115) : (tensor<4xf32>) -> tensor<4xf32>
%232 = "stablehlo.abs"(%231) : (tensor<4xf32>) -> tensor<4xf32>
%233 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%235 = "stablehlo.select"(%230, %233, %234) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%236 = "stablehlo.add"(%227, %235) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%237 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%238 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%239 = "stablehlo.compare"(%237, %238) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%240 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%241 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%243 = "stablehlo.select"(%239, %241, %242) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%244 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%245 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%246 = "stablehlo.compare"(%244, %245) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%247 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%250 = "stablehlo.select"(%246, %248, %249) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%251 = "stablehlo.add"(%243, %250) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%252 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%253 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%254 = "stablehlo.not"(%252) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%255 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%256 = "stablehlo.and"(%254, %255) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%257 = "stablehlo.sign"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%258 = "stablehlo.select"(%256, %257, %253) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%259 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%260 = "stablehlo.select"(%252, %253, %259) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%261 = "stablehlo.convert"(%258) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%262 = "stablehlo.convert"(%219) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%263 = "stablehlo.dot_general"(%261, %262) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%264 = "stablehlo.abs"(%258) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%265 = "stablehlo.convert"(%264) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%266 = "stablehlo.convert"(%236) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%267 = "stablehlo.dot_general"(%265, %266) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%268 = "stablehlo.convert"(%260) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%269 = "stablehlo.convert"(%251) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%270 = "stablehlo.dot_general"(%268, %269) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%271 = "stablehlo.select"(%252, %0, %253) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%272 = "stablehlo.dot_general"(%271, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%273 = "stablehlo.abs"(%263) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%274 = "stablehlo.compare"(%273, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%275 = "stablehlo.compare"(%270, %267) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%276 = "stablehlo.and"(%274, %275) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%277 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%278 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%279 = "stablehlo.select"(%276, %263, %278) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%280 = "stablehlo.multiply"(%277, %279) : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%282 = "stablehlo.compare"(%270, %281) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%283 = "stablehlo.select"(%282, %280, %272) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%284 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%285 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%286 = "stablehlo.compare"(%284, %285) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%287 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%288 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%289 = "stablehlo.select"(%286, %287, %288) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%290 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%291 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%292 = "stablehlo.compare"(%290, %291) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%293 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%294 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%295 = "stablehlo.select"(%292, %293, %294) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%296 = "stablehlo.add"(%289, %295) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%297 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%298 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%299 = "stablehlo.compare"(%297, %298) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%300 = "stablehlo.sign"(%70) : (tensor<5xf32>) -> tensor<5xf32>
%301 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%302 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%303 = "stablehlo.select"(%299, %301, %302) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%304 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%305 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%306 = "stablehlo.compare"(%304, %305) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%307 = "stablehlo.sign"(%68) : (tensor<5xf32>) -> tensor<5xf32>
%308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%309 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%310 = "stablehlo.select"(%306, %308, %309) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%311 = "stablehlo.add"(%303, %310) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%312 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%313 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%314 = "stablehlo.compare"(%312, %313) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%315 = "stablehlo.sign"(%70) : (tensor<5xf32>) -> tensor<5xf32>
%316 = "stablehlo.abs"(%315) : (tensor<5xf32>) -> tensor<5xf32>
%317 = "stablehlo.broadcast_in_dim"(%316) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%318 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%319 = "stablehlo.select"(%314, %317, %318) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%320 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%321 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%322 = "stablehlo.compare"(%320, %321) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%323 = "stablehlo.sign"(%68) : (tensor<5xf32>) -> tensor<5xf32>
%324 = "stablehlo.abs"(%323) : (tensor<5xf32>) -> tensor<5xf32>
%325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%326 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%327 = "stablehlo.select"(%322, %325, %326) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%328 = "stablehlo.add"(%319, %327) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%329 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%330 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%331 = "stablehlo.compare"(%329, %330) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%332 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%333 = "stablehlo.broadcast_in_dim"(%332) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%334 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%335 = "stablehlo.select"(%331, %333, %334) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%336 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%337 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%338 = "stablehlo.compare"(%336, %337) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%339 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%340 = "stablehlo.broadcast_in_dim"(%339) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%341 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%342 = "stablehlo.select"(%338, %340, %341) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%343 = "stablehlo.add"(%335, %342) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%344 = "stablehlo.is_finite"(%283) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%345 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%346 = "stablehlo.not"(%344) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%347 = "stablehlo.compare"(%283, %283) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%348 = "stablehlo.and"(%346, %347) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%349 = "stablehlo.sign"(%283) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%350 = "stablehlo.select"(%348, %349, %345) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%351 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%352 = "stablehlo.select"(%344, %345, %351) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%353 = "stablehlo.convert"(%350) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%354 = "stablehlo.convert"(%311) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%355 = "stablehlo.dot_general"(%353, %354) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%356 = "stablehlo.transpose"(%355) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%357 = "stablehlo.abs"(%350) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%358 = "stablehlo.convert"(%357) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%359 = "stablehlo.convert"(%328) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%360 = "stablehlo.dot_general"(%358, %359) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%361 = "stablehlo.transpose"(%360) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%362 = "stablehlo.convert"(%352) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%363 = "stablehlo.convert"(%343) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%364 = "stablehlo.dot_general"(%362, %363) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%365 = "stablehlo.transpose"(%364) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%366 = "stablehlo.select"(%344, %283, %345) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%367 = "stablehlo.dot_general"(%366, %296) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%368 = "stablehlo.transpose"(%367) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%369 = "stablehlo.abs"(%356) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%370 = "stablehlo.compare"(%369, %361) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%371 = "stablehlo.compare"(%365, %361) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%372 = "stablehlo.and"(%370, %371) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%373 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%374 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%375 = "stablehlo.select"(%372, %356, %374) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%376 = "stablehlo.multiply"(%373, %375) : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%377 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%378 = "stablehlo.compare"(%365, %377) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%379 = "stablehlo.select"(%378, %376, %368) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%380 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%381 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%382 = "stablehlo.compare"(%380, %381) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%383 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%384 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%385 = "stablehlo.select"(%382, %383, %384) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%386 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%387 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%388 = "stablehlo.compare"(%386, %387) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%389 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%390 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%391 = "stablehlo.select"(%388, %389, %390) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%392 = "stablehlo.add"(%385, %391) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%393 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%394 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%396 = "stablehlo.sign"(%23) : (tensor<3xf32>) -> tensor<3xf32>
%397 = "stablehlo.broadcast_in_dim"(%396) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%398 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%399 = "stablehlo.select"(%395, %397, %398) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%401 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%402 = "stablehlo.compare"(%400, %401) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%403 = "stablehlo.sign"(%21) : (tensor<3xf32>) -> tensor<3xf32>
%404 = "stablehlo.broadcast_in_dim"(%403) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%405 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%406 = "stablehlo.select"(%402, %404, %405) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%407 = "stablehlo.add"(%399, %406) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%408 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%409 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%410 = "stablehlo.compare"(%408, %409) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%411 = "stablehlo.sign"(%23) : (tensor<3xf32>) -> tensor<3xf32>
%412 = "stablehlo.abs"(%411) : (tensor<3xf32>) -> tensor<3xf32>
%413 = "stablehlo.broadcast_in_dim"(%412) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%414 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%415 = "stablehlo.select"(%410, %413, %414) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%416 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%417 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%418 = "stablehlo.compare"(%416, %417) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%419 = "stablehlo.sign"(%21) : (tensor<3xf32>) -> tensor<3xf32>
%420 = "stablehlo.abs"(%419) : (tensor<3xf32>) -> tensor<3xf32>
%421 = "stablehlo.broadcast_in_dim"(%420) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%422 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%423 = "stablehlo.select"(%418, %421, %422) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%424 = "stablehlo.add"(%415, %423) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%425 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%426 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%427 = "stablehlo.compare"(%425, %426) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%428 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%429 = "stablehlo.broadcast_in_dim"(%428) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%430 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%431 = "stablehlo.select"(%427, %429, %430) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%432 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%433 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%434 = "stablehlo.compare"(%432, %433) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%435 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%436 = "stablehlo.broadcast_in_dim"(%435) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%437 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%438 = "stablehlo.select"(%434, %436, %437) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%439 = "stablehlo.add"(%431, %438) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%440 = "stablehlo.is_finite"(%379) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%442 = "stablehlo.not"(%440) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%443 = "stablehlo.compare"(%379, %379) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%444 = "stablehlo.and"(%442, %443) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%445 = "stablehlo.sign"(%379) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%446 = "stablehlo.select"(%444, %445, %441) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%447 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%448 = "stablehlo.select"(%440, %441, %447) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%449 = "stablehlo.convert"(%446) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%450 = "stablehlo.convert"(%407) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%451 = "stablehlo.dot_general"(%449, %450) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%452 = "stablehlo.transpose"(%451) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%453 = "stablehlo.abs"(%446) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%454 = "stablehlo.convert"(%453) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%455 = "stablehlo.convert"(%424) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%456 = "stablehlo.dot_general"(%454, %455) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%457 = "stablehlo.transpose"(%456) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%458 = "stablehlo.convert"(%448) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%459 = "stablehlo.convert"(%439) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%460 = "stablehlo.dot_general"(%458, %459) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%461 = "stablehlo.transpose"(%460) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%462 = "stablehlo.select"(%440, %379, %441) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%463 = "stablehlo.dot_general"(%462, %392) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%464 = "stablehlo.transpose"(%463) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%465 = "stablehlo.abs"(%452) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%466 = "stablehlo.compare"(%465, %457) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%467 = "stablehlo.compare"(%461, %457) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%468 = "stablehlo.and"(%466, %467) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%469 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%470 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%471 = "stablehlo.select"(%468, %452, %470) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%472 = "stablehlo.multiply"(%469, %471) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%473 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%474 = "stablehlo.compare"(%461, %473) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%475 = "stablehlo.select"(%474, %472, %464) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%475) : (tensor<1x2x4x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x3x5xf32>
return %476 : tensor<1x2x4x3x5xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] true
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
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
%130 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%131 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%135 = "stablehlo.reduce"(%130, %131) ({
^bb0(%132: tensor<i1>, %133: tensor<i1>):
%134 = "stablehlo.and"(%132, %133) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%134) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<1x2x3x5x4xi1>, tensor<i1>) -> tensor<i1>
%464 = "stablehlo.if"(%135) ({
%136 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%137 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%138 = "stablehlo.compare"(%136, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%139 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%141 = "stablehlo.select"(%138, %139, %140) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%143 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%145 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%147 = "stablehlo.select"(%144, %145, %146) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%148 = "stablehlo.add"(%141, %147) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%149 = "stablehlo.dot_general"(%0, %148) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%151 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%153 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%155 = "stablehlo.select"(%152, %153, %154) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%156 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%157 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%158 = "stablehlo.compare"(%156, %157) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%159 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%161 = "stablehlo.select"(%158, %159, %160) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%162 = "stablehlo.add"(%155, %161) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%163 = "stablehlo.dot_general"(%149, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%164 = "stablehlo.transpose"(%163) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%165 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%166 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%167 = "stablehlo.compare"(%165, %166) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%168 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%170 = "stablehlo.select"(%167, %168, %169) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%171 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%172 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%173 = "stablehlo.compare"(%171, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%174 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%176 = "stablehlo.select"(%173, %174, %175) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%177 = "stablehlo.add"(%170, %176) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%178 = "stablehlo.dot_general"(%164, %177) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%179 = "stablehlo.transpose"(%178) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%179) : (tensor<1x2x4x3x5xf32>) -> ()
}, {
%180 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%181 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%182 = "stablehlo.compare"(%180, %181) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%183 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%185 = "stablehlo.select"(%182, %183, %184) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%186 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%187 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%188 = "stablehlo.compare"(%186, %187) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%189 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%191 = "stablehlo.select"(%188, %189, %190) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%192 = "stablehlo.add"(%185, %191) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%193 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%194 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%195 = "stablehlo.compare"(%193, %194) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%196 = "stablehlo.sign"(%105) : (tensor<4xf32>) -> tensor<4xf32>
%197 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%199 = "stablehlo.select"(%195, %197, %198) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%200 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%201 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%202 = "stablehlo.compare"(%200, %201) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%203 = "stablehlo.sign"(%103) : (tensor<4xf32>) -> tensor<4xf32>
%204 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%205 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%206 = "stablehlo.select"(%202, %204, %205) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%207 = "stablehlo.add"(%199, %206) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%208 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%209 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%210 = "stablehlo.compare"(%208, %209) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%211 = "stablehlo.sign"(%105) : (tensor<4xf32>) -> tensor<4xf32>
%212 = "stablehlo.abs"(%211) : (tensor<4xf32>) -> tensor<4xf32>
%213 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%215 = "stablehlo.select"(%210, %213, %214) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%216 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%217 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%218 = "stablehlo.compare"(%216, %217) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%219 = "stablehlo.sign"(%103) : (tensor<4xf32>) -> tensor<4xf32>
%220 = "stablehlo.abs"(%219) : (tensor<4xf32>) -> tensor<4xf32>
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%223 = "stablehlo.select"(%218, %221, %222) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%224 = "stablehlo.add"(%215, %223) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%225 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%226 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%227 = "stablehlo.compare"(%225, %226) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%228 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%229 = "stablehlo.broadcast_in_dim"(%228) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%231 = "stablehlo.select"(%227, %229, %230) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%232 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x4xi32>
%233 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<5x4xi32>
%234 = "stablehlo.compare"(%232, %233) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x4xi32>, tensor<5x4xi32>) -> tensor<5x4xi1>
%235 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%236 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<5x4xf32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x4xf32>} : () -> tensor<5x4xf32>
%238 = "stablehlo.select"(%234, %236, %237) : (tensor<5x4xi1>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%239 = "stablehlo.add"(%231, %238) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
%240 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%242 = "stablehlo.not"(%240) : (tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%243 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xi1>
%244 = "stablehlo.and"(%242, %243) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xi1>) -> tensor<1x2x3x5x4xi1>
%245 = "stablehlo.sign"(%0) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%246 = "stablehlo.select"(%244, %245, %241) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%247 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%248 = "stablehlo.select"(%240, %241, %247) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%249 = "stablehlo.convert"(%246) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%250 = "stablehlo.convert"(%207) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%251 = "stablehlo.dot_general"(%249, %250) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%252 = "stablehlo.abs"(%246) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%253 = "stablehlo.convert"(%252) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%254 = "stablehlo.convert"(%224) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%255 = "stablehlo.dot_general"(%253, %254) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%256 = "stablehlo.convert"(%248) : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xbf16>
%257 = "stablehlo.convert"(%239) : (tensor<5x4xf32>) -> tensor<5x4xbf16>
%258 = "stablehlo.dot_general"(%256, %257) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x4xbf16>, tensor<5x4xbf16>) -> tensor<1x2x3x5x5xf32>
%259 = "stablehlo.select"(%240, %0, %241) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%260 = "stablehlo.dot_general"(%259, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x4xf32>, tensor<5x4xf32>) -> tensor<1x2x3x5x5xf32>
%261 = "stablehlo.abs"(%251) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%262 = "stablehlo.compare"(%261, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%263 = "stablehlo.compare"(%258, %255) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%264 = "stablehlo.and"(%262, %263) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%265 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%266 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%267 = "stablehlo.select"(%264, %251, %266) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%268 = "stablehlo.multiply"(%265, %267) : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%269 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%270 = "stablehlo.compare"(%258, %269) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%271 = "stablehlo.select"(%270, %268, %260) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%272 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%273 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%274 = "stablehlo.compare"(%272, %273) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%275 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%277 = "stablehlo.select"(%274, %275, %276) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%278 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%279 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%280 = "stablehlo.compare"(%278, %279) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%281 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%283 = "stablehlo.select"(%280, %281, %282) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%284 = "stablehlo.add"(%277, %283) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%285 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%286 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%287 = "stablehlo.compare"(%285, %286) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%288 = "stablehlo.sign"(%62) : (tensor<5xf32>) -> tensor<5xf32>
%289 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%290 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%291 = "stablehlo.select"(%287, %289, %290) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%292 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%293 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%294 = "stablehlo.compare"(%292, %293) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%295 = "stablehlo.sign"(%60) : (tensor<5xf32>) -> tensor<5xf32>
%296 = "stablehlo.broadcast_in_dim"(%295) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%297 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%298 = "stablehlo.select"(%294, %296, %297) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%299 = "stablehlo.add"(%291, %298) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%300 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%301 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%302 = "stablehlo.compare"(%300, %301) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%303 = "stablehlo.sign"(%62) : (tensor<5xf32>) -> tensor<5xf32>
%304 = "stablehlo.abs"(%303) : (tensor<5xf32>) -> tensor<5xf32>
%305 = "stablehlo.broadcast_in_dim"(%304) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%307 = "stablehlo.select"(%302, %305, %306) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%308 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%309 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%310 = "stablehlo.compare"(%308, %309) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%311 = "stablehlo.sign"(%60) : (tensor<5xf32>) -> tensor<5xf32>
%312 = "stablehlo.abs"(%311) : (tensor<5xf32>) -> tensor<5xf32>
%313 = "stablehlo.broadcast_in_dim"(%312) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%314 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%315 = "stablehlo.select"(%310, %313, %314) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%316 = "stablehlo.add"(%307, %315) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%317 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%318 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%319 = "stablehlo.compare"(%317, %318) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%320 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%322 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%323 = "stablehlo.select"(%319, %321, %322) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%324 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
%325 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<3x5xi32>
%326 = "stablehlo.compare"(%324, %325) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%327 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%328 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<3x5xf32>
%329 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%330 = "stablehlo.select"(%326, %328, %329) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%331 = "stablehlo.add"(%323, %330) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%332 = "stablehlo.is_finite"(%271) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%333 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%334 = "stablehlo.not"(%332) : (tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%335 = "stablehlo.compare"(%271, %271) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xi1>
%336 = "stablehlo.and"(%334, %335) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xi1>) -> tensor<1x2x3x5x5xi1>
%337 = "stablehlo.sign"(%271) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%338 = "stablehlo.select"(%336, %337, %333) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%339 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x5x5xf32>} : () -> tensor<1x2x3x5x5xf32>
%340 = "stablehlo.select"(%332, %333, %339) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%341 = "stablehlo.convert"(%338) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%342 = "stablehlo.convert"(%299) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%343 = "stablehlo.dot_general"(%341, %342) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%344 = "stablehlo.transpose"(%343) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%345 = "stablehlo.abs"(%338) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%346 = "stablehlo.convert"(%345) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%347 = "stablehlo.convert"(%316) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%348 = "stablehlo.dot_general"(%346, %347) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%349 = "stablehlo.transpose"(%348) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%350 = "stablehlo.convert"(%340) : (tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xbf16>
%351 = "stablehlo.convert"(%331) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%352 = "stablehlo.dot_general"(%350, %351) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x5x5xbf16>, tensor<3x5xbf16>) -> tensor<1x2x3x5x3xf32>
%353 = "stablehlo.transpose"(%352) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%354 = "stablehlo.select"(%332, %271, %333) : (tensor<1x2x3x5x5xi1>, tensor<1x2x3x5x5xf32>, tensor<1x2x3x5x5xf32>) -> tensor<1x2x3x5x5xf32>
%355 = "stablehlo.dot_general"(%354, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x5x5xf32>, tensor<3x5xf32>) -> tensor<1x2x3x5x3xf32>
%356 = "stablehlo.transpose"(%355) {permutation = array<i64: 0, 1, 2, 4, 3>} : (tensor<1x2x3x5x3xf32>) -> tensor<1x2x3x3x5xf32>
%357 = "stablehlo.abs"(%344) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%358 = "stablehlo.compare"(%357, %349) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%359 = "stablehlo.compare"(%353, %349) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%360 = "stablehlo.and"(%358, %359) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%361 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%362 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%363 = "stablehlo.select"(%360, %344, %362) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%364 = "stablehlo.multiply"(%361, %363) : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%365 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%366 = "stablehlo.compare"(%353, %365) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%367 = "stablehlo.select"(%366, %364, %356) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%368 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%369 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%370 = "stablehlo.compare"(%368, %369) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%371 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%372 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%373 = "stablehlo.select"(%370, %371, %372) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%374 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%375 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%376 = "stablehlo.compare"(%374, %375) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%377 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%378 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%379 = "stablehlo.select"(%376, %377, %378) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%380 = "stablehlo.add"(%373, %379) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%381 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%382 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%383 = "stablehlo.compare"(%381, %382) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%384 = "stablehlo.sign"(%19) : (tensor<3xf32>) -> tensor<3xf32>
%385 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%386 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%387 = "stablehlo.select"(%383, %385, %386) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%388 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%389 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%390 = "stablehlo.compare"(%388, %389) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%391 = "stablehlo.sign"(%17) : (tensor<3xf32>) -> tensor<3xf32>
%392 = "stablehlo.broadcast_in_dim"(%391) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%393 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%394 = "stablehlo.select"(%390, %392, %393) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%395 = "stablehlo.add"(%387, %394) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%396 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%397 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%398 = "stablehlo.compare"(%396, %397) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%399 = "stablehlo.sign"(%19) : (tensor<3xf32>) -> tensor<3xf32>
%400 = "stablehlo.abs"(%399) : (tensor<3xf32>) -> tensor<3xf32>
%401 = "stablehlo.broadcast_in_dim"(%400) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%402 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%403 = "stablehlo.select"(%398, %401, %402) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%404 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%405 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%406 = "stablehlo.compare"(%404, %405) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%407 = "stablehlo.sign"(%17) : (tensor<3xf32>) -> tensor<3xf32>
%408 = "stablehlo.abs"(%407) : (tensor<3xf32>) -> tensor<3xf32>
%409 = "stablehlo.broadcast_in_dim"(%408) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%410 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%411 = "stablehlo.select"(%406, %409, %410) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%412 = "stablehlo.add"(%403, %411) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%413 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%414 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%415 = "stablehlo.compare"(%413, %414) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%416 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%417 = "stablehlo.broadcast_in_dim"(%416) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%418 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%419 = "stablehlo.select"(%415, %417, %418) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%420 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%421 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%422 = "stablehlo.compare"(%420, %421) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%423 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%424 = "stablehlo.broadcast_in_dim"(%423) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<4x3xf32>
%425 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%426 = "stablehlo.select"(%422, %424, %425) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%427 = "stablehlo.add"(%419, %426) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%428 = "stablehlo.is_finite"(%367) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%429 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%430 = "stablehlo.not"(%428) : (tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%431 = "stablehlo.compare"(%367, %367) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xi1>
%432 = "stablehlo.and"(%430, %431) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xi1>) -> tensor<1x2x3x3x5xi1>
%433 = "stablehlo.sign"(%367) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%434 = "stablehlo.select"(%432, %433, %429) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%435 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x3x5xf32>} : () -> tensor<1x2x3x3x5xf32>
%436 = "stablehlo.select"(%428, %429, %435) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%437 = "stablehlo.convert"(%434) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%438 = "stablehlo.convert"(%395) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%439 = "stablehlo.dot_general"(%437, %438) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%440 = "stablehlo.transpose"(%439) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%441 = "stablehlo.abs"(%434) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%442 = "stablehlo.convert"(%441) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%443 = "stablehlo.convert"(%412) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%444 = "stablehlo.dot_general"(%442, %443) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%445 = "stablehlo.transpose"(%444) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%446 = "stablehlo.convert"(%436) : (tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xbf16>
%447 = "stablehlo.convert"(%427) : (tensor<4x3xf32>) -> tensor<4x3xbf16>
%448 = "stablehlo.dot_general"(%446, %447) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x3x5xbf16>, tensor<4x3xbf16>) -> tensor<1x2x3x5x4xf32>
%449 = "stablehlo.transpose"(%448) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%450 = "stablehlo.select"(%428, %367, %429) : (tensor<1x2x3x3x5xi1>, tensor<1x2x3x3x5xf32>, tensor<1x2x3x3x5xf32>) -> tensor<1x2x3x3x5xf32>
%451 = "stablehlo.dot_general"(%450, %380) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x3x5xf32>, tensor<4x3xf32>) -> tensor<1x2x3x5x4xf32>
%452 = "stablehlo.transpose"(%451) {permutation = array<i64: 0, 1, 4, 2, 3>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x4x3x5xf32>
%453 = "stablehlo.abs"(%440) : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%454 = "stablehlo.compare"(%453, %445) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%455 = "stablehlo.compare"(%449, %445) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%456 = "stablehlo.and"(%454, %455) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xi1>) -> tensor<1x2x4x3x5xi1>
%457 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%458 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%459 = "stablehlo.select"(%456, %440, %458) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%460 = "stablehlo.multiply"(%457, %459) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%461 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%462 = "stablehlo.compare"(%449, %461) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xi1>
%463 = "stablehlo.select"(%462, %460, %452) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
"stablehlo.return"(%463) : (tensor<1x2x4x3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x3x5xf32>
return %464 : tensor<1x2x4x3x5xf32>
}
}

