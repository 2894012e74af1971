// f32[3,4] [0]
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<4xf32>) {
%1 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
%2 = "stablehlo.divide"(%0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f32>, %5: tensor<f32>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%10 = "stablehlo.abs"(%9) : (tensor<3x4xf32>) -> tensor<3x4xf32>
%11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f32>, %13: tensor<f32>):
%14 = "stablehlo.maximum"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%14) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%18 = "stablehlo.is_finite"(%15) : (tensor<4xf32>) -> tensor<4xi1>
%19 = "stablehlo.not"(%18) : (tensor<4xi1>) -> tensor<4xi1>
%20 = "stablehlo.or"(%17, %19) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.select"(%20, %21, %15) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<3x4xf32>
%24 = "stablehlo.divide"(%9, %23) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%25 = "stablehlo.multiply"(%24, %24) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%24, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%25, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
%36 = "stablehlo.multiply"(%30, %30) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%37 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.divide"(%36, %37) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%39 = "stablehlo.subtract"(%35, %38) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%41 = "stablehlo.divide"(%39, %40) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.sqrt"(%41) : (tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.multiply"(%42, %22) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %43 : tensor<4xf32>
}
}

// f64[5] correction=2
module @example {
func.func public @main(%0: tensor<5xf64>) -> (tensor<f64>) {
%1 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%2 = "stablehlo.divide"(%0, %1) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%7 = "stablehlo.reduce"(%2, %3) ({
^bb0(%4: tensor<f64>, %5: tensor<f64>):
%6 = "stablehlo.add"(%4, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%6) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%9 = "stablehlo.subtract"(%0, %8) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%10 = "stablehlo.abs"(%9) : (tensor<5xf64>) -> tensor<5xf64>
%11 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<f64>, %13: tensor<f64>):
%14 = "stablehlo.maximum"(%12, %13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%14) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%16 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%17 = "stablehlo.compare"(%15, %16) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%18 = "stablehlo.is_finite"(%15) : (tensor<f64>) -> tensor<i1>
%19 = "stablehlo.not"(%18) : (tensor<i1>) -> tensor<i1>
%20 = "stablehlo.or"(%17, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%22 = "stablehlo.select"(%20, %21, %15) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
%23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<5xf64>
%24 = "stablehlo.divide"(%9, %23) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%25 = "stablehlo.multiply"(%24, %24) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%30 = "stablehlo.reduce"(%24, %26) ({
^bb0(%27: tensor<f64>, %28: tensor<f64>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%29) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%35 = "stablehlo.reduce"(%25, %31) ({
^bb0(%32: tensor<f64>, %33: tensor<f64>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%34) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
%36 = "stablehlo.multiply"(%30, %30) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%37 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<f64>} : () -> tensor<f64>
%38 = "stablehlo.divide"(%36, %37) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%39 = "stablehlo.subtract"(%35, %38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%40 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<f64>} : () -> tensor<f64>
%41 = "stablehlo.divide"(%39, %40) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%42 = "stablehlo.sqrt"(%41) : (tensor<f64>) -> tensor<f64>
%43 = "stablehlo.multiply"(%42, %22) : (tensor<f64>, tensor<f64>) -> tensor<f64>
return %43 : tensor<f64>
}
}

