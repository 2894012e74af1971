// f32[2,3,8,9] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x9xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x3x4x5xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<72xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<72xi32>) -> tensor<8x9xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x9xi32>) -> tensor<2x3x8x9xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.pad"(%0, %4) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x9xf32>, tensor<f32>) -> tensor<2x3x8x11xf32>
%6 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.pad"(%3, %6) {edge_padding_high = array<i64: 0, 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x9xi32>, tensor<i32>) -> tensor<2x3x8x11xi32>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x11xf32>) -> tensor<2x3x8x5xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x11xi32>) -> tensor<2x3x8x5xi32>
%10 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x11xf32>) -> tensor<2x3x8x5xf32>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 10>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x11xi32>) -> tensor<2x3x8x5xi32>
%12 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%13 = "stablehlo.compare"(%10, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%14 = "stablehlo.or"(%12, %13) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%16 = "stablehlo.compare"(%9, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi1>
%17 = "stablehlo.or"(%14, %16) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%18 = "stablehlo.select"(%17, %10, %8) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%19 = "stablehlo.select"(%17, %11, %9) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%20 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x11xf32>) -> tensor<2x3x8x5xf32>
%21 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 11>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x11xi32>) -> tensor<2x3x8x5xi32>
%22 = "stablehlo.compare"(%20, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%23 = "stablehlo.compare"(%20, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xi1>
%24 = "stablehlo.or"(%22, %23) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x5xi32>} : () -> tensor<2x3x8x5xi32>
%26 = "stablehlo.compare"(%19, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi1>
%27 = "stablehlo.or"(%24, %26) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi1>) -> tensor<2x3x8x5xi1>
%28 = "stablehlo.select"(%27, %20, %18) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xf32>, tensor<2x3x8x5xf32>) -> tensor<2x3x8x5xf32>
%29 = "stablehlo.select"(%27, %21, %19) : (tensor<2x3x8x5xi1>, tensor<2x3x8x5xi32>, tensor<2x3x8x5xi32>) -> tensor<2x3x8x5xi32>
%30 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%31 = "stablehlo.pad"(%28, %30) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xf32>, tensor<f32>) -> tensor<2x3x9x5xf32>
%32 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.pad"(%29, %32) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x5xi32>, tensor<i32>) -> tensor<2x3x9x5xi32>
%34 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x5xf32>) -> tensor<2x3x4x5xf32>
%35 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 7, 5>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x5xi32>) -> tensor<2x3x4x5xi32>
%36 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x5xf32>) -> tensor<2x3x4x5xf32>
%37 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 8, 5>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x5xi32>) -> tensor<2x3x4x5xi32>
%38 = "stablehlo.compare"(%36, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%39 = "stablehlo.compare"(%36, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%40 = "stablehlo.or"(%38, %39) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%42 = "stablehlo.compare"(%35, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi1>
%43 = "stablehlo.or"(%40, %42) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%44 = "stablehlo.select"(%43, %36, %34) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%45 = "stablehlo.select"(%43, %37, %35) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%46 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x5xf32>) -> tensor<2x3x4x5xf32>
%47 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 9, 5>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x5xi32>) -> tensor<2x3x4x5xi32>
%48 = "stablehlo.compare"(%46, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%49 = "stablehlo.compare"(%46, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xi1>
%50 = "stablehlo.or"(%48, %49) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%51 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x5xi32>} : () -> tensor<2x3x4x5xi32>
%52 = "stablehlo.compare"(%45, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi1>
%53 = "stablehlo.or"(%50, %52) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi1>) -> tensor<2x3x4x5xi1>
%54 = "stablehlo.select"(%53, %46, %44) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
%55 = "stablehlo.select"(%53, %47, %45) : (tensor<2x3x4x5xi1>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
%56 = "stablehlo.convert"(%55) : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi64>
return %54, %56 : tensor<2x3x4x5xf32>, tensor<2x3x4x5xi64>
}
}

// f32[2,3,8,8] [2,2]
module @example {
func.func public @main(%0: tensor<2x3x8x8xf32>) -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<8x8xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x8x4xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x8x4xi32>
%6 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x8xf32>) -> tensor<2x3x8x4xf32>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x8xi32>) -> tensor<2x3x8x4xi32>
%8 = "stablehlo.compare"(%6, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xi1>
%9 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xi1>
%10 = "stablehlo.or"(%8, %9) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x4xi32>} : () -> tensor<2x3x8x4xi32>
%12 = "stablehlo.compare"(%5, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi1>
%13 = "stablehlo.or"(%10, %12) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%14 = "stablehlo.select"(%13, %6, %4) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xf32>, tensor<2x3x8x4xf32>) -> tensor<2x3x8x4xf32>
%15 = "stablehlo.select"(%13, %7, %5) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi32>
%16 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x4xf32>) -> tensor<2x3x4x4xf32>
%17 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x4xi32>) -> tensor<2x3x4x4xi32>
%18 = "stablehlo.slice"(%14) {limit_indices = array<i64: 2, 3, 8, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x4xf32>) -> tensor<2x3x4x4xf32>
%19 = "stablehlo.slice"(%15) {limit_indices = array<i64: 2, 3, 8, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x8x4xi32>) -> tensor<2x3x4x4xi32>
%20 = "stablehlo.compare"(%18, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xi1>
%21 = "stablehlo.compare"(%18, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xi1>
%22 = "stablehlo.or"(%20, %21) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4xi32>} : () -> tensor<2x3x4x4xi32>
%24 = "stablehlo.compare"(%17, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi1>
%25 = "stablehlo.or"(%22, %24) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%26 = "stablehlo.select"(%25, %18, %16) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
%27 = "stablehlo.select"(%25, %19, %17) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi32>
%28 = "stablehlo.convert"(%27) : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi64>
return %26, %28 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xi64>
}
}

