// 4 3
module @example {
func.func public @main() -> (tensor<2x9xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi64>
%1 = "stablehlo.convert"(%0) : (tensor<9xi64>) -> tensor<9xf64>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%5 = "stablehlo.add"(%3, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%6 = "stablehlo.sqrt"(%5) : (tensor<9xf64>) -> tensor<9xf64>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%11 = "stablehlo.floor"(%10) : (tensor<9xf64>) -> tensor<9xf64>
%12 = "stablehlo.convert"(%11) : (tensor<9xf64>) -> tensor<9xi64>
%13 = "stablehlo.constant"() {value = dense<1> : tensor<9xi64>} : () -> tensor<9xi64>
%14 = "stablehlo.add"(%12, %13) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%16 = "stablehlo.constant"() {value = dense<2> : tensor<9xi64>} : () -> tensor<9xi64>
%17 = "stablehlo.divide"(%15, %16) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%18 = "stablehlo.constant"() {value = dense<3> : tensor<9xi64>} : () -> tensor<9xi64>
%19 = "stablehlo.subtract"(%0, %18) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%20 = "stablehlo.constant"() {value = dense<3> : tensor<9xi64>} : () -> tensor<9xi64>
%21 = "stablehlo.constant"() {value = dense<3> : tensor<9xi64>} : () -> tensor<9xi64>
%22 = "stablehlo.compare"(%0, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
%23 = "stablehlo.divide"(%19, %20) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%24 = "stablehlo.constant"() {value = dense<2> : tensor<9xi64>} : () -> tensor<9xi64>
%25 = "stablehlo.add"(%23, %24) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%26 = "stablehlo.select"(%22, %12, %25) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<9xi64>} : () -> tensor<9xi64>
%28 = "stablehlo.add"(%26, %27) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%29 = "stablehlo.subtract"(%0, %17) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%30 = "stablehlo.remainder"(%19, %20) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%31 = "stablehlo.select"(%22, %29, %30) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%32 = "stablehlo.reshape"(%28) : (tensor<9xi64>) -> tensor<1x9xi64>
%33 = "stablehlo.reshape"(%31) : (tensor<9xi64>) -> tensor<1x9xi64>
%34 = "stablehlo.concatenate"(%32, %33) {dimension = 0 : i64} : (tensor<1x9xi64>, tensor<1x9xi64>) -> tensor<2x9xi64>
return %34 : tensor<2x9xi64>
}
}

// 3 5 1
module @example {
func.func public @main() -> (tensor<2x9xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi64>
%1 = "stablehlo.convert"(%0) : (tensor<9xi64>) -> tensor<9xf64>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%4 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%5 = "stablehlo.add"(%3, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%6 = "stablehlo.sqrt"(%5) : (tensor<9xf64>) -> tensor<9xf64>
%7 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%11 = "stablehlo.floor"(%10) : (tensor<9xf64>) -> tensor<9xf64>
%12 = "stablehlo.convert"(%11) : (tensor<9xf64>) -> tensor<9xi64>
%13 = "stablehlo.constant"() {value = dense<3> : tensor<9xi64>} : () -> tensor<9xi64>
%14 = "stablehlo.add"(%12, %13) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%16 = "stablehlo.constant"() {value = dense<2> : tensor<9xi64>} : () -> tensor<9xi64>
%17 = "stablehlo.divide"(%15, %16) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%18 = "stablehlo.constant"() {value = dense<9> : tensor<9xi64>} : () -> tensor<9xi64>
%19 = "stablehlo.subtract"(%0, %18) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%20 = "stablehlo.constant"() {value = dense<5> : tensor<9xi64>} : () -> tensor<9xi64>
%21 = "stablehlo.constant"() {value = dense<9> : tensor<9xi64>} : () -> tensor<9xi64>
%22 = "stablehlo.compare"(%0, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
%23 = "stablehlo.divide"(%19, %20) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%24 = "stablehlo.constant"() {value = dense<3> : tensor<9xi64>} : () -> tensor<9xi64>
%25 = "stablehlo.add"(%23, %24) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%26 = "stablehlo.select"(%22, %12, %25) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<9xi64>} : () -> tensor<9xi64>
%28 = "stablehlo.add"(%26, %27) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%29 = "stablehlo.subtract"(%0, %17) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%30 = "stablehlo.remainder"(%19, %20) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%31 = "stablehlo.select"(%22, %29, %30) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%32 = "stablehlo.reshape"(%28) : (tensor<9xi64>) -> tensor<1x9xi64>
%33 = "stablehlo.reshape"(%31) : (tensor<9xi64>) -> tensor<1x9xi64>
%34 = "stablehlo.concatenate"(%32, %33) {dimension = 0 : i64} : (tensor<1x9xi64>, tensor<1x9xi64>) -> tensor<2x9xi64>
return %34 : tensor<2x9xi64>
}
}

// 5 2 -2
module @example {
func.func public @main() -> (tensor<2x5xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
%1 = "stablehlo.convert"(%0) : (tensor<5xi64>) -> tensor<5xf64>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%5 = "stablehlo.add"(%3, %4) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%6 = "stablehlo.sqrt"(%5) : (tensor<5xf64>) -> tensor<5xf64>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<5xf64>} : () -> tensor<5xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<5xf64>} : () -> tensor<5xf64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xf64>
%11 = "stablehlo.floor"(%10) : (tensor<5xf64>) -> tensor<5xf64>
%12 = "stablehlo.convert"(%11) : (tensor<5xf64>) -> tensor<5xi64>
%13 = "stablehlo.constant"() {value = dense<1> : tensor<5xi64>} : () -> tensor<5xi64>
%14 = "stablehlo.add"(%12, %13) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%16 = "stablehlo.constant"() {value = dense<2> : tensor<5xi64>} : () -> tensor<5xi64>
%17 = "stablehlo.divide"(%15, %16) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%18 = "stablehlo.constant"() {value = dense<1> : tensor<5xi64>} : () -> tensor<5xi64>
%19 = "stablehlo.subtract"(%0, %18) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%20 = "stablehlo.constant"() {value = dense<2> : tensor<5xi64>} : () -> tensor<5xi64>
%21 = "stablehlo.constant"() {value = dense<1> : tensor<5xi64>} : () -> tensor<5xi64>
%22 = "stablehlo.compare"(%0, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
%23 = "stablehlo.divide"(%19, %20) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%24 = "stablehlo.constant"() {value = dense<1> : tensor<5xi64>} : () -> tensor<5xi64>
%25 = "stablehlo.add"(%23, %24) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%26 = "stablehlo.select"(%22, %12, %25) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%27 = "stablehlo.constant"() {value = dense<2> : tensor<5xi64>} : () -> tensor<5xi64>
%28 = "stablehlo.add"(%26, %27) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%29 = "stablehlo.subtract"(%0, %17) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%30 = "stablehlo.remainder"(%19, %20) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%31 = "stablehlo.select"(%22, %29, %30) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
%32 = "stablehlo.reshape"(%28) : (tensor<5xi64>) -> tensor<1x5xi64>
%33 = "stablehlo.reshape"(%31) : (tensor<5xi64>) -> tensor<1x5xi64>
%34 = "stablehlo.concatenate"(%32, %33) {dimension = 0 : i64} : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<2x5xi64>
return %34 : tensor<2x5xi64>
}
}

// 3 3 -3
module @example {
func.func public @main() -> (tensor<2x0xi64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<2x0xi64>} : () -> tensor<2x0xi64>
return %0 : tensor<2x0xi64>
}
}

