// f32[2,3,2,6,4] f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] [1,1,1] false s64[2,3,2,6,4]
module @example {
func.func public @main(%0: tensor<2x3x2x6x4xf32>, %1: tensor<2x3x5x6x7xf32>, %2: tensor<2x3x2x6x4xi64>) -> (tensor<2x3x5x6x7xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x2x6x4xi64>) -> tensor<2x3x2x6x4xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5x6x7xf32>} : () -> tensor<2x3x5x6x7xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<210xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<210xi32>) -> tensor<5x6x7xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<5x6x7xi32>) -> tensor<2x3x5x6x7xi32>
%8 = "stablehlo.convert"(%7) : (tensor<2x3x5x6x7xi32>) -> tensor<2x3x5x6x7xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5x6x7xf32>} : () -> tensor<2x3x5x6x7xf32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.pad"(%3, %10) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xi32>, tensor<i32>) -> tensor<2x3x3x6x4xi32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xi32>) -> tensor<2x3x3x2x6x4xi32>
%13 = "stablehlo.reshape"(%12) : (tensor<2x3x3x2x6x4xi32>) -> tensor<2x3x6x6x4xi32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%15 = "stablehlo.pad"(%14, %10) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x5x9x4xi32>
%16 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 5, 9, 4>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xi32>) -> tensor<2x3x5x7x4xi32>
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xi32>) -> tensor<2x3x5x6x4xi32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4x2xi32>
%19 = "stablehlo.reshape"(%18) : (tensor<2x3x5x6x4x2xi32>) -> tensor<2x3x5x6x8xi32>
%20 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x7xi32>
%21 = "stablehlo.compare"(%20, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5x6x7xi32>, tensor<2x3x5x6x7xi32>) -> tensor<2x3x5x6x7xi1>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xf32>, tensor<f32>) -> tensor<2x3x3x6x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%27 = "stablehlo.pad"(%26, %22) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x9x4xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 5, 9, 4>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xf32>) -> tensor<2x3x5x7x4xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%31 = "stablehlo.reshape"(%30) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%32 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
%33 = "stablehlo.select"(%21, %32, %9) : (tensor<2x3x5x6x7xi1>, tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%34 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.pad"(%3, %34) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xi32>, tensor<i32>) -> tensor<2x3x3x6x4xi32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xi32>) -> tensor<2x3x3x2x6x4xi32>
%37 = "stablehlo.reshape"(%36) : (tensor<2x3x3x2x6x4xi32>) -> tensor<2x3x6x6x4xi32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%39 = "stablehlo.pad"(%38, %34) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x5x9x4xi32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 3, 5, 8, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xi32>) -> tensor<2x3x5x7x4xi32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xi32>) -> tensor<2x3x5x6x4xi32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4x2xi32>
%43 = "stablehlo.reshape"(%42) : (tensor<2x3x5x6x4x2xi32>) -> tensor<2x3x5x6x8xi32>
%44 = "stablehlo.slice"(%43) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x7xi32>
%45 = "stablehlo.compare"(%44, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5x6x7xi32>, tensor<2x3x5x6x7xi32>) -> tensor<2x3x5x6x7xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%0, %46) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xf32>, tensor<f32>) -> tensor<2x3x3x6x4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%51 = "stablehlo.pad"(%50, %46) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x9x4xf32>
%52 = "stablehlo.slice"(%51) {limit_indices = array<i64: 2, 3, 5, 8, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xf32>) -> tensor<2x3x5x7x4xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%55 = "stablehlo.reshape"(%54) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
%57 = "stablehlo.select"(%45, %56, %9) : (tensor<2x3x5x6x7xi1>, tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%58 = "stablehlo.add"(%33, %57) : (tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%59 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%60 = "stablehlo.pad"(%3, %59) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xi32>, tensor<i32>) -> tensor<2x3x3x6x4xi32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xi32>) -> tensor<2x3x3x2x6x4xi32>
%62 = "stablehlo.reshape"(%61) : (tensor<2x3x3x2x6x4xi32>) -> tensor<2x3x6x6x4xi32>
%63 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%64 = "stablehlo.pad"(%63, %59) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x5x9x4xi32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xi32>) -> tensor<2x3x5x7x4xi32>
%66 = "stablehlo.slice"(%65) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xi32>) -> tensor<2x3x5x6x4xi32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4x2xi32>
%68 = "stablehlo.reshape"(%67) : (tensor<2x3x5x6x4x2xi32>) -> tensor<2x3x5x6x8xi32>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x7xi32>
%70 = "stablehlo.compare"(%69, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5x6x7xi32>, tensor<2x3x5x6x7xi32>) -> tensor<2x3x5x6x7xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.pad"(%0, %71) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xf32>, tensor<f32>) -> tensor<2x3x3x6x4xf32>
%73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%74 = "stablehlo.reshape"(%73) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%75 = "stablehlo.slice"(%74) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%76 = "stablehlo.pad"(%75, %71) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x9x4xf32>
%77 = "stablehlo.slice"(%76) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xf32>) -> tensor<2x3x5x7x4xf32>
%78 = "stablehlo.slice"(%77) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%80 = "stablehlo.reshape"(%79) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%81 = "stablehlo.slice"(%80) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
%82 = "stablehlo.select"(%70, %81, %9) : (tensor<2x3x5x6x7xi1>, tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%83 = "stablehlo.add"(%58, %82) : (tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
return %83 : tensor<2x3x5x6x7xf32>
}
}

