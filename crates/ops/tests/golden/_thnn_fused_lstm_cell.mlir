// f32[3,20] f32[3,20] f32[3,5] f32[20] f32[20]
module @example {
func.func public @main(%0: tensor<3x20xf32>, %1: tensor<3x20xf32>, %2: tensor<3x5xf32>, %3: tensor<20xf32>, %4: tensor<20xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x20xf32>) {
%5 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64: 1>} : (tensor<20xf32>) -> tensor<3x20xf32>
%6 = "stablehlo.add"(%0, %5) : (tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3x20xf32>
%7 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<20xf32>) -> tensor<3x20xf32>
%8 = "stablehlo.add"(%1, %7) : (tensor<3x20xf32>, tensor<3x20xf32>) -> tensor<3x20xf32>
%9 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%10 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.add"(%9, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.logistic"(%11) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.logistic"(%15) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%18 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.tanh"(%19) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.slice"(%6) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%22 = "stablehlo.slice"(%8) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%24 = "stablehlo.logistic"(%23) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%25 = "stablehlo.multiply"(%16, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%26 = "stablehlo.multiply"(%12, %20) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%28 = "stablehlo.tanh"(%27) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%29 = "stablehlo.multiply"(%24, %28) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%30 = "stablehlo.concatenate"(%12, %16, %20, %24) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x20xf32>
return %29, %27, %30 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x20xf32>
}
}

// f32[3,20] f32[3,20] f32[3,5]
module @example {
func.func public @main(%0: tensor<3x20xf32>, %1: tensor<3x20xf32>, %2: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x20xf32>) {
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.logistic"(%5) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%9 = "stablehlo.add"(%7, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%10 = "stablehlo.logistic"(%9) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.tanh"(%13) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.slice"(%0) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.add"(%15, %16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%18 = "stablehlo.logistic"(%17) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.multiply"(%10, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.multiply"(%6, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%22 = "stablehlo.tanh"(%21) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%23 = "stablehlo.multiply"(%18, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%24 = "stablehlo.concatenate"(%6, %10, %14, %18) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x20xf32>
return %23, %21, %24 : tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x20xf32>
}
}

// bf16[2,8] bf16[2,8] bf16[2,2] bf16[8] bf16[8]
module @example {
func.func public @main(%0: tensor<2x8xbf16>, %1: tensor<2x8xbf16>, %2: tensor<2x2xbf16>, %3: tensor<8xbf16>, %4: tensor<8xbf16>) -> (tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x8xbf16>) {
%5 = "stablehlo.convert"(%0) : (tensor<2x8xbf16>) -> tensor<2x8xf32>
%6 = "stablehlo.convert"(%3) : (tensor<8xbf16>) -> tensor<8xf32>
%7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8xf32>
%8 = "stablehlo.add"(%5, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%9 = "stablehlo.convert"(%1) : (tensor<2x8xbf16>) -> tensor<2x8xf32>
%10 = "stablehlo.convert"(%4) : (tensor<8xbf16>) -> tensor<8xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<8xf32>) -> tensor<2x8xf32>
%12 = "stablehlo.add"(%9, %11) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
%13 = "stablehlo.convert"(%2) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%14 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%15 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%17 = "stablehlo.logistic"(%16) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%18 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%19 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%21 = "stablehlo.logistic"(%20) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%22 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%23 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%24 = "stablehlo.add"(%22, %23) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%25 = "stablehlo.tanh"(%24) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%26 = "stablehlo.slice"(%8) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%27 = "stablehlo.slice"(%12) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%29 = "stablehlo.logistic"(%28) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%30 = "stablehlo.multiply"(%21, %13) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%31 = "stablehlo.multiply"(%17, %25) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%33 = "stablehlo.tanh"(%32) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%34 = "stablehlo.multiply"(%29, %33) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%35 = "stablehlo.concatenate"(%17, %21, %25, %29) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x8xf32>
%36 = "stablehlo.convert"(%34) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%37 = "stablehlo.convert"(%32) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%38 = "stablehlo.convert"(%35) : (tensor<2x8xf32>) -> tensor<2x8xbf16>
return %36, %37, %38 : tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2x8xbf16>
}
}

