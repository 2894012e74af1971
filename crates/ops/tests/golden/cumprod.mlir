// f32[3,5] -1
module @example {
func.func public @main(%0: tensor<3x5xf32>) -> (tensor<3x5xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce_window"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3x5xf32>
%6 = "stablehlo.is_finite"(%5) : (tensor<3x5xf32>) -> tensor<3x5xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%9 = "stablehlo.and"(%6, %8) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<3x5xi1>, tensor<i1>) -> tensor<i1>
%134 = "stablehlo.if"(%14) ({
"stablehlo.return"(%5) : (tensor<3x5xf32>) -> ()
}, {
%15 = "stablehlo.abs"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%16 = "stablehlo.bitcast_convert"(%15) : (tensor<3x5xf32>) -> tensor<3x5xi32>
%17 = "stablehlo.constant"() {value = dense<23> : tensor<3x5xi32>} : () -> tensor<3x5xi32>
%18 = "stablehlo.shift_right_logical"(%16, %17) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
%19 = "stablehlo.constant"() {value = dense<127> : tensor<3x5xi32>} : () -> tensor<3x5xi32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi32>
%21 = "stablehlo.convert"(%20) : (tensor<3x5xi32>) -> tensor<3x5xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%23 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%24 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%25 = "stablehlo.and"(%23, %24) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%29 = "stablehlo.select"(%25, %27, %28) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%35 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%37 = "stablehlo.compare"(%15, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%38 = "stablehlo.and"(%35, %37) : (tensor<3x5xi1>, tensor<3x5xi1>) -> tensor<3x5xi1>
%39 = "stablehlo.negate"(%21) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%41 = "stablehlo.select"(%38, %39, %40) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
%47 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%48 = "stablehlo.compare"(%34, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%49 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%51 = "stablehlo.and"(%48, %50) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%53 = "stablehlo.compare"(%34, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%54 = "stablehlo.or"(%51, %53) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%55 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<i1>, %57: tensor<i1>):
%58 = "stablehlo.and"(%56, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%58) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%133 = "stablehlo.if"(%59) ({
"stablehlo.return"(%5) : (tensor<3x5xf32>) -> ()
}, {
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%61 = "stablehlo.abs"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%62 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%63 = "stablehlo.compare"(%61, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%64 = "stablehlo.abs"(%0) : (tensor<3x5xf32>) -> tensor<3x5xf32>
%65 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%66 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%67 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%68 = "stablehlo.multiply"(%0, %67) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%69 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%70 = "stablehlo.multiply"(%0, %69) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%71 = "stablehlo.select"(%66, %70, %0) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%72 = "stablehlo.select"(%63, %68, %71) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%74 = "stablehlo.add"(%60, %73) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%76 = "stablehlo.subtract"(%60, %75) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%77 = "stablehlo.select"(%66, %76, %60) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%78 = "stablehlo.select"(%63, %74, %77) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.complex"(%79, %80) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
%82 = "stablehlo.complex"(%72, %78) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xcomplex<f32>>
%110 = "stablehlo.reduce_window"(%82, %81) ({
^bb0(%83: tensor<complex<f32>>, %84: tensor<complex<f32>>):
%85 = "stablehlo.real"(%83) : (tensor<complex<f32>>) -> tensor<f32>
%86 = "stablehlo.imag"(%83) : (tensor<complex<f32>>) -> tensor<f32>
%87 = "stablehlo.real"(%84) : (tensor<complex<f32>>) -> tensor<f32>
%88 = "stablehlo.imag"(%84) : (tensor<complex<f32>>) -> tensor<f32>
%89 = "stablehlo.multiply"(%85, %87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%90 = "stablehlo.add"(%86, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.abs"(%89) : (tensor<f32>) -> tensor<f32>
%92 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%93 = "stablehlo.compare"(%91, %92) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%94 = "stablehlo.abs"(%89) : (tensor<f32>) -> tensor<f32>
%95 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.compare"(%94, %95) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%97 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%98 = "stablehlo.multiply"(%89, %97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.multiply"(%89, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.select"(%96, %100, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.select"(%93, %98, %101) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%104 = "stablehlo.add"(%90, %103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%105 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%106 = "stablehlo.subtract"(%90, %105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%107 = "stablehlo.select"(%96, %106, %90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%108 = "stablehlo.select"(%93, %104, %107) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%109 = "stablehlo.complex"(%102, %108) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
"stablehlo.return"(%109) : (tensor<complex<f32>>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>} : (tensor<3x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x5xcomplex<f32>>
%111 = "stablehlo.real"(%110) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%112 = "stablehlo.imag"(%110) : (tensor<3x5xcomplex<f32>>) -> tensor<3x5xf32>
%113 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%114 = "stablehlo.compare"(%112, %113) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%115 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%116 = "stablehlo.compare"(%112, %115) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%117 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%118 = "stablehlo.multiply"(%111, %117) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%119 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%120 = "stablehlo.multiply"(%111, %119) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%121 = "stablehlo.select"(%116, %120, %111) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%122 = "stablehlo.select"(%114, %118, %121) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%123 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%124 = "stablehlo.compare"(%112, %123) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%125 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%126 = "stablehlo.compare"(%112, %125) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xi1>
%127 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%128 = "stablehlo.multiply"(%122, %127) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%129 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
%130 = "stablehlo.multiply"(%122, %129) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%131 = "stablehlo.select"(%126, %130, %122) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
%132 = "stablehlo.select"(%124, %128, %131) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
"stablehlo.return"(%132) : (tensor<3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<3x5xf32>
"stablehlo.return"(%133) : (tensor<3x5xf32>) -> ()
}) : (tensor<i1>) -> tensor<3x5xf32>
return %134 : tensor<3x5xf32>
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
%7 = "stablehlo.is_finite"(%6) : (tensor<2x3xf32>) -> tensor<2x3xi1>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%9 = "stablehlo.compare"(%6, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%10 = "stablehlo.and"(%7, %9) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%11 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%15 = "stablehlo.reduce"(%10, %11) ({
^bb0(%12: tensor<i1>, %13: tensor<i1>):
%14 = "stablehlo.and"(%12, %13) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%14) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
%135 = "stablehlo.if"(%15) ({
"stablehlo.return"(%6) : (tensor<2x3xf32>) -> ()
}, {
%16 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%17 = "stablehlo.bitcast_convert"(%16) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%18 = "stablehlo.constant"() {value = dense<23> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%19 = "stablehlo.shift_right_logical"(%17, %18) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%20 = "stablehlo.constant"() {value = dense<127> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%21 = "stablehlo.subtract"(%19, %20) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%22 = "stablehlo.convert"(%21) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%23 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%24 = "stablehlo.compare"(%16, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%25 = "stablehlo.compare"(%16, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%26 = "stablehlo.and"(%24, %25) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%27 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%28 = "stablehlo.add"(%22, %27) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%30 = "stablehlo.select"(%26, %28, %29) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%31 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%35 = "stablehlo.reduce"(%30, %31) ({
^bb0(%32: tensor<f32>, %33: tensor<f32>):
%34 = "stablehlo.add"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%34) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%36 = "stablehlo.compare"(%16, %23) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%37 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%38 = "stablehlo.compare"(%16, %37) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%39 = "stablehlo.and"(%36, %38) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%40 = "stablehlo.negate"(%22) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%42 = "stablehlo.select"(%39, %40, %41) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%43 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%47 = "stablehlo.reduce"(%42, %43) ({
^bb0(%44: tensor<f32>, %45: tensor<f32>):
%46 = "stablehlo.add"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%46) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
%48 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%49 = "stablehlo.compare"(%35, %48) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%50 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<3xf32>} : () -> tensor<3xf32>
%51 = "stablehlo.compare"(%47, %50) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%52 = "stablehlo.and"(%49, %51) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%53 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<3xf32>} : () -> tensor<3xf32>
%54 = "stablehlo.compare"(%35, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
%55 = "stablehlo.or"(%52, %54) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
%56 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%60 = "stablehlo.reduce"(%55, %56) ({
^bb0(%57: tensor<i1>, %58: tensor<i1>):
%59 = "stablehlo.and"(%57, %58) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%59) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
%134 = "stablehlo.if"(%60) ({
"stablehlo.return"(%6) : (tensor<2x3xf32>) -> ()
}, {
%61 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%62 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%64 = "stablehlo.compare"(%62, %63) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%65 = "stablehlo.abs"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%67 = "stablehlo.compare"(%65, %66) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%68 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%69 = "stablehlo.multiply"(%1, %68) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%70 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%71 = "stablehlo.multiply"(%1, %70) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.select"(%67, %71, %1) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.select"(%64, %69, %72) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%74 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%75 = "stablehlo.add"(%61, %74) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%77 = "stablehlo.subtract"(%61, %76) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%78 = "stablehlo.select"(%67, %77, %61) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%79 = "stablehlo.select"(%64, %75, %78) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%82 = "stablehlo.complex"(%80, %81) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
%83 = "stablehlo.complex"(%73, %79) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
%111 = "stablehlo.reduce_window"(%83, %82) ({
^bb0(%84: tensor<complex<f32>>, %85: tensor<complex<f32>>):
%86 = "stablehlo.real"(%84) : (tensor<complex<f32>>) -> tensor<f32>
%87 = "stablehlo.imag"(%84) : (tensor<complex<f32>>) -> tensor<f32>
%88 = "stablehlo.real"(%85) : (tensor<complex<f32>>) -> tensor<f32>
%89 = "stablehlo.imag"(%85) : (tensor<complex<f32>>) -> tensor<f32>
%90 = "stablehlo.multiply"(%86, %88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%91 = "stablehlo.add"(%87, %89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%92 = "stablehlo.abs"(%90) : (tensor<f32>) -> tensor<f32>
%93 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.compare"(%92, %93) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%95 = "stablehlo.abs"(%90) : (tensor<f32>) -> tensor<f32>
%96 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%97 = "stablehlo.compare"(%95, %96) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%98 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%99 = "stablehlo.multiply"(%90, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%100 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%101 = "stablehlo.multiply"(%90, %100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%102 = "stablehlo.select"(%97, %101, %90) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.select"(%94, %99, %102) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%104 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%105 = "stablehlo.add"(%91, %104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%106 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%107 = "stablehlo.subtract"(%91, %106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%108 = "stablehlo.select"(%97, %107, %91) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%109 = "stablehlo.select"(%94, %105, %108) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%110 = "stablehlo.complex"(%103, %109) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
"stablehlo.return"(%110) : (tensor<complex<f32>>) -> ()
}) {base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>} : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x3xcomplex<f32>>
%112 = "stablehlo.real"(%111) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%113 = "stablehlo.imag"(%111) : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%115 = "stablehlo.compare"(%113, %114) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%116 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%117 = "stablehlo.compare"(%113, %116) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%118 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%119 = "stablehlo.multiply"(%112, %118) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%120 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%121 = "stablehlo.multiply"(%112, %120) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%122 = "stablehlo.select"(%117, %121, %112) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%123 = "stablehlo.select"(%115, %119, %122) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%125 = "stablehlo.compare"(%113, %124) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%126 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%127 = "stablehlo.compare"(%113, %126) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%128 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%129 = "stablehlo.multiply"(%123, %128) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%130 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%131 = "stablehlo.multiply"(%123, %130) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%132 = "stablehlo.select"(%127, %131, %123) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%133 = "stablehlo.select"(%125, %129, %132) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
"stablehlo.return"(%133) : (tensor<2x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3xf32>
"stablehlo.return"(%134) : (tensor<2x3xf32>) -> ()
}) : (tensor<i1>) -> tensor<2x3xf32>
%136 = "stablehlo.convert"(%135) : (tensor<2x3xf32>) -> tensor<2x3xf16>
return %136 : tensor<2x3xf16>
}
}

