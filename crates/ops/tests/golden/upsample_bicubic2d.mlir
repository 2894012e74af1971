// f32[2,3,4,5] [8,10] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.pad"(%0, %14) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.265625e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1]> : tensor<10xf32>} : () -> tensor<10xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.add"(%13, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[1.10546875e0, 7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1, 1.10546875e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%47 = "stablehlo.add"(%33, %46) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.pad"(%0, %48) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%57 = "stablehlo.compare"(%53, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.add"(%47, %60) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.pad"(%61, %62) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.compare"(%67, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%74 = "stablehlo.select"(%72, %69, %73) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%61, %75) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.265625e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.compare"(%80, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%88 = "stablehlo.add"(%74, %87) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%89 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%91 = "stablehlo.constant"() {value = dense<[1.10546875e0, 7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1, 1.10546875e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%100 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%108 = "stablehlo.add"(%94, %107) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.pad"(%61, %109) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%111 = "stablehlo.slice"(%110) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%113 = "stablehlo.reshape"(%112) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%122 = "stablehlo.add"(%108, %121) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %122 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [8,10] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -2.8806581418700627e-2, -0.0e0, -5.555553568734073e-2, -0.0e0, -8.230452086209272e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.pad"(%0, %14) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 9.190671558815122e-2, -1.1111111111110983e-1, 2.2702330330435316e-1, -1.0082306587155321e-1, 3.7037026440655907e-1, -6.584364494668726e-2, 5.198902250644437e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.add"(%13, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[1.0e0, 5.624142624080097e-1, 9.739369028675866e-1, 7.962962532484957e-1, 9.026063208063277e-1, 9.02606223672817e-1, 7.96296382391888e-1, 9.739368758247334e-1, 5.62414295797649e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.198902650768211e-1, -6.584361845573783e-2, 3.703704233522772e-1, -1.0082304269198028e-1, 2.2702345010839298e-1, -1.1111111111110628e-1, 9.190676912195384e-2, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%47 = "stablehlo.add"(%33, %46) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.pad"(%0, %48) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.230452748483152e-2, -0.0e0, -5.555556548966312e-2, -0.0e0, -2.8806607909656723e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%57 = "stablehlo.compare"(%53, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.add"(%47, %60) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.pad"(%61, %62) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -4.373177425506869e-2, -0.0e0, -7.871720898603174e-2, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.compare"(%67, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%74 = "stablehlo.select"(%72, %69, %73) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%61, %75) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.2099124569413278e-1, -1.0932944476083106e-1, 3.0758015277086836e-1, -7.871717614265084e-2, 4.9854231992893927e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.compare"(%80, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%88 = "stablehlo.add"(%74, %87) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%89 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%91 = "stablehlo.constant"() {value = dense<[1.0e0, 5.801749223566259e-1, 9.577259523441074e-1, 8.454810662450314e-1, 8.454810662450314e-1, 9.577259860997913e-1, 5.801748890570925e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%100 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.985422797870358e-1, -7.871719803824018e-2, 3.0758015277086836e-1, -1.0932944476083106e-1, 1.2099119004285952e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%108 = "stablehlo.add"(%94, %107) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.pad"(%61, %109) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%111 = "stablehlo.slice"(%110) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%113 = "stablehlo.reshape"(%112) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, -7.87172021436624e-2, -0.0e0, -4.373177425506869e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%122 = "stablehlo.add"(%108, %121) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %122 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.5555595291985505e-2]> : tensor<3xf32>} : () -> tensor<3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[6.851852067090847e-1, -0.0e0, 3.7037058229800257e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<2x3x4x3xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%21 = "stablehlo.add"(%10, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%22 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%24 = "stablehlo.constant"() {value = dense<[3.7037034387941725e-1, 1.0e0, 6.851850129939829e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<[2, 3, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%30 = "stablehlo.constant"() {value = dense<[-5.555555058850192e-2, -0.0e0, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<2x3x4x3xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%38 = "stablehlo.add"(%27, %37) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.pad"(%38, %39) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%43 = "stablehlo.reshape"(%42) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%44 = "stablehlo.slice"(%43) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%45 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 5.7215714506783866e-2, -9.375e-2, -4.619180278591761e-2, -6.1497771053549144e-2, -9.921650097597645e-2]> : tensor<7xf32>} : () -> tensor<7xf32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%47 = "stablehlo.multiply"(%44, %46) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%49 = "stablehlo.compare"(%45, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%52 = "stablehlo.select"(%50, %47, %51) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%53 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%56 = "stablehlo.constant"() {value = dense<[1.0992164758873053e0, 6.592564852175131e-1, 9.889759578180012e-1, 5.9375e-1, 9.889758857449574e-1, 4.022410249136674e-1, 1.0992165009759765e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%59 = "stablehlo.add"(%52, %58) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.pad"(%38, %60) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 3, 5, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%64 = "stablehlo.reshape"(%63) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%66 = "stablehlo.constant"() {value = dense<[-9.921647588730531e-2, 4.022413451365765e-1, -4.619167232478505e-2, 5.9375e-1, 5.7215917040960185e-2, 6.592567461398817e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%70 = "stablehlo.compare"(%66, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%74 = "stablehlo.add"(%59, %73) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%38, %75) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 6, 3>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x3xf32>) -> tensor<2x3x4x3xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%80 = "stablehlo.slice"(%79) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%81 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.149783035408962e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%83 = "stablehlo.multiply"(%80, %82) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%85 = "stablehlo.compare"(%81, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%89 = "stablehlo.add"(%74, %88) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %89 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x3xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%7 = "stablehlo.slice"(%6) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%8 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.compare"(%8, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%15 = "stablehlo.select"(%13, %10, %14) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%16 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%17 = "stablehlo.reshape"(%16) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%18 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%19 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.9375e-1, 1.0e0, 5.9375e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%22 = "stablehlo.add"(%15, %21) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.pad"(%1, %23) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 3, 5, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%29 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.9375e-1, -0.0e0, 5.9375e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%31 = "stablehlo.multiply"(%28, %30) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%33 = "stablehlo.compare"(%29, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%36 = "stablehlo.select"(%34, %31, %35) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%37 = "stablehlo.add"(%22, %36) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.pad"(%1, %38) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 3, 6, 3>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x3xf32>) -> tensor<2x3x4x3xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%44 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%46 = "stablehlo.multiply"(%43, %45) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%48 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%51 = "stablehlo.select"(%49, %46, %50) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%52 = "stablehlo.add"(%37, %51) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %52 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [12,10] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.pad"(%0, %14) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.265625e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1]> : tensor<10xf32>} : () -> tensor<10xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.add"(%13, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[1.10546875e0, 7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1, 1.10546875e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%47 = "stablehlo.add"(%33, %46) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.pad"(%0, %48) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%57 = "stablehlo.compare"(%53, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.add"(%47, %60) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.pad"(%61, %62) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -5.555553568734073e-2, -0.0e0, -0.0e0, -5.555553568734073e-2, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%71 = "stablehlo.compare"(%67, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%74 = "stablehlo.select"(%72, %69, %73) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%61, %75) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 3.1481472871921834e-1, -0.0e0, -1.1111111111110983e-1, 3.7037026440655907e-1, -0.0e0, -1.1111111111109206e-1, 3.7037026440655907e-1, -0.0e0, -1.1111111111109206e-1]> : tensor<12xf32>} : () -> tensor<12xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%84 = "stablehlo.compare"(%80, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%88 = "stablehlo.add"(%74, %87) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%89 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%91 = "stablehlo.constant"() {value = dense<[1.1111111111111107e0, 1.0e0, 6.851851421373859e-1, 7.96296382391888e-1, 1.0e0, 7.962962532484957e-1, 7.96296382391888e-1, 1.0e0, 7.96296124105075e-1, 6.851852712807818e-1, 1.0e0, 1.111111111111092e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%100 = "stablehlo.constant"() {value = dense<[-1.1111111111111072e-1, -0.0e0, 3.703704233522772e-1, -1.1111111111110628e-1, -0.0e0, 3.703704233522772e-1, -1.1111111111110628e-1, -0.0e0, 3.1481498700601707e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%108 = "stablehlo.add"(%94, %107) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.pad"(%61, %109) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%111 = "stablehlo.slice"(%110) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%113 = "stablehlo.reshape"(%112) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.555556548966312e-2, -0.0e0, -0.0e0, -5.555556548966312e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%122 = "stablehlo.add"(%108, %121) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %122 : tensor<2x3x12x10xf32>
}
}

