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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x4x8x6xf32>, tensor<f32>) -> tensor<2x3x5x8x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x5x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.333333432674408e-1]> : tensor<2xf32>} : () -> tensor<2xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<2xi1>) -> tensor<2x3x2x8x6xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666865348816e-1]> : tensor<2xf32>} : () -> tensor<2xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%18 = "stablehlo.constant"() {value = dense<[6.666666269302368e-1, 1.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x4x8x6xf32>, tensor<f32>) -> tensor<2x3x5x8x6xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 5, 8, 6>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x5x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%25 = "stablehlo.constant"() {value = dense<[3.333333134651184e-1, -0.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
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
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, 2.857142686843872e-1, 1.4285707473754883e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x2x4x6xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%45 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%46 = "stablehlo.constant"() {value = dense<[1.0e0, 8.571428656578064e-1, 7.142857313156128e-1, 5.714285373687744e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%49 = "stablehlo.add"(%44, %48) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%50 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 2, 8, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%51 = "stablehlo.constant"() {value = dense<[5.714285373687744e-1, 7.142857313156128e-1, 8.571429252624512e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%54 = "stablehlo.add"(%49, %53) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.pad"(%33, %55) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x9x6xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 2, 9, 6>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x9x6xf32>) -> tensor<2x3x2x4x6xf32>
%58 = "stablehlo.constant"() {value = dense<[1.428571343421936e-1, 2.857142686843872e-1, 4.285714626312256e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%70 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.000000059604645e-1, 2.0000004768371582e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%74 = "stablehlo.compare"(%70, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x3x2x4x3xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%78 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%79 = "stablehlo.constant"() {value = dense<[1.0e0, 8.00000011920929e-1, 6.000000238418579e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%81 = "stablehlo.multiply"(%78, %80) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%82 = "stablehlo.add"(%77, %81) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%83 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%84 = "stablehlo.constant"() {value = dense<[6.000000238418579e-1, 7.999999523162842e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%87 = "stablehlo.add"(%82, %86) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.pad"(%66, %88) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x4x7xf32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 3, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x7xf32>) -> tensor<2x3x2x4x3xf32>
%91 = "stablehlo.constant"() {value = dense<[1.9999998807907104e-1, 3.999999761581421e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
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

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] false
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x3x5x4xf32>, tensor<4xi32>) -> tensor<1x2x4x5x4xf32>
%3 = "stablehlo.constant"() {value = dense<[8.333333134651184e-1, 1.666666865348816e-1, 5.0e-1, 8.333334922790527e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%6 = "stablehlo.constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x3x5x4xf32>, tensor<4xi32>) -> tensor<1x2x4x5x4xf32>
%8 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 1.6666650772094727e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x5x4xi1>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%15 = "stablehlo.select"(%13, %10, %14) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%16 = "stablehlo.add"(%5, %15) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%17 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%18 = "stablehlo.gather"(%16, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%19 = "stablehlo.constant"() {value = dense<[1.0e0, 4.0000003576278687e-1, 6.000001430511475e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%22 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%23 = "stablehlo.gather"(%16, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%24 = "stablehlo.constant"() {value = dense<[5.999999642372131e-1, 1.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%28 = "stablehlo.constant"() {value = dense<[2, 3, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%29 = "stablehlo.gather"(%16, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%30 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.9999985694885254e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<1x2x4x3x4xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%38 = "stablehlo.add"(%27, %37) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%39 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%40 = "stablehlo.gather"(%38, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%41 = "stablehlo.constant"() {value = dense<[8.75e-1, 1.25e-1, 3.75e-1, 6.25e-1, 8.75e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%44 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%45 = "stablehlo.gather"(%38, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.25e-1, 3.75e-1, 1.25e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%54 = "stablehlo.add"(%43, %53) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
return %54 : tensor<1x2x4x3x5xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] true
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x2x5x4xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<1x2x3x2x5x4xf32>) -> tensor<1x2x6x5x4xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 5, 5, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x6x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%4 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%7 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%8 = "stablehlo.gather"(%6, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%9 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%12 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%13 = "stablehlo.gather"(%6, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%14 = "stablehlo.constant"() {value = dense<[5.0e-1, 1.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%18 = "stablehlo.constant"() {value = dense<[2, 3, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%19 = "stablehlo.gather"(%6, %18) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%20 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%24 = "stablehlo.compare"(%20, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<1x2x4x3x4xi1>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%27 = "stablehlo.select"(%25, %22, %26) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%28 = "stablehlo.add"(%17, %27) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%29 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%30 = "stablehlo.gather"(%28, %29) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%31 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 3.333333730697632e-1, 6.666667461395264e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%35 = "stablehlo.compare"(%31, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%38 = "stablehlo.select"(%36, %33, %37) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%39 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%40 = "stablehlo.gather"(%28, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%41 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.666666269302368e-1, 3.3333325386047363e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%49 = "stablehlo.add"(%38, %48) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
return %49 : tensor<1x2x4x3x5xf32>
}
}

