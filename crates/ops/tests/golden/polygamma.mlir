// 0 f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>) {
%1 = "stablehlo.bitcast_convert"(%0) : (tensor<8xf32>) -> tensor<8xi32>
%2 = "stablehlo.constant"() {value = dense<0> : tensor<8xi32>} : () -> tensor<8xi32>
%3 = "stablehlo.compare"(%1, %2) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
%4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.select"(%3, %4, %5) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.compare"(%0, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%9 = "chlo.digamma"(%0) : (tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.select"(%8, %6, %9) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %10 : tensor<8xf32>
}
}

// 1 f32[16]
module @example {
func.func public @main(%0: tensor<16xf32>) -> (tensor<16xf32>) {
%1 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%3 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<16xf32>} : () -> tensor<16xf32>
%4 = "stablehlo.multiply"(%0, %3) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%5 = "stablehlo.sine"(%4) : (tensor<16xf32>) -> tensor<16xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%7 = "stablehlo.subtract"(%6, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%8 = "stablehlo.select"(%2, %7, %0) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%11 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%43, %44, %45 = "stablehlo.while"(%8, %10, %11) ({
^bb0(%12: tensor<16xf32>, %13: tensor<16xf32>, %14: tensor<i32>):
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%16 = "stablehlo.compare"(%12, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%17 = "stablehlo.not"(%16) : (tensor<16xi1>) -> tensor<16xi1>
%18 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%22 = "stablehlo.reduce"(%17, %18) ({
^bb0(%19: tensor<i1>, %20: tensor<i1>):
%21 = "stablehlo.and"(%19, %20) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%21) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%23 = "stablehlo.not"(%22) : (tensor<i1>) -> tensor<i1>
%24 = "stablehlo.constant"() {value = dense<16384> : tensor<i32>} : () -> tensor<i32>
%25 = "stablehlo.compare"(%14, %24) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%26 = "stablehlo.and"(%23, %25) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}, {
^bb0(%27: tensor<16xf32>, %28: tensor<16xf32>, %29: tensor<i32>):
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%31 = "stablehlo.compare"(%27, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%32 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%33 = "stablehlo.add"(%27, %32) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%34 = "stablehlo.select"(%31, %33, %27) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%36 = "stablehlo.compare"(%27, %35) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%37 = "stablehlo.negate"(%9) : (tensor<16xf32>) -> tensor<16xf32>
%38 = "stablehlo.power"(%27, %37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%39 = "stablehlo.add"(%28, %38) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%40 = "stablehlo.select"(%36, %39, %28) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%41 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%42 = "stablehlo.add"(%29, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%34, %40, %42) : (tensor<16xf32>, tensor<16xf32>, tensor<i32>) -> ()
}) : (tensor<16xf32>, tensor<16xf32>, tensor<i32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<i32>)
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%47 = "stablehlo.compare"(%8, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%48 = "stablehlo.floor"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%49 = "stablehlo.compare"(%8, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%50 = "stablehlo.and"(%47, %49) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%52 = "stablehlo.compare"(%9, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%53 = "stablehlo.or"(%50, %52) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%54 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<16xf32>} : () -> tensor<16xf32>
%55 = "chlo.zeta"(%9, %43) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%56 = "stablehlo.add"(%44, %55) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%57 = "stablehlo.select"(%53, %54, %56) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%58 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%59 = "stablehlo.compare"(%9, %58) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%60 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%61 = "stablehlo.select"(%59, %60, %57) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%62 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<16xf32>} : () -> tensor<16xf32>
%63 = "stablehlo.compare"(%8, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%64 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%65 = "stablehlo.select"(%63, %64, %61) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%66 = "stablehlo.multiply"(%5, %5) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%67 = "stablehlo.constant"() {value = dense<9.869604401089358e0> : tensor<16xf32>} : () -> tensor<16xf32>
%68 = "stablehlo.divide"(%67, %66) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%69 = "stablehlo.subtract"(%68, %65) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%70 = "stablehlo.select"(%2, %69, %65) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
return %70 : tensor<16xf32>
}
}

// 2 f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xf32>) -> tensor<8xf64>
%2 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%36, %37, %38 = "stablehlo.while"(%1, %3, %4) ({
^bb0(%5: tensor<8xf64>, %6: tensor<8xf64>, %7: tensor<i32>):
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%9 = "stablehlo.compare"(%5, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%10 = "stablehlo.not"(%9) : (tensor<8xi1>) -> tensor<8xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
%16 = "stablehlo.not"(%15) : (tensor<i1>) -> tensor<i1>
%17 = "stablehlo.constant"() {value = dense<16384> : tensor<i32>} : () -> tensor<i32>
%18 = "stablehlo.compare"(%7, %17) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%19 = "stablehlo.and"(%16, %18) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%19) : (tensor<i1>) -> ()
}, {
^bb0(%20: tensor<8xf64>, %21: tensor<8xf64>, %22: tensor<i32>):
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%24 = "stablehlo.compare"(%20, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%25 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%26 = "stablehlo.add"(%20, %25) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%27 = "stablehlo.select"(%24, %26, %20) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%29 = "stablehlo.compare"(%20, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%30 = "stablehlo.negate"(%2) : (tensor<8xf64>) -> tensor<8xf64>
%31 = "stablehlo.power"(%20, %30) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%32 = "stablehlo.add"(%21, %31) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%33 = "stablehlo.select"(%29, %32, %21) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%34 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%35 = "stablehlo.add"(%22, %34) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%27, %33, %35) : (tensor<8xf64>, tensor<8xf64>, tensor<i32>) -> ()
}) : (tensor<8xf64>, tensor<8xf64>, tensor<i32>) -> (tensor<8xf64>, tensor<8xf64>, tensor<i32>)
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%40 = "stablehlo.compare"(%1, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%41 = "stablehlo.floor"(%1) : (tensor<8xf64>) -> tensor<8xf64>
%42 = "stablehlo.compare"(%1, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%45 = "stablehlo.compare"(%2, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%46 = "stablehlo.or"(%43, %45) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%47 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%48 = "chlo.zeta"(%2, %36) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%49 = "stablehlo.add"(%37, %48) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%50 = "stablehlo.select"(%46, %47, %49) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%51 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%52 = "stablehlo.compare"(%2, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%53 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%54 = "stablehlo.select"(%52, %53, %50) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%55 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%56 = "stablehlo.compare"(%1, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%58 = "stablehlo.select"(%56, %57, %54) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%59 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%60 = "stablehlo.multiply"(%59, %58) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%61 = "stablehlo.convert"(%60) : (tensor<8xf64>) -> tensor<8xf32>
return %61 : tensor<8xf32>
}
}

// 3 f64[8]
module @example {
func.func public @main(%0: tensor<8xf64>) -> (tensor<8xf64>) {
%1 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%35, %36, %37 = "stablehlo.while"(%0, %2, %3) ({
^bb0(%4: tensor<8xf64>, %5: tensor<8xf64>, %6: tensor<i32>):
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%9 = "stablehlo.not"(%8) : (tensor<8xi1>) -> tensor<8xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<8xi1>, tensor<i1>) -> tensor<i1>
%15 = "stablehlo.not"(%14) : (tensor<i1>) -> tensor<i1>
%16 = "stablehlo.constant"() {value = dense<16384> : tensor<i32>} : () -> tensor<i32>
%17 = "stablehlo.compare"(%6, %16) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%18 = "stablehlo.and"(%15, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%18) : (tensor<i1>) -> ()
}, {
^bb0(%19: tensor<8xf64>, %20: tensor<8xf64>, %21: tensor<i32>):
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%23 = "stablehlo.compare"(%19, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%24 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%25 = "stablehlo.add"(%19, %24) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%26 = "stablehlo.select"(%23, %25, %19) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%28 = "stablehlo.compare"(%19, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%29 = "stablehlo.negate"(%1) : (tensor<8xf64>) -> tensor<8xf64>
%30 = "stablehlo.power"(%19, %29) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%31 = "stablehlo.add"(%20, %30) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%32 = "stablehlo.select"(%28, %31, %20) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.add"(%21, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%26, %32, %34) : (tensor<8xf64>, tensor<8xf64>, tensor<i32>) -> ()
}) : (tensor<8xf64>, tensor<8xf64>, tensor<i32>) -> (tensor<8xf64>, tensor<8xf64>, tensor<i32>)
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%39 = "stablehlo.compare"(%0, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%40 = "stablehlo.floor"(%0) : (tensor<8xf64>) -> tensor<8xf64>
%41 = "stablehlo.compare"(%0, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%42 = "stablehlo.and"(%39, %41) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%44 = "stablehlo.compare"(%1, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%45 = "stablehlo.or"(%42, %44) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%46 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%47 = "chlo.zeta"(%1, %35) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%48 = "stablehlo.add"(%36, %47) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%49 = "stablehlo.select"(%45, %46, %48) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%51 = "stablehlo.compare"(%1, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%52 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%53 = "stablehlo.select"(%51, %52, %49) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%54 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%55 = "stablehlo.compare"(%0, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%57 = "stablehlo.select"(%55, %56, %53) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%58 = "stablehlo.constant"() {value = dense<6.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%59 = "stablehlo.multiply"(%58, %57) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
return %59 : tensor<8xf64>
}
}

// 4 s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.convert"(%1) : (tensor<4xf32>) -> tensor<4xf64>
%3 = "stablehlo.constant"() {value = dense<5.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%37, %38, %39 = "stablehlo.while"(%2, %4, %5) ({
^bb0(%6: tensor<4xf64>, %7: tensor<4xf64>, %8: tensor<i32>):
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%10 = "stablehlo.compare"(%6, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%11 = "stablehlo.not"(%10) : (tensor<4xi1>) -> tensor<4xi1>
%12 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%16 = "stablehlo.reduce"(%11, %12) ({
^bb0(%13: tensor<i1>, %14: tensor<i1>):
%15 = "stablehlo.and"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%15) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
%17 = "stablehlo.not"(%16) : (tensor<i1>) -> tensor<i1>
%18 = "stablehlo.constant"() {value = dense<16384> : tensor<i32>} : () -> tensor<i32>
%19 = "stablehlo.compare"(%8, %18) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
%20 = "stablehlo.and"(%17, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%20) : (tensor<i1>) -> ()
}, {
^bb0(%21: tensor<4xf64>, %22: tensor<4xf64>, %23: tensor<i32>):
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%25 = "stablehlo.compare"(%21, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%27 = "stablehlo.add"(%21, %26) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%28 = "stablehlo.select"(%25, %27, %21) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%30 = "stablehlo.compare"(%21, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%31 = "stablehlo.negate"(%3) : (tensor<4xf64>) -> tensor<4xf64>
%32 = "stablehlo.power"(%21, %31) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%33 = "stablehlo.add"(%22, %32) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%34 = "stablehlo.select"(%30, %33, %22) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%35 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%36 = "stablehlo.add"(%23, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%28, %34, %36) : (tensor<4xf64>, tensor<4xf64>, tensor<i32>) -> ()
}) : (tensor<4xf64>, tensor<4xf64>, tensor<i32>) -> (tensor<4xf64>, tensor<4xf64>, tensor<i32>)
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%41 = "stablehlo.compare"(%2, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%42 = "stablehlo.floor"(%2) : (tensor<4xf64>) -> tensor<4xf64>
%43 = "stablehlo.compare"(%2, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%44 = "stablehlo.and"(%41, %43) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%46 = "stablehlo.compare"(%3, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%47 = "stablehlo.or"(%44, %46) : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
%48 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<4xf64>} : () -> tensor<4xf64>
%49 = "chlo.zeta"(%3, %37) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%50 = "stablehlo.add"(%38, %49) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%51 = "stablehlo.select"(%47, %48, %50) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%53 = "stablehlo.compare"(%3, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%54 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<4xf64>} : () -> tensor<4xf64>
%55 = "stablehlo.select"(%53, %54, %51) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%56 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<4xf64>} : () -> tensor<4xf64>
%57 = "stablehlo.compare"(%2, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf64>} : () -> tensor<4xf64>
%59 = "stablehlo.select"(%57, %58, %55) : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%60 = "stablehlo.constant"() {value = dense<-2.4e1> : tensor<4xf64>} : () -> tensor<4xf64>
%61 = "stablehlo.multiply"(%60, %59) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
%62 = "stablehlo.convert"(%61) : (tensor<4xf64>) -> tensor<4xf32>
return %62 : tensor<4xf32>
}
}