// f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] [1] false s64[3,2,2,2]
module @example {
func.func public @main(%0: tensor<3x2x2x2xf32>, %1: tensor<3x4x4x4xf32>, %2: tensor<3x2x2x2xi64>) -> (tensor<3x4x4x4xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<3x2x2x2xi64>) -> tensor<3x2x2x2xi32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4x4x4xf32>} : () -> tensor<3x4x4x4xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%6 = "stablehlo.reshape"(%5) : (tensor<64xi32>) -> tensor<4x4x4xi32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<4x4x4xi32>) -> tensor<3x4x4x4xi32>
%8 = "stablehlo.convert"(%7) : (tensor<3x4x4x4xi32>) -> tensor<3x4x4x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4x4x4xf32>} : () -> tensor<3x4x4x4xf32>
%10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<3x2x2x2xi32>) -> tensor<3x2x2x2x2xi32>
%12 = "stablehlo.reshape"(%11) : (tensor<3x2x2x2x2xi32>) -> tensor<3x4x2x2xi32>
%13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<3x4x2x2xi32>) -> tensor<3x4x2x2x2xi32>
%14 = "stablehlo.reshape"(%13) : (tensor<3x4x2x2x2xi32>) -> tensor<3x4x4x2xi32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x4x4x2xi32>) -> tensor<3x4x4x2x2xi32>
%16 = "stablehlo.reshape"(%15) : (tensor<3x4x4x2x2xi32>) -> tensor<3x4x4x4xi32>
%17 = "stablehlo.compare"(%16, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4x4x4xi32>, tensor<3x4x4x4xi32>) -> tensor<3x4x4x4xi1>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<3x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<3x2x2x2x2xf32>) -> tensor<3x4x2x2xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<3x4x2x2xf32>) -> tensor<3x4x2x2x2xf32>
%22 = "stablehlo.reshape"(%21) : (tensor<3x4x2x2x2xf32>) -> tensor<3x4x4x2xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x4x4x2xf32>) -> tensor<3x4x4x2x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<3x4x4x2x2xf32>) -> tensor<3x4x4x4xf32>
%25 = "stablehlo.select"(%17, %24, %9) : (tensor<3x4x4x4xi1>, tensor<3x4x4x4xf32>, tensor<3x4x4x4xf32>) -> tensor<3x4x4x4xf32>
return %25 : tensor<3x4x4x4xf32>
}
}

