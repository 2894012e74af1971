// 2.5 f32[4]
// run-time numbers: self:F32
module @example {
func.func public @main(%0: tensor<4xf32>, %1: tensor<f32>) -> (tensor<4xf32>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%3 = "stablehlo.power"(%2, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %3 : tensor<4xf32>
}
}

// 2 s64[4]
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<i64>) -> (tensor<4xi64>) {
%2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<4xi64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%4 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
%25, %26, %27 = "stablehlo.while"(%5, %2, %0) ({
^bb0(%6: tensor<4xi64>, %7: tensor<4xi64>, %8: tensor<4xi64>):
%9 = "stablehlo.compare"(%8, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.not"(%14) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}, {
^bb0(%16: tensor<4xi64>, %17: tensor<4xi64>, %18: tensor<4xi64>):
%19 = "stablehlo.and"(%18, %4) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%20 = "stablehlo.compare"(%19, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%21 = "stablehlo.multiply"(%16, %17) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%22 = "stablehlo.select"(%20, %21, %16) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%23 = "stablehlo.multiply"(%17, %17) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%24 = "stablehlo.shift_right_logical"(%18, %4) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
"stablehlo.return"(%22, %23, %24) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> ()
}) : (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>)
%28 = "stablehlo.compare"(%0, %3) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%29 = "stablehlo.abs"(%2) : (tensor<4xi64>) -> tensor<4xi64>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
%31 = "stablehlo.compare"(%29, %30) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%32 = "stablehlo.not"(%31) : (tensor<4xi1>) -> tensor<4xi1>
%33 = "stablehlo.and"(%28, %32) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%34 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%35 = "stablehlo.select"(%33, %34, %25) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
return %35 : tensor<4xi64>
}
}

// 3 u8[4]
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<4xui8>, %1: tensor<i64>) -> (tensor<4xui8>) {
%2 = "stablehlo.convert"(%1) : (tensor<i64>) -> tensor<ui8>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<ui8>) -> tensor<4xui8>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<4xui8>} : () -> tensor<4xui8>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<4xui8>} : () -> tensor<4xui8>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<4xui8>} : () -> tensor<4xui8>
%26, %27, %28 = "stablehlo.while"(%6, %3, %0) ({
^bb0(%7: tensor<4xui8>, %8: tensor<4xui8>, %9: tensor<4xui8>):
%10 = "stablehlo.compare"(%9, %4) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}, {
^bb0(%17: tensor<4xui8>, %18: tensor<4xui8>, %19: tensor<4xui8>):
%20 = "stablehlo.and"(%19, %5) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
%21 = "stablehlo.compare"(%20, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
%22 = "stablehlo.multiply"(%17, %18) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
%23 = "stablehlo.select"(%21, %22, %17) : (tensor<4xi1>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
%24 = "stablehlo.multiply"(%18, %18) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
%25 = "stablehlo.shift_right_logical"(%19, %5) : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
"stablehlo.return"(%23, %24, %25) : (tensor<4xui8>, tensor<4xui8>, tensor<4xui8>) -> ()
}) : (tensor<4xui8>, tensor<4xui8>, tensor<4xui8>) -> (tensor<4xui8>, tensor<4xui8>, tensor<4xui8>)
return %26 : tensor<4xui8>
}
}

// 10000.0 s64[4]
// run-time numbers: self:F32
module @example {
func.func public @main(%0: tensor<4xi64>, %1: tensor<f32>) -> (tensor<4xf32>) {
%2 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
%4 = "stablehlo.power"(%3, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %4 : tensor<4xf32>
}
}

// 2 bool[3]
// run-time numbers: self:I64
module @example {
func.func public @main(%0: tensor<3xi1>, %1: tensor<i64>) -> (tensor<3xi64>) {
%2 = "stablehlo.convert"(%0) : (tensor<3xi1>) -> tensor<3xi64>
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
%5 = "stablehlo.constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
%6 = "stablehlo.constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
%26, %27, %28 = "stablehlo.while"(%6, %3, %2) ({
^bb0(%7: tensor<3xi64>, %8: tensor<3xi64>, %9: tensor<3xi64>):
%10 = "stablehlo.compare"(%9, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%16) : (tensor<i1>) -> ()
}, {
^bb0(%17: tensor<3xi64>, %18: tensor<3xi64>, %19: tensor<3xi64>):
%20 = "stablehlo.and"(%19, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%21 = "stablehlo.compare"(%20, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%22 = "stablehlo.multiply"(%17, %18) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%23 = "stablehlo.select"(%21, %22, %17) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%24 = "stablehlo.multiply"(%18, %18) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%25 = "stablehlo.shift_right_logical"(%19, %5) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
"stablehlo.return"(%23, %24, %25) : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> ()
}) : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>)
%29 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%30 = "stablehlo.abs"(%3) : (tensor<3xi64>) -> tensor<3xi64>
%31 = "stablehlo.constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
%32 = "stablehlo.compare"(%30, %31) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%33 = "stablehlo.not"(%32) : (tensor<3xi1>) -> tensor<3xi1>
%34 = "stablehlo.and"(%29, %33) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%35 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
%36 = "stablehlo.select"(%34, %35, %26) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
return %36 : tensor<3xi64>
}
}

