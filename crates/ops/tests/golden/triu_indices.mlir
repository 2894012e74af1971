// 4 3
module @example {
func.func public @main() -> (tensor<2x6xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6xi64>
%1 = "stablehlo.constant"() {value = dense<5> : tensor<6xi64>} : () -> tensor<6xi64>
%2 = "stablehlo.subtract"(%1, %0) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%3 = "stablehlo.convert"(%2) : (tensor<6xi64>) -> tensor<6xf64>
%4 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<6xf64>} : () -> tensor<6xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf64>} : () -> tensor<6xf64>
%7 = "stablehlo.add"(%5, %6) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
%8 = "stablehlo.sqrt"(%7) : (tensor<6xf64>) -> tensor<6xf64>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<6xf64>} : () -> tensor<6xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<6xf64>} : () -> tensor<6xf64>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
%13 = "stablehlo.floor"(%12) : (tensor<6xf64>) -> tensor<6xf64>
%14 = "stablehlo.convert"(%13) : (tensor<6xf64>) -> tensor<6xi64>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%16 = "stablehlo.add"(%14, %15) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%18 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%19 = "stablehlo.divide"(%17, %18) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%20 = "stablehlo.constant"() {value = dense<3> : tensor<6xi64>} : () -> tensor<6xi64>
%21 = "stablehlo.subtract"(%2, %20) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%22 = "stablehlo.constant"() {value = dense<3> : tensor<6xi64>} : () -> tensor<6xi64>
%23 = "stablehlo.constant"() {value = dense<3> : tensor<6xi64>} : () -> tensor<6xi64>
%24 = "stablehlo.compare"(%2, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
%25 = "stablehlo.divide"(%21, %22) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%27 = "stablehlo.add"(%25, %26) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%28 = "stablehlo.select"(%24, %14, %27) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%29 = "stablehlo.constant"() {value = dense<1> : tensor<6xi64>} : () -> tensor<6xi64>
%30 = "stablehlo.add"(%28, %29) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%31 = "stablehlo.subtract"(%2, %19) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%32 = "stablehlo.remainder"(%21, %22) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%33 = "stablehlo.select"(%24, %31, %32) : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%34 = "stablehlo.constant"() {value = dense<3> : tensor<6xi64>} : () -> tensor<6xi64>
%35 = "stablehlo.subtract"(%34, %30) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%36 = "stablehlo.constant"() {value = dense<2> : tensor<6xi64>} : () -> tensor<6xi64>
%37 = "stablehlo.subtract"(%36, %33) : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
%38 = "stablehlo.reshape"(%35) : (tensor<6xi64>) -> tensor<1x6xi64>
%39 = "stablehlo.reshape"(%37) : (tensor<6xi64>) -> tensor<1x6xi64>
%40 = "stablehlo.concatenate"(%38, %39) {dimension = 0 : i64} : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<2x6xi64>
return %40 : tensor<2x6xi64>
}
}

