// f32[3,5] 1
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%12, %13 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<3x5xf32>, tensor<3x5xi32>) -> (tensor<3x5xf32>, tensor<3x5xi32>)
%14 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%15 = "stablehlo.not"(%14) : (tensor<3x5xi1>) -> tensor<3x5xi1>
%16 = "stablehlo.convert"(%15) : (tensor<3x5xi1>) -> tensor<3x5xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<i32>, %19: tensor<i32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%20) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xi32>, tensor<i32>) -> tensor<3xi32>
%22 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%23 = "stablehlo.subtract"(%21, %22) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%25 = "stablehlo.maximum"(%23, %24) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
%27 = "stablehlo.divide"(%25, %26) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%28 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%29 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%30 = "stablehlo.compare"(%28, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%32 = "stablehlo.select"(%30, %12, %31) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<0> : tensor<3x5xi32>} : () -> tensor<3x5xi32>
%39 = "stablehlo.select"(%30, %13, %38) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
%40 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%44 = "stablehlo.reduce"(%39, %40) ({
^bb0(%41: tensor<i32>, %42: tensor<i32>):
%43 = "stablehlo.add"(%41, %42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%43) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xi32>, tensor<i32>) -> tensor<3xi32>
%45 = "stablehlo.convert"(%44) : (tensor<3xi32>) -> tensor<3xi64>
return %37, %45 : tensor<3xf32>, tensor<3xi64>
}
}

