// f32[3,4] [1]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%2 = "stablehlo.divide"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.abs"(%9) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.maximum"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%18 = "stablehlo.is_finite"(%15) : (tensor<3xf32>) -> tensor<3xi1>
%19 = "stablehlo.not"(%18) : (tensor<3xi1>) -> tensor<3xi1>
%20 = "stablehlo.or"(%17, %19) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%22 = "stablehlo.select"(%20, %21, %15) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%24 = "stablehlo.divide"(%9, %23) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%25 = "stablehlo.multiply"(%24, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%24, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%25, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%37 = "stablehlo.divide"(%30, %36) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.multiply"(%22, %37) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%39 = "stablehlo.is_finite"(%38) : (tensor<3xf32>) -> tensor<3xi1>
%40 = "stablehlo.add"(%7, %38) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%41 = "stablehlo.select"(%39, %40, %7) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%42 = "stablehlo.multiply"(%30, %30) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%43 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%44 = "stablehlo.divide"(%42, %43) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%45 = "stablehlo.subtract"(%35, %44) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%46 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%47 = "stablehlo.divide"(%45, %46) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%48 = "stablehlo.sqrt"(%47) : (tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.multiply"(%48, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %49, %41 : tensor<3xf32>, tensor<3xf32>
}
}

