// x of tensor<8x12xf32>
return %0 : tensor<8x12xf32>
// x = %1
return %1 : tensor<8x12xf32>

// x.t() of tensor<8x12xf32>
%1 = "stablehlo.transpose"(%0) {permutation = array<i64: 1, 0>} : (tensor<8x12xf32>) -> tensor<12x8xf32>
return %1 : tensor<12x8xf32>
// x.t() = %1
%2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<12x8xf32>) -> tensor<8x12xf32>
return %2 : tensor<8x12xf32>

// x[2:5] of tensor<8x12xf32>
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 5, 12>, start_indices = array<i64: 2, 0>, strides = array<i64: 1, 1>} : (tensor<8x12xf32>) -> tensor<3x12xf32>
return %1 : tensor<3x12xf32>
// x[2:5] = %1
%2 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.dynamic_update_slice"(%0, %1, %2, %3) : (tensor<8x12xf32>, tensor<3x12xf32>, tensor<i32>, tensor<i32>) -> tensor<8x12xf32>
return %4 : tensor<8x12xf32>

// x[3] of tensor<8x12xf32>
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4, 12>, start_indices = array<i64: 3, 0>, strides = array<i64: 1, 1>} : (tensor<8x12xf32>) -> tensor<1x12xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<1x12xf32>) -> tensor<12xf32>
return %2 : tensor<12xf32>
// x[3] = %1
%2 = "stablehlo.reshape"(%1) : (tensor<12xf32>) -> tensor<1x12xf32>
%3 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.dynamic_update_slice"(%0, %2, %3, %4) : (tensor<8x12xf32>, tensor<1x12xf32>, tensor<i32>, tensor<i32>) -> tensor<8x12xf32>
return %5 : tensor<8x12xf32>

// x.expand(5, 8, 12) of tensor<8x12xf32>
%1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<8x12xf32>) -> tensor<5x8x12xf32>
return %1 : tensor<5x8x12xf32>

// x.unflatten(1, (3, 4)) of tensor<8x12xf32>
%1 = "stablehlo.reshape"(%0) : (tensor<8x12xf32>) -> tensor<8x3x4xf32>
return %1 : tensor<8x3x4xf32>
// x.unflatten(1, (3, 4)) = %1
%2 = "stablehlo.reshape"(%1) : (tensor<8x3x4xf32>) -> tensor<8x12xf32>
return %2 : tensor<8x12xf32>

// x[:, ::2] of tensor<8x13xf32>
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 8, 13>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 2>} : (tensor<8x13xf32>) -> tensor<8x7xf32>
return %1 : tensor<8x7xf32>
// x[:, ::2] = %1
%2 = "stablehlo.constant"() {value = dense<true> : tensor<8x7xi1>} : () -> tensor<8x7xi1>
%3 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%4 = "stablehlo.pad"(%2, %3) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>} : (tensor<8x7xi1>, tensor<i1>) -> tensor<8x13xi1>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.pad"(%1, %5) {edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 1>} : (tensor<8x7xf32>, tensor<f32>) -> tensor<8x13xf32>
%7 = "stablehlo.select"(%4, %6, %0) : (tensor<8x13xi1>, tensor<8x13xf32>, tensor<8x13xf32>) -> tensor<8x13xf32>
return %7 : tensor<8x13xf32>

// x.unfold(0, 4, 2) of tensor<8x12xf32>
%1 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%3 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%5 = "stablehlo.multiply"(%2, %4) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%6 = "stablehlo.add"(%1, %5) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%7 = "stablehlo.gather"(%0, %6) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 12>} : (tensor<8x12xf32>, tensor<3xi32>) -> tensor<3x4x12xf32>
%8 = "stablehlo.transpose"(%7) {permutation = array<i64: 0, 2, 1>} : (tensor<3x4x12xf32>) -> tensor<3x12x4xf32>
return %8 : tensor<3x12x4xf32>
// x.unfold(0, 4, 2) = %1
%2 = "stablehlo.reshape"(%0) : (tensor<8x12xf32>) -> tensor<96xf32>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
%5 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%7 = "stablehlo.multiply"(%4, %6) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%8 = "stablehlo.add"(%3, %7) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%9 = "stablehlo.gather"(%0, %8) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [], operand_batching_dims = [], start_indices_batching_dims = [], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 4, 12>} : (tensor<8x12xf32>, tensor<3xi32>) -> tensor<3x4x12xf32>
%10 = "stablehlo.transpose"(%9) {permutation = array<i64: 0, 2, 1>} : (tensor<3x4x12xf32>) -> tensor<3x12x4xf32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<3x12x4xi32>} : () -> tensor<3x12x4xi32>
%12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x12x4xi32>
%13 = "stablehlo.constant"() {value = dense<24> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x12x4xi32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<3x12x4xi32>, tensor<3x12x4xi32>) -> tensor<3x12x4xi32>
%16 = "stablehlo.add"(%11, %15) : (tensor<3x12x4xi32>, tensor<3x12x4xi32>) -> tensor<3x12x4xi32>
%17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x12x4xi32>
%18 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x12x4xi32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<3x12x4xi32>, tensor<3x12x4xi32>) -> tensor<3x12x4xi32>
%21 = "stablehlo.add"(%16, %20) : (tensor<3x12x4xi32>, tensor<3x12x4xi32>) -> tensor<3x12x4xi32>
%22 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<3x12x4xi32>
%23 = "stablehlo.constant"() {value = dense<12> : tensor<i32>} : () -> tensor<i32>
%24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x12x4xi32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<3x12x4xi32>, tensor<3x12x4xi32>) -> tensor<3x12x4xi32>
%26 = "stablehlo.add"(%21, %25) : (tensor<3x12x4xi32>, tensor<3x12x4xi32>) -> tensor<3x12x4xi32>
%27 = "stablehlo.constant"() {value = dense<96> : tensor<i32>} : () -> tensor<i32>
%28 = "stablehlo.bitcast_convert"(%1) : (tensor<3x12x4xf32>) -> tensor<3x12x4xui32>
%29 = "stablehlo.bitcast_convert"(%10) : (tensor<3x12x4xf32>) -> tensor<3x12x4xui32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x12x4xui32>, tensor<3x12x4xui32>) -> tensor<3x12x4xi1>
%31 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x12x4xi32>
%32 = "stablehlo.select"(%30, %26, %31) : (tensor<3x12x4xi1>, tensor<3x12x4xi32>, tensor<3x12x4xi32>) -> tensor<3x12x4xi32>
%35 = "stablehlo.scatter"(%2, %32, %1) ({
^bb0(%33: tensor<f32>, %34: tensor<f32>):
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [], inserted_window_dims = [0], input_batching_dims = [], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>, unique_indices = false} : (tensor<96xf32>, tensor<3x12x4xi32>, tensor<3x12x4xf32>) -> tensor<96xf32>
%36 = "stablehlo.reshape"(%35) : (tensor<96xf32>) -> tensor<8x12xf32>
return %36 : tensor<8x12xf32>

// x.view(torch.int32) of tensor<2x4xf32>
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x4xf32>) -> tensor<2x4xi32>
return %1 : tensor<2x4xi32>
// x.view(torch.int32) = %1
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x4xi32>) -> tensor<2x4xf32>
return %2 : tensor<2x4xf32>

