// f32[3,4] [1]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.is_finite"(%5) : (tensor<3xf32>) -> tensor<3xi1>
%7 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%9 = "stablehlo.select"(%7, %5, %8) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%10 = "stablehlo.select"(%6, %5, %9) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%12 = "stablehlo.subtract"(%0, %11) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.exponential"(%12) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<f32>, %16: tensor<f32>):
%17 = "stablehlo.add"(%15, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%17) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%19 = "stablehlo.log"(%18) : (tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.add"(%19, %10) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
return %20 : tensor<3xf32>
}
}

// bf16[3,4] [0,1] true
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<1x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.is_finite"(%6) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.select"(%7, %6, %10) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
%13 = "stablehlo.subtract"(%1, %12) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%14 = "stablehlo.exponential"(%13) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%20 = "stablehlo.log"(%19) : (tensor<f32>) -> tensor<f32>
%21 = "stablehlo.add"(%20, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%22 = "stablehlo.convert"(%21) : (tensor<f32>) -> tensor<bf16>
%23 = "stablehlo.reshape"(%22) : (tensor<bf16>) -> tensor<1x1xbf16>
return %23 : tensor<1x1xbf16>
}
}

// s32[3,4] [0]
module @example {
func.func public @main(%0: tensor<3x4xi32>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xi32>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%7 = "stablehlo.is_finite"(%6) : (tensor<4xf32>) -> tensor<4xi1>
%8 = "stablehlo.compare"(%6, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.select"(%7, %6, %10) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%13 = "stablehlo.subtract"(%1, %12) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%14 = "stablehlo.exponential"(%13) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%19 = "stablehlo.reduce"(%14, %15) ({
^bb0(%16: tensor<f32>, %17: tensor<f32>):
%18 = "stablehlo.add"(%16, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%18) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%20 = "stablehlo.log"(%19) : (tensor<4xf32>) -> tensor<4xf32>
%21 = "stablehlo.add"(%20, %11) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %21 : tensor<4xf32>
}
}

// f32[0,2] [0]
module @example {
func.func public @main(%0: tensor<0x2xf32>) -> (tensor<2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0x2xf32>, tensor<f32>) -> tensor<2xf32>
%6 = "stablehlo.is_finite"(%5) : (tensor<2xf32>) -> tensor<2xi1>
%7 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%9 = "stablehlo.select"(%7, %5, %8) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%10 = "stablehlo.select"(%6, %5, %9) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<0x2xf32>} : () -> tensor<0x2xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<f32>, %14: tensor<f32>):
%15 = "stablehlo.add"(%13, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%15) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<0x2xf32>, tensor<f32>) -> tensor<2xf32>
%17 = "stablehlo.log"(%16) : (tensor<2xf32>) -> tensor<2xf32>
%18 = "stablehlo.add"(%17, %10) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
return %18 : tensor<2xf32>
}
}

