// f32[2,3,4,5] f32[2,3,8,9] [3,3] [2,2] [1,1] [1,1] false s64[2,3,4,5]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x8x9xf32>, %2: tensor<2x3x4x5xi64>) -> (tensor<2x3x8x9xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x5xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<72xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<72xi32>) -> tensor<8x9xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x9xi32>) -> tensor<2x3x8x9xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x9xf32>} : () -> tensor<2x3x8x9xf32>
%8 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.pad"(%3, %8) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%14 = "stablehlo.pad"(%13, %8) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%17 = "stablehlo.reshape"(%16) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%18 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%19 = "stablehlo.compare"(%18, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%26 = "stablehlo.pad"(%25, %20) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%27 = "stablehlo.slice"(%26) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%31 = "stablehlo.select"(%19, %30, %7) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%32 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.pad"(%3, %32) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%34 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%36 = "stablehlo.reshape"(%35) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%38 = "stablehlo.pad"(%37, %32) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%39 = "stablehlo.slice"(%38) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%41 = "stablehlo.reshape"(%40) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%43 = "stablehlo.compare"(%42, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.pad"(%0, %44) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%46 = "stablehlo.slice"(%45) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%50 = "stablehlo.pad"(%49, %44) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%54 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%55 = "stablehlo.select"(%43, %54, %7) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%56 = "stablehlo.add"(%31, %55) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%57 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.pad"(%3, %57) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%61 = "stablehlo.reshape"(%60) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%63 = "stablehlo.pad"(%62, %57) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%66 = "stablehlo.reshape"(%65) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%67 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%68 = "stablehlo.compare"(%67, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.pad"(%0, %69) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%71 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%73 = "stablehlo.reshape"(%72) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%74 = "stablehlo.slice"(%73) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%75 = "stablehlo.pad"(%74, %69) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%76 = "stablehlo.slice"(%75) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%79 = "stablehlo.slice"(%78) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%80 = "stablehlo.select"(%68, %79, %7) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%81 = "stablehlo.add"(%56, %80) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%82 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%83 = "stablehlo.pad"(%3, %82) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%84 = "stablehlo.slice"(%83) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%85 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%86 = "stablehlo.reshape"(%85) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%87 = "stablehlo.slice"(%86) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%88 = "stablehlo.pad"(%87, %82) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%89 = "stablehlo.slice"(%88) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%90 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%91 = "stablehlo.reshape"(%90) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%92 = "stablehlo.slice"(%91) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%93 = "stablehlo.compare"(%92, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.pad"(%0, %94) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%96 = "stablehlo.slice"(%95) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%98 = "stablehlo.reshape"(%97) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%100 = "stablehlo.pad"(%99, %94) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%101 = "stablehlo.slice"(%100) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%103 = "stablehlo.reshape"(%102) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%104 = "stablehlo.slice"(%103) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%105 = "stablehlo.select"(%93, %104, %7) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%106 = "stablehlo.add"(%81, %105) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
return %106 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,4,4] f32[2,3,8,8] [2,2] [] [0,0] [1,1] false s64[2,3,4,4]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<2x3x8x8xf32>, %2: tensor<2x3x4x4xi64>) -> (tensor<2x3x8x8xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<64xi32>) -> tensor<8x8xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x2x4xi32>
%9 = "stablehlo.reshape"(%8) : (tensor<2x3x4x2x4xi32>) -> tensor<2x3x8x4xi32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x4xi32>) -> tensor<2x3x8x4x2xi32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x3x8x4x2xi32>) -> tensor<2x3x8x8xi32>
%12 = "stablehlo.compare"(%11, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%13 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2x4xf32>
%14 = "stablehlo.reshape"(%13) : (tensor<2x3x4x2x4xf32>) -> tensor<2x3x8x4xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x4xf32>) -> tensor<2x3x8x4x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<2x3x8x4x2xf32>) -> tensor<2x3x8x8xf32>
%17 = "stablehlo.select"(%12, %16, %7) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
return %17 : tensor<2x3x8x8xf32>
}
}