// f32[2,3,7,9] [3,2] [2,1] [1,0] [2,1] true
module @example {
func.func public @main(%0: tensor<2x3x7x9xf32>) -> (tensor<2x3x3x8xf32>, tensor<2x3x3x8xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<63xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<63xi32>) -> tensor<7x9xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x9xi32>) -> tensor<2x3x7x9xi32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x9xf32>) -> tensor<2x3x7x8xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x9xi32>) -> tensor<2x3x7x8xi32>
%6 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x9xf32>) -> tensor<2x3x7x8xf32>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 3, 7, 9>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1>} : (tensor<2x3x7x9xi32>) -> tensor<2x3x7x8xi32>
%8 = "stablehlo.compare"(%6, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x8xi1>
%9 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x8xi1>
%10 = "stablehlo.or"(%8, %9) : (tensor<2x3x7x8xi1>, tensor<2x3x7x8xi1>) -> tensor<2x3x7x8xi1>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x7x8xi32>} : () -> tensor<2x3x7x8xi32>
%12 = "stablehlo.compare"(%5, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x7x8xi32>, tensor<2x3x7x8xi32>) -> tensor<2x3x7x8xi1>
%13 = "stablehlo.or"(%10, %12) : (tensor<2x3x7x8xi1>, tensor<2x3x7x8xi1>) -> tensor<2x3x7x8xi1>
%14 = "stablehlo.select"(%13, %6, %4) : (tensor<2x3x7x8xi1>, tensor<2x3x7x8xf32>, tensor<2x3x7x8xf32>) -> tensor<2x3x7x8xf32>
%15 = "stablehlo.select"(%13, %7, %5) : (tensor<2x3x7x8xi1>, tensor<2x3x7x8xi32>, tensor<2x3x7x8xi32>) -> tensor<2x3x7x8xi32>
%16 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%17 = "stablehlo.pad"(%14, %16) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xf32>, tensor<f32>) -> tensor<2x3x9x8xf32>
%18 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.pad"(%15, %18) {edge_padding_high = array<i64: 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x7x8xi32>, tensor<i32>) -> tensor<2x3x9x8xi32>
%20 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x8xf32>) -> tensor<2x3x3x8xf32>
%21 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 3, 5, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x8xi32>) -> tensor<2x3x3x8xi32>
%22 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 7, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x8xf32>) -> tensor<2x3x3x8xf32>
%23 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 3, 7, 8>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x8xi32>) -> tensor<2x3x3x8xi32>
%24 = "stablehlo.compare"(%22, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xi1>
%25 = "stablehlo.compare"(%22, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xi1>
%26 = "stablehlo.or"(%24, %25) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xi1>) -> tensor<2x3x3x8xi1>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x8xi32>} : () -> tensor<2x3x3x8xi32>
%28 = "stablehlo.compare"(%21, %27) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x8xi32>, tensor<2x3x3x8xi32>) -> tensor<2x3x3x8xi1>
%29 = "stablehlo.or"(%26, %28) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xi1>) -> tensor<2x3x3x8xi1>
%30 = "stablehlo.select"(%29, %22, %20) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
%31 = "stablehlo.select"(%29, %23, %21) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xi32>, tensor<2x3x3x8xi32>) -> tensor<2x3x3x8xi32>
%32 = "stablehlo.slice"(%17) {limit_indices = array<i64: 2, 3, 9, 8>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x8xf32>) -> tensor<2x3x3x8xf32>
%33 = "stablehlo.slice"(%19) {limit_indices = array<i64: 2, 3, 9, 8>, start_indices = array<i64: 0, 0, 4, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x8xi32>) -> tensor<2x3x3x8xi32>
%34 = "stablehlo.compare"(%32, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xi1>
%35 = "stablehlo.compare"(%32, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xi1>
%36 = "stablehlo.or"(%34, %35) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xi1>) -> tensor<2x3x3x8xi1>
%37 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x3x8xi32>} : () -> tensor<2x3x3x8xi32>
%38 = "stablehlo.compare"(%31, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x3x8xi32>, tensor<2x3x3x8xi32>) -> tensor<2x3x3x8xi1>
%39 = "stablehlo.or"(%36, %38) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xi1>) -> tensor<2x3x3x8xi1>
%40 = "stablehlo.select"(%39, %32, %30) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xf32>, tensor<2x3x3x8xf32>) -> tensor<2x3x3x8xf32>
%41 = "stablehlo.select"(%39, %33, %31) : (tensor<2x3x3x8xi1>, tensor<2x3x3x8xi32>, tensor<2x3x3x8xi32>) -> tensor<2x3x3x8xi32>
%42 = "stablehlo.convert"(%41) : (tensor<2x3x3x8xi32>) -> tensor<2x3x3x8xi64>
return %40, %42 : tensor<2x3x3x8xf32>, tensor<2x3x3x8xi64>
}
}

