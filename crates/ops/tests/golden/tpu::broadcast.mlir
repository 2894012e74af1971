// f32[4] 1 [4,2,1]
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<[false, true, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
%2 = "stablehlo.replica_id"() : () -> tensor<ui32>
%3 = "stablehlo.convert"(%2) : (tensor<ui32>) -> tensor<i32>
%4 = "stablehlo.dynamic_slice"(%1, %3) {slice_sizes = array<i64: 1>} : (tensor<4xi1>, tensor<i32>) -> tensor<1xi1>
%5 = "stablehlo.reshape"(%4) : (tensor<1xi1>) -> tensor<i1>
%6 = "stablehlo.bitcast_convert"(%0) : (tensor<4xf32>) -> tensor<4xui32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<4xui32>} : () -> tensor<4xui32>
%8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%9 = "stablehlo.select"(%8, %6, %7) : (tensor<4xi1>, tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
%13 = "stablehlo.all_reduce"(%9) ({
^bb0(%10: tensor<ui32>, %11: tensor<ui32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
"stablehlo.return"(%12) : (tensor<ui32>) -> ()
}) {replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>} : (tensor<4xui32>) -> tensor<4xui32>
%14 = "stablehlo.bitcast_convert"(%13) : (tensor<4xui32>) -> tensor<4xf32>
return %14 : tensor<4xf32>
}
}

// bool[4] 0 [2,2,1]
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<4xi1>) {
%1 = "stablehlo.constant"() {value = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
%2 = "stablehlo.replica_id"() : () -> tensor<ui32>
%3 = "stablehlo.convert"(%2) : (tensor<ui32>) -> tensor<i32>
%4 = "stablehlo.dynamic_slice"(%1, %3) {slice_sizes = array<i64: 1>} : (tensor<2xi1>, tensor<i32>) -> tensor<1xi1>
%5 = "stablehlo.reshape"(%4) : (tensor<1xi1>) -> tensor<i1>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%7 = "stablehlo.and"(%6, %0) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%11 = "stablehlo.all_reduce"(%7) ({
^bb0(%8: tensor<i1>, %9: tensor<i1>):
%10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%10) : (tensor<i1>) -> ()
}) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xi1>) -> tensor<4xi1>
return %11 : tensor<4xi1>
}
}

// c64[4] 0 [2,2,1]
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
%3 = "stablehlo.replica_id"() : () -> tensor<ui32>
%4 = "stablehlo.convert"(%3) : (tensor<ui32>) -> tensor<i32>
%5 = "stablehlo.dynamic_slice"(%2, %4) {slice_sizes = array<i64: 1>} : (tensor<2xi1>, tensor<i32>) -> tensor<1xi1>
%6 = "stablehlo.reshape"(%5) : (tensor<1xi1>) -> tensor<i1>
%7 = "stablehlo.bitcast_convert"(%1) : (tensor<4xf32>) -> tensor<4xui32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<4xui32>} : () -> tensor<4xui32>
%9 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%10 = "stablehlo.select"(%9, %7, %8) : (tensor<4xi1>, tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
%14 = "stablehlo.all_reduce"(%10) ({
^bb0(%11: tensor<ui32>, %12: tensor<ui32>):
%13 = "stablehlo.add"(%11, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
"stablehlo.return"(%13) : (tensor<ui32>) -> ()
}) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xui32>) -> tensor<4xui32>
%15 = "stablehlo.bitcast_convert"(%14) : (tensor<4xui32>) -> tensor<4xf32>
%16 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%17 = "stablehlo.constant"() {value = dense<[true, false]> : tensor<2xi1>} : () -> tensor<2xi1>
%18 = "stablehlo.replica_id"() : () -> tensor<ui32>
%19 = "stablehlo.convert"(%18) : (tensor<ui32>) -> tensor<i32>
%20 = "stablehlo.dynamic_slice"(%17, %19) {slice_sizes = array<i64: 1>} : (tensor<2xi1>, tensor<i32>) -> tensor<1xi1>
%21 = "stablehlo.reshape"(%20) : (tensor<1xi1>) -> tensor<i1>
%22 = "stablehlo.bitcast_convert"(%16) : (tensor<4xf32>) -> tensor<4xui32>
%23 = "stablehlo.constant"() {value = dense<0> : tensor<4xui32>} : () -> tensor<4xui32>
%24 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<4xi1>
%25 = "stablehlo.select"(%24, %22, %23) : (tensor<4xi1>, tensor<4xui32>, tensor<4xui32>) -> tensor<4xui32>
%29 = "stablehlo.all_reduce"(%25) ({
^bb0(%26: tensor<ui32>, %27: tensor<ui32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
"stablehlo.return"(%28) : (tensor<ui32>) -> ()
}) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xui32>) -> tensor<4xui32>
%30 = "stablehlo.bitcast_convert"(%29) : (tensor<4xui32>) -> tensor<4xf32>
%31 = "stablehlo.complex"(%15, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %31 : tensor<4xcomplex<f32>>
}
}

// s64[] 3 [4,4,1]
module @example {
func.func public @main(%0: tensor<i64>) -> (tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<[false, false, false, true]> : tensor<4xi1>} : () -> tensor<4xi1>
%2 = "stablehlo.replica_id"() : () -> tensor<ui32>
%3 = "stablehlo.convert"(%2) : (tensor<ui32>) -> tensor<i32>
%4 = "stablehlo.dynamic_slice"(%1, %3) {slice_sizes = array<i64: 1>} : (tensor<4xi1>, tensor<i32>) -> tensor<1xi1>
%5 = "stablehlo.reshape"(%4) : (tensor<1xi1>) -> tensor<i1>
%6 = "stablehlo.bitcast_convert"(%0) : (tensor<i64>) -> tensor<2xui32>
%7 = "stablehlo.constant"() {value = dense<0> : tensor<2xui32>} : () -> tensor<2xui32>
%8 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<2xi1>
%9 = "stablehlo.select"(%8, %6, %7) : (tensor<2xi1>, tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
%13 = "stablehlo.all_reduce"(%9) ({
^bb0(%10: tensor<ui32>, %11: tensor<ui32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
"stablehlo.return"(%12) : (tensor<ui32>) -> ()
}) {replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>} : (tensor<2xui32>) -> tensor<2xui32>
%14 = "stablehlo.bitcast_convert"(%13) : (tensor<2xui32>) -> tensor<i64>
return %14 : tensor<i64>
}
}

