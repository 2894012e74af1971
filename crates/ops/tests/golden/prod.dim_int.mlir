// f32[2,3] -1
module @example {
func.func public @main(%0: tensor<2x3xf32>) -> (tensor<2xf32>) {
%1 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.reduce"(%0, %1) ({
^bb0(%2: tensor<f32>, %3: tensor<f32>):
%4 = "stablehlo.multiply"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%4) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
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
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
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
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
%38 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<2xf32>} : () -> tensor<2xf32>
%39 = "stablehlo.compare"(%25, %38) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%40 = "stablehlo.constant"() {value = dense<1.2e2> : tensor<2xf32>} : () -> tensor<2xf32>
%41 = "stablehlo.compare"(%37, %40) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%42 = "stablehlo.and"(%39, %41) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%44 = "stablehlo.compare"(%25, %43) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%45 = "stablehlo.or"(%42, %44) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
%46 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%50 = "stablehlo.reduce"(%45, %46) ({
^bb0(%47: tensor<i1>, %48: tensor<i1>):
%49 = "stablehlo.and"(%47, %48) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%49) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
%118 = "stablehlo.if"(%50) ({
"stablehlo.return"(%5) : (tensor<2xf32>) -> ()
}, {
%51 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%52 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%53 = "stablehlo.constant"() {value = dense<9.223372036854776e18> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%54 = "stablehlo.compare"(%52, %53) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%55 = "stablehlo.abs"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
%56 = "stablehlo.constant"() {value = dense<1.0842021724855044e-19> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%57 = "stablehlo.compare"(%55, %56) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
%58 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%59 = "stablehlo.multiply"(%0, %58) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%60 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%61 = "stablehlo.multiply"(%0, %60) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%62 = "stablehlo.select"(%57, %61, %0) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%63 = "stablehlo.select"(%54, %59, %62) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%65 = "stablehlo.add"(%51, %64) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%66 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
%67 = "stablehlo.subtract"(%51, %66) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%68 = "stablehlo.select"(%57, %67, %51) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
%69 = "stablehlo.select"(%54, %65, %68) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
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
}) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%99 = "stablehlo.compare"(%97, %98) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%100 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%101 = "stablehlo.compare"(%97, %100) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%102 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2xf32>} : () -> tensor<2xf32>
%103 = "stablehlo.multiply"(%96, %102) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%104 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2xf32>} : () -> tensor<2xf32>
%105 = "stablehlo.multiply"(%96, %104) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%106 = "stablehlo.select"(%101, %105, %96) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%107 = "stablehlo.select"(%99, %103, %106) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%108 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%109 = "stablehlo.compare"(%97, %108) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%110 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2xf32>} : () -> tensor<2xf32>
%111 = "stablehlo.compare"(%97, %110) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
%112 = "stablehlo.constant"() {value = dense<8.507059173023462e37> : tensor<2xf32>} : () -> tensor<2xf32>
%113 = "stablehlo.multiply"(%107, %112) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%114 = "stablehlo.constant"() {value = dense<1.1754943508222875e-38> : tensor<2xf32>} : () -> tensor<2xf32>
%115 = "stablehlo.multiply"(%107, %114) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%116 = "stablehlo.select"(%111, %115, %107) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
%117 = "stablehlo.select"(%109, %113, %116) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
"stablehlo.return"(%117) : (tensor<2xf32>) -> ()
}) : (tensor<i1>) -> tensor<2xf32>
return %118 : tensor<2xf32>
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