// 6 4 2 dtype=s32
module @example {
func.func public @main() -> (tensor<2x23xi32>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<23xi64>
%1 = "stablehlo.convert"(%0) : (tensor<23xi64>) -> tensor<23xf64>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<23xf64>} : () -> tensor<23xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
%4 = "stablehlo.constant"() {value = dense<2.5e1> : tensor<23xf64>} : () -> tensor<23xf64>
%5 = "stablehlo.add"(%3, %4) : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
%6 = "stablehlo.sqrt"(%5) : (tensor<23xf64>) -> tensor<23xf64>
%7 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<23xf64>} : () -> tensor<23xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<23xf64>} : () -> tensor<23xf64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<23xf64>, tensor<23xf64>) -> tensor<23xf64>
%11 = "stablehlo.floor"(%10) : (tensor<23xf64>) -> tensor<23xf64>
%12 = "stablehlo.convert"(%11) : (tensor<23xf64>) -> tensor<23xi64>
%13 = "stablehlo.constant"() {value = dense<5> : tensor<23xi64>} : () -> tensor<23xi64>
%14 = "stablehlo.add"(%12, %13) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%16 = "stablehlo.constant"() {value = dense<2> : tensor<23xi64>} : () -> tensor<23xi64>
%17 = "stablehlo.divide"(%15, %16) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%18 = "stablehlo.constant"() {value = dense<3> : tensor<23xi64>} : () -> tensor<23xi64>
%19 = "stablehlo.subtract"(%0, %18) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%20 = "stablehlo.constant"() {value = dense<4> : tensor<23xi64>} : () -> tensor<23xi64>
%21 = "stablehlo.constant"() {value = dense<3> : tensor<23xi64>} : () -> tensor<23xi64>
%22 = "stablehlo.compare"(%0, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi1>
%23 = "stablehlo.divide"(%19, %20) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%24 = "stablehlo.constant"() {value = dense<1> : tensor<23xi64>} : () -> tensor<23xi64>
%25 = "stablehlo.add"(%23, %24) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%26 = "stablehlo.select"(%22, %12, %25) : (tensor<23xi1>, tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<23xi64>} : () -> tensor<23xi64>
%28 = "stablehlo.add"(%26, %27) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%29 = "stablehlo.subtract"(%0, %17) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%30 = "stablehlo.remainder"(%19, %20) : (tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%31 = "stablehlo.select"(%22, %29, %30) : (tensor<23xi1>, tensor<23xi64>, tensor<23xi64>) -> tensor<23xi64>
%32 = "stablehlo.reshape"(%28) : (tensor<23xi64>) -> tensor<1x23xi64>
%33 = "stablehlo.reshape"(%31) : (tensor<23xi64>) -> tensor<1x23xi64>
%34 = "stablehlo.concatenate"(%32, %33) {dimension = 0 : i64} : (tensor<1x23xi64>, tensor<1x23xi64>) -> tensor<2x23xi64>
%35 = "stablehlo.convert"(%34) : (tensor<2x23xi64>) -> tensor<2x23xi32>
return %35 : tensor<2x23xi32>
}
}

