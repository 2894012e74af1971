// f32[2,3]
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<f32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%6 = "stablehlo.is_finite"(%5) : (tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%118 = "stablehlo.if"(%9) ({
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}, {
%10 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%11 = "stablehlo.bitcast_convert"(%10) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%12 = "stablehlo.constant"() {value = dense<23> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%13 = "stablehlo.shift_right_logical"(%11, %12) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%14 = "stablehlo.constant"() {value = dense<127> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%15 = "stablehlo.subtract"(%13, %14) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%16 = "stablehlo.convert"(%15) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%18 = "stablehlo.compare"(%10, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%19 = "stablehlo.compare"(%10, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%20 = "stablehlo.and"(%18, %19) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%21 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%22 = "stablehlo.add"(%16, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%23 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%24 = "stablehlo.select"(%20, %22, %23) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%25 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%29 = "stablehlo.reduce"(%24, %25) ({
^bb0(%26: tensor<f32>, %27: tensor<f32>):
%28 = "stablehlo.add"(%26, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%28) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%30 = "stablehlo.compare"(%10, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%32 = "stablehlo.compare"(%10, %31) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%33 = "stablehlo.and"(%30, %32) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%34 = "stablehlo.negate"(%16) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%35 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%36 = "stablehlo.select"(%33, %34, %35) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%41 = "stablehlo.reduce"(%36, %37) ({
^bb0(%38: tensor<f32>, %39: tensor<f32>):
%40 = "stablehlo.add"(%38, %39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%40) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
%42 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%43 = "stablehlo.compare"(%29, %42) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%44 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%45 = "stablehlo.compare"(%41, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%46 = "stablehlo.and"(%43, %45) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%48 = "stablehlo.compare"(%29, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%49 = "stablehlo.or"(%46, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%117 = "stablehlo.if"(%49) ({
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}, {
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%51 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%52 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%53 = "stablehlo.compare"(%51, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%54 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%55 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%56 = "stablehlo.compare"(%54, %55) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%57 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%58 = "stablehlo.multiply"(%0, %57) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%59 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%60 = "stablehlo.multiply"(%0, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.select"(%56, %60, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.select"(%53, %58, %61) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%64 = "stablehlo.add"(%50, %63) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%66 = "stablehlo.subtract"(%50, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.select"(%56, %66, %50) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%68 = "stablehlo.select"(%53, %64, %67) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%70 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%95, %96 = "stablehlo.reduce"(%62, %68, %69, %70) ({
^bb0(%71: tensor<f32>, %72: tensor<f32>, %73: tensor<f32>, %74: tensor<f32>):
%75 = "stablehlo.multiply"(%71, %73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%76 = "stablehlo.add"(%72, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%77 = "stablehlo.abs"(%75) : (tensor<f32>) -> tensor<f32>
%78 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%79 = "stablehlo.compare"(%77, %78) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%80 = "stablehlo.abs"(%75) : (tensor<f32>) -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.compare"(%80, %81) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%83 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.multiply"(%75, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%85 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%86 = "stablehlo.multiply"(%75, %85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%87 = "stablehlo.select"(%82, %86, %75) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%88 = "stablehlo.select"(%79, %84, %87) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%89 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.add"(%76, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.subtract"(%76, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.select"(%82, %92, %76) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%94 = "stablehlo.select"(%79, %90, %93) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%88, %94) : (tensor<f32>, tensor<f32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.compare"(%96, %97) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%99 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.compare"(%96, %99) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%101 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.multiply"(%95, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.multiply"(%95, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%105 = "stablehlo.select"(%100, %104, %95) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%106 = "stablehlo.select"(%98, %102, %105) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%108 = "stablehlo.compare"(%96, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%109 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<f32>} : () -> tensor<f32>
%110 = "stablehlo.compare"(%96, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%111 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%112 = "stablehlo.multiply"(%106, %111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%113 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%114 = "stablehlo.multiply"(%106, %113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%115 = "stablehlo.select"(%110, %114, %106) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%116 = "stablehlo.select"(%108, %112, %115) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%116) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> tensor<f32>
"stablehlo.return"(%117) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> tensor<f32>
return %118 : tensor<f32>
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
%7 = "stablehlo.is_finite"(%6) : (tensor<f32>) -> tensor<i1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%10 = "stablehlo.and"(%7, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%119 = "stablehlo.if"(%10) ({
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}, {
%11 = "stablehlo.abs"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%12 = "stablehlo.bitcast_convert"(%11) : (tensor<3xf32>) -> tensor<3xi32>
%13 = "stablehlo.constant"() {value = dense<23> : tensor<3xi32>} : () -> tensor<3xi32>
%14 = "stablehlo.shift_right_logical"(%12, %13) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%15 = "stablehlo.constant"() {value = dense<127> : tensor<3xi32>} : () -> tensor<3xi32>
%16 = "stablehlo.subtract"(%14, %15) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
%17 = "stablehlo.convert"(%16) : (tensor<3xi32>) -> tensor<3xf32>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%19 = "stablehlo.compare"(%11, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%20 = "stablehlo.compare"(%11, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%21 = "stablehlo.and"(%19, %20) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%23 = "stablehlo.add"(%17, %22) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%24 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%25 = "stablehlo.select"(%21, %23, %24) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%26 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%30 = "stablehlo.reduce"(%25, %26) ({
^bb0(%27: tensor<f32>, %28: tensor<f32>):
%29 = "stablehlo.add"(%27, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%29) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%31 = "stablehlo.compare"(%11, %18) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%33 = "stablehlo.compare"(%11, %32) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%34 = "stablehlo.and"(%31, %33) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%35 = "stablehlo.negate"(%17) : (tensor<3xf32>) -> tensor<3xf32>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%37 = "stablehlo.select"(%34, %35, %36) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%42 = "stablehlo.reduce"(%37, %38) ({
^bb0(%39: tensor<f32>, %40: tensor<f32>):
%41 = "stablehlo.add"(%39, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%41) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
%43 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%44 = "stablehlo.compare"(%30, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%45 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.compare"(%42, %45) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%47 = "stablehlo.and"(%44, %46) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%48 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%49 = "stablehlo.compare"(%30, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%50 = "stablehlo.or"(%47, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%118 = "stablehlo.if"(%50) ({
"stablehlo.return"(%6) : (tensor<f32>) -> ()
}, {
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%52 = "stablehlo.abs"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%53 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<3xf32>} : () -> tensor<3xf32>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%55 = "stablehlo.abs"(%1) : (tensor<3xf32>) -> tensor<3xf32>
%56 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<3xf32>} : () -> tensor<3xf32>
%57 = "stablehlo.compare"(%55, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%58 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3xf32>} : () -> tensor<3xf32>
%59 = "stablehlo.multiply"(%1, %58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%60 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3xf32>} : () -> tensor<3xf32>
%61 = "stablehlo.multiply"(%1, %60) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%62 = "stablehlo.select"(%57, %61, %1) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%63 = "stablehlo.select"(%54, %59, %62) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%65 = "stablehlo.add"(%51, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%67 = "stablehlo.subtract"(%51, %66) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%68 = "stablehlo.select"(%57, %67, %51) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%69 = "stablehlo.select"(%54, %65, %68) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%96, %97 = "stablehlo.reduce"(%63, %69, %70, %71) ({
^bb0(%72: tensor<f32>, %73: tensor<f32>, %74: tensor<f32>, %75: tensor<f32>):
%76 = "stablehlo.multiply"(%72, %74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%77 = "stablehlo.add"(%73, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%78 = "stablehlo.abs"(%76) : (tensor<f32>) -> tensor<f32>
%79 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.compare"(%78, %79) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%81 = "stablehlo.abs"(%76) : (tensor<f32>) -> tensor<f32>
%82 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%83 = "stablehlo.compare"(%81, %82) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%84 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.multiply"(%76, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.multiply"(%76, %86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%88 = "stablehlo.select"(%83, %87, %76) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%89 = "stablehlo.select"(%80, %85, %88) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.add"(%77, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%92 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.subtract"(%77, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%94 = "stablehlo.select"(%83, %93, %77) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%95 = "stablehlo.select"(%80, %91, %94) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%89, %95) : (tensor<f32>, tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.compare"(%97, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%100 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.compare"(%97, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%102 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%103 = "stablehlo.multiply"(%96, %102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%104 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%105 = "stablehlo.multiply"(%96, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%106 = "stablehlo.select"(%101, %105, %96) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%107 = "stablehlo.select"(%99, %103, %106) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%108 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%109 = "stablehlo.compare"(%97, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%110 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<f32>} : () -> tensor<f32>
%111 = "stablehlo.compare"(%97, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%112 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%113 = "stablehlo.multiply"(%107, %112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%114 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%115 = "stablehlo.multiply"(%107, %114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%116 = "stablehlo.select"(%111, %115, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%117 = "stablehlo.select"(%109, %113, %116) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%117) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> tensor<f32>
"stablehlo.return"(%118) : (tensor<f32>) -> ()
}) : (tensor<i1>) -> tensor<f32>
%120 = "stablehlo.convert"(%119) : (tensor<f32>) -> tensor<bf16>
return %120 : tensor<bf16>
}
}

