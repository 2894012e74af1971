// f32[2,3,8,10] [8,10] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%21, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%45 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%46 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%49 = "stablehlo.add"(%44, %48) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%50 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%54 = "stablehlo.add"(%49, %53) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.pad"(%33, %55) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%58 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%66 = "stablehlo.add"(%54, %65) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %66 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,8,10] [8,10] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x8x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, 2.857142686843872e-1, 1.4285707473754883e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 8.571428656578064e-1, 7.142857313156128e-1, 5.714285373687744e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<[5.714285373687744e-1, 7.142857313156128e-1, 8.571429252624512e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[1.428571343421936e-1, 2.857142686843872e-1, 4.285714626312256e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%21, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.444444477558136e-1, 3.333333730697632e-1, 2.2222232818603516e-1, 1.1111116409301758e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%45 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%46 = "stablehlo.constant"() {value = dense<[1.0e0, 8.888888955116272e-1, 7.777777910232544e-1, 6.666667461395264e-1, 5.555555820465088e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%49 = "stablehlo.add"(%44, %48) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%50 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.constant"() {value = dense<[5.555555820465088e-1, 6.666666269302368e-1, 7.777776718139648e-1, 8.888888359069824e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%54 = "stablehlo.add"(%49, %53) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.pad"(%33, %55) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%58 = "stablehlo.constant"() {value = dense<[1.111111044883728e-1, 2.222222089767456e-1, 3.3333325386047363e-1, 4.444444179534912e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%66 = "stablehlo.add"(%54, %65) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %66 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 7.142877578735352e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 3.5714292526245117e-1, 5.0e-1, 6.428573131561279e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.add"(%10, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%17 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%19 = "stablehlo.constant"() {value = dense<[6.428570747375488e-1, 9.285714626312256e-1, 9.285712242126465e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%22 = "stablehlo.add"(%16, %21) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%23 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%25 = "stablehlo.constant"() {value = dense<[7.142853736877441e-2, 5.0e-1, 3.5714268684387207e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.add"(%22, %32) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.constant"() {value = dense<[0, 0, 1, 2, 2]> : tensor<5xi32>} : () -> tensor<5xi32>
%35 = "stablehlo.gather"(%33, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x3xf32>, tensor<5xi32>) -> tensor<2x3x4x5xf32>
%36 = "stablehlo.constant"() {value = dense<[6.666666865348816e-1, 3.333333134651184e-1, 1.0e0, 3.3333349227905273e-1, 6.666665077209473e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%38 = "stablehlo.multiply"(%35, %37) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %38 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%8 = "stablehlo.constant"() {value = dense<[5.0e-1, 1.0e0, 1.0e0, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.add"(%5, %10) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%12 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%14 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 5.0e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%22 = "stablehlo.add"(%11, %21) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%26 = "stablehlo.constant"() {value = dense<[1.0e0, -0.0e0, 1.0e0, -0.0e0, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %33 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.333333730697632e-1, 3.333333730697632e-1, 3.3333349227905273e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666667461395264e-1, 6.666667461395264e-1, 6.666667461395264e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.add"(%16, %17) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.constant"() {value = dense<[6.666666269302368e-1, 6.666666269302368e-1, 6.666665077209473e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.multiply"(%19, %21) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.add"(%18, %22) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<[3.3333325386047363e-1, 3.3333325386047363e-1, 3.3333325386047363e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.pad"(%35, %36) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%38 = "stablehlo.slice"(%37) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%47 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%48 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%50 = "stablehlo.multiply"(%47, %49) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.add"(%46, %50) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%52 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%53 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%55 = "stablehlo.multiply"(%52, %54) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%56 = "stablehlo.add"(%51, %55) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.pad"(%35, %57) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%59 = "stablehlo.slice"(%58) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%60 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%62 = "stablehlo.multiply"(%59, %61) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%64 = "stablehlo.compare"(%60, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%67 = "stablehlo.select"(%65, %62, %66) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%68 = "stablehlo.add"(%56, %67) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %68 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.7272728085517883e-1, 9.090912342071533e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.454545617103577e-1, 3.636363744735718e-1, 1.8181824684143066e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%24 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[1.0e0, 8.181818723678589e-1, 6.363637447357178e-1, 4.545454978942871e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.add"(%23, %27) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[7.272727489471436e-1, 9.090908765792847e-1, 9.090909957885742e-1, 7.272727489471436e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%28, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.constant"() {value = dense<[4.5454543828964233e-1, 6.363636255264282e-1, 8.181817531585693e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%38 = "stablehlo.add"(%33, %37) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.pad"(%0, %39) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[1.818181276321411e-1, 3.636362552642822e-1, 5.454545021057129e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%46 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%49 = "stablehlo.select"(%47, %44, %48) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%50 = "stablehlo.add"(%38, %49) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.pad"(%0, %51) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 2, 3, 14, 10>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-0.0e0, 9.090900421142578e-2, 2.7272725105285645e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%62 = "stablehlo.add"(%50, %61) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.pad"(%62, %63) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%65 = "stablehlo.slice"(%64) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%66 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.444444477558136e-1, 3.333333730697632e-1, 2.2222232818603516e-1, 1.1111116409301758e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%70 = "stablehlo.compare"(%66, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%74 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%75 = "stablehlo.constant"() {value = dense<[1.0e0, 8.888888955116272e-1, 7.777777910232544e-1, 6.666667461395264e-1, 5.555555820465088e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%78 = "stablehlo.add"(%73, %77) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%79 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%80 = "stablehlo.constant"() {value = dense<[5.555555820465088e-1, 6.666666269302368e-1, 7.777776718139648e-1, 8.888888359069824e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%83 = "stablehlo.add"(%78, %82) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.pad"(%62, %84) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%86 = "stablehlo.slice"(%85) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%87 = "stablehlo.constant"() {value = dense<[1.111111044883728e-1, 2.222222089767456e-1, 3.3333325386047363e-1, 4.444444179534912e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%89 = "stablehlo.multiply"(%86, %88) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%91 = "stablehlo.compare"(%87, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%95 = "stablehlo.add"(%83, %94) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %95 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x10x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x10x10xf32>) -> tensor<1x2x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.5217387676239014e-1, 2.173912525177002e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 5.869565010070801e-1, 4.565216302871704e-1, 3.2608675956726074e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<[8.478261232376099e-1, 9.7826087474823e-1, 8.913042545318604e-1, 7.608695030212402e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%22 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%23 = "stablehlo.constant"() {value = dense<[4.130434989929199e-1, 5.434783697128296e-1, 6.739132404327393e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%26 = "stablehlo.add"(%21, %25) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.pad"(%0, %27) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x10x10xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 1, 2, 10, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x10x10xf32>) -> tensor<1x2x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0869574546813965e-1, 2.3913049697875977e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%38 = "stablehlo.add"(%26, %37) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<[0, 1, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%40 = "stablehlo.gather"(%38, %39) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%41 = "stablehlo.constant"() {value = dense<[-0.0e0, 7.692307233810425e-2, 2.3076927661895752e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%49 = "stablehlo.constant"() {value = dense<[0, 2, 5, 7]> : tensor<4xi32>} : () -> tensor<4xi32>
%50 = "stablehlo.gather"(%38, %49) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%51 = "stablehlo.constant"() {value = dense<[1.0e0, 4.6153849363327026e-1, 6.15384578704834e-1, 3.84615421295166e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%54 = "stablehlo.add"(%48, %53) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%55 = "stablehlo.constant"() {value = dense<[1, 3, 6, 8]> : tensor<4xi32>} : () -> tensor<4xi32>
%56 = "stablehlo.gather"(%38, %55) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%57 = "stablehlo.constant"() {value = dense<[9.230769276618958e-1, 8.461538553237915e-1, 1.0e0, 7.69230842590332e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%59 = "stablehlo.multiply"(%56, %58) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%60 = "stablehlo.add"(%54, %59) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%61 = "stablehlo.constant"() {value = dense<[2, 4, 7, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%62 = "stablehlo.gather"(%38, %61) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%63 = "stablehlo.constant"() {value = dense<[5.384615063667297e-1, 7.692307233810425e-1, 6.15384578704834e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%65 = "stablehlo.multiply"(%62, %64) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%66 = "stablehlo.add"(%60, %65) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%67 = "stablehlo.constant"() {value = dense<[3, 5, 8, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%68 = "stablehlo.gather"(%38, %67) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%69 = "stablehlo.constant"() {value = dense<[1.538461446762085e-1, 3.84615421295166e-1, 2.3076915740966797e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%71 = "stablehlo.multiply"(%68, %70) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%73 = "stablehlo.compare"(%69, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%75 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%76 = "stablehlo.select"(%74, %71, %75) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%77 = "stablehlo.add"(%66, %76) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
return %77 : tensor<1x2x4x4xf32>
}
}

// bf16[1,2,8,8] [8,8] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x8x8xbf16>) -> (tensor<1x2x4x4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x8x8xf32>, tensor<f32>) -> tensor<1x2x9x8xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 7, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x8xf32>) -> tensor<1x2x4x8xf32>
%5 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.compare"(%5, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x8xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%12 = "stablehlo.select"(%10, %7, %11) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 2, 7, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x4x8xf32>
%14 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%17 = "stablehlo.add"(%12, %16) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%18 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 2, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x4x8xf32>
%19 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%22 = "stablehlo.add"(%17, %21) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.pad"(%1, %23) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x8x8xf32>, tensor<f32>) -> tensor<1x2x9x8xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 1, 2, 9, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x8xf32>) -> tensor<1x2x4x8xf32>
%26 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x8xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%34 = "stablehlo.add"(%22, %33) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%34, %35) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x4x9xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x4xf32>
%38 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%42 = "stablehlo.compare"(%38, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%45 = "stablehlo.select"(%43, %40, %44) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%46 = "stablehlo.slice"(%34) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>
%47 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%50 = "stablehlo.add"(%45, %49) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%51 = "stablehlo.slice"(%34) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>
%52 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%55 = "stablehlo.add"(%50, %54) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.pad"(%34, %56) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x4x9xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x4xf32>
%59 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%67 = "stablehlo.add"(%55, %66) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%68 = "stablehlo.convert"(%67) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
return %68 : tensor<1x2x4x4xbf16>
}
}

// bf16[1,2,8,8] [8,8] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x8x8xbf16>) -> (tensor<1x2x4x4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x8x8xbf16>) -> tensor<1x2x8x8xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x8x8xf32>, tensor<f32>) -> tensor<1x2x9x8xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 7, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x8xf32>) -> tensor<1x2x4x8xf32>
%5 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, 2.857142686843872e-1, 1.4285707473754883e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.compare"(%5, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x8xi1>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%12 = "stablehlo.select"(%10, %7, %11) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%13 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 2, 7, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x4x8xf32>
%14 = "stablehlo.constant"() {value = dense<[1.0e0, 8.571428656578064e-1, 7.142857313156128e-1, 5.714285373687744e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%17 = "stablehlo.add"(%12, %16) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%18 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1, 2, 8, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x8x8xf32>) -> tensor<1x2x4x8xf32>
%19 = "stablehlo.constant"() {value = dense<[5.714285373687744e-1, 7.142857313156128e-1, 8.571429252624512e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%22 = "stablehlo.add"(%17, %21) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.pad"(%1, %23) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x8x8xf32>, tensor<f32>) -> tensor<1x2x9x8xf32>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 1, 2, 9, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x8xf32>) -> tensor<1x2x4x8xf32>
%26 = "stablehlo.constant"() {value = dense<[1.428571343421936e-1, 2.857142686843872e-1, 4.285714626312256e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x8xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x8xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%34 = "stablehlo.add"(%22, %33) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%34, %35) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x4x9xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x4xf32>
%38 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, 2.857142686843872e-1, 1.4285707473754883e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%40 = "stablehlo.multiply"(%37, %39) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%42 = "stablehlo.compare"(%38, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%45 = "stablehlo.select"(%43, %40, %44) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%46 = "stablehlo.slice"(%34) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>
%47 = "stablehlo.constant"() {value = dense<[1.0e0, 8.571428656578064e-1, 7.142857313156128e-1, 5.714285373687744e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%50 = "stablehlo.add"(%45, %49) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%51 = "stablehlo.slice"(%34) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x4xf32>
%52 = "stablehlo.constant"() {value = dense<[5.714285373687744e-1, 7.142857313156128e-1, 8.571429252624512e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%55 = "stablehlo.add"(%50, %54) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.pad"(%34, %56) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x4x9xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x4xf32>
%59 = "stablehlo.constant"() {value = dense<[1.428571343421936e-1, 2.857142686843872e-1, 4.285714626312256e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%67 = "stablehlo.add"(%55, %66) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%68 = "stablehlo.convert"(%67) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
return %68 : tensor<1x2x4x4xbf16>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 7.142857142857117e-2]> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 3.571428571428571e-1, 5.0e-1, 6.428571428571428e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.add"(%10, %15) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%17 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%19 = "stablehlo.constant"() {value = dense<[6.428571428571429e-1, 9.285714285714284e-1, 9.285714285714288e-1, 1.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.add"(%16, %21) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%23 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%25 = "stablehlo.constant"() {value = dense<[7.142857142857162e-2, 5.0e-1, 3.571428571428572e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%33 = "stablehlo.add"(%22, %32) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.6666666666666663e-1, 5.555555555555536e-2, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%45 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%46 = "stablehlo.constant"() {value = dense<[1.0e0, 6.111111111111112e-1, 5.0e-1, 3.8888888888888884e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%49 = "stablehlo.add"(%44, %48) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%50 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%51 = "stablehlo.constant"() {value = dense<[8.333333333333334e-1, 9.444444444444446e-1, 9.444444444444442e-1, 8.33333333333333e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%54 = "stablehlo.add"(%49, %53) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%55 = "stablehlo.slice"(%33) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%56 = "stablehlo.constant"() {value = dense<[3.8888888888888884e-1, 5.0e-1, 6.111111111111112e-1, 1.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%58 = "stablehlo.multiply"(%55, %57) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%59 = "stablehlo.add"(%54, %58) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%61 = "stablehlo.pad"(%33, %60) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%62 = "stablehlo.slice"(%61) {limit_indices = array<i64: 1, 2, 4, 10>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%63 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.55555555555558e-2, 1.6666666666666696e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%65 = "stablehlo.multiply"(%62, %64) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%67 = "stablehlo.compare"(%63, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%70 = "stablehlo.select"(%68, %65, %69) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%71 = "stablehlo.add"(%59, %70) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
return %71 : tensor<1x2x4x4xf64>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 5.0e-1, 5.0e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%8 = "stablehlo.constant"() {value = dense<[5.0e-1, 1.0e0, 1.0e0, 1.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.add"(%5, %10) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%12 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x7x9xf64>, tensor<4xi32>) -> tensor<1x2x4x9xf64>
%14 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, 5.0e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x9xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.add"(%11, %21) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%24 = "stablehlo.pad"(%22, %23) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%25 = "stablehlo.slice"(%24) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%26 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.75e-1, 1.25e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%34 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 2, 4, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%35 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 5.0e-1, 2.5e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%38 = "stablehlo.add"(%33, %37) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%39 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%40 = "stablehlo.constant"() {value = dense<[6.25e-1, 8.75e-1, 8.75e-1, 6.25e-1]> : tensor<4xf64>} : () -> tensor<4xf64>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%43 = "stablehlo.add"(%38, %42) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%44 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x4xf64>
%45 = "stablehlo.constant"() {value = dense<[2.5e-1, 5.0e-1, 7.5e-1, 1.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%47 = "stablehlo.multiply"(%44, %46) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%48 = "stablehlo.add"(%43, %47) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%50 = "stablehlo.pad"(%22, %49) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x4x10xf64>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 1, 2, 4, 10>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x4x10xf64>) -> tensor<1x2x4x4xf64>
%52 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.25e-1, 3.75e-1, -0.0e0]> : tensor<4xf64>} : () -> tensor<4xf64>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf64>) -> tensor<1x2x4x4xf64>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%56 = "stablehlo.compare"(%52, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf64>} : () -> tensor<1x2x4x4xf64>
%59 = "stablehlo.select"(%57, %54, %58) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%60 = "stablehlo.add"(%48, %59) : (tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
return %60 : tensor<1x2x4x4xf64>
}
}

// f32[2,1,12,3] [12,3] [2,1,3,3] false
module @example {
func.func public @main(%0: tensor<2x1x12x3xf32>) -> (tensor<2x1x3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x14x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 1, 9, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x14x3xf32>) -> tensor<2x1x3x3xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.25e-1, 1.25e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x13x3xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 1, 9, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x13x3xf32>) -> tensor<2x1x3x3xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.75e-1, 3.75e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%24 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 9, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%25 = "stablehlo.constant"() {value = dense<[1.0e0, 6.25e-1, 6.25e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%28 = "stablehlo.add"(%23, %27) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%29 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 10, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%30 = "stablehlo.constant"() {value = dense<[1.0e0, 8.75e-1, 8.75e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%33 = "stablehlo.add"(%28, %32) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%34 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 11, 3>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%35 = "stablehlo.constant"() {value = dense<[8.75e-1, 8.75e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%38 = "stablehlo.add"(%33, %37) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%39 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 12, 3>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%40 = "stablehlo.constant"() {value = dense<[6.25e-1, 6.25e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%43 = "stablehlo.add"(%38, %42) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.pad"(%0, %44) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x13x3xf32>
%46 = "stablehlo.slice"(%45) {limit_indices = array<i64: 2, 1, 13, 3>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x13x3xf32>) -> tensor<2x1x3x3xf32>
%47 = "stablehlo.constant"() {value = dense<[3.75e-1, 3.75e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%54 = "stablehlo.select"(%52, %49, %53) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%55 = "stablehlo.add"(%43, %54) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.pad"(%0, %56) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x14x3xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 1, 14, 3>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x14x3xf32>) -> tensor<2x1x3x3xf32>
%59 = "stablehlo.constant"() {value = dense<[1.25e-1, 1.25e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%67 = "stablehlo.add"(%55, %66) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
return %67 : tensor<2x1x3x3xf32>
}
}

// f32[2,1,12,3] [12,3] [2,1,3,3] true
module @example {
func.func public @main(%0: tensor<2x1x12x3xf32>) -> (tensor<2x1x3x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 3, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x15x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 1, 9, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x15x3xf32>) -> tensor<2x1x3x3xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.818181872367859e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%13 = "stablehlo.pad"(%0, %12) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x14x3xf32>
%14 = "stablehlo.slice"(%13) {limit_indices = array<i64: 2, 1, 9, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x14x3xf32>) -> tensor<2x1x3x3xf32>
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.636363744735718e-1, 9.090912342071533e-2]> : tensor<3xf32>} : () -> tensor<3xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.pad"(%0, %24) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x13x3xf32>
%26 = "stablehlo.slice"(%25) {limit_indices = array<i64: 2, 1, 9, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x13x3xf32>) -> tensor<2x1x3x3xf32>
%27 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.454545617103577e-1, 2.7272725105285645e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%29 = "stablehlo.multiply"(%26, %28) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%34 = "stablehlo.select"(%32, %29, %33) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%35 = "stablehlo.add"(%23, %34) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%36 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 9, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%37 = "stablehlo.constant"() {value = dense<[1.0e0, 7.272727489471436e-1, 4.545454978942871e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%40 = "stablehlo.add"(%35, %39) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%41 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 10, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%42 = "stablehlo.constant"() {value = dense<[8.181818127632141e-1, 9.090909361839294e-1, 6.363637447357178e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%45 = "stablehlo.add"(%40, %44) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%46 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 11, 3>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%47 = "stablehlo.constant"() {value = dense<[6.363636255264282e-1, 9.090908765792847e-1, 8.181818723678589e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%49 = "stablehlo.multiply"(%46, %48) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%50 = "stablehlo.add"(%45, %49) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%51 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 1, 12, 3>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x12x3xf32>) -> tensor<2x1x3x3xf32>
%52 = "stablehlo.constant"() {value = dense<[4.5454543828964233e-1, 7.272727489471436e-1, 1.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%54 = "stablehlo.multiply"(%51, %53) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%55 = "stablehlo.add"(%50, %54) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.pad"(%0, %56) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x13x3xf32>
%58 = "stablehlo.slice"(%57) {limit_indices = array<i64: 2, 1, 13, 3>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x13x3xf32>) -> tensor<2x1x3x3xf32>
%59 = "stablehlo.constant"() {value = dense<[2.7272725105285645e-1, 5.454545021057129e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%67 = "stablehlo.add"(%55, %66) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%68 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.pad"(%0, %68) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x14x3xf32>
%70 = "stablehlo.slice"(%69) {limit_indices = array<i64: 2, 1, 14, 3>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x14x3xf32>) -> tensor<2x1x3x3xf32>
%71 = "stablehlo.constant"() {value = dense<[9.090906381607056e-2, 3.636362552642822e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%73 = "stablehlo.multiply"(%70, %72) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%74 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%75 = "stablehlo.compare"(%71, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%78 = "stablehlo.select"(%76, %73, %77) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%79 = "stablehlo.add"(%67, %78) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.pad"(%0, %80) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x12x3xf32>, tensor<f32>) -> tensor<2x1x15x3xf32>
%82 = "stablehlo.slice"(%81) {limit_indices = array<i64: 2, 1, 15, 3>, start_indices = array<i64: 0, 0, 6, 0>, strides = array<i64: 1, 1, 4, 1>} : (tensor<2x1x15x3xf32>) -> tensor<2x1x3x3xf32>
%83 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.818181276321411e-1, -0.0e0]> : tensor<3xf32>} : () -> tensor<3xf32>
%84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 2>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%85 = "stablehlo.multiply"(%82, %84) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%87 = "stablehlo.compare"(%83, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 2>} : (tensor<3xi1>) -> tensor<2x1x3x3xi1>
%89 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%90 = "stablehlo.select"(%88, %85, %89) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%91 = "stablehlo.add"(%79, %90) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
return %91 : tensor<2x1x3x3xf32>
}
}

