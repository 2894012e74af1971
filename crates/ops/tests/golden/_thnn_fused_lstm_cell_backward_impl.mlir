// f32[3,5] f32[3,5] f32[3,5] f32[3,5] f32[3,20] true
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>, %3: tensor<3x5xf32>, %4: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x5xf32>, tensor<20xf32>) {
%5 = "stablehlo.slice"(%4) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.slice"(%4) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.slice"(%4) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.slice"(%4) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%9 = "stablehlo.tanh"(%3) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%10 = "stablehlo.multiply"(%0, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.multiply"(%9, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%13 = "stablehlo.subtract"(%12, %11) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.multiply"(%10, %13) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.add"(%14, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.multiply"(%15, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.multiply"(%16, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%19 = "stablehlo.subtract"(%18, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.multiply"(%17, %19) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.multiply"(%15, %2) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%24 = "stablehlo.subtract"(%23, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%26 = "stablehlo.multiply"(%15, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%27 = "stablehlo.multiply"(%7, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%29 = "stablehlo.subtract"(%28, %27) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%30 = "stablehlo.multiply"(%26, %29) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%31 = "stablehlo.multiply"(%0, %9) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%32 = "stablehlo.multiply"(%31, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%34 = "stablehlo.subtract"(%33, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%35 = "stablehlo.multiply"(%32, %34) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%36 = "stablehlo.concatenate"(%20, %25, %30, %35) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x20xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x20xf32>, tensor<f32>) -> tensor<20xf32>
%42 = "stablehlo.multiply"(%15, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %36, %42, %41 : tensor<3x20xf32>, tensor<3x5xf32>, tensor<20xf32>
}
}

// f32[3,5] none f32[3,5] f32[3,5] f32[3,20] false
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>, %3: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x5xf32>) {
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 20>, start_indices = array<i64: 0, 15>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.tanh"(%2) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%9 = "stablehlo.multiply"(%0, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%10 = "stablehlo.multiply"(%8, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%12 = "stablehlo.subtract"(%11, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.multiply"(%9, %12) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.multiply"(%13, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%15 = "stablehlo.multiply"(%14, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%17 = "stablehlo.subtract"(%16, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%18 = "stablehlo.multiply"(%15, %17) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.multiply"(%13, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%20 = "stablehlo.multiply"(%19, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%22 = "stablehlo.subtract"(%21, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%23 = "stablehlo.multiply"(%20, %22) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%24 = "stablehlo.multiply"(%13, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%25 = "stablehlo.multiply"(%6, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%27 = "stablehlo.subtract"(%26, %25) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%28 = "stablehlo.multiply"(%24, %27) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%29 = "stablehlo.multiply"(%0, %8) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%30 = "stablehlo.multiply"(%29, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%31 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%32 = "stablehlo.subtract"(%31, %7) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%33 = "stablehlo.multiply"(%30, %32) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%34 = "stablehlo.concatenate"(%18, %23, %28, %33) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x20xf32>
%35 = "stablehlo.multiply"(%13, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %34, %35 : tensor<3x20xf32>, tensor<3x5xf32>
}
}

// none f32[3,5] f32[3,5] f32[3,5] f32[3,20] true
module @example {
func.func public @main(%0: tensor<3x5xf32>, %1: tensor<3x5xf32>, %2: tensor<3x5xf32>, %3: tensor<3x20xf32>) -> (tensor<3x20xf32>, tensor<3x5xf32>, tensor<20xf32>) {
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 5>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%5 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 10>, start_indices = array<i64: 0, 5>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 3, 15>, start_indices = array<i64: 0, 10>, strides = array<i64: 1, 1>} : (tensor<3x20xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.multiply"(%0, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%8 = "stablehlo.multiply"(%7, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%10 = "stablehlo.subtract"(%9, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%11 = "stablehlo.multiply"(%8, %10) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%12 = "stablehlo.multiply"(%0, %1) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%13 = "stablehlo.multiply"(%12, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%15 = "stablehlo.subtract"(%14, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.multiply"(%13, %15) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%17 = "stablehlo.multiply"(%0, %4) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%18 = "stablehlo.multiply"(%6, %6) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%20 = "stablehlo.subtract"(%19, %18) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.multiply"(%17, %20) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%23 = "stablehlo.concatenate"(%11, %16, %21, %22) {dimension = 1 : i64} : (tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x20xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%28 = "stablehlo.reduce"(%23, %24) ({
^bb0(%25: tensor<f32>, %26: tensor<f32>):
%27 = "stablehlo.add"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%27) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x20xf32>, tensor<f32>) -> tensor<20xf32>
%29 = "stablehlo.multiply"(%0, %5) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
return %23, %29, %28 : tensor<3x20xf32>, tensor<3x5xf32>, tensor<20xf32>
}
}

// bf16[2,2] bf16[2,2] bf16[2,2] bf16[2,2] bf16[2,8] true
module @example {
func.func public @main(%0: tensor<2x2xbf16>, %1: tensor<2x2xbf16>, %2: tensor<2x2xbf16>, %3: tensor<2x2xbf16>, %4: tensor<2x8xbf16>) -> (tensor<2x8xbf16>, tensor<2x2xbf16>, tensor<8xbf16>) {
%5 = "stablehlo.convert"(%4) : (tensor<2x8xbf16>) -> tensor<2x8xf32>
%6 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%7 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%8 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%9 = "stablehlo.slice"(%5) {limit_indices = array<i64: 2, 8>, start_indices = array<i64: 0, 6>, strides = array<i64: 1, 1>} : (tensor<2x8xf32>) -> tensor<2x2xf32>
%10 = "stablehlo.convert"(%3) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%11 = "stablehlo.tanh"(%10) : (tensor<2x2xf32>) -> tensor<2x2xf32>
%12 = "stablehlo.convert"(%0) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%13 = "stablehlo.multiply"(%12, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%14 = "stablehlo.multiply"(%11, %11) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%16 = "stablehlo.subtract"(%15, %14) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%17 = "stablehlo.multiply"(%13, %16) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%18 = "stablehlo.convert"(%1) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%20 = "stablehlo.multiply"(%19, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%21 = "stablehlo.multiply"(%20, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%23 = "stablehlo.subtract"(%22, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%24 = "stablehlo.multiply"(%21, %23) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%25 = "stablehlo.convert"(%2) : (tensor<2x2xbf16>) -> tensor<2x2xf32>
%26 = "stablehlo.multiply"(%19, %25) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%27 = "stablehlo.multiply"(%26, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%29 = "stablehlo.subtract"(%28, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%31 = "stablehlo.multiply"(%19, %6) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%32 = "stablehlo.multiply"(%8, %8) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%33 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%34 = "stablehlo.subtract"(%33, %32) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%35 = "stablehlo.multiply"(%31, %34) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%36 = "stablehlo.multiply"(%12, %11) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%37 = "stablehlo.multiply"(%36, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%38 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
%39 = "stablehlo.subtract"(%38, %9) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%40 = "stablehlo.multiply"(%37, %39) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%41 = "stablehlo.concatenate"(%24, %30, %35, %40) {dimension = 1 : i64} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x8xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x8xf32>, tensor<f32>) -> tensor<8xf32>
%47 = "stablehlo.convert"(%46) : (tensor<8xf32>) -> tensor<8xbf16>
%48 = "stablehlo.convert"(%41) : (tensor<2x8xf32>) -> tensor<2x8xbf16>
%49 = "stablehlo.multiply"(%19, %7) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
%50 = "stablehlo.convert"(%49) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
return %48, %50, %47 : tensor<2x8xbf16>, tensor<2x2xbf16>, tensor<8xbf16>
}
}