// f32[3,7,7] [2] [2] [0] [1] true
module @example {
func.func public @main(%0: tensor<3x7x7xf32>) -> (tensor<3x4x4xf32>, tensor<3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<49xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<49xi32>) -> tensor<7x7xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<7x7xi32>) -> tensor<3x7x7xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.pad"(%0, %4) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x7x7xf32>, tensor<f32>) -> tensor<3x7x8xf32>
%6 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.pad"(%3, %6) {edge_padding_high = array<i64: 0, 0, 1>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x7x7xi32>, tensor<i32>) -> tensor<3x7x8xi32>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 3, 7, 7>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<3x7x8xf32>) -> tensor<3x7x4xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 3, 7, 7>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 2>} : (tensor<3x7x8xi32>) -> tensor<3x7x4xi32>
%10 = "stablehlo.slice"(%5) {limit_indices = array<i64: 3, 7, 8>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<3x7x8xf32>) -> tensor<3x7x4xf32>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 3, 7, 8>, start_indices = array<i64: 0, 0, 1>, strides = array<i64: 1, 1, 2>} : (tensor<3x7x8xi32>) -> tensor<3x7x4xi32>
%12 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x7x4xf32>, tensor<3x7x4xf32>) -> tensor<3x7x4xi1>
%13 = "stablehlo.compare"(%10, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x7x4xf32>, tensor<3x7x4xf32>) -> tensor<3x7x4xi1>
%14 = "stablehlo.or"(%12, %13) : (tensor<3x7x4xi1>, tensor<3x7x4xi1>) -> tensor<3x7x4xi1>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<3x7x4xi32>} : () -> tensor<3x7x4xi32>
%16 = "stablehlo.compare"(%9, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x7x4xi32>, tensor<3x7x4xi32>) -> tensor<3x7x4xi1>
%17 = "stablehlo.or"(%14, %16) : (tensor<3x7x4xi1>, tensor<3x7x4xi1>) -> tensor<3x7x4xi1>
%18 = "stablehlo.select"(%17, %10, %8) : (tensor<3x7x4xi1>, tensor<3x7x4xf32>, tensor<3x7x4xf32>) -> tensor<3x7x4xf32>
%19 = "stablehlo.select"(%17, %11, %9) : (tensor<3x7x4xi1>, tensor<3x7x4xi32>, tensor<3x7x4xi32>) -> tensor<3x7x4xi32>
%20 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%18, %20) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x7x4xf32>, tensor<f32>) -> tensor<3x8x4xf32>
%22 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.pad"(%19, %22) {edge_padding_high = array<i64: 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<3x7x4xi32>, tensor<i32>) -> tensor<3x8x4xi32>
%24 = "stablehlo.slice"(%21) {limit_indices = array<i64: 3, 7, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>} : (tensor<3x8x4xf32>) -> tensor<3x4x4xf32>
%25 = "stablehlo.slice"(%23) {limit_indices = array<i64: 3, 7, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 2, 1>} : (tensor<3x8x4xi32>) -> tensor<3x4x4xi32>
%26 = "stablehlo.slice"(%21) {limit_indices = array<i64: 3, 8, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>} : (tensor<3x8x4xf32>) -> tensor<3x4x4xf32>
%27 = "stablehlo.slice"(%23) {limit_indices = array<i64: 3, 8, 4>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 2, 1>} : (tensor<3x8x4xi32>) -> tensor<3x4x4xi32>
%28 = "stablehlo.compare"(%26, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x4xf32>, tensor<3x4x4xf32>) -> tensor<3x4x4xi1>
%29 = "stablehlo.compare"(%26, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x4xf32>, tensor<3x4x4xf32>) -> tensor<3x4x4xi1>
%30 = "stablehlo.or"(%28, %29) : (tensor<3x4x4xi1>, tensor<3x4x4xi1>) -> tensor<3x4x4xi1>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x4xi32>} : () -> tensor<3x4x4xi32>
%32 = "stablehlo.compare"(%25, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x4xi32>, tensor<3x4x4xi32>) -> tensor<3x4x4xi1>
%33 = "stablehlo.or"(%30, %32) : (tensor<3x4x4xi1>, tensor<3x4x4xi1>) -> tensor<3x4x4xi1>
%34 = "stablehlo.select"(%33, %26, %24) : (tensor<3x4x4xi1>, tensor<3x4x4xf32>, tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
%35 = "stablehlo.select"(%33, %27, %25) : (tensor<3x4x4xi1>, tensor<3x4x4xi32>, tensor<3x4x4xi32>) -> tensor<3x4x4xi32>
%36 = "stablehlo.convert"(%35) : (tensor<3x4x4xi32>) -> tensor<3x4x4xi64>
return %34, %36 : tensor<3x4x4xf32>, tensor<3x4x4xi64>
}
}