// 3 5 1
module @example {
func.func public @main() -> (tensor<2x9xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9xi64>
%1 = "stablehlo.constant"() {value = dense<8> : tensor<9xi64>} : () -> tensor<9xi64>
%2 = "stablehlo.subtract"(%1, %0) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%3 = "stablehlo.convert"(%2) : (tensor<9xi64>) -> tensor<9xf64>
%4 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%6 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%7 = "stablehlo.add"(%5, %6) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%8 = "stablehlo.sqrt"(%7) : (tensor<9xf64>) -> tensor<9xf64>
%9 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<9xf64>} : () -> tensor<9xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<9xf64>} : () -> tensor<9xf64>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
%13 = "stablehlo.floor"(%12) : (tensor<9xf64>) -> tensor<9xf64>
%14 = "stablehlo.convert"(%13) : (tensor<9xf64>) -> tensor<9xi64>
%15 = "stablehlo.constant"() {value = dense<3> : tensor<9xi64>} : () -> tensor<9xi64>
%16 = "stablehlo.add"(%14, %15) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%18 = "stablehlo.constant"() {value = dense<2> : tensor<9xi64>} : () -> tensor<9xi64>
%19 = "stablehlo.divide"(%17, %18) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%20 = "stablehlo.constant"() {value = dense<9> : tensor<9xi64>} : () -> tensor<9xi64>
%21 = "stablehlo.subtract"(%2, %20) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%22 = "stablehlo.constant"() {value = dense<5> : tensor<9xi64>} : () -> tensor<9xi64>
%23 = "stablehlo.constant"() {value = dense<9> : tensor<9xi64>} : () -> tensor<9xi64>
%24 = "stablehlo.compare"(%2, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi1>
%25 = "stablehlo.divide"(%21, %22) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%26 = "stablehlo.constant"() {value = dense<3> : tensor<9xi64>} : () -> tensor<9xi64>
%27 = "stablehlo.add"(%25, %26) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%28 = "stablehlo.select"(%24, %14, %27) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<9xi64>} : () -> tensor<9xi64>
%30 = "stablehlo.add"(%28, %29) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%31 = "stablehlo.subtract"(%2, %19) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%32 = "stablehlo.remainder"(%21, %22) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%33 = "stablehlo.select"(%24, %31, %32) : (tensor<9xi1>, tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%34 = "stablehlo.constant"() {value = dense<2> : tensor<9xi64>} : () -> tensor<9xi64>
%35 = "stablehlo.subtract"(%34, %30) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%36 = "stablehlo.constant"() {value = dense<4> : tensor<9xi64>} : () -> tensor<9xi64>
%37 = "stablehlo.subtract"(%36, %33) : (tensor<9xi64>, tensor<9xi64>) -> tensor<9xi64>
%38 = "stablehlo.reshape"(%35) : (tensor<9xi64>) -> tensor<1x9xi64>
%39 = "stablehlo.reshape"(%37) : (tensor<9xi64>) -> tensor<1x9xi64>
%40 = "stablehlo.concatenate"(%38, %39) {dimension = 0 : i64} : (tensor<1x9xi64>, tensor<1x9xi64>) -> tensor<2x9xi64>
return %40 : tensor<2x9xi64>
}
}

// 5 2 -2
module @example {
func.func public @main() -> (tensor<2x7xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi64>
%1 = "stablehlo.constant"() {value = dense<6> : tensor<7xi64>} : () -> tensor<7xi64>
%2 = "stablehlo.subtract"(%1, %0) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%3 = "stablehlo.convert"(%2) : (tensor<7xi64>) -> tensor<7xf64>
%4 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%7 = "stablehlo.add"(%5, %6) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%8 = "stablehlo.sqrt"(%7) : (tensor<7xf64>) -> tensor<7xf64>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<7xf64>} : () -> tensor<7xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<7xf64>} : () -> tensor<7xf64>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
%13 = "stablehlo.floor"(%12) : (tensor<7xf64>) -> tensor<7xf64>
%14 = "stablehlo.convert"(%13) : (tensor<7xf64>) -> tensor<7xi64>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
%16 = "stablehlo.add"(%14, %15) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%18 = "stablehlo.constant"() {value = dense<2> : tensor<7xi64>} : () -> tensor<7xi64>
%19 = "stablehlo.divide"(%17, %18) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%20 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
%21 = "stablehlo.subtract"(%2, %20) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%22 = "stablehlo.constant"() {value = dense<2> : tensor<7xi64>} : () -> tensor<7xi64>
%23 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
%24 = "stablehlo.compare"(%2, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
%25 = "stablehlo.divide"(%21, %22) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%26 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
%27 = "stablehlo.add"(%25, %26) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%28 = "stablehlo.select"(%24, %14, %27) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%29 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
%30 = "stablehlo.add"(%28, %29) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%31 = "stablehlo.subtract"(%2, %19) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%32 = "stablehlo.remainder"(%21, %22) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%33 = "stablehlo.select"(%24, %31, %32) : (tensor<7xi1>, tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%34 = "stablehlo.constant"() {value = dense<4> : tensor<7xi64>} : () -> tensor<7xi64>
%35 = "stablehlo.subtract"(%34, %30) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%36 = "stablehlo.constant"() {value = dense<1> : tensor<7xi64>} : () -> tensor<7xi64>
%37 = "stablehlo.subtract"(%36, %33) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
%38 = "stablehlo.reshape"(%35) : (tensor<7xi64>) -> tensor<1x7xi64>
%39 = "stablehlo.reshape"(%37) : (tensor<7xi64>) -> tensor<1x7xi64>
%40 = "stablehlo.concatenate"(%38, %39) {dimension = 0 : i64} : (tensor<1x7xi64>, tensor<1x7xi64>) -> tensor<2x7xi64>
return %40 : tensor<2x7xi64>
}
}

