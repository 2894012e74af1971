// f32[2,3,5,6,7] [2,3,2] [2,1,2] [0,1,1]
module @example {
func.func public @main(%0: tensor<2x3x5x6x7xf32>) -> (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<210xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<210xi32>) -> tensor<5x6x7xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<5x6x7xi32>) -> tensor<2x3x5x6x7xi32>
%4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.pad"(%0, %4) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x7xf32>, tensor<f32>) -> tensor<2x3x5x6x8xf32>
%6 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%7 = "stablehlo.pad"(%3, %6) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x7xi32>, tensor<i32>) -> tensor<2x3x5x6x8xi32>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 5, 6, 7>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x4xf32>
%9 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 5, 6, 7>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x4xi32>
%10 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x5x6x8xf32>) -> tensor<2x3x5x6x4xf32>
%11 = "stablehlo.slice"(%7) {limit_indices = array<i64: 2, 3, 5, 6, 8>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 2>} : (tensor<2x3x5x6x8xi32>) -> tensor<2x3x5x6x4xi32>
%12 = "stablehlo.compare"(%10, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xi1>
%13 = "stablehlo.compare"(%10, %10) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xi1>
%14 = "stablehlo.or"(%12, %13) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi1>) -> tensor<2x3x5x6x4xi1>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5x6x4xi32>} : () -> tensor<2x3x5x6x4xi32>
%16 = "stablehlo.compare"(%9, %15) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi1>
%17 = "stablehlo.or"(%14, %16) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi1>) -> tensor<2x3x5x6x4xi1>
%18 = "stablehlo.select"(%17, %10, %8) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%19 = "stablehlo.select"(%17, %11, %9) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%20 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%21 = "stablehlo.pad"(%18, %20) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x5x8x4xf32>
%22 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.pad"(%19, %22) {edge_padding_high = array<i64: 0, 0, 0, 1, 0>, edge_padding_low = array<i64: 0, 0, 0, 1, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x5x8x4xi32>
%24 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x8x4xf32>) -> tensor<2x3x5x6x4xf32>
%25 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 5, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x8x4xi32>) -> tensor<2x3x5x6x4xi32>
%26 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x8x4xf32>) -> tensor<2x3x5x6x4xf32>
%27 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 5, 7, 4>, start_indices = array<i64: 0, 0, 0, 1, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x8x4xi32>) -> tensor<2x3x5x6x4xi32>
%28 = "stablehlo.compare"(%26, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xi1>
%29 = "stablehlo.compare"(%26, %26) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xi1>
%30 = "stablehlo.or"(%28, %29) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi1>) -> tensor<2x3x5x6x4xi1>
%31 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5x6x4xi32>} : () -> tensor<2x3x5x6x4xi32>
%32 = "stablehlo.compare"(%25, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi1>
%33 = "stablehlo.or"(%30, %32) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi1>) -> tensor<2x3x5x6x4xi1>
%34 = "stablehlo.select"(%33, %26, %24) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%35 = "stablehlo.select"(%33, %27, %25) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%36 = "stablehlo.slice"(%21) {limit_indices = array<i64: 2, 3, 5, 8, 4>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x8x4xf32>) -> tensor<2x3x5x6x4xf32>
%37 = "stablehlo.slice"(%23) {limit_indices = array<i64: 2, 3, 5, 8, 4>, start_indices = array<i64: 0, 0, 0, 2, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<2x3x5x8x4xi32>) -> tensor<2x3x5x6x4xi32>
%38 = "stablehlo.compare"(%36, %34) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xi1>
%39 = "stablehlo.compare"(%36, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xi1>
%40 = "stablehlo.or"(%38, %39) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi1>) -> tensor<2x3x5x6x4xi1>
%41 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x5x6x4xi32>} : () -> tensor<2x3x5x6x4xi32>
%42 = "stablehlo.compare"(%35, %41) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi1>
%43 = "stablehlo.or"(%40, %42) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi1>) -> tensor<2x3x5x6x4xi1>
%44 = "stablehlo.select"(%43, %36, %34) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xf32>, tensor<2x3x5x6x4xf32>) -> tensor<2x3x5x6x4xf32>
%45 = "stablehlo.select"(%43, %37, %35) : (tensor<2x3x5x6x4xi1>, tensor<2x3x5x6x4xi32>, tensor<2x3x5x6x4xi32>) -> tensor<2x3x5x6x4xi32>
%46 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.pad"(%44, %46) {edge_padding_high = array<i64: 0, 0, -1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xf32>, tensor<f32>) -> tensor<2x3x4x6x4xf32>
%48 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
%49 = "stablehlo.pad"(%45, %48) {edge_padding_high = array<i64: 0, 0, -1, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<2x3x5x6x4xi32>, tensor<i32>) -> tensor<2x3x4x6x4xi32>
%50 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 3, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x6x4xf32>) -> tensor<2x3x2x6x4xf32>
%51 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 3, 6, 4>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x6x4xi32>) -> tensor<2x3x2x6x4xi32>
%52 = "stablehlo.slice"(%47) {limit_indices = array<i64: 2, 3, 4, 6, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x6x4xf32>) -> tensor<2x3x2x6x4xf32>
%53 = "stablehlo.slice"(%49) {limit_indices = array<i64: 2, 3, 4, 6, 4>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 2, 1, 1>} : (tensor<2x3x4x6x4xi32>) -> tensor<2x3x2x6x4xi32>
%54 = "stablehlo.compare"(%52, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x6x4xi1>
%55 = "stablehlo.compare"(%52, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x6x4xi1>
%56 = "stablehlo.or"(%54, %55) : (tensor<2x3x2x6x4xi1>, tensor<2x3x2x6x4xi1>) -> tensor<2x3x2x6x4xi1>
%57 = "stablehlo.constant"() {value = dense<0> : tensor<2x3x2x6x4xi32>} : () -> tensor<2x3x2x6x4xi32>
%58 = "stablehlo.compare"(%51, %57) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3x2x6x4xi32>, tensor<2x3x2x6x4xi32>) -> tensor<2x3x2x6x4xi1>
%59 = "stablehlo.or"(%56, %58) : (tensor<2x3x2x6x4xi1>, tensor<2x3x2x6x4xi1>) -> tensor<2x3x2x6x4xi1>
%60 = "stablehlo.select"(%59, %52, %50) : (tensor<2x3x2x6x4xi1>, tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xf32>) -> tensor<2x3x2x6x4xf32>
%61 = "stablehlo.select"(%59, %53, %51) : (tensor<2x3x2x6x4xi1>, tensor<2x3x2x6x4xi32>, tensor<2x3x2x6x4xi32>) -> tensor<2x3x2x6x4xi32>
%62 = "stablehlo.convert"(%61) : (tensor<2x3x2x6x4xi32>) -> tensor<2x3x2x6x4xi64>
return %60, %62 : tensor<2x3x2x6x4xf32>, tensor<2x3x2x6x4xi64>
}
}

