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
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.428571492433548e-1, 1.4901161193847656e-8, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 5.71428582072258e-1, 4.285714477300644e-1, 2.857143133878708e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<[8.571428507566452e-1, 9.999999850988388e-1, 8.571428805589676e-1, 7.14285746216774e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.pad"(%0, %22) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x9x10xf32>
%24 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x10xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[4.28571417927742e-1, 5.714285522699356e-1, 7.142856866121292e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%21, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%0, %34) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x10xf32>, tensor<f32>) -> tensor<2x3x10x10xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x10x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.428571194410324e-1, 2.85714253783226e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.add"(%33, %44) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%45, %46) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%48 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%49 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.666666716337204e-1, 5.5555567145347595e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%53 = "stablehlo.compare"(%49, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%56 = "stablehlo.select"(%54, %51, %55) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%57 = "stablehlo.slice"(%45) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%58 = "stablehlo.constant"() {value = dense<[1.0e0, 6.11111119389534e-1, 5.000000149011612e-1, 3.888889104127884e-1, 2.777778059244156e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%61 = "stablehlo.add"(%56, %60) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%62 = "stablehlo.slice"(%45) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%63 = "stablehlo.constant"() {value = dense<[8.333333283662796e-1, 9.444444328546524e-1, 9.444444626569748e-1, 8.33333358168602e-1, 7.222222536802292e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%65 = "stablehlo.multiply"(%62, %64) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%66 = "stablehlo.add"(%61, %65) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.pad"(%45, %67) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%69 = "stablehlo.slice"(%68) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%70 = "stablehlo.constant"() {value = dense<[3.88888880610466e-1, 4.999999850988388e-1, 6.111110895872116e-1, 7.222221940755844e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%74 = "stablehlo.compare"(%70, %73) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%77 = "stablehlo.select"(%75, %72, %76) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%78 = "stablehlo.add"(%66, %77) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.pad"(%45, %79) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%81 = "stablehlo.slice"(%80) {limit_indices = array<i64: 2, 3, 4, 12>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%82 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.555553734302521e-2, 1.66666641831398e-1, 2.777777463197708e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%84 = "stablehlo.multiply"(%81, %83) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%86 = "stablehlo.compare"(%82, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%89 = "stablehlo.select"(%87, %84, %88) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%90 = "stablehlo.add"(%78, %89) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %90 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 2, 4]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 7.142868638038635e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 3.571428954601288e-1, 5.000000894069672e-1, 6.428572833538055e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.add"(%10, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%17 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%19 = "stablehlo.constant"() {value = dense<[6.428571045398712e-1, 9.28571492433548e-1, 9.285713136196136e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%22 = "stablehlo.add"(%16, %21) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%23 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%25 = "stablehlo.constant"() {value = dense<[7.142850756645203e-2, 4.9999991059303284e-1, 3.5714271664619446e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.add"(%22, %32) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%35 = "stablehlo.reshape"(%34) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.constant"() {value = dense<[5.714285823763637e-1, 4.285714176236363e-1, 5.555555555555555e-1, 2.222222023540061e-1, 5.714285166896115e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%39 = "stablehlo.multiply"(%36, %38) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.pad"(%33, %40) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%42 = "stablehlo.slice"(%41) {limit_indices = array<i64: 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%44 = "stablehlo.reshape"(%43) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%45 = "stablehlo.slice"(%44) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.2222224209043834e-1, 2.5544847987910963e-8, 4.285714577655405e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%54 = "stablehlo.add"(%39, %53) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %54 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 3, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[1.0e0, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<[1, 2, 4, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%8 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%10 = "stablehlo.multiply"(%7, %9) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.add"(%5, %10) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%12 = "stablehlo.constant"() {value = dense<[2, 3, 5, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%13 = "stablehlo.gather"(%0, %12) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%14 = "stablehlo.constant"() {value = dense<[2.5e-1, 7.5e-1, 7.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%22 = "stablehlo.add"(%11, %21) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%23 = "stablehlo.constant"() {value = dense<[3, 4, 6, 6]> : tensor<4xi32>} : () -> tensor<4xi32>
%24 = "stablehlo.gather"(%0, %23) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x7x3xf32>, tensor<4xi32>) -> tensor<2x3x4x3xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x3xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%33 = "stablehlo.add"(%22, %32) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%39 = "stablehlo.slice"(%38) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.4285714285714285e-1, -0.0e0, 1.25e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%48 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%50 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%51 = "stablehlo.constant"() {value = dense<[4.2857142857142855e-1, 4.2857142857142855e-1, 3.75e-1, 3.75e-1, 7.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%54 = "stablehlo.add"(%47, %53) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%55 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%56 = "stablehlo.pad"(%33, %55) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x4x4xf32>
%57 = "stablehlo.slice"(%56) {limit_indices = array<i64: 2, 3, 4, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x3xf32>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x3x2xf32>
%59 = "stablehlo.reshape"(%58) : (tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x6xf32>
%60 = "stablehlo.slice"(%59) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%61 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.25e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%63 = "stablehlo.multiply"(%60, %62) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%65 = "stablehlo.compare"(%61, %64) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%68 = "stablehlo.select"(%66, %63, %67) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%69 = "stablehlo.add"(%54, %68) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %69 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.4901161193847656e-8, 4.470348358154297e-8, 7.450580596923828e-8]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%15 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.33333358168602e-1, 3.333333879709244e-1, 3.3333341777324677e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.compare"(%15, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%22 = "stablehlo.select"(%20, %17, %21) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.add"(%11, %22) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%24 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[1.0e0, 6.666667014360428e-1, 6.666667312383652e-1, 6.666667610406876e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.add"(%23, %27) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%29 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[9.999999850988388e-1, 9.999999552965164e-1, 9.99999925494194e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%28, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%35 = "stablehlo.constant"() {value = dense<[6.66666641831398e-1, 6.666666120290756e-1, 6.666665822267532e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.multiply"(%34, %36) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%38 = "stablehlo.add"(%33, %37) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.pad"(%0, %39) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[3.333332985639572e-1, 3.333332687616348e-1, 3.3333323895931244e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%46 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%49 = "stablehlo.select"(%47, %44, %48) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%50 = "stablehlo.add"(%38, %49) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.pad"(%50, %51) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%54 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%55 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%56 = "stablehlo.multiply"(%53, %55) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%58 = "stablehlo.compare"(%54, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%61 = "stablehlo.select"(%59, %56, %60) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%62 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%63 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%65 = "stablehlo.multiply"(%62, %64) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%66 = "stablehlo.add"(%61, %65) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%67 = "stablehlo.slice"(%50) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%68 = "stablehlo.constant"() {value = dense<[7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%70 = "stablehlo.multiply"(%67, %69) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%71 = "stablehlo.add"(%66, %70) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.pad"(%50, %72) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%74 = "stablehlo.slice"(%73) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%75 = "stablehlo.constant"() {value = dense<[2.5e-1, 2.5e-1, 2.5e-1, 2.5e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%79 = "stablehlo.compare"(%75, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%82 = "stablehlo.select"(%80, %77, %81) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%83 = "stablehlo.add"(%71, %82) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %83 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x12x10xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.8181820213794708e-1, 4.470348358154297e-8, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 10, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 4.545454829931259e-1, 2.727273255586624e-1, 9.090916812419891e-2]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 11, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<[1.0e0, 7.272727638483047e-1, 5.454546064138412e-1, 3.6363644897937775e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%22 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 12, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x12x10xf32>) -> tensor<2x3x4x10xf32>
%23 = "stablehlo.constant"() {value = dense<[8.181817978620529e-1, 9.999999552965164e-1, 8.181818872690201e-1, 6.363637298345566e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%26 = "stablehlo.add"(%21, %25) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.pad"(%0, %27) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x13x10xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 2, 3, 13, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x13x10xf32>) -> tensor<2x3x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[5.454545170068741e-1, 7.272726744413376e-1, 9.090908318758011e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%38 = "stablehlo.add"(%26, %37) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.pad"(%0, %39) {edge_padding_high = array<i64: 0, 0, 2, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x14x10xf32>
%41 = "stablehlo.slice"(%40) {limit_indices = array<i64: 2, 3, 14, 10>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x14x10xf32>) -> tensor<2x3x4x10xf32>
%42 = "stablehlo.constant"() {value = dense<[2.7272723615169525e-1, 4.5454539358615875e-1, 6.363635510206223e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<2x3x4x10xf32>
%44 = "stablehlo.multiply"(%41, %43) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%46 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<2x3x4x10xi1>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%49 = "stablehlo.select"(%47, %44, %48) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%50 = "stablehlo.add"(%38, %49) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%52 = "stablehlo.pad"(%0, %51) {edge_padding_high = array<i64: 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x12x10xf32>, tensor<f32>) -> tensor<2x3x15x10xf32>
%53 = "stablehlo.slice"(%52) {limit_indices = array<i64: 2, 3, 15, 10>, start_indices = array<i64: 0, 0, 5, 0>, strides = array<i64: 1, 1, 3, 1>} : (tensor<2x3x15x10xf32>) -> tensor<2x3x4x10xf32>
%54 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.8181811273097992e-1, 3.636362701654434e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%66 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.666666716337204e-1, 5.5555567145347595e-2, -0.0e0, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%69 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%70 = "stablehlo.compare"(%66, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%74 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%75 = "stablehlo.constant"() {value = dense<[1.0e0, 6.11111119389534e-1, 5.000000149011612e-1, 3.888889104127884e-1, 2.777778059244156e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%76 = "stablehlo.broadcast_in_dim"(%75) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%77 = "stablehlo.multiply"(%74, %76) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%78 = "stablehlo.add"(%73, %77) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%79 = "stablehlo.slice"(%62) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x5xf32>
%80 = "stablehlo.constant"() {value = dense<[8.333333283662796e-1, 9.444444328546524e-1, 9.444444626569748e-1, 8.33333358168602e-1, 7.222222536802292e-1]> : tensor<5xf32>} : () -> tensor<5xf32>
%81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%82 = "stablehlo.multiply"(%79, %81) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%83 = "stablehlo.add"(%78, %82) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.pad"(%62, %84) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x11xf32>
%86 = "stablehlo.slice"(%85) {limit_indices = array<i64: 2, 3, 4, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x11xf32>) -> tensor<2x3x4x5xf32>
%87 = "stablehlo.constant"() {value = dense<[3.88888880610466e-1, 4.999999850988388e-1, 6.111110895872116e-1, 7.222221940755844e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%88 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%89 = "stablehlo.multiply"(%86, %88) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%90 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%91 = "stablehlo.compare"(%87, %90) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%94 = "stablehlo.select"(%92, %89, %93) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%95 = "stablehlo.add"(%83, %94) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%96 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.pad"(%62, %96) {edge_padding_high = array<i64: 0, 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x4x12xf32>
%98 = "stablehlo.slice"(%97) {limit_indices = array<i64: 2, 3, 4, 12>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x12xf32>) -> tensor<2x3x4x5xf32>
%99 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.555553734302521e-2, 1.66666641831398e-1, 2.777777463197708e-1, -0.0e0]> : tensor<5xf32>} : () -> tensor<5xf32>
%100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 3>} : (tensor<5xf32>) -> tensor<2x3x4x5xf32>
%101 = "stablehlo.multiply"(%98, %100) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5xf32>} : () -> tensor<5xf32>
%103 = "stablehlo.compare"(%99, %102) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
%104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 3>} : (tensor<5xi1>) -> tensor<2x3x4x5xi1>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%106 = "stablehlo.select"(%104, %101, %105) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%107 = "stablehlo.add"(%95, %106) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
return %107 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x10x10xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x10x10xf32>) -> tensor<1x2x4x10xf32>
%4 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.5217389166355133e-1, 2.1739080548286438e-2, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%6 = "stablehlo.multiply"(%3, %5) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64: 2>} : (tensor<4xi1>) -> tensor<1x2x4x10xi1>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%11 = "stablehlo.select"(%9, %6, %10) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 7, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 5.869564861059189e-1, 4.56521674990654e-1, 3.260868638753891e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%16 = "stablehlo.add"(%11, %15) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%17 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 8, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%18 = "stablehlo.constant"() {value = dense<[8.478261083364487e-1, 9.782609194517136e-1, 8.913042694330215e-1, 7.608694583177567e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%21 = "stablehlo.add"(%16, %20) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%22 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 9, 10>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x9x10xf32>) -> tensor<1x2x4x10xf32>
%23 = "stablehlo.constant"() {value = dense<[4.130435138940811e-1, 5.43478325009346e-1, 6.739131361246109e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>) -> tensor<1x2x4x10xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%26 = "stablehlo.add"(%21, %25) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.pad"(%0, %27) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x10xf32>, tensor<f32>) -> tensor<1x2x10x10xf32>
%29 = "stablehlo.slice"(%28) {limit_indices = array<i64: 1, 2, 10, 10>, start_indices = array<i64: 0, 0, 3, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x10x10xf32>) -> tensor<1x2x4x10xf32>
%30 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.0869573056697845e-1, 2.3913054168224335e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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
%41 = "stablehlo.constant"() {value = dense<[-0.0e0, 7.692308723926544e-2, 2.3076926171779633e-1, 4.470348358154297e-8]> : tensor<4xf32>} : () -> tensor<4xf32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%44 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 3>} : (tensor<4xi1>) -> tensor<1x2x4x4xi1>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%48 = "stablehlo.select"(%46, %43, %47) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%49 = "stablehlo.constant"() {value = dense<[0, 2, 5, 7]> : tensor<4xi32>} : () -> tensor<4xi32>
%50 = "stablehlo.gather"(%38, %49) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%51 = "stablehlo.constant"() {value = dense<[1.0e0, 4.6153847873210907e-1, 6.1538465321064e-1, 3.846154361963272e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%53 = "stablehlo.multiply"(%50, %52) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%54 = "stablehlo.add"(%48, %53) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%55 = "stablehlo.constant"() {value = dense<[1, 3, 6, 8]> : tensor<4xi32>} : () -> tensor<4xi32>
%56 = "stablehlo.gather"(%38, %55) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%57 = "stablehlo.constant"() {value = dense<[9.230769127607346e-1, 8.461538702249527e-1, 9.999999552965164e-1, 7.692308276891708e-1]> : tensor<4xf32>} : () -> tensor<4xf32>
%58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%59 = "stablehlo.multiply"(%56, %58) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%60 = "stablehlo.add"(%54, %59) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%61 = "stablehlo.constant"() {value = dense<[2, 4, 7, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%62 = "stablehlo.gather"(%38, %61) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%63 = "stablehlo.constant"() {value = dense<[5.384615212678909e-1, 7.692307382822037e-1, 6.153845638036728e-1, 1.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<4xf32>) -> tensor<1x2x4x4xf32>
%65 = "stablehlo.multiply"(%62, %64) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%66 = "stablehlo.add"(%60, %65) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%67 = "stablehlo.constant"() {value = dense<[3, 5, 8, 9]> : tensor<4xi32>} : () -> tensor<4xi32>
%68 = "stablehlo.gather"(%38, %67) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x10xf32>, tensor<4xi32>) -> tensor<1x2x4x4xf32>
%69 = "stablehlo.constant"() {value = dense<[1.538461297750473e-1, 3.8461534678936005e-1, 2.3076917231082916e-1, -0.0e0]> : tensor<4xf32>} : () -> tensor<4xf32>
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

// f32[1,2,3,4] [3,4] [1,2,9,8] false
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>) -> (tensor<1x2x9x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.25e-1, 0.0e0, -0.0e0, 1.111111111111111e-1, 0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%16 = "stablehlo.constant"() {value = dense<[2.5e-1, 3.7499999999999994e-1, 2.5e-1, 2.222222222222222e-1, 3.3333333333333326e-1, 2.222222222222222e-1, 2.5e-1, 3.7499999999999994e-1, 2.5e-1]> : tensor<9xf32>} : () -> tensor<9xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.111111111111111e-1, -0.0e0, -0.0e0, 1.25e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x5xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 9, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x5xf32>) -> tensor<1x2x9x4xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.4285714285714285e-1, -0.0e0, 1.25e-1, -0.0e0, 1.25e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%49 = "stablehlo.constant"() {value = dense<[4.2857142857142855e-1, 4.2857142857142855e-1, 3.75e-1, 3.75e-1, 3.75e-1, 3.75e-1, 4.2857142857142855e-1, 4.2857142857142855e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x5xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 1, 2, 9, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x5xf32>) -> tensor<1x2x9x4xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.25e-1, -0.0e0, 1.25e-1, -0.0e0, 1.4285714285714285e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
return %66 : tensor<1x2x9x8xf32>
}
}

// f32[1,2,3,4] [3,4] [1,2,9,8] true
module @example {
func.func public @main(%0: tensor<1x2x3x4xf32>) -> (tensor<1x2x9x8xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1, 2, 3, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.7857142857142858e-1, 1.0714285714285714e-1, 3.571428571428571e-2, 2.2580645161290322e-1, 1.6129032258064516e-1, 9.67741935483871e-2]> : tensor<9xf32>} : () -> tensor<9xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%16 = "stablehlo.constant"() {value = dense<[1.7857142857142858e-1, 2.5e-1, 2.5e-1, 9.67741935483871e-2, 1.6129032258064516e-1, 2.2580645161290322e-1, 1.111111111111111e-1, 3.333333333333333e-1, 5.555555555555556e-1]> : tensor<9xf32>} : () -> tensor<9xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x4xf32>, tensor<f32>) -> tensor<1x2x4x4xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x3x4xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<1x2x3x3x4xf32>) -> tensor<1x2x9x4xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.225806451612903e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x4xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x4xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x5xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 9, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x5xf32>) -> tensor<1x2x9x4xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.1428570151328966e-1, -0.0e0, 2.3529410403492418e-1, 5.882349971256182e-2, 3.1249995948746645e-1, 1.249999525025469e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%49 = "stablehlo.constant"() {value = dense<[3.571428699152817e-1, 4.2857142857142855e-1, 2.352941461087949e-1, 4.117647083572865e-1, 1.8750002933666218e-1, 3.7500003632158174e-1, 2.857143222069192e-1, 7.142856777930808e-1]> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x9x4xf32>, tensor<f32>) -> tensor<1x2x9x5xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 1, 2, 9, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x9x5xf32>) -> tensor<1x2x9x4xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4x2xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<1x2x9x4x2xf32>) -> tensor<1x2x9x8xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.882354178643255e-2, -0.0e0, 2.2351742618482406e-8, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x9x8xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x9x8xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x8xf32>} : () -> tensor<1x2x9x8xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<1x2x9x8xi1>, tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<1x2x9x8xf32>, tensor<1x2x9x8xf32>) -> tensor<1x2x9x8xf32>
return %66 : tensor<1x2x9x8xf32>
}
}

