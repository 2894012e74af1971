// f32[2,3,8,10] [8,10] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x11x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x11x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -2.1897810218978103e-2, -2.34375e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.823529411764706e-2, -6.870229007633588e-2, -7.03125e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.116788321167883e-1, 2.265625e-1, 2.2137404580152673e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[1.088235294117647e0, 8.473282442748091e-1, 8.671875e-1, 8.102189781021898e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[8.102189781021898e-1, 8.671875e-1, 8.473282442748091e-1, 1.088235294117647e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%0, %46) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<[2.2137404580152673e-1, 2.265625e-1, 2.116788321167883e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%61 = "stablehlo.constant"() {value = dense<[-7.03125e-2, -6.870229007633588e-2, -8.823529411764706e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%73 = "stablehlo.constant"() {value = dense<[-2.34375e-2, -2.1897810218978103e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%85 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -2.1897810218978103e-2, -2.34375e-2, -2.34375e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%96 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.823529411764706e-2, -6.870229007633588e-2, -7.03125e-2, -7.03125e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%108 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.116788321167883e-1, 2.265625e-1, 2.265625e-1, 2.2137404580152673e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%112 = "stablehlo.compare"(%108, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%115 = "stablehlo.select"(%113, %110, %114) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%116 = "stablehlo.add"(%104, %115) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%117 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%118 = "stablehlo.constant"() {value = dense<[1.088235294117647e0, 8.473282442748091e-1, 8.671875e-1, 8.671875e-1, 8.102189781021898e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%120 = "stablehlo.multiply"(%117, %119) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%121 = "stablehlo.add"(%116, %120) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.constant"() {value = dense<[8.102189781021898e-1, 8.671875e-1, 8.671875e-1, 8.473282442748091e-1, 1.088235294117647e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%125 = "stablehlo.multiply"(%122, %124) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%126 = "stablehlo.add"(%121, %125) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%128 = "stablehlo.pad"(%81, %127) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%129 = "stablehlo.slice"(%128) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.constant"() {value = dense<[2.2137404580152673e-1, 2.265625e-1, 2.265625e-1, 2.116788321167883e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%142 = "stablehlo.constant"() {value = dense<[-7.03125e-2, -7.03125e-2, -6.870229007633588e-2, -8.823529411764706e-2, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%154 = "stablehlo.constant"() {value = dense<[-2.34375e-2, -2.34375e-2, -2.1897810218978103e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<8x4xi1>) -> tensor<4x8xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<8x4xf32>) -> tensor<4x8xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%148 = "stablehlo.not"(%146) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%149 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%151 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%152 = "stablehlo.select"(%150, %151, %147) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%154 = "stablehlo.select"(%146, %147, %153) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%155 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%156 = "stablehlo.convert"(%152) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%159 = "stablehlo.abs"(%152) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%160 = "stablehlo.abs"(%155) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%161 = "stablehlo.convert"(%159) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%164 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%165 = "stablehlo.convert"(%154) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%168 = "stablehlo.select"(%146, %0, %147) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%169 = "stablehlo.dot_general"(%168, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%170 = "stablehlo.abs"(%158) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%171 = "stablehlo.compare"(%170, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%172 = "stablehlo.compare"(%167, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%174 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%176 = "stablehlo.select"(%173, %158, %175) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%179 = "stablehlo.compare"(%167, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%180 = "stablehlo.select"(%179, %177, %169) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%181 = "stablehlo.is_finite"(%180) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%183 = "stablehlo.not"(%181) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%184 = "stablehlo.compare"(%180, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%186 = "stablehlo.sign"(%180) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%187 = "stablehlo.select"(%185, %186, %182) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%189 = "stablehlo.select"(%181, %182, %188) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%190 = "stablehlo.sign"(%68) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%191 = "stablehlo.convert"(%187) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%195 = "stablehlo.abs"(%187) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%196 = "stablehlo.abs"(%190) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%197 = "stablehlo.convert"(%195) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%201 = "stablehlo.convert"(%67) : (tensor<4x8xi1>) -> tensor<4x8xf32>
%202 = "stablehlo.convert"(%189) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%206 = "stablehlo.select"(%181, %180, %182) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%207 = "stablehlo.dot_general"(%206, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%209 = "stablehlo.abs"(%194) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%210 = "stablehlo.compare"(%209, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%211 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%212 = "stablehlo.and"(%210, %211) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%213 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%215 = "stablehlo.select"(%212, %194, %214) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%216 = "stablehlo.multiply"(%213, %215) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%218 = "stablehlo.compare"(%205, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%219 = "stablehlo.select"(%218, %216, %208) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%219) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %220 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%71 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%148 = "stablehlo.not"(%146) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%149 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%151 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%152 = "stablehlo.select"(%150, %151, %147) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%154 = "stablehlo.select"(%146, %147, %153) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%155 = "stablehlo.sign"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%156 = "stablehlo.convert"(%152) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%159 = "stablehlo.abs"(%152) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%160 = "stablehlo.abs"(%155) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%161 = "stablehlo.convert"(%159) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%164 = "stablehlo.convert"(%135) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%165 = "stablehlo.convert"(%154) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%168 = "stablehlo.select"(%146, %0, %147) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%169 = "stablehlo.dot_general"(%168, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%170 = "stablehlo.abs"(%158) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%171 = "stablehlo.compare"(%170, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%172 = "stablehlo.compare"(%167, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%174 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%176 = "stablehlo.select"(%173, %158, %175) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%179 = "stablehlo.compare"(%167, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%180 = "stablehlo.select"(%179, %177, %169) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%181 = "stablehlo.is_finite"(%180) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%183 = "stablehlo.not"(%181) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%184 = "stablehlo.compare"(%180, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%186 = "stablehlo.sign"(%180) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%187 = "stablehlo.select"(%185, %186, %182) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%189 = "stablehlo.select"(%181, %182, %188) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%190 = "stablehlo.sign"(%68) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%191 = "stablehlo.convert"(%187) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%195 = "stablehlo.abs"(%187) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%196 = "stablehlo.abs"(%190) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%197 = "stablehlo.convert"(%195) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%201 = "stablehlo.convert"(%67) : (tensor<4x7xi1>) -> tensor<4x7xf32>
%202 = "stablehlo.convert"(%189) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%206 = "stablehlo.select"(%181, %180, %182) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%207 = "stablehlo.dot_general"(%206, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%209 = "stablehlo.abs"(%194) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%210 = "stablehlo.compare"(%209, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%211 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%212 = "stablehlo.and"(%210, %211) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%213 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%215 = "stablehlo.select"(%212, %194, %214) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%216 = "stablehlo.multiply"(%213, %215) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%218 = "stablehlo.compare"(%205, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%219 = "stablehlo.select"(%218, %216, %208) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%219) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %220 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<7x4xi1>) -> tensor<4x7xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<7x4xf32>) -> tensor<4x7xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<3x5xi1>) -> tensor<5x3xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%148 = "stablehlo.not"(%146) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%149 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%151 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%152 = "stablehlo.select"(%150, %151, %147) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%154 = "stablehlo.select"(%146, %147, %153) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%155 = "stablehlo.sign"(%136) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%156 = "stablehlo.convert"(%152) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%159 = "stablehlo.abs"(%152) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%160 = "stablehlo.abs"(%155) : (tensor<5x3xf32>) -> tensor<5x3xf32>
%161 = "stablehlo.convert"(%159) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%164 = "stablehlo.convert"(%135) : (tensor<5x3xi1>) -> tensor<5x3xf32>
%165 = "stablehlo.convert"(%154) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%168 = "stablehlo.select"(%146, %0, %147) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%169 = "stablehlo.dot_general"(%168, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%170 = "stablehlo.abs"(%158) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%171 = "stablehlo.compare"(%170, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%172 = "stablehlo.compare"(%167, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%174 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%176 = "stablehlo.select"(%173, %158, %175) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%179 = "stablehlo.compare"(%167, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%180 = "stablehlo.select"(%179, %177, %169) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%181 = "stablehlo.is_finite"(%180) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%183 = "stablehlo.not"(%181) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%184 = "stablehlo.compare"(%180, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%186 = "stablehlo.sign"(%180) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%187 = "stablehlo.select"(%185, %186, %182) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%189 = "stablehlo.select"(%181, %182, %188) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%190 = "stablehlo.sign"(%68) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%191 = "stablehlo.convert"(%187) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%195 = "stablehlo.abs"(%187) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%196 = "stablehlo.abs"(%190) : (tensor<4x7xf32>) -> tensor<4x7xf32>
%197 = "stablehlo.convert"(%195) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%201 = "stablehlo.convert"(%67) : (tensor<4x7xi1>) -> tensor<4x7xf32>
%202 = "stablehlo.convert"(%189) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%206 = "stablehlo.select"(%181, %180, %182) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%207 = "stablehlo.dot_general"(%206, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%209 = "stablehlo.abs"(%194) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%210 = "stablehlo.compare"(%209, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%211 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%212 = "stablehlo.and"(%210, %211) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%213 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%215 = "stablehlo.select"(%212, %194, %214) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%216 = "stablehlo.multiply"(%213, %215) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%218 = "stablehlo.compare"(%205, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%219 = "stablehlo.select"(%218, %216, %208) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%219) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %220 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 5, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x17x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x17x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 0.0e0, -8.881784197001248e-16]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -3.448276247443817e-2, -3.703704614330182e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.0526315702791011e-1, -7.142857182770913e-2, -7.407407407407171e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 7.450581096524186e-9, 2.2351745898596666e-8, 3.725291419787157e-8]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%51 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.1034485841619586e-1, 3.33333406183456e-1, 3.2142867563216554e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%55 = "stablehlo.compare"(%51, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%58 = "stablehlo.select"(%56, %53, %57) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%59 = "stablehlo.add"(%47, %58) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%60 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.constant"() {value = dense<[1.1052631570279101e0, 7.500000433064987e-1, 7.777778531114216e-1, 7.241380335441896e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%64 = "stablehlo.add"(%59, %63) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%65 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.constant"() {value = dense<[9.99999992549419e-1, 9.999999999999946e-1, 9.99999999999983e-1, 1.0000000521540557e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%69 = "stablehlo.add"(%64, %68) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%70 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%71 = "stablehlo.constant"() {value = dense<[7.241379040582422e-1, 7.777777140339183e-1, 7.499998948270665e-1, 1.1052631778317425e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%73 = "stablehlo.multiply"(%70, %72) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%74 = "stablehlo.add"(%69, %73) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%0, %75) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.constant"() {value = dense<[3.2142852852121034e-1, 3.3333324723773733e-1, 3.1034471043225537e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%90 = "stablehlo.constant"() {value = dense<[-2.2351739570325425e-8, -3.72528972114593e-8, -5.2154055796283365e-8, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%102 = "stablehlo.constant"() {value = dense<[-7.40740740740726e-2, -7.142857045923215e-2, -1.052631778317426e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%114 = "stablehlo.constant"() {value = dense<[-3.703702627508719e-2, -3.448274397644495e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.add"(%110, %121) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%124 = "stablehlo.pad"(%122, %123) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%125 = "stablehlo.slice"(%124) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%126 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -2.1897810218978103e-2, -2.34375e-2, -2.34375e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.multiply"(%125, %127) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%130 = "stablehlo.compare"(%126, %129) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%133 = "stablehlo.select"(%131, %128, %132) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%135 = "stablehlo.pad"(%122, %134) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%136 = "stablehlo.slice"(%135) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%137 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.823529411764706e-2, -6.870229007633588e-2, -7.03125e-2, -7.03125e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%139 = "stablehlo.multiply"(%136, %138) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%141 = "stablehlo.compare"(%137, %140) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%144 = "stablehlo.select"(%142, %139, %143) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%145 = "stablehlo.add"(%133, %144) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%147 = "stablehlo.pad"(%122, %146) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%148 = "stablehlo.slice"(%147) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%149 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.116788321167883e-1, 2.265625e-1, 2.265625e-1, 2.2137404580152673e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.multiply"(%148, %150) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%152 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%153 = "stablehlo.compare"(%149, %152) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%156 = "stablehlo.select"(%154, %151, %155) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%157 = "stablehlo.add"(%145, %156) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%158 = "stablehlo.slice"(%122) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%159 = "stablehlo.constant"() {value = dense<[1.088235294117647e0, 8.473282442748091e-1, 8.671875e-1, 8.671875e-1, 8.102189781021898e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%160 = "stablehlo.broadcast_in_dim"(%159) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%161 = "stablehlo.multiply"(%158, %160) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%162 = "stablehlo.add"(%157, %161) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%163 = "stablehlo.slice"(%122) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%164 = "stablehlo.constant"() {value = dense<[8.102189781021898e-1, 8.671875e-1, 8.671875e-1, 8.473282442748091e-1, 1.088235294117647e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%165 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%166 = "stablehlo.multiply"(%163, %165) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%167 = "stablehlo.add"(%162, %166) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%169 = "stablehlo.pad"(%122, %168) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%170 = "stablehlo.slice"(%169) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%171 = "stablehlo.constant"() {value = dense<[2.2137404580152673e-1, 2.265625e-1, 2.265625e-1, 2.116788321167883e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%174 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%175 = "stablehlo.compare"(%171, %174) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%176 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%177 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%178 = "stablehlo.select"(%176, %173, %177) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%179 = "stablehlo.add"(%167, %178) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%181 = "stablehlo.pad"(%122, %180) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%182 = "stablehlo.slice"(%181) {limit_indices = array<i64: 2, 3, 4, 12>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%183 = "stablehlo.constant"() {value = dense<[-7.03125e-2, -7.03125e-2, -6.870229007633588e-2, -8.823529411764706e-2, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%185 = "stablehlo.multiply"(%182, %184) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%186 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%187 = "stablehlo.compare"(%183, %186) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%189 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%190 = "stablehlo.select"(%188, %185, %189) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%191 = "stablehlo.add"(%179, %190) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%193 = "stablehlo.pad"(%122, %192) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%194 = "stablehlo.slice"(%193) {limit_indices = array<i64: 2, 3, 4, 13>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%195 = "stablehlo.constant"() {value = dense<[-2.34375e-2, -2.34375e-2, -2.1897810218978103e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%196 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%197 = "stablehlo.multiply"(%194, %196) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%199 = "stablehlo.compare"(%195, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%200 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%202 = "stablehlo.select"(%200, %197, %201) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%203 = "stablehlo.add"(%191, %202) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %203 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<12x4xi1>) -> tensor<4x12xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<12x4xf32>) -> tensor<4x12xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x5xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x5xf32>
%71 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%85 = "stablehlo.floor"(%84) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%90 = "stablehlo.floor"(%89) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<10x5xi1>, tensor<10x5xi1>) -> tensor<10x5xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%97 = "stablehlo.abs"(%96) : (tensor<10x5xf32>) -> tensor<10x5xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x5xf32>, tensor<f32>) -> tensor<10xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x5xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x5xf32>} : () -> tensor<10x5xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) -> tensor<10x5xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<10x5xi1>) -> tensor<5x10xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<10x5xf32>) -> tensor<5x10xf32>
%137 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%145) : (tensor<2x3x4x5xf32>) -> ()
}, {
%146 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%148 = "stablehlo.not"(%146) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%149 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%151 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%152 = "stablehlo.select"(%150, %151, %147) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%154 = "stablehlo.select"(%146, %147, %153) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%155 = "stablehlo.sign"(%136) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%156 = "stablehlo.convert"(%152) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%159 = "stablehlo.abs"(%152) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%160 = "stablehlo.abs"(%155) : (tensor<5x10xf32>) -> tensor<5x10xf32>
%161 = "stablehlo.convert"(%159) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%164 = "stablehlo.convert"(%135) : (tensor<5x10xi1>) -> tensor<5x10xf32>
%165 = "stablehlo.convert"(%154) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%168 = "stablehlo.select"(%146, %0, %147) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%169 = "stablehlo.dot_general"(%168, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%170 = "stablehlo.abs"(%158) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%171 = "stablehlo.compare"(%170, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%172 = "stablehlo.compare"(%167, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%174 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%176 = "stablehlo.select"(%173, %158, %175) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%179 = "stablehlo.compare"(%167, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%180 = "stablehlo.select"(%179, %177, %169) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%181 = "stablehlo.is_finite"(%180) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%183 = "stablehlo.not"(%181) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%184 = "stablehlo.compare"(%180, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%186 = "stablehlo.sign"(%180) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%187 = "stablehlo.select"(%185, %186, %182) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%189 = "stablehlo.select"(%181, %182, %188) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%190 = "stablehlo.sign"(%68) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%191 = "stablehlo.convert"(%187) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%195 = "stablehlo.abs"(%187) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%196 = "stablehlo.abs"(%190) : (tensor<4x12xf32>) -> tensor<4x12xf32>
%197 = "stablehlo.convert"(%195) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%201 = "stablehlo.convert"(%67) : (tensor<4x12xi1>) -> tensor<4x12xf32>
%202 = "stablehlo.convert"(%189) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%206 = "stablehlo.select"(%181, %180, %182) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%207 = "stablehlo.dot_general"(%206, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%209 = "stablehlo.abs"(%194) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%210 = "stablehlo.compare"(%209, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%211 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%212 = "stablehlo.and"(%210, %211) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%213 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%215 = "stablehlo.select"(%212, %194, %214) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%216 = "stablehlo.multiply"(%213, %215) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%218 = "stablehlo.compare"(%205, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%219 = "stablehlo.select"(%218, %216, %208) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%219) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %220 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
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
%65 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<9x4xi1>) -> tensor<4x9xi1>
%66 = "stablehlo.transpose"(%64) {permutation = array<i64: 1, 0>} : (tensor<9x4xf32>) -> tensor<4x9xf32>
%67 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x4xf32>
%68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x4xf32>
%69 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x4xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%72 = "stablehlo.maximum"(%70, %71) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%73 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%74 = "stablehlo.add"(%67, %73) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%75 = "stablehlo.multiply"(%74, %70) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%77 = "stablehlo.multiply"(%72, %76) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%78 = "stablehlo.subtract"(%75, %77) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%79 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%81 = "stablehlo.floor"(%80) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%82 = "stablehlo.compare"(%68, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%83 = "stablehlo.add"(%75, %77) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%84 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%86 = "stablehlo.floor"(%85) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%87 = "stablehlo.compare"(%68, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%88 = "stablehlo.and"(%82, %87) : (tensor<10x4xi1>, tensor<10x4xi1>) -> tensor<10x4xi1>
%89 = "stablehlo.subtract"(%68, %75) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%90 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%92 = "stablehlo.divide"(%91, %72) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%93 = "stablehlo.abs"(%92) : (tensor<10x4xf32>) -> tensor<10x4xf32>
%94 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%96 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%97 = "stablehlo.subtract"(%95, %96) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%98 = "stablehlo.multiply"(%97, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%99 = "stablehlo.multiply"(%98, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%100 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%101 = "stablehlo.add"(%99, %100) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%102 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%103 = "stablehlo.multiply"(%93, %102) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%104 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%105 = "stablehlo.subtract"(%103, %104) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%106 = "stablehlo.multiply"(%105, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%107 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%109 = "stablehlo.multiply"(%108, %93) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%110 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%111 = "stablehlo.subtract"(%109, %110) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%113 = "stablehlo.compare"(%93, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%115 = "stablehlo.select"(%113, %111, %114) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%116 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%117 = "stablehlo.compare"(%93, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%118 = "stablehlo.select"(%117, %101, %115) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%120 = "stablehlo.select"(%88, %118, %119) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%125 = "stablehlo.reduce"(%120, %121) ({
^bb0(%122: tensor<f32>, %123: tensor<f32>):
%124 = "stablehlo.add"(%122, %123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%124) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
%126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0>} : (tensor<10xf32>) -> tensor<10x4xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10x4xf32>} : () -> tensor<10x4xf32>
%128 = "stablehlo.compare"(%126, %127) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
%129 = "stablehlo.divide"(%120, %126) : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%130 = "stablehlo.select"(%128, %129, %120) : (tensor<10x4xi1>, tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xf32>
%131 = "stablehlo.transpose"(%88) {permutation = array<i64: 1, 0>} : (tensor<10x4xi1>) -> tensor<4x10xi1>
%132 = "stablehlo.transpose"(%130) {permutation = array<i64: 1, 0>} : (tensor<10x4xf32>) -> tensor<4x10xf32>
%133 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%134 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%138 = "stablehlo.reduce"(%133, %134) ({
^bb0(%135: tensor<i1>, %136: tensor<i1>):
%137 = "stablehlo.and"(%135, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%137) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%216 = "stablehlo.if"(%138) ({
%139 = "stablehlo.dot_general"(%0, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%140 = "stablehlo.dot_general"(%139, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%141 = "stablehlo.transpose"(%140) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%141) : (tensor<1x2x4x4xf32>) -> ()
}, {
%142 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%143 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%144 = "stablehlo.not"(%142) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%145 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%146 = "stablehlo.and"(%144, %145) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%147 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%148 = "stablehlo.select"(%146, %147, %143) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%149 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%150 = "stablehlo.select"(%142, %143, %149) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%151 = "stablehlo.sign"(%132) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%152 = "stablehlo.convert"(%148) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%153 = "stablehlo.convert"(%151) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%154 = "stablehlo.dot_general"(%152, %153) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%155 = "stablehlo.abs"(%148) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%156 = "stablehlo.abs"(%151) : (tensor<4x10xf32>) -> tensor<4x10xf32>
%157 = "stablehlo.convert"(%155) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%158 = "stablehlo.convert"(%156) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%159 = "stablehlo.dot_general"(%157, %158) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%160 = "stablehlo.convert"(%131) : (tensor<4x10xi1>) -> tensor<4x10xf32>
%161 = "stablehlo.convert"(%150) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%164 = "stablehlo.select"(%142, %0, %143) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%165 = "stablehlo.dot_general"(%164, %132) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
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
%186 = "stablehlo.sign"(%66) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%187 = "stablehlo.convert"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%188 = "stablehlo.convert"(%186) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%189 = "stablehlo.dot_general"(%187, %188) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%190 = "stablehlo.transpose"(%189) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%191 = "stablehlo.abs"(%183) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%192 = "stablehlo.abs"(%186) : (tensor<4x9xf32>) -> tensor<4x9xf32>
%193 = "stablehlo.convert"(%191) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%194 = "stablehlo.convert"(%192) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%195 = "stablehlo.dot_general"(%193, %194) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%196 = "stablehlo.transpose"(%195) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%197 = "stablehlo.convert"(%65) : (tensor<4x9xi1>) -> tensor<4x9xf32>
%198 = "stablehlo.convert"(%185) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%199 = "stablehlo.convert"(%197) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%201 = "stablehlo.transpose"(%200) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%202 = "stablehlo.select"(%177, %176, %178) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%203 = "stablehlo.dot_general"(%202, %66) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%204 = "stablehlo.transpose"(%203) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%205 = "stablehlo.abs"(%190) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%206 = "stablehlo.compare"(%205, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%207 = "stablehlo.compare"(%201, %196) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%208 = "stablehlo.and"(%206, %207) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%209 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%211 = "stablehlo.select"(%208, %190, %210) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%212 = "stablehlo.multiply"(%209, %211) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%214 = "stablehlo.compare"(%201, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%215 = "stablehlo.select"(%214, %212, %204) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%215) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %216 : tensor<1x2x4x4xf32>
}
}

// f32[1,2,3,4] [3,4] [1,2,9,8] false
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>) -> (tensor<1x2x9x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x5x4xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x4xf32>) -> tensor<1x2x3x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -1.3333333333333391e-2, 0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.pad"(%0, %14) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.2e-1, 0.0e0, -2.6666666666666464e-2, 1.0843373493975901e-1, 0.0e0, -2.409638554216848e-2]> : tensor<9xf32>} : () -> tensor<9xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%27 = "stablehlo.add"(%13, %26) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%30 = "stablehlo.constant"() {value = dense<[2.7999999999999997e-1, 3.5999999999999993e-1, 2.7999999999999997e-1, 2.53012048192771e-1, 3.25301204819277e-1, 2.53012048192771e-1, 2.7999999999999997e-1, 3.5999999999999993e-1, 2.7999999999999997e-1]> : tensor<9xf32>} : () -> tensor<9xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%39 = "stablehlo.constant"() {value = dense<[-2.409638554216848e-2, 0.0e0, 1.0843373493975901e-1, -2.6666666666666464e-2, 0.0e0, 1.2e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%47 = "stablehlo.add"(%33, %46) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.pad"(%0, %48) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x5x4xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 1, 2, 5, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x4xf32>) -> tensor<1x2x3x4xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%52 = "stablehlo.reshape"(%51) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.3333333333333391e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%57 = "stablehlo.compare"(%53, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%59 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%60 = "stablehlo.select"(%58, %55, %59) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%61 = "stablehlo.add"(%47, %60) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%63 = "stablehlo.pad"(%61, %62) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x6xf32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 1, 2, 9, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x6xf32>) -> tensor<1x2x9x4xf32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%66 = "stablehlo.reshape"(%65) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -1.2552301255230125e-2, -0.0e0, -1.1583011583011582e-2, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.compare"(%67, %70) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%74 = "stablehlo.select"(%72, %69, %73) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%61, %75) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x5xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 1, 2, 9, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x5xf32>) -> tensor<1x2x9x4xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.2133891213389121e-1, -3.765690376569038e-2, 1.1196911196911197e-1, -3.474903474903475e-2, 1.1196911196911197e-1, -3.474903474903475e-2]> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%83 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.compare"(%80, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%87 = "stablehlo.select"(%85, %82, %86) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%88 = "stablehlo.add"(%74, %87) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%89 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%90 = "stablehlo.reshape"(%89) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%91 = "stablehlo.constant"() {value = dense<[4.6443514644351463e-1, 4.6443514644351463e-1, 4.2857142857142855e-1, 4.2857142857142855e-1, 4.2857142857142855e-1, 4.2857142857142855e-1, 4.6443514644351463e-1, 4.6443514644351463e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x5xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 1, 2, 9, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x5xf32>) -> tensor<1x2x9x4xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%100 = "stablehlo.constant"() {value = dense<[-3.474903474903475e-2, 1.1196911196911197e-1, -3.474903474903475e-2, 1.1196911196911197e-1, -3.765690376569038e-2, 1.2133891213389121e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%102 = "stablehlo.multiply"(%99, %101) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%104 = "stablehlo.compare"(%100, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%107 = "stablehlo.select"(%105, %102, %106) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%108 = "stablehlo.add"(%94, %107) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.pad"(%61, %109) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x6xf32>
%111 = "stablehlo.slice"(%110) {limit_indices = array<i64: 1, 2, 9, 6>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x6xf32>) -> tensor<1x2x9x4xf32>
%112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%113 = "stablehlo.reshape"(%112) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.1583011583011582e-2, -0.0e0, -1.2552301255230125e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%122 = "stablehlo.add"(%108, %121) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
return %122 : tensor<1x2x9x8xf32>
}
}

// f32[1,2,3,4] [3,4] [1,2,9,8] true
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>) -> (tensor<1x2x9x8xf32>) {
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
%67 = "stablehlo.transpose"(%24) {permutation = array<i64: 1, 0>} : (tensor<3x9xi1>) -> tensor<9x3xi1>
%68 = "stablehlo.transpose"(%66) {permutation = array<i64: 1, 0>} : (tensor<3x9xf32>) -> tensor<9x3xf32>
%69 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xf32>
%70 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x8xf32>
%71 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%76 = "stablehlo.maximum"(%74, %75) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%77 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%78 = "stablehlo.add"(%69, %77) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%79 = "stablehlo.multiply"(%78, %74) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%81 = "stablehlo.multiply"(%76, %80) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%82 = "stablehlo.subtract"(%79, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%83 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%85 = "stablehlo.floor"(%84) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%86 = "stablehlo.compare"(%70, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%87 = "stablehlo.add"(%79, %81) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%88 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%90 = "stablehlo.floor"(%89) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%91 = "stablehlo.compare"(%70, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%92 = "stablehlo.and"(%86, %91) : (tensor<4x8xi1>, tensor<4x8xi1>) -> tensor<4x8xi1>
%93 = "stablehlo.subtract"(%70, %79) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%94 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%95 = "stablehlo.add"(%93, %94) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%96 = "stablehlo.divide"(%95, %76) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%97 = "stablehlo.abs"(%96) : (tensor<4x8xf32>) -> tensor<4x8xf32>
%98 = "stablehlo.constant"() {value = dense<1.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%100 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%101 = "stablehlo.subtract"(%99, %100) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%102 = "stablehlo.multiply"(%101, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%103 = "stablehlo.multiply"(%102, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%106 = "stablehlo.constant"() {value = dense<-5.0e-1> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%107 = "stablehlo.multiply"(%97, %106) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%108 = "stablehlo.constant"() {value = dense<-2.5e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%109 = "stablehlo.subtract"(%107, %108) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%110 = "stablehlo.multiply"(%109, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%111 = "stablehlo.constant"() {value = dense<-4.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%113 = "stablehlo.multiply"(%112, %97) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%114 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%117 = "stablehlo.compare"(%97, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%119 = "stablehlo.select"(%117, %115, %118) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%121 = "stablehlo.compare"(%97, %120) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%122 = "stablehlo.select"(%121, %105, %119) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%124 = "stablehlo.select"(%92, %122, %123) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%129 = "stablehlo.reduce"(%124, %125) ({
^bb0(%126: tensor<f32>, %127: tensor<f32>):
%128 = "stablehlo.add"(%126, %127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%128) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
%130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>) -> tensor<4x8xf32>
%131 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xi1>
%133 = "stablehlo.divide"(%124, %130) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%134 = "stablehlo.select"(%132, %133, %124) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%135 = "stablehlo.transpose"(%92) {permutation = array<i64: 1, 0>} : (tensor<4x8xi1>) -> tensor<8x4xi1>
%136 = "stablehlo.transpose"(%134) {permutation = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<8x4xf32>
%137 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%138 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%142 = "stablehlo.reduce"(%137, %138) ({
^bb0(%139: tensor<i1>, %140: tensor<i1>):
%141 = "stablehlo.and"(%139, %140) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%141) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x3x4xi1>, tensor<i1>) -> tensor<i1>
%220 = "stablehlo.if"(%142) ({
%143 = "stablehlo.dot_general"(%0, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%144 = "stablehlo.dot_general"(%143, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%145 = "stablehlo.transpose"(%144) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%145) : (tensor<1x2x9x8xf32>) -> ()
}, {
%146 = "stablehlo.is_finite"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%148 = "stablehlo.not"(%146) : (tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%149 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xi1>
%150 = "stablehlo.and"(%148, %149) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xi1>) -> tensor<1x2x3x4xi1>
%151 = "stablehlo.sign"(%0) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%152 = "stablehlo.select"(%150, %151, %147) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x4xf32>} : () -> tensor<1x2x3x4xf32>
%154 = "stablehlo.select"(%146, %147, %153) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%155 = "stablehlo.sign"(%136) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%156 = "stablehlo.convert"(%152) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%157 = "stablehlo.convert"(%155) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%158 = "stablehlo.dot_general"(%156, %157) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%159 = "stablehlo.abs"(%152) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%160 = "stablehlo.abs"(%155) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%161 = "stablehlo.convert"(%159) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%162 = "stablehlo.convert"(%160) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%163 = "stablehlo.dot_general"(%161, %162) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%164 = "stablehlo.convert"(%135) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%165 = "stablehlo.convert"(%154) : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
%166 = "stablehlo.convert"(%164) : (tensor<8x4xf32>) -> tensor<8x4xbf16>
%167 = "stablehlo.dot_general"(%165, %166) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x4xbf16>, tensor<8x4xbf16>) -> tensor<1x2x3x8xf32>
%168 = "stablehlo.select"(%146, %0, %147) : (tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
%169 = "stablehlo.dot_general"(%168, %136) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x4xf32>, tensor<8x4xf32>) -> tensor<1x2x3x8xf32>
%170 = "stablehlo.abs"(%158) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%171 = "stablehlo.compare"(%170, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%172 = "stablehlo.compare"(%167, %163) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%173 = "stablehlo.and"(%171, %172) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%174 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%176 = "stablehlo.select"(%173, %158, %175) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%177 = "stablehlo.multiply"(%174, %176) : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%178 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%179 = "stablehlo.compare"(%167, %178) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%180 = "stablehlo.select"(%179, %177, %169) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%181 = "stablehlo.is_finite"(%180) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%182 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%183 = "stablehlo.not"(%181) : (tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%184 = "stablehlo.compare"(%180, %180) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xi1>
%185 = "stablehlo.and"(%183, %184) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xi1>) -> tensor<1x2x3x8xi1>
%186 = "stablehlo.sign"(%180) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%187 = "stablehlo.select"(%185, %186, %182) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x3x8xf32>} : () -> tensor<1x2x3x8xf32>
%189 = "stablehlo.select"(%181, %182, %188) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%190 = "stablehlo.sign"(%68) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%191 = "stablehlo.convert"(%187) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%192 = "stablehlo.convert"(%190) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%194 = "stablehlo.transpose"(%193) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%195 = "stablehlo.abs"(%187) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%196 = "stablehlo.abs"(%190) : (tensor<9x3xf32>) -> tensor<9x3xf32>
%197 = "stablehlo.convert"(%195) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%198 = "stablehlo.convert"(%196) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%199 = "stablehlo.dot_general"(%197, %198) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%200 = "stablehlo.transpose"(%199) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%201 = "stablehlo.convert"(%67) : (tensor<9x3xi1>) -> tensor<9x3xf32>
%202 = "stablehlo.convert"(%189) : (tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xbf16>
%203 = "stablehlo.convert"(%201) : (tensor<9x3xf32>) -> tensor<9x3xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x3x8xbf16>, tensor<9x3xbf16>) -> tensor<1x2x8x9xf32>
%205 = "stablehlo.transpose"(%204) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%206 = "stablehlo.select"(%181, %180, %182) : (tensor<1x2x3x8xi1>, tensor<1x2x3x8xf32>, tensor<1x2x3x8xf32>) -> tensor<1x2x3x8xf32>
%207 = "stablehlo.dot_general"(%206, %68) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x3x8xf32>, tensor<9x3xf32>) -> tensor<1x2x8x9xf32>
%208 = "stablehlo.transpose"(%207) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x8x9xf32>) -> tensor<1x2x9x8xf32>
%209 = "stablehlo.abs"(%194) : (tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%210 = "stablehlo.compare"(%209, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%211 = "stablehlo.compare"(%205, %200) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%212 = "stablehlo.and"(%210, %211) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xi1>) -> tensor<1x2x9x8xi1>
%213 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%214 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%215 = "stablehlo.select"(%212, %194, %214) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%216 = "stablehlo.multiply"(%213, %215) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%217 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%218 = "stablehlo.compare"(%205, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xi1>
%219 = "stablehlo.select"(%218, %216, %208) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
"stablehlo.return"(%219) : (tensor<1x2x9x8xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x9x8xf32>
return %220 : tensor<1x2x9x8xf32>
}
}