// f32[2,3,4,5] [12,10] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -2.8806581418700627e-2, -0.0e0, -5.555553568734073e-2, -0.0e0, -8.230452086209272e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.pad"(%0, %14) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 9.190671558815122e-2, -1.1111111111110983e-1, 2.2702330330435316e-1, -1.0082306587155321e-1, 3.7037026440655907e-1, -6.584364494668726e-2, 5.198902250644437e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.add"(%13, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[1.0e0, 5.624142624080097e-1, 9.739369028675866e-1, 7.962962532484957e-1, 9.026063208063277e-1, 9.02606223672817e-1, 7.96296382391888e-1, 9.739368758247334e-1, 5.62414295797649e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.198902650768211e-1, -6.584361845573783e-2, 3.703704233522772e-1, -1.0082304269198028e-1, 2.2702345010839298e-1, -1.1111111111110628e-1, 9.190676912195384e-2, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%47 = "stablehlo.add"(%33, %46) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.pad"(%0, %48) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.230452748483152e-2, -0.0e0, -5.555556548966312e-2, -0.0e0, -2.8806607909656723e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%57 = "stablehlo.compare"(%53, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.add"(%47, %60) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.pad"(%61, %62) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -6.311041640662074e-2, -5.63485079650361e-3, -0.0e0, -1.0142749167312548e-1, -4.0570994009208494e-2, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%71 = "stablehlo.compare"(%67, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%74 = "stablehlo.select"(%72, %69, %73) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%61, %75) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.581517128591532e-1, -5.634862618908354e-2, -1.1044327526232234e-1, 4.1096905032823694e-1, 7.963928291442046e-2, -9.128476644618688e-2, 6.525168495013416e-1, 2.907588000050353e-1, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%84 = "stablehlo.compare"(%80, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%88 = "stablehlo.add"(%74, %87) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%89 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%91 = "stablehlo.constant"() {value = dense<[1.0e0, 7.498121627856246e-1, 4.489105753012834e-1, 9.331330203365105e-1, 9.823440898861926e-1, 7.625845105553102e-1, 7.625846465130021e-1, 9.823441349591141e-1, 9.331329375796463e-1, 4.489106421717839e-1, 7.498121940041732e-1, 1.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%100 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.90758838427864e-1, 6.525169252386493e-1, -9.128473319566366e-2, 7.963940113850176e-2, 4.1096921066965586e-1, -1.1044328043461826e-1, -5.634856707703095e-2, 1.5815182886654056e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%108 = "stablehlo.add"(%94, %107) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.pad"(%61, %109) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%111 = "stablehlo.slice"(%110) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%113 = "stablehlo.reshape"(%112) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, -4.057100121348922e-2, -1.0142750053993277e-1, -0.0e0, -5.63486483561082e-3, -6.31104459626437e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%122 = "stablehlo.add"(%108, %121) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %122 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<10xi32>} : () -> tensor<10xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -6.827492929883139e-2, -0.0e0, -0.0e0, -3.072369755209836e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 2, 2]> : tensor<10xi32>} : () -> tensor<10xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.3131542146395825e-1, -1.0241238865789226e-1, 4.3923537037727456e-1, -0.0e0, -1.0923986994899959e-1, 2.3759663164697364e-1, -8.261269122075854e-2]> : tensor<10xf32>} : () -> tensor<10xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%21 = "stablehlo.add"(%10, %20) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 2, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<[1.1106053702278897e0, 9.380974094800967e-1, 5.432407468503095e-1, 9.512972290210957e-1, 8.955393334139324e-1, 7.382794288705564e-1, 1.0e0, 7.382794288705564e-1, 7.931270659051247e-1, 1.0826126912207585e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[-1.1060537022788974e-1, 6.599908527266618e-2, 5.427856596223211e-1, -8.261265048505395e-2, 2.37596779776858e-1, -1.0923986994899959e-1, -0.0e0, 3.7096044107844317e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%38 = "stablehlo.add"(%27, %37) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%40 = "stablehlo.gather"(%0, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%41 = "stablehlo.constant"() {value = dense<[-0.0e0, -4.096494752762858e-3, -8.60264064726306e-2, -0.0e0, -3.0723724532898178e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%49 = "stablehlo.add"(%38, %48) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%50 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<9xi32>} : () -> tensor<9xi32>
%51 = "stablehlo.gather"(%49, %50) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%52 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -7.897912788495276e-3, -0.0e0, -3.263182576439361e-2, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%56 = "stablehlo.compare"(%52, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%59 = "stablehlo.select"(%57, %54, %58) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%60 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%61 = "stablehlo.gather"(%49, %60) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%62 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -1.5603164851596851e-2, -1.0113166347408775e-1, 9.76386883526491e-2, -1.1107144108402123e-1, 2.480300976543861e-1, -9.493656999875588e-2]> : tensor<9xf32>} : () -> tensor<9xf32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%64 = "stablehlo.multiply"(%61, %63) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%66 = "stablehlo.compare"(%62, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%69 = "stablehlo.select"(%67, %64, %68) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%70 = "stablehlo.add"(%59, %69) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%71 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%72 = "stablehlo.gather"(%49, %71) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%73 = "stablehlo.constant"() {value = dense<[1.1090834833775887e0, 8.702638626203952e-1, 4.025026942481049e-1, 9.98949515579627e-1, 6.500037343278642e-1, 9.750220469362997e-1, 8.04093762705562e-1, 7.846017281100075e-1, 1.0949365699987559e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%75 = "stablehlo.multiply"(%72, %74) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%76 = "stablehlo.add"(%70, %75) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%77 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%78 = "stablehlo.gather"(%49, %77) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%79 = "stablehlo.constant"() {value = dense<[-1.0908348337758866e-1, 1.4446089880298751e-1, 7.042229754688449e-1, 1.700038618416644e-2, 5.360784891974717e-1, -6.476282250045351e-2, 3.0697767837845924e-1, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%81 = "stablehlo.multiply"(%78, %80) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%83 = "stablehlo.compare"(%79, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%87 = "stablehlo.add"(%76, %86) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%88 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%89 = "stablehlo.gather"(%49, %88) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%90 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.4724761423382748e-2, -1.0672566971694986e-1, -3.4673691219655467e-4, -8.495056005124813e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%92 = "stablehlo.multiply"(%89, %91) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%94 = "stablehlo.compare"(%90, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%97 = "stablehlo.select"(%95, %92, %96) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%98 = "stablehlo.add"(%87, %97) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
return %98 : tensor<1x2x9x10xf32>
}
}

// f64[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<9xi32>} : () -> tensor<9xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -2.186213991769659e-3, -0.0e0, -1.7361111111111605e-2, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -3.716563786008242e-2, -9.375e-2, 4.608196159122113e-2, -1.089248971193415e-1, 1.6087962962962998e-1, -1.0866769547325061e-1]> : tensor<9xf64>} : () -> tensor<9xf64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%21 = "stablehlo.add"(%10, %20) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%24 = "stablehlo.constant"() {value = dense<[1.1086676954732497e0, 8.564814814814813e-1, 3.7568587105624107e-1, 9.932698902606311e-1, 5.9375e-1, 9.93269890260631e-1, 7.332390260631002e-1, 8.564814814814815e-1, 1.1086676954732497e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.add"(%21, %26) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%28 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%30 = "stablehlo.constant"() {value = dense<[-1.0866769547325061e-1, 1.6087962962962965e-1, 7.332390260631002e-1, 4.608196159122069e-2, 5.9375e-1, -3.716563786008242e-2, 3.7568587105624107e-1, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%38 = "stablehlo.add"(%27, %37) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%39 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%40 = "stablehlo.gather"(%0, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%41 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.7361111111110716e-2, -1.089248971193415e-1, -2.1862139917687706e-3, -9.375e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%49 = "stablehlo.add"(%38, %48) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%51 = "stablehlo.pad"(%49, %50) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%54 = "stablehlo.reshape"(%53) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%56 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 5.721574344023317e-2, -9.375e-2, -4.6191690962098964e-2, -6.149781341107863e-2, -9.921647230320696e-2]> : tensor<7xf64>} : () -> tensor<7xf64>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%60 = "stablehlo.compare"(%56, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%63 = "stablehlo.select"(%61, %58, %62) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%64 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%65 = "stablehlo.reshape"(%64) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%66 = "stablehlo.slice"(%65) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%67 = "stablehlo.constant"() {value = dense<[1.0992164723032056e0, 6.592565597667639e-1, 9.889759475218658e-1, 5.9375e-1, 9.88975947521866e-1, 4.0224125364431484e-1, 1.099216472303208e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%70 = "stablehlo.add"(%63, %69) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%72 = "stablehlo.pad"(%49, %71) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 1, 2, 5, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%75 = "stablehlo.reshape"(%74) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%76 = "stablehlo.slice"(%75) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%77 = "stablehlo.constant"() {value = dense<[-9.921647230320696e-2, 4.0224125364431473e-1, -4.619169096209941e-2, 5.9375e-1, 5.7215743440233835e-2, 6.592565597667638e-1, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%79 = "stablehlo.multiply"(%76, %78) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%81 = "stablehlo.compare"(%77, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%84 = "stablehlo.select"(%82, %79, %83) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%85 = "stablehlo.add"(%70, %84) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%87 = "stablehlo.pad"(%49, %86) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x6x9xf64>
%88 = "stablehlo.slice"(%87) {limit_indices = array<i64: 1, 2, 6, 9>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x9xf64>) -> tensor<1x2x4x9xf64>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%90 = "stablehlo.reshape"(%89) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%92 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.149781341107863e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%94 = "stablehlo.multiply"(%91, %93) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%96 = "stablehlo.compare"(%92, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%100 = "stablehlo.add"(%85, %99) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %100 : tensor<1x2x7x9xf64>
}
}

// f64[1,2,4,4] [7,9] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<9xi32>} : () -> tensor<9xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -1.025390625e-2, -0.0e0, -6.591796875e-2, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -7.177734375e-2, -9.375e-2, 1.1474609375e-1, -1.0546875e-1, 4.2626953125e-1, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%21 = "stablehlo.add"(%10, %20) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%24 = "stablehlo.constant"() {value = dense<[1.0e0, 6.396484375e-1, 2.265625e-1, 9.6728515625e-1, 5.9375e-1, 9.6728515625e-1, 8.7890625e-1, 6.396484375e-1, 1.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.add"(%21, %26) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%28 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%30 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.2626953125e-1, 8.7890625e-1, 1.1474609375e-1, 5.9375e-1, -7.177734375e-2, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%38 = "stablehlo.add"(%27, %37) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%39 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%40 = "stablehlo.gather"(%0, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%41 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.591796875e-2, -1.0546875e-1, -1.025390625e-2, -9.375e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%49 = "stablehlo.add"(%38, %48) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%51 = "stablehlo.pad"(%49, %50) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%54 = "stablehlo.reshape"(%53) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%56 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%60 = "stablehlo.compare"(%56, %59) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%63 = "stablehlo.select"(%61, %58, %62) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%64 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%65 = "stablehlo.reshape"(%64) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%66 = "stablehlo.slice"(%65) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%67 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.9375e-1, 1.0e0, 5.9375e-1, 1.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%70 = "stablehlo.add"(%63, %69) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%72 = "stablehlo.pad"(%49, %71) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 1, 2, 5, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%75 = "stablehlo.reshape"(%74) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%76 = "stablehlo.slice"(%75) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%77 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.9375e-1, -0.0e0, 5.9375e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%79 = "stablehlo.multiply"(%76, %78) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%81 = "stablehlo.compare"(%77, %80) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%84 = "stablehlo.select"(%82, %79, %83) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%85 = "stablehlo.add"(%70, %84) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%87 = "stablehlo.pad"(%49, %86) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x6x9xf64>
%88 = "stablehlo.slice"(%87) {limit_indices = array<i64: 1, 2, 6, 9>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x9xf64>) -> tensor<1x2x4x9xf64>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%90 = "stablehlo.reshape"(%89) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%92 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%94 = "stablehlo.multiply"(%91, %93) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%96 = "stablehlo.compare"(%92, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%99 = "stablehlo.select"(%97, %94, %98) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%100 = "stablehlo.add"(%85, %99) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %100 : tensor<1x2x7x9xf64>
}
}

