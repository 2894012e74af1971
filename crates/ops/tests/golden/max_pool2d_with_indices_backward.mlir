// f32[2,3,4,5] f32[2,3,8,9] [3,3] [2,2] [1,1] [1,1] false s64[2,3,4,5]
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x8x9xf32>, %2: tensor<2x3x4x5xi64>) -> (tensor<2x3x8x9xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x4x5xi64>) -> tensor<2x3x4x5xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x9xf32>} : () -> tensor<2x3x8x9xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<72xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<72xi32>) -> tensor<8x9xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x9xi32>) -> tensor<2x3x8x9xi32>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x9xf32>} : () -> tensor<2x3x8x9xf32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.pad"(%3, %10) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%16 = "stablehlo.pad"(%15, %10) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%19 = "stablehlo.reshape"(%18) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%21 = "stablehlo.compare"(%20, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%26 = "stablehlo.reshape"(%25) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%27 = "stablehlo.slice"(%26) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%28 = "stablehlo.pad"(%27, %22) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%32 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%33 = "stablehlo.select"(%21, %32, %9) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%34 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.pad"(%3, %34) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%39 = "stablehlo.slice"(%38) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%40 = "stablehlo.pad"(%39, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%43 = "stablehlo.reshape"(%42) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%44 = "stablehlo.slice"(%43) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%45 = "stablehlo.compare"(%44, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%0, %46) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 6, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%52 = "stablehlo.pad"(%51, %46) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%57 = "stablehlo.select"(%45, %56, %9) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%58 = "stablehlo.add"(%33, %57) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%59 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.pad"(%3, %59) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%63 = "stablehlo.reshape"(%62) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%65 = "stablehlo.pad"(%64, %59) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%66 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%68 = "stablehlo.reshape"(%67) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%70 = "stablehlo.compare"(%69, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.pad"(%0, %71) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%75 = "stablehlo.reshape"(%74) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%76 = "stablehlo.slice"(%75) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%77 = "stablehlo.pad"(%76, %71) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%78 = "stablehlo.slice"(%77) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%81 = "stablehlo.slice"(%80) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%82 = "stablehlo.select"(%70, %81, %9) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%83 = "stablehlo.add"(%58, %82) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%84 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%85 = "stablehlo.pad"(%3, %84) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x6x5xi32>
%86 = "stablehlo.slice"(%85) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xi32>) -> tensor<2x3x5x5xi32>
%87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xi32>) -> tensor<2x3x5x2x5xi32>
%88 = "stablehlo.reshape"(%87) : (tensor<2x3x5x2x5xi32>) -> tensor<2x3x10x5xi32>
%89 = "stablehlo.slice"(%88) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xi32>) -> tensor<2x3x8x5xi32>
%90 = "stablehlo.pad"(%89, %84) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%91 = "stablehlo.slice"(%90) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%93 = "stablehlo.reshape"(%92) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%94 = "stablehlo.slice"(%93) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x9xi32>
%95 = "stablehlo.compare"(%94, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x9xi32>, tensor<2x3x8x9xi32>) -> tensor<2x3x8x9xi1>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.pad"(%0, %96) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%98 = "stablehlo.slice"(%97) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%100 = "stablehlo.reshape"(%99) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%101 = "stablehlo.slice"(%100) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%102 = "stablehlo.pad"(%101, %96) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%103 = "stablehlo.slice"(%102) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%105 = "stablehlo.reshape"(%104) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%106 = "stablehlo.slice"(%105) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%107 = "stablehlo.select"(%95, %106, %9) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%108 = "stablehlo.add"(%83, %107) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
return %108 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,4,4] f32[2,3,8,8] [2,2] [] [0,0] [1,1] false s64[2,3,4,4]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<2x3x8x8xf32>, %2: tensor<2x3x4x4xi64>) -> (tensor<2x3x8x8xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<64xi32>) -> tensor<8x8xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x2x4xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x4x2x4xi32>) -> tensor<2x3x8x4xi32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x4xi32>) -> tensor<2x3x8x4x2xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<2x3x8x4x2xi32>) -> tensor<2x3x8x8xi32>
%15 = "stablehlo.compare"(%14, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2x4xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<2x3x4x2x4xf32>) -> tensor<2x3x8x4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x4xf32>) -> tensor<2x3x8x4x2xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<2x3x8x4x2xf32>) -> tensor<2x3x8x8xf32>
%21 = "stablehlo.select"(%15, %20, %9) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
return %21 : tensor<2x3x8x8xf32>
}
}

