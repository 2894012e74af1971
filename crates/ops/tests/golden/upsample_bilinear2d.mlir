// f32[2,3,4,5] [8,10] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %66 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [8,10] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x8x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.111111044883728e-1, -0.0e0, 2.222222089767456e-1, -0.0e0, 3.3333325386047363e-1, -0.0e0, 4.444444179534912e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 5.555555820465088e-1, 8.888888955116272e-1, 6.666666269302368e-1, 7.777777910232544e-1, 7.777776718139648e-1, 6.666667461395264e-1, 8.888888359069824e-1, 5.555555820465088e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.444444477558136e-1, -0.0e0, 3.333333730697632e-1, -0.0e0, 2.2222232818603516e-1, -0.0e0, 1.1111116409301758e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.428571343421936e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 4.285714626312256e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 5.714285373687744e-1, 8.571428656578064e-1, 7.142857313156128e-1, 7.142857313156128e-1, 8.571429252624512e-1, 5.714285373687744e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x2x10xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x3x4x2x10xf32>) -> tensor<2x3x8x10xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 1.4285707473754883e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<2x3x8x10xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %66 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 1, 3]> : tensor<3xi32>} : () -> tensor<3xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%3 = "stablehlo.constant"() {value = dense<[6.666666865348816e-1, -0.0e0, 3.3333349227905273e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<3xi1>) -> tensor<2x3x4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<2x3x4x3xi1>, tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.constant"() {value = dense<[1, 2, 4]> : tensor<3xi32>} : () -> tensor<3xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%13 = "stablehlo.constant"() {value = dense<[3.333333134651184e-1, 1.0e0, 6.666665077209473e-1]> : tensor<3xf32>} : () -> tensor<3xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%16 = "stablehlo.add"(%10, %15) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.pad"(%16, %17) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%19 = "stablehlo.slice"(%18) {limit_indices = array<i64: 2, 3, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%21 = "stablehlo.reshape"(%20) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%23 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 7.142853736877441e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%27 = "stablehlo.compare"(%23, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%30 = "stablehlo.select"(%28, %25, %29) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%31 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%32 = "stablehlo.reshape"(%31) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%33 = "stablehlo.slice"(%32) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%34 = "stablehlo.constant"() {value = dense<[1.0e0, 6.428570747375488e-1, 9.285714626312256e-1, 5.0e-1, 9.285712242126465e-1, 3.5714268684387207e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%36 = "stablehlo.multiply"(%33, %35) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%37 = "stablehlo.add"(%30, %36) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.pad"(%16, %38) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%40 = "stablehlo.slice"(%39) {limit_indices = array<i64: 2, 3, 5, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%42 = "stablehlo.reshape"(%41) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%43 = "stablehlo.slice"(%42) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%44 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.5714292526245117e-1, -0.0e0, 5.0e-1, 7.142877578735352e-2, 6.428573131561279e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%46 = "stablehlo.multiply"(%43, %45) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%48 = "stablehlo.compare"(%44, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%51 = "stablehlo.select"(%49, %46, %50) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%52 = "stablehlo.add"(%37, %51) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %52 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x3xf32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%5 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.pad"(%1, %8) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x3xf32>, tensor<f32>) -> tensor<2x3x5x3xf32>
%10 = "stablehlo.slice"(%9) {limit_indices = array<i64: 2, 3, 5, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x3xf32>) -> tensor<2x3x4x3xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x3xf32>) -> tensor<2x3x4x2x3xf32>
%12 = "stablehlo.reshape"(%11) : (tensor<2x3x4x2x3xf32>) -> tensor<2x3x8x3xf32>
%13 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 3, 7, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x8x3xf32>) -> tensor<2x3x7x3xf32>
%14 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, -0.0e0, 5.0e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%18 = "stablehlo.compare"(%14, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<2x3x7x3xi1>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%21 = "stablehlo.select"(%19, %16, %20) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%22 = "stablehlo.add"(%7, %21) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %22 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [12,10] false 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 3.3333325386047363e-1, -0.0e0, -0.0e0, 3.3333325386047363e-1, -0.0e0, -0.0e0, 3.3333325386047363e-1, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, 6.666666269302368e-1, 6.666667461395264e-1, 1.0e0, 6.666666269302368e-1, 6.666667461395264e-1, 1.0e0, 6.666665077209473e-1, 6.666667461395264e-1, 1.0e0, 1.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 3.333333730697632e-1, -0.0e0, -0.0e0, 3.333333730697632e-1, -0.0e0, -0.0e0, 3.3333349227905273e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %66 : tensor<2x3x12x10xf32>
}
}

