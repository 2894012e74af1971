// f32[3,5] stable=true
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<3x5xi64>) {
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
%14 = "stablehlo.convert"(%13) : (tensor<3x5xi32>) -> tensor<3x5xi64>
return %12, %14 : tensor<3x5xf32>, tensor<3x5xi64>
}
}

// s64[3,20] stable=true dim=1 descending=true
module @example {
func.func public @main(%0: tensor<3x20xi64>) -> (tensor<3x20xi64>, tensor<3x20xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x20xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<i64>, %3: tensor<i64>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 1 : i64, is_stable = true} : (tensor<3x20xi64>, tensor<3x20xi32>) -> (tensor<3x20xi64>, tensor<3x20xi32>)
%9 = "stablehlo.convert"(%8) : (tensor<3x20xi32>) -> tensor<3x20xi64>
return %7, %9 : tensor<3x20xi64>, tensor<3x20xi64>
}
}

// bf16[5,3] stable=true dim=0 descending=true
module @example {
func.func public @main(%0: tensor<5x3xbf16>) -> (tensor<5x3xbf16>, tensor<5x3xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x3xi32>
%12, %13 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<bf16>, %3: tensor<bf16>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%3, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%7 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%8 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
%9 = "stablehlo.not"(%8) : (tensor<i1>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.or"(%6, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<5x3xbf16>, tensor<5x3xi32>) -> (tensor<5x3xbf16>, tensor<5x3xi32>)
%14 = "stablehlo.convert"(%13) : (tensor<5x3xi32>) -> tensor<5x3xi64>
return %12, %14 : tensor<5x3xbf16>, tensor<5x3xi64>
}
}

// bool[6] stable=true
module @example {
func.func public @main(%0: tensor<6xi1>) -> (tensor<6xi1>, tensor<6xi64>) {
%1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi32>
%7, %8 = "stablehlo.sort"(%0, %1) ({
^bb0(%2: tensor<i1>, %3: tensor<i1>, %4: tensor<i32>, %5: tensor<i32>):
%6 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%6) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<6xi1>, tensor<6xi32>) -> (tensor<6xi1>, tensor<6xi32>)
%9 = "stablehlo.convert"(%8) : (tensor<6xi32>) -> tensor<6xi64>
return %7, %9 : tensor<6xi1>, tensor<6xi64>
}
}

// f32[] stable=true
module @example {
func.func public @main(%0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
%1 = "stablehlo.reshape"(%0) : (tensor<f32>) -> tensor<1xf32>
%2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xi32>
%13, %14 = "stablehlo.sort"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>, %5: tensor<i32>, %6: tensor<i32>):
%7 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.not"(%9) : (tensor<i1>) -> tensor<i1>
%11 = "stablehlo.and"(%8, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%12 = "stablehlo.or"(%7, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%12) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<1xf32>, tensor<1xi32>) -> (tensor<1xf32>, tensor<1xi32>)
%15 = "stablehlo.reshape"(%13) : (tensor<1xf32>) -> tensor<f32>
%16 = "stablehlo.convert"(%14) : (tensor<1xi32>) -> tensor<1xi64>
%17 = "stablehlo.reshape"(%16) : (tensor<1xi64>) -> tensor<i64>
return %15, %17 : tensor<f32>, tensor<i64>
}
}

