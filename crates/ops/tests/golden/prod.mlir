// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%7 = "stablehlo.bitcast_convert"(%6) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%8 = "stablehlo.constant"() {value = dense<23> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%9 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%10 = "stablehlo.constant"() {value = dense<127> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%12 = "stablehlo.convert"(%11) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%14 = "stablehlo.compare"(%6, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%15 = "stablehlo.compare"(%6, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%16 = "stablehlo.and"(%14, %15) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%18 = "stablehlo.add"(%12, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%20 = "stablehlo.select"(%16, %18, %19) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%26 = "stablehlo.compare"(%6, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%28 = "stablehlo.compare"(%6, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%29 = "stablehlo.and"(%26, %28) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%30 = "stablehlo.negate"(%12) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%32 = "stablehlo.select"(%29, %30, %31) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%38 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%39 = "stablehlo.compare"(%25, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%40 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%42 = "stablehlo.and"(%39, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.compare"(%25, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%45 = "stablehlo.or"(%42, %44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%113 = "stablehlo.if"(%45) ({
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}, {
%46 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%47 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%48 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%49 = "stablehlo.compare"(%47, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%50 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%51 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%52 = "stablehlo.compare"(%50, %51) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%53 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%54 = "stablehlo.multiply"(%0, %53) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%55 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%56 = "stablehlo.multiply"(%0, %55) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%57 = "stablehlo.select"(%52, %56, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%58 = "stablehlo.select"(%49, %54, %57) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%59 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%60 = "stablehlo.add"(%46, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%62 = "stablehlo.subtract"(%46, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.select"(%52, %62, %46) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.select"(%49, %60, %63) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%66 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%91, %92 = "stablehlo.reduce"(%58, %64, %65, %66) ({
^bb0(%67: tensor<f32>, %68: tensor<f32>, %69: tensor<f32>, %70: tensor<f32>):
%71 = "stablehlo.multiply"(%67, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%72 = "stablehlo.add"(%68, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%73 = "stablehlo.abs"(%71) : (tensor<f32>) -> tensor<f32>
%74 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%75 = "stablehlo.compare"(%73, %74) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%76 = "stablehlo.abs"(%71) : (tensor<f32>) -> tensor<f32>
%77 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%78 = "stablehlo.compare"(%76, %77) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%79 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.multiply"(%71, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.multiply"(%71, %81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%83 = "stablehlo.select"(%78, %82, %71) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%84 = "stablehlo.select"(%75, %80, %83) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.add"(%72, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%87 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.subtract"(%72, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%89 = "stablehlo.select"(%78, %88, %72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.select"(%75, %86, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%84, %90) : (tensor<f32>, tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
%93 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%95 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.compare"(%92, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%97 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.multiply"(%91, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.multiply"(%91, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.select"(%96, %100, %91) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.select"(%94, %98, %101) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.compare"(%92, %103) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%105 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<f32>} : () -> tensor<f32>
%106 = "stablehlo.compare"(%92, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%107 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%108 = "stablehlo.multiply"(%102, %107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%109 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.multiply"(%102, %109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%111 = "stablehlo.select"(%106, %110, %102) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%112 = "stablehlo.select"(%104, %108, %111) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%112) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> tensor<f32>
return %113 : tensor<f32>
}
}

// bool[4]
module @example {
func.func public @main(%0: tensor<4xi1>) -> (tensor<i64>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi1>) -> tensor<4xi64>
%2 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.multiply"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
return %6 : tensor<i64>
}
}

// bf16[3]
module @example {
func.func public @main(%0: tensor<3xbf16>) -> (tensor<bf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<3xbf16>) -> tensor<3xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.multiply"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.abs"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%8 = "stablehlo.bitcast_convert"(%7) : (tensor<3xf32>) -> tensor<3xi32>
%9 = "stablehlo.constant"() {value = dense<23> : tensor<3xi32>} : () -> tensor<3xi32>
%10 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%11 = "stablehlo.constant"() {value = dense<127> : tensor<3xi32>} : () -> tensor<3xi32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%13 = "stablehlo.convert"(%12) : (tensor<3xi32>) -> tensor<3xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%15 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%16 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%21 = "stablehlo.select"(%17, %19, %20) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%27 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%29 = "stablehlo.compare"(%7, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%30 = "stablehlo.and"(%27, %29) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%31 = "stablehlo.negate"(%13) : (tensor<3xf32>) -> tensor<3xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%33 = "stablehlo.select"(%30, %31, %32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%39 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%40 = "stablehlo.compare"(%26, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%41 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.compare"(%38, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%43 = "stablehlo.and"(%40, %42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.compare"(%26, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%46 = "stablehlo.or"(%43, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%114 = "stablehlo.if"(%46) ({
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}, {
%47 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%48 = "stablehlo.abs"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%49 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<3xf32>} : () -> tensor<3xf32>
%50 = "stablehlo.compare"(%48, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%51 = "stablehlo.abs"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%52 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<3xf32>} : () -> tensor<3xf32>
%53 = "stablehlo.compare"(%51, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%54 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3xf32>} : () -> tensor<3xf32>
%55 = "stablehlo.multiply"(%1, %54) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3xf32>} : () -> tensor<3xf32>
%57 = "stablehlo.multiply"(%1, %56) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%58 = "stablehlo.select"(%53, %57, %1) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%59 = "stablehlo.select"(%50, %55, %58) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%61 = "stablehlo.add"(%47, %60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%62 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%63 = "stablehlo.subtract"(%47, %62) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.select"(%53, %63, %47) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%65 = "stablehlo.select"(%50, %61, %64) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%67 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%92, %93 = "stablehlo.reduce"(%59, %65, %66, %67) ({
^bb0(%68: tensor<f32>, %69: tensor<f32>, %70: tensor<f32>, %71: tensor<f32>):
%72 = "stablehlo.multiply"(%68, %70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%73 = "stablehlo.add"(%69, %71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%74 = "stablehlo.abs"(%72) : (tensor<f32>) -> tensor<f32>
%75 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%76 = "stablehlo.compare"(%74, %75) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%77 = "stablehlo.abs"(%72) : (tensor<f32>) -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%80 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.multiply"(%72, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%82 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.multiply"(%72, %82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%84 = "stablehlo.select"(%79, %83, %72) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%85 = "stablehlo.select"(%76, %81, %84) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.add"(%73, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%88 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.subtract"(%73, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.select"(%79, %89, %73) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.select"(%76, %87, %90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%85, %91) : (tensor<f32>, tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.compare"(%93, %94) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%96 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.compare"(%93, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%98 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.multiply"(%92, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.multiply"(%92, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.select"(%97, %101, %92) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.select"(%95, %99, %102) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%104 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%105 = "stablehlo.compare"(%93, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%106 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<f32>} : () -> tensor<f32>
%107 = "stablehlo.compare"(%93, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%108 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.multiply"(%103, %108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%110 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%111 = "stablehlo.multiply"(%103, %110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%112 = "stablehlo.select"(%107, %111, %103) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%113 = "stablehlo.select"(%105, %109, %112) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%113) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> tensor<f32>
%115 = "stablehlo.convert"(%114) : (tensor<f32>) -> tensor<bf16>
return %115 : tensor<bf16>
}
}

