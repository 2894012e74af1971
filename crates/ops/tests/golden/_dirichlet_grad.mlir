// f32[64] f32[64] f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<64xf32>, %2: tensor<64xf32>) -> (tensor<64xf32>) {
%3 = "stablehlo.convert"(%0) : (tensor<64xf32>) -> tensor<64xf64>
%4 = "stablehlo.convert"(%1) : (tensor<64xf32>) -> tensor<64xf64>
%5 = "stablehlo.convert"(%2) : (tensor<64xf32>) -> tensor<64xf64>
%6 = "stablehlo.subtract"(%5, %4) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%7 = "stablehlo.log"(%3) : (tensor<64xf64>) -> tensor<64xf64>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%9 = "stablehlo.subtract"(%8, %3) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%10 = "chlo.digamma"(%4) : (tensor<64xf64>) -> tensor<64xf64>
%11 = "chlo.digamma"(%5) : (tensor<64xf64>) -> tensor<64xf64>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%13 = "stablehlo.subtract"(%7, %12) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%15 = "stablehlo.divide"(%14, %4) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%16 = "stablehlo.subtract"(%13, %15) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%17 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%18 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%53, %54, %55, %56, %57 = "stablehlo.while"(%19, %17, %18, %17, %18) ({
^bb0(%20: tensor<i32>, %21: tensor<64xf64>, %22: tensor<64xf64>, %23: tensor<64xf64>, %24: tensor<64xf64>):
%25 = "stablehlo.constant"() {value = dense<20> : tensor<i32>} : () -> tensor<i32>
%26 = "stablehlo.compare"(%20, %25) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%26) : (tensor<i1>) -> ()
}, {
^bb0(%27: tensor<i32>, %28: tensor<64xf64>, %29: tensor<64xf64>, %30: tensor<64xf64>, %31: tensor<64xf64>):
%32 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%33 = "stablehlo.add"(%27, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%34 = "stablehlo.convert"(%27) : (tensor<i32>) -> tensor<f64>
%35 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64xf64>
%36 = "stablehlo.add"(%5, %35) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%37 = "stablehlo.broadcast_in_dim"(%34) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64xf64>
%38 = "stablehlo.add"(%4, %37) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%39 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%40 = "stablehlo.add"(%38, %39) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%41 = "stablehlo.multiply"(%3, %36) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%42 = "stablehlo.divide"(%41, %40) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%43 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%44 = "stablehlo.divide"(%43, %36) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%45 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%46 = "stablehlo.divide"(%45, %40) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%47 = "stablehlo.subtract"(%44, %46) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%48 = "stablehlo.multiply"(%28, %42) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%49 = "stablehlo.add"(%29, %47) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%50 = "stablehlo.add"(%30, %48) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%51 = "stablehlo.multiply"(%48, %49) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%52 = "stablehlo.add"(%31, %51) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
"stablehlo.return"(%33, %48, %49, %50, %52) : (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>) -> ()
}) : (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>) -> (tensor<i32>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>, tensor<64xf64>)
%58 = "stablehlo.multiply"(%16, %56) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%59 = "stablehlo.add"(%58, %57) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%60 = "stablehlo.compare"(%7, %12) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%61 = "stablehlo.select"(%60, %4, %6) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%62 = "stablehlo.select"(%60, %6, %4) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%63 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%64 = "stablehlo.subtract"(%62, %63) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%65 = "stablehlo.divide"(%3, %9) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%66 = "stablehlo.divide"(%9, %3) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%67 = "stablehlo.select"(%60, %65, %66) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%68 = "stablehlo.abs"(%64) : (tensor<64xf64>) -> tensor<64xf64>
%69 = "stablehlo.multiply"(%68, %67) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%71 = "stablehlo.add"(%67, %70) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%72 = "stablehlo.multiply"(%69, %71) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%73 = "stablehlo.sqrt"(%72) : (tensor<64xf64>) -> tensor<64xf64>
%74 = "stablehlo.multiply"(%64, %67) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%75 = "stablehlo.subtract"(%61, %74) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%76 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%77 = "stablehlo.maximum"(%75, %76) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%78 = "stablehlo.add"(%77, %73) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%79 = "stablehlo.add"(%78, %61) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%80 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%81 = "stablehlo.divide"(%80, %79) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%82 = "stablehlo.multiply"(%61, %81) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%83 = "stablehlo.log"(%82) : (tensor<64xf64>) -> tensor<64xf64>
%84 = "stablehlo.negate"(%83) : (tensor<64xf64>) -> tensor<64xf64>
%85 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%86 = "stablehlo.maximum"(%84, %85) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%87 = "stablehlo.constant"() {value = dense<8.1e0> : tensor<64xf64>} : () -> tensor<64xf64>
%88 = "stablehlo.add"(%86, %87) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%89 = "stablehlo.constant"() {value = dense<2.9e1> : tensor<64xf64>} : () -> tensor<64xf64>
%90 = "stablehlo.divide"(%88, %89) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%91 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%92 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%132, %133 = "stablehlo.while"(%92, %91) ({
^bb0(%93: tensor<i32>, %94: tensor<64xf64>):
%95 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
%96 = "stablehlo.compare"(%93, %95) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%96) : (tensor<i1>) -> ()
}, {
^bb0(%97: tensor<i32>, %98: tensor<64xf64>):
%99 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%100 = "stablehlo.add"(%97, %99) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%101 = "stablehlo.convert"(%97) : (tensor<i32>) -> tensor<f64>
%102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<64xf64>
%103 = "stablehlo.multiply"(%90, %102) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%104 = "stablehlo.constant"() {value = dense<-3.6e0> : tensor<64xf64>} : () -> tensor<64xf64>
%105 = "stablehlo.add"(%103, %104) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%106 = "stablehlo.negate"(%105) : (tensor<64xf64>) -> tensor<64xf64>
%107 = "stablehlo.exponential"(%106) : (tensor<64xf64>) -> tensor<64xf64>
%108 = "stablehlo.subtract"(%105, %107) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%109 = "stablehlo.exponential"(%108) : (tensor<64xf64>) -> tensor<64xf64>
%110 = "stablehlo.multiply"(%81, %109) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%112 = "stablehlo.add"(%111, %107) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%113 = "stablehlo.multiply"(%110, %112) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%114 = "stablehlo.negate"(%67) : (tensor<64xf64>) -> tensor<64xf64>
%115 = "stablehlo.negate"(%110) : (tensor<64xf64>) -> tensor<64xf64>
%116 = "stablehlo.exponential_minus_one"(%115) : (tensor<64xf64>) -> tensor<64xf64>
%117 = "stablehlo.multiply"(%114, %116) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%118 = "stablehlo.log_plus_one"(%117) : (tensor<64xf64>) -> tensor<64xf64>
%119 = "stablehlo.multiply"(%64, %118) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%120 = "stablehlo.multiply"(%61, %110) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%122 = "stablehlo.exponential"(%121) : (tensor<64xf64>) -> tensor<64xf64>
%123 = "stablehlo.subtract"(%12, %7) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%124 = "stablehlo.add"(%123, %110) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%125 = "stablehlo.multiply"(%67, %124) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%126 = "stablehlo.add"(%118, %7) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%127 = "stablehlo.subtract"(%126, %12) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%128 = "stablehlo.select"(%60, %125, %127) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%129 = "stablehlo.multiply"(%128, %122) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%130 = "stablehlo.multiply"(%113, %129) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%131 = "stablehlo.add"(%98, %130) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
"stablehlo.return"(%100, %131) : (tensor<i32>, tensor<64xf64>) -> ()
}) : (tensor<i32>, tensor<64xf64>) -> (tensor<i32>, tensor<64xf64>)
%134 = "stablehlo.multiply"(%133, %90) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%135 = "stablehlo.constant"() {value = dense<1.0e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%136 = "stablehlo.compare"(%3, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%137 = "stablehlo.multiply"(%3, %5) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%138 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%139 = "stablehlo.compare"(%137, %138) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%140 = "stablehlo.and"(%136, %139) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%141 = "stablehlo.divide"(%3, %4) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%142 = "stablehlo.negate"(%141) : (tensor<64xf64>) -> tensor<64xf64>
%143 = "stablehlo.multiply"(%142, %59) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%144 = "stablehlo.select"(%140, %143, %134) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%146 = "stablehlo.compare"(%3, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%147 = "stablehlo.select"(%146, %3, %144) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%149 = "stablehlo.compare"(%4, %148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%151 = "stablehlo.compare"(%6, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%152 = "stablehlo.and"(%149, %151) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%154 = "stablehlo.compare"(%3, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%155 = "stablehlo.and"(%152, %154) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%156 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%157 = "stablehlo.compare"(%3, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%158 = "stablehlo.and"(%155, %157) : (tensor<64xi1>, tensor<64xi1>) -> tensor<64xi1>
%159 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%160 = "stablehlo.select"(%158, %147, %159) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%161 = "stablehlo.convert"(%160) : (tensor<64xf64>) -> tensor<64xf32>
return %161 : tensor<64xf32>
}
}

// f64[2,32] f64[2,32] f64[2,32]
module @example {
func.func public @main(%0: tensor<2x32xf64>, %1: tensor<2x32xf64>, %2: tensor<2x32xf64>) -> (tensor<2x32xf64>) {
%3 = "stablehlo.subtract"(%2, %1) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%4 = "stablehlo.log"(%0) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%6 = "stablehlo.subtract"(%5, %0) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%7 = "chlo.digamma"(%1) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%8 = "chlo.digamma"(%2) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%9 = "stablehlo.subtract"(%7, %8) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%10 = "stablehlo.subtract"(%4, %9) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%12 = "stablehlo.divide"(%11, %1) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%13 = "stablehlo.subtract"(%10, %12) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%14 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%15 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%50, %51, %52, %53, %54 = "stablehlo.while"(%16, %14, %15, %14, %15) ({
^bb0(%17: tensor<i32>, %18: tensor<2x32xf64>, %19: tensor<2x32xf64>, %20: tensor<2x32xf64>, %21: tensor<2x32xf64>):
%22 = "stablehlo.constant"() {value = dense<20> : tensor<i32>} : () -> tensor<i32>
%23 = "stablehlo.compare"(%17, %22) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%23) : (tensor<i1>) -> ()
}, {
^bb0(%24: tensor<i32>, %25: tensor<2x32xf64>, %26: tensor<2x32xf64>, %27: tensor<2x32xf64>, %28: tensor<2x32xf64>):
%29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%30 = "stablehlo.add"(%24, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%31 = "stablehlo.convert"(%24) : (tensor<i32>) -> tensor<f64>
%32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x32xf64>
%33 = "stablehlo.add"(%2, %32) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%34 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x32xf64>
%35 = "stablehlo.add"(%1, %34) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%36 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%38 = "stablehlo.multiply"(%0, %33) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%39 = "stablehlo.divide"(%38, %37) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%41 = "stablehlo.divide"(%40, %33) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%42 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%43 = "stablehlo.divide"(%42, %37) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%44 = "stablehlo.subtract"(%41, %43) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%45 = "stablehlo.multiply"(%25, %39) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%46 = "stablehlo.add"(%26, %44) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%47 = "stablehlo.add"(%27, %45) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%48 = "stablehlo.multiply"(%45, %46) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%49 = "stablehlo.add"(%28, %48) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
"stablehlo.return"(%30, %45, %46, %47, %49) : (tensor<i32>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>) -> ()
}) : (tensor<i32>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>) -> (tensor<i32>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>, tensor<2x32xf64>)
%55 = "stablehlo.multiply"(%13, %53) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%56 = "stablehlo.add"(%55, %54) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%57 = "stablehlo.compare"(%4, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%58 = "stablehlo.select"(%57, %1, %3) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%59 = "stablehlo.select"(%57, %3, %1) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%60 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%61 = "stablehlo.subtract"(%59, %60) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%62 = "stablehlo.divide"(%0, %6) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%63 = "stablehlo.divide"(%6, %0) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%64 = "stablehlo.select"(%57, %62, %63) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%65 = "stablehlo.abs"(%61) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%66 = "stablehlo.multiply"(%65, %64) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%67 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%68 = "stablehlo.add"(%64, %67) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%70 = "stablehlo.sqrt"(%69) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%71 = "stablehlo.multiply"(%61, %64) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%72 = "stablehlo.subtract"(%58, %71) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%74 = "stablehlo.maximum"(%72, %73) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%75 = "stablehlo.add"(%74, %70) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%76 = "stablehlo.add"(%75, %58) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%78 = "stablehlo.divide"(%77, %76) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%79 = "stablehlo.multiply"(%58, %78) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%80 = "stablehlo.log"(%79) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%81 = "stablehlo.negate"(%80) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%82 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%83 = "stablehlo.maximum"(%81, %82) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%84 = "stablehlo.constant"() {value = dense<8.1e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%85 = "stablehlo.add"(%83, %84) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%86 = "stablehlo.constant"() {value = dense<5.9e1> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%87 = "stablehlo.divide"(%85, %86) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%89 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%129, %130 = "stablehlo.while"(%89, %88) ({
^bb0(%90: tensor<i32>, %91: tensor<2x32xf64>):
%92 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%93 = "stablehlo.compare"(%90, %92) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%93) : (tensor<i1>) -> ()
}, {
^bb0(%94: tensor<i32>, %95: tensor<2x32xf64>):
%96 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%97 = "stablehlo.add"(%94, %96) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%98 = "stablehlo.convert"(%94) : (tensor<i32>) -> tensor<f64>
%99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<2x32xf64>
%100 = "stablehlo.multiply"(%87, %99) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%101 = "stablehlo.constant"() {value = dense<-3.6e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%102 = "stablehlo.add"(%100, %101) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%103 = "stablehlo.negate"(%102) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%104 = "stablehlo.exponential"(%103) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%105 = "stablehlo.subtract"(%102, %104) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%106 = "stablehlo.exponential"(%105) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%107 = "stablehlo.multiply"(%78, %106) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%108 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%109 = "stablehlo.add"(%108, %104) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%110 = "stablehlo.multiply"(%107, %109) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%111 = "stablehlo.negate"(%64) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%112 = "stablehlo.negate"(%107) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%113 = "stablehlo.exponential_minus_one"(%112) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%114 = "stablehlo.multiply"(%111, %113) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%115 = "stablehlo.log_plus_one"(%114) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%116 = "stablehlo.multiply"(%61, %115) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%117 = "stablehlo.multiply"(%58, %107) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%118 = "stablehlo.subtract"(%116, %117) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%119 = "stablehlo.exponential"(%118) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%120 = "stablehlo.subtract"(%9, %4) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%121 = "stablehlo.add"(%120, %107) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%122 = "stablehlo.multiply"(%64, %121) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%123 = "stablehlo.add"(%115, %4) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%124 = "stablehlo.subtract"(%123, %9) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%125 = "stablehlo.select"(%57, %122, %124) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%126 = "stablehlo.multiply"(%125, %119) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%127 = "stablehlo.multiply"(%110, %126) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%128 = "stablehlo.add"(%95, %127) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
"stablehlo.return"(%97, %128) : (tensor<i32>, tensor<2x32xf64>) -> ()
}) : (tensor<i32>, tensor<2x32xf64>) -> (tensor<i32>, tensor<2x32xf64>)
%131 = "stablehlo.multiply"(%130, %87) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%132 = "stablehlo.constant"() {value = dense<1.0e-1> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%133 = "stablehlo.compare"(%0, %132) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%134 = "stablehlo.multiply"(%0, %2) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%135 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%136 = "stablehlo.compare"(%134, %135) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%137 = "stablehlo.and"(%133, %136) : (tensor<2x32xi1>, tensor<2x32xi1>) -> tensor<2x32xi1>
%138 = "stablehlo.divide"(%0, %1) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%139 = "stablehlo.negate"(%138) : (tensor<2x32xf64>) -> tensor<2x32xf64>
%140 = "stablehlo.multiply"(%139, %56) : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%141 = "stablehlo.select"(%137, %140, %131) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%142 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%143 = "stablehlo.compare"(%0, %142) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%144 = "stablehlo.select"(%143, %0, %141) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
%145 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%146 = "stablehlo.compare"(%1, %145) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%148 = "stablehlo.compare"(%3, %147) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%149 = "stablehlo.and"(%146, %148) : (tensor<2x32xi1>, tensor<2x32xi1>) -> tensor<2x32xi1>
%150 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%151 = "stablehlo.compare"(%0, %150) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%152 = "stablehlo.and"(%149, %151) : (tensor<2x32xi1>, tensor<2x32xi1>) -> tensor<2x32xi1>
%153 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%154 = "stablehlo.compare"(%0, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xi1>
%155 = "stablehlo.and"(%152, %154) : (tensor<2x32xi1>, tensor<2x32xi1>) -> tensor<2x32xi1>
%156 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<2x32xf64>} : () -> tensor<2x32xf64>
%157 = "stablehlo.select"(%155, %144, %156) : (tensor<2x32xi1>, tensor<2x32xf64>, tensor<2x32xf64>) -> tensor<2x32xf64>
return %157 : tensor<2x32xf64>
}
}

// f32[8] f32[8] f32[]
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>, %2: tensor<f32>) -> (tensor<8xf32>) {
%3 = "stablehlo.convert"(%0) : (tensor<8xf32>) -> tensor<8xf64>
%4 = "stablehlo.convert"(%1) : (tensor<8xf32>) -> tensor<8xf64>
%5 = "stablehlo.convert"(%2) : (tensor<f32>) -> tensor<f64>
%6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%7 = "stablehlo.subtract"(%6, %4) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%8 = "stablehlo.log"(%3) : (tensor<8xf64>) -> tensor<8xf64>
%9 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%10 = "stablehlo.subtract"(%9, %3) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%11 = "chlo.digamma"(%4) : (tensor<8xf64>) -> tensor<8xf64>
%12 = "chlo.digamma"(%6) : (tensor<8xf64>) -> tensor<8xf64>
%13 = "stablehlo.subtract"(%11, %12) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%14 = "stablehlo.subtract"(%8, %13) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%15 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%16 = "stablehlo.divide"(%15, %4) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%17 = "stablehlo.subtract"(%14, %16) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%18 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%54, %55, %56, %57, %58 = "stablehlo.while"(%20, %18, %19, %18, %19) ({
^bb0(%21: tensor<i32>, %22: tensor<8xf64>, %23: tensor<8xf64>, %24: tensor<8xf64>, %25: tensor<8xf64>):
%26 = "stablehlo.constant"() {value = dense<20> : tensor<i32>} : () -> tensor<i32>
%27 = "stablehlo.compare"(%21, %26) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%27) : (tensor<i1>) -> ()
}, {
^bb0(%28: tensor<i32>, %29: tensor<8xf64>, %30: tensor<8xf64>, %31: tensor<8xf64>, %32: tensor<8xf64>):
%33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%34 = "stablehlo.add"(%28, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%35 = "stablehlo.convert"(%28) : (tensor<i32>) -> tensor<f64>
%36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%37 = "stablehlo.add"(%6, %36) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%38 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%39 = "stablehlo.add"(%4, %38) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%40 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%41 = "stablehlo.add"(%39, %40) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%42 = "stablehlo.multiply"(%3, %37) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%43 = "stablehlo.divide"(%42, %41) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%44 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%45 = "stablehlo.divide"(%44, %37) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%47 = "stablehlo.divide"(%46, %41) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%48 = "stablehlo.subtract"(%45, %47) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%49 = "stablehlo.multiply"(%29, %43) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%50 = "stablehlo.add"(%30, %48) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%51 = "stablehlo.add"(%31, %49) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%52 = "stablehlo.multiply"(%49, %50) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%53 = "stablehlo.add"(%32, %52) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%34, %49, %50, %51, %53) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
%59 = "stablehlo.multiply"(%17, %57) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%60 = "stablehlo.add"(%59, %58) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%61 = "stablehlo.compare"(%8, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%62 = "stablehlo.select"(%61, %4, %7) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%63 = "stablehlo.select"(%61, %7, %4) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%64 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%65 = "stablehlo.subtract"(%63, %64) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%66 = "stablehlo.divide"(%3, %10) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%67 = "stablehlo.divide"(%10, %3) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%68 = "stablehlo.select"(%61, %66, %67) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%69 = "stablehlo.abs"(%65) : (tensor<8xf64>) -> tensor<8xf64>
%70 = "stablehlo.multiply"(%69, %68) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%71 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%72 = "stablehlo.add"(%68, %71) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%73 = "stablehlo.multiply"(%70, %72) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%74 = "stablehlo.sqrt"(%73) : (tensor<8xf64>) -> tensor<8xf64>
%75 = "stablehlo.multiply"(%65, %68) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%76 = "stablehlo.subtract"(%62, %75) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%78 = "stablehlo.maximum"(%76, %77) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%79 = "stablehlo.add"(%78, %74) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%80 = "stablehlo.add"(%79, %62) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%81 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%82 = "stablehlo.divide"(%81, %80) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%83 = "stablehlo.multiply"(%62, %82) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%84 = "stablehlo.log"(%83) : (tensor<8xf64>) -> tensor<8xf64>
%85 = "stablehlo.negate"(%84) : (tensor<8xf64>) -> tensor<8xf64>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%87 = "stablehlo.maximum"(%85, %86) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%88 = "stablehlo.constant"() {value = dense<8.1e0> : tensor<8xf64>} : () -> tensor<8xf64>
%89 = "stablehlo.add"(%87, %88) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%90 = "stablehlo.constant"() {value = dense<2.9e1> : tensor<8xf64>} : () -> tensor<8xf64>
%91 = "stablehlo.divide"(%89, %90) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%92 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%93 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%133, %134 = "stablehlo.while"(%93, %92) ({
^bb0(%94: tensor<i32>, %95: tensor<8xf64>):
%96 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
%97 = "stablehlo.compare"(%94, %96) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%97) : (tensor<i1>) -> ()
}, {
^bb0(%98: tensor<i32>, %99: tensor<8xf64>):
%100 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%101 = "stablehlo.add"(%98, %100) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%102 = "stablehlo.convert"(%98) : (tensor<i32>) -> tensor<f64>
%103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<8xf64>
%104 = "stablehlo.multiply"(%91, %103) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%105 = "stablehlo.constant"() {value = dense<-3.6e0> : tensor<8xf64>} : () -> tensor<8xf64>
%106 = "stablehlo.add"(%104, %105) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%107 = "stablehlo.negate"(%106) : (tensor<8xf64>) -> tensor<8xf64>
%108 = "stablehlo.exponential"(%107) : (tensor<8xf64>) -> tensor<8xf64>
%109 = "stablehlo.subtract"(%106, %108) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%110 = "stablehlo.exponential"(%109) : (tensor<8xf64>) -> tensor<8xf64>
%111 = "stablehlo.multiply"(%82, %110) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%113 = "stablehlo.add"(%112, %108) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%114 = "stablehlo.multiply"(%111, %113) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%115 = "stablehlo.negate"(%68) : (tensor<8xf64>) -> tensor<8xf64>
%116 = "stablehlo.negate"(%111) : (tensor<8xf64>) -> tensor<8xf64>
%117 = "stablehlo.exponential_minus_one"(%116) : (tensor<8xf64>) -> tensor<8xf64>
%118 = "stablehlo.multiply"(%115, %117) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%119 = "stablehlo.log_plus_one"(%118) : (tensor<8xf64>) -> tensor<8xf64>
%120 = "stablehlo.multiply"(%65, %119) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%121 = "stablehlo.multiply"(%62, %111) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%122 = "stablehlo.subtract"(%120, %121) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%123 = "stablehlo.exponential"(%122) : (tensor<8xf64>) -> tensor<8xf64>
%124 = "stablehlo.subtract"(%13, %8) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%125 = "stablehlo.add"(%124, %111) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%126 = "stablehlo.multiply"(%68, %125) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%127 = "stablehlo.add"(%119, %8) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%128 = "stablehlo.subtract"(%127, %13) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%129 = "stablehlo.select"(%61, %126, %128) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%130 = "stablehlo.multiply"(%129, %123) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%131 = "stablehlo.multiply"(%114, %130) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%132 = "stablehlo.add"(%99, %131) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
"stablehlo.return"(%101, %132) : (tensor<i32>, tensor<8xf64>) -> ()
}) : (tensor<i32>, tensor<8xf64>) -> (tensor<i32>, tensor<8xf64>)
%135 = "stablehlo.multiply"(%134, %91) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%136 = "stablehlo.constant"() {value = dense<1.0e-1> : tensor<8xf64>} : () -> tensor<8xf64>
%137 = "stablehlo.compare"(%3, %136) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%138 = "stablehlo.multiply"(%3, %6) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%139 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%140 = "stablehlo.compare"(%138, %139) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%141 = "stablehlo.and"(%137, %140) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%142 = "stablehlo.divide"(%3, %4) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%143 = "stablehlo.negate"(%142) : (tensor<8xf64>) -> tensor<8xf64>
%144 = "stablehlo.multiply"(%143, %60) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%145 = "stablehlo.select"(%141, %144, %135) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%147 = "stablehlo.compare"(%3, %146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%148 = "stablehlo.select"(%147, %3, %145) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%150 = "stablehlo.compare"(%4, %149) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%151 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%152 = "stablehlo.compare"(%7, %151) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%153 = "stablehlo.and"(%150, %152) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%155 = "stablehlo.compare"(%3, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%156 = "stablehlo.and"(%153, %155) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%157 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf64>} : () -> tensor<8xf64>
%158 = "stablehlo.compare"(%3, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
%159 = "stablehlo.and"(%156, %158) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
%160 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<8xf64>} : () -> tensor<8xf64>
%161 = "stablehlo.select"(%159, %148, %160) : (tensor<8xi1>, tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
%162 = "stablehlo.convert"(%161) : (tensor<8xf64>) -> tensor<8xf32>
return %162 : tensor<8xf32>
}
}

