// f32[2,3,4,4] f32[2,3,8,9] [2,2] [] [0,0] false true none
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x4xf32>} : () -> tensor<2x3x4x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2x4xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<2x3x4x2x4xf32>) -> tensor<2x3x8x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x4xf32>) -> tensor<2x3x8x4x2xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x3x8x4x2xf32>) -> tensor<2x3x8x8xf32>
%9 = "stablehlo.pad"(%8, %4) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x8xf32>, tensor<f32>) -> tensor<2x3x8x9xf32>
return %9 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,4,5] f32[2,3,8,9] [3,3] [2,2] [1,1] false true none
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.pad"(%3, %4) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x5x5xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%8 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%9 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x5xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.compare"(%9, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x5xi1>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%16 = "stablehlo.select"(%14, %11, %15) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.pad"(%3, %17) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x5x5xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%20 = "stablehlo.reshape"(%19) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%21 = "stablehlo.slice"(%20) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%22 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x5xf32>
%24 = "stablehlo.multiply"(%21, %23) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.compare"(%22, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x5xi1>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%30 = "stablehlo.add"(%16, %29) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%32 = "stablehlo.pad"(%30, %31) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%33 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf32>) -> tensor<2x3x8x9xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<2x3x8x9xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x9xf32>} : () -> tensor<2x3x8x9xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%45 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%46 = "stablehlo.reshape"(%45) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%47 = "stablehlo.slice"(%46) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%48 = "stablehlo.add"(%44, %47) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
return %48 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,5,5] f32[2,3,8,9] [3,3] [2,2] [1,1] true false none
module @example {
func.func public @main(%0: tensor<2x3x5x5xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5x5xf32>
%4 = "stablehlo.constant"() {value = dense<[2.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x5x5xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
%7 = "stablehlo.divide"(%0, %6) : (tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.pad"(%7, %8) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x5x5xf32>, tensor<f32>) -> tensor<2x3x6x5xf32>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 2, 3, 5, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x5xf32>) -> tensor<2x3x5x5xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%14 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x5xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x5xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%22 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x5xf32>) -> tensor<2x3x5x2x5xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<2x3x5x2x5xf32>) -> tensor<2x3x10x5xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x5xf32>) -> tensor<2x3x8x5xf32>
%25 = "stablehlo.add"(%21, %24) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%27 = "stablehlo.pad"(%25, %26) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x8x6xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x6xf32>) -> tensor<2x3x8x5xf32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%31 = "stablehlo.slice"(%30) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%32 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf32>) -> tensor<2x3x8x9xf32>
%34 = "stablehlo.multiply"(%31, %33) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%36 = "stablehlo.compare"(%32, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<2x3x8x9xi1>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x9xf32>} : () -> tensor<2x3x8x9xf32>
%39 = "stablehlo.select"(%37, %34, %38) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%40 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x9xf32>
%43 = "stablehlo.add"(%39, %42) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
return %43 : tensor<2x3x8x9xf32>
}
}

// f32[2,3,5,4] f32[2,3,8,9] [3,2] [2,3] [1,1] true true none
module @example {
func.func public @main(%0: tensor<2x3x5x4xf32>, %1: tensor<2x3x8x9xf32>) -> (tensor<2x3x8x9xf32>) {
%2 = "stablehlo.constant"() {value = dense<[3.0e0, 3.0e0, 3.0e0, 3.0e0, 2.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2>} : (tensor<5xf32>) -> tensor<2x3x5x4xf32>
%4 = "stablehlo.constant"() {value = dense<[2.0e0, 2.0e0, 2.0e0, 2.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<2x3x5x4xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%7 = "stablehlo.divide"(%0, %6) : (tensor<2x3x5x4xf32>, tensor<2x3x5x4xf32>) -> tensor<2x3x5x4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.pad"(%7, %8) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x5x4xf32>, tensor<f32>) -> tensor<2x3x6x4xf32>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 2, 3, 5, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x6x4xf32>) -> tensor<2x3x5x4xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%14 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x4xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x4xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x4xf32>} : () -> tensor<2x3x8x4xf32>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%22 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%23 = "stablehlo.reshape"(%22) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%25 = "stablehlo.add"(%21, %24) : (tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x4xf32>) -> tensor<2x3x8x4x3xf32>
%27 = "stablehlo.reshape"(%26) : (tensor<2x3x8x4x3xf32>) -> tensor<2x3x8x12xf32>
%28 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x12xf32>) -> tensor<2x3x8x9xf32>
%29 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 1.0e0, 1.0e0, -0.0e0, 1.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf32>) -> tensor<2x3x8x9xf32>
%31 = "stablehlo.multiply"(%28, %30) : (tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%33 = "stablehlo.compare"(%29, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<2x3x8x9xi1>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x9xf32>} : () -> tensor<2x3x8x9xf32>
%36 = "stablehlo.select"(%34, %31, %35) : (tensor<2x3x8x9xi1>, tensor<2x3x8x9xf32>, tensor<2x3x8x9xf32>) -> tensor<2x3x8x9xf32>
return %36 : tensor<2x3x8x9xf32>
}
}

// f32[3,4,4] f32[3,8,8] [2] [2] [0] true true 5
module @example {
func.func public @main(%0: tensor<3x4x4xf32>, %1: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>) {
%2 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<3x4x4xf32>} : () -> tensor<3x4x4xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x4x4xf32>, tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x4x4xf32>) -> tensor<3x4x2x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3x4x2x4xf32>) -> tensor<3x8x4xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x8x4xf32>) -> tensor<3x8x4x2xf32>
%7 = "stablehlo.reshape"(%6) : (tensor<3x8x4x2xf32>) -> tensor<3x8x8xf32>
return %7 : tensor<3x8x8xf32>
}
}