// f32[2,3,3,8] f32[2,3,7,9] [3,2] [2,1] [1,0] [2,1] true s64[2,3,3,8]
module @example {
func.func public @main(%0: tensor<2x3x3x8xf32>, %1: tensor<2x3x7x9xf32>, %2: tensor<2x3x3x8xi64>) -> (tensor<2x3x7x9xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x3x8xi64>) -> tensor<2x3x3x8xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x9xf32>} : () -> tensor<2x3x7x9xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<63xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<63xi32>) -> tensor<7x9xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x9xi32>) -> tensor<2x3x7x9xi32>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x9xf32>} : () -> tensor<2x3x7x9xf32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.pad"(%3, %10) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%16 = "stablehlo.pad"(%15, %10) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%18 = "stablehlo.compare"(%17, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%20 = "stablehlo.pad"(%0, %19) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%21 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%25 = "stablehlo.pad"(%24, %19) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%27 = "stablehlo.select"(%18, %26, %9) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%28 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.pad"(%3, %28) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%32 = "stablehlo.reshape"(%31) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%33 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%34 = "stablehlo.pad"(%33, %28) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%35 = "stablehlo.slice"(%34) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%36 = "stablehlo.compare"(%35, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.pad"(%0, %37) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%39 = "stablehlo.slice"(%38) {limit_indices = array<i64: 2, 3, 6, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%43 = "stablehlo.pad"(%42, %37) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%44 = "stablehlo.slice"(%43) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%45 = "stablehlo.select"(%36, %44, %9) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%46 = "stablehlo.add"(%27, %45) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%47 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.pad"(%3, %47) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%51 = "stablehlo.reshape"(%50) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%53 = "stablehlo.pad"(%52, %47) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%54 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%55 = "stablehlo.compare"(%54, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.pad"(%0, %56) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%60 = "stablehlo.reshape"(%59) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%62 = "stablehlo.pad"(%61, %56) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%63 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%64 = "stablehlo.select"(%55, %63, %9) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%65 = "stablehlo.add"(%46, %64) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%66 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%67 = "stablehlo.pad"(%3, %66) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%68 = "stablehlo.slice"(%67) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%70 = "stablehlo.reshape"(%69) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%71 = "stablehlo.slice"(%70) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%72 = "stablehlo.pad"(%71, %66) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%74 = "stablehlo.compare"(%73, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.pad"(%0, %75) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%78 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%79 = "stablehlo.reshape"(%78) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%80 = "stablehlo.slice"(%79) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%81 = "stablehlo.pad"(%80, %75) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%82 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%83 = "stablehlo.select"(%74, %82, %9) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%84 = "stablehlo.add"(%65, %83) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%85 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%86 = "stablehlo.pad"(%3, %85) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%87 = "stablehlo.slice"(%86) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%89 = "stablehlo.reshape"(%88) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%91 = "stablehlo.pad"(%90, %85) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%92 = "stablehlo.slice"(%91) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%93 = "stablehlo.compare"(%92, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.pad"(%0, %94) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%96 = "stablehlo.slice"(%95) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%97 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%98 = "stablehlo.reshape"(%97) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%100 = "stablehlo.pad"(%99, %94) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%101 = "stablehlo.slice"(%100) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%102 = "stablehlo.select"(%93, %101, %9) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%103 = "stablehlo.add"(%84, %102) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%104 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%105 = "stablehlo.pad"(%3, %104) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xi32>, tensor<i32>) -> tensor<2x3x6x8xi32>
%106 = "stablehlo.slice"(%105) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xi32>) -> tensor<2x3x4x8xi32>
%107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xi32>) -> tensor<2x3x4x2x8xi32>
%108 = "stablehlo.reshape"(%107) : (tensor<2x3x4x2x8xi32>) -> tensor<2x3x8x8xi32>
%109 = "stablehlo.slice"(%108) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x7x8xi32>
%110 = "stablehlo.pad"(%109, %104) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x7x10xi32>
%111 = "stablehlo.slice"(%110) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xi32>) -> tensor<2x3x7x9xi32>
%112 = "stablehlo.compare"(%111, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x9xi32>, tensor<2x3x7x9xi32>) -> tensor<2x3x7x9xi1>
%113 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%114 = "stablehlo.pad"(%0, %113) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x3x8xf32>, tensor<f32>) -> tensor<2x3x6x8xf32>
%115 = "stablehlo.slice"(%114) {limit_indices = array<i64: 2, 3, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x8xf32>) -> tensor<2x3x4x8xf32>
%116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x8xf32>) -> tensor<2x3x4x2x8xf32>
%117 = "stablehlo.reshape"(%116) : (tensor<2x3x4x2x8xf32>) -> tensor<2x3x8x8xf32>
%118 = "stablehlo.slice"(%117) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x7x8xf32>
%119 = "stablehlo.pad"(%118, %113) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x7x10xf32>
%120 = "stablehlo.slice"(%119) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x10xf32>) -> tensor<2x3x7x9xf32>
%121 = "stablehlo.select"(%112, %120, %9) : (tensor<2x3x7x9xi1>, tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
%122 = "stablehlo.add"(%103, %121) : (tensor<2x3x7x9xf32>, tensor<2x3x7x9xf32>) -> tensor<2x3x7x9xf32>
return %122 : tensor<2x3x7x9xf32>
}
}

