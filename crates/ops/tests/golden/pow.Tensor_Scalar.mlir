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
%1 = "stablehlo.real"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%2 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%3 = "stablehlo.sqrt"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
%4 = "stablehlo.real"(%3) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%5 = "stablehlo.imag"(%3) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%6 = "stablehlo.imag"(%0) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%7 = "stablehlo.abs"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%8 = "stablehlo.abs"(%5) : (tensor<4xf32>) -> tensor<4xf32>
%9 = "stablehlo.negate"(%8) : (tensor<4xf32>) -> tensor<4xf32>
%10 = "stablehlo.compare"(%5, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%11 = "stablehlo.bitcast_convert"(%6) : (tensor<4xf32>) -> tensor<4xi32>
%12 = "stablehlo.constant"() {value = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
%13 = "stablehlo.compare"(%11, %12) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
%14 = "stablehlo.select"(%13, %9, %7) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.select"(%10, %5, %14) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%16 = "stablehlo.complex"(%4, %15) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
%17 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%18 = "stablehlo.abs"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.compare"(%18, %19) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%21 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%22 = "stablehlo.compare"(%1, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%23 = "stablehlo.and"(%21, %22) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%24 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%25 = "stablehlo.negate"(%17) : (tensor<4xf32>) -> tensor<4xf32>
%26 = "stablehlo.compare"(%1, %25) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%27 = "stablehlo.and"(%24, %26) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%28 = "stablehlo.imag"(%16) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%29 = "stablehlo.select"(%27, %17, %28) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%30 = "stablehlo.or"(%20, %23) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%31 = "stablehlo.real"(%16) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
%32 = "stablehlo.select"(%30, %17, %31) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.select"(%20, %2, %29) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%34 = "stablehlo.complex"(%32, %33) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f32>>
return %34 : tensor<4xcomplex<f32>>
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