// f32[2,3,3,8] f32[2,3,7,9] [3,2] [2,1] [1,0] [2,1] true s64[2,3,3,8]
module @example {
func.func public @main(%0: tensor<2x3x3x8xf32>, %1: tensor<2x3x7x9xf32>, %2: tensor<2x3x3x8xi64>) -> (tensor<2x3x7x9xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x3x8xi64>) -> tensor<2x3x3x8xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<63xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<63xi32>) -> tensor<7x9xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x9xi32>) -> tensor<2x3x7x9xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x9xf32>} : () -> tensor<2x3x7x9xf32>
%8 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.pad"(%3, %8) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%14 = "stablehlo.pad"(%13, %8) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%16 = "stablehlo.compare"(%15, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.pad"(%0, %17) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%19 = "stablehlo.slice"(%18) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%23 = "stablehlo.pad"(%22, %17) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%25 = "stablehlo.select"(%16, %24, %7) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%26 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.pad"(%3, %26) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%31 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%32 = "stablehlo.pad"(%31, %26) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%33 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%34 = "stablehlo.compare"(%33, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%0, %35) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%41 = "stablehlo.pad"(%40, %35) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%43 = "stablehlo.select"(%34, %42, %7) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%44 = "stablehlo.add"(%25, %43) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%45 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%46 = "stablehlo.pad"(%3, %45) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%47 = "stablehlo.slice"(%46) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%51 = "stablehlo.pad"(%50, %45) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%53 = "stablehlo.compare"(%52, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.pad"(%0, %54) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%60 = "stablehlo.pad"(%59, %54) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%62 = "stablehlo.select"(%53, %61, %7) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%63 = "stablehlo.add"(%44, %62) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%64 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%65 = "stablehlo.pad"(%3, %64) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%66 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%68 = "stablehlo.reshape"(%67) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%70 = "stablehlo.pad"(%69, %64) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%71 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%72 = "stablehlo.compare"(%71, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%74 = "stablehlo.pad"(%0, %73) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%75 = "stablehlo.slice"(%74) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%77 = "stablehlo.reshape"(%76) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%78 = "stablehlo.slice"(%77) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%79 = "stablehlo.pad"(%78, %73) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%80 = "stablehlo.slice"(%79) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%81 = "stablehlo.select"(%72, %80, %7) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%82 = "stablehlo.add"(%63, %81) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%83 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.pad"(%3, %83) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%85 = "stablehlo.slice"(%84) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%87 = "stablehlo.reshape"(%86) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%88 = "stablehlo.slice"(%87) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%89 = "stablehlo.pad"(%88, %83) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%91 = "stablehlo.compare"(%90, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.pad"(%0, %92) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%94 = "stablehlo.slice"(%93) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%96 = "stablehlo.reshape"(%95) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%98 = "stablehlo.pad"(%97, %92) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%100 = "stablehlo.select"(%91, %99, %7) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%101 = "stablehlo.add"(%82, %100) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%102 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%103 = "stablehlo.pad"(%3, %102) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%104 = "stablehlo.slice"(%103) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%106 = "stablehlo.reshape"(%105) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%107 = "stablehlo.slice"(%106) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%108 = "stablehlo.pad"(%107, %102) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%109 = "stablehlo.slice"(%108) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%110 = "stablehlo.compare"(%109, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.pad"(%0, %111) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%113 = "stablehlo.slice"(%112) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%115 = "stablehlo.reshape"(%114) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%116 = "stablehlo.slice"(%115) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%117 = "stablehlo.pad"(%116, %111) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%118 = "stablehlo.slice"(%117) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%119 = "stablehlo.select"(%110, %118, %7) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%120 = "stablehlo.add"(%101, %119) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
return %120 : tensor<2x3x7x9xf32>
}
}