// f32[3,4,4] f32[3,7,7] [2] [2] [0] [1] true s64[3,4,4]
module @example {
func.func public @main(%0: tensor<3x4x4xf32>, %1: tensor<3x7x7xf32>, %2: tensor<3x4x4xi64>) -> (tensor<3x7x7xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<3x4x4xi64>) -> tensor<3x4x4xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7x7xf32>} : () -> tensor<3x7x7xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<49xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<49xi32>) -> tensor<7x7xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<7x7xi32>) -> tensor<3x7x7xi32>
%8 = "stablehlo.convert"(%7) : (tensor<3x7x7xi32>) -> tensor<3x7x7xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7x7xf32>} : () -> tensor<3x7x7xf32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x4x4xi32>) -> tensor<3x4x2x4xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<3x4x2x4xi32>) -> tensor<3x8x4xi32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 3, 7, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x8x4xi32>) -> tensor<3x7x4xi32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x7x4xi32>) -> tensor<3x7x4x2xi32>
%15 = "stablehlo.reshape"(%14) : (tensor<3x7x4x2xi32>) -> tensor<3x7x8xi32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 3, 7, 7>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x7x8xi32>) -> tensor<3x7x7xi32>
%17 = "stablehlo.compare"(%16, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x7x7xi32>, tensor<3x7x7xi32>) -> tensor<3x7x7xi1>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x4x4xf32>) -> tensor<3x4x2x4xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<3x4x2x4xf32>) -> tensor<3x8x4xf32>
%21 = "stablehlo.slice"(%20) {limit_indices = array<i64: 3, 7, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x8x4xf32>) -> tensor<3x7x4xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x7x4xf32>) -> tensor<3x7x4x2xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<3x7x4x2xf32>) -> tensor<3x7x8xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 3, 7, 7>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x7x8xf32>) -> tensor<3x7x7xf32>
%25 = "stablehlo.select"(%17, %24, %9) : (tensor<3x7x7xi1>, tensor<3x7x7xf32>, tensor<3x7x7xf32>) -> tensor<3x7x7xf32>
return %25 : tensor<3x7x7xf32>
}
}

