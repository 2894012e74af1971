// f32[2,3,4,5] [8,10] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -2.34375e-2, -0.0e0, -2.34375e-2, -0.0e0, -2.1897810218978103e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.2137404580152673e-1, -7.03125e-2, 2.265625e-1, -7.03125e-2, 2.265625e-1, -6.870229007633588e-2, 2.116788321167883e-1, -8.823529411764706e-2]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%30 = "stablehlo.constant"() {value = dense<[1.088235294117647e0, 8.102189781021898e-1, 8.473282442748091e-1, 8.671875e-1, 8.671875e-1, 8.671875e-1, 8.671875e-1, 8.473282442748091e-1, 8.102189781021898e-1, 1.088235294117647e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-8.823529411764706e-2, 2.116788321167883e-1, -6.870229007633588e-2, 2.265625e-1, -7.03125e-2, 2.265625e-1, -7.03125e-2, 2.2137404580152673e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -2.1897810218978103e-2, -0.0e0, -2.34375e-2, -0.0e0, -2.34375e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -2.34375e-2, -0.0e0, -2.1897810218978103e-2, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.2137404580152673e-1, -7.03125e-2, 2.265625e-1, -6.870229007633588e-2, 2.116788321167883e-1, -8.823529411764706e-2]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%91 = "stablehlo.constant"() {value = dense<[1.088235294117647e0, 8.102189781021898e-1, 8.473282442748091e-1, 8.671875e-1, 8.671875e-1, 8.473282442748091e-1, 8.102189781021898e-1, 1.088235294117647e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%100 = "stablehlo.constant"() {value = dense<[-8.823529411764706e-2, 2.116788321167883e-1, -6.870229007633588e-2, 2.265625e-1, -7.03125e-2, 2.2137404580152673e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, -2.1897810218978103e-2, -0.0e0, -2.34375e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<8x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<8xf32>) -> tensor<8x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x8x10xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%144 = "stablehlo.not"(%142) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%147 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%152 = "stablehlo.convert"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%155 = "stablehlo.abs"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%156 = "stablehlo.abs"(%151) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%157 = "stablehlo.convert"(%155) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%160 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%161 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%166 = "stablehlo.abs"(%154) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%167 = "stablehlo.compare"(%166, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%168 = "stablehlo.compare"(%163, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%172 = "stablehlo.select"(%169, %154, %171) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%175 = "stablehlo.compare"(%163, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%176 = "stablehlo.select"(%175, %173, %165) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%179 = "stablehlo.not"(%177) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%180 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%182 = "stablehlo.sign"(%176) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%183 = "stablehlo.select"(%181, %182, %178) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%185 = "stablehlo.select"(%177, %178, %184) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%186 = "stablehlo.sign"(%66) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%187 = "stablehlo.convert"(%183) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%191 = "stablehlo.abs"(%183) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%192 = "stablehlo.abs"(%186) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%197 = "stablehlo.convert"(%24) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%198 = "stablehlo.convert"(%185) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<8x4xbf16>) -> tensor<2x3x10x8xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<8x4xf32>) -> tensor<2x3x10x8xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x8xf32>) -> tensor<2x3x8x10xf32>
%205 = "stablehlo.abs"(%190) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
"stablehlo.return"(%215) : (tensor<2x3x8x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x8x10xf32>
return %216 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%69 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x7x3xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%144 = "stablehlo.not"(%142) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%147 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.sign"(%132) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%152 = "stablehlo.convert"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%155 = "stablehlo.abs"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%156 = "stablehlo.abs"(%151) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%157 = "stablehlo.convert"(%155) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%160 = "stablehlo.convert"(%90) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%161 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%166 = "stablehlo.abs"(%154) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%167 = "stablehlo.compare"(%166, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%168 = "stablehlo.compare"(%163, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%172 = "stablehlo.select"(%169, %154, %171) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%175 = "stablehlo.compare"(%163, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%176 = "stablehlo.select"(%175, %173, %165) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%179 = "stablehlo.not"(%177) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%180 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%182 = "stablehlo.sign"(%176) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%183 = "stablehlo.select"(%181, %182, %178) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%185 = "stablehlo.select"(%177, %178, %184) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%186 = "stablehlo.sign"(%66) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%187 = "stablehlo.convert"(%183) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%191 = "stablehlo.abs"(%183) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%192 = "stablehlo.abs"(%186) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%197 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%198 = "stablehlo.convert"(%185) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%205 = "stablehlo.abs"(%190) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%215) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %216 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<7x4xi1>, tensor<7x4xi1>) -> tensor<7x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<7x4xf32>, tensor<f32>) -> tensor<7xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<7xf32>) -> tensor<7x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x4xf32>} : () -> tensor<7x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x7x3xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%144 = "stablehlo.not"(%142) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%147 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.sign"(%132) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%152 = "stablehlo.convert"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%155 = "stablehlo.abs"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%156 = "stablehlo.abs"(%151) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%157 = "stablehlo.convert"(%155) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%160 = "stablehlo.convert"(%90) : (tensor<3x5xi1>) -> tensor<3x5xf32>
%161 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<3x5xf32>) -> tensor<3x5xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<3x5xbf16>) -> tensor<2x3x4x3xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<3x5xf32>) -> tensor<2x3x4x3xf32>
%166 = "stablehlo.abs"(%154) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%167 = "stablehlo.compare"(%166, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%168 = "stablehlo.compare"(%163, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%172 = "stablehlo.select"(%169, %154, %171) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%175 = "stablehlo.compare"(%163, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%176 = "stablehlo.select"(%175, %173, %165) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%179 = "stablehlo.not"(%177) : (tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%180 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xi1>) -> tensor<2x3x4x3xi1>
%182 = "stablehlo.sign"(%176) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%183 = "stablehlo.select"(%181, %182, %178) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%185 = "stablehlo.select"(%177, %178, %184) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%186 = "stablehlo.sign"(%66) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%187 = "stablehlo.convert"(%183) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%191 = "stablehlo.abs"(%183) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%192 = "stablehlo.abs"(%186) : (tensor<7x4xf32>) -> tensor<7x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%197 = "stablehlo.convert"(%24) : (tensor<7x4xi1>) -> tensor<7x4xf32>
%198 = "stablehlo.convert"(%185) : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<7x4xf32>) -> tensor<7x4xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x3xbf16>, tensor<7x4xbf16>) -> tensor<2x3x3x7xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x3xf32>, tensor<7x4xf32>) -> tensor<2x3x3x7xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x3x7xf32>) -> tensor<2x3x7x3xf32>
%205 = "stablehlo.abs"(%190) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
"stablehlo.return"(%215) : (tensor<2x3x7x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x7x3xf32>
return %216 : tensor<2x3x7x3xf32>
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
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -2.34375e-2, -0.0e0, -2.34375e-2, -0.0e0, -2.1897810218978103e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.2137404580152673e-1, -7.03125e-2, 2.265625e-1, -7.03125e-2, 2.265625e-1, -6.870229007633588e-2, 2.116788321167883e-1, -8.823529411764706e-2]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%30 = "stablehlo.constant"() {value = dense<[1.088235294117647e0, 8.102189781021898e-1, 8.473282442748091e-1, 8.671875e-1, 8.671875e-1, 8.671875e-1, 8.671875e-1, 8.473282442748091e-1, 8.102189781021898e-1, 1.088235294117647e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-8.823529411764706e-2, 2.116788321167883e-1, -6.870229007633588e-2, 2.265625e-1, -7.03125e-2, 2.265625e-1, -7.03125e-2, 2.2137404580152673e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -2.1897810218978103e-2, -0.0e0, -2.34375e-2, -0.0e0, -2.34375e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
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
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -3.703702627508719e-2, -0.0e0, -0.0e0, -3.448274397644495e-2, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
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
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 3.2142852852121034e-1, -2.2351739570325425e-8, -7.40740740740726e-2, 3.3333324723773733e-1, -3.72528972114593e-8, -7.142857045923215e-2, 3.1034471043225537e-1, -5.2154055796283365e-8, -1.052631778317426e-1]> : tensor<12xf32>} : () -> tensor<12xf32>
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
%91 = "stablehlo.constant"() {value = dense<[1.1052631570279101e0, 9.99999992549419e-1, 7.241379040582422e-1, 7.500000433064987e-1, 9.999999999999946e-1, 7.777777140339183e-1, 7.777778531114216e-1, 9.99999999999983e-1, 7.499998948270665e-1, 7.241380335441896e-1, 1.0000000521540557e0, 1.1052631778317425e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%100 = "stablehlo.constant"() {value = dense<[-1.0526315702791011e-1, 7.450581096524186e-9, 3.1034485841619586e-1, -7.142857182770913e-2, 2.2351745898596666e-8, 3.33333406183456e-1, -7.407407407407171e-2, 3.725291419787157e-8, 3.2142867563216554e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
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
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, 0.0e0, -3.448276247443817e-2, -0.0e0, -8.881784197001248e-16, -3.703704614330182e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<12x4xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12x4xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%17 = "stablehlo.floor"(%16) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%22 = "stablehlo.floor"(%21) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<12x4xi1>, tensor<12x4xi1>) -> tensor<12x4xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%29 = "stablehlo.abs"(%28) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<12x4xf32>, tensor<f32>) -> tensor<12xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<12xf32>) -> tensor<12x4xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12x4xf32>} : () -> tensor<12x4xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x4xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%69 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.floor"(%82) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.floor"(%87) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%95 = "stablehlo.abs"(%94) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<2x3x12x10xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%144 = "stablehlo.not"(%142) : (tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%147 = "stablehlo.sign"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.sign"(%132) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%152 = "stablehlo.convert"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%155 = "stablehlo.abs"(%148) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%156 = "stablehlo.abs"(%151) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%157 = "stablehlo.convert"(%155) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%160 = "stablehlo.convert"(%90) : (tensor<10x5xi1>) -> tensor<10x5xf32>
%161 = "stablehlo.convert"(%150) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<10x5xf32>) -> tensor<10x5xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x5xbf16>, tensor<10x5xbf16>) -> tensor<2x3x4x10xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x5xf32>, tensor<10x5xf32>) -> tensor<2x3x4x10xf32>
%166 = "stablehlo.abs"(%154) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%167 = "stablehlo.compare"(%166, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%168 = "stablehlo.compare"(%163, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%172 = "stablehlo.select"(%169, %154, %171) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%175 = "stablehlo.compare"(%163, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%176 = "stablehlo.select"(%175, %173, %165) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%179 = "stablehlo.not"(%177) : (tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%180 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xi1>) -> tensor<2x3x4x10xi1>
%182 = "stablehlo.sign"(%176) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%183 = "stablehlo.select"(%181, %182, %178) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%185 = "stablehlo.select"(%177, %178, %184) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%186 = "stablehlo.sign"(%66) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%187 = "stablehlo.convert"(%183) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%191 = "stablehlo.abs"(%183) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%192 = "stablehlo.abs"(%186) : (tensor<12x4xf32>) -> tensor<12x4xf32>
%193 = "stablehlo.convert"(%191) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%197 = "stablehlo.convert"(%24) : (tensor<12x4xi1>) -> tensor<12x4xf32>
%198 = "stablehlo.convert"(%185) : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<12x4xf32>) -> tensor<12x4xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x4x10xbf16>, tensor<12x4xbf16>) -> tensor<2x3x10x12xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x10xf32>, tensor<12x4xf32>) -> tensor<2x3x10x12xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x10x12xf32>) -> tensor<2x3x12x10xf32>
%205 = "stablehlo.abs"(%190) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
"stablehlo.return"(%215) : (tensor<2x3x12x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x12x10xf32>
return %216 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9x4xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<9x4xf32>
%3 = "stablehlo.constant"() {value = dense<4.347826086956522e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9x4xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%6 = "stablehlo.maximum"(%4, %5) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%8 = "stablehlo.add"(%1, %7) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%9 = "stablehlo.multiply"(%8, %4) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%11 = "stablehlo.multiply"(%6, %10) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%12 = "stablehlo.subtract"(%9, %11) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%13 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%15 = "stablehlo.floor"(%14) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%16 = "stablehlo.compare"(%2, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%17 = "stablehlo.add"(%9, %11) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%18 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%20 = "stablehlo.floor"(%19) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%21 = "stablehlo.compare"(%2, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%22 = "stablehlo.and"(%16, %21) : (tensor<9x4xi1>, tensor<9x4xi1>) -> tensor<9x4xi1>
%23 = "stablehlo.subtract"(%2, %9) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%24 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%26 = "stablehlo.divide"(%25, %6) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%27 = "stablehlo.abs"(%26) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%28 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%30 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%31 = "stablehlo.subtract"(%29, %30) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%32 = "stablehlo.multiply"(%31, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%33 = "stablehlo.multiply"(%32, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%36 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%37 = "stablehlo.multiply"(%27, %36) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%38 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%39 = "stablehlo.subtract"(%37, %38) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%40 = "stablehlo.multiply"(%39, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%41 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%43 = "stablehlo.multiply"(%42, %27) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%44 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%45 = "stablehlo.subtract"(%43, %44) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%47 = "stablehlo.compare"(%27, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%49 = "stablehlo.select"(%47, %45, %48) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%51 = "stablehlo.compare"(%27, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%52 = "stablehlo.select"(%51, %35, %49) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%54 = "stablehlo.select"(%22, %52, %53) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<f32>, %57: tensor<f32>):
%58 = "stablehlo.add"(%56, %57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%58) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x4xf32>, tensor<f32>) -> tensor<9xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0>} : (tensor<9xf32>) -> tensor<9x4xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9x4xf32>} : () -> tensor<9x4xf32>
%62 = "stablehlo.compare"(%60, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
%63 = "stablehlo.divide"(%54, %60) : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%64 = "stablehlo.select"(%62, %63, %54) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xf32>
%65 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x4xf32>
%66 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xf32>
%67 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x4xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%70 = "stablehlo.maximum"(%68, %69) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%71 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%72 = "stablehlo.add"(%65, %71) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%73 = "stablehlo.multiply"(%72, %68) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%75 = "stablehlo.multiply"(%70, %74) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%76 = "stablehlo.subtract"(%73, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%79 = "stablehlo.floor"(%78) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%80 = "stablehlo.compare"(%66, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%81 = "stablehlo.add"(%73, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%82 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%83 = "stablehlo.add"(%81, %82) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%84 = "stablehlo.floor"(%83) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%85 = "stablehlo.compare"(%66, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%86 = "stablehlo.and"(%80, %85) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%87 = "stablehlo.subtract"(%66, %73) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%90 = "stablehlo.divide"(%89, %70) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%91 = "stablehlo.abs"(%90) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%92 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%94 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%95 = "stablehlo.subtract"(%93, %94) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%96 = "stablehlo.multiply"(%95, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%97 = "stablehlo.multiply"(%96, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%100 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%101 = "stablehlo.multiply"(%91, %100) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%102 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%104 = "stablehlo.multiply"(%103, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%105 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%107 = "stablehlo.multiply"(%106, %91) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%108 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%111 = "stablehlo.compare"(%91, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%113 = "stablehlo.select"(%111, %109, %112) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%115 = "stablehlo.compare"(%91, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%116 = "stablehlo.select"(%115, %99, %113) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%118 = "stablehlo.select"(%86, %116, %117) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%123 = "stablehlo.reduce"(%118, %119) ({
^bb0(%120: tensor<f32>, %121: tensor<f32>):
%122 = "stablehlo.add"(%120, %121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%122) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%126 = "stablehlo.compare"(%124, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%127 = "stablehlo.divide"(%118, %124) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%128 = "stablehlo.select"(%126, %127, %118) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%129 = "stablehlo.dot_general"(%0, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%130 = "stablehlo.dot_general"(%129, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%131 = "stablehlo.transpose"(%130) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%132 = "stablehlo.is_finite"(%131) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%133 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%137 = "stablehlo.reduce"(%132, %133) ({
^bb0(%134: tensor<i1>, %135: tensor<i1>):
%136 = "stablehlo.and"(%134, %135) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%136) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%212 = "stablehlo.if"(%137) ({
"stablehlo.return"(%131) : (tensor<1x2x9x10xf32>) -> ()
}, {
%138 = "stablehlo.is_finite"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%140 = "stablehlo.not"(%138) : (tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%141 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%142 = "stablehlo.and"(%140, %141) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%143 = "stablehlo.sign"(%0) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%144 = "stablehlo.select"(%142, %143, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%145 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%146 = "stablehlo.select"(%138, %139, %145) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%147 = "stablehlo.sign"(%128) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%148 = "stablehlo.convert"(%144) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%149 = "stablehlo.convert"(%147) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%150 = "stablehlo.dot_general"(%148, %149) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%151 = "stablehlo.abs"(%144) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%152 = "stablehlo.abs"(%147) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%153 = "stablehlo.convert"(%151) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%154 = "stablehlo.convert"(%152) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%155 = "stablehlo.dot_general"(%153, %154) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%156 = "stablehlo.convert"(%86) : (tensor<10x4xi1>) -> tensor<10x4xf32>
%157 = "stablehlo.convert"(%146) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<10x4xf32>) -> tensor<10x4xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xbf16>, tensor<10x4xbf16>) -> tensor<1x2x4x10xf32>
%160 = "stablehlo.select"(%138, %0, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%161 = "stablehlo.dot_general"(%160, %128) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<10x4xf32>) -> tensor<1x2x4x10xf32>
%162 = "stablehlo.abs"(%150) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%163 = "stablehlo.compare"(%162, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%164 = "stablehlo.compare"(%159, %155) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%165 = "stablehlo.and"(%163, %164) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%166 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%168 = "stablehlo.select"(%165, %150, %167) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%169 = "stablehlo.multiply"(%166, %168) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%170 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%171 = "stablehlo.compare"(%159, %170) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%172 = "stablehlo.select"(%171, %169, %161) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%173 = "stablehlo.is_finite"(%172) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%175 = "stablehlo.not"(%173) : (tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%176 = "stablehlo.compare"(%172, %172) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xi1>
%177 = "stablehlo.and"(%175, %176) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xi1>) -> tensor<1x2x4x10xi1>
%178 = "stablehlo.sign"(%172) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%179 = "stablehlo.select"(%177, %178, %174) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%180 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%181 = "stablehlo.select"(%173, %174, %180) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%182 = "stablehlo.sign"(%64) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%183 = "stablehlo.convert"(%179) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%184 = "stablehlo.convert"(%182) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%185 = "stablehlo.dot_general"(%183, %184) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%186 = "stablehlo.transpose"(%185) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%187 = "stablehlo.abs"(%179) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%188 = "stablehlo.abs"(%182) : (tensor<9x4xf32>) -> tensor<9x4xf32>
%189 = "stablehlo.convert"(%187) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%190 = "stablehlo.convert"(%188) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%191 = "stablehlo.dot_general"(%189, %190) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%192 = "stablehlo.transpose"(%191) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%193 = "stablehlo.convert"(%22) : (tensor<9x4xi1>) -> tensor<9x4xf32>
%194 = "stablehlo.convert"(%181) : (tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xbf16>
%195 = "stablehlo.convert"(%193) : (tensor<9x4xf32>) -> tensor<9x4xbf16>
%196 = "stablehlo.dot_general"(%194, %195) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x10xbf16>, tensor<9x4xbf16>) -> tensor<1x2x10x9xf32>
%197 = "stablehlo.transpose"(%196) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%198 = "stablehlo.select"(%173, %172, %174) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%199 = "stablehlo.dot_general"(%198, %64) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x10xf32>, tensor<9x4xf32>) -> tensor<1x2x10x9xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x10x9xf32>) -> tensor<1x2x9x10xf32>
%201 = "stablehlo.abs"(%186) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%202 = "stablehlo.compare"(%201, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%203 = "stablehlo.compare"(%197, %192) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%204 = "stablehlo.and"(%202, %203) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%205 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%207 = "stablehlo.select"(%204, %186, %206) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%208 = "stablehlo.multiply"(%205, %207) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%210 = "stablehlo.compare"(%197, %209) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%211 = "stablehlo.select"(%210, %208, %200) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
"stablehlo.return"(%211) : (tensor<1x2x9x10xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x10xf32>
return %212 : tensor<1x2x9x10xf32>
}
}

// f32[1,2,9,8] [3,4] false
module @example {
func.func public @main(%0: tensor<1x2x9x8xf32>) -> (tensor<1x2x3x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x8xf32>, tensor<f32>) -> tensor<1x2x9x11xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 9, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x11xf32>) -> tensor<1x2x9x4xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.1583011583011582e-2, -1.2552301255230125e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x9x4xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x8xf32>, tensor<f32>) -> tensor<1x2x9x10xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 1, 2, 9, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x4xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.474903474903475e-2, -3.474903474903475e-2, -3.765690376569038e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x9x4xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x8xf32>, tensor<f32>) -> tensor<1x2x9x9xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 1, 2, 9, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x9xf32>) -> tensor<1x2x9x4xf32>
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.1196911196911197e-1, 1.1196911196911197e-1, 1.2133891213389121e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x9x4xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 9, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x4xf32>
%37 = "stablehlo.constant"() {value = dense<[4.6443514644351463e-1, 4.2857142857142855e-1, 4.2857142857142855e-1, 4.6443514644351463e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 9, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x4xf32>
%42 = "stablehlo.constant"() {value = dense<[4.6443514644351463e-1, 4.2857142857142855e-1, 4.2857142857142855e-1, 4.6443514644351463e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%0, %46) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x8xf32>, tensor<f32>) -> tensor<1x2x9x9xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 1, 2, 9, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x9xf32>) -> tensor<1x2x9x4xf32>
%49 = "stablehlo.constant"() {value = dense<[1.2133891213389121e-1, 1.1196911196911197e-1, 1.1196911196911197e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%53 = "stablehlo.compare"(%49, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x9x4xi1>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%56 = "stablehlo.select"(%54, %51, %55) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%57 = "stablehlo.add"(%45, %56) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.pad"(%0, %58) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x8xf32>, tensor<f32>) -> tensor<1x2x9x10xf32>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 1, 2, 9, 10>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x4xf32>
%61 = "stablehlo.constant"() {value = dense<[-3.765690376569038e-2, -3.474903474903475e-2, -3.474903474903475e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%65 = "stablehlo.compare"(%61, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x9x4xi1>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%68 = "stablehlo.select"(%66, %63, %67) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%69 = "stablehlo.add"(%57, %68) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.pad"(%0, %70) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x8xf32>, tensor<f32>) -> tensor<1x2x9x11xf32>
%72 = "stablehlo.slice"(%71) {limit_indices = array<i64: 1, 2, 9, 11>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x9x11xf32>) -> tensor<1x2x9x4xf32>
%73 = "stablehlo.constant"() {value = dense<[-1.2552301255230125e-2, -1.1583011583011582e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x9x4xf32>
%75 = "stablehlo.multiply"(%72, %74) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%77 = "stablehlo.compare"(%73, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x9x4xi1>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%80 = "stablehlo.select"(%78, %75, %79) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%81 = "stablehlo.add"(%69, %80) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.pad"(%81, %82) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 4, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x13x4xf32>
%84 = "stablehlo.slice"(%83) {limit_indices = array<i64: 1, 2, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x13x4xf32>) -> tensor<1x2x3x4xf32>
%85 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.3333333333333391e-2]> : tensor<3xf32>} : () -> tensor<3xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%89 = "stablehlo.compare"(%85, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%92 = "stablehlo.select"(%90, %87, %91) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.pad"(%81, %93) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x12x4xf32>
%95 = "stablehlo.slice"(%94) {limit_indices = array<i64: 1, 2, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x12x4xf32>) -> tensor<1x2x3x4xf32>
%96 = "stablehlo.constant"() {value = dense<[-0.0e0, -2.409638554216848e-2, -2.6666666666666464e-2]> : tensor<3xf32>} : () -> tensor<3xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%100 = "stablehlo.compare"(%96, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%103 = "stablehlo.select"(%101, %98, %102) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%104 = "stablehlo.add"(%92, %103) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%106 = "stablehlo.pad"(%81, %105) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x11x4xf32>
%107 = "stablehlo.slice"(%106) {limit_indices = array<i64: 1, 2, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x11x4xf32>) -> tensor<1x2x3x4xf32>
%108 = "stablehlo.constant"() {value = dense<[-0.0e0, 0.0e0, 0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%112 = "stablehlo.compare"(%108, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%115 = "stablehlo.select"(%113, %110, %114) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%116 = "stablehlo.add"(%104, %115) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%118 = "stablehlo.pad"(%81, %117) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x10x4xf32>
%119 = "stablehlo.slice"(%118) {limit_indices = array<i64: 1, 2, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x10x4xf32>) -> tensor<1x2x3x4xf32>
%120 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0843373493975901e-1, 1.2e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%122 = "stablehlo.multiply"(%119, %121) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%124 = "stablehlo.compare"(%120, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%127 = "stablehlo.select"(%125, %122, %126) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%128 = "stablehlo.add"(%116, %127) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%129 = "stablehlo.slice"(%81) {limit_indices = array<i64: 1, 2, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x3x4xf32>
%130 = "stablehlo.constant"() {value = dense<[2.7999999999999997e-1, 2.53012048192771e-1, 2.7999999999999997e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%132 = "stablehlo.multiply"(%129, %131) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%133 = "stablehlo.add"(%128, %132) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%134 = "stablehlo.slice"(%81) {limit_indices = array<i64: 1, 2, 8, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x3x4xf32>
%135 = "stablehlo.constant"() {value = dense<[3.5999999999999993e-1, 3.25301204819277e-1, 3.5999999999999993e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%137 = "stablehlo.multiply"(%134, %136) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%138 = "stablehlo.add"(%133, %137) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%139 = "stablehlo.slice"(%81) {limit_indices = array<i64: 1, 2, 9, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x3x4xf32>
%140 = "stablehlo.constant"() {value = dense<[2.7999999999999997e-1, 2.53012048192771e-1, 2.7999999999999997e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%141 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%142 = "stablehlo.multiply"(%139, %141) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%143 = "stablehlo.add"(%138, %142) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%145 = "stablehlo.pad"(%81, %144) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x10x4xf32>
%146 = "stablehlo.slice"(%145) {limit_indices = array<i64: 1, 2, 10, 4>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x10x4xf32>) -> tensor<1x2x3x4xf32>
%147 = "stablehlo.constant"() {value = dense<[1.2e-1, 1.0843373493975901e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%149 = "stablehlo.multiply"(%146, %148) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%151 = "stablehlo.compare"(%147, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%152 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%154 = "stablehlo.select"(%152, %149, %153) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%155 = "stablehlo.add"(%143, %154) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%157 = "stablehlo.pad"(%81, %156) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x11x4xf32>
%158 = "stablehlo.slice"(%157) {limit_indices = array<i64: 1, 2, 11, 4>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x11x4xf32>) -> tensor<1x2x3x4xf32>
%159 = "stablehlo.constant"() {value = dense<[0.0e0, 0.0e0, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%161 = "stablehlo.multiply"(%158, %160) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%163 = "stablehlo.compare"(%159, %162) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%166 = "stablehlo.select"(%164, %161, %165) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%167 = "stablehlo.add"(%155, %166) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%169 = "stablehlo.pad"(%81, %168) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x12x4xf32>
%170 = "stablehlo.slice"(%169) {limit_indices = array<i64: 1, 2, 12, 4>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x12x4xf32>) -> tensor<1x2x3x4xf32>
%171 = "stablehlo.constant"() {value = dense<[-2.6666666666666464e-2, -2.409638554216848e-2, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%175 = "stablehlo.compare"(%171, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%178 = "stablehlo.select"(%176, %173, %177) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%179 = "stablehlo.add"(%167, %178) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%181 = "stablehlo.pad"(%81, %180) {edge_padding_high = array<i64: 0, 0, 4, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x13x4xf32>
%182 = "stablehlo.slice"(%181) {limit_indices = array<i64: 1, 2, 13, 4>, start_indices = array<i64: 0, 0, 6, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x13x4xf32>) -> tensor<1x2x3x4xf32>
%183 = "stablehlo.constant"() {value = dense<[-1.3333333333333391e-2, -0.0e0, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%187 = "stablehlo.compare"(%183, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%191 = "stablehlo.add"(%179, %190) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%193 = "stablehlo.pad"(%81, %192) {edge_padding_high = array<i64: 0, 0, 5, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x14x4xf32>
%194 = "stablehlo.slice"(%193) {limit_indices = array<i64: 1, 2, 14, 4>, start_indices = array<i64: 0, 0, 7, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<1x2x14x4xf32>) -> tensor<1x2x3x4xf32>
%195 = "stablehlo.constant"() {value = dense<[0.0e0, -0.0e0, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%196 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
%197 = "stablehlo.multiply"(%194, %196) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%199 = "stablehlo.compare"(%195, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%202 = "stablehlo.select"(%200, %197, %201) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%203 = "stablehlo.add"(%191, %202) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
return %203 : tensor<1x2x3x4xf32>
}
}

// f32[1,2,9,8] [3,4] true
module @example {
func.func public @main(%0: tensor<1x2x9x8xf32>) -> (tensor<1x2x3x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x9xf32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x9xf32>
%3 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x9xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%10 = "stablehlo.add"(%1, %9) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%11 = "stablehlo.multiply"(%10, %6) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%13 = "stablehlo.multiply"(%8, %12) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%14 = "stablehlo.subtract"(%11, %13) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%15 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%17 = "stablehlo.floor"(%16) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%18 = "stablehlo.compare"(%2, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%19 = "stablehlo.add"(%11, %13) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%20 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%22 = "stablehlo.floor"(%21) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%23 = "stablehlo.compare"(%2, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%24 = "stablehlo.and"(%18, %23) : (tensor<3x9xi1>, tensor<3x9xi1>) -> tensor<3x9xi1>
%25 = "stablehlo.subtract"(%2, %11) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%26 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%28 = "stablehlo.divide"(%27, %8) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%29 = "stablehlo.abs"(%28) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%30 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%32 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%33 = "stablehlo.subtract"(%31, %32) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%34 = "stablehlo.multiply"(%33, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%35 = "stablehlo.multiply"(%34, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%38 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%39 = "stablehlo.multiply"(%29, %38) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%40 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%41 = "stablehlo.subtract"(%39, %40) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%42 = "stablehlo.multiply"(%41, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%43 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%45 = "stablehlo.multiply"(%44, %29) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%46 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%49 = "stablehlo.compare"(%29, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%51 = "stablehlo.select"(%49, %47, %50) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%53 = "stablehlo.compare"(%29, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%54 = "stablehlo.select"(%53, %37, %51) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%56 = "stablehlo.select"(%24, %54, %55) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.reduce"(%56, %57) ({
^bb0(%58: tensor<f32>, %59: tensor<f32>):
%60 = "stablehlo.add"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%60) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x9xf32>, tensor<f32>) -> tensor<3xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x9xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x9xf32>} : () -> tensor<3x9xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xi1>
%65 = "stablehlo.divide"(%56, %62) : (tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%66 = "stablehlo.select"(%64, %65, %56) : (tensor<3x9xi1>, tensor<3x9xf32>, tensor<3x9xf32>) -> tensor<3x9xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%69 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.divide"(%69, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%75 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%76 = "stablehlo.add"(%67, %75) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.multiply"(%76, %72) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%78 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%79 = "stablehlo.multiply"(%74, %78) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%80 = "stablehlo.subtract"(%77, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%81 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.floor"(%82) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%84 = "stablehlo.compare"(%68, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%85 = "stablehlo.add"(%77, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%86 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%88 = "stablehlo.floor"(%87) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%89 = "stablehlo.compare"(%68, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%90 = "stablehlo.and"(%84, %89) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%91 = "stablehlo.subtract"(%68, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%92 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.divide"(%93, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%95 = "stablehlo.abs"(%94) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%96 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%98 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%100 = "stablehlo.multiply"(%99, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%101 = "stablehlo.multiply"(%100, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%104 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%105 = "stablehlo.multiply"(%95, %104) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%106 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%107 = "stablehlo.subtract"(%105, %106) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%108 = "stablehlo.multiply"(%107, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%109 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%111 = "stablehlo.multiply"(%110, %95) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%112 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%115 = "stablehlo.compare"(%95, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%117 = "stablehlo.select"(%115, %113, %116) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%119 = "stablehlo.compare"(%95, %118) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%120 = "stablehlo.select"(%119, %103, %117) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%122 = "stablehlo.select"(%90, %120, %121) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%127 = "stablehlo.reduce"(%122, %123) ({
^bb0(%124: tensor<f32>, %125: tensor<f32>):
%126 = "stablehlo.add"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%126) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%131 = "stablehlo.divide"(%122, %128) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%132 = "stablehlo.select"(%130, %131, %122) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%133 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%134 = "stablehlo.dot_general"(%133, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%135 = "stablehlo.transpose"(%134) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%136 = "stablehlo.is_finite"(%135) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%137 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%141 = "stablehlo.reduce"(%136, %137) ({
^bb0(%138: tensor<i1>, %139: tensor<i1>):
%140 = "stablehlo.and"(%138, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%140) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.if"(%141) ({
"stablehlo.return"(%135) : (tensor<1x2x3x4xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%144 = "stablehlo.not"(%142) : (tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%147 = "stablehlo.sign"(%0) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%151 = "stablehlo.sign"(%132) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%152 = "stablehlo.convert"(%148) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%155 = "stablehlo.abs"(%148) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%156 = "stablehlo.abs"(%151) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%157 = "stablehlo.convert"(%155) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.convert"(%90) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%161 = "stablehlo.convert"(%150) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x9x4xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x8xf32>, tensor<4x8xf32>) -> tensor<1x2x9x4xf32>
%166 = "stablehlo.abs"(%154) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%167 = "stablehlo.compare"(%166, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%168 = "stablehlo.compare"(%163, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%169 = "stablehlo.and"(%167, %168) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%171 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%172 = "stablehlo.select"(%169, %154, %171) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%175 = "stablehlo.compare"(%163, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%176 = "stablehlo.select"(%175, %173, %165) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%177 = "stablehlo.is_finite"(%176) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%179 = "stablehlo.not"(%177) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%180 = "stablehlo.compare"(%176, %176) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%181 = "stablehlo.and"(%179, %180) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%182 = "stablehlo.sign"(%176) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%183 = "stablehlo.select"(%181, %182, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%185 = "stablehlo.select"(%177, %178, %184) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%186 = "stablehlo.sign"(%66) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%187 = "stablehlo.convert"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%191 = "stablehlo.abs"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%192 = "stablehlo.abs"(%186) : (tensor<3x9xf32>) -> tensor<3x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%197 = "stablehlo.convert"(%24) : (tensor<3x9xi1>) -> tensor<3x9xf32>
%198 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<3x9xf32>) -> tensor<3x9xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<3x9xbf16>) -> tensor<1x2x4x3xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<3x9xf32>) -> tensor<1x2x4x3xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x3xf32>) -> tensor<1x2x3x4xf32>
%205 = "stablehlo.abs"(%190) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
"stablehlo.return"(%215) : (tensor<1x2x3x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x3x4xf32>
return %216 : tensor<1x2x3x4xf32>
}
}

