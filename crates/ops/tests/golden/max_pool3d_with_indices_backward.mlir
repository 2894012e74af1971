// f32[2,3,2,6,4] f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1] [1,1,1] false s64[2,3,2,6,4]
module @example {
func.func public @main(%0: tensor<2x3x2x6x4xf32>, %1: tensor<2x3x5x6x7xf32>, %2: tensor<2x3x2x6x4xi64>) -> (tensor<2x3x5x6x7xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<2x3x2x6x4xi64>) -> tensor<2x3x2x6x4xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<210xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<210xi32>) -> tensor<5x6x7xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<5x6x7xi32>) -> tensor<2x3x5x6x7xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5x6x7xf32>} : () -> tensor<2x3x5x6x7xf32>
%8 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%9 = "stablehlo.pad"(%3, %8) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xi32>, tensor<i32>) -> tensor<2x3x3x6x4xi32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xi32>) -> tensor<2x3x3x2x6x4xi32>
%11 = "stablehlo.reshape"(%10) : (tensor<2x3x3x2x6x4xi32>) -> tensor<2x3x6x6x4xi32>
%12 = "stablehlo.slice"(%11) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%13 = "stablehlo.pad"(%12, %8) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x5x9x4xi32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 5, 9, 4>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xi32>) -> tensor<2x3x5x7x4xi32>
%15 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xi32>) -> tensor<2x3x5x6x4xi32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4x2xi32>
%17 = "stablehlo.reshape"(%16) : (tensor<2x3x5x6x4x2xi32>) -> tensor<2x3x5x6x8xi32>
%18 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x7xi32>
%19 = "stablehlo.compare"(%18, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5x6x7xi32>, tensor<2x3x5x6x7xi32>) -> tensor<2x3x5x6x7xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xf32>, tensor<f32>) -> tensor<2x3x3x6x4xf32>
%22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%25 = "stablehlo.pad"(%24, %20) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x9x4xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 5, 9, 4>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xf32>) -> tensor<2x3x5x7x4xf32>
%27 = "stablehlo.slice"(%26) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%29 = "stablehlo.reshape"(%28) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
%31 = "stablehlo.select"(%19, %30, %7) : (tensor<2x3x5x6x7xi1>, tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%32 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.pad"(%3, %32) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xi32>, tensor<i32>) -> tensor<2x3x3x6x4xi32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xi32>) -> tensor<2x3x3x2x6x4xi32>
%35 = "stablehlo.reshape"(%34) : (tensor<2x3x3x2x6x4xi32>) -> tensor<2x3x6x6x4xi32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%37 = "stablehlo.pad"(%36, %32) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x5x9x4xi32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 5, 8, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xi32>) -> tensor<2x3x5x7x4xi32>
%39 = "stablehlo.slice"(%38) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xi32>) -> tensor<2x3x5x6x4xi32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4x2xi32>
%41 = "stablehlo.reshape"(%40) : (tensor<2x3x5x6x4x2xi32>) -> tensor<2x3x5x6x8xi32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x7xi32>
%43 = "stablehlo.compare"(%42, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5x6x7xi32>, tensor<2x3x5x6x7xi32>) -> tensor<2x3x5x6x7xi1>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.pad"(%0, %44) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xf32>, tensor<f32>) -> tensor<2x3x3x6x4xf32>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%47 = "stablehlo.reshape"(%46) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%49 = "stablehlo.pad"(%48, %44) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x9x4xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 5, 8, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xf32>) -> tensor<2x3x5x7x4xf32>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%53 = "stablehlo.reshape"(%52) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%54 = "stablehlo.slice"(%53) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
%55 = "stablehlo.select"(%43, %54, %7) : (tensor<2x3x5x6x7xi1>, tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%56 = "stablehlo.add"(%31, %55) : (tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%57 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%58 = "stablehlo.pad"(%3, %57) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xi32>, tensor<i32>) -> tensor<2x3x3x6x4xi32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xi32>) -> tensor<2x3x3x2x6x4xi32>
%60 = "stablehlo.reshape"(%59) : (tensor<2x3x3x2x6x4xi32>) -> tensor<2x3x6x6x4xi32>
%61 = "stablehlo.slice"(%60) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%62 = "stablehlo.pad"(%61, %57) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x5x9x4xi32>
%63 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xi32>) -> tensor<2x3x5x7x4xi32>
%64 = "stablehlo.slice"(%63) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xi32>) -> tensor<2x3x5x6x4xi32>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4x2xi32>
%66 = "stablehlo.reshape"(%65) : (tensor<2x3x5x6x4x2xi32>) -> tensor<2x3x5x6x8xi32>
%67 = "stablehlo.slice"(%66) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x7xi32>
%68 = "stablehlo.compare"(%67, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x5x6x7xi32>, tensor<2x3x5x6x7xi32>) -> tensor<2x3x5x6x7xi1>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.pad"(%0, %69) {edge_padding_high = array<i64: 0, 0, 1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x2x6x4xf32>, tensor<f32>) -> tensor<2x3x3x6x4xf32>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1, 2, 4, 5>} : (tensor<2x3x3x6x4xf32>) -> tensor<2x3x3x2x6x4xf32>
%72 = "stablehlo.reshape"(%71) : (tensor<2x3x3x2x6x4xf32>) -> tensor<2x3x6x6x4xf32>
%73 = "stablehlo.slice"(%72) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x6x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%74 = "stablehlo.pad"(%73, %69) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x9x4xf32>
%75 = "stablehlo.slice"(%74) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x9x4xf32>) -> tensor<2x3x5x7x4xf32>
%76 = "stablehlo.slice"(%75) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x7x4xf32>) -> tensor<2x3x5x6x4xf32>
%77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4x2xf32>
%78 = "stablehlo.reshape"(%77) : (tensor<2x3x5x6x4x2xf32>) -> tensor<2x3x5x6x8xf32>
%79 = "stablehlo.slice"(%78) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x7xf32>
%80 = "stablehlo.select"(%68, %79, %7) : (tensor<2x3x5x6x7xi1>, tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
%81 = "stablehlo.add"(%56, %80) : (tensor<2x3x5x6x7xf32>, tensor<2x3x5x6x7xf32>) -> tensor<2x3x5x6x7xf32>
return %81 : tensor<2x3x5x6x7xf32>
}
}