// f32[1,2,2,2] f32[1,2,13,14] [5,5] [9,7] [2,0] [1,1] false s64[1,2,2,2]
module @example {
func.func public @main(%0: tensor<1x2x2x2xf32>, %1: tensor<1x2x13x14xf32>, %2: tensor<1x2x2x2xi64>) -> (tensor<1x2x13x14xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<1x2x2x2xi64>) -> tensor<1x2x2x2xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x13x14xf32>} : () -> tensor<1x2x13x14xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<182xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<182xi32>) -> tensor<13x14xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<13x14xi32>) -> tensor<1x2x13x14xi32>
%8 = "stablehlo.convert"(%7) : (tensor<1x2x13x14xi32>) -> tensor<1x2x13x14xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x13x14xf32>} : () -> tensor<1x2x13x14xf32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x2x2xi32>) -> tensor<1x2x2x9x2xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<1x2x2x9x2xi32>) -> tensor<1x2x18x2xi32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 1, 2, 15, 2>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x18x2xi32>) -> tensor<1x2x13x2xi32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x13x2xi32>) -> tensor<1x2x13x2x7xi32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x13x2x7xi32>) -> tensor<1x2x13x14xi32>
%16 = "stablehlo.compare"(%15, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x13x14xi32>, tensor<1x2x13x14xi32>) -> tensor<1x2x13x14xi1>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x9x2xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x2x2x9x2xf32>) -> tensor<1x2x18x2xf32>
%20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 1, 2, 15, 2>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x18x2xf32>) -> tensor<1x2x13x2xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x13x2xf32>) -> tensor<1x2x13x2x7xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<1x2x13x2x7xf32>) -> tensor<1x2x13x14xf32>
%23 = "stablehlo.select"(%16, %22, %9) : (tensor<1x2x13x14xi1>, tensor<1x2x13x14xf32>, tensor<1x2x13x14xf32>) -> tensor<1x2x13x14xf32>
return %23 : tensor<1x2x13x14xf32>
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
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%7 = "stablehlo.reshape"(%6) : (tensor<64xi32>) -> tensor<8x8xi32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%9 = "stablehlo.convert"(%8) : (tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%11 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.pad"(%4, %11) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%17 = "stablehlo.pad"(%16, %11) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%18 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%20 = "stablehlo.reshape"(%19) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%21 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%22 = "stablehlo.compare"(%21, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.pad"(%3, %23) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%29 = "stablehlo.pad"(%28, %23) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%33 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%34 = "stablehlo.select"(%22, %33, %10) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%35 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.pad"(%4, %35) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%39 = "stablehlo.reshape"(%38) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%41 = "stablehlo.pad"(%40, %35) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%44 = "stablehlo.reshape"(%43) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%45 = "stablehlo.slice"(%44) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%46 = "stablehlo.compare"(%45, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.pad"(%3, %47) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 2, 3, 6, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%51 = "stablehlo.reshape"(%50) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%53 = "stablehlo.pad"(%52, %47) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%54 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%56 = "stablehlo.reshape"(%55) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%58 = "stablehlo.select"(%46, %57, %10) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%59 = "stablehlo.add"(%34, %58) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%60 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%61 = "stablehlo.pad"(%4, %60) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%64 = "stablehlo.reshape"(%63) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%66 = "stablehlo.pad"(%65, %60) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%67 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%69 = "stablehlo.reshape"(%68) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%70 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%71 = "stablehlo.compare"(%70, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.pad"(%3, %72) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%74 = "stablehlo.slice"(%73) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%76 = "stablehlo.reshape"(%75) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%78 = "stablehlo.pad"(%77, %72) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%79 = "stablehlo.slice"(%78) {limit_indices = array<i64: 2, 3, 8, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%81 = "stablehlo.reshape"(%80) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%82 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%83 = "stablehlo.select"(%71, %82, %10) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%84 = "stablehlo.add"(%59, %83) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%85 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%86 = "stablehlo.pad"(%4, %85) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xi32>, tensor<i32>) -> tensor<2x3x6x4xi32>
%87 = "stablehlo.slice"(%86) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xi32>) -> tensor<2x3x5x4xi32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xi32>) -> tensor<2x3x5x2x4xi32>
%89 = "stablehlo.reshape"(%88) : (tensor<2x3x5x2x4xi32>) -> tensor<2x3x10x4xi32>
%90 = "stablehlo.slice"(%89) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xi32>) -> tensor<2x3x8x4xi32>
%91 = "stablehlo.pad"(%90, %85) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x8x6xi32>
%92 = "stablehlo.slice"(%91) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xi32>) -> tensor<2x3x8x5xi32>
%93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xi32>) -> tensor<2x3x8x5x2xi32>
%94 = "stablehlo.reshape"(%93) : (tensor<2x3x8x5x2xi32>) -> tensor<2x3x8x10xi32>
%95 = "stablehlo.slice"(%94) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xi32>) -> tensor<2x3x8x8xi32>
%96 = "stablehlo.compare"(%95, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x8xi32>, tensor<2x3x8x8xi32>) -> tensor<2x3x8x8xi1>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.pad"(%3, %97) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%99 = "stablehlo.slice"(%98) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%101 = "stablehlo.reshape"(%100) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%102 = "stablehlo.slice"(%101) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%103 = "stablehlo.pad"(%102, %97) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%104 = "stablehlo.slice"(%103) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%106 = "stablehlo.reshape"(%105) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%107 = "stablehlo.slice"(%106) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%108 = "stablehlo.select"(%96, %107, %10) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%109 = "stablehlo.add"(%84, %108) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%110 = "stablehlo.convert"(%109) : (tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xbf16>
return %110 : tensor<2x3x8x8xbf16>
}
}

