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
%87 = "stablehlo.gather"(%0, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%88 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%89 = "stablehlo.multiply"(%87, %88) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%90 = "stablehlo.gather"(%0, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%91 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%93 = "stablehlo.add"(%89, %92) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%94 = "stablehlo.gather"(%93, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<8xi32>) -> tensor<2x3x8x10xf32>
%95 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%97 = "stablehlo.gather"(%93, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<8xi32>) -> tensor<2x3x8x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<2x3x8x10xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
%100 = "stablehlo.add"(%96, %99) : (tensor<2x3x8x10xf32>, tensor<2x3x8x10xf32>) -> tensor<2x3x8x10xf32>
return %100 : tensor<2x3x8x10xf32>
}
}

// f32[2,3,4,5] [7,3] false
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
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
%95 = "stablehlo.gather"(%0, %81) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%96 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%98 = "stablehlo.gather"(%0, %94) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%99 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%101 = "stablehlo.add"(%97, %100) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%102 = "stablehlo.gather"(%101, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%103 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%105 = "stablehlo.gather"(%101, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%106 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%108 = "stablehlo.add"(%104, %107) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %108 : tensor<2x3x7x3xf32>
}
}

// f32[2,3,4,5] [7,3] true
module @example {
func.func public @main(%0: tensor<2x3x4x5xf32>) -> (tensor<2x3x7x3xf32>) {
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
%87 = "stablehlo.gather"(%0, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%88 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%89 = "stablehlo.multiply"(%87, %88) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%90 = "stablehlo.gather"(%0, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<3xi32>) -> tensor<2x3x4x3xf32>
%91 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x4x3xf32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%93 = "stablehlo.add"(%89, %92) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
%94 = "stablehlo.gather"(%93, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%95 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%97 = "stablehlo.gather"(%93, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 3>} : (tensor<2x3x4x3xf32>, tensor<7xi32>) -> tensor<2x3x7x3xf32>
%98 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf32>) -> tensor<2x3x7x3xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
%100 = "stablehlo.add"(%96, %99) : (tensor<2x3x7x3xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x7x3xf32>
return %100 : tensor<2x3x7x3xf32>
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
%87 = "stablehlo.gather"(%0, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%88 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%89 = "stablehlo.multiply"(%87, %88) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%90 = "stablehlo.gather"(%0, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 4, 1>} : (tensor<2x3x4x5xf32>, tensor<10xi32>) -> tensor<2x3x4x10xf32>
%91 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<2x3x4x10xf32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%93 = "stablehlo.add"(%89, %92) : (tensor<2x3x4x10xf32>, tensor<2x3x4x10xf32>) -> tensor<2x3x4x10xf32>
%94 = "stablehlo.gather"(%93, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<12xi32>) -> tensor<2x3x12x10xf32>
%95 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%97 = "stablehlo.gather"(%93, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 3, 1, 10>} : (tensor<2x3x4x10xf32>, tensor<12xi32>) -> tensor<2x3x12x10xf32>
%98 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x3x12x10xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
%100 = "stablehlo.add"(%96, %99) : (tensor<2x3x12x10xf32>, tensor<2x3x12x10xf32>) -> tensor<2x3x12x10xf32>
return %100 : tensor<2x3x12x10xf32>
}
}

// f32[1,2,4,4] [9,10] false 2.3 2.6
module @example {
func.func public @main(%0: tensor<1x2x4x4xf32>) -> (tensor<1x2x9x10xf32>) {
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
%91 = "stablehlo.gather"(%0, %77) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%92 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%94 = "stablehlo.gather"(%0, %90) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<10xi32>) -> tensor<1x2x4x10xf32>
%95 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 3>} : (tensor<10xf32>) -> tensor<1x2x4x10xf32>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%97 = "stablehlo.add"(%93, %96) : (tensor<1x2x4x10xf32>, tensor<1x2x4x10xf32>) -> tensor<1x2x4x10xf32>
%98 = "stablehlo.gather"(%97, %32) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%99 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%101 = "stablehlo.gather"(%97, %45) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 10>} : (tensor<1x2x4x10xf32>, tensor<9xi32>) -> tensor<1x2x9x10xf32>
%102 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<9xf32>) -> tensor<1x2x9x10xf32>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
%104 = "stablehlo.add"(%100, %103) : (tensor<1x2x9x10xf32>, tensor<1x2x9x10xf32>) -> tensor<1x2x9x10xf32>
return %104 : tensor<1x2x9x10xf32>
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
%88 = "stablehlo.gather"(%1, %74) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<8xi32>) -> tensor<1x2x4x8xf32>
%89 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%90 = "stablehlo.multiply"(%88, %89) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%91 = "stablehlo.gather"(%1, %87) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf32>, tensor<8xi32>) -> tensor<1x2x4x8xf32>
%92 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 3>} : (tensor<8xf32>) -> tensor<1x2x4x8xf32>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%94 = "stablehlo.add"(%90, %93) : (tensor<1x2x4x8xf32>, tensor<1x2x4x8xf32>) -> tensor<1x2x4x8xf32>
%95 = "stablehlo.gather"(%94, %31) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 8>} : (tensor<1x2x4x8xf32>, tensor<8xi32>) -> tensor<1x2x8x8xf32>
%96 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%98 = "stablehlo.gather"(%94, %44) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 8>} : (tensor<1x2x4x8xf32>, tensor<8xi32>) -> tensor<1x2x8x8xf32>
%99 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 2>} : (tensor<8xf32>) -> tensor<1x2x8x8xf32>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%101 = "stablehlo.add"(%97, %100) : (tensor<1x2x8x8xf32>, tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
%102 = "stablehlo.convert"(%101) : (tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xbf16>
return %102 : tensor<1x2x8x8xbf16>
}
}

