// f32[1,2,5,7,8] f32[1,2,3,4,5] [1,2,3,0,1,1]
module @example {
func.func public @main(%0: tensor<1x2x5x7x8xf32>, %1: tensor<1x2x3x4x5xf32>) -> (tensor<1x2x3x4x5xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 5, 7, 6>, start_indices = array<i64: 0, 0, 0, 0, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x7x8xf32>) -> tensor<1x2x5x7x5xf32>
%4 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 5, 7, 1>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x7x8xf32>) -> tensor<1x2x5x7x1xf32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f32>, %7: tensor<f32>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%8) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<1x2x5x7x1xf32>, tensor<f32>) -> tensor<1x2x5x7xf32>
%10 = "stablehlo.reshape"(%9) : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x7x1xf32>
%11 = "stablehlo.pad"(%10, %2) {edge_padding_high = array<i64: 0, 0, 0, 0, 4>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x5x7x1xf32>, tensor<f32>) -> tensor<1x2x5x7x5xf32>
%12 = "stablehlo.add"(%3, %11) : (tensor<1x2x5x7x5xf32>, tensor<1x2x5x7x5xf32>) -> tensor<1x2x5x7x5xf32>
%13 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1, 2, 5, 7, 8>, start_indices = array<i64: 0, 0, 0, 0, 6>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x7x8xf32>) -> tensor<1x2x5x7x2xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<1x2x5x7x2xf32>, tensor<f32>) -> tensor<1x2x5x7xf32>
%19 = "stablehlo.reshape"(%18) : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x7x1xf32>
%20 = "stablehlo.pad"(%19, %2) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 4>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x5x7x1xf32>, tensor<f32>) -> tensor<1x2x5x7x5xf32>
%21 = "stablehlo.add"(%12, %20) : (tensor<1x2x5x7x5xf32>, tensor<1x2x5x7x5xf32>) -> tensor<1x2x5x7x5xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%23 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 5, 7, 5>, start_indices = array<i64: 0, 0, 0, 3, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x7x5xf32>) -> tensor<1x2x5x4x5xf32>
%24 = "stablehlo.slice"(%21) {limit_indices = array<i64: 1, 2, 5, 3, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x7x5xf32>) -> tensor<1x2x5x3x5xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<1x2x5x3x5xf32>, tensor<f32>) -> tensor<1x2x5x5xf32>
%30 = "stablehlo.reshape"(%29) : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x1x5xf32>
%31 = "stablehlo.pad"(%30, %22) {edge_padding_high = array<i64: 0, 0, 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x5x1x5xf32>, tensor<f32>) -> tensor<1x2x5x4x5xf32>
%32 = "stablehlo.add"(%23, %31) : (tensor<1x2x5x4x5xf32>, tensor<1x2x5x4x5xf32>) -> tensor<1x2x5x4x5xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.slice"(%32) {limit_indices = array<i64: 1, 2, 4, 4, 5>, start_indices = array<i64: 0, 0, 1, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x4x5xf32>) -> tensor<1x2x3x4x5xf32>
%35 = "stablehlo.slice"(%32) {limit_indices = array<i64: 1, 2, 1, 4, 5>, start_indices = array<i64: 0, 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x4x5xf32>) -> tensor<1x2x1x4x5xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.reduce"(%35, %36) ({
^bb0(%37: tensor<f32>, %38: tensor<f32>):
%39 = "stablehlo.add"(%37, %38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%39) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<1x2x1x4x5xf32>, tensor<f32>) -> tensor<1x2x4x5xf32>
%41 = "stablehlo.reshape"(%40) : (tensor<1x2x4x5xf32>) -> tensor<1x2x1x4x5xf32>
%42 = "stablehlo.pad"(%41, %33) {edge_padding_high = array<i64: 0, 0, 2, 0, 0>, edge_padding_low = array<i64: 0, 0, 0, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x1x4x5xf32>, tensor<f32>) -> tensor<1x2x3x4x5xf32>
%43 = "stablehlo.add"(%34, %42) : (tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xf32>
%44 = "stablehlo.slice"(%32) {limit_indices = array<i64: 1, 2, 5, 4, 5>, start_indices = array<i64: 0, 0, 4, 0, 0>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x2x5x4x5xf32>) -> tensor<1x2x1x4x5xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.reduce"(%44, %45) ({
^bb0(%46: tensor<f32>, %47: tensor<f32>):
%48 = "stablehlo.add"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%48) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<1x2x1x4x5xf32>, tensor<f32>) -> tensor<1x2x4x5xf32>
%50 = "stablehlo.reshape"(%49) : (tensor<1x2x4x5xf32>) -> tensor<1x2x1x4x5xf32>
%51 = "stablehlo.pad"(%50, %33) {edge_padding_high = array<i64: 0, 0, 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 2, 0, 0>, interior_padding = array<i64: 0, 0, 0, 0, 0>} : (tensor<1x2x1x4x5xf32>, tensor<f32>) -> tensor<1x2x3x4x5xf32>
%52 = "stablehlo.add"(%43, %51) : (tensor<1x2x3x4x5xf32>, tensor<1x2x3x4x5xf32>) -> tensor<1x2x3x4x5xf32>
return %52 : tensor<1x2x3x4x5xf32>
}
}

