// s64[4] 9
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<9xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<i32>, %4: tensor<i32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%5) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi32>
%8 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<9x4xi32>
%9 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%11 = "stablehlo.not"(%10) : (tensor<9x4xi1>) -> tensor<9x4xi1>
%12 = "stablehlo.convert"(%11) : (tensor<9x4xi1>) -> tensor<9x4xi32>
%13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.reduce"(%12, %13) ({
^bb0(%14: tensor<i32>, %15: tensor<i32>):
%16 = "stablehlo.add"(%14, %15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%16) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x4xi32>, tensor<i32>) -> tensor<9xi32>
%18 = "stablehlo.convert"(%17) : (tensor<9xi32>) -> tensor<9xi64>
return %18 : tensor<9xi64>
}
}

// s32[3] 0
module @example {
func.func public @main(%0: tensor<3xi32>) -> (tensor<0xi32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
return %1 : tensor<0xi32>
}
}