// f32[3,4,4] f32[3,7,7] [2] [2] [0] [1] true s64[3,4,4]
module @example {
func.func public @main(%0: tensor<3x4x4xf32>, %1: tensor<3x7x7xf32>, %2: tensor<3x4x4xi64>) -> (tensor<3x7x7xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<3x4x4xi64>) -> tensor<3x4x4xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<49xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<49xi32>) -> tensor<7x7xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<7x7xi32>) -> tensor<3x7x7xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7x7xf32>} : () -> tensor<3x7x7xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x4x4xi32>) -> tensor<3x4x2x4xi32>
%9 = "stablehlo.reshape"(%8) : (tensor<3x4x2x4xi32>) -> tensor<3x8x4xi32>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 3, 7, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x8x4xi32>) -> tensor<3x7x4xi32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x7x4xi32>) -> tensor<3x7x4x2xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<3x7x4x2xi32>) -> tensor<3x7x8xi32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 3, 7, 7>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x7x8xi32>) -> tensor<3x7x7xi32>
%14 = "stablehlo.compare"(%13, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x7x7xi32>, tensor<3x7x7xi32>) -> tensor<3x7x7xi1>
%15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x4x4xf32>) -> tensor<3x4x2x4xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<3x4x2x4xf32>) -> tensor<3x8x4xf32>
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 3, 7, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x8x4xf32>) -> tensor<3x7x4xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x7x4xf32>) -> tensor<3x7x4x2xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<3x7x4x2xf32>) -> tensor<3x7x8xf32>
%20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 3, 7, 7>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x7x8xf32>) -> tensor<3x7x7xf32>
%21 = "stablehlo.select"(%14, %20, %7) : (tensor<3x7x7xi1>, tensor<3x7x7xf32>, tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
return %21 : tensor<3x7x7xf32>
}
}

// f32[1,2,2,2] f32[1,2,13,14] [5,5] [9,7] [2,0] [1,1] false s64[1,2,2,2]
module @example {
func.func public @main(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x13x14xf32>, %2: tensor<1x2x2x2xi64>) -> (tensor<1x2x13x14xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<1x2x2x2xi64>) -> tensor<1x2x2x2xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<182xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<182xi32>) -> tensor<13x14xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<13x14xi32>) -> tensor<1x2x13x14xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x13x14xf32>} : () -> tensor<1x2x13x14xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x2x2xi32>) -> tensor<1x2x2x9x2xi32>
%9 = "stablehlo.reshape"(%8) : (tensor<1x2x2x9x2xi32>) -> tensor<1x2x18x2xi32>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 1, 2, 15, 2>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x18x2xi32>) -> tensor<1x2x13x2xi32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x13x2xi32>) -> tensor<1x2x13x2x7xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x2x13x2x7xi32>) -> tensor<1x2x13x14xi32>
%13 = "stablehlo.compare"(%12, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x13x14xi32>, tensor<1x2x13x14xi32>) -> tensor<1x2x13x14xi1>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x9x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x2x9x2xf32>) -> tensor<1x2x18x2xf32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 1, 2, 15, 2>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x18x2xf32>) -> tensor<1x2x13x2xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x13x2xf32>) -> tensor<1x2x13x2x7xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<1x2x13x2x7xf32>) -> tensor<1x2x13x14xf32>
%19 = "stablehlo.select"(%13, %18, %7) : (tensor<1x2x13x14xi1>, tensor<1x2x13x14xf32>, tensor<1x2x13x14xf32>) -> tensor<1x2x13x14xf32>
return %19 : tensor<1x2x13x14xf32>
}
}

