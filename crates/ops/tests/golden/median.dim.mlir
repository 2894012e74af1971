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
%28 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%30 = "stablehlo.compare"(%21, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%31 = "stablehlo.select"(%30, %27, %21) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%32 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%33 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi32>) -> tensor<3x5xi32>
%34 = "stablehlo.compare"(%32, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%36 = "stablehlo.select"(%34, %12, %35) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<3x5xi32>} : () -> tensor<3x5xi32>
%43 = "stablehlo.select"(%34, %13, %42) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.reduce"(%43, %44) ({
^bb0(%45: tensor<i32>, %46: tensor<i32>):
%47 = "stablehlo.add"(%45, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%47) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xi32>, tensor<i32>) -> tensor<3xi32>
%49 = "stablehlo.convert"(%48) : (tensor<3xi32>) -> tensor<3xi64>
return %41, %49 : tensor<3xf32>, tensor<3xi64>
}
}

// f32[4,3] 0 true
module @example {
func.func public @main(%0: tensor<4x3xf32>) -> (tensor<1x3xf32>, tensor<1x3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%12, %13 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<4x3xf32>, tensor<4x3xi32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
%14 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
%15 = "stablehlo.not"(%14) : (tensor<4x3xi1>) -> tensor<4x3xi1>
%16 = "stablehlo.convert"(%15) : (tensor<4x3xi1>) -> tensor<4x3xi32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%21 = "stablehlo.reduce"(%16, %17) ({
^bb0(%18: tensor<i32>, %19: tensor<i32>):
%20 = "stablehlo.add"(%18, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%20) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
%22 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
%23 = "stablehlo.subtract"(%21, %22) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
%25 = "stablehlo.maximum"(%23, %24) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
%27 = "stablehlo.divide"(%25, %26) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%28 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
%30 = "stablehlo.compare"(%21, %29) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
%31 = "stablehlo.select"(%30, %27, %21) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%32 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x3xi32>
%33 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi32>) -> tensor<4x3xi32>
%34 = "stablehlo.compare"(%32, %33) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
%36 = "stablehlo.select"(%34, %12, %35) : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
%42 = "stablehlo.constant"() {value = dense<0> : tensor<4x3xi32>} : () -> tensor<4x3xi32>
%43 = "stablehlo.select"(%34, %13, %42) : (tensor<4x3xi1>, tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%48 = "stablehlo.reduce"(%43, %44) ({
^bb0(%45: tensor<i32>, %46: tensor<i32>):
%47 = "stablehlo.add"(%45, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%47) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
%49 = "stablehlo.reshape"(%41) : (tensor<3xf32>) -> tensor<1x3xf32>
%50 = "stablehlo.convert"(%48) : (tensor<3xi32>) -> tensor<3xi64>
%51 = "stablehlo.reshape"(%50) : (tensor<3xi64>) -> tensor<1x3xi64>
return %49, %51 : tensor<1x3xf32>, tensor<1x3xi64>
}
}