// f32[2,3,4,5] [12,10] true 3.0 2.0
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x12x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 3, 4, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.111111044883728e-1, -0.0e0, 2.222222089767456e-1, -0.0e0, 3.3333325386047363e-1, -0.0e0, 4.444444179534912e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 5.555555820465088e-1, 8.888888955116272e-1, 6.666666269302368e-1, 7.777777910232544e-1, 7.777776718139648e-1, 6.666667461395264e-1, 8.888888359069824e-1, 5.555555820465088e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x5xf32>, tensor<f32>) -> tensor<2x3x4x6xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 4, 6>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x5xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5x2xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x3x4x5x2xf32>) -> tensor<2x3x4x10xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.444444477558136e-1, -0.0e0, 3.333333730697632e-1, -0.0e0, 2.2222232818603516e-1, -0.0e0, 1.1111116409301758e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<2x3x4x10xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x10xf32>} : () -> tensor<2x3x4x10xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x3x4x10xi1>, tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.pad"(%33, %34) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 2, 3, 4, 10>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%38 = "stablehlo.reshape"(%37) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%39 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.818181276321411e-1, -0.0e0, -0.0e0, 3.636362552642822e-1, 9.090900421142578e-2, -0.0e0, 5.454545021057129e-1, 2.7272725105285645e-1, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%43 = "stablehlo.compare"(%39, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%47 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%48 = "stablehlo.reshape"(%47) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%49 = "stablehlo.constant"() {value = dense<[1.0e0, 7.272727489471436e-1, 4.5454543828964233e-1, 8.181818723678589e-1, 9.090908765792847e-1, 6.363636255264282e-1, 6.363637447357178e-1, 9.090909957885742e-1, 8.181817531585693e-1, 4.545454978942871e-1, 7.272727489471436e-1, 1.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%51 = "stablehlo.multiply"(%48, %50) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%52 = "stablehlo.add"(%46, %51) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%53 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%54 = "stablehlo.pad"(%33, %53) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x4x10xf32>, tensor<f32>) -> tensor<2x3x5x10xf32>
%55 = "stablehlo.slice"(%54) {limit_indices = array<i64: 2, 3, 5, 10>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x5x10xf32>) -> tensor<2x3x4x10xf32>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x4x10xf32>) -> tensor<2x3x4x3x10xf32>
%57 = "stablehlo.reshape"(%56) : (tensor<2x3x4x3x10xf32>) -> tensor<2x3x12x10xf32>
%58 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.7272728085517883e-1, 5.454545617103577e-1, -0.0e0, 9.090912342071533e-2, 3.636363744735718e-1, -0.0e0, -0.0e0, 1.8181824684143066e-1, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%60 = "stablehlo.multiply"(%57, %59) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%62 = "stablehlo.compare"(%58, %61) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x3x12x10xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%65 = "stablehlo.select"(%63, %60, %64) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %66 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 1, 2, 2]> : tensor<10xi32>} : () -> tensor<10xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, 1.538461446762085e-1, -0.0e0, 3.84615421295166e-1, -0.0e0, -0.0e0, 2.3076915740966797e-1, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 2, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 9.230769276618958e-1, 5.384615063667297e-1, 8.461538553237915e-1, 7.692307233810425e-1, 6.15384578704834e-1, 1.0e0, 6.15384578704834e-1, 7.69230842590332e-1, 1.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%16 = "stablehlo.add"(%10, %15) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%17 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3, 3]> : tensor<10xi32>} : () -> tensor<10xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, 7.692307233810425e-2, 4.6153849363327026e-1, -0.0e0, 2.3076927661895752e-1, -0.0e0, -0.0e0, 3.84615421295166e-1, -0.0e0, -0.0e0]> : tensor<10xf32>} : () -> tensor<10xf32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<10xi1>) -> tensor<1x2x4x10xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x10xf32>} : () -> tensor<1x2x4x10xf32>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<1x2x4x10xi1>, tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%27 = "stablehlo.add"(%16, %26) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%28 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%29 = "stablehlo.gather"(%27, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%30 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, 1.0869574546813965e-1, -0.0e0, 2.3913049697875977e-1, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%32 = "stablehlo.multiply"(%29, %31) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%34 = "stablehlo.compare"(%30, %33) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%37 = "stablehlo.select"(%35, %32, %36) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%38 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%39 = "stablehlo.gather"(%27, %38) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%40 = "stablehlo.constant"() {value = dense<[1.0e0, 8.478261232376099e-1, 4.130434989929199e-1, 9.7826087474823e-1, 5.434783697128296e-1, 8.913042545318604e-1, 6.739132404327393e-1, 7.608695030212402e-1, 1.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%43 = "stablehlo.add"(%37, %42) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%44 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%45 = "stablehlo.gather"(%27, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%46 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.5217387676239014e-1, 5.869565010070801e-1, 2.173912525177002e-2, 4.565216302871704e-1, -0.0e0, 3.2608675956726074e-1, -0.0e0, -0.0e0]> : tensor<9xf32>} : () -> tensor<9xf32>
%47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%48 = "stablehlo.multiply"(%45, %47) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<9xi1>) -> tensor<1x2x9x10xi1>
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%53 = "stablehlo.select"(%51, %48, %52) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%54 = "stablehlo.add"(%43, %53) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
return %54 : tensor<1x2x9x10xf32>
}
}

