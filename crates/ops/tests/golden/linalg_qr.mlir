// f32[4,3]
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3x3xf32>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>)
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x3xf32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
%5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
%8 = "stablehlo.select"(%6, %3, %7) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.custom_call"(%1, %2) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4x3xf32>
return %10, %8 : tensor<4x3xf32>, tensor<3x3xf32>
}
}

// f32[2,3,5]
module @example {
func.func public @main(%0: tensor<2x3x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x5xf32>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<2x3x5xf32>) -> (tensor<2x3x5xf32>, tensor<2x3xf32>)
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3x5xi32>
%4 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x3x5xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3x5xi32>, tensor<2x3x5xi32>) -> tensor<2x3x5xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x5xf32>} : () -> tensor<2x3x5xf32>
%7 = "stablehlo.select"(%5, %1, %6) : (tensor<2x3x5xi1>, tensor<2x3x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x5xf32>) -> tensor<2x3x3xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.custom_call"(%8, %2) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
return %10, %7 : tensor<2x3x3xf32>, tensor<2x3x5xf32>
}
}

// f64[4,3] mode=complete
module @example {
func.func public @main(%0: tensor<4x3xf64>) -> (tensor<4x4xf64>, tensor<4x3xf64>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<4x3xf64>) -> (tensor<4x3xf64>, tensor<3xf64>)
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x3xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf64>} : () -> tensor<4x3xf64>
%7 = "stablehlo.select"(%5, %1, %6) : (tensor<4x3xi1>, tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xf64>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%9 = "stablehlo.pad"(%1, %8) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<4x3xf64>, tensor<f64>) -> tensor<4x4xf64>
%10 = "stablehlo.custom_call"(%9, %2) {api_version = 2 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", has_side_effect = false} : (tensor<4x4xf64>, tensor<3xf64>) -> tensor<4x4xf64>
return %10, %7 : tensor<4x4xf64>, tensor<4x3xf64>
}
}

// f32[3,4] mode=r
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<0xf32>, tensor<3x4xf32>) {
%1, %2 = "stablehlo.custom_call"(%0) {api_version = 2 : i32, backend_config = "", call_target_name = "Qr", has_side_effect = false} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
%3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%4 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%7 = "stablehlo.select"(%5, %1, %6) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0xf32>} : () -> tensor<0xf32>
return %8, %7 : tensor<0xf32>, tensor<3x4xf32>
}
}

// f32[0,3] mode=complete
module @example {
func.func public @main(%0: tensor<0x3xf32>) -> (tensor<0x0xf32>, tensor<0x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x0xf32>} : () -> tensor<0x0xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<0x0xi32>
%3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<0x0xi32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
%5 = "stablehlo.convert"(%4) : (tensor<0x0xi1>) -> tensor<0x0xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x3xf32>} : () -> tensor<0x3xf32>
return %5, %6 : tensor<0x0xf32>, tensor<0x3xf32>
}
}