// f64[1,2,4,4] [7,9] false
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
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
%95 = "stablehlo.gather"(%0, %81) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%96 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%98 = "stablehlo.gather"(%0, %94) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%99 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%101 = "stablehlo.add"(%97, %100) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%102 = "stablehlo.gather"(%101, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%103 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%105 = "stablehlo.gather"(%101, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%106 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%108 = "stablehlo.add"(%104, %107) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %108 : tensor<1x2x7x9xf64>
}
}

// f64[1,2,4,4] [7,9] true
module @example {
func.func public @main(%0: tensor<1x2x4x4xf64>) -> (tensor<1x2x7x9xf64>) {
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
%87 = "stablehlo.gather"(%0, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%88 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%89 = "stablehlo.multiply"(%87, %88) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%90 = "stablehlo.gather"(%0, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 4, 1>} : (tensor<1x2x4x4xf64>, tensor<9xi32>) -> tensor<1x2x4x9xf64>
%91 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<9xf64>) -> tensor<1x2x4x9xf64>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%93 = "stablehlo.add"(%89, %92) : (tensor<1x2x4x9xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x4x9xf64>
%94 = "stablehlo.gather"(%93, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%95 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%97 = "stablehlo.gather"(%93, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 9>} : (tensor<1x2x4x9xf64>, tensor<7xi32>) -> tensor<1x2x7x9xf64>
%98 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<7xf64>) -> tensor<1x2x7x9xf64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
%100 = "stablehlo.add"(%96, %99) : (tensor<1x2x7x9xf64>, tensor<1x2x7x9xf64>) -> tensor<1x2x7x9xf64>
return %100 : tensor<1x2x7x9xf64>
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
%87 = "stablehlo.gather"(%0, %73) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 3, 1>} : (tensor<2x1x3x3xf32>, tensor<3xi32>) -> tensor<2x1x3x3xf32>
%88 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%89 = "stablehlo.multiply"(%87, %88) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%90 = "stablehlo.gather"(%0, %86) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [3], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 3, 1>} : (tensor<2x1x3x3xf32>, tensor<3xi32>) -> tensor<2x1x3x3xf32>
%91 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x1x3x3xf32>
%92 = "stablehlo.multiply"(%90, %91) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%93 = "stablehlo.add"(%89, %92) : (tensor<2x1x3x3xf32>, tensor<2x1x3x3xf32>) -> tensor<2x1x3x3xf32>
%94 = "stablehlo.gather"(%93, %30) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1, 3>} : (tensor<2x1x3x3xf32>, tensor<12xi32>) -> tensor<2x1x12x3xf32>
%95 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%97 = "stablehlo.gather"(%93, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1, 3>} : (tensor<2x1x3x3xf32>, tensor<12xi32>) -> tensor<2x1x12x3xf32>
%98 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2>} : (tensor<12xf32>) -> tensor<2x1x12x3xf32>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
%100 = "stablehlo.add"(%96, %99) : (tensor<2x1x12x3xf32>, tensor<2x1x12x3xf32>) -> tensor<2x1x12x3xf32>
return %100 : tensor<2x1x12x3xf32>
}
}

