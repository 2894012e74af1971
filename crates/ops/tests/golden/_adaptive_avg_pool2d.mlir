// f32[2,3,8,6] [4,3]
module @example {
func.func public @main(%0: tensor<2x3x8x6xf32>) -> (tensor<2x3x4x3xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>} : (tensor<2x3x8x6xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
%6 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x3x4x3xf32>} : () -> tensor<2x3x4x3xf32>
%7 = "stablehlo.divide"(%5, %6) : (tensor<2x3x4x3xf32>, tensor<2x3x4x3xf32>) -> tensor<2x3x4x3xf32>
return %7 : tensor<2x3x4x3xf32>
}
}

// f32[2,3,7,5] [3,7]
module @example {
func.func public @main(%0: tensor<2x3x7x5xf32>) -> (tensor<2x3x3x7xf32>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x7xi32>
%2 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x7xi32>
%3 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%4 = "stablehlo.multiply"(%1, %3) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%5 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%6 = "stablehlo.divide"(%4, %5) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%7 = "stablehlo.constant"() {value = dense<1> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%8 = "stablehlo.add"(%1, %7) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%9 = "stablehlo.constant"() {value = dense<7> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%11 = "stablehlo.constant"() {value = dense<2> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%12 = "stablehlo.add"(%10, %11) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%13 = "stablehlo.constant"() {value = dense<3> : tensor<3x7xi32>} : () -> tensor<3x7xi32>
%14 = "stablehlo.divide"(%12, %13) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%15 = "stablehlo.compare"(%2, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%16 = "stablehlo.compare"(%2, %14) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<3x7xi1>, tensor<3x7xi1>) -> tensor<3x7xi1>
%18 = "stablehlo.subtract"(%14, %6) : (tensor<3x7xi32>, tensor<3x7xi32>) -> tensor<3x7xi32>
%19 = "stablehlo.convert"(%18) : (tensor<3x7xi32>) -> tensor<3x7xf32>
%20 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x7xf32>} : () -> tensor<3x7xf32>
%23 = "stablehlo.select"(%17, %21, %22) : (tensor<3x7xi1>, tensor<3x7xf32>, tensor<3x7xf32>) -> tensor<3x7xf32>
%24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7x5xi32>
%25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<7x5xi32>
%26 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%28 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%29 = "stablehlo.divide"(%27, %28) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%30 = "stablehlo.constant"() {value = dense<1> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%31 = "stablehlo.add"(%24, %30) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%32 = "stablehlo.constant"() {value = dense<5> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%34 = "stablehlo.constant"() {value = dense<6> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%35 = "stablehlo.add"(%33, %34) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%36 = "stablehlo.constant"() {value = dense<7> : tensor<7x5xi32>} : () -> tensor<7x5xi32>
%37 = "stablehlo.divide"(%35, %36) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%38 = "stablehlo.compare"(%25, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%39 = "stablehlo.compare"(%25, %37) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi1>
%40 = "stablehlo.and"(%38, %39) : (tensor<7x5xi1>, tensor<7x5xi1>) -> tensor<7x5xi1>
%41 = "stablehlo.subtract"(%37, %29) : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
%42 = "stablehlo.convert"(%41) : (tensor<7x5xi32>) -> tensor<7x5xf32>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%44 = "stablehlo.divide"(%43, %42) : (tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%45 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<7x5xf32>} : () -> tensor<7x5xf32>
%46 = "stablehlo.select"(%40, %44, %45) : (tensor<7x5xi1>, tensor<7x5xf32>, tensor<7x5xf32>) -> tensor<7x5xf32>
%47 = "stablehlo.is_finite"(%0) : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x5xi1>
%48 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%52 = "stablehlo.reduce"(%47, %48) ({
^bb0(%49: tensor<i1>, %50: tensor<i1>):
%51 = "stablehlo.and"(%49, %50) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%51) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x3x7x5xi1>, tensor<i1>) -> tensor<i1>
%78 = "stablehlo.if"(%52) ({
%53 = "stablehlo.dot_general"(%0, %46) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x5xf32>, tensor<7x5xf32>) -> tensor<2x3x7x7xf32>
%54 = "stablehlo.dot_general"(%53, %23) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x7x7xf32>, tensor<3x7xf32>) -> tensor<2x3x7x3xf32>
%55 = "stablehlo.transpose"(%54) {permutation = array<i64: 0, 1, 3, 2>} : (tensor<2x3x7x3xf32>) -> tensor<2x3x3x7xf32>
"stablehlo.return"(%55) : (tensor<2x3x3x7xf32>) -> ()
}, {
%56 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 4>} : (tensor<2x3x7x5xf32>) -> tensor<2x3x7x7x5xf32>
%57 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<7x5xf32>) -> tensor<2x3x7x7x5xf32>
%58 = "stablehlo.multiply"(%56, %57) : (tensor<2x3x7x7x5xf32>, tensor<2x3x7x7x5xf32>) -> tensor<2x3x7x7x5xf32>
%59 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<7x5xi1>) -> tensor<2x3x7x7x5xi1>
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x7x7x5xf32>} : () -> tensor<2x3x7x7x5xf32>
%61 = "stablehlo.select"(%59, %58, %60) : (tensor<2x3x7x7x5xi1>, tensor<2x3x7x7x5xf32>, tensor<2x3x7x7x5xf32>) -> tensor<2x3x7x7x5xf32>
%62 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.reduce"(%61, %62) ({
^bb0(%63: tensor<f32>, %64: tensor<f32>):
%65 = "stablehlo.add"(%63, %64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%65) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 4>} : (tensor<2x3x7x7x5xf32>, tensor<f32>) -> tensor<2x3x7x7xf32>
%67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 3, 4>} : (tensor<2x3x7x7xf32>) -> tensor<2x3x3x7x7xf32>
%68 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x7xf32>) -> tensor<2x3x3x7x7xf32>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<2x3x3x7x7xf32>, tensor<2x3x3x7x7xf32>) -> tensor<2x3x3x7x7xf32>
%70 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x7xi1>) -> tensor<2x3x3x7x7xi1>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x3x7x7xf32>} : () -> tensor<2x3x3x7x7xf32>
%72 = "stablehlo.select"(%70, %69, %71) : (tensor<2x3x3x7x7xi1>, tensor<2x3x3x7x7xf32>, tensor<2x3x3x7x7xf32>) -> tensor<2x3x3x7x7xf32>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%77 = "stablehlo.reduce"(%72, %73) ({
^bb0(%74: tensor<f32>, %75: tensor<f32>):
%76 = "stablehlo.add"(%74, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%76) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 3>} : (tensor<2x3x3x7x7xf32>, tensor<f32>) -> tensor<2x3x3x7xf32>
"stablehlo.return"(%77) : (tensor<2x3x3x7xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3x3x7xf32>
return %78 : tensor<2x3x3x7xf32>
}
}

// bf16[3,4,5] [1,1]
module @example {
func.func public @main(%0: tensor<3x4x5xbf16>) -> (tensor<3x1x1xbf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x4x5xbf16>) -> tensor<3x4x5xf32>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.add"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 4, 5>, window_strides = array<i64: 1, 4, 5>} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x1x1xf32>
%7 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<3x1x1xf32>} : () -> tensor<3x1x1xf32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<3x1x1xf32>, tensor<3x1x1xf32>) -> tensor<3x1x1xf32>
%9 = "stablehlo.convert"(%8) : (tensor<3x1x1xf32>) -> tensor<3x1x1xbf16>
return %9 : tensor<3x1x1xbf16>
}
}

// f32[2,3,4,4] [0,2]
module @example {
func.func public @main(%0: tensor<2x3x4x4xf32>) -> (tensor<2x3x0x2xf32>) {
%1 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3x0x2xf32>} : () -> tensor<2x3x0x2xf32>
return %1 : tensor<2x3x0x2xf32>
}
}

