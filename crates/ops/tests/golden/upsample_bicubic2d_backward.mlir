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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x11x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x11x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -7.87172021436624e-2, -4.373177425506869e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -7.871719803824018e-2, -1.0932944476083106e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.985422797870358e-1, 3.0758015277086836e-1, 1.2099119004285952e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[1.0e0, 9.577259523441074e-1, 8.454810662450314e-1, 5.801748890570925e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[5.801749223566259e-1, 8.454810662450314e-1, 9.577259860997913e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%0, %46) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<[1.2099124569413278e-1, 3.0758015277086836e-1, 4.9854231992893927e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%61 = "stablehlo.constant"() {value = dense<[-1.0932944476083106e-1, -7.871717614265084e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%73 = "stablehlo.constant"() {value = dense<[-4.373177425506869e-2, -7.871720898603174e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%85 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -8.230452748483152e-2, -5.555556548966312e-2, -2.8806607909656723e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%96 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -6.584361845573783e-2, -1.0082304269198028e-1, -1.1111111111110628e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%108 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.198902650768211e-1, 3.703704233522772e-1, 2.2702345010839298e-1, 9.190676912195384e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%112 = "stablehlo.compare"(%108, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%115 = "stablehlo.select"(%113, %110, %114) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%116 = "stablehlo.add"(%104, %115) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%117 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%118 = "stablehlo.constant"() {value = dense<[1.0e0, 9.739369028675866e-1, 9.026063208063277e-1, 7.96296382391888e-1, 5.62414295797649e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%120 = "stablehlo.multiply"(%117, %119) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%121 = "stablehlo.add"(%116, %120) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.constant"() {value = dense<[5.624142624080097e-1, 7.962962532484957e-1, 9.02606223672817e-1, 9.739368758247334e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%125 = "stablehlo.multiply"(%122, %124) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%126 = "stablehlo.add"(%121, %125) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%128 = "stablehlo.pad"(%81, %127) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%129 = "stablehlo.slice"(%128) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.constant"() {value = dense<[9.190671558815122e-2, 2.2702330330435316e-1, 3.7037026440655907e-1, 5.198902250644437e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%142 = "stablehlo.constant"() {value = dense<[-1.1111111111110983e-1, -1.0082306587155321e-1, -6.584364494668726e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%154 = "stablehlo.constant"() {value = dense<[-2.8806581418700627e-2, -5.555553568734073e-2, -8.230452086209272e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -6.149783035408962e-2, -9.375e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.921647588730531e-2, -4.619167232478505e-2, 5.7215917040960185e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%21 = "stablehlo.add"(%10, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%22 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%24 = "stablehlo.constant"() {value = dense<[1.0992164758873053e0, 4.022413451365765e-1, 5.9375e-1, 6.592567461398817e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%30 = "stablehlo.constant"() {value = dense<[6.592564852175131e-1, 9.889759578180012e-1, 9.889758857449574e-1, 1.0992165009759765e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%35 = "stablehlo.gather"(%0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%36 = "stablehlo.constant"() {value = dense<[5.7215714506783866e-2, 5.9375e-1, 4.022410249136674e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%44 = "stablehlo.add"(%33, %43) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%45 = "stablehlo.constant"() {value = dense<[3, 4, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%46 = "stablehlo.gather"(%0, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%47 = "stablehlo.constant"() {value = dense<[-9.375e-2, -4.619180278591761e-2, -9.921650097597645e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%54 = "stablehlo.select"(%52, %49, %53) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%55 = "stablehlo.add"(%44, %54) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%56 = "stablehlo.constant"() {value = dense<[4, 5, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%57 = "stablehlo.gather"(%0, %56) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.1497771053549144e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%66 = "stablehlo.add"(%55, %65) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.pad"(%66, %67) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%71 = "stablehlo.reshape"(%70) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%72 = "stablehlo.slice"(%71) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%73 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.555555058850192e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%75 = "stablehlo.multiply"(%72, %74) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%77 = "stablehlo.compare"(%73, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%80 = "stablehlo.select"(%78, %75, %79) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%81 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%82 = "stablehlo.reshape"(%81) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%83 = "stablehlo.slice"(%82) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%84 = "stablehlo.constant"() {value = dense<[6.851852067090847e-1, 3.7037034387941725e-1, 1.0e0, -0.0e0, 6.851850129939829e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%88 = "stablehlo.compare"(%84, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%91 = "stablehlo.select"(%89, %86, %90) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%92 = "stablehlo.add"(%80, %91) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.pad"(%66, %93) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%95 = "stablehlo.slice"(%94) {limit_indices = array<i64: 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%97 = "stablehlo.reshape"(%96) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%98 = "stablehlo.slice"(%97) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%99 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.5555595291985505e-2, 3.7037058229800257e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%103 = "stablehlo.compare"(%99, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.add"(%92, %106) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %107 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -9.375e-2, -9.375e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 5.9375e-1, 5.9375e-1, 5.0e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.add"(%10, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%17 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%19 = "stablehlo.constant"() {value = dense<[5.0e-1, 1.0e0, 1.0e0, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%22 = "stablehlo.add"(%16, %21) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%23 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.9375e-1, 5.9375e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.add"(%22, %32) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.constant"() {value = dense<[3, 4, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%35 = "stablehlo.gather"(%0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%36 = "stablehlo.constant"() {value = dense<[-9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%44 = "stablehlo.add"(%33, %43) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%45 = "stablehlo.constant"() {value = dense<[4, 5, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%46 = "stablehlo.gather"(%0, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%47 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.375e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%54 = "stablehlo.select"(%52, %49, %53) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%55 = "stablehlo.add"(%44, %54) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%59 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %66 : tensor<2x3x4x5xf32>
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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 5, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x17x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x17x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -4.057100121348922e-2, -5.63486483561082e-3]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 4, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x16x10xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x16x10xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.0142750053993277e-1, -6.31104459626437e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x15x10xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x15x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -9.128473319566366e-2, -1.1044328043461826e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.pad"(%0, %36) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.90758838427864e-1, 7.963940113850176e-2, -5.634856707703095e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%47 = "stablehlo.add"(%35, %46) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.pad"(%0, %48) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%51 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.525169252386493e-1, 4.1096921066965586e-1, 1.5815182886654056e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%55 = "stablehlo.compare"(%51, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%58 = "stablehlo.select"(%56, %53, %57) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%59 = "stablehlo.add"(%47, %58) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%60 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.constant"() {value = dense<[1.0e0, 9.331330203365105e-1, 7.625846465130021e-1, 4.489106421717839e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%64 = "stablehlo.add"(%59, %63) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%65 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.constant"() {value = dense<[7.498121627856246e-1, 9.823440898861926e-1, 9.823441349591141e-1, 7.498121940041732e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%69 = "stablehlo.add"(%64, %68) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%70 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%71 = "stablehlo.constant"() {value = dense<[4.489105753012834e-1, 7.625845105553102e-1, 9.331329375796463e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%73 = "stablehlo.multiply"(%70, %72) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%74 = "stablehlo.add"(%69, %73) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%0, %75) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.constant"() {value = dense<[1.581517128591532e-1, 4.1096905032823694e-1, 6.525168495013416e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%80 = "stablehlo.multiply"(%77, %79) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%82 = "stablehlo.compare"(%78, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%86 = "stablehlo.add"(%74, %85) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.pad"(%0, %87) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%89 = "stablehlo.slice"(%88) {limit_indices = array<i64: 2, 3, 14, 10>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%90 = "stablehlo.constant"() {value = dense<[-5.634862618908354e-2, 7.963928291442046e-2, 2.907588000050353e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%92 = "stablehlo.multiply"(%89, %91) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%94 = "stablehlo.compare"(%90, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%97 = "stablehlo.select"(%95, %92, %96) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.add"(%86, %97) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.pad"(%0, %99) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x15x10xf32>
%101 = "stablehlo.slice"(%100) {limit_indices = array<i64: 2, 3, 15, 10>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x15x10xf32>) -> tensor<2x3x4x10xf32>
%102 = "stablehlo.constant"() {value = dense<[-1.1044327526232234e-1, -9.128476644618688e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%106 = "stablehlo.compare"(%102, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%110 = "stablehlo.add"(%98, %109) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.pad"(%0, %111) {edge_padding_high = array<i64: 0, 0, 4, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x16x10xf32>
%113 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 3, 16, 10>, start_indices = array<i64: 0, 0, 6, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x16x10xf32>) -> tensor<2x3x4x10xf32>
%114 = "stablehlo.constant"() {value = dense<[-6.311041640662074e-2, -1.0142749167312548e-1, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.add"(%110, %121) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%124 = "stablehlo.pad"(%0, %123) {edge_padding_high = array<i64: 0, 0, 5, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x17x10xf32>
%125 = "stablehlo.slice"(%124) {limit_indices = array<i64: 2, 3, 17, 10>, start_indices = array<i64: 0, 0, 7, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x17x10xf32>) -> tensor<2x3x4x10xf32>
%126 = "stablehlo.constant"() {value = dense<[-5.63485079650361e-3, -4.0570994009208494e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%128 = "stablehlo.multiply"(%125, %127) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%130 = "stablehlo.compare"(%126, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%134 = "stablehlo.add"(%122, %133) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%136 = "stablehlo.pad"(%134, %135) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%137 = "stablehlo.slice"(%136) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%138 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -8.230452748483152e-2, -5.555556548966312e-2, -2.8806607909656723e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.multiply"(%137, %139) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%142 = "stablehlo.compare"(%138, %141) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%145 = "stablehlo.select"(%143, %140, %144) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%147 = "stablehlo.pad"(%134, %146) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%148 = "stablehlo.slice"(%147) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -6.584361845573783e-2, -1.0082304269198028e-1, -1.1111111111110628e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.multiply"(%148, %150) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%153 = "stablehlo.compare"(%149, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%156 = "stablehlo.select"(%154, %151, %155) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%157 = "stablehlo.add"(%145, %156) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%158 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%159 = "stablehlo.pad"(%134, %158) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%160 = "stablehlo.slice"(%159) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%161 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.198902650768211e-1, 3.703704233522772e-1, 2.2702345010839298e-1, 9.190676912195384e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%163 = "stablehlo.multiply"(%160, %162) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%165 = "stablehlo.compare"(%161, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%168 = "stablehlo.select"(%166, %163, %167) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%169 = "stablehlo.add"(%157, %168) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%170 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%171 = "stablehlo.constant"() {value = dense<[1.0e0, 9.739369028675866e-1, 9.026063208063277e-1, 7.96296382391888e-1, 5.62414295797649e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%174 = "stablehlo.add"(%169, %173) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%175 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%176 = "stablehlo.constant"() {value = dense<[5.624142624080097e-1, 7.962962532484957e-1, 9.02606223672817e-1, 9.739368758247334e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%178 = "stablehlo.multiply"(%175, %177) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%179 = "stablehlo.add"(%174, %178) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%181 = "stablehlo.pad"(%134, %180) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%182 = "stablehlo.slice"(%181) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%183 = "stablehlo.constant"() {value = dense<[9.190671558815122e-2, 2.2702330330435316e-1, 3.7037026440655907e-1, 5.198902250644437e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%187 = "stablehlo.compare"(%183, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%191 = "stablehlo.add"(%179, %190) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%193 = "stablehlo.pad"(%134, %192) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%194 = "stablehlo.slice"(%193) {limit_indices = array<i64: 2, 3, 4, 12>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%195 = "stablehlo.constant"() {value = dense<[-1.1111111111110983e-1, -1.0082306587155321e-1, -6.584364494668726e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%196 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%197 = "stablehlo.multiply"(%194, %196) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%199 = "stablehlo.compare"(%195, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%202 = "stablehlo.select"(%200, %197, %201) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%203 = "stablehlo.add"(%191, %202) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%204 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%205 = "stablehlo.pad"(%134, %204) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%206 = "stablehlo.slice"(%205) {limit_indices = array<i64: 2, 3, 4, 13>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%207 = "stablehlo.constant"() {value = dense<[-2.8806581418700627e-2, -5.555553568734073e-2, -8.230452086209272e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%209 = "stablehlo.multiply"(%206, %208) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%211 = "stablehlo.compare"(%207, %210) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%214 = "stablehlo.select"(%212, %209, %213) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%215 = "stablehlo.add"(%203, %214) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %215 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x12x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x12x10xf32>) -> tensor<1x2x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.4724761423382748e-2, -3.4673691219655467e-4]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x11x10xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x11x10xf32>) -> tensor<1x2x4x10xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.0908348337758866e-1, -1.0672566971694986e-1, -8.495056005124813e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x10x10xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x10x10xf32>) -> tensor<1x2x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.4446089880298751e-1, 1.700038618416644e-2, -6.476282250045351e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[1.1090834833775887e0, 7.042229754688449e-1, 5.360784891974717e-1, 3.0697767837845924e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[8.702638626203952e-1, 9.98949515579627e-1, 9.750220469362997e-1, 7.846017281100075e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%46 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%47 = "stablehlo.constant"() {value = dense<[4.025026942481049e-1, 6.500037343278642e-1, 8.04093762705562e-1, 1.0949365699987559e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%50 = "stablehlo.add"(%45, %49) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.pad"(%0, %51) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x10x10xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 1, 2, 10, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x10x10xf32>) -> tensor<1x2x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-1.5603164851596851e-2, 9.76386883526491e-2, 2.480300976543861e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%61 = "stablehlo.select"(%59, %56, %60) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%62 = "stablehlo.add"(%50, %61) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.pad"(%0, %63) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x11x10xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 1, 2, 11, 10>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x11x10xf32>) -> tensor<1x2x4x10xf32>
%66 = "stablehlo.constant"() {value = dense<[-1.0113166347408775e-1, -1.1107144108402123e-1, -9.493656999875588e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%70 = "stablehlo.compare"(%66, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%74 = "stablehlo.add"(%62, %73) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%0, %75) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x12x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 1, 2, 12, 10>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x12x10xf32>) -> tensor<1x2x4x10xf32>
%78 = "stablehlo.constant"() {value = dense<[-7.897912788495276e-3, -3.263182576439361e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%80 = "stablehlo.multiply"(%77, %79) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%82 = "stablehlo.compare"(%78, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%86 = "stablehlo.add"(%74, %85) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%87 = "stablehlo.constant"() {value = dense<[0, 0, 1, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
%88 = "stablehlo.gather"(%86, %87) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%89 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -4.096494752762858e-3, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%91 = "stablehlo.multiply"(%88, %90) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%93 = "stablehlo.compare"(%89, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%97 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%98 = "stablehlo.gather"(%86, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%99 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -8.60264064726306e-2, -3.0723724532898178e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%103 = "stablehlo.compare"(%99, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%107 = "stablehlo.add"(%96, %106) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%108 = "stablehlo.constant"() {value = dense<[0, 0, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%109 = "stablehlo.gather"(%86, %108) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%110 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.1060537022788974e-1, -8.261265048505395e-2, -1.0923986994899959e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%112 = "stablehlo.multiply"(%109, %111) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%114 = "stablehlo.compare"(%110, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%117 = "stablehlo.select"(%115, %112, %116) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%118 = "stablehlo.add"(%107, %117) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%119 = "stablehlo.constant"() {value = dense<[0, 1, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%120 = "stablehlo.gather"(%86, %119) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%121 = "stablehlo.constant"() {value = dense<[-0.0e0, 6.599908527266618e-2, 2.37596779776858e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%123 = "stablehlo.multiply"(%120, %122) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%125 = "stablehlo.compare"(%121, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%128 = "stablehlo.select"(%126, %123, %127) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%129 = "stablehlo.add"(%118, %128) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%130 = "stablehlo.constant"() {value = dense<[0, 2, 5, 7]> : tensor<4xi32>} : () -> tensor<4xi32>
%131 = "stablehlo.gather"(%86, %130) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%132 = "stablehlo.constant"() {value = dense<[1.1106053702278897e0, 5.427856596223211e-1, 7.382794288705564e-1, 3.7096044107844317e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%134 = "stablehlo.multiply"(%131, %133) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%135 = "stablehlo.add"(%129, %134) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%136 = "stablehlo.constant"() {value = dense<[1, 3, 6, 8]> : tensor<4xi32>} : () -> tensor<4xi32>
%137 = "stablehlo.gather"(%86, %136) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%138 = "stablehlo.constant"() {value = dense<[9.380974094800967e-1, 9.512972290210957e-1, 1.0e0, 7.931270659051247e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%140 = "stablehlo.multiply"(%137, %139) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%141 = "stablehlo.add"(%135, %140) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%142 = "stablehlo.constant"() {value = dense<[2, 4, 7, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%143 = "stablehlo.gather"(%86, %142) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%144 = "stablehlo.constant"() {value = dense<[5.432407468503095e-1, 8.955393334139324e-1, 7.382794288705564e-1, 1.0826126912207585e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%146 = "stablehlo.multiply"(%143, %145) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%147 = "stablehlo.add"(%141, %146) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%148 = "stablehlo.constant"() {value = dense<[3, 5, 8, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%149 = "stablehlo.gather"(%86, %148) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%150 = "stablehlo.constant"() {value = dense<[1.3131542146395825e-1, 4.3923537037727456e-1, 2.3759663164697364e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%152 = "stablehlo.multiply"(%149, %151) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%154 = "stablehlo.compare"(%150, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%157 = "stablehlo.select"(%155, %152, %156) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%158 = "stablehlo.add"(%147, %157) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%159 = "stablehlo.constant"() {value = dense<[4, 6, 9, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%160 = "stablehlo.gather"(%86, %159) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%161 = "stablehlo.constant"() {value = dense<[-1.0241238865789226e-1, -0.0e0, -8.261269122075854e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%163 = "stablehlo.multiply"(%160, %162) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%165 = "stablehlo.compare"(%161, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%168 = "stablehlo.select"(%166, %163, %167) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%169 = "stablehlo.add"(%158, %168) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%170 = "stablehlo.constant"() {value = dense<[5, 7, 9, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%171 = "stablehlo.gather"(%86, %170) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%172 = "stablehlo.constant"() {value = dense<[-6.827492929883139e-2, -1.0923986994899959e-1, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%174 = "stablehlo.multiply"(%171, %173) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%176 = "stablehlo.compare"(%172, %175) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%179 = "stablehlo.select"(%177, %174, %178) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%180 = "stablehlo.add"(%169, %179) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%181 = "stablehlo.constant"() {value = dense<[6, 8, 9, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%182 = "stablehlo.gather"(%86, %181) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%183 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.072369755209836e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%187 = "stablehlo.compare"(%183, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%191 = "stablehlo.add"(%180, %190) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
return %191 : tensor<1x2x4x4xf32>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -6.149781341107863e-2, -9.375e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.921647230320696e-2, -4.619169096209941e-2, 5.7215743440233835e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%17 = "stablehlo.compare"(%13, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%20 = "stablehlo.select"(%18, %15, %19) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%21 = "stablehlo.add"(%10, %20) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%23 = "stablehlo.gather"(%0, %22) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%24 = "stablehlo.constant"() {value = dense<[1.0992164723032056e0, 4.0224125364431473e-1, 5.9375e-1, 6.592565597667638e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.add"(%21, %26) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%28 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%30 = "stablehlo.constant"() {value = dense<[6.592565597667639e-1, 9.889759475218658e-1, 9.88975947521866e-1, 1.099216472303208e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%33 = "stablehlo.add"(%27, %32) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%34 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%35 = "stablehlo.gather"(%0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%36 = "stablehlo.constant"() {value = dense<[5.721574344023317e-2, 5.9375e-1, 4.0224125364431484e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%44 = "stablehlo.add"(%33, %43) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%45 = "stablehlo.constant"() {value = dense<[3, 4, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%46 = "stablehlo.gather"(%0, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%47 = "stablehlo.constant"() {value = dense<[-9.375e-2, -4.6191690962098964e-2, -9.921647230320696e-2, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%54 = "stablehlo.select"(%52, %49, %53) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%55 = "stablehlo.add"(%44, %54) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%56 = "stablehlo.constant"() {value = dense<[4, 5, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%57 = "stablehlo.gather"(%0, %56) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, -6.149781341107863e-2, -0.0e0, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%66 = "stablehlo.add"(%55, %65) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%68 = "stablehlo.pad"(%66, %67) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x12xf64>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x12xf64>) -> tensor<1x2x4x4xf64>
%70 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.7361111111110716e-2, -2.1862139917687706e-3]> : tensor<4xf64>} : () -> tensor<4xf64>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%74 = "stablehlo.compare"(%70, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%79 = "stablehlo.pad"(%66, %78) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x11xf64>
%80 = "stablehlo.slice"(%79) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x11xf64>) -> tensor<1x2x4x4xf64>
%81 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.0866769547325061e-1, -1.089248971193415e-1, -9.375e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%83 = "stablehlo.multiply"(%80, %82) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%85 = "stablehlo.compare"(%81, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%88 = "stablehlo.select"(%86, %83, %87) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%89 = "stablehlo.add"(%77, %88) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%91 = "stablehlo.pad"(%66, %90) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%92 = "stablehlo.slice"(%91) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%93 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.6087962962962965e-1, 4.608196159122069e-2, -3.716563786008242e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%95 = "stablehlo.multiply"(%92, %94) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%97 = "stablehlo.compare"(%93, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%100 = "stablehlo.select"(%98, %95, %99) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%101 = "stablehlo.add"(%89, %100) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%102 = "stablehlo.slice"(%66) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%103 = "stablehlo.constant"() {value = dense<[1.1086676954732497e0, 7.332390260631002e-1, 5.9375e-1, 3.7568587105624107e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%105 = "stablehlo.multiply"(%102, %104) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%106 = "stablehlo.add"(%101, %105) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%107 = "stablehlo.slice"(%66) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%108 = "stablehlo.constant"() {value = dense<[8.564814814814813e-1, 9.932698902606311e-1, 9.93269890260631e-1, 8.564814814814815e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%111 = "stablehlo.add"(%106, %110) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%112 = "stablehlo.slice"(%66) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%113 = "stablehlo.constant"() {value = dense<[3.7568587105624107e-1, 5.9375e-1, 7.332390260631002e-1, 1.1086676954732497e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%115 = "stablehlo.multiply"(%112, %114) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%116 = "stablehlo.add"(%111, %115) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%118 = "stablehlo.pad"(%66, %117) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%119 = "stablehlo.slice"(%118) {limit_indices = array<i64: 1, 2, 4, 10>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%120 = "stablehlo.constant"() {value = dense<[-3.716563786008242e-2, 4.608196159122113e-2, 1.6087962962962998e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%122 = "stablehlo.multiply"(%119, %121) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%124 = "stablehlo.compare"(%120, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%127 = "stablehlo.select"(%125, %122, %126) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%128 = "stablehlo.add"(%116, %127) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%130 = "stablehlo.pad"(%66, %129) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x11xf64>
%131 = "stablehlo.slice"(%130) {limit_indices = array<i64: 1, 2, 4, 11>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x11xf64>) -> tensor<1x2x4x4xf64>
%132 = "stablehlo.constant"() {value = dense<[-9.375e-2, -1.089248971193415e-1, -1.0866769547325061e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%134 = "stablehlo.multiply"(%131, %133) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%135 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%136 = "stablehlo.compare"(%132, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%137 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%139 = "stablehlo.select"(%137, %134, %138) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%140 = "stablehlo.add"(%128, %139) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%142 = "stablehlo.pad"(%66, %141) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x12xf64>
%143 = "stablehlo.slice"(%142) {limit_indices = array<i64: 1, 2, 4, 12>, start_indices = array<i64: 0, 0, 0, 5>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x12xf64>) -> tensor<1x2x4x4xf64>
%144 = "stablehlo.constant"() {value = dense<[-2.186213991769659e-3, -1.7361111111111605e-2, -0.0e0, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%146 = "stablehlo.multiply"(%143, %145) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%148 = "stablehlo.compare"(%144, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%149 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%151 = "stablehlo.select"(%149, %146, %150) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%152 = "stablehlo.add"(%140, %151) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
return %152 : tensor<1x2x4x4xf64>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -9.375e-2, -9.375e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 5.9375e-1, 5.9375e-1, 5.0e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.add"(%10, %15) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%17 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%19 = "stablehlo.constant"() {value = dense<[5.0e-1, 1.0e0, 1.0e0, 1.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.add"(%16, %21) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%23 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.9375e-1, 5.9375e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%33 = "stablehlo.add"(%22, %32) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%34 = "stablehlo.constant"() {value = dense<[3, 4, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%35 = "stablehlo.gather"(%0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%36 = "stablehlo.constant"() {value = dense<[-9.375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%40 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%44 = "stablehlo.add"(%33, %43) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%45 = "stablehlo.constant"() {value = dense<[4, 5, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%46 = "stablehlo.gather"(%0, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%47 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.375e-2, -0.0e0, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%54 = "stablehlo.select"(%52, %49, %53) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%55 = "stablehlo.add"(%44, %54) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%57 = "stablehlo.pad"(%55, %56) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x12xf64>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x12xf64>) -> tensor<1x2x4x4xf64>
%59 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -6.591796875e-2, -1.025390625e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%68 = "stablehlo.pad"(%55, %67) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x11xf64>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x11xf64>) -> tensor<1x2x4x4xf64>
%70 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.0546875e-1, -9.375e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%74 = "stablehlo.compare"(%70, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%78 = "stablehlo.add"(%66, %77) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%80 = "stablehlo.pad"(%55, %79) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%81 = "stablehlo.slice"(%80) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%82 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.2626953125e-1, 1.1474609375e-1, -7.177734375e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%84 = "stablehlo.multiply"(%81, %83) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%86 = "stablehlo.compare"(%82, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%89 = "stablehlo.select"(%87, %84, %88) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%90 = "stablehlo.add"(%78, %89) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%91 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%92 = "stablehlo.constant"() {value = dense<[1.0e0, 8.7890625e-1, 5.9375e-1, 2.265625e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%94 = "stablehlo.multiply"(%91, %93) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%95 = "stablehlo.add"(%90, %94) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%96 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%97 = "stablehlo.constant"() {value = dense<[6.396484375e-1, 9.6728515625e-1, 9.6728515625e-1, 6.396484375e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%100 = "stablehlo.add"(%95, %99) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%101 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%102 = "stablehlo.constant"() {value = dense<[2.265625e-1, 5.9375e-1, 8.7890625e-1, 1.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%105 = "stablehlo.add"(%100, %104) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%107 = "stablehlo.pad"(%55, %106) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%108 = "stablehlo.slice"(%107) {limit_indices = array<i64: 1, 2, 4, 10>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%109 = "stablehlo.constant"() {value = dense<[-7.177734375e-2, 1.1474609375e-1, 4.2626953125e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%111 = "stablehlo.multiply"(%108, %110) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%113 = "stablehlo.compare"(%109, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%116 = "stablehlo.select"(%114, %111, %115) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%117 = "stablehlo.add"(%105, %116) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%119 = "stablehlo.pad"(%55, %118) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x11xf64>
%120 = "stablehlo.slice"(%119) {limit_indices = array<i64: 1, 2, 4, 11>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x11xf64>) -> tensor<1x2x4x4xf64>
%121 = "stablehlo.constant"() {value = dense<[-9.375e-2, -1.0546875e-1, -0.0e0, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%123 = "stablehlo.multiply"(%120, %122) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%125 = "stablehlo.compare"(%121, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%128 = "stablehlo.select"(%126, %123, %127) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%129 = "stablehlo.add"(%117, %128) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%131 = "stablehlo.pad"(%55, %130) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x12xf64>
%132 = "stablehlo.slice"(%131) {limit_indices = array<i64: 1, 2, 4, 12>, start_indices = array<i64: 0, 0, 0, 5>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x12xf64>) -> tensor<1x2x4x4xf64>
%133 = "stablehlo.constant"() {value = dense<[-1.025390625e-2, -6.591796875e-2, -0.0e0, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%135 = "stablehlo.multiply"(%132, %134) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%137 = "stablehlo.compare"(%133, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%140 = "stablehlo.select"(%138, %135, %139) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%141 = "stablehlo.add"(%129, %140) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
return %141 : tensor<1x2x4x4xf64>
}
}