// bf16[1,2,4,4] [8,8] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xbf16>) -> (tensor<1x2x8x8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x5xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x4x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x2xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x8xf32>
%7 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%9 = "stablehlo.multiply"(%6, %8) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x4x8xi1>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%14 = "stablehlo.select"(%12, %9, %13) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%15 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x8xf32>
%17 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%20 = "stablehlo.add"(%14, %19) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%1, %21) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x5xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x4x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x2xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x8xf32>
%26 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x4x8xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%34 = "stablehlo.add"(%20, %33) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%34, %35) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x5x8xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x8xf32>) -> tensor<1x2x4x8xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x2x8xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<1x2x4x2x8xf32>) -> tensor<1x2x8x8xf32>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<1x2x8x8xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%48 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x2x8xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<1x2x4x2x8xf32>) -> tensor<1x2x8x8xf32>
%50 = "stablehlo.constant"() {value = dense<[1.0e0, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 7.5e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%52 = "stablehlo.multiply"(%49, %51) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%53 = "stablehlo.add"(%47, %52) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.pad"(%34, %54) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x5x8xf32>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x8xf32>) -> tensor<1x2x4x8xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x2x8xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<1x2x4x2x8xf32>) -> tensor<1x2x8x8xf32>
%59 = "stablehlo.constant"() {value = dense<[-0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<1x2x8x8xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%67 = "stablehlo.add"(%53, %66) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%68 = "stablehlo.convert"(%67) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %68 : tensor<1x2x8x8xbf16>
}
}

// bf16[1,2,4,4] [8,8] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xbf16>) -> (tensor<1x2x8x8xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.pad"(%1, %2) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x5xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1, 2, 4, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x4x4xf32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x2xf32>
%6 = "stablehlo.reshape"(%5) : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x8xf32>
%7 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.428571343421936e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 4.285714626312256e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%9 = "stablehlo.multiply"(%6, %8) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x4x8xi1>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%14 = "stablehlo.select"(%12, %9, %13) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%15 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x2xf32>
%16 = "stablehlo.reshape"(%15) : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x8xf32>
%17 = "stablehlo.constant"() {value = dense<[1.0e0, 5.714285373687744e-1, 8.571428656578064e-1, 7.142857313156128e-1, 7.142857313156128e-1, 8.571429252624512e-1, 5.714285373687744e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%20 = "stablehlo.add"(%14, %19) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.pad"(%1, %21) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x4x5xf32>
%23 = "stablehlo.slice"(%22) {limit_indices = array<i64: 1, 2, 4, 5>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x4x5xf32>) -> tensor<1x2x4x4xf32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x2xf32>
%25 = "stablehlo.reshape"(%24) : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x8xf32>
%26 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 1.4285707473754883e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%30 = "stablehlo.compare"(%26, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 3>} : (tensor<8xi1>) -> tensor<1x2x4x8xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x8xf32>} : () -> tensor<1x2x4x8xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<1x2x4x8xi1>, tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%34 = "stablehlo.add"(%20, %33) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.pad"(%34, %35) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x5x8xf32>
%37 = "stablehlo.slice"(%36) {limit_indices = array<i64: 1, 2, 4, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x8xf32>) -> tensor<1x2x4x8xf32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x2x8xf32>
%39 = "stablehlo.reshape"(%38) : (tensor<1x2x4x2x8xf32>) -> tensor<1x2x8x8xf32>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.428571343421936e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 4.285714626312256e-1, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<1x2x8x8xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%48 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x2x8xf32>
%49 = "stablehlo.reshape"(%48) : (tensor<1x2x4x2x8xf32>) -> tensor<1x2x8x8xf32>
%50 = "stablehlo.constant"() {value = dense<[1.0e0, 5.714285373687744e-1, 8.571428656578064e-1, 7.142857313156128e-1, 7.142857313156128e-1, 8.571429252624512e-1, 5.714285373687744e-1, 1.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%52 = "stablehlo.multiply"(%49, %51) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%53 = "stablehlo.add"(%47, %52) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%55 = "stablehlo.pad"(%34, %54) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x8xf32>, tensor<f32>) -> tensor<1x2x5x8xf32>
%56 = "stablehlo.slice"(%55) {limit_indices = array<i64: 1, 2, 5, 8>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x8xf32>) -> tensor<1x2x4x8xf32>
%57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x8xf32>) -> tensor<1x2x4x2x8xf32>
%58 = "stablehlo.reshape"(%57) : (tensor<1x2x4x2x8xf32>) -> tensor<1x2x8x8xf32>
%59 = "stablehlo.constant"() {value = dense<[-0.0e0, 4.285714328289032e-1, -0.0e0, 2.857142686843872e-1, -0.0e0, 1.4285707473754883e-1, -0.0e0, -0.0e0]> : tensor<8xf32>} : () -> tensor<8xf32>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%61 = "stablehlo.multiply"(%58, %60) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%63 = "stablehlo.compare"(%59, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 2>} : (tensor<8xi1>) -> tensor<1x2x8x8xi1>
%65 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%66 = "stablehlo.select"(%64, %61, %65) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%67 = "stablehlo.add"(%53, %66) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%68 = "stablehlo.convert"(%67) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %68 : tensor<1x2x8x8xbf16>
}
}

// f64[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, 5.55555555555558e-2, -0.0e0, 1.6666666666666696e-1, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 8.333333333333334e-1, 3.8888888888888884e-1, 9.444444444444446e-1, 5.0e-1, 9.444444444444442e-1, 6.111111111111112e-1, 8.33333333333333e-1, 1.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.add"(%10, %15) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%17 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.6666666666666663e-1, 6.111111111111112e-1, 5.555555555555536e-2, 5.0e-1, -0.0e0, 3.8888888888888884e-1, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.add"(%16, %26) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%29 = "stablehlo.pad"(%27, %28) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 1, 2, 4, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%32 = "stablehlo.reshape"(%31) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%33 = "stablehlo.slice"(%32) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%34 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 7.142857142857162e-2, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%36 = "stablehlo.multiply"(%33, %35) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%38 = "stablehlo.compare"(%34, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%41 = "stablehlo.select"(%39, %36, %40) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%42 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%43 = "stablehlo.reshape"(%42) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%44 = "stablehlo.slice"(%43) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%45 = "stablehlo.constant"() {value = dense<[1.0e0, 6.428571428571429e-1, 9.285714285714284e-1, 5.0e-1, 9.285714285714288e-1, 3.571428571428572e-1, 1.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%47 = "stablehlo.multiply"(%44, %46) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%48 = "stablehlo.add"(%41, %47) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%50 = "stablehlo.pad"(%27, %49) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%51 = "stablehlo.slice"(%50) {limit_indices = array<i64: 1, 2, 5, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%53 = "stablehlo.reshape"(%52) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%54 = "stablehlo.slice"(%53) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%55 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.571428571428571e-1, -0.0e0, 5.0e-1, 7.142857142857117e-2, 6.428571428571428e-1, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%57 = "stablehlo.multiply"(%54, %56) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%59 = "stablehlo.compare"(%55, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%62 = "stablehlo.select"(%60, %57, %61) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%63 = "stablehlo.add"(%48, %62) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %63 : tensor<1x2x7x9xf64>
}
}