// f32[3,2,2] f32[3,8,8] [2] [5] [0] false true none
module @example {
func.func public @main(%0: tensor<3x2x2xf32>, %1: tensor<3x8x8xf32>) -> (tensor<3x8x8xf32>) {
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3x2x2xf32>} : () -> tensor<3x2x2xf32>
%3 = "stablehlo.divide"(%0, %2) : (tensor<3x2x2xf32>, tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 3>} : (tensor<3x2x2xf32>) -> tensor<3x2x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3x2x5x2xf32>) -> tensor<3x10x2xf32>
%6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 3, 8, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x10x2xf32>) -> tensor<3x8x2xf32>
%7 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, -0.0e0, -0.0e0, -0.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<3x8x2xf32>
%9 = "stablehlo.multiply"(%6, %8) : (tensor<3x8x2xf32>, tensor<3x8x2xf32>) -> tensor<3x8x2xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi1>) -> tensor<3x8x2xi1>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x8x2xf32>} : () -> tensor<3x8x2xf32>
%14 = "stablehlo.select"(%12, %9, %13) : (tensor<3x8x2xi1>, tensor<3x8x2xf32>, tensor<3x8x2xf32>) -> tensor<3x8x2xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<3x8x2xf32>) -> tensor<3x8x2x5xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<3x8x2x5xf32>) -> tensor<3x8x10xf32>
%17 = "stablehlo.slice"(%16) {limit_indices = array<i64: 3, 8, 8>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<3x8x10xf32>) -> tensor<3x8x8xf32>
%18 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, -0.0e0, -0.0e0, -0.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<3x8x8xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<3x8x8xf32>, tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%22 = "stablehlo.compare"(%18, %21) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<3x8x8xi1>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x8x8xf32>} : () -> tensor<3x8x8xf32>
%25 = "stablehlo.select"(%23, %20, %24) : (tensor<3x8x8xi1>, tensor<3x8x8xf32>, tensor<3x8x8xf32>) -> tensor<3x8x8xf32>
return %25 : tensor<3x8x8xf32>
}
}

// bf16[2,3,4,4] bf16[2,3,8,8] [3,3] [2,2] [1,1] false true none
module @example {
func.func public @main(%0: tensor<2x3x4x4xbf16>, %1: tensor<2x3x8x8xbf16>) -> (tensor<2x3x8x8xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xf32>
%3 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2x3x4x4xf32>} : () -> tensor<2x3x4x4xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.pad"(%4, %5) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x5x4xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%8 = "stablehlo.reshape"(%7) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%9 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%10 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x4xf32>
%12 = "stablehlo.multiply"(%9, %11) : (tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.compare"(%10, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x4xi1>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x4xf32>} : () -> tensor<2x3x8x4xf32>
%17 = "stablehlo.select"(%15, %12, %16) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.pad"(%4, %18) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x5x4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2x4xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x3x5x2x4xf32>) -> tensor<2x3x10x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x10x4xf32>) -> tensor<2x3x8x4xf32>
%23 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x4xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.compare"(%23, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x4xi1>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x4xf32>} : () -> tensor<2x3x8x4xf32>
%30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%31 = "stablehlo.add"(%17, %30) : (tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.pad"(%31, %32) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x5xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x8x8xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x8x8xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.pad"(%31, %45) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xf32>, tensor<f32>) -> tensor<2x3x8x5xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5x2xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x8x5x2xf32>) -> tensor<2x3x8x10xf32>
%49 = "stablehlo.slice"(%48) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x8xf32>
%50 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, 1.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<2x3x8x8xf32>
%52 = "stablehlo.multiply"(%49, %51) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%54 = "stablehlo.compare"(%50, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<2x3x8x8xi1>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x8xf32>} : () -> tensor<2x3x8x8xf32>
%57 = "stablehlo.select"(%55, %52, %56) : (tensor<2x3x8x8xi1>, tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%58 = "stablehlo.add"(%44, %57) : (tensor<2x3x8x8xf32>, tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xf32>
%59 = "stablehlo.convert"(%58) : (tensor<2x3x8x8xf32>) -> tensor<2x3x8x8xbf16>
return %59 : tensor<2x3x8x8xbf16>
}
}