// x.view(torch.bfloat16) of tensor<2x4xf32>
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<2x4xf32>) -> tensor<2x4x2xbf16>
%2 = "stablehlo.reshape"(%1) : (tensor<2x4x2xbf16>) -> tensor<2x8xbf16>
return %2 : tensor<2x8xbf16>
// x.view(torch.bfloat16) = %1
%2 = "stablehlo.reshape"(%1) : (tensor<2x8xbf16>) -> tensor<2x4x2xbf16>
%3 = "stablehlo.bitcast_convert"(%2) : (tensor<2x4x2xbf16>) -> tensor<2x4xf32>
return %3 : tensor<2x4xf32>

// x.view(torch.float64) of tensor<2x4xf32>
%1 = "stablehlo.reshape"(%0) : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x2x2xf32>) -> tensor<2x2xf64>
return %2 : tensor<2x2xf64>
// x.view(torch.float64) = %1
%2 = "stablehlo.bitcast_convert"(%1) : (tensor<2x2xf64>) -> tensor<2x2x2xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<2x2x2xf32>) -> tensor<2x4xf32>
return %3 : tensor<2x4xf32>

// mask.view(torch.uint8) of tensor<4xi1>
%1 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xui8>
return %1 : tensor<4xui8>
// mask.view(torch.uint8) = %1
%2 = "stablehlo.constant"() {value = dense<0> : tensor<4xui8>} : () -> tensor<4xui8>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
return %3 : tensor<4xi1>

// bytes.view(torch.bool) of tensor<4xui8>
%1 = "stablehlo.constant"() {value = dense<0> : tensor<4xui8>} : () -> tensor<4xui8>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
return %2 : tensor<4xi1>
// bytes.view(torch.bool) = %1
%2 = "stablehlo.convert"(%1) : (tensor<4xi1>) -> tensor<4xui8>
return %2 : tensor<4xui8>

// torch.view_as_real(z) of tensor<3xcomplex<f32>>
%1 = "stablehlo.real"(%0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<3xf32>) -> tensor<3x1xf32>
%3 = "stablehlo.imag"(%0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<3xf32>) -> tensor<3x1xf32>
%5 = "stablehlo.concatenate"(%2, %4) {dimension = 1 : i64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
return %5 : tensor<3x2xf32>
// torch.view_as_real(z) = %1
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<3x1xf32>) -> tensor<3xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3x1xf32>) -> tensor<3xf32>
%6 = "stablehlo.complex"(%3, %5) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
return %6 : tensor<3xcomplex<f32>>

// torch.view_as_complex(x) of tensor<3x2xf32>
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%2 = "stablehlo.reshape"(%1) : (tensor<3x1xf32>) -> tensor<3xf32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 2>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<3x1xf32>
%4 = "stablehlo.reshape"(%3) : (tensor<3x1xf32>) -> tensor<3xf32>
%5 = "stablehlo.complex"(%2, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
return %5 : tensor<3xcomplex<f32>>
// torch.view_as_complex(x) = %1
%2 = "stablehlo.real"(%1) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%3 = "stablehlo.reshape"(%2) : (tensor<3xf32>) -> tensor<3x1xf32>
%4 = "stablehlo.imag"(%1) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%5 = "stablehlo.reshape"(%4) : (tensor<3xf32>) -> tensor<3x1xf32>
%6 = "stablehlo.concatenate"(%3, %5) {dimension = 1 : i64} : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
return %6 : tensor<3x2xf32>

