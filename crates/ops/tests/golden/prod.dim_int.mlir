// f32[2,3] -1
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%6 = "stablehlo.is_finite"(%5) : (tensor<2xf32>) -> tensor<2xi1>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%8 = "stablehlo.compare"(%5, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%9 = "stablehlo.and"(%6, %8) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%10 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%14 = "stablehlo.reduce"(%9, %10) ({
^bb0(%11: tensor<i1>, %12: tensor<i1>):
%13 = "stablehlo.and"(%11, %12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%13) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%128 = "stablehlo.if"(%14) ({
"stablehlo.return"(%5) : (tensor<2xf32>) -> ()
}, {
%15 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%16 = "stablehlo.bitcast_convert"(%15) : (tensor<2x3xf32>) -> tensor<2x3xi32>
%17 = "stablehlo.constant"() {value = dense<23> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%18 = "stablehlo.shift_right_logical"(%16, %17) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%19 = "stablehlo.constant"() {value = dense<127> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
%20 = "stablehlo.subtract"(%18, %19) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
%21 = "stablehlo.convert"(%20) : (tensor<2x3xi32>) -> tensor<2x3xf32>
%22 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%23 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%24 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%25 = "stablehlo.and"(%23, %24) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%27 = "stablehlo.add"(%21, %26) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%28 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%29 = "stablehlo.select"(%25, %27, %28) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%34 = "stablehlo.reduce"(%29, %30) ({
^bb0(%31: tensor<f32>, %32: tensor<f32>):
%33 = "stablehlo.add"(%31, %32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%33) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%35 = "stablehlo.compare"(%15, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%36 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%37 = "stablehlo.compare"(%15, %36) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%38 = "stablehlo.and"(%35, %37) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
%39 = "stablehlo.negate"(%21) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%41 = "stablehlo.select"(%38, %39, %40) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%42 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%46 = "stablehlo.reduce"(%41, %42) ({
^bb0(%43: tensor<f32>, %44: tensor<f32>):
%45 = "stablehlo.add"(%43, %44) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%45) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%47 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<2xf32>} : () -> tensor<2xf32>
%48 = "stablehlo.compare"(%34, %47) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%49 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<2xf32>} : () -> tensor<2xf32>
%50 = "stablehlo.compare"(%46, %49) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%51 = "stablehlo.and"(%48, %50) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%53 = "stablehlo.compare"(%34, %52) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%54 = "stablehlo.or"(%51, %53) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%55 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%59 = "stablehlo.reduce"(%54, %55) ({
^bb0(%56: tensor<i1>, %57: tensor<i1>):
%58 = "stablehlo.and"(%56, %57) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%58) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%127 = "stablehlo.if"(%59) ({
"stablehlo.return"(%5) : (tensor<2xf32>) -> ()
}, {
%60 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%61 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%63 = "stablehlo.compare"(%61, %62) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%64 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%65 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%66 = "stablehlo.compare"(%64, %65) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%67 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%68 = "stablehlo.multiply"(%0, %67) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%70 = "stablehlo.multiply"(%0, %69) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%71 = "stablehlo.select"(%66, %70, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%72 = "stablehlo.select"(%63, %68, %71) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%73 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%74 = "stablehlo.add"(%60, %73) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%76 = "stablehlo.subtract"(%60, %75) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%77 = "stablehlo.select"(%66, %76, %60) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%78 = "stablehlo.select"(%63, %74, %77) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%79 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%105, %106 = "stablehlo.reduce"(%72, %78, %79, %80) ({
^bb0(%81: tensor<f32>, %82: tensor<f32>, %83: tensor<f32>, %84: tensor<f32>):
%85 = "stablehlo.multiply"(%81, %83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%86 = "stablehlo.add"(%82, %84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%87 = "stablehlo.abs"(%85) : (tensor<f32>) -> tensor<f32>
%88 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<f32>} : () -> tensor<f32>
%89 = "stablehlo.compare"(%87, %88) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%90 = "stablehlo.abs"(%85) : (tensor<f32>) -> tensor<f32>
%91 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<f32>} : () -> tensor<f32>
%92 = "stablehlo.compare"(%90, %91) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%93 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<f32>} : () -> tensor<f32>
%94 = "stablehlo.multiply"(%85, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%95 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<f32>} : () -> tensor<f32>
%96 = "stablehlo.multiply"(%85, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%97 = "stablehlo.select"(%92, %96, %85) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%98 = "stablehlo.select"(%89, %94, %97) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%100 = "stablehlo.add"(%86, %99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%101 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%102 = "stablehlo.subtract"(%86, %101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%103 = "stablehlo.select"(%92, %102, %86) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%104 = "stablehlo.select"(%89, %100, %103) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%98, %104) : (tensor<f32>, tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
%107 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%108 = "stablehlo.compare"(%106, %107) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%109 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%110 = "stablehlo.compare"(%106, %109) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%111 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2xf32>} : () -> tensor<2xf32>
%112 = "stablehlo.multiply"(%105, %111) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%113 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2xf32>} : () -> tensor<2xf32>
%114 = "stablehlo.multiply"(%105, %113) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%115 = "stablehlo.select"(%110, %114, %105) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%116 = "stablehlo.select"(%108, %112, %115) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%117 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%118 = "stablehlo.compare"(%106, %117) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%119 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%120 = "stablehlo.compare"(%106, %119) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%121 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2xf32>} : () -> tensor<2xf32>
%122 = "stablehlo.multiply"(%116, %121) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%123 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2xf32>} : () -> tensor<2xf32>
%124 = "stablehlo.multiply"(%116, %123) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%125 = "stablehlo.select"(%120, %124, %116) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%126 = "stablehlo.select"(%118, %122, %125) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
"stablehlo.return"(%126) : (tensor<2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2xf32>
"stablehlo.return"(%127) : (tensor<2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2xf32>
return %128 : tensor<2xf32>
}
}

// s32[3,2] 0 true
module @example {
func.func public @main(%0: tensor<3x2xi32>) -> (tensor<1x2xi64>) {
%1 = "stablehlo.convert"(%0) : (tensor<3x2xi32>) -> tensor<3x2xi64>
%2 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
%6 = "stablehlo.reduce"(%1, %2) ({
^bb0(%3: tensor<i64>, %4: tensor<i64>):
%5 = "stablehlo.multiply"(%3, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
"stablehlo.return"(%5) : (tensor<i64>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<3x2xi64>, tensor<i64>) -> tensor<2xi64>
%7 = "stablehlo.reshape"(%6) : (tensor<2xi64>) -> tensor<1x2xi64>
return %7 : tensor<1x2xi64>
}
}

