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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.floor"(%8) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.abs"(%24) : (tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%28 = "stablehlo.negate"(%25) : (tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.convert"(%29) : (tensor<8xf32>) -> tensor<8xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%39 = "stablehlo.abs"(%37) : (tensor<8xf32>) -> tensor<8xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%41 = "stablehlo.negate"(%38) : (tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.convert"(%42) : (tensor<8xf32>) -> tensor<8xi32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%49 = "stablehlo.multiply"(%44, %48) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%52 = "stablehlo.floor"(%51) : (tensor<10xf32>) -> tensor<10xf32>
%53 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%54 = "stablehlo.minimum"(%52, %53) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%55 = "stablehlo.subtract"(%51, %54) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%60 = "stablehlo.clamp"(%58, %55, %59) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%67 = "stablehlo.clamp"(%65, %54, %66) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%69 = "stablehlo.abs"(%67) : (tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.compare"(%69, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%71 = "stablehlo.negate"(%68) : (tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%73 = "stablehlo.convert"(%72) : (tensor<10xf32>) -> tensor<10xi32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%75 = "stablehlo.add"(%54, %74) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%81 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%82 = "stablehlo.abs"(%80) : (tensor<10xf32>) -> tensor<10xf32>
%83 = "stablehlo.compare"(%82, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%84 = "stablehlo.negate"(%81) : (tensor<10xf32>) -> tensor<10xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.convert"(%85) : (tensor<10xf32>) -> tensor<10xi32>
%87 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%88 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<i1>, %90: tensor<i1>):
%91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%91) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x8x10xi1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.if"(%92) ({
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%94 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%96 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%98 = "stablehlo.select"(%95, %96, %97) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%99 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%100 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%102 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%104 = "stablehlo.select"(%101, %102, %103) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%105 = "stablehlo.add"(%98, %104) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%106 = "stablehlo.dot_general"(%0, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%107 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%108 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%110 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%114 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%116 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%118 = "stablehlo.select"(%115, %116, %117) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%119 = "stablehlo.add"(%112, %118) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%120 = "stablehlo.dot_general"(%106, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%121) : (tensor<2x3x4x5xf32>) -> ()
}, {
%122 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%123 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%124 = "stablehlo.compare"(%122, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%125 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%127 = "stablehlo.select"(%124, %125, %126) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%128 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%129 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%131 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%133 = "stablehlo.select"(%130, %131, %132) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%134 = "stablehlo.add"(%127, %133) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%135 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%136 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%138 = "stablehlo.sign"(%62) : (tensor<10xf32>) -> tensor<10xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%141 = "stablehlo.select"(%137, %139, %140) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%143 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%145 = "stablehlo.sign"(%60) : (tensor<10xf32>) -> tensor<10xf32>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%148 = "stablehlo.select"(%144, %146, %147) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%149 = "stablehlo.add"(%141, %148) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%151 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%153 = "stablehlo.sign"(%62) : (tensor<10xf32>) -> tensor<10xf32>
%154 = "stablehlo.abs"(%153) : (tensor<10xf32>) -> tensor<10xf32>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%157 = "stablehlo.select"(%152, %155, %156) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%159 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%161 = "stablehlo.sign"(%60) : (tensor<10xf32>) -> tensor<10xf32>
%162 = "stablehlo.abs"(%161) : (tensor<10xf32>) -> tensor<10xf32>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%165 = "stablehlo.select"(%160, %163, %164) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%166 = "stablehlo.add"(%157, %165) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%167 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%168 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%170 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%173 = "stablehlo.select"(%169, %171, %172) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%174 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%175 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%176 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%177 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%180 = "stablehlo.select"(%176, %178, %179) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%181 = "stablehlo.add"(%173, %180) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%182 = "stablehlo.is_finite"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%184 = "stablehlo.not"(%182) : (tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%185 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xi1>) -> tensor<2x3x8x10xi1>
%187 = "stablehlo.sign"(%0) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%188 = "stablehlo.select"(%186, %187, %183) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%189 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x10xf32>} : () -> tensor<2x3x8x10xf32>
%190 = "stablehlo.select"(%182, %183, %189) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%191 = "stablehlo.convert"(%188) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%192 = "stablehlo.convert"(%149) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%194 = "stablehlo.abs"(%188) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%196 = "stablehlo.convert"(%166) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%198 = "stablehlo.convert"(%190) : (tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xbf16>
%199 = "stablehlo.convert"(%181) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x8x5xf32>
%201 = "stablehlo.select"(%182, %0, %183) : (tensor<2x3x8x10xi1>, tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%202 = "stablehlo.dot_general"(%201, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x10xf32>, tensor<5x10xf32>) -> tensor<2x3x8x5xf32>
%203 = "stablehlo.abs"(%193) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%204 = "stablehlo.compare"(%203, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%205 = "stablehlo.compare"(%200, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%206 = "stablehlo.and"(%204, %205) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%207 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%209 = "stablehlo.select"(%206, %193, %208) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%210 = "stablehlo.multiply"(%207, %209) : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%212 = "stablehlo.compare"(%200, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%213 = "stablehlo.select"(%212, %210, %202) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%214 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%215 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%216 = "stablehlo.compare"(%214, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%217 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%219 = "stablehlo.select"(%216, %217, %218) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%220 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%221 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%222 = "stablehlo.compare"(%220, %221) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%223 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%225 = "stablehlo.select"(%222, %223, %224) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%226 = "stablehlo.add"(%219, %225) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%227 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%228 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%230 = "stablehlo.sign"(%19) : (tensor<8xf32>) -> tensor<8xf32>
%231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%233 = "stablehlo.select"(%229, %231, %232) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%234 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%235 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%236 = "stablehlo.compare"(%234, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%237 = "stablehlo.sign"(%17) : (tensor<8xf32>) -> tensor<8xf32>
%238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%240 = "stablehlo.select"(%236, %238, %239) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%241 = "stablehlo.add"(%233, %240) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%242 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%243 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%244 = "stablehlo.compare"(%242, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%245 = "stablehlo.sign"(%19) : (tensor<8xf32>) -> tensor<8xf32>
%246 = "stablehlo.abs"(%245) : (tensor<8xf32>) -> tensor<8xf32>
%247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%249 = "stablehlo.select"(%244, %247, %248) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%250 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%251 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%252 = "stablehlo.compare"(%250, %251) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%253 = "stablehlo.sign"(%17) : (tensor<8xf32>) -> tensor<8xf32>
%254 = "stablehlo.abs"(%253) : (tensor<8xf32>) -> tensor<8xf32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%257 = "stablehlo.select"(%252, %255, %256) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%258 = "stablehlo.add"(%249, %257) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%259 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%260 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%261 = "stablehlo.compare"(%259, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%265 = "stablehlo.select"(%261, %263, %264) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%266 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%267 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%268 = "stablehlo.compare"(%266, %267) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%272 = "stablehlo.select"(%268, %270, %271) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%273 = "stablehlo.add"(%265, %272) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%274 = "stablehlo.is_finite"(%213) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%276 = "stablehlo.not"(%274) : (tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%277 = "stablehlo.compare"(%213, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%278 = "stablehlo.and"(%276, %277) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%279 = "stablehlo.sign"(%213) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%280 = "stablehlo.select"(%278, %279, %275) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%281 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x8x5xf32>} : () -> tensor<2x3x8x5xf32>
%282 = "stablehlo.select"(%274, %275, %281) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%283 = "stablehlo.convert"(%280) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%284 = "stablehlo.convert"(%241) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%285 = "stablehlo.dot_general"(%283, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%286 = "stablehlo.transpose"(%285) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%287 = "stablehlo.abs"(%280) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%289 = "stablehlo.convert"(%258) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%290 = "stablehlo.dot_general"(%288, %289) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%291 = "stablehlo.transpose"(%290) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%292 = "stablehlo.convert"(%282) : (tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xbf16>
%293 = "stablehlo.convert"(%273) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x8x5xbf16>, tensor<4x8xbf16>) -> tensor<2x3x5x4xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%296 = "stablehlo.select"(%274, %213, %275) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%297 = "stablehlo.dot_general"(%296, %226) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8x5xf32>, tensor<4x8xf32>) -> tensor<2x3x5x4xf32>
%298 = "stablehlo.transpose"(%297) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.abs"(%286) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%300 = "stablehlo.compare"(%299, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%301 = "stablehlo.compare"(%295, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.and"(%300, %301) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%303 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%305 = "stablehlo.select"(%302, %286, %304) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%306 = "stablehlo.multiply"(%303, %305) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%308 = "stablehlo.compare"(%295, %307) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%309 = "stablehlo.select"(%308, %306, %298) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%309) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %310 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] false
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf32>} : () -> tensor<7xf32>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.floor"(%12) : (tensor<7xf32>) -> tensor<7xf32>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%30 = "stablehlo.abs"(%28) : (tensor<7xf32>) -> tensor<7xf32>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%32 = "stablehlo.negate"(%29) : (tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%34 = "stablehlo.convert"(%33) : (tensor<7xf32>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%36 = "stablehlo.add"(%15, %35) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%43 = "stablehlo.abs"(%41) : (tensor<7xf32>) -> tensor<7xf32>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf32>) -> tensor<7xf32>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%47 = "stablehlo.convert"(%46) : (tensor<7xf32>) -> tensor<7xi32>
%48 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%49 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f32>} : () -> tensor<f32>
%50 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%53 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%54 = "stablehlo.add"(%48, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.multiply"(%54, %52) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf32>} : () -> tensor<3xf32>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%59 = "stablehlo.maximum"(%57, %58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%60 = "stablehlo.floor"(%59) : (tensor<3xf32>) -> tensor<3xf32>
%61 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%62 = "stablehlo.minimum"(%60, %61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%63 = "stablehlo.subtract"(%59, %62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%67 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%68 = "stablehlo.clamp"(%66, %63, %67) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%70 = "stablehlo.subtract"(%69, %68) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%75 = "stablehlo.clamp"(%73, %62, %74) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%77 = "stablehlo.abs"(%75) : (tensor<3xf32>) -> tensor<3xf32>
%78 = "stablehlo.compare"(%77, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%79 = "stablehlo.negate"(%76) : (tensor<3xf32>) -> tensor<3xf32>
%80 = "stablehlo.select"(%78, %75, %79) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%81 = "stablehlo.convert"(%80) : (tensor<3xf32>) -> tensor<3xi32>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%83 = "stablehlo.add"(%62, %82) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%88 = "stablehlo.clamp"(%86, %83, %87) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%89 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%90 = "stablehlo.abs"(%88) : (tensor<3xf32>) -> tensor<3xf32>
%91 = "stablehlo.compare"(%90, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%92 = "stablehlo.negate"(%89) : (tensor<3xf32>) -> tensor<3xf32>
%93 = "stablehlo.select"(%91, %88, %92) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%94 = "stablehlo.convert"(%93) : (tensor<3xf32>) -> tensor<3xi32>
%95 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%96 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%100 = "stablehlo.reduce"(%95, %96) ({
^bb0(%97: tensor<i1>, %98: tensor<i1>):
%99 = "stablehlo.and"(%97, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%99) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%318 = "stablehlo.if"(%100) ({
%101 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%102 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%104 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%107 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%108 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%110 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%113 = "stablehlo.add"(%106, %112) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%114 = "stablehlo.dot_general"(%0, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%115 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%116 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%118 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%121 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%122 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%123 = "stablehlo.compare"(%121, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%124 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%126 = "stablehlo.select"(%123, %124, %125) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%127 = "stablehlo.add"(%120, %126) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%128 = "stablehlo.dot_general"(%114, %127) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%129 = "stablehlo.transpose"(%128) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%129) : (tensor<2x3x4x5xf32>) -> ()
}, {
%130 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%131 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%133 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%135 = "stablehlo.select"(%132, %133, %134) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%136 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%137 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%138 = "stablehlo.compare"(%136, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%139 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%141 = "stablehlo.select"(%138, %139, %140) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%142 = "stablehlo.add"(%135, %141) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%143 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%144 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%145 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%146 = "stablehlo.sign"(%70) : (tensor<3xf32>) -> tensor<3xf32>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%149 = "stablehlo.select"(%145, %147, %148) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%151 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%153 = "stablehlo.sign"(%68) : (tensor<3xf32>) -> tensor<3xf32>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%156 = "stablehlo.select"(%152, %154, %155) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%157 = "stablehlo.add"(%149, %156) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%159 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%161 = "stablehlo.sign"(%70) : (tensor<3xf32>) -> tensor<3xf32>
%162 = "stablehlo.abs"(%161) : (tensor<3xf32>) -> tensor<3xf32>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%165 = "stablehlo.select"(%160, %163, %164) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%166 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%167 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%168 = "stablehlo.compare"(%166, %167) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%169 = "stablehlo.sign"(%68) : (tensor<3xf32>) -> tensor<3xf32>
%170 = "stablehlo.abs"(%169) : (tensor<3xf32>) -> tensor<3xf32>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%173 = "stablehlo.select"(%168, %171, %172) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%174 = "stablehlo.add"(%165, %173) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%175 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%176 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%181 = "stablehlo.select"(%177, %179, %180) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%182 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%183 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%185 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%188 = "stablehlo.select"(%184, %186, %187) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%189 = "stablehlo.add"(%181, %188) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%190 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%192 = "stablehlo.not"(%190) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%193 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%194 = "stablehlo.and"(%192, %193) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%195 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%196 = "stablehlo.select"(%194, %195, %191) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%198 = "stablehlo.select"(%190, %191, %197) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%199 = "stablehlo.convert"(%196) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%200 = "stablehlo.convert"(%157) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%202 = "stablehlo.abs"(%196) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%203 = "stablehlo.convert"(%202) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%204 = "stablehlo.convert"(%174) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%205 = "stablehlo.dot_general"(%203, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%206 = "stablehlo.convert"(%198) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%207 = "stablehlo.convert"(%189) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%208 = "stablehlo.dot_general"(%206, %207) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%209 = "stablehlo.select"(%190, %0, %191) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%210 = "stablehlo.dot_general"(%209, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%211 = "stablehlo.abs"(%201) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%212 = "stablehlo.compare"(%211, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%213 = "stablehlo.compare"(%208, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%214 = "stablehlo.and"(%212, %213) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%215 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%217 = "stablehlo.select"(%214, %201, %216) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%218 = "stablehlo.multiply"(%215, %217) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%220 = "stablehlo.compare"(%208, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%221 = "stablehlo.select"(%220, %218, %210) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%222 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%223 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%224 = "stablehlo.compare"(%222, %223) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%225 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%226 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%227 = "stablehlo.select"(%224, %225, %226) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%228 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%229 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%230 = "stablehlo.compare"(%228, %229) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%231 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%233 = "stablehlo.select"(%230, %231, %232) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%234 = "stablehlo.add"(%227, %233) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%235 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%236 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%237 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%238 = "stablehlo.sign"(%23) : (tensor<7xf32>) -> tensor<7xf32>
%239 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%241 = "stablehlo.select"(%237, %239, %240) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%242 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%243 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%244 = "stablehlo.compare"(%242, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%245 = "stablehlo.sign"(%21) : (tensor<7xf32>) -> tensor<7xf32>
%246 = "stablehlo.broadcast_in_dim"(%245) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%247 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%248 = "stablehlo.select"(%244, %246, %247) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%249 = "stablehlo.add"(%241, %248) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%250 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%251 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%252 = "stablehlo.compare"(%250, %251) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%253 = "stablehlo.sign"(%23) : (tensor<7xf32>) -> tensor<7xf32>
%254 = "stablehlo.abs"(%253) : (tensor<7xf32>) -> tensor<7xf32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%257 = "stablehlo.select"(%252, %255, %256) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%258 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%259 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%260 = "stablehlo.compare"(%258, %259) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%261 = "stablehlo.sign"(%21) : (tensor<7xf32>) -> tensor<7xf32>
%262 = "stablehlo.abs"(%261) : (tensor<7xf32>) -> tensor<7xf32>
%263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%265 = "stablehlo.select"(%260, %263, %264) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%266 = "stablehlo.add"(%257, %265) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%267 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%268 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%269 = "stablehlo.compare"(%267, %268) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%270 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%273 = "stablehlo.select"(%269, %271, %272) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%274 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%275 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%276 = "stablehlo.compare"(%274, %275) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%277 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%278 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%280 = "stablehlo.select"(%276, %278, %279) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%281 = "stablehlo.add"(%273, %280) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%282 = "stablehlo.is_finite"(%221) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%283 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%284 = "stablehlo.not"(%282) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%285 = "stablehlo.compare"(%221, %221) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%286 = "stablehlo.and"(%284, %285) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%287 = "stablehlo.sign"(%221) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%288 = "stablehlo.select"(%286, %287, %283) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%289 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%290 = "stablehlo.select"(%282, %283, %289) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%291 = "stablehlo.convert"(%288) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%292 = "stablehlo.convert"(%249) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%293 = "stablehlo.dot_general"(%291, %292) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%294 = "stablehlo.transpose"(%293) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%295 = "stablehlo.abs"(%288) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%296 = "stablehlo.convert"(%295) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%297 = "stablehlo.convert"(%266) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%298 = "stablehlo.dot_general"(%296, %297) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%300 = "stablehlo.convert"(%290) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%301 = "stablehlo.convert"(%281) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%302 = "stablehlo.dot_general"(%300, %301) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%303 = "stablehlo.transpose"(%302) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%304 = "stablehlo.select"(%282, %221, %283) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%305 = "stablehlo.dot_general"(%304, %234) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%306 = "stablehlo.transpose"(%305) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%307 = "stablehlo.abs"(%294) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%308 = "stablehlo.compare"(%307, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%309 = "stablehlo.compare"(%303, %299) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%310 = "stablehlo.and"(%308, %309) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%311 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%312 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%313 = "stablehlo.select"(%310, %294, %312) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%314 = "stablehlo.multiply"(%311, %313) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%315 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%316 = "stablehlo.compare"(%303, %315) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%317 = "stablehlo.select"(%316, %314, %306) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%317) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %318 : tensor<2x3x4x5xf32>
}
}

// f32[2,3,7,3] [7,3] [2,3,4,5] true
module @example {
func.func public @main(%0: tensor<2x3x7x3xf32>) -> (tensor<2x3x4x5xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%9 = "stablehlo.floor"(%8) : (tensor<7xf32>) -> tensor<7xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%26 = "stablehlo.abs"(%24) : (tensor<7xf32>) -> tensor<7xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%28 = "stablehlo.negate"(%25) : (tensor<7xf32>) -> tensor<7xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%30 = "stablehlo.convert"(%29) : (tensor<7xf32>) -> tensor<7xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<7xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf32>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf32>} : () -> tensor<7xf32>
%39 = "stablehlo.abs"(%37) : (tensor<7xf32>) -> tensor<7xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf32>) -> tensor<7xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
%43 = "stablehlo.convert"(%42) : (tensor<7xf32>) -> tensor<7xi32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%49 = "stablehlo.multiply"(%44, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%52 = "stablehlo.floor"(%51) : (tensor<3xf32>) -> tensor<3xf32>
%53 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%54 = "stablehlo.minimum"(%52, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.subtract"(%51, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%60 = "stablehlo.clamp"(%58, %55, %59) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%67 = "stablehlo.clamp"(%65, %54, %66) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%69 = "stablehlo.abs"(%67) : (tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.compare"(%69, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%71 = "stablehlo.negate"(%68) : (tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%73 = "stablehlo.convert"(%72) : (tensor<3xf32>) -> tensor<3xi32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%75 = "stablehlo.add"(%54, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%81 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%82 = "stablehlo.abs"(%80) : (tensor<3xf32>) -> tensor<3xf32>
%83 = "stablehlo.compare"(%82, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%84 = "stablehlo.negate"(%81) : (tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.convert"(%85) : (tensor<3xf32>) -> tensor<3xi32>
%87 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%88 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<i1>, %90: tensor<i1>):
%91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%91) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x3xi1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.if"(%92) ({
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%94 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%96 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%98 = "stablehlo.select"(%95, %96, %97) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%99 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%100 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%102 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%104 = "stablehlo.select"(%101, %102, %103) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%105 = "stablehlo.add"(%98, %104) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%106 = "stablehlo.dot_general"(%0, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%107 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%108 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%110 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%114 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%116 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%118 = "stablehlo.select"(%115, %116, %117) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%119 = "stablehlo.add"(%112, %118) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%120 = "stablehlo.dot_general"(%106, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%121) : (tensor<2x3x4x5xf32>) -> ()
}, {
%122 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%123 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%124 = "stablehlo.compare"(%122, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%125 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%127 = "stablehlo.select"(%124, %125, %126) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%128 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%129 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%131 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%133 = "stablehlo.select"(%130, %131, %132) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%134 = "stablehlo.add"(%127, %133) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%135 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%136 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%138 = "stablehlo.sign"(%62) : (tensor<3xf32>) -> tensor<3xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%141 = "stablehlo.select"(%137, %139, %140) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%143 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%145 = "stablehlo.sign"(%60) : (tensor<3xf32>) -> tensor<3xf32>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%148 = "stablehlo.select"(%144, %146, %147) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%149 = "stablehlo.add"(%141, %148) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%151 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%153 = "stablehlo.sign"(%62) : (tensor<3xf32>) -> tensor<3xf32>
%154 = "stablehlo.abs"(%153) : (tensor<3xf32>) -> tensor<3xf32>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%157 = "stablehlo.select"(%152, %155, %156) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%159 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%161 = "stablehlo.sign"(%60) : (tensor<3xf32>) -> tensor<3xf32>
%162 = "stablehlo.abs"(%161) : (tensor<3xf32>) -> tensor<3xf32>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%165 = "stablehlo.select"(%160, %163, %164) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%166 = "stablehlo.add"(%157, %165) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%167 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%168 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%170 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%173 = "stablehlo.select"(%169, %171, %172) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%174 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%175 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<5x3xi32>
%176 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x3xi32>, tensor<5x3xi32>) -> tensor<5x3xi1>
%177 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<5x3xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x3xf32>} : () -> tensor<5x3xf32>
%180 = "stablehlo.select"(%176, %178, %179) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%181 = "stablehlo.add"(%173, %180) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
%182 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%184 = "stablehlo.not"(%182) : (tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%185 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xi1>) -> tensor<2x3x7x3xi1>
%187 = "stablehlo.sign"(%0) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%188 = "stablehlo.select"(%186, %187, %183) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%189 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x3xf32>} : () -> tensor<2x3x7x3xf32>
%190 = "stablehlo.select"(%182, %183, %189) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%191 = "stablehlo.convert"(%188) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%192 = "stablehlo.convert"(%149) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%194 = "stablehlo.abs"(%188) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%196 = "stablehlo.convert"(%166) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%198 = "stablehlo.convert"(%190) : (tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xbf16>
%199 = "stablehlo.convert"(%181) : (tensor<5x3xf32>) -> tensor<5x3xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x3xbf16>, tensor<5x3xbf16>) -> tensor<2x3x7x5xf32>
%201 = "stablehlo.select"(%182, %0, %183) : (tensor<2x3x7x3xi1>, tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%202 = "stablehlo.dot_general"(%201, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x3xf32>, tensor<5x3xf32>) -> tensor<2x3x7x5xf32>
%203 = "stablehlo.abs"(%193) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%204 = "stablehlo.compare"(%203, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%205 = "stablehlo.compare"(%200, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%206 = "stablehlo.and"(%204, %205) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%207 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%209 = "stablehlo.select"(%206, %193, %208) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%210 = "stablehlo.multiply"(%207, %209) : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%212 = "stablehlo.compare"(%200, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%213 = "stablehlo.select"(%212, %210, %202) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%214 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%215 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%216 = "stablehlo.compare"(%214, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%217 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%219 = "stablehlo.select"(%216, %217, %218) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%220 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%221 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%222 = "stablehlo.compare"(%220, %221) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%223 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%225 = "stablehlo.select"(%222, %223, %224) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%226 = "stablehlo.add"(%219, %225) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%227 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%228 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%230 = "stablehlo.sign"(%19) : (tensor<7xf32>) -> tensor<7xf32>
%231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%233 = "stablehlo.select"(%229, %231, %232) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%234 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%235 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%236 = "stablehlo.compare"(%234, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%237 = "stablehlo.sign"(%17) : (tensor<7xf32>) -> tensor<7xf32>
%238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%240 = "stablehlo.select"(%236, %238, %239) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%241 = "stablehlo.add"(%233, %240) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%242 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%243 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%244 = "stablehlo.compare"(%242, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%245 = "stablehlo.sign"(%19) : (tensor<7xf32>) -> tensor<7xf32>
%246 = "stablehlo.abs"(%245) : (tensor<7xf32>) -> tensor<7xf32>
%247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%249 = "stablehlo.select"(%244, %247, %248) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%250 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%251 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%252 = "stablehlo.compare"(%250, %251) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%253 = "stablehlo.sign"(%17) : (tensor<7xf32>) -> tensor<7xf32>
%254 = "stablehlo.abs"(%253) : (tensor<7xf32>) -> tensor<7xf32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%257 = "stablehlo.select"(%252, %255, %256) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%258 = "stablehlo.add"(%249, %257) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%259 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%260 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%261 = "stablehlo.compare"(%259, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%265 = "stablehlo.select"(%261, %263, %264) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%266 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%267 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%268 = "stablehlo.compare"(%266, %267) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf32>} : () -> tensor<7xf32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf32>) -> tensor<4x7xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf32>} : () -> tensor<4x7xf32>
%272 = "stablehlo.select"(%268, %270, %271) : (tensor<4x7xi1>, tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%273 = "stablehlo.add"(%265, %272) : (tensor<4x7xf32>, tensor<4x7xf32>) -> tensor<4x7xf32>
%274 = "stablehlo.is_finite"(%213) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%276 = "stablehlo.not"(%274) : (tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%277 = "stablehlo.compare"(%213, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%278 = "stablehlo.and"(%276, %277) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xi1>) -> tensor<2x3x7x5xi1>
%279 = "stablehlo.sign"(%213) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%280 = "stablehlo.select"(%278, %279, %275) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%281 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x7x5xf32>} : () -> tensor<2x3x7x5xf32>
%282 = "stablehlo.select"(%274, %275, %281) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%283 = "stablehlo.convert"(%280) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%284 = "stablehlo.convert"(%241) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%285 = "stablehlo.dot_general"(%283, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%286 = "stablehlo.transpose"(%285) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%287 = "stablehlo.abs"(%280) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%289 = "stablehlo.convert"(%258) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%290 = "stablehlo.dot_general"(%288, %289) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%291 = "stablehlo.transpose"(%290) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%292 = "stablehlo.convert"(%282) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xbf16>
%293 = "stablehlo.convert"(%273) : (tensor<4x7xf32>) -> tensor<4x7xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x7x5xbf16>, tensor<4x7xbf16>) -> tensor<2x3x5x4xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%296 = "stablehlo.select"(%274, %213, %275) : (tensor<2x3x7x5xi1>, tensor<2x3x7x5xf32>, tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xf32>
%297 = "stablehlo.dot_general"(%296, %226) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<4x7xf32>) -> tensor<2x3x5x4xf32>
%298 = "stablehlo.transpose"(%297) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.abs"(%286) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%300 = "stablehlo.compare"(%299, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%301 = "stablehlo.compare"(%295, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.and"(%300, %301) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%303 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%305 = "stablehlo.select"(%302, %286, %304) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%306 = "stablehlo.multiply"(%303, %305) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%308 = "stablehlo.compare"(%295, %307) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%309 = "stablehlo.select"(%308, %306, %298) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%309) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %310 : tensor<2x3x4x5xf32>
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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.floor"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%26 = "stablehlo.abs"(%24) : (tensor<12xf32>) -> tensor<12xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%28 = "stablehlo.negate"(%25) : (tensor<12xf32>) -> tensor<12xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%30 = "stablehlo.convert"(%29) : (tensor<12xf32>) -> tensor<12xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%39 = "stablehlo.abs"(%37) : (tensor<12xf32>) -> tensor<12xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%41 = "stablehlo.negate"(%38) : (tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%43 = "stablehlo.convert"(%42) : (tensor<12xf32>) -> tensor<12xi32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%45 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%49 = "stablehlo.multiply"(%44, %48) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%52 = "stablehlo.floor"(%51) : (tensor<10xf32>) -> tensor<10xf32>
%53 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%54 = "stablehlo.minimum"(%52, %53) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%55 = "stablehlo.subtract"(%51, %54) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%60 = "stablehlo.clamp"(%58, %55, %59) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%67 = "stablehlo.clamp"(%65, %54, %66) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%68 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%69 = "stablehlo.abs"(%67) : (tensor<10xf32>) -> tensor<10xf32>
%70 = "stablehlo.compare"(%69, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%71 = "stablehlo.negate"(%68) : (tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%73 = "stablehlo.convert"(%72) : (tensor<10xf32>) -> tensor<10xi32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%75 = "stablehlo.add"(%54, %74) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%81 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%82 = "stablehlo.abs"(%80) : (tensor<10xf32>) -> tensor<10xf32>
%83 = "stablehlo.compare"(%82, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%84 = "stablehlo.negate"(%81) : (tensor<10xf32>) -> tensor<10xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%86 = "stablehlo.convert"(%85) : (tensor<10xf32>) -> tensor<10xi32>
%87 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%88 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<i1>, %90: tensor<i1>):
%91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%91) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x12x10xi1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.if"(%92) ({
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%94 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%96 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%98 = "stablehlo.select"(%95, %96, %97) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%99 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%100 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%102 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%104 = "stablehlo.select"(%101, %102, %103) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%105 = "stablehlo.add"(%98, %104) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%106 = "stablehlo.dot_general"(%0, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%107 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%108 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%110 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%114 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%116 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%118 = "stablehlo.select"(%115, %116, %117) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%119 = "stablehlo.add"(%112, %118) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%120 = "stablehlo.dot_general"(%106, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%121) : (tensor<2x3x4x5xf32>) -> ()
}, {
%122 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%123 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%124 = "stablehlo.compare"(%122, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%125 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%127 = "stablehlo.select"(%124, %125, %126) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%128 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%129 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%131 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%133 = "stablehlo.select"(%130, %131, %132) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%134 = "stablehlo.add"(%127, %133) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%135 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%136 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%138 = "stablehlo.sign"(%62) : (tensor<10xf32>) -> tensor<10xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%141 = "stablehlo.select"(%137, %139, %140) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%143 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%145 = "stablehlo.sign"(%60) : (tensor<10xf32>) -> tensor<10xf32>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%148 = "stablehlo.select"(%144, %146, %147) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%149 = "stablehlo.add"(%141, %148) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%151 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%153 = "stablehlo.sign"(%62) : (tensor<10xf32>) -> tensor<10xf32>
%154 = "stablehlo.abs"(%153) : (tensor<10xf32>) -> tensor<10xf32>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%157 = "stablehlo.select"(%152, %155, %156) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%159 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%161 = "stablehlo.sign"(%60) : (tensor<10xf32>) -> tensor<10xf32>
%162 = "stablehlo.abs"(%161) : (tensor<10xf32>) -> tensor<10xf32>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%165 = "stablehlo.select"(%160, %163, %164) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%166 = "stablehlo.add"(%157, %165) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%167 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%168 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%170 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%173 = "stablehlo.select"(%169, %171, %172) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%174 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x10xi32>
%175 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<5x10xi32>
%176 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5x10xi32>, tensor<5x10xi32>) -> tensor<5x10xi1>
%177 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
%180 = "stablehlo.select"(%176, %178, %179) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%181 = "stablehlo.add"(%173, %180) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
%182 = "stablehlo.is_finite"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%184 = "stablehlo.not"(%182) : (tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%185 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xi1>) -> tensor<2x3x12x10xi1>
%187 = "stablehlo.sign"(%0) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%188 = "stablehlo.select"(%186, %187, %183) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%189 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x12x10xf32>} : () -> tensor<2x3x12x10xf32>
%190 = "stablehlo.select"(%182, %183, %189) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%191 = "stablehlo.convert"(%188) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%192 = "stablehlo.convert"(%149) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%194 = "stablehlo.abs"(%188) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%196 = "stablehlo.convert"(%166) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%198 = "stablehlo.convert"(%190) : (tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xbf16>
%199 = "stablehlo.convert"(%181) : (tensor<5x10xf32>) -> tensor<5x10xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x10xbf16>, tensor<5x10xbf16>) -> tensor<2x3x12x5xf32>
%201 = "stablehlo.select"(%182, %0, %183) : (tensor<2x3x12x10xi1>, tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%202 = "stablehlo.dot_general"(%201, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x10xf32>, tensor<5x10xf32>) -> tensor<2x3x12x5xf32>
%203 = "stablehlo.abs"(%193) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%204 = "stablehlo.compare"(%203, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%205 = "stablehlo.compare"(%200, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%206 = "stablehlo.and"(%204, %205) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%207 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%209 = "stablehlo.select"(%206, %193, %208) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%210 = "stablehlo.multiply"(%207, %209) : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%212 = "stablehlo.compare"(%200, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%213 = "stablehlo.select"(%212, %210, %202) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%214 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%215 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%216 = "stablehlo.compare"(%214, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%217 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%219 = "stablehlo.select"(%216, %217, %218) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%220 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%221 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%222 = "stablehlo.compare"(%220, %221) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%223 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%225 = "stablehlo.select"(%222, %223, %224) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%226 = "stablehlo.add"(%219, %225) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%227 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%228 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%230 = "stablehlo.sign"(%19) : (tensor<12xf32>) -> tensor<12xf32>
%231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%233 = "stablehlo.select"(%229, %231, %232) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%234 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%235 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%236 = "stablehlo.compare"(%234, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%237 = "stablehlo.sign"(%17) : (tensor<12xf32>) -> tensor<12xf32>
%238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%240 = "stablehlo.select"(%236, %238, %239) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%241 = "stablehlo.add"(%233, %240) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%242 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%243 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%244 = "stablehlo.compare"(%242, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%245 = "stablehlo.sign"(%19) : (tensor<12xf32>) -> tensor<12xf32>
%246 = "stablehlo.abs"(%245) : (tensor<12xf32>) -> tensor<12xf32>
%247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%249 = "stablehlo.select"(%244, %247, %248) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%250 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%251 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%252 = "stablehlo.compare"(%250, %251) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%253 = "stablehlo.sign"(%17) : (tensor<12xf32>) -> tensor<12xf32>
%254 = "stablehlo.abs"(%253) : (tensor<12xf32>) -> tensor<12xf32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%257 = "stablehlo.select"(%252, %255, %256) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%258 = "stablehlo.add"(%249, %257) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%259 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%260 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%261 = "stablehlo.compare"(%259, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%265 = "stablehlo.select"(%261, %263, %264) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%266 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x12xi32>
%267 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<4x12xi32>
%268 = "stablehlo.compare"(%266, %267) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x12xi32>, tensor<4x12xi32>) -> tensor<4x12xi1>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<4x12xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x12xf32>} : () -> tensor<4x12xf32>
%272 = "stablehlo.select"(%268, %270, %271) : (tensor<4x12xi1>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%273 = "stablehlo.add"(%265, %272) : (tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
%274 = "stablehlo.is_finite"(%213) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%276 = "stablehlo.not"(%274) : (tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%277 = "stablehlo.compare"(%213, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xi1>
%278 = "stablehlo.and"(%276, %277) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xi1>) -> tensor<2x3x12x5xi1>
%279 = "stablehlo.sign"(%213) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%280 = "stablehlo.select"(%278, %279, %275) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%281 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3x12x5xf32>} : () -> tensor<2x3x12x5xf32>
%282 = "stablehlo.select"(%274, %275, %281) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%283 = "stablehlo.convert"(%280) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%284 = "stablehlo.convert"(%241) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%285 = "stablehlo.dot_general"(%283, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%286 = "stablehlo.transpose"(%285) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%287 = "stablehlo.abs"(%280) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%288 = "stablehlo.convert"(%287) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%289 = "stablehlo.convert"(%258) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%290 = "stablehlo.dot_general"(%288, %289) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%291 = "stablehlo.transpose"(%290) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%292 = "stablehlo.convert"(%282) : (tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xbf16>
%293 = "stablehlo.convert"(%273) : (tensor<4x12xf32>) -> tensor<4x12xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3x12x5xbf16>, tensor<4x12xbf16>) -> tensor<2x3x5x4xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%296 = "stablehlo.select"(%274, %213, %275) : (tensor<2x3x12x5xi1>, tensor<2x3x12x5xf32>, tensor<2x3x12x5xf32>) -> tensor<2x3x12x5xf32>
%297 = "stablehlo.dot_general"(%296, %226) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x12x5xf32>, tensor<4x12xf32>) -> tensor<2x3x5x4xf32>
%298 = "stablehlo.transpose"(%297) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x5x4xf32>) -> tensor<2x3x4x5xf32>
%299 = "stablehlo.abs"(%286) : (tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%300 = "stablehlo.compare"(%299, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%301 = "stablehlo.compare"(%295, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%302 = "stablehlo.and"(%300, %301) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%303 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%305 = "stablehlo.select"(%302, %286, %304) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%306 = "stablehlo.multiply"(%303, %305) : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
%308 = "stablehlo.compare"(%295, %307) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%309 = "stablehlo.select"(%308, %306, %298) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
"stablehlo.return"(%309) : (tensor<2x3x4x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x4x5xf32>
return %310 : tensor<2x3x4x5xf32>
}
}

// f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x9x10xf32>) -> (tensor<1x2x4x4xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf32>
%2 = "stablehlo.constant"() {value = dense<4.347826086956522e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%4 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%5 = "stablehlo.add"(%1, %4) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%6 = "stablehlo.multiply"(%5, %3) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%7 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf32>} : () -> tensor<9xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%10 = "stablehlo.maximum"(%8, %9) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%11 = "stablehlo.floor"(%10) : (tensor<9xf32>) -> tensor<9xf32>
%12 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%13 = "stablehlo.minimum"(%11, %12) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%14 = "stablehlo.subtract"(%10, %13) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%19 = "stablehlo.clamp"(%17, %14, %18) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%21 = "stablehlo.subtract"(%20, %19) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%25 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%26 = "stablehlo.clamp"(%24, %13, %25) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%27 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%28 = "stablehlo.abs"(%26) : (tensor<9xf32>) -> tensor<9xf32>
%29 = "stablehlo.compare"(%28, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%30 = "stablehlo.negate"(%27) : (tensor<9xf32>) -> tensor<9xf32>
%31 = "stablehlo.select"(%29, %26, %30) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%32 = "stablehlo.convert"(%31) : (tensor<9xf32>) -> tensor<9xi32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%34 = "stablehlo.add"(%13, %33) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%38 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9xf32>
%39 = "stablehlo.clamp"(%37, %34, %38) : (tensor<9xf32>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%40 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf32>} : () -> tensor<9xf32>
%41 = "stablehlo.abs"(%39) : (tensor<9xf32>) -> tensor<9xf32>
%42 = "stablehlo.compare"(%41, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
%43 = "stablehlo.negate"(%40) : (tensor<9xf32>) -> tensor<9xf32>
%44 = "stablehlo.select"(%42, %39, %43) : (tensor<9xi1>, tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
%45 = "stablehlo.convert"(%44) : (tensor<9xf32>) -> tensor<9xi32>
%46 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xf32>
%47 = "stablehlo.constant"() {value = dense<3.846153846153846e-1> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%49 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%50 = "stablehlo.add"(%46, %49) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%51 = "stablehlo.multiply"(%50, %48) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%52 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<10xf32>} : () -> tensor<10xf32>
%53 = "stablehlo.subtract"(%51, %52) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%54 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%55 = "stablehlo.maximum"(%53, %54) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%56 = "stablehlo.floor"(%55) : (tensor<10xf32>) -> tensor<10xf32>
%57 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%58 = "stablehlo.minimum"(%56, %57) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%59 = "stablehlo.subtract"(%55, %58) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%62 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%63 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%64 = "stablehlo.clamp"(%62, %59, %63) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%66 = "stablehlo.subtract"(%65, %64) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%68 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%69 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%70 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%71 = "stablehlo.clamp"(%69, %58, %70) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%72 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%73 = "stablehlo.abs"(%71) : (tensor<10xf32>) -> tensor<10xf32>
%74 = "stablehlo.compare"(%73, %72) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%75 = "stablehlo.negate"(%72) : (tensor<10xf32>) -> tensor<10xf32>
%76 = "stablehlo.select"(%74, %71, %75) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%77 = "stablehlo.convert"(%76) : (tensor<10xf32>) -> tensor<10xi32>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%79 = "stablehlo.add"(%58, %78) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%83 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10xf32>
%84 = "stablehlo.clamp"(%82, %79, %83) : (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%85 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<10xf32>} : () -> tensor<10xf32>
%86 = "stablehlo.abs"(%84) : (tensor<10xf32>) -> tensor<10xf32>
%87 = "stablehlo.compare"(%86, %85) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
%88 = "stablehlo.negate"(%85) : (tensor<10xf32>) -> tensor<10xf32>
%89 = "stablehlo.select"(%87, %84, %88) : (tensor<10xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
%90 = "stablehlo.convert"(%89) : (tensor<10xf32>) -> tensor<10xi32>
%91 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%92 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%96 = "stablehlo.reduce"(%91, %92) ({
^bb0(%93: tensor<i1>, %94: tensor<i1>):
%95 = "stablehlo.and"(%93, %94) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%95) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x9x10xi1>, tensor<i1>) -> tensor<i1>
%314 = "stablehlo.if"(%96) ({
%97 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%98 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%99 = "stablehlo.compare"(%97, %98) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%100 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%102 = "stablehlo.select"(%99, %100, %101) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%103 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%104 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%106 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%108 = "stablehlo.select"(%105, %106, %107) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%109 = "stablehlo.add"(%102, %108) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%110 = "stablehlo.dot_general"(%0, %109) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%111 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%112 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%113 = "stablehlo.compare"(%111, %112) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%114 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%116 = "stablehlo.select"(%113, %114, %115) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%117 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%118 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%119 = "stablehlo.compare"(%117, %118) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%120 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%122 = "stablehlo.select"(%119, %120, %121) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%123 = "stablehlo.add"(%116, %122) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%124 = "stablehlo.dot_general"(%110, %123) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%125 = "stablehlo.transpose"(%124) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%125) : (tensor<1x2x4x4xf32>) -> ()
}, {
%126 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%127 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%128 = "stablehlo.compare"(%126, %127) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%129 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%130 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%131 = "stablehlo.select"(%128, %129, %130) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%132 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%133 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%134 = "stablehlo.compare"(%132, %133) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%135 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%136 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%137 = "stablehlo.select"(%134, %135, %136) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%138 = "stablehlo.add"(%131, %137) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%139 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%140 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%141 = "stablehlo.compare"(%139, %140) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%142 = "stablehlo.sign"(%66) : (tensor<10xf32>) -> tensor<10xf32>
%143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%144 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%145 = "stablehlo.select"(%141, %143, %144) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%146 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%147 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%148 = "stablehlo.compare"(%146, %147) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%149 = "stablehlo.sign"(%64) : (tensor<10xf32>) -> tensor<10xf32>
%150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%152 = "stablehlo.select"(%148, %150, %151) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%153 = "stablehlo.add"(%145, %152) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%154 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%155 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%156 = "stablehlo.compare"(%154, %155) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%157 = "stablehlo.sign"(%66) : (tensor<10xf32>) -> tensor<10xf32>
%158 = "stablehlo.abs"(%157) : (tensor<10xf32>) -> tensor<10xf32>
%159 = "stablehlo.broadcast_in_dim"(%158) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%161 = "stablehlo.select"(%156, %159, %160) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%162 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%163 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%164 = "stablehlo.compare"(%162, %163) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%165 = "stablehlo.sign"(%64) : (tensor<10xf32>) -> tensor<10xf32>
%166 = "stablehlo.abs"(%165) : (tensor<10xf32>) -> tensor<10xf32>
%167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%169 = "stablehlo.select"(%164, %167, %168) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%170 = "stablehlo.add"(%161, %169) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%171 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%172 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%173 = "stablehlo.compare"(%171, %172) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%174 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%175 = "stablehlo.broadcast_in_dim"(%174) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%176 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%177 = "stablehlo.select"(%173, %175, %176) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%178 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x10xi32>
%179 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 1>} : (tensor<10xi32>) -> tensor<4x10xi32>
%180 = "stablehlo.compare"(%178, %179) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x10xi32>, tensor<4x10xi32>) -> tensor<4x10xi1>
%181 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<10xf32>} : () -> tensor<10xf32>
%182 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<4x10xf32>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x10xf32>} : () -> tensor<4x10xf32>
%184 = "stablehlo.select"(%180, %182, %183) : (tensor<4x10xi1>, tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%185 = "stablehlo.add"(%177, %184) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
%186 = "stablehlo.is_finite"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%188 = "stablehlo.not"(%186) : (tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%189 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xi1>
%190 = "stablehlo.and"(%188, %189) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xi1>) -> tensor<1x2x9x10xi1>
%191 = "stablehlo.sign"(%0) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%192 = "stablehlo.select"(%190, %191, %187) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%193 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x10xf32>} : () -> tensor<1x2x9x10xf32>
%194 = "stablehlo.select"(%186, %187, %193) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%195 = "stablehlo.convert"(%192) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%196 = "stablehlo.convert"(%153) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%198 = "stablehlo.abs"(%192) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%199 = "stablehlo.convert"(%198) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%200 = "stablehlo.convert"(%170) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%202 = "stablehlo.convert"(%194) : (tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xbf16>
%203 = "stablehlo.convert"(%185) : (tensor<4x10xf32>) -> tensor<4x10xbf16>
%204 = "stablehlo.dot_general"(%202, %203) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x10xbf16>, tensor<4x10xbf16>) -> tensor<1x2x9x4xf32>
%205 = "stablehlo.select"(%186, %0, %187) : (tensor<1x2x9x10xi1>, tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%206 = "stablehlo.dot_general"(%205, %138) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x10xf32>, tensor<4x10xf32>) -> tensor<1x2x9x4xf32>
%207 = "stablehlo.abs"(%197) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%208 = "stablehlo.compare"(%207, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%209 = "stablehlo.compare"(%204, %201) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%210 = "stablehlo.and"(%208, %209) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%211 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%213 = "stablehlo.select"(%210, %197, %212) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%214 = "stablehlo.multiply"(%211, %213) : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%215 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%216 = "stablehlo.compare"(%204, %215) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%217 = "stablehlo.select"(%216, %214, %206) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%218 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%219 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%220 = "stablehlo.compare"(%218, %219) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%221 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%222 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%223 = "stablehlo.select"(%220, %221, %222) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%224 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%225 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%226 = "stablehlo.compare"(%224, %225) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%227 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%229 = "stablehlo.select"(%226, %227, %228) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%230 = "stablehlo.add"(%223, %229) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%231 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%232 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%233 = "stablehlo.compare"(%231, %232) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%234 = "stablehlo.sign"(%21) : (tensor<9xf32>) -> tensor<9xf32>
%235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%237 = "stablehlo.select"(%233, %235, %236) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%238 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%239 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%240 = "stablehlo.compare"(%238, %239) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%241 = "stablehlo.sign"(%19) : (tensor<9xf32>) -> tensor<9xf32>
%242 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%243 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%244 = "stablehlo.select"(%240, %242, %243) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%245 = "stablehlo.add"(%237, %244) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%246 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%247 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%248 = "stablehlo.compare"(%246, %247) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%249 = "stablehlo.sign"(%21) : (tensor<9xf32>) -> tensor<9xf32>
%250 = "stablehlo.abs"(%249) : (tensor<9xf32>) -> tensor<9xf32>
%251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%253 = "stablehlo.select"(%248, %251, %252) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%254 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%255 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%256 = "stablehlo.compare"(%254, %255) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%257 = "stablehlo.sign"(%19) : (tensor<9xf32>) -> tensor<9xf32>
%258 = "stablehlo.abs"(%257) : (tensor<9xf32>) -> tensor<9xf32>
%259 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%261 = "stablehlo.select"(%256, %259, %260) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%262 = "stablehlo.add"(%253, %261) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%263 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%264 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%265 = "stablehlo.compare"(%263, %264) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%266 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%267 = "stablehlo.broadcast_in_dim"(%266) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%268 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%269 = "stablehlo.select"(%265, %267, %268) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%270 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%271 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%272 = "stablehlo.compare"(%270, %271) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%273 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf32>} : () -> tensor<9xf32>
%274 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf32>) -> tensor<4x9xf32>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf32>} : () -> tensor<4x9xf32>
%276 = "stablehlo.select"(%272, %274, %275) : (tensor<4x9xi1>, tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%277 = "stablehlo.add"(%269, %276) : (tensor<4x9xf32>, tensor<4x9xf32>) -> tensor<4x9xf32>
%278 = "stablehlo.is_finite"(%217) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%279 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%280 = "stablehlo.not"(%278) : (tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%281 = "stablehlo.compare"(%217, %217) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xi1>
%282 = "stablehlo.and"(%280, %281) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xi1>) -> tensor<1x2x9x4xi1>
%283 = "stablehlo.sign"(%217) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%284 = "stablehlo.select"(%282, %283, %279) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%285 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x9x4xf32>} : () -> tensor<1x2x9x4xf32>
%286 = "stablehlo.select"(%278, %279, %285) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%287 = "stablehlo.convert"(%284) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%288 = "stablehlo.convert"(%245) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%289 = "stablehlo.dot_general"(%287, %288) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%290 = "stablehlo.transpose"(%289) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%291 = "stablehlo.abs"(%284) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%292 = "stablehlo.convert"(%291) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%293 = "stablehlo.convert"(%262) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%296 = "stablehlo.convert"(%286) : (tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xbf16>
%297 = "stablehlo.convert"(%277) : (tensor<4x9xf32>) -> tensor<4x9xbf16>
%298 = "stablehlo.dot_general"(%296, %297) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x9x4xbf16>, tensor<4x9xbf16>) -> tensor<1x2x4x4xf32>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%300 = "stablehlo.select"(%278, %217, %279) : (tensor<1x2x9x4xi1>, tensor<1x2x9x4xf32>, tensor<1x2x9x4xf32>) -> tensor<1x2x9x4xf32>
%301 = "stablehlo.dot_general"(%300, %230) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x9x4xf32>, tensor<4x9xf32>) -> tensor<1x2x4x4xf32>
%302 = "stablehlo.transpose"(%301) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%303 = "stablehlo.abs"(%290) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%304 = "stablehlo.compare"(%303, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%305 = "stablehlo.compare"(%299, %295) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%306 = "stablehlo.and"(%304, %305) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%307 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%308 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%309 = "stablehlo.select"(%306, %290, %308) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%310 = "stablehlo.multiply"(%307, %309) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%312 = "stablehlo.compare"(%299, %311) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%313 = "stablehlo.select"(%312, %310, %302) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%313) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
return %314 : tensor<1x2x4x4xf32>
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
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.divide"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%7 = "stablehlo.multiply"(%2, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.maximum"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.floor"(%9) : (tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.minimum"(%10, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.subtract"(%9, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%18 = "stablehlo.clamp"(%16, %13, %17) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%25 = "stablehlo.clamp"(%23, %12, %24) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.abs"(%25) : (tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.compare"(%27, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%29 = "stablehlo.negate"(%26) : (tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.select"(%28, %25, %29) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.convert"(%30) : (tensor<8xf32>) -> tensor<8xi32>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.add"(%12, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%37 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%38 = "stablehlo.clamp"(%36, %33, %37) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.abs"(%38) : (tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.compare"(%40, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%42 = "stablehlo.negate"(%39) : (tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.select"(%41, %38, %42) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.convert"(%43) : (tensor<8xf32>) -> tensor<8xi32>
%45 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8xf32>
%46 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.divide"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%49 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%50 = "stablehlo.multiply"(%45, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.maximum"(%50, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.floor"(%52) : (tensor<8xf32>) -> tensor<8xf32>
%54 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%55 = "stablehlo.minimum"(%53, %54) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%56 = "stablehlo.subtract"(%52, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%60 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%61 = "stablehlo.clamp"(%59, %56, %60) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%63 = "stablehlo.subtract"(%62, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%67 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%68 = "stablehlo.clamp"(%66, %55, %67) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%70 = "stablehlo.abs"(%68) : (tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.compare"(%70, %69) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%72 = "stablehlo.negate"(%69) : (tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.select"(%71, %68, %72) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.convert"(%73) : (tensor<8xf32>) -> tensor<8xi32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.add"(%55, %75) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%80 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%81 = "stablehlo.clamp"(%79, %76, %80) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%82 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<8xf32>} : () -> tensor<8xf32>
%83 = "stablehlo.abs"(%81) : (tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.compare"(%83, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%85 = "stablehlo.negate"(%82) : (tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.select"(%84, %81, %85) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.convert"(%86) : (tensor<8xf32>) -> tensor<8xi32>
%88 = "stablehlo.is_finite"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%89 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%93 = "stablehlo.reduce"(%88, %89) ({
^bb0(%90: tensor<i1>, %91: tensor<i1>):
%92 = "stablehlo.and"(%90, %91) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%92) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x8x8xi1>, tensor<i1>) -> tensor<i1>
%311 = "stablehlo.if"(%93) ({
%94 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%95 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%97 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%98 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%99 = "stablehlo.select"(%96, %97, %98) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%100 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%101 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%102 = "stablehlo.compare"(%100, %101) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%103 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%105 = "stablehlo.select"(%102, %103, %104) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%106 = "stablehlo.add"(%99, %105) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%107 = "stablehlo.dot_general"(%1, %106) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x8xf32>, tensor<4x8xf32>) -> tensor<1x2x8x4xf32>
%108 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%109 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%110 = "stablehlo.compare"(%108, %109) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%111 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%112 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%113 = "stablehlo.select"(%110, %111, %112) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%114 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%115 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%116 = "stablehlo.compare"(%114, %115) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%117 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%119 = "stablehlo.select"(%116, %117, %118) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%120 = "stablehlo.add"(%113, %119) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%121 = "stablehlo.dot_general"(%107, %120) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x4xf32>, tensor<4x8xf32>) -> tensor<1x2x4x4xf32>
%122 = "stablehlo.transpose"(%121) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%122) : (tensor<1x2x4x4xf32>) -> ()
}, {
%123 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%124 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%125 = "stablehlo.compare"(%123, %124) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%126 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%127 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%128 = "stablehlo.select"(%125, %126, %127) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%129 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%130 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%131 = "stablehlo.compare"(%129, %130) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%132 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%133 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%134 = "stablehlo.select"(%131, %132, %133) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%135 = "stablehlo.add"(%128, %134) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%136 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%137 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%138 = "stablehlo.compare"(%136, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%139 = "stablehlo.sign"(%63) : (tensor<8xf32>) -> tensor<8xf32>
%140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%141 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%142 = "stablehlo.select"(%138, %140, %141) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%143 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%144 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%145 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%146 = "stablehlo.sign"(%61) : (tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%149 = "stablehlo.select"(%145, %147, %148) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%150 = "stablehlo.add"(%142, %149) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%151 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%152 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%153 = "stablehlo.compare"(%151, %152) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%154 = "stablehlo.sign"(%63) : (tensor<8xf32>) -> tensor<8xf32>
%155 = "stablehlo.abs"(%154) : (tensor<8xf32>) -> tensor<8xf32>
%156 = "stablehlo.broadcast_in_dim"(%155) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%158 = "stablehlo.select"(%153, %156, %157) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%159 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%160 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%161 = "stablehlo.compare"(%159, %160) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%162 = "stablehlo.sign"(%61) : (tensor<8xf32>) -> tensor<8xf32>
%163 = "stablehlo.abs"(%162) : (tensor<8xf32>) -> tensor<8xf32>
%164 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%166 = "stablehlo.select"(%161, %164, %165) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%167 = "stablehlo.add"(%158, %166) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%168 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%169 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%170 = "stablehlo.compare"(%168, %169) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%171 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%172 = "stablehlo.broadcast_in_dim"(%171) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%173 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%174 = "stablehlo.select"(%170, %172, %173) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%175 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%176 = "stablehlo.broadcast_in_dim"(%87) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%181 = "stablehlo.select"(%177, %179, %180) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%182 = "stablehlo.add"(%174, %181) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%183 = "stablehlo.is_finite"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%184 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%185 = "stablehlo.not"(%183) : (tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%186 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xi1>
%187 = "stablehlo.and"(%185, %186) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xi1>) -> tensor<1x2x8x8xi1>
%188 = "stablehlo.sign"(%1) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%189 = "stablehlo.select"(%187, %188, %184) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%190 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x8x8xf32>} : () -> tensor<1x2x8x8xf32>
%191 = "stablehlo.select"(%183, %184, %190) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%192 = "stablehlo.convert"(%189) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
%193 = "stablehlo.convert"(%150) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%194 = "stablehlo.dot_general"(%192, %193) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%195 = "stablehlo.abs"(%189) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%196 = "stablehlo.convert"(%195) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
%197 = "stablehlo.convert"(%167) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%198 = "stablehlo.dot_general"(%196, %197) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%199 = "stablehlo.convert"(%191) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
%200 = "stablehlo.convert"(%182) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x8xbf16>, tensor<4x8xbf16>) -> tensor<1x2x8x4xf32>
%202 = "stablehlo.select"(%183, %1, %184) : (tensor<1x2x8x8xi1>, tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%203 = "stablehlo.dot_general"(%202, %135) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x8xf32>, tensor<4x8xf32>) -> tensor<1x2x8x4xf32>
%204 = "stablehlo.abs"(%194) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%205 = "stablehlo.compare"(%204, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%206 = "stablehlo.compare"(%201, %198) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%207 = "stablehlo.and"(%205, %206) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xi1>
%208 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%209 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%210 = "stablehlo.select"(%207, %194, %209) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%211 = "stablehlo.multiply"(%208, %210) : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%212 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%213 = "stablehlo.compare"(%201, %212) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%214 = "stablehlo.select"(%213, %211, %203) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%215 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%216 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%218 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%220 = "stablehlo.select"(%217, %218, %219) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%221 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%222 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%223 = "stablehlo.compare"(%221, %222) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%224 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%226 = "stablehlo.select"(%223, %224, %225) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%227 = "stablehlo.add"(%220, %226) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%228 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%229 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%230 = "stablehlo.compare"(%228, %229) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%231 = "stablehlo.sign"(%20) : (tensor<8xf32>) -> tensor<8xf32>
%232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%234 = "stablehlo.select"(%230, %232, %233) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%235 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%236 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%237 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%238 = "stablehlo.sign"(%18) : (tensor<8xf32>) -> tensor<8xf32>
%239 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%241 = "stablehlo.select"(%237, %239, %240) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%242 = "stablehlo.add"(%234, %241) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%243 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%244 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%245 = "stablehlo.compare"(%243, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%246 = "stablehlo.sign"(%20) : (tensor<8xf32>) -> tensor<8xf32>
%247 = "stablehlo.abs"(%246) : (tensor<8xf32>) -> tensor<8xf32>
%248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%250 = "stablehlo.select"(%245, %248, %249) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%251 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%252 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%253 = "stablehlo.compare"(%251, %252) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%254 = "stablehlo.sign"(%18) : (tensor<8xf32>) -> tensor<8xf32>
%255 = "stablehlo.abs"(%254) : (tensor<8xf32>) -> tensor<8xf32>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%258 = "stablehlo.select"(%253, %256, %257) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%259 = "stablehlo.add"(%250, %258) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%260 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%261 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%262 = "stablehlo.compare"(%260, %261) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%263 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%266 = "stablehlo.select"(%262, %264, %265) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%267 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x8xi32>
%268 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 1>} : (tensor<8xi32>) -> tensor<4x8xi32>
%269 = "stablehlo.compare"(%267, %268) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x8xi1>
%270 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<4x8xf32>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x8xf32>} : () -> tensor<4x8xf32>
%273 = "stablehlo.select"(%269, %271, %272) : (tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%274 = "stablehlo.add"(%266, %273) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
%275 = "stablehlo.is_finite"(%214) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%277 = "stablehlo.not"(%275) : (tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xi1>
%278 = "stablehlo.compare"(%214, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xi1>
%279 = "stablehlo.and"(%277, %278) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xi1>) -> tensor<1x2x8x4xi1>
%280 = "stablehlo.sign"(%214) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%281 = "stablehlo.select"(%279, %280, %276) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x8x4xf32>} : () -> tensor<1x2x8x4xf32>
%283 = "stablehlo.select"(%275, %276, %282) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%284 = "stablehlo.convert"(%281) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xbf16>
%285 = "stablehlo.convert"(%242) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%286 = "stablehlo.dot_general"(%284, %285) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%287 = "stablehlo.transpose"(%286) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%288 = "stablehlo.abs"(%281) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%289 = "stablehlo.convert"(%288) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xbf16>
%290 = "stablehlo.convert"(%259) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%291 = "stablehlo.dot_general"(%289, %290) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%292 = "stablehlo.transpose"(%291) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%293 = "stablehlo.convert"(%283) : (tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xbf16>
%294 = "stablehlo.convert"(%274) : (tensor<4x8xf32>) -> tensor<4x8xbf16>
%295 = "stablehlo.dot_general"(%293, %294) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x8x4xbf16>, tensor<4x8xbf16>) -> tensor<1x2x4x4xf32>
%296 = "stablehlo.transpose"(%295) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%297 = "stablehlo.select"(%275, %214, %276) : (tensor<1x2x8x4xi1>, tensor<1x2x8x4xf32>, tensor<1x2x8x4xf32>) -> tensor<1x2x8x4xf32>
%298 = "stablehlo.dot_general"(%297, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x8x4xf32>, tensor<4x8xf32>) -> tensor<1x2x4x4xf32>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%300 = "stablehlo.abs"(%287) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%301 = "stablehlo.compare"(%300, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%302 = "stablehlo.compare"(%296, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%303 = "stablehlo.and"(%301, %302) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%304 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%306 = "stablehlo.select"(%303, %287, %305) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%307 = "stablehlo.multiply"(%304, %306) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%308 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%309 = "stablehlo.compare"(%296, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%310 = "stablehlo.select"(%309, %307, %299) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
"stablehlo.return"(%310) : (tensor<1x2x4x4xf32>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf32>
%312 = "stablehlo.convert"(%311) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xbf16>
return %312 : tensor<1x2x4x4xbf16>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] false
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%7 = "stablehlo.add"(%1, %6) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%8 = "stablehlo.multiply"(%7, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%12 = "stablehlo.maximum"(%10, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%13 = "stablehlo.floor"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%14 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%15 = "stablehlo.minimum"(%13, %14) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%16 = "stablehlo.subtract"(%12, %15) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%21 = "stablehlo.clamp"(%19, %16, %20) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%23 = "stablehlo.subtract"(%22, %21) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%25 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%26 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%28 = "stablehlo.clamp"(%26, %15, %27) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%29 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%30 = "stablehlo.abs"(%28) : (tensor<7xf64>) -> tensor<7xf64>
%31 = "stablehlo.compare"(%30, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%32 = "stablehlo.negate"(%29) : (tensor<7xf64>) -> tensor<7xf64>
%33 = "stablehlo.select"(%31, %28, %32) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%34 = "stablehlo.convert"(%33) : (tensor<7xf64>) -> tensor<7xi32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%36 = "stablehlo.add"(%15, %35) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%38 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%39 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%40 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%41 = "stablehlo.clamp"(%39, %36, %40) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%43 = "stablehlo.abs"(%41) : (tensor<7xf64>) -> tensor<7xf64>
%44 = "stablehlo.compare"(%43, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%45 = "stablehlo.negate"(%42) : (tensor<7xf64>) -> tensor<7xf64>
%46 = "stablehlo.select"(%44, %41, %45) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%47 = "stablehlo.convert"(%46) : (tensor<7xf64>) -> tensor<7xi32>
%48 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%49 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<f64>} : () -> tensor<f64>
%50 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<f64>} : () -> tensor<f64>
%51 = "stablehlo.divide"(%49, %50) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%53 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%54 = "stablehlo.add"(%48, %53) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%55 = "stablehlo.multiply"(%54, %52) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%56 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%57 = "stablehlo.subtract"(%55, %56) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%59 = "stablehlo.maximum"(%57, %58) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%60 = "stablehlo.floor"(%59) : (tensor<9xf64>) -> tensor<9xf64>
%61 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%62 = "stablehlo.minimum"(%60, %61) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%63 = "stablehlo.subtract"(%59, %62) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%67 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%68 = "stablehlo.clamp"(%66, %63, %67) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%70 = "stablehlo.subtract"(%69, %68) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%72 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%73 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%74 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%75 = "stablehlo.clamp"(%73, %62, %74) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%76 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%77 = "stablehlo.abs"(%75) : (tensor<9xf64>) -> tensor<9xf64>
%78 = "stablehlo.compare"(%77, %76) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%79 = "stablehlo.negate"(%76) : (tensor<9xf64>) -> tensor<9xf64>
%80 = "stablehlo.select"(%78, %75, %79) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%81 = "stablehlo.convert"(%80) : (tensor<9xf64>) -> tensor<9xi32>
%82 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%83 = "stablehlo.add"(%62, %82) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%84 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%85 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%86 = "stablehlo.broadcast_in_dim"(%84) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%87 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%88 = "stablehlo.clamp"(%86, %83, %87) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%89 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%90 = "stablehlo.abs"(%88) : (tensor<9xf64>) -> tensor<9xf64>
%91 = "stablehlo.compare"(%90, %89) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%92 = "stablehlo.negate"(%89) : (tensor<9xf64>) -> tensor<9xf64>
%93 = "stablehlo.select"(%91, %88, %92) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%94 = "stablehlo.convert"(%93) : (tensor<9xf64>) -> tensor<9xi32>
%95 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%96 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%100 = "stablehlo.reduce"(%95, %96) ({
^bb0(%97: tensor<i1>, %98: tensor<i1>):
%99 = "stablehlo.and"(%97, %98) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%99) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x7x9xi1>, tensor<i1>) -> tensor<i1>
%320 = "stablehlo.if"(%100) ({
%101 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%102 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%103 = "stablehlo.compare"(%101, %102) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%104 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%106 = "stablehlo.select"(%103, %104, %105) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%107 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%108 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%110 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%113 = "stablehlo.add"(%106, %112) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%114 = "stablehlo.dot_general"(%0, %113) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%115 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%116 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%117 = "stablehlo.compare"(%115, %116) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%118 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%119 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%120 = "stablehlo.select"(%117, %118, %119) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%121 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%122 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%123 = "stablehlo.compare"(%121, %122) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%124 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%126 = "stablehlo.select"(%123, %124, %125) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%127 = "stablehlo.add"(%120, %126) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%128 = "stablehlo.dot_general"(%114, %127) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%129 = "stablehlo.transpose"(%128) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%129) : (tensor<1x2x4x4xf64>) -> ()
}, {
%130 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%131 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%132 = "stablehlo.compare"(%130, %131) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%133 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%134 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%135 = "stablehlo.select"(%132, %133, %134) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%136 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%137 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%138 = "stablehlo.compare"(%136, %137) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%139 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%141 = "stablehlo.select"(%138, %139, %140) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%142 = "stablehlo.add"(%135, %141) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%143 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%144 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%145 = "stablehlo.compare"(%143, %144) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%146 = "stablehlo.sign"(%70) : (tensor<9xf64>) -> tensor<9xf64>
%147 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%149 = "stablehlo.select"(%145, %147, %148) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%151 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%153 = "stablehlo.sign"(%68) : (tensor<9xf64>) -> tensor<9xf64>
%154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%156 = "stablehlo.select"(%152, %154, %155) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%157 = "stablehlo.add"(%149, %156) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%159 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%161 = "stablehlo.sign"(%70) : (tensor<9xf64>) -> tensor<9xf64>
%162 = "stablehlo.abs"(%161) : (tensor<9xf64>) -> tensor<9xf64>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%165 = "stablehlo.select"(%160, %163, %164) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%166 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%167 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%168 = "stablehlo.compare"(%166, %167) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%169 = "stablehlo.sign"(%68) : (tensor<9xf64>) -> tensor<9xf64>
%170 = "stablehlo.abs"(%169) : (tensor<9xf64>) -> tensor<9xf64>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%173 = "stablehlo.select"(%168, %171, %172) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%174 = "stablehlo.add"(%165, %173) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%175 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%176 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%177 = "stablehlo.compare"(%175, %176) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%178 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%181 = "stablehlo.select"(%177, %179, %180) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%182 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%183 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%184 = "stablehlo.compare"(%182, %183) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%185 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%188 = "stablehlo.select"(%184, %186, %187) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%189 = "stablehlo.add"(%181, %188) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%190 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%192 = "stablehlo.not"(%190) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%193 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%194 = "stablehlo.and"(%192, %193) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%195 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%196 = "stablehlo.select"(%194, %195, %191) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%197 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%198 = "stablehlo.select"(%190, %191, %197) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%199 = "stablehlo.convert"(%196) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%200 = "stablehlo.convert"(%157) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%201 = "stablehlo.dot_general"(%199, %200) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%202 = "stablehlo.abs"(%196) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%203 = "stablehlo.convert"(%202) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%204 = "stablehlo.convert"(%174) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%205 = "stablehlo.dot_general"(%203, %204) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%206 = "stablehlo.convert"(%198) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%207 = "stablehlo.convert"(%189) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%208 = "stablehlo.dot_general"(%206, %207) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%209 = "stablehlo.select"(%190, %0, %191) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%210 = "stablehlo.dot_general"(%209, %142) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%211 = "stablehlo.abs"(%201) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%212 = "stablehlo.compare"(%211, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%213 = "stablehlo.compare"(%208, %205) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%214 = "stablehlo.and"(%212, %213) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%215 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%216 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%217 = "stablehlo.select"(%214, %201, %216) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%218 = "stablehlo.multiply"(%215, %217) : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%220 = "stablehlo.compare"(%208, %219) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%221 = "stablehlo.convert"(%218) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf64>
%222 = "stablehlo.select"(%220, %221, %210) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%223 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%224 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%225 = "stablehlo.compare"(%223, %224) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%226 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%228 = "stablehlo.select"(%225, %226, %227) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%229 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%230 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%231 = "stablehlo.compare"(%229, %230) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%232 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%234 = "stablehlo.select"(%231, %232, %233) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%235 = "stablehlo.add"(%228, %234) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%236 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%237 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%238 = "stablehlo.compare"(%236, %237) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%239 = "stablehlo.sign"(%23) : (tensor<7xf64>) -> tensor<7xf64>
%240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%242 = "stablehlo.select"(%238, %240, %241) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%243 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%244 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%245 = "stablehlo.compare"(%243, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%246 = "stablehlo.sign"(%21) : (tensor<7xf64>) -> tensor<7xf64>
%247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%249 = "stablehlo.select"(%245, %247, %248) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%250 = "stablehlo.add"(%242, %249) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%251 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%252 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%253 = "stablehlo.compare"(%251, %252) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%254 = "stablehlo.sign"(%23) : (tensor<7xf64>) -> tensor<7xf64>
%255 = "stablehlo.abs"(%254) : (tensor<7xf64>) -> tensor<7xf64>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%258 = "stablehlo.select"(%253, %256, %257) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%259 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%260 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%261 = "stablehlo.compare"(%259, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%262 = "stablehlo.sign"(%21) : (tensor<7xf64>) -> tensor<7xf64>
%263 = "stablehlo.abs"(%262) : (tensor<7xf64>) -> tensor<7xf64>
%264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%266 = "stablehlo.select"(%261, %264, %265) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%267 = "stablehlo.add"(%258, %266) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%268 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%269 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%270 = "stablehlo.compare"(%268, %269) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%271 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%272 = "stablehlo.broadcast_in_dim"(%271) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%273 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%274 = "stablehlo.select"(%270, %272, %273) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%275 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%276 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%277 = "stablehlo.compare"(%275, %276) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%278 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%280 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%281 = "stablehlo.select"(%277, %279, %280) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%282 = "stablehlo.add"(%274, %281) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%283 = "stablehlo.is_finite"(%222) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%284 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%285 = "stablehlo.not"(%283) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%286 = "stablehlo.compare"(%222, %222) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%287 = "stablehlo.and"(%285, %286) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%288 = "stablehlo.sign"(%222) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%289 = "stablehlo.select"(%287, %288, %284) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%290 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%291 = "stablehlo.select"(%283, %284, %290) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%292 = "stablehlo.convert"(%289) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%293 = "stablehlo.convert"(%250) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%296 = "stablehlo.abs"(%289) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%297 = "stablehlo.convert"(%296) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%298 = "stablehlo.convert"(%267) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%299 = "stablehlo.dot_general"(%297, %298) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%300 = "stablehlo.transpose"(%299) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%301 = "stablehlo.convert"(%291) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%302 = "stablehlo.convert"(%282) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%303 = "stablehlo.dot_general"(%301, %302) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%304 = "stablehlo.transpose"(%303) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%305 = "stablehlo.select"(%283, %222, %284) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%306 = "stablehlo.dot_general"(%305, %235) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%307 = "stablehlo.transpose"(%306) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%308 = "stablehlo.abs"(%295) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%309 = "stablehlo.compare"(%308, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%310 = "stablehlo.compare"(%304, %300) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%311 = "stablehlo.and"(%309, %310) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%312 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%313 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%314 = "stablehlo.select"(%311, %295, %313) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%315 = "stablehlo.multiply"(%312, %314) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%316 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%317 = "stablehlo.compare"(%304, %316) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%318 = "stablehlo.convert"(%315) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf64>
%319 = "stablehlo.select"(%317, %318, %307) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%319) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %320 : tensor<1x2x4x4xf64>
}
}

// f64[1,2,7,9] [7,9] [1,2,4,4] true
module @example {
func.func public @main(%0: tensor<1x2x7x9xf64>) -> (tensor<1x2x4x4xf64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xf64>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%3 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<f64>} : () -> tensor<f64>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.floor"(%8) : (tensor<7xf64>) -> tensor<7xf64>
%10 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%21 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%26 = "stablehlo.abs"(%24) : (tensor<7xf64>) -> tensor<7xf64>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%28 = "stablehlo.negate"(%25) : (tensor<7xf64>) -> tensor<7xf64>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%30 = "stablehlo.convert"(%29) : (tensor<7xf64>) -> tensor<7xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%32 = "stablehlo.add"(%11, %31) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%34 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<7xf64>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<7xf64>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<7xf64>} : () -> tensor<7xf64>
%39 = "stablehlo.abs"(%37) : (tensor<7xf64>) -> tensor<7xf64>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
%41 = "stablehlo.negate"(%38) : (tensor<7xf64>) -> tensor<7xf64>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<7xi1>, tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%43 = "stablehlo.convert"(%42) : (tensor<7xf64>) -> tensor<7xi32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xf64>
%45 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%46 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<f64>} : () -> tensor<f64>
%47 = "stablehlo.divide"(%45, %46) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%49 = "stablehlo.multiply"(%44, %48) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%52 = "stablehlo.floor"(%51) : (tensor<9xf64>) -> tensor<9xf64>
%53 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%54 = "stablehlo.minimum"(%52, %53) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%55 = "stablehlo.subtract"(%51, %54) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%60 = "stablehlo.clamp"(%58, %55, %59) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%64 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%67 = "stablehlo.clamp"(%65, %54, %66) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%68 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%69 = "stablehlo.abs"(%67) : (tensor<9xf64>) -> tensor<9xf64>
%70 = "stablehlo.compare"(%69, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%71 = "stablehlo.negate"(%68) : (tensor<9xf64>) -> tensor<9xf64>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%73 = "stablehlo.convert"(%72) : (tensor<9xf64>) -> tensor<9xi32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%75 = "stablehlo.add"(%54, %74) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%77 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<9xf64>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<9xf64>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%81 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<9xf64>} : () -> tensor<9xf64>
%82 = "stablehlo.abs"(%80) : (tensor<9xf64>) -> tensor<9xf64>
%83 = "stablehlo.compare"(%82, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
%84 = "stablehlo.negate"(%81) : (tensor<9xf64>) -> tensor<9xf64>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<9xi1>, tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%86 = "stablehlo.convert"(%85) : (tensor<9xf64>) -> tensor<9xi32>
%87 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%88 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<i1>, %90: tensor<i1>):
%91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%91) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<1x2x7x9xi1>, tensor<i1>) -> tensor<i1>
%312 = "stablehlo.if"(%92) ({
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%94 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%96 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%98 = "stablehlo.select"(%95, %96, %97) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%99 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%100 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%102 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%104 = "stablehlo.select"(%101, %102, %103) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%105 = "stablehlo.add"(%98, %104) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%106 = "stablehlo.dot_general"(%0, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%107 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%108 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%110 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%114 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%116 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%118 = "stablehlo.select"(%115, %116, %117) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%119 = "stablehlo.add"(%112, %118) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%120 = "stablehlo.dot_general"(%106, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%121) : (tensor<1x2x4x4xf64>) -> ()
}, {
%122 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%123 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%124 = "stablehlo.compare"(%122, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%125 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%127 = "stablehlo.select"(%124, %125, %126) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%128 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%129 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%131 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%133 = "stablehlo.select"(%130, %131, %132) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%134 = "stablehlo.add"(%127, %133) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%135 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%136 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%138 = "stablehlo.sign"(%62) : (tensor<9xf64>) -> tensor<9xf64>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%141 = "stablehlo.select"(%137, %139, %140) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%143 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%145 = "stablehlo.sign"(%60) : (tensor<9xf64>) -> tensor<9xf64>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%148 = "stablehlo.select"(%144, %146, %147) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%149 = "stablehlo.add"(%141, %148) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%151 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%153 = "stablehlo.sign"(%62) : (tensor<9xf64>) -> tensor<9xf64>
%154 = "stablehlo.abs"(%153) : (tensor<9xf64>) -> tensor<9xf64>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%157 = "stablehlo.select"(%152, %155, %156) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%159 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%161 = "stablehlo.sign"(%60) : (tensor<9xf64>) -> tensor<9xf64>
%162 = "stablehlo.abs"(%161) : (tensor<9xf64>) -> tensor<9xf64>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%165 = "stablehlo.select"(%160, %163, %164) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%166 = "stablehlo.add"(%157, %165) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%167 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%168 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%170 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%173 = "stablehlo.select"(%169, %171, %172) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%174 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x9xi32>
%175 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<9xi32>) -> tensor<4x9xi32>
%176 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x9xi32>, tensor<4x9xi32>) -> tensor<4x9xi1>
%177 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 1>} : (tensor<9xf64>) -> tensor<4x9xf64>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x9xf64>} : () -> tensor<4x9xf64>
%180 = "stablehlo.select"(%176, %178, %179) : (tensor<4x9xi1>, tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%181 = "stablehlo.add"(%173, %180) : (tensor<4x9xf64>, tensor<4x9xf64>) -> tensor<4x9xf64>
%182 = "stablehlo.is_finite"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%184 = "stablehlo.not"(%182) : (tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%185 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xi1>) -> tensor<1x2x7x9xi1>
%187 = "stablehlo.sign"(%0) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%188 = "stablehlo.select"(%186, %187, %183) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%189 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x9xf64>} : () -> tensor<1x2x7x9xf64>
%190 = "stablehlo.select"(%182, %183, %189) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%191 = "stablehlo.convert"(%188) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%192 = "stablehlo.convert"(%149) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%194 = "stablehlo.abs"(%188) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%195 = "stablehlo.convert"(%194) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%196 = "stablehlo.convert"(%166) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%198 = "stablehlo.convert"(%190) : (tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xbf16>
%199 = "stablehlo.convert"(%181) : (tensor<4x9xf64>) -> tensor<4x9xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xbf16>, tensor<4x9xbf16>) -> tensor<1x2x7x4xf32>
%201 = "stablehlo.select"(%182, %0, %183) : (tensor<1x2x7x9xi1>, tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%202 = "stablehlo.dot_general"(%201, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x9xf64>, tensor<4x9xf64>) -> tensor<1x2x7x4xf64>
%203 = "stablehlo.abs"(%193) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%204 = "stablehlo.compare"(%203, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%205 = "stablehlo.compare"(%200, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%206 = "stablehlo.and"(%204, %205) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%207 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%209 = "stablehlo.select"(%206, %193, %208) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%210 = "stablehlo.multiply"(%207, %209) : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf32>} : () -> tensor<1x2x7x4xf32>
%212 = "stablehlo.compare"(%200, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x7x4xf32>, tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xi1>
%213 = "stablehlo.convert"(%210) : (tensor<1x2x7x4xf32>) -> tensor<1x2x7x4xf64>
%214 = "stablehlo.select"(%212, %213, %202) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%215 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%216 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%217 = "stablehlo.compare"(%215, %216) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%218 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%220 = "stablehlo.select"(%217, %218, %219) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%221 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%222 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%223 = "stablehlo.compare"(%221, %222) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%224 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%225 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%226 = "stablehlo.select"(%223, %224, %225) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%227 = "stablehlo.add"(%220, %226) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%228 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%229 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%230 = "stablehlo.compare"(%228, %229) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%231 = "stablehlo.sign"(%19) : (tensor<7xf64>) -> tensor<7xf64>
%232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%234 = "stablehlo.select"(%230, %232, %233) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%235 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%236 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%237 = "stablehlo.compare"(%235, %236) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%238 = "stablehlo.sign"(%17) : (tensor<7xf64>) -> tensor<7xf64>
%239 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%240 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%241 = "stablehlo.select"(%237, %239, %240) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%242 = "stablehlo.add"(%234, %241) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%243 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%244 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%245 = "stablehlo.compare"(%243, %244) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%246 = "stablehlo.sign"(%19) : (tensor<7xf64>) -> tensor<7xf64>
%247 = "stablehlo.abs"(%246) : (tensor<7xf64>) -> tensor<7xf64>
%248 = "stablehlo.broadcast_in_dim"(%247) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%249 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%250 = "stablehlo.select"(%245, %248, %249) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%251 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%252 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%253 = "stablehlo.compare"(%251, %252) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%254 = "stablehlo.sign"(%17) : (tensor<7xf64>) -> tensor<7xf64>
%255 = "stablehlo.abs"(%254) : (tensor<7xf64>) -> tensor<7xf64>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%257 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%258 = "stablehlo.select"(%253, %256, %257) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%259 = "stablehlo.add"(%250, %258) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%260 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%261 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%262 = "stablehlo.compare"(%260, %261) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%263 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%264 = "stablehlo.broadcast_in_dim"(%263) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%266 = "stablehlo.select"(%262, %264, %265) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%267 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x7xi32>
%268 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<7xi32>) -> tensor<4x7xi32>
%269 = "stablehlo.compare"(%267, %268) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x7xi32>, tensor<4x7xi32>) -> tensor<4x7xi1>
%270 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%271 = "stablehlo.broadcast_in_dim"(%270) {broadcast_dimensions = array<i64: 1>} : (tensor<7xf64>) -> tensor<4x7xf64>
%272 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x7xf64>} : () -> tensor<4x7xf64>
%273 = "stablehlo.select"(%269, %271, %272) : (tensor<4x7xi1>, tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%274 = "stablehlo.add"(%266, %273) : (tensor<4x7xf64>, tensor<4x7xf64>) -> tensor<4x7xf64>
%275 = "stablehlo.is_finite"(%214) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%276 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%277 = "stablehlo.not"(%275) : (tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%278 = "stablehlo.compare"(%214, %214) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xi1>
%279 = "stablehlo.and"(%277, %278) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xi1>) -> tensor<1x2x7x4xi1>
%280 = "stablehlo.sign"(%214) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%281 = "stablehlo.select"(%279, %280, %276) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%282 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<1x2x7x4xf64>} : () -> tensor<1x2x7x4xf64>
%283 = "stablehlo.select"(%275, %276, %282) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%284 = "stablehlo.convert"(%281) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%285 = "stablehlo.convert"(%242) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%286 = "stablehlo.dot_general"(%284, %285) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%287 = "stablehlo.transpose"(%286) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%288 = "stablehlo.abs"(%281) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%289 = "stablehlo.convert"(%288) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%290 = "stablehlo.convert"(%259) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%291 = "stablehlo.dot_general"(%289, %290) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%292 = "stablehlo.transpose"(%291) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%293 = "stablehlo.convert"(%283) : (tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xbf16>
%294 = "stablehlo.convert"(%274) : (tensor<4x7xf64>) -> tensor<4x7xbf16>
%295 = "stablehlo.dot_general"(%293, %294) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xbf16>, tensor<4x7xbf16>) -> tensor<1x2x4x4xf32>
%296 = "stablehlo.transpose"(%295) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%297 = "stablehlo.select"(%275, %214, %276) : (tensor<1x2x7x4xi1>, tensor<1x2x7x4xf64>, tensor<1x2x7x4xf64>) -> tensor<1x2x7x4xf64>
%298 = "stablehlo.dot_general"(%297, %227) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x7x4xf64>, tensor<4x7xf64>) -> tensor<1x2x4x4xf64>
%299 = "stablehlo.transpose"(%298) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
%300 = "stablehlo.abs"(%287) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%301 = "stablehlo.compare"(%300, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%302 = "stablehlo.compare"(%296, %292) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%303 = "stablehlo.and"(%301, %302) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xi1>) -> tensor<1x2x4x4xi1>
%304 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%305 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%306 = "stablehlo.select"(%303, %287, %305) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%307 = "stablehlo.multiply"(%304, %306) : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
%308 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<1x2x4x4xf32>} : () -> tensor<1x2x4x4xf32>
%309 = "stablehlo.compare"(%296, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<1x2x4x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xi1>
%310 = "stablehlo.convert"(%307) : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf64>
%311 = "stablehlo.select"(%309, %310, %299) : (tensor<1x2x4x4xi1>, tensor<1x2x4x4xf64>, tensor<1x2x4x4xf64>) -> tensor<1x2x4x4xf64>
"stablehlo.return"(%311) : (tensor<1x2x4x4xf64>) -> ()
}) : (tensor<i1>) -> tensor<1x2x4x4xf64>
return %312 : tensor<1x2x4x4xf64>
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
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<12xf32>
%2 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.1e1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%6 = "stablehlo.multiply"(%1, %5) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%8 = "stablehlo.maximum"(%6, %7) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%9 = "stablehlo.floor"(%8) : (tensor<12xf32>) -> tensor<12xf32>
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%11 = "stablehlo.minimum"(%9, %10) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%12 = "stablehlo.subtract"(%8, %11) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%17 = "stablehlo.clamp"(%15, %12, %16) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%19 = "stablehlo.subtract"(%18, %17) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%22 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%24 = "stablehlo.clamp"(%22, %11, %23) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%25 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%26 = "stablehlo.abs"(%24) : (tensor<12xf32>) -> tensor<12xf32>
%27 = "stablehlo.compare"(%26, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%28 = "stablehlo.negate"(%25) : (tensor<12xf32>) -> tensor<12xf32>
%29 = "stablehlo.select"(%27, %24, %28) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%30 = "stablehlo.convert"(%29) : (tensor<12xf32>) -> tensor<12xi32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%32 = "stablehlo.add"(%11, %31) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%36 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<12xf32>
%37 = "stablehlo.clamp"(%35, %32, %36) : (tensor<12xf32>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%38 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<12xf32>} : () -> tensor<12xf32>
%39 = "stablehlo.abs"(%37) : (tensor<12xf32>) -> tensor<12xf32>
%40 = "stablehlo.compare"(%39, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xi1>
%41 = "stablehlo.negate"(%38) : (tensor<12xf32>) -> tensor<12xf32>
%42 = "stablehlo.select"(%40, %37, %41) : (tensor<12xi1>, tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
%43 = "stablehlo.convert"(%42) : (tensor<12xf32>) -> tensor<12xi32>
%44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%49 = "stablehlo.multiply"(%44, %48) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%51 = "stablehlo.maximum"(%49, %50) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%52 = "stablehlo.floor"(%51) : (tensor<3xf32>) -> tensor<3xf32>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%54 = "stablehlo.minimum"(%52, %53) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%55 = "stablehlo.subtract"(%51, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%57 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%58 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%59 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%60 = "stablehlo.clamp"(%58, %55, %59) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%62 = "stablehlo.subtract"(%61, %60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%63 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%65 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%66 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%67 = "stablehlo.clamp"(%65, %54, %66) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%69 = "stablehlo.abs"(%67) : (tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.compare"(%69, %68) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%71 = "stablehlo.negate"(%68) : (tensor<3xf32>) -> tensor<3xf32>
%72 = "stablehlo.select"(%70, %67, %71) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%73 = "stablehlo.convert"(%72) : (tensor<3xf32>) -> tensor<3xi32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%75 = "stablehlo.add"(%54, %74) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%79 = "stablehlo.broadcast_in_dim"(%77) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%80 = "stablehlo.clamp"(%78, %75, %79) : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%81 = "stablehlo.constant"() {value = dense<2.147483648e9> : tensor<3xf32>} : () -> tensor<3xf32>
%82 = "stablehlo.abs"(%80) : (tensor<3xf32>) -> tensor<3xf32>
%83 = "stablehlo.compare"(%82, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%84 = "stablehlo.negate"(%81) : (tensor<3xf32>) -> tensor<3xf32>
%85 = "stablehlo.select"(%83, %80, %84) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%86 = "stablehlo.convert"(%85) : (tensor<3xf32>) -> tensor<3xi32>
%87 = "stablehlo.is_finite"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%88 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%92 = "stablehlo.reduce"(%87, %88) ({
^bb0(%89: tensor<i1>, %90: tensor<i1>):
%91 = "stablehlo.and"(%89, %90) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%91) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x12x3xi1>, tensor<i1>) -> tensor<i1>
%310 = "stablehlo.if"(%92) ({
%93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%94 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%96 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%97 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%98 = "stablehlo.select"(%95, %96, %97) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%99 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%100 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%101 = "stablehlo.compare"(%99, %100) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%102 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%103 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%104 = "stablehlo.select"(%101, %102, %103) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%105 = "stablehlo.add"(%98, %104) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%106 = "stablehlo.dot_general"(%0, %105) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x3xf32>) -> tensor<2x1x12x3xf32>
%107 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%108 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%109 = "stablehlo.compare"(%107, %108) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%110 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%111 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%112 = "stablehlo.select"(%109, %110, %111) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%114 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%116 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%118 = "stablehlo.select"(%115, %116, %117) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%119 = "stablehlo.add"(%112, %118) : (tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%120 = "stablehlo.dot_general"(%106, %119) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x12xf32>) -> tensor<2x1x3x3xf32>
%121 = "stablehlo.transpose"(%120) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
"stablehlo.return"(%121) : (tensor<2x1x3x3xf32>) -> ()
}, {
%122 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%123 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%124 = "stablehlo.compare"(%122, %123) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%125 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%127 = "stablehlo.select"(%124, %125, %126) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%128 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%129 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%130 = "stablehlo.compare"(%128, %129) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%131 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%132 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%133 = "stablehlo.select"(%130, %131, %132) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%134 = "stablehlo.add"(%127, %133) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%135 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%136 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%137 = "stablehlo.compare"(%135, %136) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%138 = "stablehlo.sign"(%62) : (tensor<3xf32>) -> tensor<3xf32>
%139 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%140 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%141 = "stablehlo.select"(%137, %139, %140) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%142 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%143 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%144 = "stablehlo.compare"(%142, %143) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%145 = "stablehlo.sign"(%60) : (tensor<3xf32>) -> tensor<3xf32>
%146 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%148 = "stablehlo.select"(%144, %146, %147) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%149 = "stablehlo.add"(%141, %148) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%150 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%151 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%152 = "stablehlo.compare"(%150, %151) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%153 = "stablehlo.sign"(%62) : (tensor<3xf32>) -> tensor<3xf32>
%154 = "stablehlo.abs"(%153) : (tensor<3xf32>) -> tensor<3xf32>
%155 = "stablehlo.broadcast_in_dim"(%154) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%157 = "stablehlo.select"(%152, %155, %156) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%159 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%160 = "stablehlo.compare"(%158, %159) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%161 = "stablehlo.sign"(%60) : (tensor<3xf32>) -> tensor<3xf32>
%162 = "stablehlo.abs"(%161) : (tensor<3xf32>) -> tensor<3xf32>
%163 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%164 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%165 = "stablehlo.select"(%160, %163, %164) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%166 = "stablehlo.add"(%157, %165) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%167 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%168 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%169 = "stablehlo.compare"(%167, %168) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%170 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%171 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%172 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%173 = "stablehlo.select"(%169, %171, %172) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%174 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%175 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<3x3xi32>
%176 = "stablehlo.compare"(%174, %175) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%177 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%178 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<3x3xf32>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%180 = "stablehlo.select"(%176, %178, %179) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%181 = "stablehlo.add"(%173, %180) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%182 = "stablehlo.is_finite"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%183 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%184 = "stablehlo.not"(%182) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%185 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%186 = "stablehlo.and"(%184, %185) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%187 = "stablehlo.sign"(%0) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%188 = "stablehlo.select"(%186, %187, %183) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%189 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%190 = "stablehlo.select"(%182, %183, %189) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%191 = "stablehlo.convert"(%188) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%192 = "stablehlo.convert"(%149) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%193 = "stablehlo.dot_general"(%191, %192) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%194 = "stablehlo.abs"(%188) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%195 = "stablehlo.convert"(%194) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%196 = "stablehlo.convert"(%166) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%197 = "stablehlo.dot_general"(%195, %196) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%198 = "stablehlo.convert"(%190) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%199 = "stablehlo.convert"(%181) : (tensor<3x3xf32>) -> tensor<3x3xbf16>
%200 = "stablehlo.dot_general"(%198, %199) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x3xbf16>) -> tensor<2x1x12x3xf32>
%201 = "stablehlo.select"(%182, %0, %183) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%202 = "stablehlo.dot_general"(%201, %134) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x3xf32>) -> tensor<2x1x12x3xf32>
%203 = "stablehlo.abs"(%193) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%204 = "stablehlo.compare"(%203, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%205 = "stablehlo.compare"(%200, %197) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%206 = "stablehlo.and"(%204, %205) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%207 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%208 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%209 = "stablehlo.select"(%206, %193, %208) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%210 = "stablehlo.multiply"(%207, %209) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%211 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%212 = "stablehlo.compare"(%200, %211) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%213 = "stablehlo.select"(%212, %210, %202) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%214 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%215 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%216 = "stablehlo.compare"(%214, %215) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%217 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%218 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%219 = "stablehlo.select"(%216, %217, %218) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%220 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%221 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%222 = "stablehlo.compare"(%220, %221) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%223 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%224 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%225 = "stablehlo.select"(%222, %223, %224) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%226 = "stablehlo.add"(%219, %225) : (tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%227 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%228 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%229 = "stablehlo.compare"(%227, %228) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%230 = "stablehlo.sign"(%19) : (tensor<12xf32>) -> tensor<12xf32>
%231 = "stablehlo.broadcast_in_dim"(%230) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%233 = "stablehlo.select"(%229, %231, %232) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%234 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%235 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%236 = "stablehlo.compare"(%234, %235) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%237 = "stablehlo.sign"(%17) : (tensor<12xf32>) -> tensor<12xf32>
%238 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%239 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%240 = "stablehlo.select"(%236, %238, %239) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%241 = "stablehlo.add"(%233, %240) : (tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%242 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%243 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%244 = "stablehlo.compare"(%242, %243) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%245 = "stablehlo.sign"(%19) : (tensor<12xf32>) -> tensor<12xf32>
%246 = "stablehlo.abs"(%245) : (tensor<12xf32>) -> tensor<12xf32>
%247 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%248 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%249 = "stablehlo.select"(%244, %247, %248) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%250 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%251 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%252 = "stablehlo.compare"(%250, %251) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%253 = "stablehlo.sign"(%17) : (tensor<12xf32>) -> tensor<12xf32>
%254 = "stablehlo.abs"(%253) : (tensor<12xf32>) -> tensor<12xf32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%256 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%257 = "stablehlo.select"(%252, %255, %256) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%258 = "stablehlo.add"(%249, %257) : (tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%259 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%260 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%261 = "stablehlo.compare"(%259, %260) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%262 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%263 = "stablehlo.broadcast_in_dim"(%262) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%265 = "stablehlo.select"(%261, %263, %264) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%266 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12xi32>
%267 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 1>} : (tensor<12xi32>) -> tensor<3x12xi32>
%268 = "stablehlo.compare"(%266, %267) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x12xi32>, tensor<3x12xi32>) -> tensor<3x12xi1>
%269 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<12xf32>} : () -> tensor<12xf32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64: 1>} : (tensor<12xf32>) -> tensor<3x12xf32>
%271 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x12xf32>} : () -> tensor<3x12xf32>
%272 = "stablehlo.select"(%268, %270, %271) : (tensor<3x12xi1>, tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%273 = "stablehlo.add"(%265, %272) : (tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<3x12xf32>
%274 = "stablehlo.is_finite"(%213) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%276 = "stablehlo.not"(%274) : (tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%277 = "stablehlo.compare"(%213, %213) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xi1>
%278 = "stablehlo.and"(%276, %277) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xi1>) -> tensor<2x1x12x3xi1>
%279 = "stablehlo.sign"(%213) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%280 = "stablehlo.select"(%278, %279, %275) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%281 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x1x12x3xf32>} : () -> tensor<2x1x12x3xf32>
%282 = "stablehlo.select"(%274, %275, %281) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%283 = "stablehlo.convert"(%280) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%284 = "stablehlo.convert"(%241) : (tensor<3x12xf32>) -> tensor<3x12xbf16>
%285 = "stablehlo.dot_general"(%283, %284) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%286 = "stablehlo.transpose"(%285) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%287 = "stablehlo.abs"(%280) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%288 = "stablehlo.convert"(%287) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%289 = "stablehlo.convert"(%258) : (tensor<3x12xf32>) -> tensor<3x12xbf16>
%290 = "stablehlo.dot_general"(%288, %289) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%291 = "stablehlo.transpose"(%290) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%292 = "stablehlo.convert"(%282) : (tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xbf16>
%293 = "stablehlo.convert"(%273) : (tensor<3x12xf32>) -> tensor<3x12xbf16>
%294 = "stablehlo.dot_general"(%292, %293) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x1x12x3xbf16>, tensor<3x12xbf16>) -> tensor<2x1x3x3xf32>
%295 = "stablehlo.transpose"(%294) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%296 = "stablehlo.select"(%274, %213, %275) : (tensor<2x1x12x3xi1>, tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%297 = "stablehlo.dot_general"(%296, %226) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x1x12x3xf32>, tensor<3x12xf32>) -> tensor<2x1x3x3xf32>
%298 = "stablehlo.transpose"(%297) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%299 = "stablehlo.abs"(%286) : (tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%300 = "stablehlo.compare"(%299, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%301 = "stablehlo.compare"(%295, %291) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%302 = "stablehlo.and"(%300, %301) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xi1>) -> tensor<2x1x3x3xi1>
%303 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%304 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%305 = "stablehlo.select"(%302, %286, %304) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%306 = "stablehlo.multiply"(%303, %305) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%307 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x1x3x3xf32>} : () -> tensor<2x1x3x3xf32>
%308 = "stablehlo.compare"(%295, %307) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xi1>
%309 = "stablehlo.select"(%308, %306, %298) : (tensor<2x1x3x3xi1>, tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
"stablehlo.return"(%309) : (tensor<2x1x3x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x1x3x3xf32>
return %310 : tensor<2x1x3x3xf32>
}
}

