// 5
module @example {
func.func public @main() -> (tensor<5xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xi64>
return %1 : tensor<5xi64>
}
}

// 3.5
module @example {
func.func public @main() -> (tensor<4xf32>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xf32>
return %0 : tensor<4xf32>
}
}

// 5 dtype=bf16
module @example {
func.func public @main() -> (tensor<5xbf16>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%1 = "stablehlo.convert"(%0) : (tensor<5xi32>) -> tensor<5xbf16>
return %1 : tensor<5xbf16>
}
}

// 0
module @example {
func.func public @main() -> (tensor<0xi64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<0xi64>} : () -> tensor<0xi64>
return %0 : tensor<0xi64>
}
}

