// s64[4] 9
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<9xi64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%4 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i1>, %6: tensor<i1>):
%7 = "stablehlo.and"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
%13 = "stablehlo.reduce"(%0, %9) ({
^bb0(%10: tensor<i64>, %11: tensor<i64>):
%12 = "stablehlo.add"(%10, %11) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%12) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
%14 = "stablehlo.constant"() {value = dense<9> : tensor<i64>} : () -> tensor<i64>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
%16 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.reduce_window"(%16, %17) ({
^bb0(%18: tensor<i32>, %19: tensor<i32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%20) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>} : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
%22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<9x4xi32>
%24 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0>} : (tensor<9xi32>) -> tensor<9x4xi32>
%25 = "stablehlo.compare"(%23, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<9x4xi32>, tensor<9x4xi32>) -> tensor<9x4xi1>
%26 = "stablehlo.not"(%25) : (tensor<9x4xi1>) -> tensor<9x4xi1>
%27 = "stablehlo.convert"(%26) : (tensor<9x4xi1>) -> tensor<9x4xi32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%32 = "stablehlo.reduce"(%27, %28) ({
^bb0(%29: tensor<i32>, %30: tensor<i32>):
%31 = "stablehlo.add"(%29, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%31) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<9x4xi32>, tensor<i32>) -> tensor<9xi32>
%33 = "stablehlo.convert"(%32) : (tensor<9xi32>) -> tensor<9xi64>
return %33 : tensor<9xi64>
}
}

// s32[3] 0
module @example {
func.func public @main(%0: tensor<3xi32>) -> (tensor<0xi32>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%4 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%8 = "stablehlo.reduce"(%3, %4) ({
^bb0(%5: tensor<i1>, %6: tensor<i1>):
%7 = "stablehlo.and"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%7) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%13 = "stablehlo.reduce"(%0, %9) ({
^bb0(%10: tensor<i32>, %11: tensor<i32>):
%12 = "stablehlo.add"(%10, %11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%12) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%15 = "stablehlo.compare"(%13, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%20 = "stablehlo.reduce_window"(%0, %16) ({
^bb0(%17: tensor<i32>, %18: tensor<i32>):
%19 = "stablehlo.add"(%17, %18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%19) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>} : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<0xi32>} : () -> tensor<0xi32>
return %22 : tensor<0xi32>
}
}

