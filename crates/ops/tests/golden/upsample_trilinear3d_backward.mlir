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
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%14 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1]> : tensor<2xf32>} : () -> tensor<2xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%20 = "stablehlo.constant"() {value = dense<[7.5e-1, 1.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x4x8x6xf32>, tensor<f32>) -> tensor<2x3x5x8x6xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 5, 8, 6>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x5x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%27 = "stablehlo.constant"() {value = dense<[2.5e-1, -0.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<2xi1>) -> tensor<2x3x2x8x6xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.pad"(%35, %36) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x9x6xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x9x6xf32>) -> tensor<2x3x2x4x6xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x2x4x6xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 2, 8, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%55 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%57 = "stablehlo.multiply"(%54, %56) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%58 = "stablehlo.add"(%52, %57) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.pad"(%35, %59) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x9x6xf32>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 3, 2, 9, 6>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x9x6xf32>) -> tensor<2x3x2x4x6xf32>
%62 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%64 = "stablehlo.multiply"(%61, %63) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%66 = "stablehlo.compare"(%62, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x2x4x6xi1>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%69 = "stablehlo.select"(%67, %64, %68) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%70 = "stablehlo.add"(%58, %69) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.pad"(%70, %71) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x4x7xf32>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 3, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x7xf32>) -> tensor<2x3x2x4x3xf32>
%74 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%76 = "stablehlo.multiply"(%73, %75) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%78 = "stablehlo.compare"(%74, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x3x2x4x3xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%81 = "stablehlo.select"(%79, %76, %80) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%84 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%87 = "stablehlo.add"(%81, %86) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%90 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%92 = "stablehlo.multiply"(%89, %91) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%93 = "stablehlo.add"(%87, %92) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.pad"(%70, %94) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x4x7xf32>
%96 = "stablehlo.slice"(%95) {limit_indices = array<i64: 2, 3, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x7xf32>) -> tensor<2x3x2x4x3xf32>
%97 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%101 = "stablehlo.compare"(%97, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x3x2x4x3xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%105 = "stablehlo.add"(%93, %104) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
return %105 : tensor<2x3x2x4x3xf32>
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
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%14 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666666865348816e-1]> : tensor<2xf32>} : () -> tensor<2xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%17 = "stablehlo.add"(%11, %16) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 8, 6>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%20 = "stablehlo.constant"() {value = dense<[6.666666269302368e-1, 1.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x4x8x6xf32>, tensor<f32>) -> tensor<2x3x5x8x6xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 5, 8, 6>, start_indices = array<i64: 0, 0, 2, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x5x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%27 = "stablehlo.constant"() {value = dense<[3.333333134651184e-1, -0.0e0]> : tensor<2xf32>} : () -> tensor<2xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<2xf32>) -> tensor<2x3x2x8x6xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<2xi1>) -> tensor<2x3x2x8x6xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x8x6xf32>} : () -> tensor<2x3x2x8x6xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x2x8x6xi1>, tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x2x8x6xf32>, tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x8x6xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.pad"(%35, %36) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x9x6xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x9x6xf32>) -> tensor<2x3x2x4x6xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, 2.857142686843872e-1, 1.4285707473754883e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x2x4x6xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 2, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 8.571428656578064e-1, 7.142857313156128e-1, 5.714285373687744e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 2, 8, 6>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x8x6xf32>) -> tensor<2x3x2x4x6xf32>
%55 = "stablehlo.constant"() {value = dense<[5.714285373687744e-1, 7.142857313156128e-1, 8.571429252624512e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%57 = "stablehlo.multiply"(%54, %56) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%58 = "stablehlo.add"(%52, %57) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%60 = "stablehlo.pad"(%35, %59) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x8x6xf32>, tensor<f32>) -> tensor<2x3x2x9x6xf32>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 3, 2, 9, 6>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 2, 1>} : (tensor<2x3x2x9x6xf32>) -> tensor<2x3x2x4x6xf32>
%62 = "stablehlo.constant"() {value = dense<[1.428571343421936e-1, 2.857142686843872e-1, 4.285714626312256e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x2x4x6xf32>
%64 = "stablehlo.multiply"(%61, %63) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%66 = "stablehlo.compare"(%62, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<2x3x2x4x6xi1>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x6xf32>} : () -> tensor<2x3x2x4x6xf32>
%69 = "stablehlo.select"(%67, %64, %68) : (tensor<2x3x2x4x6xi1>, tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%70 = "stablehlo.add"(%58, %69) : (tensor<2x3x2x4x6xf32>, tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x6xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.pad"(%70, %71) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x4x7xf32>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 3, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x7xf32>) -> tensor<2x3x2x4x3xf32>
%74 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.000000059604645e-1, 2.0000004768371582e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%76 = "stablehlo.multiply"(%73, %75) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%78 = "stablehlo.compare"(%74, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x3x2x4x3xi1>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%81 = "stablehlo.select"(%79, %76, %80) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%84 = "stablehlo.constant"() {value = dense<[1.0e0, 8.00000011920929e-1, 6.000000238418579e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%87 = "stablehlo.add"(%81, %86) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 2, 4, 6>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x6xf32>) -> tensor<2x3x2x4x3xf32>
%90 = "stablehlo.constant"() {value = dense<[6.000000238418579e-1, 7.999999523162842e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%92 = "stablehlo.multiply"(%89, %91) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%93 = "stablehlo.add"(%87, %92) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.pad"(%70, %94) {edge_padding_high = array<i64: 0, 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x4x6xf32>, tensor<f32>) -> tensor<2x3x2x4x7xf32>
%96 = "stablehlo.slice"(%95) {limit_indices = array<i64: 2, 3, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x2x4x7xf32>) -> tensor<2x3x2x4x3xf32>
%97 = "stablehlo.constant"() {value = dense<[1.9999998807907104e-1, 3.999999761581421e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 4>} : (tensor<3xf32>) -> tensor<2x3x2x4x3xf32>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%101 = "stablehlo.compare"(%97, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 4>} : (tensor<3xi1>) -> tensor<2x3x2x4x3xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x2x4x3xf32>} : () -> tensor<2x3x2x4x3xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<2x3x2x4x3xi1>, tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
%105 = "stablehlo.add"(%93, %104) : (tensor<2x3x2x4x3xf32>, tensor<2x3x2x4x3xf32>) -> tensor<2x3x2x4x3xf32>
return %105 : tensor<2x3x2x4x3xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] false
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x3x5x4xf32>, tensor<4xi32>) -> tensor<1x2x4x5x4xf32>
%4 = "stablehlo.constant"() {value = dense<[8.333333134651184e-1, 1.666666865348816e-1, 5.0e-1, 8.333334922790527e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.constant"() {value = dense<[1, 1, 2, 2]> : tensor<4xi32>} : () -> tensor<4xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 5, 4>} : (tensor<1x2x3x5x4xf32>, tensor<4xi32>) -> tensor<1x2x4x5x4xf32>
%10 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 1.6666650772094727e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x5x4xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x5x4xf32>} : () -> tensor<1x2x4x5x4xf32>
%17 = "stablehlo.select"(%15, %12, %16) : (tensor<1x2x4x5x4xi1>, tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%18 = "stablehlo.add"(%6, %17) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%21 = "stablehlo.gather"(%18, %20) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%22 = "stablehlo.constant"() {value = dense<[1.0e0, 4.0000003576278687e-1, 6.000001430511475e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%24 = "stablehlo.multiply"(%21, %23) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%27 = "stablehlo.gather"(%18, %26) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%28 = "stablehlo.constant"() {value = dense<[5.999999642372131e-1, 1.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%31 = "stablehlo.add"(%24, %30) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.constant"() {value = dense<[2, 3, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%34 = "stablehlo.gather"(%18, %33) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%35 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.9999985694885254e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.compare"(%35, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<1x2x4x3x4xi1>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%43 = "stablehlo.add"(%31, %42) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%46 = "stablehlo.gather"(%43, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%47 = "stablehlo.constant"() {value = dense<[8.75e-1, 1.25e-1, 3.75e-1, 6.25e-1, 8.75e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%52 = "stablehlo.gather"(%43, %51) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.25e-1, 3.75e-1, 1.25e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%57 = "stablehlo.compare"(%53, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%61 = "stablehlo.add"(%49, %60) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
return %61 : tensor<1x2x4x3x5xf32>
}
}

// f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] true
module @example {
func.func public @main(%0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x4x3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x2x5x4xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<1x2x3x2x5x4xf32>) -> tensor<1x2x6x5x4xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 5, 5, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x6x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%5 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x5x4xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<1x2x4x5x4xf32>, tensor<1x2x4x5x4xf32>) -> tensor<1x2x4x5x4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%10 = "stablehlo.gather"(%7, %9) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%11 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%16 = "stablehlo.gather"(%7, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%17 = "stablehlo.constant"() {value = dense<[5.0e-1, 1.0e0, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%20 = "stablehlo.add"(%13, %19) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.constant"() {value = dense<[2, 3, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%23 = "stablehlo.gather"(%7, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1, 4>} : (tensor<1x2x4x5x4xf32>, tensor<3xi32>) -> tensor<1x2x4x3x4xf32>
%24 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<1x2x4x3x4xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%28 = "stablehlo.compare"(%24, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<1x2x4x3x4xi1>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x4xf32>} : () -> tensor<1x2x4x3x4xf32>
%31 = "stablehlo.select"(%29, %26, %30) : (tensor<1x2x4x3x4xi1>, tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%32 = "stablehlo.add"(%20, %31) : (tensor<1x2x4x3x4xf32>, tensor<1x2x4x3x4xf32>) -> tensor<1x2x4x3x4xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%35 = "stablehlo.gather"(%32, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%36 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 3.333333730697632e-1, 6.666667461395264e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.constant"() {value = dense<[1, 1, 2, 3, 3]> : tensor<5xi32>} : () -> tensor<5xi32>
%46 = "stablehlo.gather"(%32, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [4], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 3, 1>} : (tensor<1x2x4x3x4xf32>, tensor<5xi32>) -> tensor<1x2x4x3x5xf32>
%47 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.666666269302368e-1, 3.3333325386047363e-1, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 4>} : (tensor<5xf32>) -> tensor<1x2x4x3x5xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 4>} : (tensor<5xi1>) -> tensor<1x2x4x3x5xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x3x5xf32>} : () -> tensor<1x2x4x3x5xf32>
%54 = "stablehlo.select"(%52, %49, %53) : (tensor<1x2x4x3x5xi1>, tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
%55 = "stablehlo.add"(%43, %54) : (tensor<1x2x4x3x5xf32>, tensor<1x2x4x3x5xf32>) -> tensor<1x2x4x3x5xf32>
return %55 : tensor<1x2x4x3x5xf32>
}
}

