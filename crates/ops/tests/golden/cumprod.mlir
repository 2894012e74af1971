// f32[3,5] -1
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
%6 = "stablehlo.abs"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%7 = "stablehlo.bitcast_convert"(%6) : (tensor<3x5xf32>) -> tensor<3x5xi32>
%8 = "stablehlo.constant"() {value = dense<23> : tensor<3x5xi32>} : () -> tensor<3x5xi32>
%9 = "stablehlo.shift_right_logical"(%7, %8) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
%10 = "stablehlo.constant"() {value = dense<127> : tensor<3x5xi32>} : () -> tensor<3x5xi32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
%12 = "stablehlo.convert"(%11) : (tensor<3x5xi32>) -> tensor<3x5xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%14 = "stablehlo.compare"(%6, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%15 = "stablehlo.compare"(%6, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%16 = "stablehlo.and"(%14, %15) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%18 = "stablehlo.add"(%12, %17) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%20 = "stablehlo.select"(%16, %18, %19) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%21 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%25 = "stablehlo.reduce"(%20, %21) ({
^bb0(%22: tensor<f32>, %23: tensor<f32>):
%24 = "stablehlo.add"(%22, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%24) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%26 = "stablehlo.compare"(%6, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%27 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%28 = "stablehlo.compare"(%6, %27) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%29 = "stablehlo.and"(%26, %28) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%30 = "stablehlo.negate"(%12) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%32 = "stablehlo.select"(%29, %30, %31) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%37 = "stablehlo.reduce"(%32, %33) ({
^bb0(%34: tensor<f32>, %35: tensor<f32>):
%36 = "stablehlo.add"(%34, %35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%36) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%38 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%39 = "stablehlo.compare"(%25, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%40 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%42 = "stablehlo.and"(%39, %41) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%44 = "stablehlo.compare"(%25, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%45 = "stablehlo.or"(%42, %44) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%46 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%50 = "stablehlo.reduce"(%45, %46) ({
^bb0(%47: tensor<i1>, %48: tensor<i1>):
%49 = "stablehlo.and"(%47, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%124 = "stablehlo.if"(%50) ({
"stablehlo.return"(%5) : (tensor<3x5xf32>) -> ()
}, {
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%52 = "stablehlo.abs"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%53 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%55 = "stablehlo.abs"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%56 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%57 = "stablehlo.compare"(%55, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%58 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%59 = "stablehlo.multiply"(%0, %58) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%60 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%61 = "stablehlo.multiply"(%0, %60) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%62 = "stablehlo.select"(%57, %61, %0) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%63 = "stablehlo.select"(%54, %59, %62) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%65 = "stablehlo.add"(%51, %64) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%67 = "stablehlo.subtract"(%51, %66) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%68 = "stablehlo.select"(%57, %67, %51) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%69 = "stablehlo.select"(%54, %65, %68) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%71 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.complex"(%70, %71) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
%73 = "stablehlo.complex"(%63, %69) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
%101 = "stablehlo.reduce_window"(%73, %72) ({
^bb0(%74: tensor<complex<f32>>, %75: tensor<complex<f32>>):
%76 = "stablehlo.real"(%74) : (tensor<complex<f32>>) -> tensor<f32>
%77 = "stablehlo.imag"(%74) : (tensor<complex<f32>>) -> tensor<f32>
%78 = "stablehlo.real"(%75) : (tensor<complex<f32>>) -> tensor<f32>
%79 = "stablehlo.imag"(%75) : (tensor<complex<f32>>) -> tensor<f32>
%80 = "stablehlo.multiply"(%76, %78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%81 = "stablehlo.add"(%77, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%82 = "stablehlo.abs"(%80) : (tensor<f32>) -> tensor<f32>
%83 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%84 = "stablehlo.compare"(%82, %83) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%85 = "stablehlo.abs"(%80) : (tensor<f32>) -> tensor<f32>
%86 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%87 = "stablehlo.compare"(%85, %86) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%88 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.multiply"(%80, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%91 = "stablehlo.multiply"(%80, %90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%92 = "stablehlo.select"(%87, %91, %80) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.select"(%84, %89, %92) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%94 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%95 = "stablehlo.add"(%81, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.subtract"(%81, %96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%98 = "stablehlo.select"(%87, %97, %81) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.select"(%84, %95, %98) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%100 = "stablehlo.complex"(%93, %99) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
"stablehlo.return"(%100) : (tensor<complex<f32>>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
%102 = "stablehlo.real"(%101) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%103 = "stablehlo.imag"(%101) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%105 = "stablehlo.compare"(%103, %104) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%106 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%107 = "stablehlo.compare"(%103, %106) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%108 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%109 = "stablehlo.multiply"(%102, %108) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%110 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%111 = "stablehlo.multiply"(%102, %110) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%112 = "stablehlo.select"(%107, %111, %102) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%113 = "stablehlo.select"(%105, %109, %112) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%115 = "stablehlo.compare"(%103, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%116 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%117 = "stablehlo.compare"(%103, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%118 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%119 = "stablehlo.multiply"(%113, %118) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%120 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%121 = "stablehlo.multiply"(%113, %120) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%122 = "stablehlo.select"(%117, %121, %113) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.select"(%115, %119, %122) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
"stablehlo.return"(%123) : (tensor<3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<3x5xf32>
return %124 : tensor<3x5xf32>
}
}

// s8[4] 0
module @example {
func.func public @main(%0: tensor<4xi8>) -> (tensor<4xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi8>) -> tensor<4xi64>
%2 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.multiply"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>} : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
return %6 : tensor<4xi64>
}
}

// f16[2,3] 0
module @example {
func.func public @main(%0: tensor<2x3xf16>) -> (tensor<2x3xf16>) {
%1 = "stablehlo.convert"(%0) : (tensor<2x3xf16>) -> tensor<2x3xf32>
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.reduce_window"(%1, %2) ({
^bb0(%3: tensor<f32>, %4: tensor<f32>):
%5 = "stablehlo.multiply"(%3, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%5) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
%7 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%8 = "stablehlo.bitcast_convert"(%7) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%9 = "stablehlo.constant"() {value = dense<23> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%10 = "stablehlo.shift_right_logical"(%8, %9) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%11 = "stablehlo.constant"() {value = dense<127> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%13 = "stablehlo.convert"(%12) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%15 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%16 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%17 = "stablehlo.and"(%15, %16) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%19 = "stablehlo.add"(%13, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%20 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%21 = "stablehlo.select"(%17, %19, %20) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%22 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%26 = "stablehlo.reduce"(%21, %22) ({
^bb0(%23: tensor<f32>, %24: tensor<f32>):
%25 = "stablehlo.add"(%23, %24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%25) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%27 = "stablehlo.compare"(%7, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%29 = "stablehlo.compare"(%7, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%30 = "stablehlo.and"(%27, %29) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%31 = "stablehlo.negate"(%13) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%33 = "stablehlo.select"(%30, %31, %32) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%34 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%38 = "stablehlo.reduce"(%33, %34) ({
^bb0(%35: tensor<f32>, %36: tensor<f32>):
%37 = "stablehlo.add"(%35, %36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%37) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%39 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%40 = "stablehlo.compare"(%26, %39) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%41 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%42 = "stablehlo.compare"(%38, %41) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%43 = "stablehlo.and"(%40, %42) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%45 = "stablehlo.compare"(%26, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%46 = "stablehlo.or"(%43, %45) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%47 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%51 = "stablehlo.reduce"(%46, %47) ({
^bb0(%48: tensor<i1>, %49: tensor<i1>):
%50 = "stablehlo.and"(%48, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%50) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%125 = "stablehlo.if"(%51) ({
"stablehlo.return"(%6) : (tensor<2x3xf32>) -> ()
}, {
%52 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%53 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%54 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%55 = "stablehlo.compare"(%53, %54) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%56 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%57 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%58 = "stablehlo.compare"(%56, %57) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%59 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%60 = "stablehlo.multiply"(%1, %59) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%61 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%62 = "stablehlo.multiply"(%1, %61) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.select"(%58, %62, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.select"(%55, %60, %63) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%66 = "stablehlo.add"(%52, %65) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%68 = "stablehlo.subtract"(%52, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.select"(%58, %68, %52) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.select"(%55, %66, %69) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%73 = "stablehlo.complex"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
%74 = "stablehlo.complex"(%64, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
%102 = "stablehlo.reduce_window"(%74, %73) ({
^bb0(%75: tensor<complex<f32>>, %76: tensor<complex<f32>>):
%77 = "stablehlo.real"(%75) : (tensor<complex<f32>>) -> tensor<f32>
%78 = "stablehlo.imag"(%75) : (tensor<complex<f32>>) -> tensor<f32>
%79 = "stablehlo.real"(%76) : (tensor<complex<f32>>) -> tensor<f32>
%80 = "stablehlo.imag"(%76) : (tensor<complex<f32>>) -> tensor<f32>
%81 = "stablehlo.multiply"(%77, %79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%82 = "stablehlo.add"(%78, %80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%83 = "stablehlo.abs"(%81) : (tensor<f32>) -> tensor<f32>
%84 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%85 = "stablehlo.compare"(%83, %84) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%86 = "stablehlo.abs"(%81) : (tensor<f32>) -> tensor<f32>
%87 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%88 = "stablehlo.compare"(%86, %87) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%89 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%90 = "stablehlo.multiply"(%81, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.multiply"(%81, %91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%93 = "stablehlo.select"(%88, %92, %81) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%94 = "stablehlo.select"(%85, %90, %93) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%95 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.add"(%82, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%97 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.subtract"(%82, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.select"(%88, %98, %82) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%100 = "stablehlo.select"(%85, %96, %99) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.complex"(%94, %100) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
"stablehlo.return"(%101) : (tensor<complex<f32>>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>} : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
%103 = "stablehlo.real"(%102) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%104 = "stablehlo.imag"(%102) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%106 = "stablehlo.compare"(%104, %105) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%107 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%108 = "stablehlo.compare"(%104, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%109 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%110 = "stablehlo.multiply"(%103, %109) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%111 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%112 = "stablehlo.multiply"(%103, %111) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%113 = "stablehlo.select"(%108, %112, %103) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%114 = "stablehlo.select"(%106, %110, %113) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%115 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%116 = "stablehlo.compare"(%104, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%117 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%118 = "stablehlo.compare"(%104, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%119 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%120 = "stablehlo.multiply"(%114, %119) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%121 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%122 = "stablehlo.multiply"(%114, %121) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%123 = "stablehlo.select"(%118, %122, %114) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%124 = "stablehlo.select"(%116, %120, %123) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"stablehlo.return"(%124) : (tensor<2x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3xf32>
%126 = "stablehlo.convert"(%125) : (tensor<2x3xf32>) -> tensor<2x3xf16>
return %126 : tensor<2x3xf16>
}
}