// 3 3 3
module @example {
func.func public @main() -> (tensor<2x0xi64>) {
%0 = "stablehlo.constant"() {value = dense<0> : tensor<2x0xi64>} : () -> tensor<2x0xi64>
return %0 : tensor<2x0xi64>
}
}

// 6 4 2 dtype=s32
module @example {
func.func public @main() -> (tensor<2x3xi32>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi64>
%1 = "stablehlo.constant"() {value = dense<2> : tensor<3xi64>} : () -> tensor<3xi64>
%2 = "stablehlo.subtract"(%1, %0) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%3 = "stablehlo.convert"(%2) : (tensor<3xi64>) -> tensor<3xf64>
%4 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%7 = "stablehlo.add"(%5, %6) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%8 = "stablehlo.sqrt"(%7) : (tensor<3xf64>) -> tensor<3xf64>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf64>} : () -> tensor<3xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<3xf64>} : () -> tensor<3xf64>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
%13 = "stablehlo.floor"(%12) : (tensor<3xf64>) -> tensor<3xf64>
%14 = "stablehlo.convert"(%13) : (tensor<3xf64>) -> tensor<3xi64>
%15 = "stablehlo.constant"() {value = dense<1> : tensor<3xi64>} : () -> tensor<3xi64>
%16 = "stablehlo.add"(%14, %15) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%18 = "stablehlo.constant"() {value = dense<2> : tensor<3xi64>} : () -> tensor<3xi64>
%19 = "stablehlo.divide"(%17, %18) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%20 = "stablehlo.constant"() {value = dense<3> : tensor<3xi64>} : () -> tensor<3xi64>
%21 = "stablehlo.subtract"(%2, %20) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%22 = "stablehlo.constant"() {value = dense<4> : tensor<3xi64>} : () -> tensor<3xi64>
%23 = "stablehlo.constant"() {value = dense<3> : tensor<3xi64>} : () -> tensor<3xi64>
%24 = "stablehlo.compare"(%2, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
%25 = "stablehlo.divide"(%21, %22) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<3xi64>} : () -> tensor<3xi64>
%27 = "stablehlo.add"(%25, %26) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%28 = "stablehlo.select"(%24, %14, %27) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%29 = "stablehlo.constant"() {value = dense<4> : tensor<3xi64>} : () -> tensor<3xi64>
%30 = "stablehlo.add"(%28, %29) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%31 = "stablehlo.subtract"(%2, %19) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%32 = "stablehlo.remainder"(%21, %22) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%33 = "stablehlo.select"(%24, %31, %32) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%34 = "stablehlo.constant"() {value = dense<5> : tensor<3xi64>} : () -> tensor<3xi64>
%35 = "stablehlo.subtract"(%34, %30) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%36 = "stablehlo.constant"() {value = dense<3> : tensor<3xi64>} : () -> tensor<3xi64>
%37 = "stablehlo.subtract"(%36, %33) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
%38 = "stablehlo.reshape"(%35) : (tensor<3xi64>) -> tensor<1x3xi64>
%39 = "stablehlo.reshape"(%37) : (tensor<3xi64>) -> tensor<1x3xi64>
%40 = "stablehlo.concatenate"(%38, %39) {dimension = 0 : i64} : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<2x3xi64>
%41 = "stablehlo.convert"(%40) : (tensor<2x3xi64>) -> tensor<2x3xi32>
return %41 : tensor<2x3xi32>
}
}

