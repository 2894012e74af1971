// f32[4] 2
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// f32[4] 0.5
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.sqrt"(%0) : (tensor<4xf32>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// f32[4] -0.5
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.rsqrt"(%0) : (tensor<4xf32>) -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// f32[4] -1
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%2 = "stablehlo.divide"(%1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// f32[4] 3
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%2 = "stablehlo.multiply"(%1, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// f32[4] 4.0
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%2 = "stablehlo.multiply"(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// f32[4] 2.5
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<2.5e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%3 = "stablehlo.power"(%0, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// f32[4] -5
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<-5.0e0> : tensor<f32>} : () -> tensor<f32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%3 = "stablehlo.power"(%0, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// f32[4] 0
module @example {
func.func public @main(%0: tensor<4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
return %1 : tensor<4xf32>
}
}

// bf16[4] 3
module @example {
func.func public @main(%0: tensor<4xbf16>) -> (tensor<4xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xbf16>) -> tensor<4xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.reduce_precision"(%2) {exponent_bits = 8 : i32, mantissa_bits = 7 : i32} : (tensor<4xf32>) -> tensor<4xf32>
%4 = "stablehlo.multiply"(%3, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.convert"(%4) : (tensor<4xf32>) -> tensor<4xbf16>
return %5 : tensor<4xbf16>
}
}

// s64[4] 5
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xi64>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%3 = "stablehlo.multiply"(%0, %2) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %3 : tensor<4xi64>
}
}

// s32[4] 0.5
module @example {
func.func public @main(%0: tensor<4xi32>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi32>) -> tensor<4xf32>
%2 = "stablehlo.sqrt"(%1) : (tensor<4xf32>) -> tensor<4xf32>
return %2 : tensor<4xf32>
}
}

// bool[4] true
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<4xi1>) {
return %0 : tensor<4xi1>
}
}

// bool[4] 2
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<4xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi64>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %2 : tensor<4xi64>
}
}

// c64[4] 2
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %1 : tensor<4xcomplex<f32>>
}
}

// c64[4] 0.5
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.sqrt"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%2 = "stablehlo.real"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.imag"(%1) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%4 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%5 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%6 = "stablehlo.abs"(%3) : (tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.negate"(%6) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%9 = "stablehlo.bitcast_convert"(%4) : (tensor<4xf32>) -> tensor<4xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%11 = "stablehlo.compare"(%9, %10) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%12 = "stablehlo.select"(%11, %7, %5) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.select"(%8, %3, %12) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%14 = "stablehlo.complex"(%2, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %14 : tensor<4xcomplex<f32>>
}
}

// c64[4] -1
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(1.0e0, 0.0e0)> : tensor<4xcomplex<f32>>} : () -> tensor<4xcomplex<f32>>
%2 = "stablehlo.divide"(%1, %0) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %2 : tensor<4xcomplex<f32>>
}
}

// c64[4] 2.5
module @example {
func.func public @main(%0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>) {
%1 = "stablehlo.constant"() {value = dense<(2.5e0, 0.0e0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
%3 = "stablehlo.power"(%0, %2) : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
return %3 : tensor<4xcomplex<f32>>
}
}