// f64[1,2,4,4] [7,9] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
%1 = "stablehlo.constant"() {value = dense<[0, 0, 0, 0, 0, 1, 1, 2, 2]> : tensor<9xi32>} : () -> tensor<9xi32>
%2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%3 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, -0.0e0, 1.25e-1, -0.0e0, 3.75e-1, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%10 = "stablehlo.select"(%8, %5, %9) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%11 = "stablehlo.constant"() {value = dense<[0, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%12 = "stablehlo.gather"(%0, %11) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%13 = "stablehlo.constant"() {value = dense<[1.0e0, 6.25e-1, 2.5e-1, 8.75e-1, 5.0e-1, 8.75e-1, 7.5e-1, 6.25e-1, 1.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%16 = "stablehlo.add"(%10, %15) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%17 = "stablehlo.constant"() {value = dense<[1, 1, 1, 2, 2, 3, 3, 3, 3]> : tensor<9xi32>} : () -> tensor<9xi32>
%18 = "stablehlo.gather"(%0, %17) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%19 = "stablehlo.constant"() {value = dense<[-0.0e0, 3.75e-1, 7.5e-1, 1.25e-1, 5.0e-1, -0.0e0, 2.5e-1, -0.0e0, -0.0e0]> : tensor<9xf64>} : () -> tensor<9xf64>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 3>} : (tensor<9xi1>) -> tensor<1x2x4x9xi1>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x9xf64>} : () -> tensor<1x2x4x9xf64>
%26 = "stablehlo.select"(%24, %21, %25) : (tensor<1x2x4x9xi1>, tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%27 = "stablehlo.add"(%16, %26) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%29 = "stablehlo.reshape"(%28) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%30 = "stablehlo.slice"(%29) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%31 = "stablehlo.constant"() {value = dense<[1.0e0, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0, 5.0e-1, 1.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.pad"(%27, %34) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x4x9xf64>, tensor<f64>) -> tensor<1x2x5x9xf64>
%36 = "stablehlo.slice"(%35) {limit_indices = array<i64: 1, 2, 5, 9>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x5x9xf64>) -> tensor<1x2x4x9xf64>
%37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<1x2x4x9xf64>) -> tensor<1x2x4x2x9xf64>
%38 = "stablehlo.reshape"(%37) : (tensor<1x2x4x2x9xf64>) -> tensor<1x2x8x9xf64>
%39 = "stablehlo.slice"(%38) {limit_indices = array<i64: 1, 2, 7, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x8x9xf64>) -> tensor<1x2x7x9xf64>
%40 = "stablehlo.constant"() {value = dense<[-0.0e0, 5.0e-1, -0.0e0, 5.0e-1, -0.0e0, 5.0e-1, -0.0e0]> : tensor<7xf64>} : () -> tensor<7xf64>
%41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%42 = "stablehlo.multiply"(%39, %41) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%44 = "stablehlo.compare"(%40, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 2>} : (tensor<7xi1>) -> tensor<1x2x7x9xi1>
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%47 = "stablehlo.select"(%45, %42, %46) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%48 = "stablehlo.add"(%33, %47) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %48 : tensor<1x2x7x9xf64>
}
}

// f32[2,1,3,3] [12,3] false
module @example {
func.func public @main(%0: tensor<2x1x3x3xf32>) -> (tensor<2x1x12x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x3x3xf32>, tensor<f32>) -> tensor<2x1x4x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 1, 3, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x1x4x3xf32>) -> tensor<2x1x3x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x4x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x1x3x4x3xf32>) -> tensor<2x1x12x3xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, 3.75e-1, 1.25e-1, -0.0e0, -0.0e0, 3.75e-1, 1.25e-1, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x1x12x3xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x4x3xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x1x3x4x3xf32>) -> tensor<2x1x12x3xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 1.0e0, 8.75e-1, 6.25e-1, 6.25e-1, 8.75e-1, 8.75e-1, 6.25e-1, 6.25e-1, 8.75e-1, 1.0e0, 1.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x3x3xf32>, tensor<f32>) -> tensor<2x1x4x3xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 1, 4, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x1x4x3xf32>) -> tensor<2x1x3x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x4x3xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x1x3x4x3xf32>) -> tensor<2x1x12x3xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, 1.25e-1, 3.75e-1, -0.0e0, -0.0e0, 1.25e-1, 3.75e-1, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x1x12x3xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
return %33 : tensor<2x1x12x3xf32>
}
}

