// f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x3xf32>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
%3 = "stablehlo.custom_call"(%1, %2) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%9 = "stablehlo.select"(%7, %4, %8) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
return %3, %9 : tensor<4x3xf32>, tensor<3x3xf32>
}
}

// f32[2,3,5]
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x5xf32>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3xf32>)
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>) -> tensor<2x3x3xf32>
%4 = "stablehlo.custom_call"(%3, %2) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x5xi32>
%6 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x5xi32>
%7 = "stablehlo.compare"(%5, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%9 = "stablehlo.select"(%7, %1, %8) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
return %4, %9 : tensor<2x3x3xf32>, tensor<2x3x5xf32>
}
}

// f64[4,3] mode=complete
module @example {
func.func public @main(%0: tensor<4x3xf64>) -> (tensor<4x4xf64>, tensor<4x3xf64>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%2, %3 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
%4 = "stablehlo.pad"(%2, %1) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x3xf64>, tensor<f64>) -> tensor<4x4xf64>
%5 = "stablehlo.custom_call"(%4, %3) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x4xf64>, tensor<3xf64>) -> tensor<4x4xf64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%8 = "stablehlo.compare"(%6, %7) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf64>} : () -> tensor<4x3xf64>
%10 = "stablehlo.select"(%8, %2, %9) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
return %5, %10 : tensor<4x4xf64>, tensor<4x3xf64>
}
}

// f32[3,4] mode=r
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<0xf32>, tensor<3x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
%2, %3 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%8 = "stablehlo.select"(%6, %2, %7) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
return %1, %8 : tensor<0xf32>, tensor<3x4xf32>
}
}

// f32[0,3] mode=complete
module @example {
func.func public @main(%0: tensor<0x3xf32>) -> (tensor<0x0xf32>, tensor<0x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
return %1, %2 : tensor<0x0xf32>, tensor<0x3xf32>
}
}