// f32[3,4,4,4] [2]
module @example {
func.func public @main(%0: tensor<3x4x4x4xf32>) -> (tensor<3x2x2x2xf32>, tensor<3x2x2x2xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
%2 = "stablehlo.reshape"(%1) : (tensor<64xi32>) -> tensor<4x4x4xi32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<4x4x4xi32>) -> tensor<3x4x4x4xi32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<3x4x4x4xf32>) -> tensor<3x4x4x2xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 4, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 2>} : (tensor<3x4x4x4xi32>) -> tensor<3x4x4x2xi32>
%6 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 4, 4, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<3x4x4x4xf32>) -> tensor<3x4x4x2xf32>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 4, 4, 4>, start_indices = array<i64: 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 2>} : (tensor<3x4x4x4xi32>) -> tensor<3x4x4x2xi32>
%8 = "stablehlo.compare"(%6, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x4x2xf32>, tensor<3x4x4x2xf32>) -> tensor<3x4x4x2xi1>
%9 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x4x2xf32>, tensor<3x4x4x2xf32>) -> tensor<3x4x4x2xi1>
%10 = "stablehlo.or"(%8, %9) : (tensor<3x4x4x2xi1>, tensor<3x4x4x2xi1>) -> tensor<3x4x4x2xi1>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x4x2xi32>} : () -> tensor<3x4x4x2xi32>
%12 = "stablehlo.compare"(%5, %11) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x4x2xi32>, tensor<3x4x4x2xi32>) -> tensor<3x4x4x2xi1>
%13 = "stablehlo.or"(%10, %12) : (tensor<3x4x4x2xi1>, tensor<3x4x4x2xi1>) -> tensor<3x4x4x2xi1>
%14 = "stablehlo.select"(%13, %6, %4) : (tensor<3x4x4x2xi1>, tensor<3x4x4x2xf32>, tensor<3x4x4x2xf32>) -> tensor<3x4x4x2xf32>
%15 = "stablehlo.select"(%13, %7, %5) : (tensor<3x4x4x2xi1>, tensor<3x4x4x2xi32>, tensor<3x4x4x2xi32>) -> tensor<3x4x4x2xi32>
%16 = "stablehlo.slice"(%14) {limit_indices = array<i64: 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x2xf32>) -> tensor<3x4x2x2xf32>
%17 = "stablehlo.slice"(%15) {limit_indices = array<i64: 3, 4, 3, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x2xi32>) -> tensor<3x4x2x2xi32>
%18 = "stablehlo.slice"(%14) {limit_indices = array<i64: 3, 4, 4, 2>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x2xf32>) -> tensor<3x4x2x2xf32>
%19 = "stablehlo.slice"(%15) {limit_indices = array<i64: 3, 4, 4, 2>, start_indices = array<i64: 0, 0, 1, 0>, strides = array<i64: 1, 1, 2, 1>} : (tensor<3x4x4x2xi32>) -> tensor<3x4x2x2xi32>
%20 = "stablehlo.compare"(%18, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xi1>
%21 = "stablehlo.compare"(%18, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xi1>
%22 = "stablehlo.or"(%20, %21) : (tensor<3x4x2x2xi1>, tensor<3x4x2x2xi1>) -> tensor<3x4x2x2xi1>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<3x4x2x2xi32>} : () -> tensor<3x4x2x2xi32>
%24 = "stablehlo.compare"(%17, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x4x2x2xi32>, tensor<3x4x2x2xi32>) -> tensor<3x4x2x2xi1>
%25 = "stablehlo.or"(%22, %24) : (tensor<3x4x2x2xi1>, tensor<3x4x2x2xi1>) -> tensor<3x4x2x2xi1>
%26 = "stablehlo.select"(%25, %18, %16) : (tensor<3x4x2x2xi1>, tensor<3x4x2x2xf32>, tensor<3x4x2x2xf32>) -> tensor<3x4x2x2xf32>
%27 = "stablehlo.select"(%25, %19, %17) : (tensor<3x4x2x2xi1>, tensor<3x4x2x2xi32>, tensor<3x4x2x2xi32>) -> tensor<3x4x2x2xi32>
%28 = "stablehlo.slice"(%26) {limit_indices = array<i64: 3, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 2, 1, 1>} : (tensor<3x4x2x2xf32>) -> tensor<3x2x2x2xf32>
%29 = "stablehlo.slice"(%27) {limit_indices = array<i64: 3, 3, 2, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 2, 1, 1>} : (tensor<3x4x2x2xi32>) -> tensor<3x2x2x2xi32>
%30 = "stablehlo.slice"(%26) {limit_indices = array<i64: 3, 4, 2, 2>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 2, 1, 1>} : (tensor<3x4x2x2xf32>) -> tensor<3x2x2x2xf32>
%31 = "stablehlo.slice"(%27) {limit_indices = array<i64: 3, 4, 2, 2>, start_indices = array<i64: 0, 1, 0, 0>, strides = array<i64: 1, 2, 1, 1>} : (tensor<3x4x2x2xi32>) -> tensor<3x2x2x2xi32>
%32 = "stablehlo.compare"(%30, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xi1>
%33 = "stablehlo.compare"(%30, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xi1>
%34 = "stablehlo.or"(%32, %33) : (tensor<3x2x2x2xi1>, tensor<3x2x2x2xi1>) -> tensor<3x2x2x2xi1>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<3x2x2x2xi32>} : () -> tensor<3x2x2x2xi32>
%36 = "stablehlo.compare"(%29, %35) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x2x2x2xi32>, tensor<3x2x2x2xi32>) -> tensor<3x2x2x2xi1>
%37 = "stablehlo.or"(%34, %36) : (tensor<3x2x2x2xi1>, tensor<3x2x2x2xi1>) -> tensor<3x2x2x2xi1>
%38 = "stablehlo.select"(%37, %30, %28) : (tensor<3x2x2x2xi1>, tensor<3x2x2x2xf32>, tensor<3x2x2x2xf32>) -> tensor<3x2x2x2xf32>
%39 = "stablehlo.select"(%37, %31, %29) : (tensor<3x2x2x2xi1>, tensor<3x2x2x2xi32>, tensor<3x2x2x2xi32>) -> tensor<3x2x2x2xi32>
%40 = "stablehlo.convert"(%39) : (tensor<3x2x2x2xi32>) -> tensor<3x2x2x2xi64>
return %38, %40 : tensor<3x2x2x2xf32>, tensor<3x2x2x2xi64>
}
}