// f32[2,1,3,3] [12,3] true
module @example {
func.func public @main(%0: tensor<2x1x3x3xf32>) -> (tensor<2x1x12x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.pad"(%0, %1) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x3x3xf32>, tensor<f32>) -> tensor<2x1x4x3xf32>
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2, 1, 3, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x1x4x3xf32>) -> tensor<2x1x3x3xf32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x4x3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<2x1x3x4x3xf32>) -> tensor<2x1x12x3xf32>
%6 = "stablehlo.constant"() {value = dense<[-0.0e0, -0.0e0, -0.0e0, -0.0e0, 2.7272725105285645e-1, 9.090906381607056e-2, -0.0e0, -0.0e0, 5.454545021057129e-1, 3.636362552642822e-1, 1.818181276321411e-1, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%8 = "stablehlo.multiply"(%5, %7) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x1x12x3xi1>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%13 = "stablehlo.select"(%11, %8, %12) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%14 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x4x3xf32>
%15 = "stablehlo.reshape"(%14) : (tensor<2x1x3x4x3xf32>) -> tensor<2x1x12x3xf32>
%16 = "stablehlo.constant"() {value = dense<[1.0e0, 8.181818127632141e-1, 6.363636255264282e-1, 4.5454543828964233e-1, 7.272727489471436e-1, 9.090909361839294e-1, 9.090908765792847e-1, 7.272727489471436e-1, 4.545454978942871e-1, 6.363637447357178e-1, 8.181818723678589e-1, 1.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%0, %20) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x1x3x3xf32>, tensor<f32>) -> tensor<2x1x4x3xf32>
%22 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 1, 4, 3>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x1x4x3xf32>) -> tensor<2x1x3x3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x4x3xf32>
%24 = "stablehlo.reshape"(%23) : (tensor<2x1x3x4x3xf32>) -> tensor<2x1x12x3xf32>
%25 = "stablehlo.constant"() {value = dense<[-0.0e0, 1.818181872367859e-1, 3.636363744735718e-1, 5.454545617103577e-1, -0.0e0, -0.0e0, 9.090912342071533e-2, 2.7272725105285645e-1, -0.0e0, -0.0e0, -0.0e0, -0.0e0]> : tensor<12xf32>} : () -> tensor<12xf32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%29 = "stablehlo.compare"(%25, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2>} : (tensor<12xi1>) -> tensor<2x1x12x3xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%32 = "stablehlo.select"(%30, %27, %31) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%33 = "stablehlo.add"(%19, %32) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
return %33 : tensor<2x1x12x3xf32>
}
}