// f32[1,2,21,20] [19,17] [1,2] [3,2]
module @example {
func.func public @main(%0: tensor<1x2x21x20xf32>) -> (tensor<1x2x9x4xf32>, tensor<1x2x9x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<420xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<420xi32>) -> tensor<21x20xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<21x20xi32>) -> tensor<1x2x21x20xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%31, %32 = "stablehlo.reduce_window"(%0, %3, %4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<i32>, %8: tensor<f32>, %9: tensor<i32>):
%10 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%11 = "stablehlo.compare"(%9, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%12 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%13 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%14 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%15 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%16 = "stablehlo.and"(%12, %15) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.not"(%13) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.or"(%17, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%19 = "stablehlo.and"(%14, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%16, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.compare"(%8, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%22 = "stablehlo.not"(%11) : (tensor<i1>) -> tensor<i1>
%23 = "stablehlo.and"(%21, %22) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%24 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%25 = "stablehlo.and"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%26 = "stablehlo.or"(%20, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%27 = "stablehlo.compare"(%7, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%28 = "stablehlo.or"(%26, %27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%29 = "stablehlo.select"(%28, %8, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%30 = "stablehlo.select"(%28, %9, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%29, %30) : (tensor<f32>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [2, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 17>, window_strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x21x20xf32>, tensor<1x2x21x20xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x21x4xf32>, tensor<1x2x21x4xi32>)
%33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%60, %61 = "stablehlo.reduce_window"(%31, %32, %33, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<i32>, %37: tensor<f32>, %38: tensor<i32>):
%39 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%40 = "stablehlo.compare"(%38, %36) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%41 = "stablehlo.compare"(%37, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%42 = "stablehlo.compare"(%35, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%43 = "stablehlo.compare"(%37, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%44 = "stablehlo.not"(%42) : (tensor<i1>) -> tensor<i1>
%45 = "stablehlo.and"(%41, %44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%46 = "stablehlo.not"(%42) : (tensor<i1>) -> tensor<i1>
%47 = "stablehlo.or"(%46, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%48 = "stablehlo.and"(%43, %47) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%49 = "stablehlo.or"(%45, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%50 = "stablehlo.compare"(%37, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%51 = "stablehlo.not"(%40) : (tensor<i1>) -> tensor<i1>
%52 = "stablehlo.and"(%50, %51) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%53 = "stablehlo.compare"(%38, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%54 = "stablehlo.and"(%52, %53) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%55 = "stablehlo.or"(%49, %54) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%56 = "stablehlo.compare"(%36, %39) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%57 = "stablehlo.or"(%55, %56) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%58 = "stablehlo.select"(%57, %37, %35) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%59 = "stablehlo.select"(%57, %38, %36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%58, %59) : (tensor<f32>, tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [3, 3], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 19, 1>, window_strides = array<i64: 1, 1, 1, 1>} : (tensor<1x2x21x4xf32>, tensor<1x2x21x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x9x4xf32>, tensor<1x2x9x4xi32>)
%62 = "stablehlo.convert"(%61) : (tensor<1x2x9x4xi32>) -> tensor<1x2x9x4xi64>
return %60, %62 : tensor<1x2x9x4xf32>, tensor<1x2x9x4xi64>
}
}

// f32[0,3,8,8] [2,2]
module @example {
func.func public @main(%0: tensor<0x3x8x8xf32>) -> (tensor<0x3x4x4xf32>, tensor<0x3x4x4xi64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3x4x4xf32>} : () -> tensor<0x3x4x4xf32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<0x3x4x4xi64>} : () -> tensor<0x3x4x4xi64>
return %1, %2 : tensor<0x3x4x4xf32>, tensor<0x3x4x4xi64>
}
}

// bf16[2,3,8,8] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x8xbf16>) -> (tensor<2x3x4x4xbf16>, tensor<2x3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<8x8xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.pad"(%0, %4) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x8xbf16>, tensor<bf16>) -> tensor<2x3x8x9xbf16>
%6 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.pad"(%3, %6) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x8xi32>, tensor<i32>) -> tensor<2x3x8x9xi32>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xbf16>) -> tensor<2x3x8x4xbf16>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi32>) -> tensor<2x3x8x4xi32>
%10 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xbf16>) -> tensor<2x3x8x4xbf16>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi32>) -> tensor<2x3x8x4xi32>
%12 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x4xbf16>, tensor<2x3x8x4xbf16>) -> tensor<2x3x8x4xi1>
%13 = "stablehlo.compare"(%10, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x4xbf16>, tensor<2x3x8x4xbf16>) -> tensor<2x3x8x4xi1>
%14 = "stablehlo.or"(%12, %13) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x4xi32>} : () -> tensor<2x3x8x4xi32>
%16 = "stablehlo.compare"(%9, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi1>
%17 = "stablehlo.or"(%14, %16) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%18 = "stablehlo.select"(%17, %10, %8) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xbf16>, tensor<2x3x8x4xbf16>) -> tensor<2x3x8x4xbf16>
%19 = "stablehlo.select"(%17, %11, %9) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi32>
%20 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xbf16>) -> tensor<2x3x8x4xbf16>
%21 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi32>) -> tensor<2x3x8x4xi32>
%22 = "stablehlo.compare"(%20, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x4xbf16>, tensor<2x3x8x4xbf16>) -> tensor<2x3x8x4xi1>
%23 = "stablehlo.compare"(%20, %20) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x8x4xbf16>, tensor<2x3x8x4xbf16>) -> tensor<2x3x8x4xi1>
%24 = "stablehlo.or"(%22, %23) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%25 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x4xi32>} : () -> tensor<2x3x8x4xi32>
%26 = "stablehlo.compare"(%19, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi1>
%27 = "stablehlo.or"(%24, %26) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%28 = "stablehlo.select"(%27, %20, %18) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xbf16>, tensor<2x3x8x4xbf16>) -> tensor<2x3x8x4xbf16>
%29 = "stablehlo.select"(%27, %21, %19) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi32>
%30 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%31 = "stablehlo.pad"(%28, %30) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xbf16>, tensor<bf16>) -> tensor<2x3x9x4xbf16>
%32 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.pad"(%29, %32) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x9x4xi32>
%34 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xbf16>) -> tensor<2x3x4x4xbf16>
%35 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi32>) -> tensor<2x3x4x4xi32>
%36 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 8, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xbf16>) -> tensor<2x3x4x4xbf16>
%37 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 8, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi32>) -> tensor<2x3x4x4xi32>
%38 = "stablehlo.compare"(%36, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x4xbf16>, tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xi1>
%39 = "stablehlo.compare"(%36, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x4xbf16>, tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xi1>
%40 = "stablehlo.or"(%38, %39) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4xi32>} : () -> tensor<2x3x4x4xi32>
%42 = "stablehlo.compare"(%35, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi1>
%43 = "stablehlo.or"(%40, %42) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%44 = "stablehlo.select"(%43, %36, %34) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xbf16>, tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xbf16>
%45 = "stablehlo.select"(%43, %37, %35) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi32>
%46 = "stablehlo.slice"(%31) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xbf16>) -> tensor<2x3x4x4xbf16>
%47 = "stablehlo.slice"(%33) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi32>) -> tensor<2x3x4x4xi32>
%48 = "stablehlo.compare"(%46, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x4xbf16>, tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xi1>
%49 = "stablehlo.compare"(%46, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x4x4xbf16>, tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xi1>
%50 = "stablehlo.or"(%48, %49) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%51 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4xi32>} : () -> tensor<2x3x4x4xi32>
%52 = "stablehlo.compare"(%45, %51) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi1>
%53 = "stablehlo.or"(%50, %52) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%54 = "stablehlo.select"(%53, %46, %44) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xbf16>, tensor<2x3x4x4xbf16>) -> tensor<2x3x4x4xbf16>
%55 = "stablehlo.select"(%53, %47, %45) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi32>
%56 = "stablehlo.convert"(%55) : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi64>
return %54, %56 : tensor<2x3x4x4xbf16>, tensor<2x3x4x4xi64>
}
}

