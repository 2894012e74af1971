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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x2x4x4xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 2, 4, 3>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.9999998807907104e-1, -0.0e0, 3.999999761581421e-1, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 4>} : (tensor<6xi1>) -> tensor<2x3x2x4x6xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 6.000000238418579e-1, 8.00000011920929e-1, 7.999999523162842e-1, 6.000000238418579e-1, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x2x4x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 2, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.000000059604645e-1, -0.0e0, 2.0000004768371582e-1, -0.0e0, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
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
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.428571343421936e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 4.285714626312256e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x2x8x6xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 5.714285373687744e-1, 8.571428656578064e-1, 7.142857313156128e-1, 7.142857313156128e-1, 8.571429252624512e-1, 5.714285373687744e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x5x6xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 2, 5, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x5x6xf32>) -> tensor<2x3x2x4x6xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 1.4285707473754883e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%72 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.333333134651184e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%74 = "stablehlo.multiply"(%71, %73) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%76 = "stablehlo.compare"(%72, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x8x6xi1>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%79 = "stablehlo.select"(%77, %74, %78) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%80 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%82 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666269302368e-1, 6.666666865348816e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%84 = "stablehlo.multiply"(%81, %83) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%85 = "stablehlo.add"(%79, %84) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.pad"(%66, %86) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x3x8x6xf32>
%88 = "stablehlo.slice"(%87) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%91 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.333333432674408e-1, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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

// f32[1,2,4,3,5] [3,5,4] false
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%2 = "stablehlo.constant"() {value = dense<[8.75e-1, 6.25e-1, 3.75e-1, 1.25e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%5 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 5>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%6 = "stablehlo.constant"() {value = dense<[1.25e-1, 3.75e-1, 6.25e-1, 8.75e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%9 = "stablehlo.add"(%4, %8) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 5.999999642372131e-1, 1.0e0, 3.9999985694885254e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.pad"(%9, %16) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x4x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%18 = "stablehlo.slice"(%17) {limit_indices = array<i64: 1, 2, 4, 4, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x3x4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%21 = "stablehlo.slice"(%20) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%22 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.0000003576278687e-1, -0.0e0, 6.000001430511475e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%24 = "stablehlo.multiply"(%21, %23) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.compare"(%22, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<1x2x4x5x4xi1>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%30 = "stablehlo.add"(%15, %29) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%31 = "stablehlo.slice"(%30) {limit_indices = array<i64: 1, 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%32 = "stablehlo.constant"() {value = dense<[8.333333134651184e-1, 5.0e-1, 1.6666650772094727e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%34 = "stablehlo.multiply"(%31, %33) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%35 = "stablehlo.slice"(%30) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%36 = "stablehlo.constant"() {value = dense<[1.666666865348816e-1, 5.0e-1, 8.333334922790527e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%39 = "stablehlo.add"(%34, %38) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
return %39 : tensor<1x2x3x5x4xf32>
}
}

// f32[1,2,4,3,5] [3,5,4] true
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%2 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666269302368e-1, 3.3333325386047363e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.compare"(%2, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 4>} : (tensor<4xi1>) -> tensor<1x2x4x3x4xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%10 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 5>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.333333730697632e-1, 6.666667461395264e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.compare"(%11, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 4>} : (tensor<4xi1>) -> tensor<1x2x4x3x4xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%18 = "stablehlo.select"(%16, %13, %17) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%19 = "stablehlo.add"(%9, %18) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%23 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.pad"(%19, %26) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x4x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 1, 2, 4, 4, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x3x4xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%31 = "stablehlo.slice"(%30) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%32 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%34 = "stablehlo.multiply"(%31, %33) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%36 = "stablehlo.compare"(%32, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<1x2x4x5x4xi1>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%39 = "stablehlo.select"(%37, %34, %38) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%40 = "stablehlo.add"(%25, %39) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 1, 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%42 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%46 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x5x4xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%49 = "stablehlo.select"(%47, %44, %48) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%50 = "stablehlo.slice"(%40) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%51 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%55 = "stablehlo.compare"(%51, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x5x4xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%58 = "stablehlo.select"(%56, %53, %57) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%59 = "stablehlo.add"(%49, %58) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
return %59 : tensor<1x2x3x5x4xf32>
}
}