// 2 2 9
module @example {
func.func public @main() -> (tensor<2x4xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4xi64>
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf64>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%4 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%5 = "stablehlo.add"(%3, %4) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%6 = "stablehlo.sqrt"(%5) : (tensor<4xf64>) -> tensor<4xf64>
%7 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%9 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4xf64>} : () -> tensor<4xf64>
%10 = "stablehlo.multiply"(%8, %9) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%11 = "stablehlo.floor"(%10) : (tensor<4xf64>) -> tensor<4xf64>
%12 = "stablehlo.convert"(%11) : (tensor<4xf64>) -> tensor<4xi64>
%13 = "stablehlo.constant"() {value = dense<3> : tensor<4xi64>} : () -> tensor<4xi64>
%14 = "stablehlo.add"(%12, %13) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%15 = "stablehlo.multiply"(%12, %14) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%16 = "stablehlo.constant"() {value = dense<2> : tensor<4xi64>} : () -> tensor<4xi64>
%17 = "stablehlo.divide"(%15, %16) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%19 = "stablehlo.subtract"(%0, %18) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%20 = "stablehlo.constant"() {value = dense<2> : tensor<4xi64>} : () -> tensor<4xi64>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%22 = "stablehlo.compare"(%0, %21) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
%23 = "stablehlo.divide"(%19, %20) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%25 = "stablehlo.add"(%23, %24) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%26 = "stablehlo.select"(%22, %12, %25) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%27 = "stablehlo.constant"() {value = dense<0> : tensor<4xi64>} : () -> tensor<4xi64>
%28 = "stablehlo.add"(%26, %27) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%29 = "stablehlo.subtract"(%0, %17) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%30 = "stablehlo.remainder"(%19, %20) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%31 = "stablehlo.select"(%22, %29, %30) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
%32 = "stablehlo.reshape"(%28) : (tensor<4xi64>) -> tensor<1x4xi64>
%33 = "stablehlo.reshape"(%31) : (tensor<4xi64>) -> tensor<1x4xi64>
%34 = "stablehlo.concatenate"(%32, %33) {dimension = 0 : i64} : (tensor<1x4xi64>, tensor<1x4xi64>) -> tensor<2x4xi64>
return %34 : tensor<2x4xi64>
}
}

// 0 3
module @example {
func.func public @main() -> (tensor<2x0xi64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<2x0xi64>} : () -> tensor<2x0xi64>
return %0 : tensor<2x0xi64>
}
}

