// f32[3,5] 1
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>) {
%1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%7 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%8 = "stablehlo.or"(%6, %7) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<3x5xi32>} : () -> tensor<3x5xi32>
%11 = "stablehlo.select"(%8, %9, %10) : (tensor<3x5xi1>, tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
%12 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce_window"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xi32>, tensor<i32>) -> tensor<3x5xi32>
%17 = "stablehlo.convert"(%16) : (tensor<3x5xi32>) -> tensor<3x5xi64>
return %5, %17 : tensor<3x5xf32>, tensor<3x5xi64>
}
}

// s64[20] 0
module @example {
func.func public @main(%0: tensor<20xi64>) -> (tensor<20xi64>, tensor<20xi64>) {
%1 = "stablehlo.constant"() {value = dense<-9223372036854775808> : tensor<i64>} : () -> tensor<i64>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<i64>, %3: tensor<i64>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%4) : (tensor<i64>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>} : (tensor<20xi64>, tensor<i64>) -> tensor<20xi64>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<20xi64>, tensor<20xi64>) -> tensor<20xi1>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<20xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<20xi32>} : () -> tensor<20xi32>
%9 = "stablehlo.select"(%6, %7, %8) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
%10 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce_window"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.maximum"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[19, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 20>, window_strides = array<i64: 1>} : (tensor<20xi32>, tensor<i32>) -> tensor<20xi32>
%15 = "stablehlo.convert"(%14) : (tensor<20xi32>) -> tensor<20xi64>
return %5, %15 : tensor<20xi64>, tensor<20xi64>
}
}

// bool[6] 0
module @example {
func.func public @main(%0: tensor<6xi1>) -> (tensor<6xi1>, tensor<6xi64>) {
%1 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%4) : (tensor<i1>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>} : (tensor<6xi1>, tensor<i1>) -> tensor<6xi1>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%8 = "stablehlo.constant"() {value = dense<0> : tensor<6xi32>} : () -> tensor<6xi32>
%9 = "stablehlo.select"(%6, %7, %8) : (tensor<6xi1>, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
%10 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%14 = "stablehlo.reduce_window"(%9, %10) ({
^bb0(%11: tensor<i32>, %12: tensor<i32>):
%13 = "stablehlo.maximum"(%11, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%13) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>} : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
%15 = "stablehlo.convert"(%14) : (tensor<6xi32>) -> tensor<6xi64>
return %5, %15 : tensor<6xi1>, tensor<6xi64>
}
}

// bf16[3,4] 0
module @example {
func.func public @main(%0: tensor<3x4xbf16>) -> (tensor<3x4xbf16>, tensor<3x4xi64>) {
%1 = "stablehlo.constant"() {value = dense<0xFF80> : tensor<bf16>} : () -> tensor<bf16>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
%4 = "stablehlo.maximum"(%2, %3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
"stablehlo.return"(%4) : (tensor<bf16>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>} : (tensor<3x4xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
%7 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x4xbf16>, tensor<3x4xbf16>) -> tensor<3x4xi1>
%8 = "stablehlo.or"(%6, %7) : (tensor<3x4xi1>, tensor<3x4xi1>) -> tensor<3x4xi1>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x4xi32>
%10 = "stablehlo.constant"() {value = dense<0> : tensor<3x4xi32>} : () -> tensor<3x4xi32>
%11 = "stablehlo.select"(%8, %9, %10) : (tensor<3x4xi1>, tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi32>
%12 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
%16 = "stablehlo.reduce_window"(%11, %12) ({
^bb0(%13: tensor<i32>, %14: tensor<i32>):
%15 = "stablehlo.maximum"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%15) : (tensor<i32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
%17 = "stablehlo.convert"(%16) : (tensor<3x4xi32>) -> tensor<3x4xi64>
return %5, %17 : tensor<3x4xbf16>, tensor<3x4xi64>
}
}

