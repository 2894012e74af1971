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
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%31 = "stablehlo.constant"() {value = dense<[1.10546875e0, 7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1, 1.10546875e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.add"(%27, %33) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%0, %35) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.add"(%34, %47) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.pad"(%0, %49) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.add"(%48, %61) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.pad"(%62, %63) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%68 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%70 = "stablehlo.multiply"(%67, %69) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%72 = "stablehlo.compare"(%68, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.pad"(%62, %76) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%78 = "stablehlo.slice"(%77) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%81 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.265625e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%83 = "stablehlo.multiply"(%80, %82) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%85 = "stablehlo.compare"(%81, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%89 = "stablehlo.add"(%75, %88) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%93 = "stablehlo.constant"() {value = dense<[1.10546875e0, 7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1, 1.10546875e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%96 = "stablehlo.add"(%89, %95) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.pad"(%62, %97) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%101 = "stablehlo.reshape"(%100) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%102 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.compare"(%102, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%110 = "stablehlo.add"(%96, %109) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.pad"(%62, %111) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%113 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%115 = "stablehlo.reshape"(%114) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%116 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%118 = "stablehlo.multiply"(%115, %117) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%120 = "stablehlo.compare"(%116, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%124 = "stablehlo.add"(%110, %123) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %124 : tensor<2x3x8x10xf32>
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
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%31 = "stablehlo.constant"() {value = dense<[1.0e0, 5.624142624080097e-1, 9.739369028675866e-1, 7.962962532484957e-1, 9.026063208063277e-1, 9.02606223672817e-1, 7.96296382391888e-1, 9.739368758247334e-1, 5.62414295797649e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.add"(%27, %33) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%0, %35) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.198902650768211e-1, -6.584361845573783e-2, 3.703704233522772e-1, -1.0082304269198028e-1, 2.2702345010839298e-1, -1.1111111111110628e-1, 9.190676912195384e-2, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.add"(%34, %47) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.pad"(%0, %49) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.230452748483152e-2, -0.0e0, -5.555556548966312e-2, -0.0e0, -2.8806607909656723e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.add"(%48, %61) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.pad"(%62, %63) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%68 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -4.373177425506869e-2, -0.0e0, -7.871720898603174e-2, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%70 = "stablehlo.multiply"(%67, %69) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%72 = "stablehlo.compare"(%68, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.pad"(%62, %76) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%78 = "stablehlo.slice"(%77) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%81 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.2099124569413278e-1, -1.0932944476083106e-1, 3.0758015277086836e-1, -7.871717614265084e-2, 4.9854231992893927e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%83 = "stablehlo.multiply"(%80, %82) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%85 = "stablehlo.compare"(%81, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%89 = "stablehlo.add"(%75, %88) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%93 = "stablehlo.constant"() {value = dense<[1.0e0, 5.801749223566259e-1, 9.577259523441074e-1, 8.454810662450314e-1, 8.454810662450314e-1, 9.577259860997913e-1, 5.801748890570925e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%96 = "stablehlo.add"(%89, %95) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.pad"(%62, %97) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%101 = "stablehlo.reshape"(%100) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%102 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.985422797870358e-1, -7.871719803824018e-2, 3.0758015277086836e-1, -1.0932944476083106e-1, 1.2099119004285952e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.compare"(%102, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%110 = "stablehlo.add"(%96, %109) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.pad"(%62, %111) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%113 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%115 = "stablehlo.reshape"(%114) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%116 = "stablehlo.constant"() {value = dense<[-0.0e0, -7.87172021436624e-2, -0.0e0, -4.373177425506869e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%118 = "stablehlo.multiply"(%115, %117) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%120 = "stablehlo.compare"(%116, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%124 = "stablehlo.add"(%110, %123) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %124 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 2]> : tensor<3xi32>} : () -> tensor<3xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.5555595291985505e-2]> : tensor<3xf32>} : () -> tensor<3xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<2x3x4x3xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%14 = "stablehlo.gather"(%0, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%15 = "stablehlo.constant"() {value = dense<[6.851852067090847e-1, -0.0e0, 3.7037058229800257e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<2x3x4x3xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%26 = "stablehlo.gather"(%0, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.constant"() {value = dense<[3.7037034387941725e-1, 1.0e0, 6.851850129939829e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%30 = "stablehlo.add"(%23, %29) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.constant"() {value = dense<[2, 3, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%33 = "stablehlo.gather"(%0, %32) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.constant"() {value = dense<[-5.555555058850192e-2, -0.0e0, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%36 = "stablehlo.multiply"(%33, %35) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%38 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<2x3x4x3xi1>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%41 = "stablehlo.select"(%39, %36, %40) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%42 = "stablehlo.add"(%30, %41) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.pad"(%42, %43) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%45 = "stablehlo.slice"(%44) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%47 = "stablehlo.reshape"(%46) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%49 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 5.7215714506783866e-2, -9.375e-2, -4.619180278591761e-2, -6.1497771053549144e-2, -9.921650097597645e-2]> : tensor<7xf32>} : () -> tensor<7xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%53 = "stablehlo.compare"(%49, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%56 = "stablehlo.select"(%54, %51, %55) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%61 = "stablehlo.constant"() {value = dense<[1.0992164758873053e0, 6.592564852175131e-1, 9.889759578180012e-1, 5.9375e-1, 9.889758857449574e-1, 4.022410249136674e-1, 1.0992165009759765e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%64 = "stablehlo.add"(%56, %63) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.pad"(%42, %65) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%67 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 5, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%69 = "stablehlo.reshape"(%68) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%70 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%71 = "stablehlo.constant"() {value = dense<[-9.921647588730531e-2, 4.022413451365765e-1, -4.619167232478505e-2, 5.9375e-1, 5.7215917040960185e-2, 6.592567461398817e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%73 = "stablehlo.multiply"(%70, %72) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%75 = "stablehlo.compare"(%71, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%78 = "stablehlo.select"(%76, %73, %77) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%79 = "stablehlo.add"(%64, %78) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.pad"(%42, %80) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
%82 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 6, 3>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x3xf32>) -> tensor<2x3x4x3xf32>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%84 = "stablehlo.reshape"(%83) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%85 = "stablehlo.slice"(%84) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%86 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.149783035408962e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%88 = "stablehlo.multiply"(%85, %87) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%90 = "stablehlo.compare"(%86, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%93 = "stablehlo.select"(%91, %88, %92) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%94 = "stablehlo.add"(%79, %93) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %94 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.pad"(%2, %3) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%9 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%16 = "stablehlo.select"(%14, %11, %15) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%21 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.9375e-1, 1.0e0, 5.9375e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%24 = "stablehlo.add"(%16, %23) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.pad"(%2, %25) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%27 = "stablehlo.slice"(%26) {limit_indices = array<i64: 2, 3, 5, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%31 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.9375e-1, -0.0e0, 5.9375e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%35 = "stablehlo.compare"(%31, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%38 = "stablehlo.select"(%36, %33, %37) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%39 = "stablehlo.add"(%24, %38) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.pad"(%2, %40) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 6, 3>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x3xf32>) -> tensor<2x3x4x3xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%45 = "stablehlo.slice"(%44) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%54 = "stablehlo.add"(%39, %53) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %54 : tensor<2x3x7x3xf32>
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
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%31 = "stablehlo.constant"() {value = dense<[1.10546875e0, 7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1, 1.10546875e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.add"(%27, %33) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%0, %35) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.6171875e-1, -1.0546875e-1, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.add"(%34, %47) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.pad"(%0, %49) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -3.515625e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.add"(%48, %61) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.pad"(%62, %63) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%68 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -5.555553568734073e-2, -0.0e0, -0.0e0, -5.555553568734073e-2, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%70 = "stablehlo.multiply"(%67, %69) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%72 = "stablehlo.compare"(%68, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.pad"(%62, %76) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%78 = "stablehlo.slice"(%77) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%81 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 3.1481472871921834e-1, -0.0e0, -1.1111111111110983e-1, 3.7037026440655907e-1, -0.0e0, -1.1111111111109206e-1, 3.7037026440655907e-1, -0.0e0, -1.1111111111109206e-1]> : tensor<12xf32>} : () -> tensor<12xf32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%83 = "stablehlo.multiply"(%80, %82) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%85 = "stablehlo.compare"(%81, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%89 = "stablehlo.add"(%75, %88) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%93 = "stablehlo.constant"() {value = dense<[1.1111111111111107e0, 1.0e0, 6.851851421373859e-1, 7.96296382391888e-1, 1.0e0, 7.962962532484957e-1, 7.96296382391888e-1, 1.0e0, 7.96296124105075e-1, 6.851852712807818e-1, 1.0e0, 1.111111111111092e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%96 = "stablehlo.add"(%89, %95) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.pad"(%62, %97) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%101 = "stablehlo.reshape"(%100) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%102 = "stablehlo.constant"() {value = dense<[-1.1111111111111072e-1, -0.0e0, 3.703704233522772e-1, -1.1111111111110628e-1, -0.0e0, 3.703704233522772e-1, -1.1111111111110628e-1, -0.0e0, 3.1481498700601707e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%106 = "stablehlo.compare"(%102, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%110 = "stablehlo.add"(%96, %109) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.pad"(%62, %111) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%113 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%115 = "stablehlo.reshape"(%114) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%116 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.555556548966312e-2, -0.0e0, -0.0e0, -5.555556548966312e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%118 = "stablehlo.multiply"(%115, %117) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%120 = "stablehlo.compare"(%116, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%124 = "stablehlo.add"(%110, %123) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %124 : tensor<2x3x12x10xf32>
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
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%31 = "stablehlo.constant"() {value = dense<[1.0e0, 5.624142624080097e-1, 9.739369028675866e-1, 7.962962532484957e-1, 9.026063208063277e-1, 9.02606223672817e-1, 7.96296382391888e-1, 9.739368758247334e-1, 5.62414295797649e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.add"(%27, %33) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%0, %35) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.198902650768211e-1, -6.584361845573783e-2, 3.703704233522772e-1, -1.0082304269198028e-1, 2.2702345010839298e-1, -1.1111111111110628e-1, 9.190676912195384e-2, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.add"(%34, %47) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.pad"(%0, %49) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x7xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 4, 7>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x7xf32>) -> tensor<2x3x4x5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.230452748483152e-2, -0.0e0, -5.555556548966312e-2, -0.0e0, -2.8806607909656723e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.add"(%48, %61) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.pad"(%62, %63) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%68 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -6.311041640662074e-2, -5.63485079650361e-3, -0.0e0, -1.0142749167312548e-1, -4.0570994009208494e-2, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%70 = "stablehlo.multiply"(%67, %69) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%72 = "stablehlo.compare"(%68, %71) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%75 = "stablehlo.select"(%73, %70, %74) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.pad"(%62, %76) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%78 = "stablehlo.slice"(%77) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%81 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.581517128591532e-1, -5.634862618908354e-2, -1.1044327526232234e-1, 4.1096905032823694e-1, 7.963928291442046e-2, -9.128476644618688e-2, 6.525168495013416e-1, 2.907588000050353e-1, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%83 = "stablehlo.multiply"(%80, %82) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%85 = "stablehlo.compare"(%81, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%89 = "stablehlo.add"(%75, %88) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%93 = "stablehlo.constant"() {value = dense<[1.0e0, 7.498121627856246e-1, 4.489105753012834e-1, 9.331330203365105e-1, 9.823440898861926e-1, 7.625845105553102e-1, 7.625846465130021e-1, 9.823441349591141e-1, 9.331329375796463e-1, 4.489106421717839e-1, 7.498121940041732e-1, 1.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%96 = "stablehlo.add"(%89, %95) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.pad"(%62, %97) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%101 = "stablehlo.reshape"(%100) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%102 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.90758838427864e-1, 6.525169252386493e-1, -9.128473319566366e-2, 7.963940113850176e-2, 4.1096921066965586e-1, -1.1044328043461826e-1, -5.634856707703095e-2, 1.5815182886654056e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%106 = "stablehlo.compare"(%102, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%110 = "stablehlo.add"(%96, %109) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.pad"(%62, %111) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x6x10xf32>
%113 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 3, 6, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x10xf32>) -> tensor<2x3x4x10xf32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%115 = "stablehlo.reshape"(%114) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%116 = "stablehlo.constant"() {value = dense<[-0.0e0, -4.057100121348922e-2, -1.0142750053993277e-1, -0.0e0, -5.63486483561082e-3, -6.31104459626437e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%118 = "stablehlo.multiply"(%115, %117) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%120 = "stablehlo.compare"(%116, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%123 = "stablehlo.select"(%121, %118, %122) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%124 = "stablehlo.add"(%110, %123) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %124 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<10xi32>} : () -> tensor<10xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -6.827492929883139e-2, -0.0e0, -0.0e0, -3.072369755209836e-2, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 2, 2]> : tensor<10xi32>} : () -> tensor<10xi32>
%14 = "stablehlo.gather"(%0, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.3131542146395825e-1, -1.0241238865789226e-1, 4.3923537037727456e-1, -0.0e0, -1.0923986994899959e-1, 2.3759663164697364e-1, -8.261269122075854e-2]> : tensor<10xf32>} : () -> tensor<10xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 2, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%26 = "stablehlo.gather"(%0, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<[1.1106053702278897e0, 9.380974094800967e-1, 5.432407468503095e-1, 9.512972290210957e-1, 8.955393334139324e-1, 7.382794288705564e-1, 1.0e0, 7.382794288705564e-1, 7.931270659051247e-1, 1.0826126912207585e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%30 = "stablehlo.add"(%23, %29) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%33 = "stablehlo.gather"(%0, %32) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<[-1.1060537022788974e-1, 6.599908527266618e-2, 5.427856596223211e-1, -8.261265048505395e-2, 2.37596779776858e-1, -1.0923986994899959e-1, -0.0e0, 3.7096044107844317e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%36 = "stablehlo.multiply"(%33, %35) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%38 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%41 = "stablehlo.select"(%39, %36, %40) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%42 = "stablehlo.add"(%30, %41) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%45 = "stablehlo.gather"(%0, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, -4.096494752762858e-3, -8.60264064726306e-2, -0.0e0, -3.0723724532898178e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%54 = "stablehlo.add"(%42, %53) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<9xi32>} : () -> tensor<9xi32>
%57 = "stablehlo.gather"(%54, %56) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -7.897912788495276e-3, -0.0e0, -3.263182576439361e-2, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%68 = "stablehlo.gather"(%54, %67) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%69 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -1.5603164851596851e-2, -1.0113166347408775e-1, 9.76386883526491e-2, -1.1107144108402123e-1, 2.480300976543861e-1, -9.493656999875588e-2]> : tensor<9xf32>} : () -> tensor<9xf32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%71 = "stablehlo.multiply"(%68, %70) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%73 = "stablehlo.compare"(%69, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%76 = "stablehlo.select"(%74, %71, %75) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%77 = "stablehlo.add"(%65, %76) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%80 = "stablehlo.gather"(%54, %79) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%81 = "stablehlo.constant"() {value = dense<[1.1090834833775887e0, 8.702638626203952e-1, 4.025026942481049e-1, 9.98949515579627e-1, 6.500037343278642e-1, 9.750220469362997e-1, 8.04093762705562e-1, 7.846017281100075e-1, 1.0949365699987559e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%83 = "stablehlo.multiply"(%80, %82) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%84 = "stablehlo.add"(%77, %83) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%87 = "stablehlo.gather"(%54, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%88 = "stablehlo.constant"() {value = dense<[-1.0908348337758866e-1, 1.4446089880298751e-1, 7.042229754688449e-1, 1.700038618416644e-2, 5.360784891974717e-1, -6.476282250045351e-2, 3.0697767837845924e-1, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%90 = "stablehlo.multiply"(%87, %89) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%92 = "stablehlo.compare"(%88, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%95 = "stablehlo.select"(%93, %90, %94) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%96 = "stablehlo.add"(%84, %95) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%99 = "stablehlo.gather"(%54, %98) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%100 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.4724761423382748e-2, -1.0672566971694986e-1, -3.4673691219655467e-4, -8.495056005124813e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%108 = "stablehlo.add"(%96, %107) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
return %108 : tensor<1x2x9x10xf32>
}
}

// f64[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<9xi32>} : () -> tensor<9xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -2.186213991769659e-3, -0.0e0, -1.7361111111111605e-2, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%13 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%14 = "stablehlo.gather"(%0, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -3.716563786008242e-2, -9.375e-2, 4.608196159122113e-2, -1.089248971193415e-1, 1.6087962962962998e-1, -1.0866769547325061e-1]> : tensor<9xf64>} : () -> tensor<9xf64>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%23 = "stablehlo.add"(%11, %22) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%25 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%26 = "stablehlo.gather"(%0, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.constant"() {value = dense<[1.1086676954732497e0, 8.564814814814813e-1, 3.7568587105624107e-1, 9.932698902606311e-1, 5.9375e-1, 9.93269890260631e-1, 7.332390260631002e-1, 8.564814814814815e-1, 1.1086676954732497e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%30 = "stablehlo.add"(%23, %29) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%32 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%33 = "stablehlo.gather"(%0, %32) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%34 = "stablehlo.constant"() {value = dense<[-1.0866769547325061e-1, 1.6087962962962965e-1, 7.332390260631002e-1, 4.608196159122069e-2, 5.9375e-1, -3.716563786008242e-2, 3.7568587105624107e-1, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%36 = "stablehlo.multiply"(%33, %35) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%38 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%41 = "stablehlo.select"(%39, %36, %40) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%42 = "stablehlo.add"(%30, %41) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%44 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%45 = "stablehlo.gather"(%0, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.7361111111110716e-2, -1.089248971193415e-1, -2.1862139917687706e-3, -9.375e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%54 = "stablehlo.add"(%42, %53) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%56 = "stablehlo.pad"(%54, %55) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%59 = "stablehlo.reshape"(%58) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%61 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 5.721574344023317e-2, -9.375e-2, -4.6191690962098964e-2, -6.149781341107863e-2, -9.921647230320696e-2]> : tensor<7xf64>} : () -> tensor<7xf64>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%65 = "stablehlo.compare"(%61, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%68 = "stablehlo.select"(%66, %63, %67) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%70 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%71 = "stablehlo.reshape"(%70) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%72 = "stablehlo.slice"(%71) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%73 = "stablehlo.constant"() {value = dense<[1.0992164723032056e0, 6.592565597667639e-1, 9.889759475218658e-1, 5.9375e-1, 9.88975947521866e-1, 4.0224125364431484e-1, 1.099216472303208e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%75 = "stablehlo.multiply"(%72, %74) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%76 = "stablehlo.add"(%68, %75) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%78 = "stablehlo.pad"(%54, %77) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%79 = "stablehlo.slice"(%78) {limit_indices = array<i64: 1, 2, 5, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%81 = "stablehlo.reshape"(%80) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%82 = "stablehlo.slice"(%81) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%83 = "stablehlo.constant"() {value = dense<[-9.921647230320696e-2, 4.0224125364431473e-1, -4.619169096209941e-2, 5.9375e-1, 5.7215743440233835e-2, 6.592565597667638e-1, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%85 = "stablehlo.multiply"(%82, %84) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%87 = "stablehlo.compare"(%83, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%90 = "stablehlo.select"(%88, %85, %89) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%91 = "stablehlo.add"(%76, %90) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%93 = "stablehlo.pad"(%54, %92) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x6x9xf64>
%94 = "stablehlo.slice"(%93) {limit_indices = array<i64: 1, 2, 6, 9>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x9xf64>) -> tensor<1x2x4x9xf64>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%96 = "stablehlo.reshape"(%95) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%98 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.149781341107863e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%102 = "stablehlo.compare"(%98, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%105 = "stablehlo.select"(%103, %100, %104) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%106 = "stablehlo.add"(%91, %105) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %106 : tensor<1x2x7x9xf64>
}
}

// f64[1,2,4,4] [7,9] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%2 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 0, 0, 1, 1]> : tensor<9xi32>} : () -> tensor<9xi32>
%3 = "stablehlo.gather"(%0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -1.025390625e-2, -0.0e0, -6.591796875e-2, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%13 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%14 = "stablehlo.gather"(%0, %13) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -7.177734375e-2, -9.375e-2, 1.1474609375e-1, -1.0546875e-1, 4.2626953125e-1, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%23 = "stablehlo.add"(%11, %22) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%25 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%26 = "stablehlo.gather"(%0, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.constant"() {value = dense<[1.0e0, 6.396484375e-1, 2.265625e-1, 9.6728515625e-1, 5.9375e-1, 9.6728515625e-1, 8.7890625e-1, 6.396484375e-1, 1.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%30 = "stablehlo.add"(%23, %29) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%32 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%33 = "stablehlo.gather"(%0, %32) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%34 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.2626953125e-1, 8.7890625e-1, 1.1474609375e-1, 5.9375e-1, -7.177734375e-2, 2.265625e-1, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%36 = "stablehlo.multiply"(%33, %35) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%38 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%41 = "stablehlo.select"(%39, %36, %40) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%42 = "stablehlo.add"(%30, %41) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%44 = "stablehlo.constant"() {value = dense<[2, 2, 2, 3, 3, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%45 = "stablehlo.gather"(%0, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.591796875e-2, -1.0546875e-1, -1.025390625e-2, -9.375e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%54 = "stablehlo.add"(%42, %53) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%56 = "stablehlo.pad"(%54, %55) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%59 = "stablehlo.reshape"(%58) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%61 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%65 = "stablehlo.compare"(%61, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%68 = "stablehlo.select"(%66, %63, %67) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%70 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%71 = "stablehlo.reshape"(%70) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%72 = "stablehlo.slice"(%71) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%73 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.9375e-1, 1.0e0, 5.9375e-1, 1.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%75 = "stablehlo.multiply"(%72, %74) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%76 = "stablehlo.add"(%68, %75) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%78 = "stablehlo.pad"(%54, %77) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%79 = "stablehlo.slice"(%78) {limit_indices = array<i64: 1, 2, 5, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%81 = "stablehlo.reshape"(%80) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%82 = "stablehlo.slice"(%81) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%83 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.9375e-1, -0.0e0, 5.9375e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%85 = "stablehlo.multiply"(%82, %84) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%87 = "stablehlo.compare"(%83, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%90 = "stablehlo.select"(%88, %85, %89) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%91 = "stablehlo.add"(%76, %90) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%93 = "stablehlo.pad"(%54, %92) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x6x9xf64>
%94 = "stablehlo.slice"(%93) {limit_indices = array<i64: 1, 2, 6, 9>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x6x9xf64>) -> tensor<1x2x4x9xf64>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%96 = "stablehlo.reshape"(%95) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%98 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.375e-2, -0.0e0, -9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%102 = "stablehlo.compare"(%98, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%105 = "stablehlo.select"(%103, %100, %104) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%106 = "stablehlo.add"(%91, %105) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %106 : tensor<1x2x7x9xf64>
}
}

