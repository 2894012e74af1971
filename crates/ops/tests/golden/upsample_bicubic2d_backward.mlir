// f32[2,3,8,10] [8,10] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x11x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x11x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -3.515625e-2, -3.515625e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x10x10xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x10x10xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.0546875e-1, -1.0546875e-1, -1.0546875e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.6171875e-1, 2.6171875e-1, 2.265625e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[1.10546875e0, 8.7890625e-1, 8.7890625e-1, 7.734375e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[7.734375e-1, 8.7890625e-1, 8.7890625e-1, 1.10546875e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%0, %46) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<[2.265625e-1, 2.6171875e-1, 2.6171875e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%53 = "stablehlo.compare"(%49, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%56 = "stablehlo.select"(%54, %51, %55) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%57 = "stablehlo.add"(%45, %56) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.pad"(%0, %58) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x10x10xf32>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x10x10xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, -1.0546875e-1, -1.0546875e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%65 = "stablehlo.compare"(%61, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%68 = "stablehlo.select"(%66, %63, %67) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%69 = "stablehlo.add"(%57, %68) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.pad"(%0, %70) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x11x10xf32>
%72 = "stablehlo.slice"(%71) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x11x10xf32>) -> tensor<2x3x4x10xf32>
%73 = "stablehlo.constant"() {value = dense<[-3.515625e-2, -3.515625e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%75 = "stablehlo.multiply"(%72, %74) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%77 = "stablehlo.compare"(%73, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%80 = "stablehlo.select"(%78, %75, %79) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%81 = "stablehlo.add"(%69, %80) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.pad"(%81, %82) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%84 = "stablehlo.slice"(%83) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%85 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -3.515625e-2, -3.515625e-2, -3.515625e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%89 = "stablehlo.compare"(%85, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%92 = "stablehlo.select"(%90, %87, %91) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.pad"(%81, %93) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%95 = "stablehlo.slice"(%94) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%96 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.0546875e-1, -1.0546875e-1, -1.0546875e-1, -1.0546875e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%98 = "stablehlo.multiply"(%95, %97) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%100 = "stablehlo.compare"(%96, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%103 = "stablehlo.select"(%101, %98, %102) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%104 = "stablehlo.add"(%92, %103) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%106 = "stablehlo.pad"(%81, %105) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%107 = "stablehlo.slice"(%106) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%108 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.6171875e-1, 2.6171875e-1, 2.6171875e-1, 2.265625e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%112 = "stablehlo.compare"(%108, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%115 = "stablehlo.select"(%113, %110, %114) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%116 = "stablehlo.add"(%104, %115) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%117 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%118 = "stablehlo.constant"() {value = dense<[1.10546875e0, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%120 = "stablehlo.multiply"(%117, %119) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%121 = "stablehlo.add"(%116, %120) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.constant"() {value = dense<[7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 1.10546875e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%125 = "stablehlo.multiply"(%122, %124) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%126 = "stablehlo.add"(%121, %125) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%128 = "stablehlo.pad"(%81, %127) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%129 = "stablehlo.slice"(%128) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.constant"() {value = dense<[2.265625e-1, 2.6171875e-1, 2.6171875e-1, 2.6171875e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.multiply"(%129, %131) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%134 = "stablehlo.compare"(%130, %133) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%135 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%137 = "stablehlo.select"(%135, %132, %136) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%138 = "stablehlo.add"(%126, %137) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.pad"(%81, %139) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%141 = "stablehlo.slice"(%140) {limit_indices = array<i64: 2, 3, 4, 12>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%142 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, -1.0546875e-1, -1.0546875e-1, -1.0546875e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%144 = "stablehlo.multiply"(%141, %143) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%146 = "stablehlo.compare"(%142, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%149 = "stablehlo.select"(%147, %144, %148) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%150 = "stablehlo.add"(%138, %149) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.pad"(%81, %151) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%153 = "stablehlo.slice"(%152) {limit_indices = array<i64: 2, 3, 4, 13>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%154 = "stablehlo.constant"() {value = dense<[-3.515625e-2, -3.515625e-2, -3.515625e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%156 = "stablehlo.multiply"(%153, %155) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%158 = "stablehlo.compare"(%154, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%161 = "stablehlo.select"(%159, %156, %160) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%162 = "stablehlo.add"(%150, %161) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %162 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,8,10] [8,10] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%353 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%354 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%358 = "stablehlo.reduce"(%353, %354) ({
^bb0(%355: tensor<i1>, %356: tensor<i1>):
%357 = "stablehlo.and"(%355, %356) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%357) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%732 = "stablehlo.if"(%358) ({
%359 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%360 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%361 = "stablehlo.compare"(%359, %360) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%362 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%363 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%364 = "stablehlo.select"(%361, %362, %363) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%365 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%366 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%367 = "stablehlo.compare"(%365, %366) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%368 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%370 = "stablehlo.select"(%367, %368, %369) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%371 = "stablehlo.add"(%364, %370) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%372 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%373 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%374 = "stablehlo.compare"(%372, %373) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%375 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%376 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%377 = "stablehlo.select"(%374, %375, %376) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%378 = "stablehlo.add"(%371, %377) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%379 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%380 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%381 = "stablehlo.compare"(%379, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%382 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%383 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%384 = "stablehlo.select"(%381, %382, %383) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%385 = "stablehlo.add"(%378, %384) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%386 = "stablehlo.dot_general"(%0, %385) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%387 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%388 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%390 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%393 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%394 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%396 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%399 = "stablehlo.add"(%392, %398) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%401 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%402 = "stablehlo.compare"(%400, %401) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%403 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%404 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%405 = "stablehlo.select"(%402, %403, %404) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%406 = "stablehlo.add"(%399, %405) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%407 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%408 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%410 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%413 = "stablehlo.add"(%406, %412) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%414 = "stablehlo.dot_general"(%386, %413) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%415 = "stablehlo.transpose"(%414) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%415) : (tensor<2x3x4x5xf32>) -> ()
}, {
%416 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%417 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%418 = "stablehlo.compare"(%416, %417) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%419 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%421 = "stablehlo.select"(%418, %419, %420) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%422 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%423 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%424 = "stablehlo.compare"(%422, %423) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%425 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%426 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%427 = "stablehlo.select"(%424, %425, %426) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%428 = "stablehlo.add"(%421, %427) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%429 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%430 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%431 = "stablehlo.compare"(%429, %430) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%432 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%433 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%434 = "stablehlo.select"(%431, %432, %433) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%435 = "stablehlo.add"(%428, %434) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%436 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%437 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%438 = "stablehlo.compare"(%436, %437) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%439 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%440 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%441 = "stablehlo.select"(%438, %439, %440) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%442 = "stablehlo.add"(%435, %441) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%443 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%444 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%445 = "stablehlo.compare"(%443, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%446 = "stablehlo.sign"(%226) : (tensor<10xf32>) -> tensor<10xf32>
%447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%448 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%449 = "stablehlo.select"(%445, %447, %448) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%450 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%451 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%452 = "stablehlo.compare"(%450, %451) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%453 = "stablehlo.sign"(%268) : (tensor<10xf32>) -> tensor<10xf32>
%454 = "stablehlo.broadcast_in_dim"(%453) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%455 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%456 = "stablehlo.select"(%452, %454, %455) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%457 = "stablehlo.add"(%449, %456) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%458 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%459 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%460 = "stablehlo.compare"(%458, %459) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%461 = "stablehlo.sign"(%310) : (tensor<10xf32>) -> tensor<10xf32>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%464 = "stablehlo.select"(%460, %462, %463) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%465 = "stablehlo.add"(%457, %464) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%466 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%467 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%468 = "stablehlo.compare"(%466, %467) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%469 = "stablehlo.sign"(%352) : (tensor<10xf32>) -> tensor<10xf32>
%470 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%472 = "stablehlo.select"(%468, %470, %471) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%473 = "stablehlo.add"(%465, %472) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%474 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%475 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%476 = "stablehlo.compare"(%474, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%477 = "stablehlo.sign"(%226) : (tensor<10xf32>) -> tensor<10xf32>
%478 = "stablehlo.abs"(%477) : (tensor<10xf32>) -> tensor<10xf32>
%479 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%481 = "stablehlo.select"(%476, %479, %480) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%482 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%483 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%484 = "stablehlo.compare"(%482, %483) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%485 = "stablehlo.sign"(%268) : (tensor<10xf32>) -> tensor<10xf32>
%486 = "stablehlo.abs"(%485) : (tensor<10xf32>) -> tensor<10xf32>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%489 = "stablehlo.select"(%484, %487, %488) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%490 = "stablehlo.add"(%481, %489) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%491 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%492 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%493 = "stablehlo.compare"(%491, %492) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%494 = "stablehlo.sign"(%310) : (tensor<10xf32>) -> tensor<10xf32>
%495 = "stablehlo.abs"(%494) : (tensor<10xf32>) -> tensor<10xf32>
%496 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%497 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%498 = "stablehlo.select"(%493, %496, %497) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%499 = "stablehlo.add"(%490, %498) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%500 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%501 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%502 = "stablehlo.compare"(%500, %501) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%503 = "stablehlo.sign"(%352) : (tensor<10xf32>) -> tensor<10xf32>
%504 = "stablehlo.abs"(%503) : (tensor<10xf32>) -> tensor<10xf32>
%505 = "stablehlo.broadcast_in_dim"(%504) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%506 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%507 = "stablehlo.select"(%502, %505, %506) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%508 = "stablehlo.add"(%499, %507) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%509 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%510 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%511 = "stablehlo.compare"(%509, %510) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%512 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%513 = "stablehlo.broadcast_in_dim"(%512) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%514 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%515 = "stablehlo.select"(%511, %513, %514) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%516 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%517 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%518 = "stablehlo.compare"(%516, %517) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%519 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%520 = "stablehlo.broadcast_in_dim"(%519) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%521 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%522 = "stablehlo.select"(%518, %520, %521) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%523 = "stablehlo.add"(%515, %522) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%524 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%525 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%526 = "stablehlo.compare"(%524, %525) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%527 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%528 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%530 = "stablehlo.select"(%526, %528, %529) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%531 = "stablehlo.add"(%523, %530) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%532 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%533 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%534 = "stablehlo.compare"(%532, %533) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%535 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%538 = "stablehlo.select"(%534, %536, %537) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%539 = "stablehlo.add"(%531, %538) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%540 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%541 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%542 = "stablehlo.not"(%540) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%543 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%544 = "stablehlo.and"(%542, %543) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%545 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%546 = "stablehlo.select"(%544, %545, %541) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%547 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%548 = "stablehlo.select"(%540, %541, %547) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%549 = "stablehlo.convert"(%546) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%550 = "stablehlo.convert"(%473) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%551 = "stablehlo.dot_general"(%549, %550) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%552 = "stablehlo.abs"(%546) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%553 = "stablehlo.convert"(%552) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%554 = "stablehlo.convert"(%508) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%555 = "stablehlo.dot_general"(%553, %554) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%556 = "stablehlo.convert"(%548) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%557 = "stablehlo.convert"(%539) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%558 = "stablehlo.dot_general"(%556, %557) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%559 = "stablehlo.select"(%540, %0, %541) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%560 = "stablehlo.dot_general"(%559, %442) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%561 = "stablehlo.abs"(%551) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%562 = "stablehlo.compare"(%561, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%563 = "stablehlo.compare"(%558, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%564 = "stablehlo.and"(%562, %563) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%565 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%566 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%567 = "stablehlo.select"(%564, %551, %566) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%568 = "stablehlo.multiply"(%565, %567) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%569 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%570 = "stablehlo.compare"(%558, %569) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%571 = "stablehlo.select"(%570, %568, %560) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%572 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%573 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%574 = "stablehlo.compare"(%572, %573) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%575 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%576 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%577 = "stablehlo.select"(%574, %575, %576) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%578 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%579 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%580 = "stablehlo.compare"(%578, %579) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%581 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%582 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%583 = "stablehlo.select"(%580, %581, %582) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%584 = "stablehlo.add"(%577, %583) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%585 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%586 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%587 = "stablehlo.compare"(%585, %586) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%588 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%589 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%590 = "stablehlo.select"(%587, %588, %589) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%591 = "stablehlo.add"(%584, %590) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%592 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%593 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%594 = "stablehlo.compare"(%592, %593) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%595 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%596 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%597 = "stablehlo.select"(%594, %595, %596) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%598 = "stablehlo.add"(%591, %597) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%599 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%600 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%601 = "stablehlo.compare"(%599, %600) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%602 = "stablehlo.sign"(%50) : (tensor<8xf32>) -> tensor<8xf32>
%603 = "stablehlo.broadcast_in_dim"(%602) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%604 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%605 = "stablehlo.select"(%601, %603, %604) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%606 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%607 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%608 = "stablehlo.compare"(%606, %607) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%609 = "stablehlo.sign"(%92) : (tensor<8xf32>) -> tensor<8xf32>
%610 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%611 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%612 = "stablehlo.select"(%608, %610, %611) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%613 = "stablehlo.add"(%605, %612) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%614 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%615 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%616 = "stablehlo.compare"(%614, %615) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%617 = "stablehlo.sign"(%134) : (tensor<8xf32>) -> tensor<8xf32>
%618 = "stablehlo.broadcast_in_dim"(%617) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%619 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%620 = "stablehlo.select"(%616, %618, %619) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%621 = "stablehlo.add"(%613, %620) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%622 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%623 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%624 = "stablehlo.compare"(%622, %623) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%625 = "stablehlo.sign"(%176) : (tensor<8xf32>) -> tensor<8xf32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%627 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%628 = "stablehlo.select"(%624, %626, %627) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%629 = "stablehlo.add"(%621, %628) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%630 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%631 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%632 = "stablehlo.compare"(%630, %631) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%633 = "stablehlo.sign"(%50) : (tensor<8xf32>) -> tensor<8xf32>
%634 = "stablehlo.abs"(%633) : (tensor<8xf32>) -> tensor<8xf32>
%635 = "stablehlo.broadcast_in_dim"(%634) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%636 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%637 = "stablehlo.select"(%632, %635, %636) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%638 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%639 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%640 = "stablehlo.compare"(%638, %639) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%641 = "stablehlo.sign"(%92) : (tensor<8xf32>) -> tensor<8xf32>
%642 = "stablehlo.abs"(%641) : (tensor<8xf32>) -> tensor<8xf32>
%643 = "stablehlo.broadcast_in_dim"(%642) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%645 = "stablehlo.select"(%640, %643, %644) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%646 = "stablehlo.add"(%637, %645) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%647 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%648 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%649 = "stablehlo.compare"(%647, %648) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%650 = "stablehlo.sign"(%134) : (tensor<8xf32>) -> tensor<8xf32>
%651 = "stablehlo.abs"(%650) : (tensor<8xf32>) -> tensor<8xf32>
%652 = "stablehlo.broadcast_in_dim"(%651) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%653 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%654 = "stablehlo.select"(%649, %652, %653) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%655 = "stablehlo.add"(%646, %654) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%656 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%657 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%658 = "stablehlo.compare"(%656, %657) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%659 = "stablehlo.sign"(%176) : (tensor<8xf32>) -> tensor<8xf32>
%660 = "stablehlo.abs"(%659) : (tensor<8xf32>) -> tensor<8xf32>
%661 = "stablehlo.broadcast_in_dim"(%660) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%662 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%663 = "stablehlo.select"(%658, %661, %662) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%664 = "stablehlo.add"(%655, %663) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%665 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%666 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%667 = "stablehlo.compare"(%665, %666) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%668 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%669 = "stablehlo.broadcast_in_dim"(%668) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%670 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%671 = "stablehlo.select"(%667, %669, %670) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%672 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%673 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%674 = "stablehlo.compare"(%672, %673) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%675 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%676 = "stablehlo.broadcast_in_dim"(%675) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%677 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%678 = "stablehlo.select"(%674, %676, %677) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%679 = "stablehlo.add"(%671, %678) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%680 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%681 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%682 = "stablehlo.compare"(%680, %681) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%683 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%685 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%686 = "stablehlo.select"(%682, %684, %685) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%687 = "stablehlo.add"(%679, %686) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%688 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%689 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%690 = "stablehlo.compare"(%688, %689) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%691 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%692 = "stablehlo.broadcast_in_dim"(%691) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%693 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%694 = "stablehlo.select"(%690, %692, %693) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%695 = "stablehlo.add"(%687, %694) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%696 = "stablehlo.is_finite"(%571) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%697 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%698 = "stablehlo.not"(%696) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%699 = "stablehlo.compare"(%571, %571) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%700 = "stablehlo.and"(%698, %699) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%701 = "stablehlo.sign"(%571) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%702 = "stablehlo.select"(%700, %701, %697) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%703 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%704 = "stablehlo.select"(%696, %697, %703) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%705 = "stablehlo.convert"(%702) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%706 = "stablehlo.convert"(%629) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%707 = "stablehlo.dot_general"(%705, %706) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%708 = "stablehlo.transpose"(%707) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%709 = "stablehlo.abs"(%702) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%710 = "stablehlo.convert"(%709) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%711 = "stablehlo.convert"(%664) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%712 = "stablehlo.dot_general"(%710, %711) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%713 = "stablehlo.transpose"(%712) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%714 = "stablehlo.convert"(%704) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%715 = "stablehlo.convert"(%695) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%716 = "stablehlo.dot_general"(%714, %715) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%717 = "stablehlo.transpose"(%716) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%718 = "stablehlo.select"(%696, %571, %697) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%719 = "stablehlo.dot_general"(%718, %598) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%720 = "stablehlo.transpose"(%719) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%721 = "stablehlo.abs"(%708) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%722 = "stablehlo.compare"(%721, %713) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%723 = "stablehlo.compare"(%717, %713) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%724 = "stablehlo.and"(%722, %723) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%725 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%726 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%727 = "stablehlo.select"(%724, %708, %726) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%728 = "stablehlo.multiply"(%725, %727) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%729 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%730 = "stablehlo.compare"(%717, %729) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%731 = "stablehlo.select"(%730, %728, %720) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%731) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %732 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%361 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%362 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%366 = "stablehlo.reduce"(%361, %362) ({
^bb0(%363: tensor<i1>, %364: tensor<i1>):
%365 = "stablehlo.and"(%363, %364) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%365) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%740 = "stablehlo.if"(%366) ({
%367 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%368 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%369 = "stablehlo.compare"(%367, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%370 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%371 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%372 = "stablehlo.select"(%369, %370, %371) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%373 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%374 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%375 = "stablehlo.compare"(%373, %374) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%376 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%377 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%378 = "stablehlo.select"(%375, %376, %377) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%379 = "stablehlo.add"(%372, %378) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%380 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%381 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%382 = "stablehlo.compare"(%380, %381) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%383 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%384 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%385 = "stablehlo.select"(%382, %383, %384) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%386 = "stablehlo.add"(%379, %385) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%387 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%388 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%390 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%393 = "stablehlo.add"(%386, %392) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%394 = "stablehlo.dot_general"(%0, %393) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%395 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%396 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%397 = "stablehlo.compare"(%395, %396) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%398 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%399 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%400 = "stablehlo.select"(%397, %398, %399) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%401 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%402 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%403 = "stablehlo.compare"(%401, %402) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%404 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%405 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%406 = "stablehlo.select"(%403, %404, %405) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%407 = "stablehlo.add"(%400, %406) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%408 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%409 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%410 = "stablehlo.compare"(%408, %409) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%411 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%412 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%413 = "stablehlo.select"(%410, %411, %412) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%414 = "stablehlo.add"(%407, %413) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%415 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%416 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%417 = "stablehlo.compare"(%415, %416) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%418 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%419 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%420 = "stablehlo.select"(%417, %418, %419) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%421 = "stablehlo.add"(%414, %420) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%422 = "stablehlo.dot_general"(%394, %421) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%423 = "stablehlo.transpose"(%422) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%423) : (tensor<2x3x4x5xf32>) -> ()
}, {
%424 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%425 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%426 = "stablehlo.compare"(%424, %425) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%427 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%428 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%429 = "stablehlo.select"(%426, %427, %428) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%430 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%431 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%432 = "stablehlo.compare"(%430, %431) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%433 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%434 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%435 = "stablehlo.select"(%432, %433, %434) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%436 = "stablehlo.add"(%429, %435) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%437 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%438 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%439 = "stablehlo.compare"(%437, %438) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%440 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%442 = "stablehlo.select"(%439, %440, %441) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%443 = "stablehlo.add"(%436, %442) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%444 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%445 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%446 = "stablehlo.compare"(%444, %445) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%447 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%448 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%449 = "stablehlo.select"(%446, %447, %448) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%450 = "stablehlo.add"(%443, %449) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%451 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%452 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%453 = "stablehlo.compare"(%451, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%454 = "stablehlo.sign"(%234) : (tensor<3xf32>) -> tensor<3xf32>
%455 = "stablehlo.broadcast_in_dim"(%454) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%456 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%457 = "stablehlo.select"(%453, %455, %456) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%458 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%459 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%460 = "stablehlo.compare"(%458, %459) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%461 = "stablehlo.sign"(%276) : (tensor<3xf32>) -> tensor<3xf32>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%464 = "stablehlo.select"(%460, %462, %463) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%465 = "stablehlo.add"(%457, %464) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%466 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%467 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%468 = "stablehlo.compare"(%466, %467) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%469 = "stablehlo.sign"(%318) : (tensor<3xf32>) -> tensor<3xf32>
%470 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%472 = "stablehlo.select"(%468, %470, %471) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%473 = "stablehlo.add"(%465, %472) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%474 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%475 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%476 = "stablehlo.compare"(%474, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%477 = "stablehlo.sign"(%360) : (tensor<3xf32>) -> tensor<3xf32>
%478 = "stablehlo.broadcast_in_dim"(%477) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%479 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%480 = "stablehlo.select"(%476, %478, %479) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%481 = "stablehlo.add"(%473, %480) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%482 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%483 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%484 = "stablehlo.compare"(%482, %483) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%485 = "stablehlo.sign"(%234) : (tensor<3xf32>) -> tensor<3xf32>
%486 = "stablehlo.abs"(%485) : (tensor<3xf32>) -> tensor<3xf32>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%489 = "stablehlo.select"(%484, %487, %488) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%490 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%491 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%492 = "stablehlo.compare"(%490, %491) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%493 = "stablehlo.sign"(%276) : (tensor<3xf32>) -> tensor<3xf32>
%494 = "stablehlo.abs"(%493) : (tensor<3xf32>) -> tensor<3xf32>
%495 = "stablehlo.broadcast_in_dim"(%494) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%496 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%497 = "stablehlo.select"(%492, %495, %496) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%498 = "stablehlo.add"(%489, %497) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%499 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%500 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%501 = "stablehlo.compare"(%499, %500) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%502 = "stablehlo.sign"(%318) : (tensor<3xf32>) -> tensor<3xf32>
%503 = "stablehlo.abs"(%502) : (tensor<3xf32>) -> tensor<3xf32>
%504 = "stablehlo.broadcast_in_dim"(%503) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%505 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%506 = "stablehlo.select"(%501, %504, %505) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%507 = "stablehlo.add"(%498, %506) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%508 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%509 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%510 = "stablehlo.compare"(%508, %509) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%511 = "stablehlo.sign"(%360) : (tensor<3xf32>) -> tensor<3xf32>
%512 = "stablehlo.abs"(%511) : (tensor<3xf32>) -> tensor<3xf32>
%513 = "stablehlo.broadcast_in_dim"(%512) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%514 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%515 = "stablehlo.select"(%510, %513, %514) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%516 = "stablehlo.add"(%507, %515) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%517 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%518 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%519 = "stablehlo.compare"(%517, %518) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%520 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%521 = "stablehlo.broadcast_in_dim"(%520) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%522 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%523 = "stablehlo.select"(%519, %521, %522) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%524 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%525 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%526 = "stablehlo.compare"(%524, %525) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%527 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%528 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%530 = "stablehlo.select"(%526, %528, %529) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%531 = "stablehlo.add"(%523, %530) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%532 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%533 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%534 = "stablehlo.compare"(%532, %533) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%535 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%538 = "stablehlo.select"(%534, %536, %537) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%539 = "stablehlo.add"(%531, %538) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%540 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%541 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%542 = "stablehlo.compare"(%540, %541) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%543 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%544 = "stablehlo.broadcast_in_dim"(%543) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%545 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%546 = "stablehlo.select"(%542, %544, %545) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%547 = "stablehlo.add"(%539, %546) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%548 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%549 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%550 = "stablehlo.not"(%548) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%551 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%552 = "stablehlo.and"(%550, %551) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%553 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%554 = "stablehlo.select"(%552, %553, %549) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%555 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%556 = "stablehlo.select"(%548, %549, %555) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%557 = "stablehlo.convert"(%554) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%558 = "stablehlo.convert"(%481) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%559 = "stablehlo.dot_general"(%557, %558) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%560 = "stablehlo.abs"(%554) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%561 = "stablehlo.convert"(%560) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%562 = "stablehlo.convert"(%516) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%563 = "stablehlo.dot_general"(%561, %562) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%564 = "stablehlo.convert"(%556) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%565 = "stablehlo.convert"(%547) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%566 = "stablehlo.dot_general"(%564, %565) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%567 = "stablehlo.select"(%548, %0, %549) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%568 = "stablehlo.dot_general"(%567, %450) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%569 = "stablehlo.abs"(%559) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%570 = "stablehlo.compare"(%569, %563) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%571 = "stablehlo.compare"(%566, %563) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%572 = "stablehlo.and"(%570, %571) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%573 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%574 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%575 = "stablehlo.select"(%572, %559, %574) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%576 = "stablehlo.multiply"(%573, %575) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%577 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%578 = "stablehlo.compare"(%566, %577) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%579 = "stablehlo.select"(%578, %576, %568) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%580 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%581 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%582 = "stablehlo.compare"(%580, %581) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%583 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%584 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%585 = "stablehlo.select"(%582, %583, %584) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%586 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%587 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%588 = "stablehlo.compare"(%586, %587) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%589 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%590 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%591 = "stablehlo.select"(%588, %589, %590) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%592 = "stablehlo.add"(%585, %591) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%593 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%594 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%595 = "stablehlo.compare"(%593, %594) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%596 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%597 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%598 = "stablehlo.select"(%595, %596, %597) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%599 = "stablehlo.add"(%592, %598) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%600 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%601 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%602 = "stablehlo.compare"(%600, %601) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%603 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%604 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%605 = "stablehlo.select"(%602, %603, %604) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%606 = "stablehlo.add"(%599, %605) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%607 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%608 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%609 = "stablehlo.compare"(%607, %608) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%610 = "stablehlo.sign"(%54) : (tensor<7xf32>) -> tensor<7xf32>
%611 = "stablehlo.broadcast_in_dim"(%610) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%612 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%613 = "stablehlo.select"(%609, %611, %612) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%614 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%615 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%616 = "stablehlo.compare"(%614, %615) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%617 = "stablehlo.sign"(%96) : (tensor<7xf32>) -> tensor<7xf32>
%618 = "stablehlo.broadcast_in_dim"(%617) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%619 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%620 = "stablehlo.select"(%616, %618, %619) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%621 = "stablehlo.add"(%613, %620) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%622 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%623 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%624 = "stablehlo.compare"(%622, %623) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%625 = "stablehlo.sign"(%138) : (tensor<7xf32>) -> tensor<7xf32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%627 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%628 = "stablehlo.select"(%624, %626, %627) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%629 = "stablehlo.add"(%621, %628) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%630 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%631 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%632 = "stablehlo.compare"(%630, %631) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%633 = "stablehlo.sign"(%180) : (tensor<7xf32>) -> tensor<7xf32>
%634 = "stablehlo.broadcast_in_dim"(%633) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%635 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%636 = "stablehlo.select"(%632, %634, %635) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%637 = "stablehlo.add"(%629, %636) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%638 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%639 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%640 = "stablehlo.compare"(%638, %639) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%641 = "stablehlo.sign"(%54) : (tensor<7xf32>) -> tensor<7xf32>
%642 = "stablehlo.abs"(%641) : (tensor<7xf32>) -> tensor<7xf32>
%643 = "stablehlo.broadcast_in_dim"(%642) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%645 = "stablehlo.select"(%640, %643, %644) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%646 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%647 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%648 = "stablehlo.compare"(%646, %647) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%649 = "stablehlo.sign"(%96) : (tensor<7xf32>) -> tensor<7xf32>
%650 = "stablehlo.abs"(%649) : (tensor<7xf32>) -> tensor<7xf32>
%651 = "stablehlo.broadcast_in_dim"(%650) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%652 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%653 = "stablehlo.select"(%648, %651, %652) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%654 = "stablehlo.add"(%645, %653) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%655 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%656 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%657 = "stablehlo.compare"(%655, %656) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%658 = "stablehlo.sign"(%138) : (tensor<7xf32>) -> tensor<7xf32>
%659 = "stablehlo.abs"(%658) : (tensor<7xf32>) -> tensor<7xf32>
%660 = "stablehlo.broadcast_in_dim"(%659) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%661 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%662 = "stablehlo.select"(%657, %660, %661) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%663 = "stablehlo.add"(%654, %662) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%664 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%665 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%666 = "stablehlo.compare"(%664, %665) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%667 = "stablehlo.sign"(%180) : (tensor<7xf32>) -> tensor<7xf32>
%668 = "stablehlo.abs"(%667) : (tensor<7xf32>) -> tensor<7xf32>
%669 = "stablehlo.broadcast_in_dim"(%668) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%670 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%671 = "stablehlo.select"(%666, %669, %670) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%672 = "stablehlo.add"(%663, %671) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%673 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%674 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%675 = "stablehlo.compare"(%673, %674) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%676 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%677 = "stablehlo.broadcast_in_dim"(%676) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%678 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%679 = "stablehlo.select"(%675, %677, %678) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%680 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%681 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%682 = "stablehlo.compare"(%680, %681) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%683 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%685 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%686 = "stablehlo.select"(%682, %684, %685) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%687 = "stablehlo.add"(%679, %686) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%688 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%689 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%690 = "stablehlo.compare"(%688, %689) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%691 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%692 = "stablehlo.broadcast_in_dim"(%691) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%693 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%694 = "stablehlo.select"(%690, %692, %693) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%695 = "stablehlo.add"(%687, %694) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%696 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%697 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%698 = "stablehlo.compare"(%696, %697) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%699 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%700 = "stablehlo.broadcast_in_dim"(%699) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%701 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%702 = "stablehlo.select"(%698, %700, %701) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%703 = "stablehlo.add"(%695, %702) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%704 = "stablehlo.is_finite"(%579) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%705 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%706 = "stablehlo.not"(%704) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%707 = "stablehlo.compare"(%579, %579) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%708 = "stablehlo.and"(%706, %707) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%709 = "stablehlo.sign"(%579) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%710 = "stablehlo.select"(%708, %709, %705) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%711 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%712 = "stablehlo.select"(%704, %705, %711) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%713 = "stablehlo.convert"(%710) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%714 = "stablehlo.convert"(%637) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%715 = "stablehlo.dot_general"(%713, %714) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%716 = "stablehlo.transpose"(%715) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%717 = "stablehlo.abs"(%710) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%718 = "stablehlo.convert"(%717) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%719 = "stablehlo.convert"(%672) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%720 = "stablehlo.dot_general"(%718, %719) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%721 = "stablehlo.transpose"(%720) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%722 = "stablehlo.convert"(%712) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%723 = "stablehlo.convert"(%703) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%724 = "stablehlo.dot_general"(%722, %723) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%725 = "stablehlo.transpose"(%724) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%726 = "stablehlo.select"(%704, %579, %705) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%727 = "stablehlo.dot_general"(%726, %606) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%728 = "stablehlo.transpose"(%727) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%729 = "stablehlo.abs"(%716) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%730 = "stablehlo.compare"(%729, %721) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%731 = "stablehlo.compare"(%725, %721) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%732 = "stablehlo.and"(%730, %731) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%733 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%734 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%735 = "stablehlo.select"(%732, %716, %734) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%736 = "stablehlo.multiply"(%733, %735) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%737 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%738 = "stablehlo.compare"(%725, %737) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%739 = "stablehlo.select"(%738, %736, %728) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%739) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %740 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%353 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%354 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%358 = "stablehlo.reduce"(%353, %354) ({
^bb0(%355: tensor<i1>, %356: tensor<i1>):
%357 = "stablehlo.and"(%355, %356) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%357) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%732 = "stablehlo.if"(%358) ({
%359 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%360 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%361 = "stablehlo.compare"(%359, %360) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%362 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%363 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%364 = "stablehlo.select"(%361, %362, %363) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%365 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%366 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%367 = "stablehlo.compare"(%365, %366) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%368 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%370 = "stablehlo.select"(%367, %368, %369) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%371 = "stablehlo.add"(%364, %370) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%372 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%373 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%374 = "stablehlo.compare"(%372, %373) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%375 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%376 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%377 = "stablehlo.select"(%374, %375, %376) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%378 = "stablehlo.add"(%371, %377) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%379 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%380 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%381 = "stablehlo.compare"(%379, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%382 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%383 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%384 = "stablehlo.select"(%381, %382, %383) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%385 = "stablehlo.add"(%378, %384) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%386 = "stablehlo.dot_general"(%0, %385) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%387 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%388 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%390 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%393 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%394 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%396 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%399 = "stablehlo.add"(%392, %398) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%401 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%402 = "stablehlo.compare"(%400, %401) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%403 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%404 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%405 = "stablehlo.select"(%402, %403, %404) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%406 = "stablehlo.add"(%399, %405) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%407 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%408 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%410 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%413 = "stablehlo.add"(%406, %412) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%414 = "stablehlo.dot_general"(%386, %413) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%415 = "stablehlo.transpose"(%414) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%415) : (tensor<2x3x4x5xf32>) -> ()
}, {
%416 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%417 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%418 = "stablehlo.compare"(%416, %417) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%419 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%421 = "stablehlo.select"(%418, %419, %420) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%422 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%423 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%424 = "stablehlo.compare"(%422, %423) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%425 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%426 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%427 = "stablehlo.select"(%424, %425, %426) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%428 = "stablehlo.add"(%421, %427) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%429 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%430 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%431 = "stablehlo.compare"(%429, %430) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%432 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%433 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%434 = "stablehlo.select"(%431, %432, %433) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%435 = "stablehlo.add"(%428, %434) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%436 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%437 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%438 = "stablehlo.compare"(%436, %437) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%439 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%440 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%441 = "stablehlo.select"(%438, %439, %440) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%442 = "stablehlo.add"(%435, %441) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%443 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%444 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%445 = "stablehlo.compare"(%443, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%446 = "stablehlo.sign"(%226) : (tensor<3xf32>) -> tensor<3xf32>
%447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%448 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%449 = "stablehlo.select"(%445, %447, %448) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%450 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%451 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%452 = "stablehlo.compare"(%450, %451) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%453 = "stablehlo.sign"(%268) : (tensor<3xf32>) -> tensor<3xf32>
%454 = "stablehlo.broadcast_in_dim"(%453) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%455 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%456 = "stablehlo.select"(%452, %454, %455) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%457 = "stablehlo.add"(%449, %456) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%458 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%459 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%460 = "stablehlo.compare"(%458, %459) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%461 = "stablehlo.sign"(%310) : (tensor<3xf32>) -> tensor<3xf32>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%464 = "stablehlo.select"(%460, %462, %463) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%465 = "stablehlo.add"(%457, %464) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%466 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%467 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%468 = "stablehlo.compare"(%466, %467) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%469 = "stablehlo.sign"(%352) : (tensor<3xf32>) -> tensor<3xf32>
%470 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%472 = "stablehlo.select"(%468, %470, %471) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%473 = "stablehlo.add"(%465, %472) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%474 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%475 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%476 = "stablehlo.compare"(%474, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%477 = "stablehlo.sign"(%226) : (tensor<3xf32>) -> tensor<3xf32>
%478 = "stablehlo.abs"(%477) : (tensor<3xf32>) -> tensor<3xf32>
%479 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%481 = "stablehlo.select"(%476, %479, %480) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%482 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%483 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%484 = "stablehlo.compare"(%482, %483) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%485 = "stablehlo.sign"(%268) : (tensor<3xf32>) -> tensor<3xf32>
%486 = "stablehlo.abs"(%485) : (tensor<3xf32>) -> tensor<3xf32>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%489 = "stablehlo.select"(%484, %487, %488) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%490 = "stablehlo.add"(%481, %489) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%491 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%492 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%493 = "stablehlo.compare"(%491, %492) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%494 = "stablehlo.sign"(%310) : (tensor<3xf32>) -> tensor<3xf32>
%495 = "stablehlo.abs"(%494) : (tensor<3xf32>) -> tensor<3xf32>
%496 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%497 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%498 = "stablehlo.select"(%493, %496, %497) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%499 = "stablehlo.add"(%490, %498) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%500 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%501 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%502 = "stablehlo.compare"(%500, %501) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%503 = "stablehlo.sign"(%352) : (tensor<3xf32>) -> tensor<3xf32>
%504 = "stablehlo.abs"(%503) : (tensor<3xf32>) -> tensor<3xf32>
%505 = "stablehlo.broadcast_in_dim"(%504) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%506 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%507 = "stablehlo.select"(%502, %505, %506) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%508 = "stablehlo.add"(%499, %507) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%509 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%510 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%511 = "stablehlo.compare"(%509, %510) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%512 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%513 = "stablehlo.broadcast_in_dim"(%512) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%514 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%515 = "stablehlo.select"(%511, %513, %514) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%516 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%517 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%518 = "stablehlo.compare"(%516, %517) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%519 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%520 = "stablehlo.broadcast_in_dim"(%519) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%521 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%522 = "stablehlo.select"(%518, %520, %521) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%523 = "stablehlo.add"(%515, %522) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%524 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%525 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%526 = "stablehlo.compare"(%524, %525) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%527 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%528 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%530 = "stablehlo.select"(%526, %528, %529) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%531 = "stablehlo.add"(%523, %530) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%532 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%533 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%534 = "stablehlo.compare"(%532, %533) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%535 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%538 = "stablehlo.select"(%534, %536, %537) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%539 = "stablehlo.add"(%531, %538) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%540 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%541 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%542 = "stablehlo.not"(%540) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%543 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%544 = "stablehlo.and"(%542, %543) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%545 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%546 = "stablehlo.select"(%544, %545, %541) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%547 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%548 = "stablehlo.select"(%540, %541, %547) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%549 = "stablehlo.convert"(%546) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%550 = "stablehlo.convert"(%473) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%551 = "stablehlo.dot_general"(%549, %550) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%552 = "stablehlo.abs"(%546) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%553 = "stablehlo.convert"(%552) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%554 = "stablehlo.convert"(%508) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%555 = "stablehlo.dot_general"(%553, %554) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%556 = "stablehlo.convert"(%548) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%557 = "stablehlo.convert"(%539) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%558 = "stablehlo.dot_general"(%556, %557) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%559 = "stablehlo.select"(%540, %0, %541) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%560 = "stablehlo.dot_general"(%559, %442) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%561 = "stablehlo.abs"(%551) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%562 = "stablehlo.compare"(%561, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%563 = "stablehlo.compare"(%558, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%564 = "stablehlo.and"(%562, %563) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%565 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%566 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%567 = "stablehlo.select"(%564, %551, %566) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%568 = "stablehlo.multiply"(%565, %567) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%569 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%570 = "stablehlo.compare"(%558, %569) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%571 = "stablehlo.select"(%570, %568, %560) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%572 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%573 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%574 = "stablehlo.compare"(%572, %573) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%575 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%576 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%577 = "stablehlo.select"(%574, %575, %576) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%578 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%579 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%580 = "stablehlo.compare"(%578, %579) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%581 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%582 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%583 = "stablehlo.select"(%580, %581, %582) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%584 = "stablehlo.add"(%577, %583) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%585 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%586 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%587 = "stablehlo.compare"(%585, %586) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%588 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%589 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%590 = "stablehlo.select"(%587, %588, %589) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%591 = "stablehlo.add"(%584, %590) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%592 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%593 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%594 = "stablehlo.compare"(%592, %593) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%595 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%596 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%597 = "stablehlo.select"(%594, %595, %596) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%598 = "stablehlo.add"(%591, %597) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%599 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%600 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%601 = "stablehlo.compare"(%599, %600) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%602 = "stablehlo.sign"(%50) : (tensor<7xf32>) -> tensor<7xf32>
%603 = "stablehlo.broadcast_in_dim"(%602) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%604 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%605 = "stablehlo.select"(%601, %603, %604) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%606 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%607 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%608 = "stablehlo.compare"(%606, %607) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%609 = "stablehlo.sign"(%92) : (tensor<7xf32>) -> tensor<7xf32>
%610 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%611 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%612 = "stablehlo.select"(%608, %610, %611) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%613 = "stablehlo.add"(%605, %612) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%614 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%615 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%616 = "stablehlo.compare"(%614, %615) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%617 = "stablehlo.sign"(%134) : (tensor<7xf32>) -> tensor<7xf32>
%618 = "stablehlo.broadcast_in_dim"(%617) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%619 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%620 = "stablehlo.select"(%616, %618, %619) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%621 = "stablehlo.add"(%613, %620) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%622 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%623 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%624 = "stablehlo.compare"(%622, %623) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%625 = "stablehlo.sign"(%176) : (tensor<7xf32>) -> tensor<7xf32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%627 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%628 = "stablehlo.select"(%624, %626, %627) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%629 = "stablehlo.add"(%621, %628) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%630 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%631 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%632 = "stablehlo.compare"(%630, %631) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%633 = "stablehlo.sign"(%50) : (tensor<7xf32>) -> tensor<7xf32>
%634 = "stablehlo.abs"(%633) : (tensor<7xf32>) -> tensor<7xf32>
%635 = "stablehlo.broadcast_in_dim"(%634) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%636 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%637 = "stablehlo.select"(%632, %635, %636) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%638 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%639 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%640 = "stablehlo.compare"(%638, %639) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%641 = "stablehlo.sign"(%92) : (tensor<7xf32>) -> tensor<7xf32>
%642 = "stablehlo.abs"(%641) : (tensor<7xf32>) -> tensor<7xf32>
%643 = "stablehlo.broadcast_in_dim"(%642) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%645 = "stablehlo.select"(%640, %643, %644) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%646 = "stablehlo.add"(%637, %645) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%647 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%648 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%649 = "stablehlo.compare"(%647, %648) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%650 = "stablehlo.sign"(%134) : (tensor<7xf32>) -> tensor<7xf32>
%651 = "stablehlo.abs"(%650) : (tensor<7xf32>) -> tensor<7xf32>
%652 = "stablehlo.broadcast_in_dim"(%651) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%653 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%654 = "stablehlo.select"(%649, %652, %653) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%655 = "stablehlo.add"(%646, %654) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%656 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%657 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%658 = "stablehlo.compare"(%656, %657) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%659 = "stablehlo.sign"(%176) : (tensor<7xf32>) -> tensor<7xf32>
%660 = "stablehlo.abs"(%659) : (tensor<7xf32>) -> tensor<7xf32>
%661 = "stablehlo.broadcast_in_dim"(%660) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%662 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%663 = "stablehlo.select"(%658, %661, %662) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%664 = "stablehlo.add"(%655, %663) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%665 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%666 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%667 = "stablehlo.compare"(%665, %666) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%668 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%669 = "stablehlo.broadcast_in_dim"(%668) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%670 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%671 = "stablehlo.select"(%667, %669, %670) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%672 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%673 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%674 = "stablehlo.compare"(%672, %673) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%675 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%676 = "stablehlo.broadcast_in_dim"(%675) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%677 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%678 = "stablehlo.select"(%674, %676, %677) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%679 = "stablehlo.add"(%671, %678) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%680 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%681 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%682 = "stablehlo.compare"(%680, %681) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%683 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%685 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%686 = "stablehlo.select"(%682, %684, %685) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%687 = "stablehlo.add"(%679, %686) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%688 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%689 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%690 = "stablehlo.compare"(%688, %689) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%691 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%692 = "stablehlo.broadcast_in_dim"(%691) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%693 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%694 = "stablehlo.select"(%690, %692, %693) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%695 = "stablehlo.add"(%687, %694) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%696 = "stablehlo.is_finite"(%571) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%697 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%698 = "stablehlo.not"(%696) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%699 = "stablehlo.compare"(%571, %571) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%700 = "stablehlo.and"(%698, %699) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%701 = "stablehlo.sign"(%571) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%702 = "stablehlo.select"(%700, %701, %697) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%703 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%704 = "stablehlo.select"(%696, %697, %703) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%705 = "stablehlo.convert"(%702) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%706 = "stablehlo.convert"(%629) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%707 = "stablehlo.dot_general"(%705, %706) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%708 = "stablehlo.transpose"(%707) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%709 = "stablehlo.abs"(%702) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%710 = "stablehlo.convert"(%709) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%711 = "stablehlo.convert"(%664) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%712 = "stablehlo.dot_general"(%710, %711) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%713 = "stablehlo.transpose"(%712) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%714 = "stablehlo.convert"(%704) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%715 = "stablehlo.convert"(%695) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%716 = "stablehlo.dot_general"(%714, %715) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%717 = "stablehlo.transpose"(%716) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%718 = "stablehlo.select"(%696, %571, %697) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%719 = "stablehlo.dot_general"(%718, %598) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%720 = "stablehlo.transpose"(%719) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%721 = "stablehlo.abs"(%708) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%722 = "stablehlo.compare"(%721, %713) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%723 = "stablehlo.compare"(%717, %713) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%724 = "stablehlo.and"(%722, %723) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%725 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%726 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%727 = "stablehlo.select"(%724, %708, %726) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%728 = "stablehlo.multiply"(%725, %727) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%729 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%730 = "stablehlo.compare"(%717, %729) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%731 = "stablehlo.select"(%730, %728, %720) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%731) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %732 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 4, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x16x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x16x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.555556548966312e-2, -5.555556548966312e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x15x10xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x15x10xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.1111111111111072e-1, -1.1111111111110628e-1, -1.1111111111110628e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.703704233522772e-1, 3.703704233522772e-1, 3.1481498700601707e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[1.1111111111111107e0, 7.96296382391888e-1, 7.96296382391888e-1, 6.851852712807818e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%43 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.constant"() {value = dense<[6.851851421373859e-1, 7.962962532484957e-1, 7.96296124105075e-1, 1.111111111111092e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%46 = "stablehlo.multiply"(%43, %45) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%47 = "stablehlo.add"(%42, %46) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.pad"(%0, %48) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%51 = "stablehlo.constant"() {value = dense<[3.1481472871921834e-1, 3.7037026440655907e-1, 3.7037026440655907e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%55 = "stablehlo.compare"(%51, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%58 = "stablehlo.select"(%56, %53, %57) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%59 = "stablehlo.add"(%47, %58) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.pad"(%0, %60) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x15x10xf32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 3, 15, 10>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x15x10xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<[-1.1111111111110983e-1, -1.1111111111109206e-1, -1.1111111111109206e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%65 = "stablehlo.multiply"(%62, %64) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%67 = "stablehlo.compare"(%63, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%70 = "stablehlo.select"(%68, %65, %69) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%71 = "stablehlo.add"(%59, %70) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.pad"(%0, %72) {edge_padding_high = array<i64: 0, 0, 4, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x16x10xf32>
%74 = "stablehlo.slice"(%73) {limit_indices = array<i64: 2, 3, 16, 10>, start_indices = array<i64: 0, 0, 6, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x16x10xf32>) -> tensor<2x3x4x10xf32>
%75 = "stablehlo.constant"() {value = dense<[-5.555553568734073e-2, -5.555553568734073e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%79 = "stablehlo.compare"(%75, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%82 = "stablehlo.select"(%80, %77, %81) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%83 = "stablehlo.add"(%71, %82) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.pad"(%83, %84) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%86 = "stablehlo.slice"(%85) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%87 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -3.515625e-2, -3.515625e-2, -3.515625e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%89 = "stablehlo.multiply"(%86, %88) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%91 = "stablehlo.compare"(%87, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%83, %95) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%98 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.0546875e-1, -1.0546875e-1, -1.0546875e-1, -1.0546875e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%102 = "stablehlo.compare"(%98, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%105 = "stablehlo.select"(%103, %100, %104) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.add"(%94, %105) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%108 = "stablehlo.pad"(%83, %107) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%109 = "stablehlo.slice"(%108) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.6171875e-1, 2.6171875e-1, 2.6171875e-1, 2.265625e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%112 = "stablehlo.multiply"(%109, %111) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%114 = "stablehlo.compare"(%110, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%117 = "stablehlo.select"(%115, %112, %116) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%118 = "stablehlo.add"(%106, %117) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%119 = "stablehlo.slice"(%83) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%120 = "stablehlo.constant"() {value = dense<[1.10546875e0, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 7.734375e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.multiply"(%119, %121) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.add"(%118, %122) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%124 = "stablehlo.slice"(%83) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%125 = "stablehlo.constant"() {value = dense<[7.734375e-1, 8.7890625e-1, 8.7890625e-1, 8.7890625e-1, 1.10546875e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%127 = "stablehlo.multiply"(%124, %126) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.add"(%123, %127) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.pad"(%83, %129) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%131 = "stablehlo.slice"(%130) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.constant"() {value = dense<[2.265625e-1, 2.6171875e-1, 2.6171875e-1, 2.6171875e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%134 = "stablehlo.multiply"(%131, %133) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%136 = "stablehlo.compare"(%132, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%137 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%139 = "stablehlo.select"(%137, %134, %138) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.add"(%128, %139) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%142 = "stablehlo.pad"(%83, %141) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%143 = "stablehlo.slice"(%142) {limit_indices = array<i64: 2, 3, 4, 12>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%144 = "stablehlo.constant"() {value = dense<[-1.0546875e-1, -1.0546875e-1, -1.0546875e-1, -1.0546875e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.multiply"(%143, %145) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%148 = "stablehlo.compare"(%144, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%151 = "stablehlo.select"(%149, %146, %150) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%152 = "stablehlo.add"(%140, %151) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%154 = "stablehlo.pad"(%83, %153) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%155 = "stablehlo.slice"(%154) {limit_indices = array<i64: 2, 3, 4, 13>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%156 = "stablehlo.constant"() {value = dense<[-3.515625e-2, -3.515625e-2, -3.515625e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%157 = "stablehlo.broadcast_in_dim"(%156) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%158 = "stablehlo.multiply"(%155, %157) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%159 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%160 = "stablehlo.compare"(%156, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%163 = "stablehlo.select"(%161, %158, %162) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%164 = "stablehlo.add"(%152, %163) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %164 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%353 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%354 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%358 = "stablehlo.reduce"(%353, %354) ({
^bb0(%355: tensor<i1>, %356: tensor<i1>):
%357 = "stablehlo.and"(%355, %356) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%357) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%732 = "stablehlo.if"(%358) ({
%359 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%360 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%361 = "stablehlo.compare"(%359, %360) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%362 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%363 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%364 = "stablehlo.select"(%361, %362, %363) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%365 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%366 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%367 = "stablehlo.compare"(%365, %366) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%368 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%370 = "stablehlo.select"(%367, %368, %369) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%371 = "stablehlo.add"(%364, %370) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%372 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%373 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%374 = "stablehlo.compare"(%372, %373) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%375 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%376 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%377 = "stablehlo.select"(%374, %375, %376) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%378 = "stablehlo.add"(%371, %377) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%379 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%380 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%381 = "stablehlo.compare"(%379, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%382 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%383 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%384 = "stablehlo.select"(%381, %382, %383) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%385 = "stablehlo.add"(%378, %384) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%386 = "stablehlo.dot_general"(%0, %385) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%387 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%388 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%390 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%393 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%394 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%396 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%399 = "stablehlo.add"(%392, %398) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%401 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%402 = "stablehlo.compare"(%400, %401) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%403 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%404 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%405 = "stablehlo.select"(%402, %403, %404) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%406 = "stablehlo.add"(%399, %405) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%407 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%408 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%410 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%413 = "stablehlo.add"(%406, %412) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%414 = "stablehlo.dot_general"(%386, %413) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%415 = "stablehlo.transpose"(%414) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%415) : (tensor<2x3x4x5xf32>) -> ()
}, {
%416 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%417 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%418 = "stablehlo.compare"(%416, %417) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%419 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%421 = "stablehlo.select"(%418, %419, %420) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%422 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%423 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%424 = "stablehlo.compare"(%422, %423) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%425 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%426 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%427 = "stablehlo.select"(%424, %425, %426) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%428 = "stablehlo.add"(%421, %427) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%429 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%430 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%431 = "stablehlo.compare"(%429, %430) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%432 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%433 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%434 = "stablehlo.select"(%431, %432, %433) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%435 = "stablehlo.add"(%428, %434) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%436 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%437 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%438 = "stablehlo.compare"(%436, %437) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%439 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%440 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%441 = "stablehlo.select"(%438, %439, %440) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%442 = "stablehlo.add"(%435, %441) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%443 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%444 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%445 = "stablehlo.compare"(%443, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%446 = "stablehlo.sign"(%226) : (tensor<10xf32>) -> tensor<10xf32>
%447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%448 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%449 = "stablehlo.select"(%445, %447, %448) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%450 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%451 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%452 = "stablehlo.compare"(%450, %451) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%453 = "stablehlo.sign"(%268) : (tensor<10xf32>) -> tensor<10xf32>
%454 = "stablehlo.broadcast_in_dim"(%453) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%455 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%456 = "stablehlo.select"(%452, %454, %455) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%457 = "stablehlo.add"(%449, %456) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%458 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%459 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%460 = "stablehlo.compare"(%458, %459) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%461 = "stablehlo.sign"(%310) : (tensor<10xf32>) -> tensor<10xf32>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%464 = "stablehlo.select"(%460, %462, %463) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%465 = "stablehlo.add"(%457, %464) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%466 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%467 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%468 = "stablehlo.compare"(%466, %467) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%469 = "stablehlo.sign"(%352) : (tensor<10xf32>) -> tensor<10xf32>
%470 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%472 = "stablehlo.select"(%468, %470, %471) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%473 = "stablehlo.add"(%465, %472) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%474 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%475 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%476 = "stablehlo.compare"(%474, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%477 = "stablehlo.sign"(%226) : (tensor<10xf32>) -> tensor<10xf32>
%478 = "stablehlo.abs"(%477) : (tensor<10xf32>) -> tensor<10xf32>
%479 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%481 = "stablehlo.select"(%476, %479, %480) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%482 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%483 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%484 = "stablehlo.compare"(%482, %483) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%485 = "stablehlo.sign"(%268) : (tensor<10xf32>) -> tensor<10xf32>
%486 = "stablehlo.abs"(%485) : (tensor<10xf32>) -> tensor<10xf32>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%489 = "stablehlo.select"(%484, %487, %488) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%490 = "stablehlo.add"(%481, %489) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%491 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%492 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%493 = "stablehlo.compare"(%491, %492) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%494 = "stablehlo.sign"(%310) : (tensor<10xf32>) -> tensor<10xf32>
%495 = "stablehlo.abs"(%494) : (tensor<10xf32>) -> tensor<10xf32>
%496 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%497 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%498 = "stablehlo.select"(%493, %496, %497) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%499 = "stablehlo.add"(%490, %498) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%500 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%501 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%502 = "stablehlo.compare"(%500, %501) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%503 = "stablehlo.sign"(%352) : (tensor<10xf32>) -> tensor<10xf32>
%504 = "stablehlo.abs"(%503) : (tensor<10xf32>) -> tensor<10xf32>
%505 = "stablehlo.broadcast_in_dim"(%504) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%506 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%507 = "stablehlo.select"(%502, %505, %506) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%508 = "stablehlo.add"(%499, %507) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%509 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%510 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%511 = "stablehlo.compare"(%509, %510) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%512 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%513 = "stablehlo.broadcast_in_dim"(%512) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%514 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%515 = "stablehlo.select"(%511, %513, %514) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%516 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%517 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%518 = "stablehlo.compare"(%516, %517) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%519 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%520 = "stablehlo.broadcast_in_dim"(%519) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%521 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%522 = "stablehlo.select"(%518, %520, %521) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%523 = "stablehlo.add"(%515, %522) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%524 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%525 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%526 = "stablehlo.compare"(%524, %525) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%527 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%528 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%530 = "stablehlo.select"(%526, %528, %529) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%531 = "stablehlo.add"(%523, %530) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%532 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%533 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%534 = "stablehlo.compare"(%532, %533) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%535 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%538 = "stablehlo.select"(%534, %536, %537) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%539 = "stablehlo.add"(%531, %538) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%540 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%541 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%542 = "stablehlo.not"(%540) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%543 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%544 = "stablehlo.and"(%542, %543) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%545 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%546 = "stablehlo.select"(%544, %545, %541) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%547 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%548 = "stablehlo.select"(%540, %541, %547) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%549 = "stablehlo.convert"(%546) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%550 = "stablehlo.convert"(%473) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%551 = "stablehlo.dot_general"(%549, %550) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%552 = "stablehlo.abs"(%546) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%553 = "stablehlo.convert"(%552) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%554 = "stablehlo.convert"(%508) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%555 = "stablehlo.dot_general"(%553, %554) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%556 = "stablehlo.convert"(%548) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%557 = "stablehlo.convert"(%539) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%558 = "stablehlo.dot_general"(%556, %557) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%559 = "stablehlo.select"(%540, %0, %541) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%560 = "stablehlo.dot_general"(%559, %442) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%561 = "stablehlo.abs"(%551) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%562 = "stablehlo.compare"(%561, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%563 = "stablehlo.compare"(%558, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%564 = "stablehlo.and"(%562, %563) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%565 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%566 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%567 = "stablehlo.select"(%564, %551, %566) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%568 = "stablehlo.multiply"(%565, %567) : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%569 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%570 = "stablehlo.compare"(%558, %569) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%571 = "stablehlo.select"(%570, %568, %560) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%572 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%573 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%574 = "stablehlo.compare"(%572, %573) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%575 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%576 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%577 = "stablehlo.select"(%574, %575, %576) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%578 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%579 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%580 = "stablehlo.compare"(%578, %579) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%581 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%582 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%583 = "stablehlo.select"(%580, %581, %582) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%584 = "stablehlo.add"(%577, %583) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%585 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%586 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%587 = "stablehlo.compare"(%585, %586) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%588 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%589 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%590 = "stablehlo.select"(%587, %588, %589) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%591 = "stablehlo.add"(%584, %590) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%592 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%593 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%594 = "stablehlo.compare"(%592, %593) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%595 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%596 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%597 = "stablehlo.select"(%594, %595, %596) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%598 = "stablehlo.add"(%591, %597) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%599 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%600 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%601 = "stablehlo.compare"(%599, %600) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%602 = "stablehlo.sign"(%50) : (tensor<12xf32>) -> tensor<12xf32>
%603 = "stablehlo.broadcast_in_dim"(%602) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%604 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%605 = "stablehlo.select"(%601, %603, %604) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%606 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%607 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%608 = "stablehlo.compare"(%606, %607) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%609 = "stablehlo.sign"(%92) : (tensor<12xf32>) -> tensor<12xf32>
%610 = "stablehlo.broadcast_in_dim"(%609) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%611 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%612 = "stablehlo.select"(%608, %610, %611) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%613 = "stablehlo.add"(%605, %612) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%614 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%615 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%616 = "stablehlo.compare"(%614, %615) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%617 = "stablehlo.sign"(%134) : (tensor<12xf32>) -> tensor<12xf32>
%618 = "stablehlo.broadcast_in_dim"(%617) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%619 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%620 = "stablehlo.select"(%616, %618, %619) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%621 = "stablehlo.add"(%613, %620) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%622 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%623 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%624 = "stablehlo.compare"(%622, %623) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%625 = "stablehlo.sign"(%176) : (tensor<12xf32>) -> tensor<12xf32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%627 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%628 = "stablehlo.select"(%624, %626, %627) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%629 = "stablehlo.add"(%621, %628) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%630 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%631 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%632 = "stablehlo.compare"(%630, %631) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%633 = "stablehlo.sign"(%50) : (tensor<12xf32>) -> tensor<12xf32>
%634 = "stablehlo.abs"(%633) : (tensor<12xf32>) -> tensor<12xf32>
%635 = "stablehlo.broadcast_in_dim"(%634) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%636 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%637 = "stablehlo.select"(%632, %635, %636) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%638 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%639 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%640 = "stablehlo.compare"(%638, %639) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%641 = "stablehlo.sign"(%92) : (tensor<12xf32>) -> tensor<12xf32>
%642 = "stablehlo.abs"(%641) : (tensor<12xf32>) -> tensor<12xf32>
%643 = "stablehlo.broadcast_in_dim"(%642) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%644 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%645 = "stablehlo.select"(%640, %643, %644) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%646 = "stablehlo.add"(%637, %645) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%647 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%648 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%649 = "stablehlo.compare"(%647, %648) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%650 = "stablehlo.sign"(%134) : (tensor<12xf32>) -> tensor<12xf32>
%651 = "stablehlo.abs"(%650) : (tensor<12xf32>) -> tensor<12xf32>
%652 = "stablehlo.broadcast_in_dim"(%651) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%653 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%654 = "stablehlo.select"(%649, %652, %653) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%655 = "stablehlo.add"(%646, %654) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%656 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%657 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%658 = "stablehlo.compare"(%656, %657) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%659 = "stablehlo.sign"(%176) : (tensor<12xf32>) -> tensor<12xf32>
%660 = "stablehlo.abs"(%659) : (tensor<12xf32>) -> tensor<12xf32>
%661 = "stablehlo.broadcast_in_dim"(%660) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%662 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%663 = "stablehlo.select"(%658, %661, %662) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%664 = "stablehlo.add"(%655, %663) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%665 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%666 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%667 = "stablehlo.compare"(%665, %666) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%668 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%669 = "stablehlo.broadcast_in_dim"(%668) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%670 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%671 = "stablehlo.select"(%667, %669, %670) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%672 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%673 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%674 = "stablehlo.compare"(%672, %673) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%675 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%676 = "stablehlo.broadcast_in_dim"(%675) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%677 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%678 = "stablehlo.select"(%674, %676, %677) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%679 = "stablehlo.add"(%671, %678) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%680 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%681 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%682 = "stablehlo.compare"(%680, %681) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%683 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%684 = "stablehlo.broadcast_in_dim"(%683) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%685 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%686 = "stablehlo.select"(%682, %684, %685) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%687 = "stablehlo.add"(%679, %686) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%688 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%689 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%690 = "stablehlo.compare"(%688, %689) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%691 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%692 = "stablehlo.broadcast_in_dim"(%691) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%693 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%694 = "stablehlo.select"(%690, %692, %693) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%695 = "stablehlo.add"(%687, %694) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%696 = "stablehlo.is_finite"(%571) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%697 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%698 = "stablehlo.not"(%696) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%699 = "stablehlo.compare"(%571, %571) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%700 = "stablehlo.and"(%698, %699) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%701 = "stablehlo.sign"(%571) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%702 = "stablehlo.select"(%700, %701, %697) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%703 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%704 = "stablehlo.select"(%696, %697, %703) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%705 = "stablehlo.convert"(%702) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%706 = "stablehlo.convert"(%629) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%707 = "stablehlo.dot_general"(%705, %706) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%708 = "stablehlo.transpose"(%707) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%709 = "stablehlo.abs"(%702) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%710 = "stablehlo.convert"(%709) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%711 = "stablehlo.convert"(%664) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%712 = "stablehlo.dot_general"(%710, %711) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%713 = "stablehlo.transpose"(%712) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%714 = "stablehlo.convert"(%704) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%715 = "stablehlo.convert"(%695) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%716 = "stablehlo.dot_general"(%714, %715) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%717 = "stablehlo.transpose"(%716) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%718 = "stablehlo.select"(%696, %571, %697) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%719 = "stablehlo.dot_general"(%718, %598) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%720 = "stablehlo.transpose"(%719) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%721 = "stablehlo.abs"(%708) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%722 = "stablehlo.compare"(%721, %713) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%723 = "stablehlo.compare"(%717, %713) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%724 = "stablehlo.and"(%722, %723) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%725 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%726 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%727 = "stablehlo.select"(%724, %708, %726) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%728 = "stablehlo.multiply"(%725, %727) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%729 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%730 = "stablehlo.compare"(%717, %729) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%731 = "stablehlo.select"(%730, %728, %720) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%731) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %732 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
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
%357 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%358 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%362 = "stablehlo.reduce"(%357, %358) ({
^bb0(%359: tensor<i1>, %360: tensor<i1>):
%361 = "stablehlo.and"(%359, %360) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%361) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%736 = "stablehlo.if"(%362) ({
%363 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%364 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%365 = "stablehlo.compare"(%363, %364) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%366 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%367 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%368 = "stablehlo.select"(%365, %366, %367) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%369 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%370 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%371 = "stablehlo.compare"(%369, %370) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%372 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%373 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%374 = "stablehlo.select"(%371, %372, %373) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%375 = "stablehlo.add"(%368, %374) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%376 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%377 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%378 = "stablehlo.compare"(%376, %377) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%379 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%380 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%381 = "stablehlo.select"(%378, %379, %380) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%382 = "stablehlo.add"(%375, %381) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%383 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%384 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%385 = "stablehlo.compare"(%383, %384) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%386 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%387 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%388 = "stablehlo.select"(%385, %386, %387) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%389 = "stablehlo.add"(%382, %388) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%390 = "stablehlo.dot_general"(%0, %389) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%391 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%392 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%393 = "stablehlo.compare"(%391, %392) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%394 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%395 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%396 = "stablehlo.select"(%393, %394, %395) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%397 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%398 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%399 = "stablehlo.compare"(%397, %398) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%400 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%401 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%402 = "stablehlo.select"(%399, %400, %401) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%403 = "stablehlo.add"(%396, %402) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%404 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%405 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%406 = "stablehlo.compare"(%404, %405) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%407 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%408 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%409 = "stablehlo.select"(%406, %407, %408) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%410 = "stablehlo.add"(%403, %409) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%411 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%412 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%413 = "stablehlo.compare"(%411, %412) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%414 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%415 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%416 = "stablehlo.select"(%413, %414, %415) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%417 = "stablehlo.add"(%410, %416) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%418 = "stablehlo.dot_general"(%390, %417) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%419 = "stablehlo.transpose"(%418) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%419) : (tensor<1x2x4x4xf32>) -> ()
}, {
%420 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%421 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%422 = "stablehlo.compare"(%420, %421) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%423 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%424 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%425 = "stablehlo.select"(%422, %423, %424) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%426 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%427 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%428 = "stablehlo.compare"(%426, %427) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%429 = "stablehlo.broadcast_in_dim"(%272) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%430 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%431 = "stablehlo.select"(%428, %429, %430) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%432 = "stablehlo.add"(%425, %431) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%433 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%434 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%435 = "stablehlo.compare"(%433, %434) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%436 = "stablehlo.broadcast_in_dim"(%314) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%437 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%438 = "stablehlo.select"(%435, %436, %437) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%439 = "stablehlo.add"(%432, %438) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%440 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%441 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%442 = "stablehlo.compare"(%440, %441) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%443 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%444 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%445 = "stablehlo.select"(%442, %443, %444) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%446 = "stablehlo.add"(%439, %445) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%447 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%448 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%449 = "stablehlo.compare"(%447, %448) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%450 = "stablehlo.sign"(%230) : (tensor<10xf32>) -> tensor<10xf32>
%451 = "stablehlo.broadcast_in_dim"(%450) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%452 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%453 = "stablehlo.select"(%449, %451, %452) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%454 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%455 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%456 = "stablehlo.compare"(%454, %455) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%457 = "stablehlo.sign"(%272) : (tensor<10xf32>) -> tensor<10xf32>
%458 = "stablehlo.broadcast_in_dim"(%457) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%459 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%460 = "stablehlo.select"(%456, %458, %459) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%461 = "stablehlo.add"(%453, %460) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%462 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%463 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%464 = "stablehlo.compare"(%462, %463) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%465 = "stablehlo.sign"(%314) : (tensor<10xf32>) -> tensor<10xf32>
%466 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%467 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%468 = "stablehlo.select"(%464, %466, %467) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%469 = "stablehlo.add"(%461, %468) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%470 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%471 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%472 = "stablehlo.compare"(%470, %471) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%473 = "stablehlo.sign"(%356) : (tensor<10xf32>) -> tensor<10xf32>
%474 = "stablehlo.broadcast_in_dim"(%473) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%475 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%476 = "stablehlo.select"(%472, %474, %475) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%477 = "stablehlo.add"(%469, %476) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%478 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%479 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%480 = "stablehlo.compare"(%478, %479) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%481 = "stablehlo.sign"(%230) : (tensor<10xf32>) -> tensor<10xf32>
%482 = "stablehlo.abs"(%481) : (tensor<10xf32>) -> tensor<10xf32>
%483 = "stablehlo.broadcast_in_dim"(%482) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%484 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%485 = "stablehlo.select"(%480, %483, %484) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%486 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%487 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%488 = "stablehlo.compare"(%486, %487) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%489 = "stablehlo.sign"(%272) : (tensor<10xf32>) -> tensor<10xf32>
%490 = "stablehlo.abs"(%489) : (tensor<10xf32>) -> tensor<10xf32>
%491 = "stablehlo.broadcast_in_dim"(%490) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%492 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%493 = "stablehlo.select"(%488, %491, %492) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%494 = "stablehlo.add"(%485, %493) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%495 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%496 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%497 = "stablehlo.compare"(%495, %496) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%498 = "stablehlo.sign"(%314) : (tensor<10xf32>) -> tensor<10xf32>
%499 = "stablehlo.abs"(%498) : (tensor<10xf32>) -> tensor<10xf32>
%500 = "stablehlo.broadcast_in_dim"(%499) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%501 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%502 = "stablehlo.select"(%497, %500, %501) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%503 = "stablehlo.add"(%494, %502) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%504 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%505 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%506 = "stablehlo.compare"(%504, %505) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%507 = "stablehlo.sign"(%356) : (tensor<10xf32>) -> tensor<10xf32>
%508 = "stablehlo.abs"(%507) : (tensor<10xf32>) -> tensor<10xf32>
%509 = "stablehlo.broadcast_in_dim"(%508) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%510 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%511 = "stablehlo.select"(%506, %509, %510) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%512 = "stablehlo.add"(%503, %511) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%513 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%514 = "stablehlo.broadcast_in_dim"(%201) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%515 = "stablehlo.compare"(%513, %514) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%516 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%517 = "stablehlo.broadcast_in_dim"(%516) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%518 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%519 = "stablehlo.select"(%515, %517, %518) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%520 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%521 = "stablehlo.broadcast_in_dim"(%243) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%522 = "stablehlo.compare"(%520, %521) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%523 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%524 = "stablehlo.broadcast_in_dim"(%523) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%525 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%526 = "stablehlo.select"(%522, %524, %525) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%527 = "stablehlo.add"(%519, %526) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%528 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%529 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%530 = "stablehlo.compare"(%528, %529) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%531 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%532 = "stablehlo.broadcast_in_dim"(%531) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%533 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%534 = "stablehlo.select"(%530, %532, %533) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%535 = "stablehlo.add"(%527, %534) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%536 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%537 = "stablehlo.broadcast_in_dim"(%327) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%538 = "stablehlo.compare"(%536, %537) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%539 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%540 = "stablehlo.broadcast_in_dim"(%539) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%541 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%542 = "stablehlo.select"(%538, %540, %541) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%543 = "stablehlo.add"(%535, %542) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%544 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%545 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%546 = "stablehlo.not"(%544) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%547 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%548 = "stablehlo.and"(%546, %547) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%549 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%550 = "stablehlo.select"(%548, %549, %545) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%551 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%552 = "stablehlo.select"(%544, %545, %551) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%553 = "stablehlo.convert"(%550) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%554 = "stablehlo.convert"(%477) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%555 = "stablehlo.dot_general"(%553, %554) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%556 = "stablehlo.abs"(%550) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%557 = "stablehlo.convert"(%556) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%558 = "stablehlo.convert"(%512) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%559 = "stablehlo.dot_general"(%557, %558) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%560 = "stablehlo.convert"(%552) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%561 = "stablehlo.convert"(%543) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%562 = "stablehlo.dot_general"(%560, %561) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%563 = "stablehlo.select"(%544, %0, %545) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%564 = "stablehlo.dot_general"(%563, %446) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%565 = "stablehlo.abs"(%555) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%566 = "stablehlo.compare"(%565, %559) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%567 = "stablehlo.compare"(%562, %559) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%568 = "stablehlo.and"(%566, %567) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%569 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%570 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%571 = "stablehlo.select"(%568, %555, %570) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%572 = "stablehlo.multiply"(%569, %571) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%573 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%574 = "stablehlo.compare"(%562, %573) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%575 = "stablehlo.select"(%574, %572, %564) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%576 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%577 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%578 = "stablehlo.compare"(%576, %577) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%579 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%580 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%581 = "stablehlo.select"(%578, %579, %580) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%582 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%583 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%584 = "stablehlo.compare"(%582, %583) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%585 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%586 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%587 = "stablehlo.select"(%584, %585, %586) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%588 = "stablehlo.add"(%581, %587) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%589 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%590 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%591 = "stablehlo.compare"(%589, %590) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%592 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%593 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%594 = "stablehlo.select"(%591, %592, %593) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%595 = "stablehlo.add"(%588, %594) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%596 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%597 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%598 = "stablehlo.compare"(%596, %597) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%599 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%600 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%601 = "stablehlo.select"(%598, %599, %600) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%602 = "stablehlo.add"(%595, %601) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%603 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%604 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%605 = "stablehlo.compare"(%603, %604) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%606 = "stablehlo.sign"(%52) : (tensor<9xf32>) -> tensor<9xf32>
%607 = "stablehlo.broadcast_in_dim"(%606) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%608 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%609 = "stablehlo.select"(%605, %607, %608) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%610 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%611 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%612 = "stablehlo.compare"(%610, %611) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%613 = "stablehlo.sign"(%94) : (tensor<9xf32>) -> tensor<9xf32>
%614 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%615 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%616 = "stablehlo.select"(%612, %614, %615) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%617 = "stablehlo.add"(%609, %616) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%618 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%619 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%620 = "stablehlo.compare"(%618, %619) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%621 = "stablehlo.sign"(%136) : (tensor<9xf32>) -> tensor<9xf32>
%622 = "stablehlo.broadcast_in_dim"(%621) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%623 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%624 = "stablehlo.select"(%620, %622, %623) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%625 = "stablehlo.add"(%617, %624) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%626 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%627 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%628 = "stablehlo.compare"(%626, %627) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%629 = "stablehlo.sign"(%178) : (tensor<9xf32>) -> tensor<9xf32>
%630 = "stablehlo.broadcast_in_dim"(%629) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%631 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%632 = "stablehlo.select"(%628, %630, %631) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%633 = "stablehlo.add"(%625, %632) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%634 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%635 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%636 = "stablehlo.compare"(%634, %635) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%637 = "stablehlo.sign"(%52) : (tensor<9xf32>) -> tensor<9xf32>
%638 = "stablehlo.abs"(%637) : (tensor<9xf32>) -> tensor<9xf32>
%639 = "stablehlo.broadcast_in_dim"(%638) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%640 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%641 = "stablehlo.select"(%636, %639, %640) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%642 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%643 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%644 = "stablehlo.compare"(%642, %643) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%645 = "stablehlo.sign"(%94) : (tensor<9xf32>) -> tensor<9xf32>
%646 = "stablehlo.abs"(%645) : (tensor<9xf32>) -> tensor<9xf32>
%647 = "stablehlo.broadcast_in_dim"(%646) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%648 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%649 = "stablehlo.select"(%644, %647, %648) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%650 = "stablehlo.add"(%641, %649) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%651 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%652 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%653 = "stablehlo.compare"(%651, %652) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%654 = "stablehlo.sign"(%136) : (tensor<9xf32>) -> tensor<9xf32>
%655 = "stablehlo.abs"(%654) : (tensor<9xf32>) -> tensor<9xf32>
%656 = "stablehlo.broadcast_in_dim"(%655) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%657 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%658 = "stablehlo.select"(%653, %656, %657) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%659 = "stablehlo.add"(%650, %658) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%660 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%661 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%662 = "stablehlo.compare"(%660, %661) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%663 = "stablehlo.sign"(%178) : (tensor<9xf32>) -> tensor<9xf32>
%664 = "stablehlo.abs"(%663) : (tensor<9xf32>) -> tensor<9xf32>
%665 = "stablehlo.broadcast_in_dim"(%664) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%666 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%667 = "stablehlo.select"(%662, %665, %666) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%668 = "stablehlo.add"(%659, %667) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%669 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%670 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%671 = "stablehlo.compare"(%669, %670) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%672 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%673 = "stablehlo.broadcast_in_dim"(%672) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%674 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%675 = "stablehlo.select"(%671, %673, %674) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%676 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%677 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%678 = "stablehlo.compare"(%676, %677) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%679 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%680 = "stablehlo.broadcast_in_dim"(%679) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%681 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%682 = "stablehlo.select"(%678, %680, %681) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%683 = "stablehlo.add"(%675, %682) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%684 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%685 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%686 = "stablehlo.compare"(%684, %685) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%687 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%688 = "stablehlo.broadcast_in_dim"(%687) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%689 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%690 = "stablehlo.select"(%686, %688, %689) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%691 = "stablehlo.add"(%683, %690) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%692 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%693 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%694 = "stablehlo.compare"(%692, %693) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%695 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%696 = "stablehlo.broadcast_in_dim"(%695) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%697 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%698 = "stablehlo.select"(%694, %696, %697) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%699 = "stablehlo.add"(%691, %698) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%700 = "stablehlo.is_finite"(%575) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%701 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%702 = "stablehlo.not"(%700) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%703 = "stablehlo.compare"(%575, %575) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%704 = "stablehlo.and"(%702, %703) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%705 = "stablehlo.sign"(%575) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%706 = "stablehlo.select"(%704, %705, %701) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%707 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%708 = "stablehlo.select"(%700, %701, %707) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%709 = "stablehlo.convert"(%706) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%710 = "stablehlo.convert"(%633) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%711 = "stablehlo.dot_general"(%709, %710) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%712 = "stablehlo.transpose"(%711) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%713 = "stablehlo.abs"(%706) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%714 = "stablehlo.convert"(%713) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%715 = "stablehlo.convert"(%668) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%716 = "stablehlo.dot_general"(%714, %715) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%717 = "stablehlo.transpose"(%716) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%718 = "stablehlo.convert"(%708) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%719 = "stablehlo.convert"(%699) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%720 = "stablehlo.dot_general"(%718, %719) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%721 = "stablehlo.transpose"(%720) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%722 = "stablehlo.select"(%700, %575, %701) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%723 = "stablehlo.dot_general"(%722, %602) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%724 = "stablehlo.transpose"(%723) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%725 = "stablehlo.abs"(%712) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%726 = "stablehlo.compare"(%725, %717) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%727 = "stablehlo.compare"(%721, %717) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%728 = "stablehlo.and"(%726, %727) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%729 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%730 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%731 = "stablehlo.select"(%728, %712, %730) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%732 = "stablehlo.multiply"(%729, %731) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%733 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%734 = "stablehlo.compare"(%721, %733) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%735 = "stablehlo.select"(%734, %732, %724) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%735) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %736 : tensor<1x2x4x4xf32>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
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
%361 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%362 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%366 = "stablehlo.reduce"(%361, %362) ({
^bb0(%363: tensor<i1>, %364: tensor<i1>):
%365 = "stablehlo.and"(%363, %364) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%365) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x7x9xi1>, tensor<i1>) -> tensor<i1>
%742 = "stablehlo.if"(%366) ({
%367 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%368 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%369 = "stablehlo.compare"(%367, %368) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%370 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%371 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%372 = "stablehlo.select"(%369, %370, %371) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%373 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%374 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%375 = "stablehlo.compare"(%373, %374) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%376 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%377 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%378 = "stablehlo.select"(%375, %376, %377) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%379 = "stablehlo.add"(%372, %378) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%380 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%381 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%382 = "stablehlo.compare"(%380, %381) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%383 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%384 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%385 = "stablehlo.select"(%382, %383, %384) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%386 = "stablehlo.add"(%379, %385) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%387 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%388 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%390 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%393 = "stablehlo.add"(%386, %392) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%394 = "stablehlo.dot_general"(%0, %393) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%395 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%396 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%397 = "stablehlo.compare"(%395, %396) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%398 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%399 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%400 = "stablehlo.select"(%397, %398, %399) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%401 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%402 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%403 = "stablehlo.compare"(%401, %402) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%404 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%405 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%406 = "stablehlo.select"(%403, %404, %405) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%407 = "stablehlo.add"(%400, %406) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%408 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%409 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%410 = "stablehlo.compare"(%408, %409) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%411 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%412 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%413 = "stablehlo.select"(%410, %411, %412) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%414 = "stablehlo.add"(%407, %413) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%415 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%416 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%417 = "stablehlo.compare"(%415, %416) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%418 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%419 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%420 = "stablehlo.select"(%417, %418, %419) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%421 = "stablehlo.add"(%414, %420) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%422 = "stablehlo.dot_general"(%394, %421) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%423 = "stablehlo.transpose"(%422) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%423) : (tensor<1x2x4x4xf64>) -> ()
}, {
%424 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%425 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%426 = "stablehlo.compare"(%424, %425) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%427 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%428 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%429 = "stablehlo.select"(%426, %427, %428) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%430 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%431 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%432 = "stablehlo.compare"(%430, %431) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%433 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%434 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%435 = "stablehlo.select"(%432, %433, %434) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%436 = "stablehlo.add"(%429, %435) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%437 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%438 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%439 = "stablehlo.compare"(%437, %438) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%440 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%441 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%442 = "stablehlo.select"(%439, %440, %441) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%443 = "stablehlo.add"(%436, %442) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%444 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%445 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%446 = "stablehlo.compare"(%444, %445) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%447 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%448 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%449 = "stablehlo.select"(%446, %447, %448) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%450 = "stablehlo.add"(%443, %449) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%451 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%452 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%453 = "stablehlo.compare"(%451, %452) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%454 = "stablehlo.sign"(%234) : (tensor<9xf64>) -> tensor<9xf64>
%455 = "stablehlo.broadcast_in_dim"(%454) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%456 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%457 = "stablehlo.select"(%453, %455, %456) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%458 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%459 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%460 = "stablehlo.compare"(%458, %459) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%461 = "stablehlo.sign"(%276) : (tensor<9xf64>) -> tensor<9xf64>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%464 = "stablehlo.select"(%460, %462, %463) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%465 = "stablehlo.add"(%457, %464) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%466 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%467 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%468 = "stablehlo.compare"(%466, %467) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%469 = "stablehlo.sign"(%318) : (tensor<9xf64>) -> tensor<9xf64>
%470 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%472 = "stablehlo.select"(%468, %470, %471) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%473 = "stablehlo.add"(%465, %472) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%474 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%475 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%476 = "stablehlo.compare"(%474, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%477 = "stablehlo.sign"(%360) : (tensor<9xf64>) -> tensor<9xf64>
%478 = "stablehlo.broadcast_in_dim"(%477) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%479 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%480 = "stablehlo.select"(%476, %478, %479) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%481 = "stablehlo.add"(%473, %480) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%482 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%483 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%484 = "stablehlo.compare"(%482, %483) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%485 = "stablehlo.sign"(%234) : (tensor<9xf64>) -> tensor<9xf64>
%486 = "stablehlo.abs"(%485) : (tensor<9xf64>) -> tensor<9xf64>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%489 = "stablehlo.select"(%484, %487, %488) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%490 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%491 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%492 = "stablehlo.compare"(%490, %491) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%493 = "stablehlo.sign"(%276) : (tensor<9xf64>) -> tensor<9xf64>
%494 = "stablehlo.abs"(%493) : (tensor<9xf64>) -> tensor<9xf64>
%495 = "stablehlo.broadcast_in_dim"(%494) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%496 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%497 = "stablehlo.select"(%492, %495, %496) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%498 = "stablehlo.add"(%489, %497) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%499 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%500 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%501 = "stablehlo.compare"(%499, %500) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%502 = "stablehlo.sign"(%318) : (tensor<9xf64>) -> tensor<9xf64>
%503 = "stablehlo.abs"(%502) : (tensor<9xf64>) -> tensor<9xf64>
%504 = "stablehlo.broadcast_in_dim"(%503) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%505 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%506 = "stablehlo.select"(%501, %504, %505) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%507 = "stablehlo.add"(%498, %506) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%508 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%509 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%510 = "stablehlo.compare"(%508, %509) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%511 = "stablehlo.sign"(%360) : (tensor<9xf64>) -> tensor<9xf64>
%512 = "stablehlo.abs"(%511) : (tensor<9xf64>) -> tensor<9xf64>
%513 = "stablehlo.broadcast_in_dim"(%512) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%514 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%515 = "stablehlo.select"(%510, %513, %514) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%516 = "stablehlo.add"(%507, %515) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%517 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%518 = "stablehlo.broadcast_in_dim"(%205) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%519 = "stablehlo.compare"(%517, %518) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%520 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%521 = "stablehlo.broadcast_in_dim"(%520) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%522 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%523 = "stablehlo.select"(%519, %521, %522) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%524 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%525 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%526 = "stablehlo.compare"(%524, %525) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%527 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%528 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%530 = "stablehlo.select"(%526, %528, %529) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%531 = "stablehlo.add"(%523, %530) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%532 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%533 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%534 = "stablehlo.compare"(%532, %533) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%535 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%538 = "stablehlo.select"(%534, %536, %537) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%539 = "stablehlo.add"(%531, %538) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%540 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%541 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%542 = "stablehlo.compare"(%540, %541) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%543 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%544 = "stablehlo.broadcast_in_dim"(%543) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%545 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%546 = "stablehlo.select"(%542, %544, %545) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%547 = "stablehlo.add"(%539, %546) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%548 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%549 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%550 = "stablehlo.not"(%548) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%551 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%552 = "stablehlo.and"(%550, %551) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%553 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%554 = "stablehlo.select"(%552, %553, %549) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%555 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%556 = "stablehlo.select"(%548, %549, %555) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%557 = "stablehlo.convert"(%554) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%558 = "stablehlo.convert"(%481) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%559 = "stablehlo.dot_general"(%557, %558) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%560 = "stablehlo.abs"(%554) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%561 = "stablehlo.convert"(%560) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%562 = "stablehlo.convert"(%516) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%563 = "stablehlo.dot_general"(%561, %562) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%564 = "stablehlo.convert"(%556) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%565 = "stablehlo.convert"(%547) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%566 = "stablehlo.dot_general"(%564, %565) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%567 = "stablehlo.select"(%548, %0, %549) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%568 = "stablehlo.dot_general"(%567, %450) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%569 = "stablehlo.abs"(%559) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%570 = "stablehlo.compare"(%569, %563) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%571 = "stablehlo.compare"(%566, %563) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%572 = "stablehlo.and"(%570, %571) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%573 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%574 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%575 = "stablehlo.select"(%572, %559, %574) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%576 = "stablehlo.multiply"(%573, %575) : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%577 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%578 = "stablehlo.compare"(%566, %577) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%579 = "stablehlo.convert"(%576) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf64>
%580 = "stablehlo.select"(%578, %579, %568) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%581 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%582 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%583 = "stablehlo.compare"(%581, %582) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%584 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%585 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%586 = "stablehlo.select"(%583, %584, %585) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%587 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%588 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%589 = "stablehlo.compare"(%587, %588) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%590 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%591 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%592 = "stablehlo.select"(%589, %590, %591) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%593 = "stablehlo.add"(%586, %592) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%594 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%595 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%596 = "stablehlo.compare"(%594, %595) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%597 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%598 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%599 = "stablehlo.select"(%596, %597, %598) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%600 = "stablehlo.add"(%593, %599) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%601 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%602 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%603 = "stablehlo.compare"(%601, %602) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%604 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%605 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%606 = "stablehlo.select"(%603, %604, %605) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%607 = "stablehlo.add"(%600, %606) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%608 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%609 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%610 = "stablehlo.compare"(%608, %609) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%611 = "stablehlo.sign"(%54) : (tensor<7xf64>) -> tensor<7xf64>
%612 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%613 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%614 = "stablehlo.select"(%610, %612, %613) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%615 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%616 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%617 = "stablehlo.compare"(%615, %616) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%618 = "stablehlo.sign"(%96) : (tensor<7xf64>) -> tensor<7xf64>
%619 = "stablehlo.broadcast_in_dim"(%618) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%620 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%621 = "stablehlo.select"(%617, %619, %620) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%622 = "stablehlo.add"(%614, %621) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%623 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%624 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%625 = "stablehlo.compare"(%623, %624) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%626 = "stablehlo.sign"(%138) : (tensor<7xf64>) -> tensor<7xf64>
%627 = "stablehlo.broadcast_in_dim"(%626) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%628 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%629 = "stablehlo.select"(%625, %627, %628) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%630 = "stablehlo.add"(%622, %629) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%631 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%632 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%633 = "stablehlo.compare"(%631, %632) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%634 = "stablehlo.sign"(%180) : (tensor<7xf64>) -> tensor<7xf64>
%635 = "stablehlo.broadcast_in_dim"(%634) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%636 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%637 = "stablehlo.select"(%633, %635, %636) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%638 = "stablehlo.add"(%630, %637) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%639 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%640 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%641 = "stablehlo.compare"(%639, %640) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%642 = "stablehlo.sign"(%54) : (tensor<7xf64>) -> tensor<7xf64>
%643 = "stablehlo.abs"(%642) : (tensor<7xf64>) -> tensor<7xf64>
%644 = "stablehlo.broadcast_in_dim"(%643) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%645 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%646 = "stablehlo.select"(%641, %644, %645) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%647 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%648 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%649 = "stablehlo.compare"(%647, %648) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%650 = "stablehlo.sign"(%96) : (tensor<7xf64>) -> tensor<7xf64>
%651 = "stablehlo.abs"(%650) : (tensor<7xf64>) -> tensor<7xf64>
%652 = "stablehlo.broadcast_in_dim"(%651) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%653 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%654 = "stablehlo.select"(%649, %652, %653) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%655 = "stablehlo.add"(%646, %654) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%656 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%657 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%658 = "stablehlo.compare"(%656, %657) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%659 = "stablehlo.sign"(%138) : (tensor<7xf64>) -> tensor<7xf64>
%660 = "stablehlo.abs"(%659) : (tensor<7xf64>) -> tensor<7xf64>
%661 = "stablehlo.broadcast_in_dim"(%660) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%662 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%663 = "stablehlo.select"(%658, %661, %662) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%664 = "stablehlo.add"(%655, %663) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%665 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%666 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%667 = "stablehlo.compare"(%665, %666) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%668 = "stablehlo.sign"(%180) : (tensor<7xf64>) -> tensor<7xf64>
%669 = "stablehlo.abs"(%668) : (tensor<7xf64>) -> tensor<7xf64>
%670 = "stablehlo.broadcast_in_dim"(%669) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%671 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%672 = "stablehlo.select"(%667, %670, %671) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%673 = "stablehlo.add"(%664, %672) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%674 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%675 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%676 = "stablehlo.compare"(%674, %675) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%677 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%678 = "stablehlo.broadcast_in_dim"(%677) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%679 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%680 = "stablehlo.select"(%676, %678, %679) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%681 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%682 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%683 = "stablehlo.compare"(%681, %682) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%684 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%685 = "stablehlo.broadcast_in_dim"(%684) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%686 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%687 = "stablehlo.select"(%683, %685, %686) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%688 = "stablehlo.add"(%680, %687) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%689 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%690 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%691 = "stablehlo.compare"(%689, %690) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%692 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%693 = "stablehlo.broadcast_in_dim"(%692) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%694 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%695 = "stablehlo.select"(%691, %693, %694) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%696 = "stablehlo.add"(%688, %695) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%697 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%698 = "stablehlo.broadcast_in_dim"(%151) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%699 = "stablehlo.compare"(%697, %698) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%700 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%701 = "stablehlo.broadcast_in_dim"(%700) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%702 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%703 = "stablehlo.select"(%699, %701, %702) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%704 = "stablehlo.add"(%696, %703) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%705 = "stablehlo.is_finite"(%580) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%706 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%707 = "stablehlo.not"(%705) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%708 = "stablehlo.compare"(%580, %580) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%709 = "stablehlo.and"(%707, %708) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%710 = "stablehlo.sign"(%580) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%711 = "stablehlo.select"(%709, %710, %706) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%712 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%713 = "stablehlo.select"(%705, %706, %712) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%714 = "stablehlo.convert"(%711) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%715 = "stablehlo.convert"(%638) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%716 = "stablehlo.dot_general"(%714, %715) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%717 = "stablehlo.transpose"(%716) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%718 = "stablehlo.abs"(%711) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%719 = "stablehlo.convert"(%718) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%720 = "stablehlo.convert"(%673) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%721 = "stablehlo.dot_general"(%719, %720) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%722 = "stablehlo.transpose"(%721) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%723 = "stablehlo.convert"(%713) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%724 = "stablehlo.convert"(%704) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%725 = "stablehlo.dot_general"(%723, %724) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%726 = "stablehlo.transpose"(%725) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%727 = "stablehlo.select"(%705, %580, %706) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%728 = "stablehlo.dot_general"(%727, %607) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%729 = "stablehlo.transpose"(%728) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%730 = "stablehlo.abs"(%717) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%731 = "stablehlo.compare"(%730, %722) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%732 = "stablehlo.compare"(%726, %722) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%733 = "stablehlo.and"(%731, %732) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%734 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%735 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%736 = "stablehlo.select"(%733, %717, %735) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%737 = "stablehlo.multiply"(%734, %736) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%738 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%739 = "stablehlo.compare"(%726, %738) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%740 = "stablehlo.convert"(%737) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf64>
%741 = "stablehlo.select"(%739, %740, %729) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%741) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %742 : tensor<1x2x4x4xf64>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
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
%353 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%354 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%358 = "stablehlo.reduce"(%353, %354) ({
^bb0(%355: tensor<i1>, %356: tensor<i1>):
%357 = "stablehlo.and"(%355, %356) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%357) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x7x9xi1>, tensor<i1>) -> tensor<i1>
%734 = "stablehlo.if"(%358) ({
%359 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%360 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%361 = "stablehlo.compare"(%359, %360) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%362 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%363 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%364 = "stablehlo.select"(%361, %362, %363) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%365 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%366 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%367 = "stablehlo.compare"(%365, %366) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%368 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%369 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%370 = "stablehlo.select"(%367, %368, %369) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%371 = "stablehlo.add"(%364, %370) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%372 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%373 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%374 = "stablehlo.compare"(%372, %373) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%375 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%376 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%377 = "stablehlo.select"(%374, %375, %376) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%378 = "stablehlo.add"(%371, %377) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%379 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%380 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%381 = "stablehlo.compare"(%379, %380) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%382 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%383 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%384 = "stablehlo.select"(%381, %382, %383) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%385 = "stablehlo.add"(%378, %384) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%386 = "stablehlo.dot_general"(%0, %385) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%387 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%388 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%389 = "stablehlo.compare"(%387, %388) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%390 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%391 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%392 = "stablehlo.select"(%389, %390, %391) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%393 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%394 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%395 = "stablehlo.compare"(%393, %394) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%396 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%397 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%398 = "stablehlo.select"(%395, %396, %397) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%399 = "stablehlo.add"(%392, %398) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%401 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%402 = "stablehlo.compare"(%400, %401) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%403 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%404 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%405 = "stablehlo.select"(%402, %403, %404) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%406 = "stablehlo.add"(%399, %405) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%407 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%408 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%409 = "stablehlo.compare"(%407, %408) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%410 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%411 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%412 = "stablehlo.select"(%409, %410, %411) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%413 = "stablehlo.add"(%406, %412) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%414 = "stablehlo.dot_general"(%386, %413) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%415 = "stablehlo.transpose"(%414) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%415) : (tensor<1x2x4x4xf64>) -> ()
}, {
%416 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%417 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%418 = "stablehlo.compare"(%416, %417) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%419 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%421 = "stablehlo.select"(%418, %419, %420) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%422 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%423 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%424 = "stablehlo.compare"(%422, %423) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%425 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%426 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%427 = "stablehlo.select"(%424, %425, %426) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%428 = "stablehlo.add"(%421, %427) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%429 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%430 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%431 = "stablehlo.compare"(%429, %430) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%432 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%433 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%434 = "stablehlo.select"(%431, %432, %433) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%435 = "stablehlo.add"(%428, %434) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%436 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%437 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%438 = "stablehlo.compare"(%436, %437) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%439 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%440 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%441 = "stablehlo.select"(%438, %439, %440) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%442 = "stablehlo.add"(%435, %441) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%443 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%444 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%445 = "stablehlo.compare"(%443, %444) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%446 = "stablehlo.sign"(%226) : (tensor<9xf64>) -> tensor<9xf64>
%447 = "stablehlo.broadcast_in_dim"(%446) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%448 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%449 = "stablehlo.select"(%445, %447, %448) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%450 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%451 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%452 = "stablehlo.compare"(%450, %451) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%453 = "stablehlo.sign"(%268) : (tensor<9xf64>) -> tensor<9xf64>
%454 = "stablehlo.broadcast_in_dim"(%453) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%455 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%456 = "stablehlo.select"(%452, %454, %455) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%457 = "stablehlo.add"(%449, %456) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%458 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%459 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%460 = "stablehlo.compare"(%458, %459) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%461 = "stablehlo.sign"(%310) : (tensor<9xf64>) -> tensor<9xf64>
%462 = "stablehlo.broadcast_in_dim"(%461) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%463 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%464 = "stablehlo.select"(%460, %462, %463) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%465 = "stablehlo.add"(%457, %464) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%466 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%467 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%468 = "stablehlo.compare"(%466, %467) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%469 = "stablehlo.sign"(%352) : (tensor<9xf64>) -> tensor<9xf64>
%470 = "stablehlo.broadcast_in_dim"(%469) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%471 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%472 = "stablehlo.select"(%468, %470, %471) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%473 = "stablehlo.add"(%465, %472) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%474 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%475 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%476 = "stablehlo.compare"(%474, %475) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%477 = "stablehlo.sign"(%226) : (tensor<9xf64>) -> tensor<9xf64>
%478 = "stablehlo.abs"(%477) : (tensor<9xf64>) -> tensor<9xf64>
%479 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%480 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%481 = "stablehlo.select"(%476, %479, %480) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%482 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%483 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%484 = "stablehlo.compare"(%482, %483) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%485 = "stablehlo.sign"(%268) : (tensor<9xf64>) -> tensor<9xf64>
%486 = "stablehlo.abs"(%485) : (tensor<9xf64>) -> tensor<9xf64>
%487 = "stablehlo.broadcast_in_dim"(%486) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%488 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%489 = "stablehlo.select"(%484, %487, %488) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%490 = "stablehlo.add"(%481, %489) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%491 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%492 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%493 = "stablehlo.compare"(%491, %492) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%494 = "stablehlo.sign"(%310) : (tensor<9xf64>) -> tensor<9xf64>
%495 = "stablehlo.abs"(%494) : (tensor<9xf64>) -> tensor<9xf64>
%496 = "stablehlo.broadcast_in_dim"(%495) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%497 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%498 = "stablehlo.select"(%493, %496, %497) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%499 = "stablehlo.add"(%490, %498) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%500 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%501 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%502 = "stablehlo.compare"(%500, %501) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%503 = "stablehlo.sign"(%352) : (tensor<9xf64>) -> tensor<9xf64>
%504 = "stablehlo.abs"(%503) : (tensor<9xf64>) -> tensor<9xf64>
%505 = "stablehlo.broadcast_in_dim"(%504) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%506 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%507 = "stablehlo.select"(%502, %505, %506) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%508 = "stablehlo.add"(%499, %507) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%509 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%510 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%511 = "stablehlo.compare"(%509, %510) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%512 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%513 = "stablehlo.broadcast_in_dim"(%512) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%514 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%515 = "stablehlo.select"(%511, %513, %514) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%516 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%517 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%518 = "stablehlo.compare"(%516, %517) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%519 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%520 = "stablehlo.broadcast_in_dim"(%519) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%521 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%522 = "stablehlo.select"(%518, %520, %521) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%523 = "stablehlo.add"(%515, %522) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%524 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%525 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%526 = "stablehlo.compare"(%524, %525) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%527 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%528 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%529 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%530 = "stablehlo.select"(%526, %528, %529) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%531 = "stablehlo.add"(%523, %530) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%532 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%533 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%534 = "stablehlo.compare"(%532, %533) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%535 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%537 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%538 = "stablehlo.select"(%534, %536, %537) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%539 = "stablehlo.add"(%531, %538) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%540 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%541 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%542 = "stablehlo.not"(%540) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%543 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%544 = "stablehlo.and"(%542, %543) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%545 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%546 = "stablehlo.select"(%544, %545, %541) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%547 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%548 = "stablehlo.select"(%540, %541, %547) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%549 = "stablehlo.convert"(%546) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%550 = "stablehlo.convert"(%473) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%551 = "stablehlo.dot_general"(%549, %550) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%552 = "stablehlo.abs"(%546) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%553 = "stablehlo.convert"(%552) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%554 = "stablehlo.convert"(%508) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%555 = "stablehlo.dot_general"(%553, %554) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%556 = "stablehlo.convert"(%548) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%557 = "stablehlo.convert"(%539) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%558 = "stablehlo.dot_general"(%556, %557) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%559 = "stablehlo.select"(%540, %0, %541) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%560 = "stablehlo.dot_general"(%559, %442) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%561 = "stablehlo.abs"(%551) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%562 = "stablehlo.compare"(%561, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%563 = "stablehlo.compare"(%558, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%564 = "stablehlo.and"(%562, %563) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%565 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%566 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%567 = "stablehlo.select"(%564, %551, %566) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%568 = "stablehlo.multiply"(%565, %567) : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%569 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%570 = "stablehlo.compare"(%558, %569) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%571 = "stablehlo.convert"(%568) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf64>
%572 = "stablehlo.select"(%570, %571, %560) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%573 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%574 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%575 = "stablehlo.compare"(%573, %574) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%576 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%577 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%578 = "stablehlo.select"(%575, %576, %577) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%579 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%580 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%581 = "stablehlo.compare"(%579, %580) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%582 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%583 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%584 = "stablehlo.select"(%581, %582, %583) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%585 = "stablehlo.add"(%578, %584) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%586 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%587 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%588 = "stablehlo.compare"(%586, %587) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%589 = "stablehlo.broadcast_in_dim"(%134) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%590 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%591 = "stablehlo.select"(%588, %589, %590) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%592 = "stablehlo.add"(%585, %591) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%593 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%594 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%595 = "stablehlo.compare"(%593, %594) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%596 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%597 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%598 = "stablehlo.select"(%595, %596, %597) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%599 = "stablehlo.add"(%592, %598) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%600 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%601 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%602 = "stablehlo.compare"(%600, %601) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%603 = "stablehlo.sign"(%50) : (tensor<7xf64>) -> tensor<7xf64>
%604 = "stablehlo.broadcast_in_dim"(%603) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%605 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%606 = "stablehlo.select"(%602, %604, %605) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%607 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%608 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%609 = "stablehlo.compare"(%607, %608) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%610 = "stablehlo.sign"(%92) : (tensor<7xf64>) -> tensor<7xf64>
%611 = "stablehlo.broadcast_in_dim"(%610) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%612 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%613 = "stablehlo.select"(%609, %611, %612) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%614 = "stablehlo.add"(%606, %613) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%615 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%616 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%617 = "stablehlo.compare"(%615, %616) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%618 = "stablehlo.sign"(%134) : (tensor<7xf64>) -> tensor<7xf64>
%619 = "stablehlo.broadcast_in_dim"(%618) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%620 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%621 = "stablehlo.select"(%617, %619, %620) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%622 = "stablehlo.add"(%614, %621) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%623 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%624 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%625 = "stablehlo.compare"(%623, %624) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%626 = "stablehlo.sign"(%176) : (tensor<7xf64>) -> tensor<7xf64>
%627 = "stablehlo.broadcast_in_dim"(%626) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%628 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%629 = "stablehlo.select"(%625, %627, %628) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%630 = "stablehlo.add"(%622, %629) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%631 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%632 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%633 = "stablehlo.compare"(%631, %632) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%634 = "stablehlo.sign"(%50) : (tensor<7xf64>) -> tensor<7xf64>
%635 = "stablehlo.abs"(%634) : (tensor<7xf64>) -> tensor<7xf64>
%636 = "stablehlo.broadcast_in_dim"(%635) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%637 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%638 = "stablehlo.select"(%633, %636, %637) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%639 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%640 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%641 = "stablehlo.compare"(%639, %640) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%642 = "stablehlo.sign"(%92) : (tensor<7xf64>) -> tensor<7xf64>
%643 = "stablehlo.abs"(%642) : (tensor<7xf64>) -> tensor<7xf64>
%644 = "stablehlo.broadcast_in_dim"(%643) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%645 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%646 = "stablehlo.select"(%641, %644, %645) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%647 = "stablehlo.add"(%638, %646) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%648 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%649 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%650 = "stablehlo.compare"(%648, %649) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%651 = "stablehlo.sign"(%134) : (tensor<7xf64>) -> tensor<7xf64>
%652 = "stablehlo.abs"(%651) : (tensor<7xf64>) -> tensor<7xf64>
%653 = "stablehlo.broadcast_in_dim"(%652) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%654 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%655 = "stablehlo.select"(%650, %653, %654) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%656 = "stablehlo.add"(%647, %655) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%657 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%658 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%659 = "stablehlo.compare"(%657, %658) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%660 = "stablehlo.sign"(%176) : (tensor<7xf64>) -> tensor<7xf64>
%661 = "stablehlo.abs"(%660) : (tensor<7xf64>) -> tensor<7xf64>
%662 = "stablehlo.broadcast_in_dim"(%661) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%663 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%664 = "stablehlo.select"(%659, %662, %663) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%665 = "stablehlo.add"(%656, %664) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%666 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%667 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%668 = "stablehlo.compare"(%666, %667) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%669 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%670 = "stablehlo.broadcast_in_dim"(%669) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%671 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%672 = "stablehlo.select"(%668, %670, %671) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%673 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%674 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%675 = "stablehlo.compare"(%673, %674) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%676 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%677 = "stablehlo.broadcast_in_dim"(%676) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%678 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%679 = "stablehlo.select"(%675, %677, %678) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%680 = "stablehlo.add"(%672, %679) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%681 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%682 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%683 = "stablehlo.compare"(%681, %682) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%684 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%685 = "stablehlo.broadcast_in_dim"(%684) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%686 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%687 = "stablehlo.select"(%683, %685, %686) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%688 = "stablehlo.add"(%680, %687) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%689 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%690 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%691 = "stablehlo.compare"(%689, %690) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%692 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%693 = "stablehlo.broadcast_in_dim"(%692) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%694 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%695 = "stablehlo.select"(%691, %693, %694) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%696 = "stablehlo.add"(%688, %695) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%697 = "stablehlo.is_finite"(%572) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%698 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%699 = "stablehlo.not"(%697) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%700 = "stablehlo.compare"(%572, %572) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%701 = "stablehlo.and"(%699, %700) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%702 = "stablehlo.sign"(%572) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%703 = "stablehlo.select"(%701, %702, %698) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%704 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%705 = "stablehlo.select"(%697, %698, %704) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%706 = "stablehlo.convert"(%703) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%707 = "stablehlo.convert"(%630) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%708 = "stablehlo.dot_general"(%706, %707) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%709 = "stablehlo.transpose"(%708) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%710 = "stablehlo.abs"(%703) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%711 = "stablehlo.convert"(%710) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%712 = "stablehlo.convert"(%665) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%713 = "stablehlo.dot_general"(%711, %712) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%714 = "stablehlo.transpose"(%713) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%715 = "stablehlo.convert"(%705) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%716 = "stablehlo.convert"(%696) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%717 = "stablehlo.dot_general"(%715, %716) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%718 = "stablehlo.transpose"(%717) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%719 = "stablehlo.select"(%697, %572, %698) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%720 = "stablehlo.dot_general"(%719, %599) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%721 = "stablehlo.transpose"(%720) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%722 = "stablehlo.abs"(%709) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%723 = "stablehlo.compare"(%722, %714) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%724 = "stablehlo.compare"(%718, %714) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%725 = "stablehlo.and"(%723, %724) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%726 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%727 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%728 = "stablehlo.select"(%725, %709, %727) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%729 = "stablehlo.multiply"(%726, %728) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%730 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%731 = "stablehlo.compare"(%718, %730) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%732 = "stablehlo.convert"(%729) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf64>
%733 = "stablehlo.select"(%731, %732, %721) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%733) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %734 : tensor<1x2x4x4xf64>
}
}

