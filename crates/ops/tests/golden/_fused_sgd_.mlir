// (f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) weight_decay=0.1 momentum=0.9 lr=0.01 dampening=0.1 nesterov=false maximize=false is_first_step=false
// run-time numbers: weight_decay:F64 lr:F32 momentum:F64 dampening:F64
module @example {
func.func public @main(%0: tensor<3x2xf32>, %1: tensor<4xf32>, %2: tensor<3x2xf32>, %3: tensor<4xf32>, %4: tensor<3x2xf32>, %5: tensor<4xf32>, %6: tensor<f64>, %7: tensor<f32>, %8: tensor<f64>, %9: tensor<f64>) -> (tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>) {
%10 = "stablehlo.convert"(%7) : (tensor<f32>) -> tensor<f64>
%11 = "stablehlo.convert"(%6) : (tensor<f64>) -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%13 = "stablehlo.multiply"(%0, %12) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%14 = "stablehlo.add"(%2, %13) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%15 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%17 = "stablehlo.multiply"(%4, %16) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%19 = "stablehlo.subtract"(%18, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%20 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%22 = "stablehlo.multiply"(%14, %21) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%24 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x2xf32>
%26 = "stablehlo.multiply"(%23, %25) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%27 = "stablehlo.subtract"(%0, %26) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
%28 = "stablehlo.convert"(%6) : (tensor<f64>) -> tensor<f32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%30 = "stablehlo.multiply"(%1, %29) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%31 = "stablehlo.add"(%3, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%32 = "stablehlo.convert"(%8) : (tensor<f64>) -> tensor<f32>
%33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%34 = "stablehlo.multiply"(%5, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%35 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%36 = "stablehlo.subtract"(%35, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%37 = "stablehlo.convert"(%36) : (tensor<f64>) -> tensor<f32>
%38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%39 = "stablehlo.multiply"(%31, %38) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%40 = "stablehlo.add"(%34, %39) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%41 = "stablehlo.convert"(%10) : (tensor<f64>) -> tensor<f32>
%42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%43 = "stablehlo.multiply"(%40, %42) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%44 = "stablehlo.subtract"(%1, %43) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %27, %44, %23, %40 : tensor<3x2xf32>, tensor<4xf32>, tensor<3x2xf32>, tensor<4xf32>
}
}

// (f32[3]) (f32[3]) (f32[3]) weight_decay=0.0 momentum=0.9 lr=0.01 dampening=0.0 nesterov=true maximize=true is_first_step=true
// run-time numbers: weight_decay:F64 lr:F32 momentum:F64 dampening:F64
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<3xf32>, %3: tensor<f64>, %4: tensor<f32>, %5: tensor<f64>, %6: tensor<f64>) -> (tensor<3xf32>, tensor<3xf32>) {
%7 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
%8 = "stablehlo.negate"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%9 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%11 = "stablehlo.multiply"(%0, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.add"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
%14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%16 = "stablehlo.add"(%12, %15) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%17 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<f32>
%18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%19 = "stablehlo.multiply"(%16, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.subtract"(%0, %19) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %20, %12 : tensor<3xf32>, tensor<3xf32>
}
}

// (f32[3]) (f32[3]) () weight_decay=0.0 momentum=0.0 lr=0.01 dampening=0.0 nesterov=false maximize=false is_first_step=false grad_scale=f32[1] found_inf=f32[1]
// run-time numbers: weight_decay:F64 lr:F32 momentum:F64 dampening:F64
module @example {
func.func public @main(%0: tensor<3xf32>, %1: tensor<3xf32>, %2: tensor<1xf32>, %3: tensor<1xf32>, %4: tensor<f64>, %5: tensor<f32>, %6: tensor<f64>, %7: tensor<f64>) -> (tensor<3xf32>, tensor<3xf32>) {
%8 = "stablehlo.reshape"(%3) : (tensor<1xf32>) -> tensor<f32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%11 = "stablehlo.reshape"(%2) : (tensor<1xf32>) -> tensor<f32>
%12 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f64>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%14 = "stablehlo.divide"(%1, %13) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%15 = "stablehlo.convert"(%4) : (tensor<f64>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.multiply"(%0, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.add"(%14, %17) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%19 = "stablehlo.convert"(%12) : (tensor<f64>) -> tensor<f32>
%20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%21 = "stablehlo.multiply"(%18, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%22 = "stablehlo.subtract"(%0, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%24 = "stablehlo.select"(%23, %0, %22) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%25 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%26 = "stablehlo.divide"(%1, %25) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%27 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<3xi1>
%28 = "stablehlo.select"(%27, %1, %26) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %24, %28 : tensor<3xf32>, tensor<3xf32>
}
}

// (bf16[3]) (bf16[3]) (bf16[3]) weight_decay=0.1 momentum=0.9 lr=0.01 dampening=0.0 nesterov=false maximize=false is_first_step=false
// run-time numbers: weight_decay:F64 lr:F32 momentum:F64 dampening:F64
module @example {
func.func public @main(%0: tensor<3xbf16>, %1: tensor<3xbf16>, %2: tensor<3xbf16>, %3: tensor<f64>, %4: tensor<f32>, %5: tensor<f64>, %6: tensor<f64>) -> (tensor<3xbf16>, tensor<3xbf16>) {
%7 = "stablehlo.convert"(%4) : (tensor<f32>) -> tensor<f64>
%8 = "stablehlo.convert"(%0) : (tensor<3xbf16>) -> tensor<3xf32>
%9 = "stablehlo.convert"(%1) : (tensor<3xbf16>) -> tensor<3xf32>
%10 = "stablehlo.convert"(%3) : (tensor<f64>) -> tensor<f32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%12 = "stablehlo.multiply"(%8, %11) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%13 = "stablehlo.add"(%9, %12) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%14 = "stablehlo.convert"(%2) : (tensor<3xbf16>) -> tensor<3xf32>
%15 = "stablehlo.convert"(%5) : (tensor<f64>) -> tensor<f32>
%16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%19 = "stablehlo.subtract"(%18, %6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%20 = "stablehlo.convert"(%19) : (tensor<f64>) -> tensor<f32>
%21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%22 = "stablehlo.multiply"(%13, %21) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.convert"(%23) : (tensor<3xf32>) -> tensor<3xbf16>
%25 = "stablehlo.convert"(%7) : (tensor<f64>) -> tensor<f32>
%26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
%27 = "stablehlo.multiply"(%23, %26) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%28 = "stablehlo.subtract"(%8, %27) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%29 = "stablehlo.convert"(%28) : (tensor<3xf32>) -> tensor<3xbf16>
return %29, %24 : tensor<3xbf16>, tensor<3xbf16>
}
}