// 4 7 -1
module @example {
func.func public @main() -> (tensor<2x25xi64>) {
%0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<25xi64>
%1 = "stablehlo.constant"() {value = dense<24> : tensor<25xi64>} : () -> tensor<25xi64>
%2 = "stablehlo.subtract"(%1, %0) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%3 = "stablehlo.convert"(%2) : (tensor<25xi64>) -> tensor<25xf64>
%4 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<25xf64>} : () -> tensor<25xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>
%6 = "stablehlo.constant"() {value = dense<8.1e1> : tensor<25xf64>} : () -> tensor<25xf64>
%7 = "stablehlo.add"(%5, %6) : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>
%8 = "stablehlo.sqrt"(%7) : (tensor<25xf64>) -> tensor<25xf64>
%9 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<25xf64>} : () -> tensor<25xf64>
%10 = "stablehlo.subtract"(%8, %9) : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>
%11 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<25xf64>} : () -> tensor<25xf64>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<25xf64>, tensor<25xf64>) -> tensor<25xf64>
%13 = "stablehlo.floor"(%12) : (tensor<25xf64>) -> tensor<25xf64>
%14 = "stablehlo.convert"(%13) : (tensor<25xf64>) -> tensor<25xi64>
%15 = "stablehlo.constant"() {value = dense<9> : tensor<25xi64>} : () -> tensor<25xi64>
%16 = "stablehlo.add"(%14, %15) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%17 = "stablehlo.multiply"(%14, %16) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%18 = "stablehlo.constant"() {value = dense<2> : tensor<25xi64>} : () -> tensor<25xi64>
%19 = "stablehlo.divide"(%17, %18) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%20 = "stablehlo.constant"() {value = dense<11> : tensor<25xi64>} : () -> tensor<25xi64>
%21 = "stablehlo.subtract"(%2, %20) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%22 = "stablehlo.constant"() {value = dense<7> : tensor<25xi64>} : () -> tensor<25xi64>
%23 = "stablehlo.constant"() {value = dense<11> : tensor<25xi64>} : () -> tensor<25xi64>
%24 = "stablehlo.compare"(%2, %23) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi1>
%25 = "stablehlo.divide"(%21, %22) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%26 = "stablehlo.constant"() {value = dense<2> : tensor<25xi64>} : () -> tensor<25xi64>
%27 = "stablehlo.add"(%25, %26) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%28 = "stablehlo.select"(%24, %14, %27) : (tensor<25xi1>, tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%29 = "stablehlo.constant"() {value = dense<0> : tensor<25xi64>} : () -> tensor<25xi64>
%30 = "stablehlo.add"(%28, %29) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%31 = "stablehlo.subtract"(%2, %19) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%32 = "stablehlo.remainder"(%21, %22) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%33 = "stablehlo.select"(%24, %31, %32) : (tensor<25xi1>, tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%34 = "stablehlo.constant"() {value = dense<3> : tensor<25xi64>} : () -> tensor<25xi64>
%35 = "stablehlo.subtract"(%34, %30) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%36 = "stablehlo.constant"() {value = dense<6> : tensor<25xi64>} : () -> tensor<25xi64>
%37 = "stablehlo.subtract"(%36, %33) : (tensor<25xi64>, tensor<25xi64>) -> tensor<25xi64>
%38 = "stablehlo.reshape"(%35) : (tensor<25xi64>) -> tensor<1x25xi64>
%39 = "stablehlo.reshape"(%37) : (tensor<25xi64>) -> tensor<1x25xi64>
%40 = "stablehlo.concatenate"(%38, %39) {dimension = 0 : i64} : (tensor<1x25xi64>, tensor<1x25xi64>) -> tensor<2x25xi64>
return %40 : tensor<2x25xi64>
}
}

