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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x11x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x11x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -8.310249976207945e-3, 0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.615384571022761e-2, -6.648199538829053e-2, -5.247813704323121e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0249308058389384e-1, 7.450581152035337e-9, -5.2478128376228984e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[1.0961538457102276e0, 6.260387954444622e-1, 4.635568778994478e-1, 2.634561237929468e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[9.058171693923142e-1, 9.99999999999999e-1, 9.533527842546329e-1, 7.744565544990945e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%0, %46) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<[4.404431999438282e-1, 6.588921030608622e-1, 8.073654070130982e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%61 = "stablehlo.constant"() {value = dense<[-7.450580152834615e-9, 1.0787169717838825e-1, 2.52717353726572e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%73 = "stablehlo.constant"() {value = dense<[-6.997084391707895e-2, -7.082153080604517e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%75 = "stablehlo.multiply"(%72, %74) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%77 = "stablehlo.compare"(%73, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%80 = "stablehlo.select"(%78, %75, %79) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%81 = "stablehlo.add"(%69, %80) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.pad"(%0, %82) {edge_padding_high = array<i64: 0, 0, 4, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x12x10xf32>
%84 = "stablehlo.slice"(%83) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%85 = "stablehlo.constant"() {value = dense<[-8.746353056792163e-3, -2.7173908225666524e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%87 = "stablehlo.multiply"(%84, %86) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%89 = "stablehlo.compare"(%85, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%92 = "stablehlo.select"(%90, %87, %91) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%93 = "stablehlo.add"(%81, %92) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.pad"(%93, %94) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 3>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%96 = "stablehlo.slice"(%95) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%97 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.094091961341316e-2, -1.4574765847337183e-3, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%99 = "stablehlo.multiply"(%96, %98) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%101 = "stablehlo.compare"(%97, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%104 = "stablehlo.select"(%102, %99, %103) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%106 = "stablehlo.pad"(%93, %105) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%107 = "stablehlo.slice"(%106) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%108 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.447674383132271e-2, -6.940916217351252e-2, -6.250000186264515e-2, -4.621056590193493e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%109 = "stablehlo.broadcast_in_dim"(%108) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%112 = "stablehlo.compare"(%108, %111) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%115 = "stablehlo.select"(%113, %110, %114) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%116 = "stablehlo.add"(%104, %115) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%118 = "stablehlo.pad"(%93, %117) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%119 = "stablehlo.slice"(%118) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%120 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.2472648179303529e-1, 3.369342384729644e-2, -2.4777084739753253e-2, -5.787036519635566e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.multiply"(%119, %121) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%124 = "stablehlo.compare"(%120, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%127 = "stablehlo.select"(%125, %122, %126) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.add"(%116, %127) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%129 = "stablehlo.slice"(%93) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%130 = "stablehlo.constant"() {value = dense<[1.0944767438313228e0, 6.787675270556957e-1, 5.625000204890966e-1, 4.086934452332219e-1, 2.539828510656917e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%132 = "stablehlo.multiply"(%129, %131) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%133 = "stablehlo.add"(%128, %132) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%134 = "stablehlo.slice"(%93) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%135 = "stablehlo.constant"() {value = dense<[8.862144378203779e-1, 9.925411492049564e-1, 9.925411570694577e-1, 9.375000175916471e-1, 7.825565912140362e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%137 = "stablehlo.multiply"(%134, %136) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%138 = "stablehlo.add"(%133, %137) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%139 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%140 = "stablehlo.pad"(%93, %139) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%141 = "stablehlo.slice"(%140) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%142 = "stablehlo.constant"() {value = dense<[3.906416351178168e-1, 5.624999795109034e-1, 7.101337176521489e-1, 8.164984247712861e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%144 = "stablehlo.multiply"(%141, %143) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%146 = "stablehlo.compare"(%142, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%149 = "stablehlo.select"(%147, %144, %148) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%150 = "stablehlo.add"(%138, %149) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%152 = "stablehlo.pad"(%93, %151) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%153 = "stablehlo.slice"(%152) {limit_indices = array<i64: 2, 3, 4, 12>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%154 = "stablehlo.constant"() {value = dense<[-2.4777096467519123e-2, 3.3693402737318454e-2, 1.3194441857437372e-1, 2.4342469754750548e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%156 = "stablehlo.multiply"(%153, %155) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%158 = "stablehlo.compare"(%154, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%161 = "stablehlo.select"(%159, %156, %160) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%162 = "stablehlo.add"(%150, %161) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%163 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%164 = "stablehlo.pad"(%93, %163) {edge_padding_high = array<i64: 0, 0, 0, 3>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x13xf32>
%165 = "stablehlo.slice"(%164) {limit_indices = array<i64: 2, 3, 4, 13>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x13xf32>) -> tensor<2x3x4x5xf32>
%166 = "stablehlo.constant"() {value = dense<[-6.249999813735485e-2, -7.2616596983436e-2, -7.048127583697787e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%168 = "stablehlo.multiply"(%165, %167) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%170 = "stablehlo.compare"(%166, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%173 = "stablehlo.select"(%171, %168, %172) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%174 = "stablehlo.add"(%162, %173) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%175 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%176 = "stablehlo.pad"(%93, %175) {edge_padding_high = array<i64: 0, 0, 0, 4>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x14xf32>
%177 = "stablehlo.slice"(%176) {limit_indices = array<i64: 2, 3, 4, 14>, start_indices = array<i64: 0, 0, 0, 5>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x14xf32>) -> tensor<2x3x4x5xf32>
%178 = "stablehlo.constant"() {value = dense<[-1.4574750670228725e-3, -1.1574070969665224e-2, -2.5981288761541734e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%180 = "stablehlo.multiply"(%177, %179) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%181 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%182 = "stablehlo.compare"(%178, %181) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%183 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%185 = "stablehlo.select"(%183, %180, %184) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%186 = "stablehlo.add"(%174, %185) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %186 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -3.81808985326749e-2, -6.250001117586867e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, -7.932691970638932e-2, -3.072166384924549e-2, 4.526458450595919e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%24 = "stablehlo.constant"() {value = dense<[1.0793269197063893e0, 3.4023422475704124e-1, 5.625001229345779e-1, 6.979468728911056e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%30 = "stablehlo.constant"() {value = dense<[6.979466737756336e-1, 9.854572148972468e-1, 9.854571440701974e-1, 1.0793269668938477e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%35 = "stablehlo.gather"(%0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%36 = "stablehlo.constant"() {value = dense<[4.526444895199864e-2, 5.624998770654182e-1, 3.402339978830562e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%47 = "stablehlo.constant"() {value = dense<[-6.249998882412733e-2, -3.0721728576156564e-2, -7.93269668938476e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.818087077416182e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%73 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.1462431235602653e-8, -3.076922625479538e-2, -3.7209309365955824e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%84 = "stablehlo.constant"() {value = dense<[5.846154001690226e-1, 4.4615383754820404e-1, 5.813953652776457e-1, 2.465115947069625e-1, 5.846153411286797e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%87 = "stablehlo.add"(%80, %86) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.pad"(%66, %88) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%93 = "stablehlo.slice"(%92) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%94 = "stablehlo.constant"() {value = dense<[-3.720930271241513e-2, 2.465116520937628e-1, 1.1462433448384465e-8, 4.4615387987103056e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%96 = "stablehlo.multiply"(%93, %95) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%98 = "stablehlo.compare"(%94, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%101 = "stablehlo.select"(%99, %96, %100) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%102 = "stablehlo.add"(%87, %101) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.pad"(%66, %103) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%105 = "stablehlo.slice"(%104) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x3xf32>
%106 = "stablehlo.broadcast_in_dim"(%105) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%107 = "stablehlo.reshape"(%106) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%108 = "stablehlo.slice"(%107) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%109 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.0769232462143817e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%111 = "stablehlo.multiply"(%108, %110) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%113 = "stablehlo.compare"(%109, %112) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%116 = "stablehlo.select"(%114, %111, %115) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%117 = "stablehlo.add"(%102, %116) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %117 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 1, 3]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -2.1897810218978103e-2, -2.34375e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[-0.0e0, -8.823529411764706e-2, -6.870229007633588e-2, -7.03125e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%24 = "stablehlo.constant"() {value = dense<[1.088235294117647e0, 2.116788321167883e-1, 2.265625e-1, 2.2137404580152673e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%29 = "stablehlo.gather"(%0, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%30 = "stablehlo.constant"() {value = dense<[8.102189781021898e-1, 8.473282442748091e-1, 8.671875e-1, 8.102189781021898e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%35 = "stablehlo.gather"(%0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%36 = "stablehlo.constant"() {value = dense<[2.2137404580152673e-1, 8.671875e-1, 8.473282442748091e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%47 = "stablehlo.constant"() {value = dense<[-7.03125e-2, 2.265625e-1, 2.116788321167883e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%58 = "stablehlo.constant"() {value = dense<[-2.34375e-2, -6.870229007633588e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%66 = "stablehlo.add"(%55, %65) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%67 = "stablehlo.constant"() {value = dense<[5, 6, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%68 = "stablehlo.gather"(%0, %67) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%69 = "stablehlo.constant"() {value = dense<[-0.0e0, -2.1897810218978103e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%71 = "stablehlo.multiply"(%68, %70) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%73 = "stablehlo.compare"(%69, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%76 = "stablehlo.select"(%74, %71, %75) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%77 = "stablehlo.add"(%66, %76) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.pad"(%77, %78) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 2>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%80 = "stablehlo.slice"(%79) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x3xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%82 = "stablehlo.reshape"(%81) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%83 = "stablehlo.slice"(%82) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%84 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -1.2552301255230125e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%86 = "stablehlo.multiply"(%83, %85) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%88 = "stablehlo.compare"(%84, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%91 = "stablehlo.select"(%89, %86, %90) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.pad"(%77, %92) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%94 = "stablehlo.slice"(%93) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%96 = "stablehlo.reshape"(%95) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%98 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.2133891213389121e-1, -3.765690376569038e-2, 1.070110701107011e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%100 = "stablehlo.multiply"(%97, %99) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%102 = "stablehlo.compare"(%98, %101) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%105 = "stablehlo.select"(%103, %100, %104) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%106 = "stablehlo.add"(%91, %105) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%108 = "stablehlo.reshape"(%107) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%109 = "stablehlo.slice"(%108) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%110 = "stablehlo.constant"() {value = dense<[4.6443514644351463e-1, 4.6443514644351463e-1, 4.095940959409594e-1, 4.095940959409594e-1, 8.671875e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%112 = "stablehlo.multiply"(%109, %111) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%113 = "stablehlo.add"(%106, %112) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%115 = "stablehlo.pad"(%77, %114) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%116 = "stablehlo.slice"(%115) {limit_indices = array<i64: 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%118 = "stablehlo.reshape"(%117) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%119 = "stablehlo.slice"(%118) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%120 = "stablehlo.constant"() {value = dense<[-3.3210332103321034e-2, 1.070110701107011e-1, -7.03125e-2, 2.265625e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%122 = "stablehlo.multiply"(%119, %121) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%124 = "stablehlo.compare"(%120, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%127 = "stablehlo.select"(%125, %122, %126) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%128 = "stablehlo.add"(%113, %127) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%129 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%130 = "stablehlo.pad"(%77, %129) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x5xf32>
%131 = "stablehlo.slice"(%130) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x3xf32>
%132 = "stablehlo.broadcast_in_dim"(%131) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%133 = "stablehlo.reshape"(%132) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%134 = "stablehlo.slice"(%133) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%135 = "stablehlo.constant"() {value = dense<[-0.0e0, -2.34375e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%137 = "stablehlo.multiply"(%134, %136) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%138 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%139 = "stablehlo.compare"(%135, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%142 = "stablehlo.select"(%140, %137, %141) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%143 = "stablehlo.add"(%128, %142) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %143 : tensor<2x3x4x5xf32>
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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 4, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x16x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x16x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.2747877841478406e-2, -8.881784197001248e-16]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.1023621984744009e-1, -5.277973657591054e-2, -2.704734134660657e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.984063279046715e-2, -7.022677200607842e-2, -6.761833812669059e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.pad"(%0, %36) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.395184337587576e-1, 2.2351745898596666e-8, -6.085648602623059e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%47 = "stablehlo.add"(%35, %46) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%48 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%49 = "stablehlo.constant"() {value = dense<[1.11023621984744e0, 4.679803337991598e-1, 2.546957838723414e-1, 6.062880572411587e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%52 = "stablehlo.add"(%47, %51) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%53 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[1.0398406327904672e0, 8.222385197813395e-1, 6.243426814160321e-1, 3.59048412175117e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%57 = "stablehlo.add"(%52, %56) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%58 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%59 = "stablehlo.constant"() {value = dense<[8.732294440827207e-1, 9.999999999999946e-1, 9.263712020407491e-1, 6.906928969104991e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.add"(%57, %61) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.pad"(%0, %63) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%66 = "stablehlo.constant"() {value = dense<[5.847994027767507e-1, 8.444777818537991e-1, 9.76796369180568e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%70 = "stablehlo.compare"(%66, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%74 = "stablehlo.add"(%62, %73) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%0, %75) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 14, 10>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%78 = "stablehlo.constant"() {value = dense<[2.4798825222473891e-1, 4.9962425796184895e-1, 7.116076767850044e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%80 = "stablehlo.multiply"(%77, %79) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%82 = "stablehlo.compare"(%78, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%86 = "stablehlo.add"(%74, %85) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.pad"(%0, %87) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x15x10xf32>
%89 = "stablehlo.slice"(%88) {limit_indices = array<i64: 2, 3, 15, 10>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x15x10xf32>) -> tensor<2x3x4x10xf32>
%90 = "stablehlo.constant"() {value = dense<[-2.2351739570325425e-8, 1.4800894126621283e-1, 3.4849533212755074e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%92 = "stablehlo.multiply"(%89, %91) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%94 = "stablehlo.compare"(%90, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%97 = "stablehlo.select"(%95, %92, %96) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%98 = "stablehlo.add"(%86, %97) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%99 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.pad"(%0, %99) {edge_padding_high = array<i64: 0, 0, 4, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x16x10xf32>
%101 = "stablehlo.slice"(%100) {limit_indices = array<i64: 2, 3, 16, 10>, start_indices = array<i64: 0, 0, 6, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x16x10xf32>) -> tensor<2x3x4x10xf32>
%102 = "stablehlo.constant"() {value = dense<[-7.212622437953395e-2, -3.742517490468389e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%104 = "stablehlo.multiply"(%101, %103) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%106 = "stablehlo.compare"(%102, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%109 = "stablehlo.select"(%107, %104, %108) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%110 = "stablehlo.add"(%98, %109) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.pad"(%0, %111) {edge_padding_high = array<i64: 0, 0, 5, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x17x10xf32>
%113 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 3, 17, 10>, start_indices = array<i64: 0, 0, 7, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x17x10xf32>) -> tensor<2x3x4x10xf32>
%114 = "stablehlo.constant"() {value = dense<[-5.634860125119044e-2, -7.065608896012152e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%116 = "stablehlo.multiply"(%113, %115) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%118 = "stablehlo.compare"(%114, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%120 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%121 = "stablehlo.select"(%119, %116, %120) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%122 = "stablehlo.add"(%110, %121) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%124 = "stablehlo.pad"(%0, %123) {edge_padding_high = array<i64: 0, 0, 6, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x18x10xf32>
%125 = "stablehlo.slice"(%124) {limit_indices = array<i64: 2, 3, 18, 10>, start_indices = array<i64: 0, 0, 8, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x18x10xf32>) -> tensor<2x3x4x10xf32>
%126 = "stablehlo.constant"() {value = dense<[-1.3523657280731344e-2, -3.918822903804991e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%138 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -1.094091961341316e-2, -1.4574765847337183e-3, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%149 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.447674383132271e-2, -6.940916217351252e-2, -6.250000186264515e-2, -4.621056590193493e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%161 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.2472648179303529e-1, 3.369342384729644e-2, -2.4777084739753253e-2, -5.787036519635566e-2]> : tensor<5xf32>} : () -> tensor<5xf32>
%162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%163 = "stablehlo.multiply"(%160, %162) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%165 = "stablehlo.compare"(%161, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%166 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%168 = "stablehlo.select"(%166, %163, %167) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%169 = "stablehlo.add"(%157, %168) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%170 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%171 = "stablehlo.constant"() {value = dense<[1.0944767438313228e0, 6.787675270556957e-1, 5.625000204890966e-1, 4.086934452332219e-1, 2.539828510656917e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%173 = "stablehlo.multiply"(%170, %172) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%174 = "stablehlo.add"(%169, %173) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%175 = "stablehlo.slice"(%134) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%176 = "stablehlo.constant"() {value = dense<[8.862144378203779e-1, 9.925411492049564e-1, 9.925411570694577e-1, 9.375000175916471e-1, 7.825565912140362e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%178 = "stablehlo.multiply"(%175, %177) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%179 = "stablehlo.add"(%174, %178) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%181 = "stablehlo.pad"(%134, %180) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%182 = "stablehlo.slice"(%181) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%183 = "stablehlo.constant"() {value = dense<[3.906416351178168e-1, 5.624999795109034e-1, 7.101337176521489e-1, 8.164984247712861e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%195 = "stablehlo.constant"() {value = dense<[-2.4777096467519123e-2, 3.3693402737318454e-2, 1.3194441857437372e-1, 2.4342469754750548e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
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
%207 = "stablehlo.constant"() {value = dense<[-6.249999813735485e-2, -7.2616596983436e-2, -7.048127583697787e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%208 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%209 = "stablehlo.multiply"(%206, %208) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%210 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%211 = "stablehlo.compare"(%207, %210) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%212 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%213 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%214 = "stablehlo.select"(%212, %209, %213) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%215 = "stablehlo.add"(%203, %214) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%217 = "stablehlo.pad"(%134, %216) {edge_padding_high = array<i64: 0, 0, 0, 4>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x14xf32>
%218 = "stablehlo.slice"(%217) {limit_indices = array<i64: 2, 3, 4, 14>, start_indices = array<i64: 0, 0, 0, 5>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x14xf32>) -> tensor<2x3x4x5xf32>
%219 = "stablehlo.constant"() {value = dense<[-1.4574750670228725e-3, -1.1574070969665224e-2, -2.5981288761541734e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%221 = "stablehlo.multiply"(%218, %220) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%223 = "stablehlo.compare"(%219, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%226 = "stablehlo.select"(%224, %221, %225) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%227 = "stablehlo.add"(%215, %226) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %227 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x12x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x12x10xf32>) -> tensor<1x2x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -9.307465554268788e-3, -2.3115700134024298e-4]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, -9.550311815324104e-2, -6.775788669018773e-2, -5.663371313382501e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.1104182236284901e-1, 1.1799305089706497e-2, -4.3175210525026465e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[1.095503118153241e0, 6.468038210465779e-1, 5.023679967649388e-1, 3.1250143580781886e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[8.982656431914197e-1, 9.988339413728939e-1, 9.72389416646356e-1, 8.207419690734601e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%46 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%47 = "stablehlo.constant"() {value = dense<[4.2095406564360976e-1, 6.216868208622517e-1, 7.589848748373561e-1, 1.0742640160780041e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%50 = "stablehlo.add"(%45, %49) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.pad"(%0, %51) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x10x10xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 1, 2, 10, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x10x10xf32>) -> tensor<1x2x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-1.0402089461260195e-2, 7.605106771538825e-2, 1.9960424367934992e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%66 = "stablehlo.constant"() {value = dense<[-6.742110449336544e-2, -7.148631064517492e-2, -7.426401607800416e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%78 = "stablehlo.constant"() {value = dense<[-5.265273836717818e-3, -2.0346212752810018e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%89 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -2.6443373825437897e-3, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%91 = "stablehlo.multiply"(%88, %90) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%93 = "stablehlo.compare"(%89, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%96 = "stablehlo.select"(%94, %91, %95) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%97 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%98 = "stablehlo.gather"(%86, %97) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%99 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -5.375426858988062e-2, -2.0482480773531975e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%110 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.005586585558564e-1, -5.4529061871869886e-2, -7.282658349290158e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%121 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.803879123668129e-2, 2.0345929925638254e-1, 2.2351745898596646e-8]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%132 = "stablehlo.constant"() {value = dense<[1.1005586585558564e0, 4.7738910165621495e-1, 7.155212127876148e-1, 3.852852191830183e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%134 = "stablehlo.multiply"(%131, %133) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%135 = "stablehlo.add"(%129, %134) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%136 = "stablehlo.constant"() {value = dense<[1, 3, 6, 8]> : tensor<4xi32>} : () -> tensor<4xi32>
%137 = "stablehlo.gather"(%86, %136) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%138 = "stablehlo.constant"() {value = dense<[9.546055461458625e-1, 9.369085357869124e-1, 9.999999999999937e-1, 8.287175671110025e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%140 = "stablehlo.multiply"(%137, %139) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%141 = "stablehlo.add"(%135, %140) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%142 = "stablehlo.constant"() {value = dense<[2, 4, 7, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%143 = "stablehlo.gather"(%86, %142) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%144 = "stablehlo.constant"() {value = dense<[5.763651669336656e-1, 8.852981055256268e-1, 6.843708510612603e-1, 1.0617977735445236e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%146 = "stablehlo.multiply"(%143, %145) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%147 = "stablehlo.add"(%141, %146) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%148 = "stablehlo.constant"() {value = dense<[3, 5, 8, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%149 = "stablehlo.gather"(%86, %148) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%150 = "stablehlo.constant"() {value = dense<[1.1762052608495753e-1, 4.0282197811411485e-1, 1.9045583762374835e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%161 = "stablehlo.constant"() {value = dense<[-6.827492400847743e-2, -2.2351739570325405e-8, -6.179777354452354e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%172 = "stablehlo.constant"() {value = dense<[-4.5516607408828215e-2, -6.965607024427871e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%183 = "stablehlo.constant"() {value = dense<[-0.0e0, -1.917340473475091e-2, -0.0e0, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x5x4xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x4xf32>) -> tensor<1x2x3x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -1.2939001848428836e-2, -1.9804594665962502e-2, -1.1882756799577503e-2]> : tensor<9xf32>} : () -> tensor<9xf32>
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
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.9672564034856085e-1, 1.0536044362292052e-1, 2.4557697385793505e-2, 2.332781848262822e-1, 1.7608130465610966e-1, 9.430394705743324e-2]> : tensor<9xf32>} : () -> tensor<9xf32>
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
%30 = "stablehlo.constant"() {value = dense<[1.9672564034856085e-1, 2.6062846580406657e-1, 2.6062846580406657e-1, 9.430394705743324e-2, 1.7608130465610966e-1, 2.332781848262822e-1, 8.765315739868049e-2, 3.760603204524034e-1, 7.02167766258247e-1]> : tensor<9xf32>} : () -> tensor<9xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%39 = "stablehlo.constant"() {value = dense<[-1.7726305837863388e-2, -1.1581186480737414e-2, 2.1980619238950602e-2, -4.241281809613572e-2, -7.06880301602262e-2, -4.6182846371347785e-2, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
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
%53 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -6.597549481621112e-3, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
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
%67 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -3.225806305082143e-2, -4.032254035892335e-3, -3.090235170816641e-2, -1.2360932284095887e-2]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%80 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.1370966074179876e-1, -1.177672363020104e-8, 2.793572042283379e-1, 4.573544414641723e-2, 3.4050176188854014e-1, 1.1111105748829485e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%91 = "stablehlo.constant"() {value = dense<[3.8306453165527526e-1, 4.395161364663632e-1, 2.793572612542944e-1, 4.239802372767384e-1, 1.899642012190727e-1, 3.906810367254858e-1, 2.719298786256925e-1, 8.333332435778082e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%93 = "stablehlo.multiply"(%90, %92) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%94 = "stablehlo.add"(%88, %93) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%61, %95) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x5xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 1, 2, 9, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x5xf32>) -> tensor<1x2x9x4xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%100 = "stablehlo.constant"() {value = dense<[-3.090234949785998e-2, 4.573548658433431e-2, -2.8673837275598447e-2, 1.0468202116232202e-8, -5.2631576002910276e-2, -5.263154620058963e-2, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
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
%114 = "stablehlo.constant"() {value = dense<[-0.0e0, -3.58423051399713e-3, -0.0e0, -8.907752121286803e-16, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
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

