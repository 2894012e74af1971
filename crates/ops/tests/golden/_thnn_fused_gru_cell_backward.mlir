// f32[3,5] f32[3,25] true
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x25xf32>) -> (tensor<3x15xf32>, tensor<3x15xf32>, tensor<3x5xf32>, tensor<15xf32>, tensor<15xf32>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 25>, start_indices = array<i64: 0, 20>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.subtract"(%5, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%10 = "stablehlo.subtract"(%9, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.multiply"(%11, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%14 = "stablehlo.subtract"(%13, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.multiply"(%0, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.multiply"(%4, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%18 = "stablehlo.subtract"(%17, %16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.multiply"(%15, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.multiply"(%19, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%22 = "stablehlo.subtract"(%21, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%24 = "stablehlo.multiply"(%23, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%25 = "stablehlo.concatenate"(%24, %12, %19) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
%26 = "stablehlo.multiply"(%19, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%27 = "stablehlo.concatenate"(%24, %12, %26) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
%28 = "stablehlo.multiply"(%0, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%33 = "stablehlo.reduce"(%25, %29) ({
^bb0(%30: tensor<f32>, %31: tensor<f32>):
%32 = "stablehlo.add"(%30, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%32) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x15xf32>, tensor<f32>) -> tensor<15xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%27, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x15xf32>, tensor<f32>) -> tensor<15xf32>
return %25, %27, %28, %33, %38 : tensor<3x15xf32>, tensor<3x15xf32>, tensor<3x5xf32>, tensor<15xf32>, tensor<15xf32>
}
}

// f32[3,5] f32[3,25] false
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x25xf32>) -> (tensor<3x15xf32>, tensor<3x15xf32>, tensor<3x5xf32>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 3, 25>, start_indices = array<i64: 0, 20>, strides = array<i64: 1, 1>} : (tensor<3x25xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.subtract"(%5, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%10 = "stablehlo.subtract"(%9, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.multiply"(%11, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%14 = "stablehlo.subtract"(%13, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.multiply"(%0, %14) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.multiply"(%4, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%18 = "stablehlo.subtract"(%17, %16) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.multiply"(%15, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.multiply"(%19, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%22 = "stablehlo.subtract"(%21, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%24 = "stablehlo.multiply"(%23, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%25 = "stablehlo.concatenate"(%24, %12, %19) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
%26 = "stablehlo.multiply"(%19, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%27 = "stablehlo.concatenate"(%24, %12, %26) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x15xf32>
%28 = "stablehlo.multiply"(%0, %3) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %25, %27, %28 : tensor<3x15xf32>, tensor<3x15xf32>, tensor<3x5xf32>
}
}

// bf16[2,2] bf16[2,10] true
module @example {
func.func public @main(%0: tensor<2x2xbf16>, %1: tensor<2x10xbf16>) -> (tensor<2x6xbf16>, tensor<2x6xbf16>, tensor<2x2xbf16>, tensor<6xbf16>, tensor<6xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%3 = "stablehlo.convert"(%1) : (tensor<2x10xbf16>) -> tensor<2x10xf32>
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x10xf32>) -> tensor<2x2xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x10xf32>) -> tensor<2x2xf32>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x10xf32>) -> tensor<2x2xf32>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x10xf32>) -> tensor<2x2xf32>
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2, 10>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>} : (tensor<2x10xf32>) -> tensor<2x2xf32>
%9 = "stablehlo.subtract"(%7, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%10 = "stablehlo.multiply"(%2, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%12 = "stablehlo.subtract"(%11, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%13 = "stablehlo.multiply"(%10, %12) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%14 = "stablehlo.multiply"(%13, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%16 = "stablehlo.subtract"(%15, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%17 = "stablehlo.multiply"(%2, %16) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%18 = "stablehlo.multiply"(%6, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%21 = "stablehlo.multiply"(%17, %20) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%22 = "stablehlo.multiply"(%21, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%24 = "stablehlo.subtract"(%23, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%26 = "stablehlo.multiply"(%25, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%27 = "stablehlo.concatenate"(%26, %14, %21) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>
%28 = "stablehlo.multiply"(%21, %4) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%29 = "stablehlo.concatenate"(%26, %14, %28) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x6xf32>
%30 = "stablehlo.convert"(%27) : (tensor<2x6xf32>) -> tensor<2x6xbf16>
%31 = "stablehlo.convert"(%29) : (tensor<2x6xf32>) -> tensor<2x6xbf16>
%32 = "stablehlo.multiply"(%2, %5) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%33 = "stablehlo.convert"(%32) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%27, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
%39 = "stablehlo.convert"(%38) : (tensor<6xf32>) -> tensor<6xbf16>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.reduce"(%29, %40) ({
^bb0(%41: tensor<f32>, %42: tensor<f32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%43) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
%45 = "stablehlo.convert"(%44) : (tensor<6xf32>) -> tensor<6xbf16>
return %30, %31, %33, %39, %45 : tensor<2x6xbf16>, tensor<2x6xbf16>, tensor<2x2xbf16>, tensor<6xbf16>, tensor<6xbf16>
}
}

