// f32[3,15] f32[3,15] f32[3,5] f32[15] f32[15]
module @example {
func.func public @main(%0: tensor<3x15xf32>, %1: tensor<3x15xf32>, %2: tensor<3x5xf32>, %3: tensor<15xf32>, %4: tensor<15xf32>) -> (tensor<3x5xf32>, tensor<3x25xf32>) {
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<15xf32>) -> tensor<3x15xf32>
%6 = "stablehlo.add"(%0, %5) : (tensor<3x15xf32>, tensor<3x15xf32>) -> tensor<3x15xf32>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<15xf32>) -> tensor<3x15xf32>
%8 = "stablehlo.add"(%1, %7) : (tensor<3x15xf32>, tensor<3x15xf32>) -> tensor<3x15xf32>
%9 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%10 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.logistic"(%11) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.logistic"(%15) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%18 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.multiply"(%12, %17) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.tanh"(%20) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%22 = "stablehlo.subtract"(%2, %21) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%23 = "stablehlo.multiply"(%16, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%24 = "stablehlo.add"(%21, %23) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%25 = "stablehlo.concatenate"(%12, %16, %21, %2, %17) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x25xf32>
return %24, %25 : tensor<3x5xf32>, tensor<3x25xf32>
}
}

// f32[3,15] f32[3,15] f32[3,5]
module @example {
func.func public @main(%0: tensor<3x15xf32>, %1: tensor<3x15xf32>, %2: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x25xf32>) {
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.logistic"(%5) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%10 = "stablehlo.logistic"(%9) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x15xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.multiply"(%6, %11) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.tanh"(%14) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.subtract"(%2, %15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.multiply"(%10, %16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%18 = "stablehlo.add"(%15, %17) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.concatenate"(%6, %10, %15, %2, %11) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x25xf32>
return %18, %19 : tensor<3x5xf32>, tensor<3x25xf32>
}
}

// bf16[2,6] bf16[2,6] bf16[2,2] bf16[6] bf16[6]
module @example {
func.func public @main(%0: tensor<2x6xbf16>, %1: tensor<2x6xbf16>, %2: tensor<2x2xbf16>, %3: tensor<6xbf16>, %4: tensor<6xbf16>) -> (tensor<2x2xbf16>, tensor<2x10xbf16>) {
%5 = "stablehlo.convert"(%0) : (tensor<2x6xbf16>) -> tensor<2x6xf32>
%6 = "stablehlo.convert"(%3) : (tensor<6xbf16>) -> tensor<6xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6xf32>
%8 = "stablehlo.add"(%5, %7) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%9 = "stablehlo.convert"(%1) : (tensor<2x6xbf16>) -> tensor<2x6xf32>
%10 = "stablehlo.convert"(%4) : (tensor<6xbf16>) -> tensor<6xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<6xf32>) -> tensor<2x6xf32>
%12 = "stablehlo.add"(%9, %11) : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xf32>
%13 = "stablehlo.convert"(%2) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%14 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x2xf32>
%15 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x2xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%17 = "stablehlo.logistic"(%16) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%18 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x2xf32>
%19 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x2xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%21 = "stablehlo.logistic"(%20) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%22 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x2xf32>
%23 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x2xf32>
%24 = "stablehlo.multiply"(%17, %22) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%26 = "stablehlo.tanh"(%25) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%27 = "stablehlo.subtract"(%13, %26) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%28 = "stablehlo.multiply"(%21, %27) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%29 = "stablehlo.add"(%26, %28) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%30 = "stablehlo.concatenate"(%17, %21, %26, %13, %22) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x10xf32>
%31 = "stablehlo.convert"(%29) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%32 = "stablehlo.convert"(%30) : (tensor<2x10xf32>) -> tensor<2x10xbf16>
return %31, %32 : tensor<2x2xbf16>, tensor<2x10xbf16>
}
}