// f32[1,2,9,4] f32[1,2,21,20] [19,17] [1,2] [3,2] [1,1] false s64[1,2,9,4]
module @example {
func.func public @main(%0: tensor<1x2x9x4xf32>, %1: tensor<1x2x21x20xf32>, %2: tensor<1x2x9x4xi64>) -> (tensor<1x2x21x20xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x420xf32>} : () -> tensor<2x420xf32>
%4 = "stablehlo.convert"(%2) : (tensor<1x2x9x4xi64>) -> tensor<1x2x9x4xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x9x4xi32>) -> tensor<2x36x1xi32>
%6 = "stablehlo.reshape"(%0) : (tensor<1x2x9x4xf32>) -> tensor<2x36xf32>
%10 = "stablehlo.scatter"(%3, %5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false} : (tensor<2x420xf32>, tensor<2x36x1xi32>, tensor<2x36xf32>) -> tensor<2x420xf32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x420xf32>) -> tensor<1x2x21x20xf32>
return %11 : tensor<1x2x21x20xf32>
}
}

// bf16[2,3,4,4] bf16[2,3,8,8] [3,3] [2,2] [1,1] [1,1] false s64[2,3,4,4]
module @example {
func.func public @main(%0: tensor<2x3x4x4xbf16>, %1: tensor<2x3x8x8xbf16>, %2: tensor<2x3x4x4xi64>) -> (tensor<2x3x8x8xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xf32>
%4 = "stablehlo.convert"(%2) : (tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<64xi32>) -> tensor<8x8xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%9 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.pad"(%4, %9) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%11 = "stablehlo.slice"(%10) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%15 = "stablehlo.pad"(%14, %9) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%19 = "stablehlo.slice"(%18) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%20 = "stablehlo.compare"(%19, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%3, %21) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%27 = "stablehlo.pad"(%26, %21) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%31 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%32 = "stablehlo.select"(%20, %31, %8) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%33 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.pad"(%4, %33) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%35 = "stablehlo.slice"(%34) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%37 = "stablehlo.reshape"(%36) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%39 = "stablehlo.pad"(%38, %33) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%42 = "stablehlo.reshape"(%41) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%44 = "stablehlo.compare"(%43, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.pad"(%3, %45) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%47 = "stablehlo.slice"(%46) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%51 = "stablehlo.pad"(%50, %45) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%54 = "stablehlo.reshape"(%53) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%56 = "stablehlo.select"(%44, %55, %8) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%57 = "stablehlo.add"(%32, %56) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%58 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%59 = "stablehlo.pad"(%4, %58) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%62 = "stablehlo.reshape"(%61) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%63 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%64 = "stablehlo.pad"(%63, %58) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%67 = "stablehlo.reshape"(%66) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%68 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%69 = "stablehlo.compare"(%68, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.pad"(%3, %70) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%72 = "stablehlo.slice"(%71) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%75 = "stablehlo.slice"(%74) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%76 = "stablehlo.pad"(%75, %70) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%80 = "stablehlo.slice"(%79) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%81 = "stablehlo.select"(%69, %80, %8) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%82 = "stablehlo.add"(%57, %81) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%83 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%84 = "stablehlo.pad"(%4, %83) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%85 = "stablehlo.slice"(%84) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%87 = "stablehlo.reshape"(%86) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%88 = "stablehlo.slice"(%87) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%89 = "stablehlo.pad"(%88, %83) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%92 = "stablehlo.reshape"(%91) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%93 = "stablehlo.slice"(%92) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%94 = "stablehlo.compare"(%93, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%95 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.pad"(%3, %95) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%97 = "stablehlo.slice"(%96) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%99 = "stablehlo.reshape"(%98) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%100 = "stablehlo.slice"(%99) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%101 = "stablehlo.pad"(%100, %95) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%102 = "stablehlo.slice"(%101) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%104 = "stablehlo.reshape"(%103) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%105 = "stablehlo.slice"(%104) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%106 = "stablehlo.select"(%94, %105, %8) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%107 = "stablehlo.add"(%82, %106) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%108 = "stablehlo.convert"(%107) : (tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xbf16>
return %108 : tensor<2x3x8x8xbf16>
}
}

