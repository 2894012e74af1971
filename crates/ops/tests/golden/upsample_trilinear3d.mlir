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
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%17 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%20 = "stablehlo.add"(%13, %19) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%0, %21) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x2x4x4xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 3, 2, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x3xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%26 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 4>} : (tensor<6xi1>) -> tensor<2x3x2x4x6xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%34 = "stablehlo.add"(%20, %33) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%34, %35) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x5x6xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x5x6xf32>) -> tensor<2x3x2x4x6xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x2x8x6xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%51 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%54 = "stablehlo.add"(%47, %53) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.pad"(%34, %55) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x5x6xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 2, 5, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x5x6xf32>) -> tensor<2x3x2x4x6xf32>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%60 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%62 = "stablehlo.multiply"(%59, %61) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%64 = "stablehlo.compare"(%60, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x2x8x6xi1>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%67 = "stablehlo.select"(%65, %62, %66) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%68 = "stablehlo.add"(%54, %67) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.pad"(%68, %69) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x3x8x6xf32>
%71 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 2, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%74 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%76 = "stablehlo.multiply"(%73, %75) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%78 = "stablehlo.compare"(%74, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x8x6xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%81 = "stablehlo.select"(%79, %76, %80) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%85 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%88 = "stablehlo.add"(%81, %87) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.pad"(%68, %89) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x3x8x6xf32>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%93 = "stablehlo.reshape"(%92) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%94 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%96 = "stablehlo.multiply"(%93, %95) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%98 = "stablehlo.compare"(%94, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x8x6xi1>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%102 = "stablehlo.add"(%88, %101) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
return %102 : tensor<2x3x4x8x6xf32>
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
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%17 = "stablehlo.constant"() {value = dense<[1.0e0, 6.000000238418579e-1, 8.00000011920929e-1, 7.999999523162842e-1, 6.000000238418579e-1, 1.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%20 = "stablehlo.add"(%13, %19) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%0, %21) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x3xf32>, tensor<f32>) -> tensor<2x3x2x4x4xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 3, 2, 4, 4>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x4x4xf32>) -> tensor<2x3x2x4x3xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3x2xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x3x2x4x3x2xf32>) -> tensor<2x3x2x4x6xf32>
%26 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.000000059604645e-1, -0.0e0, 2.0000004768371582e-1, -0.0e0, -0.0e0]> : tensor<6xf32>} : () -> tensor<6xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 4>} : (tensor<6xf32>) -> tensor<2x3x2x4x6xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<6xf32>} : () -> tensor<6xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 4>} : (tensor<6xi1>) -> tensor<2x3x2x4x6xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%34 = "stablehlo.add"(%20, %33) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%34, %35) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x5x6xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x5x6xf32>) -> tensor<2x3x2x4x6xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.428571343421936e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 4.285714626312256e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x2x8x6xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%51 = "stablehlo.constant"() {value = dense<[1.0e0, 5.714285373687744e-1, 8.571428656578064e-1, 7.142857313156128e-1, 7.142857313156128e-1, 8.571429252624512e-1, 5.714285373687744e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%54 = "stablehlo.add"(%47, %53) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.pad"(%34, %55) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x5x6xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 2, 5, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x2x5x6xf32>) -> tensor<2x3x2x4x6xf32>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x2x6xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x2x4x2x6xf32>) -> tensor<2x3x2x8x6xf32>
%60 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 1.4285707473754883e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x2x8x6xf32>
%62 = "stablehlo.multiply"(%59, %61) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%64 = "stablehlo.compare"(%60, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x2x8x6xi1>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%67 = "stablehlo.select"(%65, %62, %66) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%68 = "stablehlo.add"(%54, %67) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.pad"(%68, %69) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x3x8x6xf32>
%71 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 2, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%74 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.333333134651184e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%76 = "stablehlo.multiply"(%73, %75) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%78 = "stablehlo.compare"(%74, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x8x6xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%81 = "stablehlo.select"(%79, %76, %80) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%85 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666269302368e-1, 6.666666865348816e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%88 = "stablehlo.add"(%81, %87) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.pad"(%68, %89) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x3x8x6xf32>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x3x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x2x8x6xf32>
%93 = "stablehlo.reshape"(%92) : (tensor<2x3x2x2x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%94 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.333333432674408e-1, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x8x6xf32>
%96 = "stablehlo.multiply"(%93, %95) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%98 = "stablehlo.compare"(%94, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x8x6xi1>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x8x6xf32>} : () -> tensor<2x3x4x8x6xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<2x3x4x8x6xi1>, tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
%102 = "stablehlo.add"(%88, %101) : (tensor<2x3x4x8x6xf32>, tensor<2x3x4x8x6xf32>) -> tensor<2x3x4x8x6xf32>
return %102 : tensor<2x3x4x8x6xf32>
}
}

// f32[1,2,4,3,5] [3,5,4] false
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%3 = "stablehlo.constant"() {value = dense<[8.75e-1, 6.25e-1, 3.75e-1, 1.25e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 5>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%8 = "stablehlo.constant"() {value = dense<[1.25e-1, 3.75e-1, 6.25e-1, 8.75e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%11 = "stablehlo.add"(%5, %10) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 5.999999642372131e-1, 1.0e0, 3.9999985694885254e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.pad"(%11, %19) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x4x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%21 = "stablehlo.slice"(%20) {limit_indices = array<i64: 1, 2, 4, 4, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x3x4xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.0000003576278687e-1, -0.0e0, 6.000001430511475e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<1x2x4x5x4xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%33 = "stablehlo.add"(%18, %32) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%36 = "stablehlo.constant"() {value = dense<[8.333333134651184e-1, 5.0e-1, 1.6666650772094727e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%41 = "stablehlo.constant"() {value = dense<[1.666666865348816e-1, 5.0e-1, 8.333334922790527e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%44 = "stablehlo.add"(%38, %43) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
return %44 : tensor<1x2x3x5x4xf32>
}
}

// f32[1,2,4,3,5] [3,5,4] true
module @example {
func.func public @main(%0: tensor<1x2x4x3x5xf32>) -> (tensor<1x2x3x5x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666269302368e-1, 3.3333325386047363e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 4>} : (tensor<4xi1>) -> tensor<1x2x4x3x4xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 4, 3, 5>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x4xf32>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.333333730697632e-1, 6.666667461395264e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 4>} : (tensor<4xf32>) -> tensor<1x2x4x3x4xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 4>} : (tensor<4xi1>) -> tensor<1x2x4x3x4xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%21 = "stablehlo.add"(%10, %20) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%26 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.pad"(%21, %29) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x4x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4x4xf32>
%31 = "stablehlo.slice"(%30) {limit_indices = array<i64: 1, 2, 4, 4, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x4x4xf32>) -> tensor<1x2x4x3x4xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 5>} : (tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x2x4xf32>
%33 = "stablehlo.reshape"(%32) : (tensor<1x2x4x3x2x4xf32>) -> tensor<1x2x4x6x4xf32>
%34 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x6x4xf32>) -> tensor<1x2x4x5x4xf32>
%35 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<1x2x4x5x4xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%39 = "stablehlo.compare"(%35, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<1x2x4x5x4xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%43 = "stablehlo.add"(%28, %42) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.slice"(%43) {limit_indices = array<i64: 1, 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%46 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x5x4xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.slice"(%43) {limit_indices = array<i64: 1, 2, 4, 5, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x4x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%56 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x5x4xf32>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%60 = "stablehlo.compare"(%56, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x5x4xi1>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x5x4xf32>} : () -> tensor<1x2x3x5x4xf32>
%63 = "stablehlo.select"(%61, %58, %62) : (tensor<1x2x3x5x4xi1>, tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
%64 = "stablehlo.add"(%53, %63) : (tensor<1x2x3x5x4xf32>, tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x4xf32>
return %64 : tensor<1x2x3x5x4xf32>
}
}