// s64[2,3,8,8] [3,3] [2,2] [1,1]
module @example {
func.func public @main(%0: tensor<2x3x8x8xi64>) -> (tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<8x8xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<8x8xi32>) -> tensor<2x3x8x8xi32>
%4 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.pad"(%0, %4) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x8xi64>, tensor<i64>) -> tensor<2x3x8x9xi64>
%6 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.pad"(%3, %6) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x8xi32>, tensor<i32>) -> tensor<2x3x8x9xi32>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi64>) -> tensor<2x3x8x4xi64>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 7>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi32>) -> tensor<2x3x8x4xi32>
%10 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi64>) -> tensor<2x3x8x4xi64>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 8>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi32>) -> tensor<2x3x8x4xi32>
%12 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x4xi64>, tensor<2x3x8x4xi64>) -> tensor<2x3x8x4xi1>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x4xi32>} : () -> tensor<2x3x8x4xi32>
%14 = "stablehlo.compare"(%9, %13) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi1>
%15 = "stablehlo.or"(%12, %14) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%16 = "stablehlo.select"(%15, %10, %8) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi64>, tensor<2x3x8x4xi64>) -> tensor<2x3x8x4xi64>
%17 = "stablehlo.select"(%15, %11, %9) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi32>
%18 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi64>) -> tensor<2x3x8x4xi64>
%19 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 8, 9>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 2>} : (tensor<2x3x8x9xi32>) -> tensor<2x3x8x4xi32>
%20 = "stablehlo.compare"(%18, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x8x4xi64>, tensor<2x3x8x4xi64>) -> tensor<2x3x8x4xi1>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x8x4xi32>} : () -> tensor<2x3x8x4xi32>
%22 = "stablehlo.compare"(%17, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi1>
%23 = "stablehlo.or"(%20, %22) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi1>) -> tensor<2x3x8x4xi1>
%24 = "stablehlo.select"(%23, %18, %16) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi64>, tensor<2x3x8x4xi64>) -> tensor<2x3x8x4xi64>
%25 = "stablehlo.select"(%23, %19, %17) : (tensor<2x3x8x4xi1>, tensor<2x3x8x4xi32>, tensor<2x3x8x4xi32>) -> tensor<2x3x8x4xi32>
%26 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
%27 = "stablehlo.pad"(%24, %26) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi64>, tensor<i64>) -> tensor<2x3x9x4xi64>
%28 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.pad"(%25, %28) {edge_padding_high = array<i64: 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<2x3x8x4xi32>, tensor<i32>) -> tensor<2x3x9x4xi32>
%30 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi64>) -> tensor<2x3x4x4xi64>
%31 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 7, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi32>) -> tensor<2x3x4x4xi32>
%32 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 8, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi64>) -> tensor<2x3x4x4xi64>
%33 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 8, 4>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi32>) -> tensor<2x3x4x4xi32>
%34 = "stablehlo.compare"(%32, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi1>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4xi32>} : () -> tensor<2x3x4x4xi32>
%36 = "stablehlo.compare"(%31, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi1>
%37 = "stablehlo.or"(%34, %36) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%38 = "stablehlo.select"(%37, %32, %30) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi64>
%39 = "stablehlo.select"(%37, %33, %31) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi32>
%40 = "stablehlo.slice"(%27) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi64>) -> tensor<2x3x4x4xi64>
%41 = "stablehlo.slice"(%29) {limit_indices = array<i64: 2, 3, 9, 4>, start_indices = array<i64: 0, 0, 2, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<2x3x9x4xi32>) -> tensor<2x3x4x4xi32>
%42 = "stablehlo.compare"(%40, %38) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi1>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x4x4xi32>} : () -> tensor<2x3x4x4xi32>
%44 = "stablehlo.compare"(%39, %43) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi1>
%45 = "stablehlo.or"(%42, %44) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi1>) -> tensor<2x3x4x4xi1>
%46 = "stablehlo.select"(%45, %40, %38) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>) -> tensor<2x3x4x4xi64>
%47 = "stablehlo.select"(%45, %41, %39) : (tensor<2x3x4x4xi1>, tensor<2x3x4x4xi32>, tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi32>
%48 = "stablehlo.convert"(%47) : (tensor<2x3x4x4xi32>) -> tensor<2x3x4x4xi64>
return %46, %48 : tensor<2x3x4x4xi64>, tensor<2x3x4x4xi64>
}
}