// f32[3,2,2,2] f32[3,4,4,4] [2] [] [0] [1] false s64[3,2,2,2]
module @example {
func.func public @main(%0: tensor<3x2x2x2xf32>, %1: tensor<3x4x4x4xf32>, %2: tensor<3x2x2x2xi64>) -> (tensor<3x4x4x4xf32>) {
%3 = "stablehlo.convert"(%2) : (tensor<3x2x2x2xi64>) -> tensor<3x2x2x2xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%5 = "stablehlo.reshape"(%4) : (tensor<64xi32>) -> tensor<4x4x4xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<4x4x4xi32>) -> tensor<3x4x4x4xi32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4x4x4xf32>} : () -> tensor<3x4x4x4xf32>
%8 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<3x2x2x2xi32>) -> tensor<3x2x2x2x2xi32>
%9 = "stablehlo.reshape"(%8) : (tensor<3x2x2x2x2xi32>) -> tensor<3x4x2x2xi32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<3x4x2x2xi32>) -> tensor<3x4x2x2x2xi32>
%11 = "stablehlo.reshape"(%10) : (tensor<3x4x2x2x2xi32>) -> tensor<3x4x4x2xi32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x4x4x2xi32>) -> tensor<3x4x4x2x2xi32>
%13 = "stablehlo.reshape"(%12) : (tensor<3x4x4x2x2xi32>) -> tensor<3x4x4x4xi32>
%14 = "stablehlo.compare"(%13, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4x4x4xi32>, tensor<3x4x4x4xi32>) -> tensor<3x4x4x4xi1>
%15 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<3x2x2x2xf32>) -> tensor<3x2x2x2x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<3x2x2x2x2xf32>) -> tensor<3x4x2x2xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<3x4x2x2xf32>) -> tensor<3x4x2x2x2xf32>
%18 = "stablehlo.reshape"(%17) : (tensor<3x4x2x2x2xf32>) -> tensor<3x4x4x2xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<3x4x4x2xf32>) -> tensor<3x4x4x2x2xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<3x4x4x2x2xf32>) -> tensor<3x4x4x4xf32>
%21 = "stablehlo.select"(%14, %20, %7) : (tensor<3x4x4x4xi1>, tensor<3x4x4x4xf32>, tensor<3x4x4x4xf32>) -> tensor<3x4x4x4xf32>
return %21 : tensor<3x4x4x4xf32>
}
}

