// f32[3,4] 1
module @example {
func.func public @main(%0: tensor<3x4xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<3xf32>) -> tensor<3x4xf32>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%8 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
%9 = "stablehlo.or"(%7, %8) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%11 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
%13 = "stablehlo.select"(%9, %10, %12) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
%14 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<i32>, %16: tensor<i32>):
%17 = "stablehlo.minimum"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%17) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
%19 = "stablehlo.convert"(%18) : (tensor<3xi32>) -> tensor<3xi64>
return %5, %19 : tensor<3xf32>, tensor<3xi64>
}
}

// s32[3,4] 0 true
module @example {
func.func public @main(%0: tensor<3x4xi32>) -> (tensor<1x4xi32>, tensor<1x4xi64>) {
%1 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i32>, %3: tensor<i32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%4) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<4xi32>) -> tensor<3x4xi32>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%9 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
%11 = "stablehlo.select"(%7, %8, %10) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
%12 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.minimum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
%17 = "stablehlo.convert"(%16) : (tensor<4xi32>) -> tensor<4xi64>
%18 = "stablehlo.reshape"(%5) : (tensor<4xi32>) -> tensor<1x4xi32>
%19 = "stablehlo.reshape"(%17) : (tensor<4xi64>) -> tensor<1x4xi64>
return %18, %19 : tensor<1x4xi32>, tensor<1x4xi64>
}
}

// bool[3,4] 1
module @example {
func.func public @main(%0: tensor<3x4xi1>) -> (tensor<3xi1>, tensor<3xi64>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%4) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xi1>, tensor<i1>) -> tensor<3xi1>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0>} : (tensor<3xi1>) -> tensor<3x4xi1>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%8 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x4xi32>
%9 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x4xi32>
%11 = "stablehlo.select"(%7, %8, %10) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
%12 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.minimum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
%17 = "stablehlo.convert"(%16) : (tensor<3xi32>) -> tensor<3xi64>
return %5, %17 : tensor<3xi1>, tensor<3xi64>
}
}

// f32[] 0
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
return %0, %1 : tensor<f32>, tensor<i64>
}
}

// bf16[5] -1
module @example {
func.func public @main(%0: tensor<5xbf16>) -> (tensor<bf16>, tensor<i64>) {
%1 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%4) : (tensor<bf16>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xbf16>, tensor<bf16>) -> tensor<bf16>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<bf16>) -> tensor<5xbf16>
%7 = "stablehlo.compare"(%0, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
%8 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
%9 = "stablehlo.or"(%7, %8) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
%10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
%11 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
%12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
%13 = "stablehlo.select"(%9, %10, %12) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
%14 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.reduce"(%13, %14) ({
^bb0(%15: tensor<i32>, %16: tensor<i32>):
%17 = "stablehlo.minimum"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%17) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
%19 = "stablehlo.convert"(%18) : (tensor<i32>) -> tensor<i64>
return %5, %19 : tensor<bf16>, tensor<i64>
}
}

