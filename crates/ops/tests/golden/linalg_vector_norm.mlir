// f32[3,4]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.sqrt"(%6) : (tensor<f32>) -> tensor<f32>
return %7 : tensor<f32>
}
}

// bf16[3,4] 1 [1]
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xbf16>) -> tensor<3x4xf32>
%2 = "stablehlo.abs"(%1) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%8 = "stablehlo.convert"(%7) : (tensor<3xf32>) -> tensor<3xbf16>
return %8 : tensor<3xbf16>
}
}

// f32[3,4] 0 [0] true
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<1x4xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%3 = "stablehlo.convert"(%2) : (tensor<3x4xi1>) -> tensor<3x4xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<f32>, %6: tensor<f32>):
%7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%7) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%9 = "stablehlo.reshape"(%8) : (tensor<4xf32>) -> tensor<1x4xf32>
return %9 : tensor<1x4xf32>
}
}

// f32[3,4] inf
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.abs"(%0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.maximum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
return %6 : tensor<f32>
}
}

// f32[4] -inf
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<f32>) {
%1 = "stablehlo.abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
%2 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.minimum"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
return %6 : tensor<f32>
}
}

// f32[3,4] 3.5 [1] dtype=f64
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xf64>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4xf32>) -> tensor<3x4xf64>
%2 = "stablehlo.abs"(%1) : (tensor<3x4xf64>) -> tensor<3x4xf64>
%3 = "stablehlo.constant"() {value = dense<3.5e0> : tensor<3x4xf64>} : () -> tensor<3x4xf64>
%4 = "stablehlo.power"(%2, %3) : (tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<3x4xf64>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%9 = "stablehlo.reduce"(%4, %5) ({
^bb0(%6: tensor<f64>, %7: tensor<f64>):
%8 = "stablehlo.add"(%6, %7) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%8) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf64>, tensor<f64>) -> tensor<3xf64>
%10 = "stablehlo.constant"() {value = dense<2.857142857142857e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%11 = "stablehlo.power"(%9, %10) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
return %11 : tensor<3xf64>
}
}

// c64[3] 2
module @example {
func.func public @main(%0: tensor<3xcomplex<f32>>) -> (tensor<f32>) {
%1 = "stablehlo.real"(%0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%2 = "stablehlo.imag"(%0) : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
%3 = "stablehlo.multiply"(%1, %1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%4 = "stablehlo.multiply"(%2, %2) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%5 = "stablehlo.add"(%3, %4) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<f32>, %8: tensor<f32>):
%9 = "stablehlo.add"(%7, %8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%9) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%11 = "stablehlo.sqrt"(%10) : (tensor<f32>) -> tensor<f32>
return %11 : tensor<f32>
}
}

