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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.floor"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.add"(%7, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.abs"(%15) : (tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%19 = "stablehlo.negate"(%16) : (tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.convert"(%20) : (tensor<8xf32>) -> tensor<8xi32>
%22 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.abs"(%24) : (tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.add"(%7, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.abs"(%57) : (tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%61 = "stablehlo.negate"(%58) : (tensor<8xf32>) -> tensor<8xf32>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.convert"(%62) : (tensor<8xf32>) -> tensor<8xi32>
%64 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.abs"(%66) : (tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.add"(%7, %93) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%101 = "stablehlo.abs"(%99) : (tensor<8xf32>) -> tensor<8xf32>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%103 = "stablehlo.negate"(%100) : (tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.convert"(%104) : (tensor<8xf32>) -> tensor<8xi32>
%106 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.abs"(%108) : (tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%136 = "stablehlo.add"(%7, %135) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%143 = "stablehlo.abs"(%141) : (tensor<8xf32>) -> tensor<8xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%145 = "stablehlo.negate"(%142) : (tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.convert"(%146) : (tensor<8xf32>) -> tensor<8xi32>
%148 = "stablehlo.negate"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.abs"(%150) : (tensor<8xf32>) -> tensor<8xf32>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<8xf32>} : () -> tensor<8xf32>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<8xf32>} : () -> tensor<8xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%177 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%178 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%179 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%180 = "stablehlo.divide"(%178, %179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%182 = "stablehlo.multiply"(%177, %181) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%183 = "stablehlo.floor"(%182) : (tensor<10xf32>) -> tensor<10xf32>
%184 = "stablehlo.subtract"(%182, %183) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%185 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%186 = "stablehlo.add"(%183, %185) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%188 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%189 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%190 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%191 = "stablehlo.clamp"(%189, %186, %190) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%192 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%193 = "stablehlo.abs"(%191) : (tensor<10xf32>) -> tensor<10xf32>
%194 = "stablehlo.compare"(%193, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%195 = "stablehlo.negate"(%192) : (tensor<10xf32>) -> tensor<10xf32>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%197 = "stablehlo.convert"(%196) : (tensor<10xf32>) -> tensor<10xi32>
%198 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%199 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%200 = "stablehlo.add"(%198, %199) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%201 = "stablehlo.abs"(%200) : (tensor<10xf32>) -> tensor<10xf32>
%202 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%204 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%205 = "stablehlo.subtract"(%203, %204) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%206 = "stablehlo.multiply"(%205, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%207 = "stablehlo.multiply"(%206, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%209 = "stablehlo.add"(%207, %208) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%210 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%211 = "stablehlo.multiply"(%201, %210) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%213 = "stablehlo.subtract"(%211, %212) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%214 = "stablehlo.multiply"(%213, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.multiply"(%216, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%218 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%219 = "stablehlo.subtract"(%217, %218) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%220 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%221 = "stablehlo.compare"(%201, %220) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%223 = "stablehlo.select"(%221, %219, %222) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%225 = "stablehlo.compare"(%201, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%226 = "stablehlo.select"(%225, %209, %223) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%228 = "stablehlo.add"(%183, %227) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%230 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%231 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%232 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%233 = "stablehlo.clamp"(%231, %228, %232) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%235 = "stablehlo.abs"(%233) : (tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.compare"(%235, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%237 = "stablehlo.negate"(%234) : (tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.select"(%236, %233, %237) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%239 = "stablehlo.convert"(%238) : (tensor<10xf32>) -> tensor<10xi32>
%240 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%242 = "stablehlo.add"(%240, %241) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%243 = "stablehlo.abs"(%242) : (tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%247 = "stablehlo.subtract"(%245, %246) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.multiply"(%247, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%249 = "stablehlo.multiply"(%248, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.add"(%249, %250) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.multiply"(%243, %252) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.multiply"(%255, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%257 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%258 = "stablehlo.add"(%256, %257) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%259 = "stablehlo.multiply"(%258, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%260 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%261 = "stablehlo.subtract"(%259, %260) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%263 = "stablehlo.compare"(%243, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%265 = "stablehlo.select"(%263, %261, %264) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%266 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%267 = "stablehlo.compare"(%243, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%268 = "stablehlo.select"(%267, %251, %265) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%270 = "stablehlo.add"(%183, %269) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%272 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%273 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%274 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%275 = "stablehlo.clamp"(%273, %270, %274) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%277 = "stablehlo.abs"(%275) : (tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.compare"(%277, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%279 = "stablehlo.negate"(%276) : (tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.select"(%278, %275, %279) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%281 = "stablehlo.convert"(%280) : (tensor<10xf32>) -> tensor<10xi32>
%282 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%283 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%284 = "stablehlo.add"(%282, %283) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%285 = "stablehlo.abs"(%284) : (tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.multiply"(%285, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%289 = "stablehlo.subtract"(%287, %288) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.multiply"(%289, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%291 = "stablehlo.multiply"(%290, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.add"(%291, %292) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.multiply"(%285, %294) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.multiply"(%297, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%299 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%300 = "stablehlo.add"(%298, %299) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%301 = "stablehlo.multiply"(%300, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%302 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%303 = "stablehlo.subtract"(%301, %302) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%304 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%305 = "stablehlo.compare"(%285, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%307 = "stablehlo.select"(%305, %303, %306) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%308 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%309 = "stablehlo.compare"(%285, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%310 = "stablehlo.select"(%309, %293, %307) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%311 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%312 = "stablehlo.add"(%183, %311) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%314 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%315 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%316 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%317 = "stablehlo.clamp"(%315, %312, %316) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%319 = "stablehlo.abs"(%317) : (tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.compare"(%319, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%321 = "stablehlo.negate"(%318) : (tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.select"(%320, %317, %321) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%323 = "stablehlo.convert"(%322) : (tensor<10xf32>) -> tensor<10xi32>
%324 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%326 = "stablehlo.add"(%324, %325) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%327 = "stablehlo.abs"(%326) : (tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.multiply"(%327, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%331 = "stablehlo.subtract"(%329, %330) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.multiply"(%331, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%333 = "stablehlo.multiply"(%332, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.add"(%333, %334) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.multiply"(%327, %336) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.multiply"(%339, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%341 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%342 = "stablehlo.add"(%340, %341) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%343 = "stablehlo.multiply"(%342, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%344 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%345 = "stablehlo.subtract"(%343, %344) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%346 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%347 = "stablehlo.compare"(%327, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%348 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%349 = "stablehlo.select"(%347, %345, %348) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%350 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%351 = "stablehlo.compare"(%327, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%352 = "stablehlo.select"(%351, %335, %349) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%353 = "stablehlo.gather"(%0, %197) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%354 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%355 = "stablehlo.multiply"(%353, %354) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%356 = "stablehlo.gather"(%0, %239) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%357 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%358 = "stablehlo.multiply"(%356, %357) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%359 = "stablehlo.add"(%355, %358) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%360 = "stablehlo.gather"(%0, %281) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%361 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%362 = "stablehlo.multiply"(%360, %361) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%363 = "stablehlo.add"(%359, %362) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%364 = "stablehlo.gather"(%0, %323) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%365 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%367 = "stablehlo.add"(%363, %366) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%368 = "stablehlo.gather"(%367, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<8xi32>) -> tensor<2x3x8x10xf32>
%369 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%371 = "stablehlo.gather"(%367, %63) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<8xi32>) -> tensor<2x3x8x10xf32>
%372 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%373 = "stablehlo.multiply"(%371, %372) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%374 = "stablehlo.add"(%370, %373) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%375 = "stablehlo.gather"(%367, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<8xi32>) -> tensor<2x3x8x10xf32>
%376 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%378 = "stablehlo.add"(%374, %377) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%379 = "stablehlo.gather"(%367, %147) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<8xi32>) -> tensor<2x3x8x10xf32>
%380 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%382 = "stablehlo.add"(%378, %381) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %382 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.floor"(%10) : (tensor<7xf32>) -> tensor<7xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%14 = "stablehlo.add"(%11, %13) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%21 = "stablehlo.abs"(%19) : (tensor<7xf32>) -> tensor<7xf32>
%22 = "stablehlo.compare"(%21, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%23 = "stablehlo.negate"(%20) : (tensor<7xf32>) -> tensor<7xf32>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.convert"(%24) : (tensor<7xf32>) -> tensor<7xi32>
%26 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.abs"(%28) : (tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%32 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%56 = "stablehlo.add"(%11, %55) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%60 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%61 = "stablehlo.clamp"(%59, %56, %60) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%62 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%63 = "stablehlo.abs"(%61) : (tensor<7xf32>) -> tensor<7xf32>
%64 = "stablehlo.compare"(%63, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%65 = "stablehlo.negate"(%62) : (tensor<7xf32>) -> tensor<7xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%67 = "stablehlo.convert"(%66) : (tensor<7xf32>) -> tensor<7xi32>
%68 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%70 = "stablehlo.add"(%68, %69) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%71 = "stablehlo.abs"(%70) : (tensor<7xf32>) -> tensor<7xf32>
%72 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%74 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%75 = "stablehlo.subtract"(%73, %74) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%76 = "stablehlo.multiply"(%75, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%77 = "stablehlo.multiply"(%76, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%80 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%81 = "stablehlo.multiply"(%71, %80) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%82 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%83 = "stablehlo.subtract"(%81, %82) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%84 = "stablehlo.multiply"(%83, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%85 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%86 = "stablehlo.add"(%84, %85) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%87 = "stablehlo.multiply"(%86, %71) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%88 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%89 = "stablehlo.subtract"(%87, %88) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%90 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%91 = "stablehlo.compare"(%71, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%93 = "stablehlo.select"(%91, %89, %92) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%95 = "stablehlo.compare"(%71, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%96 = "stablehlo.select"(%95, %79, %93) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%98 = "stablehlo.add"(%11, %97) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%105 = "stablehlo.abs"(%103) : (tensor<7xf32>) -> tensor<7xf32>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%107 = "stablehlo.negate"(%104) : (tensor<7xf32>) -> tensor<7xf32>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%109 = "stablehlo.convert"(%108) : (tensor<7xf32>) -> tensor<7xi32>
%110 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%113 = "stablehlo.abs"(%112) : (tensor<7xf32>) -> tensor<7xf32>
%114 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%116 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%117 = "stablehlo.subtract"(%115, %116) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%118 = "stablehlo.multiply"(%117, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%119 = "stablehlo.multiply"(%118, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%121 = "stablehlo.add"(%119, %120) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%122 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%123 = "stablehlo.multiply"(%113, %122) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%124 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%126 = "stablehlo.multiply"(%125, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%127 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%128 = "stablehlo.add"(%126, %127) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%129 = "stablehlo.multiply"(%128, %113) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%130 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%132 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%133 = "stablehlo.compare"(%113, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%135 = "stablehlo.select"(%133, %131, %134) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%137 = "stablehlo.compare"(%113, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%138 = "stablehlo.select"(%137, %121, %135) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%140 = "stablehlo.add"(%11, %139) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%142 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%143 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%144 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%145 = "stablehlo.clamp"(%143, %140, %144) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%147 = "stablehlo.abs"(%145) : (tensor<7xf32>) -> tensor<7xf32>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%149 = "stablehlo.negate"(%146) : (tensor<7xf32>) -> tensor<7xf32>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%151 = "stablehlo.convert"(%150) : (tensor<7xf32>) -> tensor<7xi32>
%152 = "stablehlo.negate"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%153 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%155 = "stablehlo.abs"(%154) : (tensor<7xf32>) -> tensor<7xf32>
%156 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%158 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%159 = "stablehlo.subtract"(%157, %158) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%160 = "stablehlo.multiply"(%159, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%161 = "stablehlo.multiply"(%160, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%162 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%163 = "stablehlo.add"(%161, %162) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%164 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%165 = "stablehlo.multiply"(%155, %164) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%166 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%167 = "stablehlo.subtract"(%165, %166) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%168 = "stablehlo.multiply"(%167, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%169 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%170 = "stablehlo.add"(%168, %169) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%171 = "stablehlo.multiply"(%170, %155) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%172 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%173 = "stablehlo.subtract"(%171, %172) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%175 = "stablehlo.compare"(%155, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%177 = "stablehlo.select"(%175, %173, %176) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%179 = "stablehlo.compare"(%155, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%180 = "stablehlo.select"(%179, %163, %177) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%181 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%182 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%183 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%184 = "stablehlo.divide"(%182, %183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%185 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%186 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%187 = "stablehlo.add"(%181, %186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%188 = "stablehlo.multiply"(%187, %185) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%189 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%190 = "stablehlo.subtract"(%188, %189) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%191 = "stablehlo.floor"(%190) : (tensor<3xf32>) -> tensor<3xf32>
%192 = "stablehlo.subtract"(%190, %191) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%193 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%194 = "stablehlo.add"(%191, %193) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%196 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%197 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%198 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%199 = "stablehlo.clamp"(%197, %194, %198) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%200 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%201 = "stablehlo.abs"(%199) : (tensor<3xf32>) -> tensor<3xf32>
%202 = "stablehlo.compare"(%201, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%203 = "stablehlo.negate"(%200) : (tensor<3xf32>) -> tensor<3xf32>
%204 = "stablehlo.select"(%202, %199, %203) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%205 = "stablehlo.convert"(%204) : (tensor<3xf32>) -> tensor<3xi32>
%206 = "stablehlo.negate"(%192) : (tensor<3xf32>) -> tensor<3xf32>
%207 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%208 = "stablehlo.add"(%206, %207) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%209 = "stablehlo.abs"(%208) : (tensor<3xf32>) -> tensor<3xf32>
%210 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%212 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%213 = "stablehlo.subtract"(%211, %212) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%214 = "stablehlo.multiply"(%213, %209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%215 = "stablehlo.multiply"(%214, %209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%216 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%217 = "stablehlo.add"(%215, %216) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%218 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%219 = "stablehlo.multiply"(%209, %218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%220 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%221 = "stablehlo.subtract"(%219, %220) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%222 = "stablehlo.multiply"(%221, %209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%223 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%224 = "stablehlo.add"(%222, %223) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%225 = "stablehlo.multiply"(%224, %209) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%226 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%227 = "stablehlo.subtract"(%225, %226) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%228 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%229 = "stablehlo.compare"(%209, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%231 = "stablehlo.select"(%229, %227, %230) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%232 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%233 = "stablehlo.compare"(%209, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%234 = "stablehlo.select"(%233, %217, %231) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%236 = "stablehlo.add"(%191, %235) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%238 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%239 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%240 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%241 = "stablehlo.clamp"(%239, %236, %240) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%242 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%243 = "stablehlo.abs"(%241) : (tensor<3xf32>) -> tensor<3xf32>
%244 = "stablehlo.compare"(%243, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%245 = "stablehlo.negate"(%242) : (tensor<3xf32>) -> tensor<3xf32>
%246 = "stablehlo.select"(%244, %241, %245) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%247 = "stablehlo.convert"(%246) : (tensor<3xf32>) -> tensor<3xi32>
%248 = "stablehlo.negate"(%192) : (tensor<3xf32>) -> tensor<3xf32>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%250 = "stablehlo.add"(%248, %249) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%251 = "stablehlo.abs"(%250) : (tensor<3xf32>) -> tensor<3xf32>
%252 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%254 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%256 = "stablehlo.multiply"(%255, %251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%257 = "stablehlo.multiply"(%256, %251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%258 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%259 = "stablehlo.add"(%257, %258) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%260 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%261 = "stablehlo.multiply"(%251, %260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%262 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%263 = "stablehlo.subtract"(%261, %262) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%264 = "stablehlo.multiply"(%263, %251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%265 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%266 = "stablehlo.add"(%264, %265) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%267 = "stablehlo.multiply"(%266, %251) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%268 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%269 = "stablehlo.subtract"(%267, %268) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%270 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%271 = "stablehlo.compare"(%251, %270) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%273 = "stablehlo.select"(%271, %269, %272) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%274 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%275 = "stablehlo.compare"(%251, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%276 = "stablehlo.select"(%275, %259, %273) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%277 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%278 = "stablehlo.add"(%191, %277) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%280 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%281 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%282 = "stablehlo.broadcast_in_dim"(%280) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%283 = "stablehlo.clamp"(%281, %278, %282) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%284 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%285 = "stablehlo.abs"(%283) : (tensor<3xf32>) -> tensor<3xf32>
%286 = "stablehlo.compare"(%285, %284) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%287 = "stablehlo.negate"(%284) : (tensor<3xf32>) -> tensor<3xf32>
%288 = "stablehlo.select"(%286, %283, %287) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%289 = "stablehlo.convert"(%288) : (tensor<3xf32>) -> tensor<3xi32>
%290 = "stablehlo.negate"(%192) : (tensor<3xf32>) -> tensor<3xf32>
%291 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%292 = "stablehlo.add"(%290, %291) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%293 = "stablehlo.abs"(%292) : (tensor<3xf32>) -> tensor<3xf32>
%294 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%295 = "stablehlo.multiply"(%293, %294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%296 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%298 = "stablehlo.multiply"(%297, %293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%299 = "stablehlo.multiply"(%298, %293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%300 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%301 = "stablehlo.add"(%299, %300) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%302 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%303 = "stablehlo.multiply"(%293, %302) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%304 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%305 = "stablehlo.subtract"(%303, %304) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%306 = "stablehlo.multiply"(%305, %293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%307 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%308 = "stablehlo.add"(%306, %307) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%309 = "stablehlo.multiply"(%308, %293) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%310 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%311 = "stablehlo.subtract"(%309, %310) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%312 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%313 = "stablehlo.compare"(%293, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%314 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%315 = "stablehlo.select"(%313, %311, %314) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%316 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%317 = "stablehlo.compare"(%293, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%318 = "stablehlo.select"(%317, %301, %315) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%319 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%320 = "stablehlo.add"(%191, %319) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%321 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%322 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%323 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%324 = "stablehlo.broadcast_in_dim"(%322) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%325 = "stablehlo.clamp"(%323, %320, %324) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%326 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%327 = "stablehlo.abs"(%325) : (tensor<3xf32>) -> tensor<3xf32>
%328 = "stablehlo.compare"(%327, %326) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%329 = "stablehlo.negate"(%326) : (tensor<3xf32>) -> tensor<3xf32>
%330 = "stablehlo.select"(%328, %325, %329) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%331 = "stablehlo.convert"(%330) : (tensor<3xf32>) -> tensor<3xi32>
%332 = "stablehlo.negate"(%192) : (tensor<3xf32>) -> tensor<3xf32>
%333 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%334 = "stablehlo.add"(%332, %333) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%335 = "stablehlo.abs"(%334) : (tensor<3xf32>) -> tensor<3xf32>
%336 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%337 = "stablehlo.multiply"(%335, %336) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%338 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%340 = "stablehlo.multiply"(%339, %335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%341 = "stablehlo.multiply"(%340, %335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%342 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%343 = "stablehlo.add"(%341, %342) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%344 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%345 = "stablehlo.multiply"(%335, %344) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%346 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%347 = "stablehlo.subtract"(%345, %346) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%348 = "stablehlo.multiply"(%347, %335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%349 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%350 = "stablehlo.add"(%348, %349) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%351 = "stablehlo.multiply"(%350, %335) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%352 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%353 = "stablehlo.subtract"(%351, %352) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%354 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%355 = "stablehlo.compare"(%335, %354) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%356 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%357 = "stablehlo.select"(%355, %353, %356) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%358 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%359 = "stablehlo.compare"(%335, %358) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%360 = "stablehlo.select"(%359, %343, %357) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%361 = "stablehlo.gather"(%0, %205) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%362 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%363 = "stablehlo.multiply"(%361, %362) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%364 = "stablehlo.gather"(%0, %247) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%365 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%367 = "stablehlo.add"(%363, %366) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%368 = "stablehlo.gather"(%0, %289) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%369 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%371 = "stablehlo.add"(%367, %370) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%372 = "stablehlo.gather"(%0, %331) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%373 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%374 = "stablehlo.multiply"(%372, %373) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%375 = "stablehlo.add"(%371, %374) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%376 = "stablehlo.gather"(%375, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%377 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%378 = "stablehlo.multiply"(%376, %377) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%379 = "stablehlo.gather"(%375, %67) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%380 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%382 = "stablehlo.add"(%378, %381) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%383 = "stablehlo.gather"(%375, %109) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%384 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%385 = "stablehlo.multiply"(%383, %384) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%386 = "stablehlo.add"(%382, %385) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%387 = "stablehlo.gather"(%375, %151) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%388 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%389 = "stablehlo.multiply"(%387, %388) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%390 = "stablehlo.add"(%386, %389) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %390 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.floor"(%6) : (tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.add"(%7, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%17 = "stablehlo.abs"(%15) : (tensor<7xf32>) -> tensor<7xf32>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%19 = "stablehlo.negate"(%16) : (tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%21 = "stablehlo.convert"(%20) : (tensor<7xf32>) -> tensor<7xi32>
%22 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.abs"(%24) : (tensor<7xf32>) -> tensor<7xf32>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%52 = "stablehlo.add"(%7, %51) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%59 = "stablehlo.abs"(%57) : (tensor<7xf32>) -> tensor<7xf32>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%61 = "stablehlo.negate"(%58) : (tensor<7xf32>) -> tensor<7xf32>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%63 = "stablehlo.convert"(%62) : (tensor<7xf32>) -> tensor<7xi32>
%64 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%67 = "stablehlo.abs"(%66) : (tensor<7xf32>) -> tensor<7xf32>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%94 = "stablehlo.add"(%7, %93) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%101 = "stablehlo.abs"(%99) : (tensor<7xf32>) -> tensor<7xf32>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%103 = "stablehlo.negate"(%100) : (tensor<7xf32>) -> tensor<7xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%105 = "stablehlo.convert"(%104) : (tensor<7xf32>) -> tensor<7xi32>
%106 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%109 = "stablehlo.abs"(%108) : (tensor<7xf32>) -> tensor<7xf32>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%136 = "stablehlo.add"(%7, %135) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%143 = "stablehlo.abs"(%141) : (tensor<7xf32>) -> tensor<7xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%145 = "stablehlo.negate"(%142) : (tensor<7xf32>) -> tensor<7xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%147 = "stablehlo.convert"(%146) : (tensor<7xf32>) -> tensor<7xi32>
%148 = "stablehlo.negate"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%151 = "stablehlo.abs"(%150) : (tensor<7xf32>) -> tensor<7xf32>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf32>} : () -> tensor<7xf32>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf32>} : () -> tensor<7xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%177 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%178 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%179 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%180 = "stablehlo.divide"(%178, %179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%182 = "stablehlo.multiply"(%177, %181) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%183 = "stablehlo.floor"(%182) : (tensor<3xf32>) -> tensor<3xf32>
%184 = "stablehlo.subtract"(%182, %183) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%185 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%186 = "stablehlo.add"(%183, %185) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%188 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%189 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%190 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%191 = "stablehlo.clamp"(%189, %186, %190) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%192 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%193 = "stablehlo.abs"(%191) : (tensor<3xf32>) -> tensor<3xf32>
%194 = "stablehlo.compare"(%193, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%195 = "stablehlo.negate"(%192) : (tensor<3xf32>) -> tensor<3xf32>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%197 = "stablehlo.convert"(%196) : (tensor<3xf32>) -> tensor<3xi32>
%198 = "stablehlo.negate"(%184) : (tensor<3xf32>) -> tensor<3xf32>
%199 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%200 = "stablehlo.add"(%198, %199) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%201 = "stablehlo.abs"(%200) : (tensor<3xf32>) -> tensor<3xf32>
%202 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%204 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%205 = "stablehlo.subtract"(%203, %204) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%206 = "stablehlo.multiply"(%205, %201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%207 = "stablehlo.multiply"(%206, %201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%209 = "stablehlo.add"(%207, %208) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%210 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%211 = "stablehlo.multiply"(%201, %210) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%212 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%213 = "stablehlo.subtract"(%211, %212) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%214 = "stablehlo.multiply"(%213, %201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%215 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%217 = "stablehlo.multiply"(%216, %201) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%218 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%219 = "stablehlo.subtract"(%217, %218) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%220 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%221 = "stablehlo.compare"(%201, %220) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%223 = "stablehlo.select"(%221, %219, %222) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%224 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%225 = "stablehlo.compare"(%201, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%226 = "stablehlo.select"(%225, %209, %223) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%228 = "stablehlo.add"(%183, %227) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%230 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%231 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%232 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%233 = "stablehlo.clamp"(%231, %228, %232) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%234 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%235 = "stablehlo.abs"(%233) : (tensor<3xf32>) -> tensor<3xf32>
%236 = "stablehlo.compare"(%235, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%237 = "stablehlo.negate"(%234) : (tensor<3xf32>) -> tensor<3xf32>
%238 = "stablehlo.select"(%236, %233, %237) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%239 = "stablehlo.convert"(%238) : (tensor<3xf32>) -> tensor<3xi32>
%240 = "stablehlo.negate"(%184) : (tensor<3xf32>) -> tensor<3xf32>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%242 = "stablehlo.add"(%240, %241) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%243 = "stablehlo.abs"(%242) : (tensor<3xf32>) -> tensor<3xf32>
%244 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%246 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%247 = "stablehlo.subtract"(%245, %246) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%248 = "stablehlo.multiply"(%247, %243) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%249 = "stablehlo.multiply"(%248, %243) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%250 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%251 = "stablehlo.add"(%249, %250) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%252 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%253 = "stablehlo.multiply"(%243, %252) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%254 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%256 = "stablehlo.multiply"(%255, %243) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%257 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%258 = "stablehlo.add"(%256, %257) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%259 = "stablehlo.multiply"(%258, %243) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%260 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%261 = "stablehlo.subtract"(%259, %260) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%263 = "stablehlo.compare"(%243, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%265 = "stablehlo.select"(%263, %261, %264) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%266 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%267 = "stablehlo.compare"(%243, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%268 = "stablehlo.select"(%267, %251, %265) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%270 = "stablehlo.add"(%183, %269) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%272 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%273 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%274 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%275 = "stablehlo.clamp"(%273, %270, %274) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%276 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%277 = "stablehlo.abs"(%275) : (tensor<3xf32>) -> tensor<3xf32>
%278 = "stablehlo.compare"(%277, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%279 = "stablehlo.negate"(%276) : (tensor<3xf32>) -> tensor<3xf32>
%280 = "stablehlo.select"(%278, %275, %279) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%281 = "stablehlo.convert"(%280) : (tensor<3xf32>) -> tensor<3xi32>
%282 = "stablehlo.negate"(%184) : (tensor<3xf32>) -> tensor<3xf32>
%283 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%284 = "stablehlo.add"(%282, %283) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%285 = "stablehlo.abs"(%284) : (tensor<3xf32>) -> tensor<3xf32>
%286 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%287 = "stablehlo.multiply"(%285, %286) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%288 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%289 = "stablehlo.subtract"(%287, %288) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%290 = "stablehlo.multiply"(%289, %285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%291 = "stablehlo.multiply"(%290, %285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%292 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%293 = "stablehlo.add"(%291, %292) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%294 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%295 = "stablehlo.multiply"(%285, %294) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%296 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%298 = "stablehlo.multiply"(%297, %285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%299 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%300 = "stablehlo.add"(%298, %299) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%301 = "stablehlo.multiply"(%300, %285) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%302 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%303 = "stablehlo.subtract"(%301, %302) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%304 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%305 = "stablehlo.compare"(%285, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%307 = "stablehlo.select"(%305, %303, %306) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%308 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%309 = "stablehlo.compare"(%285, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%310 = "stablehlo.select"(%309, %293, %307) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%311 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%312 = "stablehlo.add"(%183, %311) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%314 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%315 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%316 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%317 = "stablehlo.clamp"(%315, %312, %316) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%318 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%319 = "stablehlo.abs"(%317) : (tensor<3xf32>) -> tensor<3xf32>
%320 = "stablehlo.compare"(%319, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%321 = "stablehlo.negate"(%318) : (tensor<3xf32>) -> tensor<3xf32>
%322 = "stablehlo.select"(%320, %317, %321) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%323 = "stablehlo.convert"(%322) : (tensor<3xf32>) -> tensor<3xi32>
%324 = "stablehlo.negate"(%184) : (tensor<3xf32>) -> tensor<3xf32>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%326 = "stablehlo.add"(%324, %325) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%327 = "stablehlo.abs"(%326) : (tensor<3xf32>) -> tensor<3xf32>
%328 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%329 = "stablehlo.multiply"(%327, %328) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%330 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<3xf32>} : () -> tensor<3xf32>
%331 = "stablehlo.subtract"(%329, %330) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%332 = "stablehlo.multiply"(%331, %327) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%333 = "stablehlo.multiply"(%332, %327) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%334 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%335 = "stablehlo.add"(%333, %334) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%336 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%337 = "stablehlo.multiply"(%327, %336) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%338 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<3xf32>} : () -> tensor<3xf32>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%340 = "stablehlo.multiply"(%339, %327) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%341 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%342 = "stablehlo.add"(%340, %341) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%343 = "stablehlo.multiply"(%342, %327) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%344 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%345 = "stablehlo.subtract"(%343, %344) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%346 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%347 = "stablehlo.compare"(%327, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%348 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%349 = "stablehlo.select"(%347, %345, %348) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%350 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%351 = "stablehlo.compare"(%327, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%352 = "stablehlo.select"(%351, %335, %349) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%353 = "stablehlo.gather"(%0, %197) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%354 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%355 = "stablehlo.multiply"(%353, %354) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%356 = "stablehlo.gather"(%0, %239) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%357 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%358 = "stablehlo.multiply"(%356, %357) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%359 = "stablehlo.add"(%355, %358) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%360 = "stablehlo.gather"(%0, %281) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%361 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%362 = "stablehlo.multiply"(%360, %361) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%363 = "stablehlo.add"(%359, %362) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%364 = "stablehlo.gather"(%0, %323) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%365 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%367 = "stablehlo.add"(%363, %366) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%368 = "stablehlo.gather"(%367, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%369 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%371 = "stablehlo.gather"(%367, %63) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%372 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%373 = "stablehlo.multiply"(%371, %372) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%374 = "stablehlo.add"(%370, %373) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%375 = "stablehlo.gather"(%367, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%376 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%378 = "stablehlo.add"(%374, %377) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%379 = "stablehlo.gather"(%367, %147) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%380 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%382 = "stablehlo.add"(%378, %381) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %382 : tensor<2x3x7x3xf32>
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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.floor"(%6) : (tensor<12xf32>) -> tensor<12xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%10 = "stablehlo.add"(%7, %9) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%17 = "stablehlo.abs"(%15) : (tensor<12xf32>) -> tensor<12xf32>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%19 = "stablehlo.negate"(%16) : (tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%21 = "stablehlo.convert"(%20) : (tensor<12xf32>) -> tensor<12xi32>
%22 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.abs"(%24) : (tensor<12xf32>) -> tensor<12xf32>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%40 = "stablehlo.add"(%38, %39) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%52 = "stablehlo.add"(%7, %51) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%59 = "stablehlo.abs"(%57) : (tensor<12xf32>) -> tensor<12xf32>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%61 = "stablehlo.negate"(%58) : (tensor<12xf32>) -> tensor<12xf32>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%63 = "stablehlo.convert"(%62) : (tensor<12xf32>) -> tensor<12xi32>
%64 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%67 = "stablehlo.abs"(%66) : (tensor<12xf32>) -> tensor<12xf32>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%94 = "stablehlo.add"(%7, %93) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%101 = "stablehlo.abs"(%99) : (tensor<12xf32>) -> tensor<12xf32>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%103 = "stablehlo.negate"(%100) : (tensor<12xf32>) -> tensor<12xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%105 = "stablehlo.convert"(%104) : (tensor<12xf32>) -> tensor<12xi32>
%106 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%109 = "stablehlo.abs"(%108) : (tensor<12xf32>) -> tensor<12xf32>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%136 = "stablehlo.add"(%7, %135) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%143 = "stablehlo.abs"(%141) : (tensor<12xf32>) -> tensor<12xf32>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%145 = "stablehlo.negate"(%142) : (tensor<12xf32>) -> tensor<12xf32>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%147 = "stablehlo.convert"(%146) : (tensor<12xf32>) -> tensor<12xi32>
%148 = "stablehlo.negate"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%151 = "stablehlo.abs"(%150) : (tensor<12xf32>) -> tensor<12xf32>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<12xf32>} : () -> tensor<12xf32>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<12xf32>} : () -> tensor<12xf32>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<12xf32>} : () -> tensor<12xf32>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%177 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%178 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%179 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%180 = "stablehlo.divide"(%178, %179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%182 = "stablehlo.multiply"(%177, %181) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%183 = "stablehlo.floor"(%182) : (tensor<10xf32>) -> tensor<10xf32>
%184 = "stablehlo.subtract"(%182, %183) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%185 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%186 = "stablehlo.add"(%183, %185) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%188 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%189 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%190 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%191 = "stablehlo.clamp"(%189, %186, %190) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%192 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%193 = "stablehlo.abs"(%191) : (tensor<10xf32>) -> tensor<10xf32>
%194 = "stablehlo.compare"(%193, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%195 = "stablehlo.negate"(%192) : (tensor<10xf32>) -> tensor<10xf32>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%197 = "stablehlo.convert"(%196) : (tensor<10xf32>) -> tensor<10xi32>
%198 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%199 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%200 = "stablehlo.add"(%198, %199) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%201 = "stablehlo.abs"(%200) : (tensor<10xf32>) -> tensor<10xf32>
%202 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%204 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%205 = "stablehlo.subtract"(%203, %204) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%206 = "stablehlo.multiply"(%205, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%207 = "stablehlo.multiply"(%206, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%209 = "stablehlo.add"(%207, %208) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%210 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%211 = "stablehlo.multiply"(%201, %210) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%213 = "stablehlo.subtract"(%211, %212) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%214 = "stablehlo.multiply"(%213, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%215 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%217 = "stablehlo.multiply"(%216, %201) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%218 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%219 = "stablehlo.subtract"(%217, %218) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%220 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%221 = "stablehlo.compare"(%201, %220) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%223 = "stablehlo.select"(%221, %219, %222) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%225 = "stablehlo.compare"(%201, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%226 = "stablehlo.select"(%225, %209, %223) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%228 = "stablehlo.add"(%183, %227) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%230 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%231 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%232 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%233 = "stablehlo.clamp"(%231, %228, %232) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%234 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%235 = "stablehlo.abs"(%233) : (tensor<10xf32>) -> tensor<10xf32>
%236 = "stablehlo.compare"(%235, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%237 = "stablehlo.negate"(%234) : (tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.select"(%236, %233, %237) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%239 = "stablehlo.convert"(%238) : (tensor<10xf32>) -> tensor<10xi32>
%240 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%242 = "stablehlo.add"(%240, %241) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%243 = "stablehlo.abs"(%242) : (tensor<10xf32>) -> tensor<10xf32>
%244 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%246 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%247 = "stablehlo.subtract"(%245, %246) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.multiply"(%247, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%249 = "stablehlo.multiply"(%248, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.add"(%249, %250) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%253 = "stablehlo.multiply"(%243, %252) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.multiply"(%255, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%257 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%258 = "stablehlo.add"(%256, %257) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%259 = "stablehlo.multiply"(%258, %243) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%260 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%261 = "stablehlo.subtract"(%259, %260) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%263 = "stablehlo.compare"(%243, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%265 = "stablehlo.select"(%263, %261, %264) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%266 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%267 = "stablehlo.compare"(%243, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%268 = "stablehlo.select"(%267, %251, %265) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%270 = "stablehlo.add"(%183, %269) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%272 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%273 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%274 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%275 = "stablehlo.clamp"(%273, %270, %274) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%276 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%277 = "stablehlo.abs"(%275) : (tensor<10xf32>) -> tensor<10xf32>
%278 = "stablehlo.compare"(%277, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%279 = "stablehlo.negate"(%276) : (tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.select"(%278, %275, %279) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%281 = "stablehlo.convert"(%280) : (tensor<10xf32>) -> tensor<10xi32>
%282 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%283 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%284 = "stablehlo.add"(%282, %283) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%285 = "stablehlo.abs"(%284) : (tensor<10xf32>) -> tensor<10xf32>
%286 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%287 = "stablehlo.multiply"(%285, %286) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%288 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%289 = "stablehlo.subtract"(%287, %288) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.multiply"(%289, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%291 = "stablehlo.multiply"(%290, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.add"(%291, %292) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%295 = "stablehlo.multiply"(%285, %294) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.multiply"(%297, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%299 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%300 = "stablehlo.add"(%298, %299) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%301 = "stablehlo.multiply"(%300, %285) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%302 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%303 = "stablehlo.subtract"(%301, %302) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%304 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%305 = "stablehlo.compare"(%285, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%307 = "stablehlo.select"(%305, %303, %306) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%308 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%309 = "stablehlo.compare"(%285, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%310 = "stablehlo.select"(%309, %293, %307) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%311 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%312 = "stablehlo.add"(%183, %311) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%314 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%315 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%316 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%317 = "stablehlo.clamp"(%315, %312, %316) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%318 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%319 = "stablehlo.abs"(%317) : (tensor<10xf32>) -> tensor<10xf32>
%320 = "stablehlo.compare"(%319, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%321 = "stablehlo.negate"(%318) : (tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.select"(%320, %317, %321) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%323 = "stablehlo.convert"(%322) : (tensor<10xf32>) -> tensor<10xi32>
%324 = "stablehlo.negate"(%184) : (tensor<10xf32>) -> tensor<10xf32>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%326 = "stablehlo.add"(%324, %325) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%327 = "stablehlo.abs"(%326) : (tensor<10xf32>) -> tensor<10xf32>
%328 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%329 = "stablehlo.multiply"(%327, %328) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%330 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%331 = "stablehlo.subtract"(%329, %330) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.multiply"(%331, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%333 = "stablehlo.multiply"(%332, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.add"(%333, %334) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%337 = "stablehlo.multiply"(%327, %336) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.multiply"(%339, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%341 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%342 = "stablehlo.add"(%340, %341) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%343 = "stablehlo.multiply"(%342, %327) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%344 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%345 = "stablehlo.subtract"(%343, %344) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%346 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%347 = "stablehlo.compare"(%327, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%348 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%349 = "stablehlo.select"(%347, %345, %348) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%350 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%351 = "stablehlo.compare"(%327, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%352 = "stablehlo.select"(%351, %335, %349) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%353 = "stablehlo.gather"(%0, %197) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%354 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%355 = "stablehlo.multiply"(%353, %354) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%356 = "stablehlo.gather"(%0, %239) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%357 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%358 = "stablehlo.multiply"(%356, %357) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%359 = "stablehlo.add"(%355, %358) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%360 = "stablehlo.gather"(%0, %281) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%361 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%362 = "stablehlo.multiply"(%360, %361) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%363 = "stablehlo.add"(%359, %362) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%364 = "stablehlo.gather"(%0, %323) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%365 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%367 = "stablehlo.add"(%363, %366) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%368 = "stablehlo.gather"(%367, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<12xi32>) -> tensor<2x3x12x10xf32>
%369 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%371 = "stablehlo.gather"(%367, %63) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<12xi32>) -> tensor<2x3x12x10xf32>
%372 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%373 = "stablehlo.multiply"(%371, %372) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%374 = "stablehlo.add"(%370, %373) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%375 = "stablehlo.gather"(%367, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<12xi32>) -> tensor<2x3x12x10xf32>
%376 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%378 = "stablehlo.add"(%374, %377) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%379 = "stablehlo.gather"(%367, %147) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<12xi32>) -> tensor<2x3x12x10xf32>
%380 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%382 = "stablehlo.add"(%378, %381) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %382 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf32>
%2 = "stablehlo.constant"() {value = dense<4.347826086956522e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%5 = "stablehlo.add"(%1, %4) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%9 = "stablehlo.floor"(%8) : (tensor<9xf32>) -> tensor<9xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%11 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%12 = "stablehlo.add"(%9, %11) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%18 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%19 = "stablehlo.abs"(%17) : (tensor<9xf32>) -> tensor<9xf32>
%20 = "stablehlo.compare"(%19, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%21 = "stablehlo.negate"(%18) : (tensor<9xf32>) -> tensor<9xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%23 = "stablehlo.convert"(%22) : (tensor<9xf32>) -> tensor<9xi32>
%24 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%25 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%27 = "stablehlo.abs"(%26) : (tensor<9xf32>) -> tensor<9xf32>
%28 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%30 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%32 = "stablehlo.multiply"(%31, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%33 = "stablehlo.multiply"(%32, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%36 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%37 = "stablehlo.multiply"(%27, %36) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%38 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%40 = "stablehlo.multiply"(%39, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%41 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%43 = "stablehlo.multiply"(%42, %27) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%44 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%45 = "stablehlo.subtract"(%43, %44) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%47 = "stablehlo.compare"(%27, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%49 = "stablehlo.select"(%47, %45, %48) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%51 = "stablehlo.compare"(%27, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%52 = "stablehlo.select"(%51, %35, %49) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%54 = "stablehlo.add"(%9, %53) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%59 = "stablehlo.clamp"(%57, %54, %58) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%60 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%61 = "stablehlo.abs"(%59) : (tensor<9xf32>) -> tensor<9xf32>
%62 = "stablehlo.compare"(%61, %60) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%63 = "stablehlo.negate"(%60) : (tensor<9xf32>) -> tensor<9xf32>
%64 = "stablehlo.select"(%62, %59, %63) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%65 = "stablehlo.convert"(%64) : (tensor<9xf32>) -> tensor<9xi32>
%66 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%69 = "stablehlo.abs"(%68) : (tensor<9xf32>) -> tensor<9xf32>
%70 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%72 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%73 = "stablehlo.subtract"(%71, %72) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%74 = "stablehlo.multiply"(%73, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%75 = "stablehlo.multiply"(%74, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%77 = "stablehlo.add"(%75, %76) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%78 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%79 = "stablehlo.multiply"(%69, %78) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%80 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%81 = "stablehlo.subtract"(%79, %80) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%82 = "stablehlo.multiply"(%81, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%83 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%85 = "stablehlo.multiply"(%84, %69) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%86 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%87 = "stablehlo.subtract"(%85, %86) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%89 = "stablehlo.compare"(%69, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%91 = "stablehlo.select"(%89, %87, %90) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%93 = "stablehlo.compare"(%69, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%94 = "stablehlo.select"(%93, %77, %91) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%96 = "stablehlo.add"(%9, %95) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%100 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%101 = "stablehlo.clamp"(%99, %96, %100) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%102 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%103 = "stablehlo.abs"(%101) : (tensor<9xf32>) -> tensor<9xf32>
%104 = "stablehlo.compare"(%103, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%105 = "stablehlo.negate"(%102) : (tensor<9xf32>) -> tensor<9xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%107 = "stablehlo.convert"(%106) : (tensor<9xf32>) -> tensor<9xi32>
%108 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%109 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%111 = "stablehlo.abs"(%110) : (tensor<9xf32>) -> tensor<9xf32>
%112 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%113 = "stablehlo.multiply"(%111, %112) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%114 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%116 = "stablehlo.multiply"(%115, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%117 = "stablehlo.multiply"(%116, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%120 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%121 = "stablehlo.multiply"(%111, %120) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%122 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%123 = "stablehlo.subtract"(%121, %122) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%124 = "stablehlo.multiply"(%123, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%125 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%126 = "stablehlo.add"(%124, %125) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%127 = "stablehlo.multiply"(%126, %111) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%128 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%129 = "stablehlo.subtract"(%127, %128) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%131 = "stablehlo.compare"(%111, %130) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%133 = "stablehlo.select"(%131, %129, %132) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%134 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%135 = "stablehlo.compare"(%111, %134) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%136 = "stablehlo.select"(%135, %119, %133) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%138 = "stablehlo.add"(%9, %137) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%141 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%142 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%143 = "stablehlo.clamp"(%141, %138, %142) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%144 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%145 = "stablehlo.abs"(%143) : (tensor<9xf32>) -> tensor<9xf32>
%146 = "stablehlo.compare"(%145, %144) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%147 = "stablehlo.negate"(%144) : (tensor<9xf32>) -> tensor<9xf32>
%148 = "stablehlo.select"(%146, %143, %147) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%149 = "stablehlo.convert"(%148) : (tensor<9xf32>) -> tensor<9xi32>
%150 = "stablehlo.negate"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%153 = "stablehlo.abs"(%152) : (tensor<9xf32>) -> tensor<9xf32>
%154 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%156 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf32>} : () -> tensor<9xf32>
%157 = "stablehlo.subtract"(%155, %156) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%158 = "stablehlo.multiply"(%157, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%159 = "stablehlo.multiply"(%158, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%160 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%161 = "stablehlo.add"(%159, %160) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%162 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%163 = "stablehlo.multiply"(%153, %162) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%164 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf32>} : () -> tensor<9xf32>
%165 = "stablehlo.subtract"(%163, %164) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%166 = "stablehlo.multiply"(%165, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%167 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%169 = "stablehlo.multiply"(%168, %153) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%170 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%171 = "stablehlo.subtract"(%169, %170) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%173 = "stablehlo.compare"(%153, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%175 = "stablehlo.select"(%173, %171, %174) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%176 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%177 = "stablehlo.compare"(%153, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%178 = "stablehlo.select"(%177, %161, %175) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%179 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%180 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%182 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%183 = "stablehlo.add"(%179, %182) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%184 = "stablehlo.multiply"(%183, %181) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%185 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%186 = "stablehlo.subtract"(%184, %185) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%187 = "stablehlo.floor"(%186) : (tensor<10xf32>) -> tensor<10xf32>
%188 = "stablehlo.subtract"(%186, %187) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%189 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%190 = "stablehlo.add"(%187, %189) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%192 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%193 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%194 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%195 = "stablehlo.clamp"(%193, %190, %194) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%196 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%197 = "stablehlo.abs"(%195) : (tensor<10xf32>) -> tensor<10xf32>
%198 = "stablehlo.compare"(%197, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%199 = "stablehlo.negate"(%196) : (tensor<10xf32>) -> tensor<10xf32>
%200 = "stablehlo.select"(%198, %195, %199) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%201 = "stablehlo.convert"(%200) : (tensor<10xf32>) -> tensor<10xi32>
%202 = "stablehlo.negate"(%188) : (tensor<10xf32>) -> tensor<10xf32>
%203 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%204 = "stablehlo.add"(%202, %203) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%205 = "stablehlo.abs"(%204) : (tensor<10xf32>) -> tensor<10xf32>
%206 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%207 = "stablehlo.multiply"(%205, %206) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%208 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%209 = "stablehlo.subtract"(%207, %208) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%210 = "stablehlo.multiply"(%209, %205) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%211 = "stablehlo.multiply"(%210, %205) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%212 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%213 = "stablehlo.add"(%211, %212) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%214 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%215 = "stablehlo.multiply"(%205, %214) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%216 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%217 = "stablehlo.subtract"(%215, %216) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%218 = "stablehlo.multiply"(%217, %205) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%219 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%220 = "stablehlo.add"(%218, %219) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%221 = "stablehlo.multiply"(%220, %205) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%222 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%223 = "stablehlo.subtract"(%221, %222) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%224 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%225 = "stablehlo.compare"(%205, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%227 = "stablehlo.select"(%225, %223, %226) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%228 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%229 = "stablehlo.compare"(%205, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%230 = "stablehlo.select"(%229, %213, %227) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%231 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%232 = "stablehlo.add"(%187, %231) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%234 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%235 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%236 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%237 = "stablehlo.clamp"(%235, %232, %236) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%238 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%239 = "stablehlo.abs"(%237) : (tensor<10xf32>) -> tensor<10xf32>
%240 = "stablehlo.compare"(%239, %238) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%241 = "stablehlo.negate"(%238) : (tensor<10xf32>) -> tensor<10xf32>
%242 = "stablehlo.select"(%240, %237, %241) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%243 = "stablehlo.convert"(%242) : (tensor<10xf32>) -> tensor<10xi32>
%244 = "stablehlo.negate"(%188) : (tensor<10xf32>) -> tensor<10xf32>
%245 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%246 = "stablehlo.add"(%244, %245) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%247 = "stablehlo.abs"(%246) : (tensor<10xf32>) -> tensor<10xf32>
%248 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%249 = "stablehlo.multiply"(%247, %248) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%250 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%251 = "stablehlo.subtract"(%249, %250) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%252 = "stablehlo.multiply"(%251, %247) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%253 = "stablehlo.multiply"(%252, %247) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%254 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%255 = "stablehlo.add"(%253, %254) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%256 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%257 = "stablehlo.multiply"(%247, %256) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%258 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%259 = "stablehlo.subtract"(%257, %258) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%260 = "stablehlo.multiply"(%259, %247) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%261 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%262 = "stablehlo.add"(%260, %261) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%263 = "stablehlo.multiply"(%262, %247) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%264 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%265 = "stablehlo.subtract"(%263, %264) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%266 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%267 = "stablehlo.compare"(%247, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%268 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%269 = "stablehlo.select"(%267, %265, %268) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%270 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%271 = "stablehlo.compare"(%247, %270) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%272 = "stablehlo.select"(%271, %255, %269) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%273 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%274 = "stablehlo.add"(%187, %273) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%276 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%277 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%278 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%279 = "stablehlo.clamp"(%277, %274, %278) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%280 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%281 = "stablehlo.abs"(%279) : (tensor<10xf32>) -> tensor<10xf32>
%282 = "stablehlo.compare"(%281, %280) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%283 = "stablehlo.negate"(%280) : (tensor<10xf32>) -> tensor<10xf32>
%284 = "stablehlo.select"(%282, %279, %283) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%285 = "stablehlo.convert"(%284) : (tensor<10xf32>) -> tensor<10xi32>
%286 = "stablehlo.negate"(%188) : (tensor<10xf32>) -> tensor<10xf32>
%287 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%288 = "stablehlo.add"(%286, %287) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%289 = "stablehlo.abs"(%288) : (tensor<10xf32>) -> tensor<10xf32>
%290 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%291 = "stablehlo.multiply"(%289, %290) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%292 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%293 = "stablehlo.subtract"(%291, %292) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%294 = "stablehlo.multiply"(%293, %289) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%295 = "stablehlo.multiply"(%294, %289) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%296 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%297 = "stablehlo.add"(%295, %296) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%298 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%299 = "stablehlo.multiply"(%289, %298) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%300 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%301 = "stablehlo.subtract"(%299, %300) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%302 = "stablehlo.multiply"(%301, %289) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%303 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%304 = "stablehlo.add"(%302, %303) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%305 = "stablehlo.multiply"(%304, %289) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%306 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%307 = "stablehlo.subtract"(%305, %306) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%308 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%309 = "stablehlo.compare"(%289, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%310 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%311 = "stablehlo.select"(%309, %307, %310) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%312 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%313 = "stablehlo.compare"(%289, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%314 = "stablehlo.select"(%313, %297, %311) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%315 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%316 = "stablehlo.add"(%187, %315) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%317 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%318 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%319 = "stablehlo.broadcast_in_dim"(%317) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%320 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%321 = "stablehlo.clamp"(%319, %316, %320) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%322 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%323 = "stablehlo.abs"(%321) : (tensor<10xf32>) -> tensor<10xf32>
%324 = "stablehlo.compare"(%323, %322) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%325 = "stablehlo.negate"(%322) : (tensor<10xf32>) -> tensor<10xf32>
%326 = "stablehlo.select"(%324, %321, %325) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%327 = "stablehlo.convert"(%326) : (tensor<10xf32>) -> tensor<10xi32>
%328 = "stablehlo.negate"(%188) : (tensor<10xf32>) -> tensor<10xf32>
%329 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%330 = "stablehlo.add"(%328, %329) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%331 = "stablehlo.abs"(%330) : (tensor<10xf32>) -> tensor<10xf32>
%332 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%333 = "stablehlo.multiply"(%331, %332) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%334 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<10xf32>} : () -> tensor<10xf32>
%335 = "stablehlo.subtract"(%333, %334) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%336 = "stablehlo.multiply"(%335, %331) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%337 = "stablehlo.multiply"(%336, %331) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%338 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%339 = "stablehlo.add"(%337, %338) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%340 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%341 = "stablehlo.multiply"(%331, %340) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%342 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<10xf32>} : () -> tensor<10xf32>
%343 = "stablehlo.subtract"(%341, %342) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%344 = "stablehlo.multiply"(%343, %331) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%345 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%346 = "stablehlo.add"(%344, %345) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%347 = "stablehlo.multiply"(%346, %331) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%348 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%349 = "stablehlo.subtract"(%347, %348) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%350 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%351 = "stablehlo.compare"(%331, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%352 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%353 = "stablehlo.select"(%351, %349, %352) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%354 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%355 = "stablehlo.compare"(%331, %354) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%356 = "stablehlo.select"(%355, %339, %353) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%357 = "stablehlo.gather"(%0, %201) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%358 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%360 = "stablehlo.gather"(%0, %243) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%361 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%362 = "stablehlo.multiply"(%360, %361) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%363 = "stablehlo.add"(%359, %362) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%364 = "stablehlo.gather"(%0, %285) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%365 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%367 = "stablehlo.add"(%363, %366) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%368 = "stablehlo.gather"(%0, %327) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%369 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%371 = "stablehlo.add"(%367, %370) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%372 = "stablehlo.gather"(%371, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%373 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%374 = "stablehlo.multiply"(%372, %373) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%375 = "stablehlo.gather"(%371, %65) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%376 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%378 = "stablehlo.add"(%374, %377) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%379 = "stablehlo.gather"(%371, %107) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%380 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%382 = "stablehlo.add"(%378, %381) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%383 = "stablehlo.gather"(%371, %149) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%384 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%385 = "stablehlo.multiply"(%383, %384) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%386 = "stablehlo.add"(%382, %385) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
return %386 : tensor<1x2x9x10xf32>
}
}

// f64[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%11 = "stablehlo.floor"(%10) : (tensor<7xf64>) -> tensor<7xf64>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%13 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%14 = "stablehlo.add"(%11, %13) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%16 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%20 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%21 = "stablehlo.abs"(%19) : (tensor<7xf64>) -> tensor<7xf64>
%22 = "stablehlo.compare"(%21, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%23 = "stablehlo.negate"(%20) : (tensor<7xf64>) -> tensor<7xf64>
%24 = "stablehlo.select"(%22, %19, %23) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%25 = "stablehlo.convert"(%24) : (tensor<7xf64>) -> tensor<7xi32>
%26 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%27 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%28 = "stablehlo.add"(%26, %27) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%29 = "stablehlo.abs"(%28) : (tensor<7xf64>) -> tensor<7xf64>
%30 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%32 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%38 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%40 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%43 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%44 = "stablehlo.add"(%42, %43) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%46 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%56 = "stablehlo.add"(%11, %55) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%58 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%60 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%61 = "stablehlo.clamp"(%59, %56, %60) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%62 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%63 = "stablehlo.abs"(%61) : (tensor<7xf64>) -> tensor<7xf64>
%64 = "stablehlo.compare"(%63, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%65 = "stablehlo.negate"(%62) : (tensor<7xf64>) -> tensor<7xf64>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%67 = "stablehlo.convert"(%66) : (tensor<7xf64>) -> tensor<7xi32>
%68 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%70 = "stablehlo.add"(%68, %69) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%71 = "stablehlo.abs"(%70) : (tensor<7xf64>) -> tensor<7xf64>
%72 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%74 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%75 = "stablehlo.subtract"(%73, %74) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%76 = "stablehlo.multiply"(%75, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%77 = "stablehlo.multiply"(%76, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%79 = "stablehlo.add"(%77, %78) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%80 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%81 = "stablehlo.multiply"(%71, %80) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%82 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%83 = "stablehlo.subtract"(%81, %82) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%84 = "stablehlo.multiply"(%83, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%85 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%86 = "stablehlo.add"(%84, %85) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%87 = "stablehlo.multiply"(%86, %71) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%88 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%89 = "stablehlo.subtract"(%87, %88) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%90 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%91 = "stablehlo.compare"(%71, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%93 = "stablehlo.select"(%91, %89, %92) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%95 = "stablehlo.compare"(%71, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%96 = "stablehlo.select"(%95, %79, %93) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%98 = "stablehlo.add"(%11, %97) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%100 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%101 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%102 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%103 = "stablehlo.clamp"(%101, %98, %102) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%104 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%105 = "stablehlo.abs"(%103) : (tensor<7xf64>) -> tensor<7xf64>
%106 = "stablehlo.compare"(%105, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%107 = "stablehlo.negate"(%104) : (tensor<7xf64>) -> tensor<7xf64>
%108 = "stablehlo.select"(%106, %103, %107) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%109 = "stablehlo.convert"(%108) : (tensor<7xf64>) -> tensor<7xi32>
%110 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%112 = "stablehlo.add"(%110, %111) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%113 = "stablehlo.abs"(%112) : (tensor<7xf64>) -> tensor<7xf64>
%114 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%115 = "stablehlo.multiply"(%113, %114) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%116 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%117 = "stablehlo.subtract"(%115, %116) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%118 = "stablehlo.multiply"(%117, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%119 = "stablehlo.multiply"(%118, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%121 = "stablehlo.add"(%119, %120) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%122 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%123 = "stablehlo.multiply"(%113, %122) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%124 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%125 = "stablehlo.subtract"(%123, %124) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%126 = "stablehlo.multiply"(%125, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%127 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%128 = "stablehlo.add"(%126, %127) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%129 = "stablehlo.multiply"(%128, %113) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%130 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%131 = "stablehlo.subtract"(%129, %130) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%132 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%133 = "stablehlo.compare"(%113, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%135 = "stablehlo.select"(%133, %131, %134) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%136 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%137 = "stablehlo.compare"(%113, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%138 = "stablehlo.select"(%137, %121, %135) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%140 = "stablehlo.add"(%11, %139) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%142 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%143 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%144 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%145 = "stablehlo.clamp"(%143, %140, %144) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%146 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%147 = "stablehlo.abs"(%145) : (tensor<7xf64>) -> tensor<7xf64>
%148 = "stablehlo.compare"(%147, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%149 = "stablehlo.negate"(%146) : (tensor<7xf64>) -> tensor<7xf64>
%150 = "stablehlo.select"(%148, %145, %149) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%151 = "stablehlo.convert"(%150) : (tensor<7xf64>) -> tensor<7xi32>
%152 = "stablehlo.negate"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%153 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%154 = "stablehlo.add"(%152, %153) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%155 = "stablehlo.abs"(%154) : (tensor<7xf64>) -> tensor<7xf64>
%156 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%158 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%159 = "stablehlo.subtract"(%157, %158) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%160 = "stablehlo.multiply"(%159, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%161 = "stablehlo.multiply"(%160, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%162 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%163 = "stablehlo.add"(%161, %162) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%164 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%165 = "stablehlo.multiply"(%155, %164) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%166 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%167 = "stablehlo.subtract"(%165, %166) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%168 = "stablehlo.multiply"(%167, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%169 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%170 = "stablehlo.add"(%168, %169) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%171 = "stablehlo.multiply"(%170, %155) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%172 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%173 = "stablehlo.subtract"(%171, %172) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%175 = "stablehlo.compare"(%155, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%177 = "stablehlo.select"(%175, %173, %176) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%179 = "stablehlo.compare"(%155, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%180 = "stablehlo.select"(%179, %163, %177) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%181 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%182 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%183 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%184 = "stablehlo.divide"(%182, %183) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%185 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%186 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%187 = "stablehlo.add"(%181, %186) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%188 = "stablehlo.multiply"(%187, %185) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%189 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%190 = "stablehlo.subtract"(%188, %189) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%191 = "stablehlo.floor"(%190) : (tensor<9xf64>) -> tensor<9xf64>
%192 = "stablehlo.subtract"(%190, %191) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%193 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%194 = "stablehlo.add"(%191, %193) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%195 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%196 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%197 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%198 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%199 = "stablehlo.clamp"(%197, %194, %198) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%200 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%201 = "stablehlo.abs"(%199) : (tensor<9xf64>) -> tensor<9xf64>
%202 = "stablehlo.compare"(%201, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%203 = "stablehlo.negate"(%200) : (tensor<9xf64>) -> tensor<9xf64>
%204 = "stablehlo.select"(%202, %199, %203) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%205 = "stablehlo.convert"(%204) : (tensor<9xf64>) -> tensor<9xi32>
%206 = "stablehlo.negate"(%192) : (tensor<9xf64>) -> tensor<9xf64>
%207 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%208 = "stablehlo.add"(%206, %207) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%209 = "stablehlo.abs"(%208) : (tensor<9xf64>) -> tensor<9xf64>
%210 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%211 = "stablehlo.multiply"(%209, %210) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%212 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%213 = "stablehlo.subtract"(%211, %212) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%214 = "stablehlo.multiply"(%213, %209) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%215 = "stablehlo.multiply"(%214, %209) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%216 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%217 = "stablehlo.add"(%215, %216) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%218 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%219 = "stablehlo.multiply"(%209, %218) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%220 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%221 = "stablehlo.subtract"(%219, %220) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%222 = "stablehlo.multiply"(%221, %209) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%223 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%224 = "stablehlo.add"(%222, %223) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%225 = "stablehlo.multiply"(%224, %209) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%226 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%227 = "stablehlo.subtract"(%225, %226) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%228 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%229 = "stablehlo.compare"(%209, %228) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%230 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%231 = "stablehlo.select"(%229, %227, %230) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%232 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%233 = "stablehlo.compare"(%209, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%234 = "stablehlo.select"(%233, %217, %231) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%236 = "stablehlo.add"(%191, %235) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%237 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%238 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%239 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%240 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%241 = "stablehlo.clamp"(%239, %236, %240) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%242 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%243 = "stablehlo.abs"(%241) : (tensor<9xf64>) -> tensor<9xf64>
%244 = "stablehlo.compare"(%243, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%245 = "stablehlo.negate"(%242) : (tensor<9xf64>) -> tensor<9xf64>
%246 = "stablehlo.select"(%244, %241, %245) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%247 = "stablehlo.convert"(%246) : (tensor<9xf64>) -> tensor<9xi32>
%248 = "stablehlo.negate"(%192) : (tensor<9xf64>) -> tensor<9xf64>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%250 = "stablehlo.add"(%248, %249) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%251 = "stablehlo.abs"(%250) : (tensor<9xf64>) -> tensor<9xf64>
%252 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%254 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%256 = "stablehlo.multiply"(%255, %251) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%257 = "stablehlo.multiply"(%256, %251) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%258 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%259 = "stablehlo.add"(%257, %258) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%260 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%261 = "stablehlo.multiply"(%251, %260) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%262 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%263 = "stablehlo.subtract"(%261, %262) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%264 = "stablehlo.multiply"(%263, %251) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%265 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%266 = "stablehlo.add"(%264, %265) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%267 = "stablehlo.multiply"(%266, %251) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%268 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%269 = "stablehlo.subtract"(%267, %268) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%270 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%271 = "stablehlo.compare"(%251, %270) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%273 = "stablehlo.select"(%271, %269, %272) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%274 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%275 = "stablehlo.compare"(%251, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%276 = "stablehlo.select"(%275, %259, %273) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%277 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%278 = "stablehlo.add"(%191, %277) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%280 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%281 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%282 = "stablehlo.broadcast_in_dim"(%280) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%283 = "stablehlo.clamp"(%281, %278, %282) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%284 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%285 = "stablehlo.abs"(%283) : (tensor<9xf64>) -> tensor<9xf64>
%286 = "stablehlo.compare"(%285, %284) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%287 = "stablehlo.negate"(%284) : (tensor<9xf64>) -> tensor<9xf64>
%288 = "stablehlo.select"(%286, %283, %287) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%289 = "stablehlo.convert"(%288) : (tensor<9xf64>) -> tensor<9xi32>
%290 = "stablehlo.negate"(%192) : (tensor<9xf64>) -> tensor<9xf64>
%291 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%292 = "stablehlo.add"(%290, %291) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%293 = "stablehlo.abs"(%292) : (tensor<9xf64>) -> tensor<9xf64>
%294 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%295 = "stablehlo.multiply"(%293, %294) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%296 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%298 = "stablehlo.multiply"(%297, %293) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%299 = "stablehlo.multiply"(%298, %293) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%300 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%301 = "stablehlo.add"(%299, %300) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%302 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%303 = "stablehlo.multiply"(%293, %302) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%304 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%305 = "stablehlo.subtract"(%303, %304) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%306 = "stablehlo.multiply"(%305, %293) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%307 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%308 = "stablehlo.add"(%306, %307) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%309 = "stablehlo.multiply"(%308, %293) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%310 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%311 = "stablehlo.subtract"(%309, %310) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%312 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%313 = "stablehlo.compare"(%293, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%314 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%315 = "stablehlo.select"(%313, %311, %314) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%316 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%317 = "stablehlo.compare"(%293, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%318 = "stablehlo.select"(%317, %301, %315) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%319 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%320 = "stablehlo.add"(%191, %319) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%321 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%322 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%323 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%324 = "stablehlo.broadcast_in_dim"(%322) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%325 = "stablehlo.clamp"(%323, %320, %324) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%326 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%327 = "stablehlo.abs"(%325) : (tensor<9xf64>) -> tensor<9xf64>
%328 = "stablehlo.compare"(%327, %326) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%329 = "stablehlo.negate"(%326) : (tensor<9xf64>) -> tensor<9xf64>
%330 = "stablehlo.select"(%328, %325, %329) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%331 = "stablehlo.convert"(%330) : (tensor<9xf64>) -> tensor<9xi32>
%332 = "stablehlo.negate"(%192) : (tensor<9xf64>) -> tensor<9xf64>
%333 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%334 = "stablehlo.add"(%332, %333) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%335 = "stablehlo.abs"(%334) : (tensor<9xf64>) -> tensor<9xf64>
%336 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%337 = "stablehlo.multiply"(%335, %336) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%338 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%340 = "stablehlo.multiply"(%339, %335) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%341 = "stablehlo.multiply"(%340, %335) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%342 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%343 = "stablehlo.add"(%341, %342) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%344 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%345 = "stablehlo.multiply"(%335, %344) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%346 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%347 = "stablehlo.subtract"(%345, %346) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%348 = "stablehlo.multiply"(%347, %335) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%349 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%350 = "stablehlo.add"(%348, %349) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%351 = "stablehlo.multiply"(%350, %335) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%352 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%353 = "stablehlo.subtract"(%351, %352) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%354 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%355 = "stablehlo.compare"(%335, %354) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%356 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%357 = "stablehlo.select"(%355, %353, %356) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%358 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%359 = "stablehlo.compare"(%335, %358) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%360 = "stablehlo.select"(%359, %343, %357) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%361 = "stablehlo.gather"(%0, %205) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%362 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%363 = "stablehlo.multiply"(%361, %362) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%364 = "stablehlo.gather"(%0, %247) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%365 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%367 = "stablehlo.add"(%363, %366) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%368 = "stablehlo.gather"(%0, %289) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%369 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%371 = "stablehlo.add"(%367, %370) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%372 = "stablehlo.gather"(%0, %331) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%373 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%374 = "stablehlo.multiply"(%372, %373) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%375 = "stablehlo.add"(%371, %374) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%376 = "stablehlo.gather"(%375, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%377 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%378 = "stablehlo.multiply"(%376, %377) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%379 = "stablehlo.gather"(%375, %67) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%380 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%382 = "stablehlo.add"(%378, %381) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%383 = "stablehlo.gather"(%375, %109) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%384 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%385 = "stablehlo.multiply"(%383, %384) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%386 = "stablehlo.add"(%382, %385) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%387 = "stablehlo.gather"(%375, %151) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%388 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%389 = "stablehlo.multiply"(%387, %388) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%390 = "stablehlo.add"(%386, %389) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %390 : tensor<1x2x7x9xf64>
}
}

// f64[1,2,4,4] [7,9] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%7 = "stablehlo.floor"(%6) : (tensor<7xf64>) -> tensor<7xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%10 = "stablehlo.add"(%7, %9) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%15 = "stablehlo.clamp"(%13, %10, %14) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%16 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%17 = "stablehlo.abs"(%15) : (tensor<7xf64>) -> tensor<7xf64>
%18 = "stablehlo.compare"(%17, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%19 = "stablehlo.negate"(%16) : (tensor<7xf64>) -> tensor<7xf64>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%21 = "stablehlo.convert"(%20) : (tensor<7xf64>) -> tensor<7xi32>
%22 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%23 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%24 = "stablehlo.add"(%22, %23) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%25 = "stablehlo.abs"(%24) : (tensor<7xf64>) -> tensor<7xf64>
%26 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%28 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%29 = "stablehlo.subtract"(%27, %28) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%30 = "stablehlo.multiply"(%29, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%31 = "stablehlo.multiply"(%30, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%33 = "stablehlo.add"(%31, %32) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%34 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%35 = "stablehlo.multiply"(%25, %34) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%36 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%37 = "stablehlo.subtract"(%35, %36) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%38 = "stablehlo.multiply"(%37, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%39 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%40 = "stablehlo.add"(%38, %39) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%41 = "stablehlo.multiply"(%40, %25) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%43 = "stablehlo.subtract"(%41, %42) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%45 = "stablehlo.compare"(%25, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%47 = "stablehlo.select"(%45, %43, %46) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%49 = "stablehlo.compare"(%25, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%50 = "stablehlo.select"(%49, %33, %47) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%52 = "stablehlo.add"(%7, %51) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%55 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%56 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%57 = "stablehlo.clamp"(%55, %52, %56) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%58 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%59 = "stablehlo.abs"(%57) : (tensor<7xf64>) -> tensor<7xf64>
%60 = "stablehlo.compare"(%59, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%61 = "stablehlo.negate"(%58) : (tensor<7xf64>) -> tensor<7xf64>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%63 = "stablehlo.convert"(%62) : (tensor<7xf64>) -> tensor<7xi32>
%64 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%66 = "stablehlo.add"(%64, %65) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%67 = "stablehlo.abs"(%66) : (tensor<7xf64>) -> tensor<7xf64>
%68 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%70 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%72 = "stablehlo.multiply"(%71, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%73 = "stablehlo.multiply"(%72, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%75 = "stablehlo.add"(%73, %74) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%76 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%77 = "stablehlo.multiply"(%67, %76) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%78 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%80 = "stablehlo.multiply"(%79, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%81 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%82 = "stablehlo.add"(%80, %81) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%83 = "stablehlo.multiply"(%82, %67) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%84 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%87 = "stablehlo.compare"(%67, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%89 = "stablehlo.select"(%87, %85, %88) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%91 = "stablehlo.compare"(%67, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%92 = "stablehlo.select"(%91, %75, %89) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%94 = "stablehlo.add"(%7, %93) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%96 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%97 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%98 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%99 = "stablehlo.clamp"(%97, %94, %98) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%100 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%101 = "stablehlo.abs"(%99) : (tensor<7xf64>) -> tensor<7xf64>
%102 = "stablehlo.compare"(%101, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%103 = "stablehlo.negate"(%100) : (tensor<7xf64>) -> tensor<7xf64>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%105 = "stablehlo.convert"(%104) : (tensor<7xf64>) -> tensor<7xi32>
%106 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%108 = "stablehlo.add"(%106, %107) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%109 = "stablehlo.abs"(%108) : (tensor<7xf64>) -> tensor<7xf64>
%110 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%112 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%114 = "stablehlo.multiply"(%113, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%115 = "stablehlo.multiply"(%114, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%117 = "stablehlo.add"(%115, %116) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%118 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%119 = "stablehlo.multiply"(%109, %118) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%120 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%122 = "stablehlo.multiply"(%121, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%123 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%124 = "stablehlo.add"(%122, %123) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%125 = "stablehlo.multiply"(%124, %109) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%126 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%127 = "stablehlo.subtract"(%125, %126) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%129 = "stablehlo.compare"(%109, %128) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%131 = "stablehlo.select"(%129, %127, %130) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%132 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%133 = "stablehlo.compare"(%109, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%134 = "stablehlo.select"(%133, %117, %131) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%136 = "stablehlo.add"(%7, %135) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%137 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%138 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%139 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%140 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%141 = "stablehlo.clamp"(%139, %136, %140) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%142 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%143 = "stablehlo.abs"(%141) : (tensor<7xf64>) -> tensor<7xf64>
%144 = "stablehlo.compare"(%143, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%145 = "stablehlo.negate"(%142) : (tensor<7xf64>) -> tensor<7xf64>
%146 = "stablehlo.select"(%144, %141, %145) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%147 = "stablehlo.convert"(%146) : (tensor<7xf64>) -> tensor<7xi32>
%148 = "stablehlo.negate"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%150 = "stablehlo.add"(%148, %149) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%151 = "stablehlo.abs"(%150) : (tensor<7xf64>) -> tensor<7xf64>
%152 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%154 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<7xf64>} : () -> tensor<7xf64>
%155 = "stablehlo.subtract"(%153, %154) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%156 = "stablehlo.multiply"(%155, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%157 = "stablehlo.multiply"(%156, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%159 = "stablehlo.add"(%157, %158) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%160 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%161 = "stablehlo.multiply"(%151, %160) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%162 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<7xf64>} : () -> tensor<7xf64>
%163 = "stablehlo.subtract"(%161, %162) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%164 = "stablehlo.multiply"(%163, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%165 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%166 = "stablehlo.add"(%164, %165) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%167 = "stablehlo.multiply"(%166, %151) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%168 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%169 = "stablehlo.subtract"(%167, %168) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%171 = "stablehlo.compare"(%151, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%173 = "stablehlo.select"(%171, %169, %172) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%175 = "stablehlo.compare"(%151, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%176 = "stablehlo.select"(%175, %159, %173) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%177 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%178 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%179 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f64>} : () -> tensor<f64>
%180 = "stablehlo.divide"(%178, %179) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%182 = "stablehlo.multiply"(%177, %181) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%183 = "stablehlo.floor"(%182) : (tensor<9xf64>) -> tensor<9xf64>
%184 = "stablehlo.subtract"(%182, %183) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%185 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%186 = "stablehlo.add"(%183, %185) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%188 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%189 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%190 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%191 = "stablehlo.clamp"(%189, %186, %190) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%192 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%193 = "stablehlo.abs"(%191) : (tensor<9xf64>) -> tensor<9xf64>
%194 = "stablehlo.compare"(%193, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%195 = "stablehlo.negate"(%192) : (tensor<9xf64>) -> tensor<9xf64>
%196 = "stablehlo.select"(%194, %191, %195) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%197 = "stablehlo.convert"(%196) : (tensor<9xf64>) -> tensor<9xi32>
%198 = "stablehlo.negate"(%184) : (tensor<9xf64>) -> tensor<9xf64>
%199 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%200 = "stablehlo.add"(%198, %199) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%201 = "stablehlo.abs"(%200) : (tensor<9xf64>) -> tensor<9xf64>
%202 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%204 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%205 = "stablehlo.subtract"(%203, %204) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%206 = "stablehlo.multiply"(%205, %201) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%207 = "stablehlo.multiply"(%206, %201) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%208 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%209 = "stablehlo.add"(%207, %208) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%210 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%211 = "stablehlo.multiply"(%201, %210) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%212 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%213 = "stablehlo.subtract"(%211, %212) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%214 = "stablehlo.multiply"(%213, %201) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%215 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%216 = "stablehlo.add"(%214, %215) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%217 = "stablehlo.multiply"(%216, %201) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%218 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%219 = "stablehlo.subtract"(%217, %218) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%220 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%221 = "stablehlo.compare"(%201, %220) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%223 = "stablehlo.select"(%221, %219, %222) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%224 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%225 = "stablehlo.compare"(%201, %224) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%226 = "stablehlo.select"(%225, %209, %223) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%228 = "stablehlo.add"(%183, %227) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%229 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%230 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%231 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%232 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%233 = "stablehlo.clamp"(%231, %228, %232) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%234 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%235 = "stablehlo.abs"(%233) : (tensor<9xf64>) -> tensor<9xf64>
%236 = "stablehlo.compare"(%235, %234) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%237 = "stablehlo.negate"(%234) : (tensor<9xf64>) -> tensor<9xf64>
%238 = "stablehlo.select"(%236, %233, %237) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%239 = "stablehlo.convert"(%238) : (tensor<9xf64>) -> tensor<9xi32>
%240 = "stablehlo.negate"(%184) : (tensor<9xf64>) -> tensor<9xf64>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%242 = "stablehlo.add"(%240, %241) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%243 = "stablehlo.abs"(%242) : (tensor<9xf64>) -> tensor<9xf64>
%244 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%246 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%247 = "stablehlo.subtract"(%245, %246) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%248 = "stablehlo.multiply"(%247, %243) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%249 = "stablehlo.multiply"(%248, %243) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%250 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%251 = "stablehlo.add"(%249, %250) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%252 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%253 = "stablehlo.multiply"(%243, %252) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%254 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%255 = "stablehlo.subtract"(%253, %254) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%256 = "stablehlo.multiply"(%255, %243) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%257 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%258 = "stablehlo.add"(%256, %257) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%259 = "stablehlo.multiply"(%258, %243) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%260 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%261 = "stablehlo.subtract"(%259, %260) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%263 = "stablehlo.compare"(%243, %262) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%265 = "stablehlo.select"(%263, %261, %264) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%266 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%267 = "stablehlo.compare"(%243, %266) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%268 = "stablehlo.select"(%267, %251, %265) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%270 = "stablehlo.add"(%183, %269) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%272 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%273 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%274 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%275 = "stablehlo.clamp"(%273, %270, %274) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%276 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%277 = "stablehlo.abs"(%275) : (tensor<9xf64>) -> tensor<9xf64>
%278 = "stablehlo.compare"(%277, %276) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%279 = "stablehlo.negate"(%276) : (tensor<9xf64>) -> tensor<9xf64>
%280 = "stablehlo.select"(%278, %275, %279) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%281 = "stablehlo.convert"(%280) : (tensor<9xf64>) -> tensor<9xi32>
%282 = "stablehlo.negate"(%184) : (tensor<9xf64>) -> tensor<9xf64>
%283 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%284 = "stablehlo.add"(%282, %283) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%285 = "stablehlo.abs"(%284) : (tensor<9xf64>) -> tensor<9xf64>
%286 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%287 = "stablehlo.multiply"(%285, %286) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%288 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%289 = "stablehlo.subtract"(%287, %288) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%290 = "stablehlo.multiply"(%289, %285) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%291 = "stablehlo.multiply"(%290, %285) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%292 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%293 = "stablehlo.add"(%291, %292) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%294 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%295 = "stablehlo.multiply"(%285, %294) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%296 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%297 = "stablehlo.subtract"(%295, %296) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%298 = "stablehlo.multiply"(%297, %285) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%299 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%300 = "stablehlo.add"(%298, %299) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%301 = "stablehlo.multiply"(%300, %285) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%302 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%303 = "stablehlo.subtract"(%301, %302) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%304 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%305 = "stablehlo.compare"(%285, %304) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%306 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%307 = "stablehlo.select"(%305, %303, %306) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%308 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%309 = "stablehlo.compare"(%285, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%310 = "stablehlo.select"(%309, %293, %307) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%311 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%312 = "stablehlo.add"(%183, %311) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%314 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%315 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%316 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%317 = "stablehlo.clamp"(%315, %312, %316) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%318 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%319 = "stablehlo.abs"(%317) : (tensor<9xf64>) -> tensor<9xf64>
%320 = "stablehlo.compare"(%319, %318) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%321 = "stablehlo.negate"(%318) : (tensor<9xf64>) -> tensor<9xf64>
%322 = "stablehlo.select"(%320, %317, %321) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%323 = "stablehlo.convert"(%322) : (tensor<9xf64>) -> tensor<9xi32>
%324 = "stablehlo.negate"(%184) : (tensor<9xf64>) -> tensor<9xf64>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%326 = "stablehlo.add"(%324, %325) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%327 = "stablehlo.abs"(%326) : (tensor<9xf64>) -> tensor<9xf64>
%328 = "stablehlo.constant"() {value = dense<1.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%329 = "stablehlo.multiply"(%327, %328) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%330 = "stablehlo.constant"() {value = dense<2.25e0> : tensor<9xf64>} : () -> tensor<9xf64>
%331 = "stablehlo.subtract"(%329, %330) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%332 = "stablehlo.multiply"(%331, %327) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%333 = "stablehlo.multiply"(%332, %327) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%334 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%335 = "stablehlo.add"(%333, %334) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%336 = "stablehlo.constant"() {value = dense<-7.5e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%337 = "stablehlo.multiply"(%327, %336) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%338 = "stablehlo.constant"() {value = dense<-3.75e0> : tensor<9xf64>} : () -> tensor<9xf64>
%339 = "stablehlo.subtract"(%337, %338) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%340 = "stablehlo.multiply"(%339, %327) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%341 = "stablehlo.constant"() {value = dense<-6.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%342 = "stablehlo.add"(%340, %341) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%343 = "stablehlo.multiply"(%342, %327) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%344 = "stablehlo.constant"() {value = dense<-3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%345 = "stablehlo.subtract"(%343, %344) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%346 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%347 = "stablehlo.compare"(%327, %346) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%348 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%349 = "stablehlo.select"(%347, %345, %348) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%350 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%351 = "stablehlo.compare"(%327, %350) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%352 = "stablehlo.select"(%351, %335, %349) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%353 = "stablehlo.gather"(%0, %197) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%354 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%355 = "stablehlo.multiply"(%353, %354) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%356 = "stablehlo.gather"(%0, %239) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%357 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%358 = "stablehlo.multiply"(%356, %357) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%359 = "stablehlo.add"(%355, %358) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%360 = "stablehlo.gather"(%0, %281) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%361 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%362 = "stablehlo.multiply"(%360, %361) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%363 = "stablehlo.add"(%359, %362) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%364 = "stablehlo.gather"(%0, %323) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%365 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%367 = "stablehlo.add"(%363, %366) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%368 = "stablehlo.gather"(%367, %21) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%369 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%371 = "stablehlo.gather"(%367, %63) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%372 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%373 = "stablehlo.multiply"(%371, %372) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%374 = "stablehlo.add"(%370, %373) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%375 = "stablehlo.gather"(%367, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%376 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%378 = "stablehlo.add"(%374, %377) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%379 = "stablehlo.gather"(%367, %147) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%380 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%382 = "stablehlo.add"(%378, %381) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %382 : tensor<1x2x7x9xf64>
}
}

