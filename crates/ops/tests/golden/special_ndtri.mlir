// f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>) -> (tensor<64xf32>) {
%1 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%4 = "stablehlo.subtract"(%3, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%5 = "stablehlo.select"(%2, %4, %0) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%6 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%7 = "stablehlo.multiply"(%6, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%9 = "stablehlo.subtract"(%7, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%10 = "chlo.erf_inv"(%9) : (tensor<64xf32>) -> tensor<64xf32>
%11 = "stablehlo.constant"() {value = dense<1.4142135623730951e0> : tensor<64xf32>} : () -> tensor<64xf32>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%13 = "stablehlo.log"(%5) : (tensor<64xf32>) -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.constant"() {value = dense<-1.2566370614359172e1> : tensor<64xf32>} : () -> tensor<64xf32>
%17 = "stablehlo.multiply"(%16, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.log"(%17) : (tensor<64xf32>) -> tensor<64xf32>
%19 = "stablehlo.subtract"(%15, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.sqrt"(%19) : (tensor<64xf32>) -> tensor<64xf32>
%21 = "stablehlo.negate"(%20) : (tensor<64xf32>) -> tensor<64xf32>
%22 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.negate"(%23) : (tensor<64xf32>) -> tensor<64xf32>
%25 = "stablehlo.abs"(%24) : (tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%28 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%29 = "stablehlo.divide"(%28, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%31 = "stablehlo.subtract"(%30, %29) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%35 = "stablehlo.multiply"(%34, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.multiply"(%35, %32) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%37 = "stablehlo.subtract"(%36, %33) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%38 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%41 = "stablehlo.multiply"(%40, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%42 = "stablehlo.multiply"(%41, %39) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%43 = "stablehlo.subtract"(%42, %32) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%44 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%45 = "stablehlo.add"(%43, %44) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%47 = "stablehlo.multiply"(%46, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%48 = "stablehlo.multiply"(%47, %45) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%49 = "stablehlo.subtract"(%48, %39) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%50 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%52 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%53 = "stablehlo.multiply"(%52, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%54 = "stablehlo.multiply"(%53, %51) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%55 = "stablehlo.subtract"(%54, %45) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%56 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%57 = "stablehlo.add"(%55, %56) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%58 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%59 = "stablehlo.multiply"(%58, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%60 = "stablehlo.multiply"(%59, %57) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%61 = "stablehlo.subtract"(%60, %51) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%62 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%65 = "stablehlo.multiply"(%64, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.multiply"(%65, %63) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%67 = "stablehlo.subtract"(%66, %57) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%68 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%71 = "stablehlo.multiply"(%70, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.multiply"(%71, %69) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%73 = "stablehlo.subtract"(%72, %63) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%74 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%77 = "stablehlo.multiply"(%76, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%78 = "stablehlo.multiply"(%77, %75) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%79 = "stablehlo.subtract"(%78, %69) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%80 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%81 = "stablehlo.add"(%79, %80) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%83 = "stablehlo.multiply"(%82, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%84 = "stablehlo.multiply"(%83, %81) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%85 = "stablehlo.subtract"(%84, %75) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%86 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%89 = "stablehlo.multiply"(%88, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%90 = "stablehlo.multiply"(%89, %87) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%91 = "stablehlo.subtract"(%90, %81) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%92 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%95 = "stablehlo.multiply"(%94, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%96 = "stablehlo.multiply"(%95, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%97 = "stablehlo.subtract"(%96, %87) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%98 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%101 = "stablehlo.multiply"(%100, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%103 = "stablehlo.subtract"(%102, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%107 = "stablehlo.multiply"(%106, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%108 = "stablehlo.multiply"(%107, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%109 = "stablehlo.subtract"(%108, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%110 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.multiply"(%31, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%113 = "stablehlo.subtract"(%112, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%114 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%117 = "stablehlo.multiply"(%116, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%118 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%119 = "stablehlo.add"(%118, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%120 = "stablehlo.divide"(%115, %119) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%121 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%122 = "stablehlo.compare"(%24, %121) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%123 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%124 = "stablehlo.maximum"(%24, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%125 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%127 = "stablehlo.round_nearest_even"(%126) : (tensor<64xf32>) -> tensor<64xf32>
%128 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%129 = "stablehlo.divide"(%127, %128) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.multiply"(%129, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%131 = "stablehlo.exponential"(%130) : (tensor<64xf32>) -> tensor<64xf32>
%132 = "stablehlo.subtract"(%124, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%133 = "stablehlo.add"(%124, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.multiply"(%132, %133) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%135 = "stablehlo.exponential"(%134) : (tensor<64xf32>) -> tensor<64xf32>
%136 = "stablehlo.multiply"(%131, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%138 = "stablehlo.multiply"(%137, %136) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%139 = "stablehlo.subtract"(%138, %120) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.select"(%122, %139, %120) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%141 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%142 = "stablehlo.divide"(%140, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%143 = "stablehlo.log"(%142) : (tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.multiply"(%23, %23) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%145 = "stablehlo.subtract"(%143, %144) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.subtract"(%145, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%147 = "stablehlo.multiply"(%146, %140) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%148 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.subtract"(%21, %149) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%151 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%152 = "stablehlo.multiply"(%150, %151) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%153 = "stablehlo.negate"(%152) : (tensor<64xf32>) -> tensor<64xf32>
%154 = "stablehlo.abs"(%153) : (tensor<64xf32>) -> tensor<64xf32>
%155 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%156 = "stablehlo.add"(%154, %155) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%157 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%158 = "stablehlo.divide"(%157, %156) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%159 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%160 = "stablehlo.subtract"(%159, %158) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%163 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%164 = "stablehlo.multiply"(%163, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%165 = "stablehlo.multiply"(%164, %161) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%166 = "stablehlo.subtract"(%165, %162) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%167 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%170 = "stablehlo.multiply"(%169, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%171 = "stablehlo.multiply"(%170, %168) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%172 = "stablehlo.subtract"(%171, %161) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%173 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%174 = "stablehlo.add"(%172, %173) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%175 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%176 = "stablehlo.multiply"(%175, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%177 = "stablehlo.multiply"(%176, %174) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%178 = "stablehlo.subtract"(%177, %168) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%179 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%180 = "stablehlo.add"(%178, %179) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%181 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%182 = "stablehlo.multiply"(%181, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%183 = "stablehlo.multiply"(%182, %180) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%184 = "stablehlo.subtract"(%183, %174) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%185 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%186 = "stablehlo.add"(%184, %185) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%188 = "stablehlo.multiply"(%187, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%189 = "stablehlo.multiply"(%188, %186) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%190 = "stablehlo.subtract"(%189, %180) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%191 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%192 = "stablehlo.add"(%190, %191) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%193 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%194 = "stablehlo.multiply"(%193, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%195 = "stablehlo.multiply"(%194, %192) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%196 = "stablehlo.subtract"(%195, %186) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%197 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%198 = "stablehlo.add"(%196, %197) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%200 = "stablehlo.multiply"(%199, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%201 = "stablehlo.multiply"(%200, %198) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%202 = "stablehlo.subtract"(%201, %192) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%203 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%204 = "stablehlo.add"(%202, %203) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%206 = "stablehlo.multiply"(%205, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%207 = "stablehlo.multiply"(%206, %204) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%208 = "stablehlo.subtract"(%207, %198) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%209 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%210 = "stablehlo.add"(%208, %209) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%212 = "stablehlo.multiply"(%211, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%213 = "stablehlo.multiply"(%212, %210) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%214 = "stablehlo.subtract"(%213, %204) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%215 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%217 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%218 = "stablehlo.multiply"(%217, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%219 = "stablehlo.multiply"(%218, %216) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%220 = "stablehlo.subtract"(%219, %210) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%221 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%222 = "stablehlo.add"(%220, %221) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%223 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%224 = "stablehlo.multiply"(%223, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%225 = "stablehlo.multiply"(%224, %222) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%226 = "stablehlo.subtract"(%225, %216) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%227 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%228 = "stablehlo.add"(%226, %227) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%229 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%230 = "stablehlo.multiply"(%229, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%231 = "stablehlo.multiply"(%230, %228) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%232 = "stablehlo.subtract"(%231, %222) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%233 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%234 = "stablehlo.add"(%232, %233) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%236 = "stablehlo.multiply"(%235, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%237 = "stablehlo.multiply"(%236, %234) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%238 = "stablehlo.subtract"(%237, %228) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%239 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%240 = "stablehlo.add"(%238, %239) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%241 = "stablehlo.multiply"(%160, %240) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%242 = "stablehlo.subtract"(%241, %234) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%243 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%244 = "stablehlo.add"(%242, %243) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%246 = "stablehlo.multiply"(%245, %154) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%247 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%248 = "stablehlo.add"(%247, %246) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%249 = "stablehlo.divide"(%244, %248) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%250 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%251 = "stablehlo.compare"(%153, %250) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%252 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%253 = "stablehlo.maximum"(%153, %252) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%254 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%255 = "stablehlo.multiply"(%253, %254) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%256 = "stablehlo.round_nearest_even"(%255) : (tensor<64xf32>) -> tensor<64xf32>
%257 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%258 = "stablehlo.divide"(%256, %257) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%259 = "stablehlo.multiply"(%258, %258) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%260 = "stablehlo.exponential"(%259) : (tensor<64xf32>) -> tensor<64xf32>
%261 = "stablehlo.subtract"(%253, %258) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%262 = "stablehlo.add"(%253, %258) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%263 = "stablehlo.multiply"(%261, %262) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%264 = "stablehlo.exponential"(%263) : (tensor<64xf32>) -> tensor<64xf32>
%265 = "stablehlo.multiply"(%260, %264) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%266 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%267 = "stablehlo.multiply"(%266, %265) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%268 = "stablehlo.subtract"(%267, %249) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%269 = "stablehlo.select"(%251, %268, %249) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%270 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%271 = "stablehlo.divide"(%269, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%272 = "stablehlo.log"(%271) : (tensor<64xf32>) -> tensor<64xf32>
%273 = "stablehlo.multiply"(%152, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%274 = "stablehlo.subtract"(%272, %273) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%275 = "stablehlo.subtract"(%274, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%276 = "stablehlo.multiply"(%275, %269) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%277 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%278 = "stablehlo.multiply"(%276, %277) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%279 = "stablehlo.subtract"(%150, %278) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%280 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%281 = "stablehlo.multiply"(%279, %280) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%282 = "stablehlo.negate"(%281) : (tensor<64xf32>) -> tensor<64xf32>
%283 = "stablehlo.abs"(%282) : (tensor<64xf32>) -> tensor<64xf32>
%284 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%285 = "stablehlo.add"(%283, %284) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%286 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%287 = "stablehlo.divide"(%286, %285) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%288 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%289 = "stablehlo.subtract"(%288, %287) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%290 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%291 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%293 = "stablehlo.multiply"(%292, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%294 = "stablehlo.multiply"(%293, %290) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%295 = "stablehlo.subtract"(%294, %291) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%296 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%297 = "stablehlo.add"(%295, %296) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%298 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%299 = "stablehlo.multiply"(%298, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%300 = "stablehlo.multiply"(%299, %297) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%301 = "stablehlo.subtract"(%300, %290) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%302 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%303 = "stablehlo.add"(%301, %302) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%304 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%305 = "stablehlo.multiply"(%304, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%306 = "stablehlo.multiply"(%305, %303) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%307 = "stablehlo.subtract"(%306, %297) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%308 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%309 = "stablehlo.add"(%307, %308) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%310 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%311 = "stablehlo.multiply"(%310, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%312 = "stablehlo.multiply"(%311, %309) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%313 = "stablehlo.subtract"(%312, %303) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%314 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%315 = "stablehlo.add"(%313, %314) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%316 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%317 = "stablehlo.multiply"(%316, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%318 = "stablehlo.multiply"(%317, %315) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%319 = "stablehlo.subtract"(%318, %309) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%320 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%321 = "stablehlo.add"(%319, %320) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%322 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%323 = "stablehlo.multiply"(%322, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%324 = "stablehlo.multiply"(%323, %321) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%325 = "stablehlo.subtract"(%324, %315) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%326 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%327 = "stablehlo.add"(%325, %326) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%328 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%329 = "stablehlo.multiply"(%328, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%330 = "stablehlo.multiply"(%329, %327) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%331 = "stablehlo.subtract"(%330, %321) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%332 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%333 = "stablehlo.add"(%331, %332) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%334 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%335 = "stablehlo.multiply"(%334, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%336 = "stablehlo.multiply"(%335, %333) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%337 = "stablehlo.subtract"(%336, %327) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%338 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%339 = "stablehlo.add"(%337, %338) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%340 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%341 = "stablehlo.multiply"(%340, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%342 = "stablehlo.multiply"(%341, %339) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%343 = "stablehlo.subtract"(%342, %333) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%344 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%345 = "stablehlo.add"(%343, %344) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%346 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%347 = "stablehlo.multiply"(%346, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%348 = "stablehlo.multiply"(%347, %345) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%349 = "stablehlo.subtract"(%348, %339) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%350 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%351 = "stablehlo.add"(%349, %350) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%352 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%353 = "stablehlo.multiply"(%352, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%354 = "stablehlo.multiply"(%353, %351) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%355 = "stablehlo.subtract"(%354, %345) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%356 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%357 = "stablehlo.add"(%355, %356) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%358 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%359 = "stablehlo.multiply"(%358, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%360 = "stablehlo.multiply"(%359, %357) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%361 = "stablehlo.subtract"(%360, %351) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%362 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%363 = "stablehlo.add"(%361, %362) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%364 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%365 = "stablehlo.multiply"(%364, %289) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%366 = "stablehlo.multiply"(%365, %363) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%367 = "stablehlo.subtract"(%366, %357) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%368 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%369 = "stablehlo.add"(%367, %368) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%370 = "stablehlo.multiply"(%289, %369) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%371 = "stablehlo.subtract"(%370, %363) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%372 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%373 = "stablehlo.add"(%371, %372) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%374 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%375 = "stablehlo.multiply"(%374, %283) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%376 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%377 = "stablehlo.add"(%376, %375) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%378 = "stablehlo.divide"(%373, %377) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%379 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%380 = "stablehlo.compare"(%282, %379) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%381 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%382 = "stablehlo.maximum"(%282, %381) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%383 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%384 = "stablehlo.multiply"(%382, %383) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%385 = "stablehlo.round_nearest_even"(%384) : (tensor<64xf32>) -> tensor<64xf32>
%386 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%387 = "stablehlo.divide"(%385, %386) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%388 = "stablehlo.multiply"(%387, %387) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%389 = "stablehlo.exponential"(%388) : (tensor<64xf32>) -> tensor<64xf32>
%390 = "stablehlo.subtract"(%382, %387) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%391 = "stablehlo.add"(%382, %387) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%392 = "stablehlo.multiply"(%390, %391) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%393 = "stablehlo.exponential"(%392) : (tensor<64xf32>) -> tensor<64xf32>
%394 = "stablehlo.multiply"(%389, %393) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%395 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%396 = "stablehlo.multiply"(%395, %394) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%397 = "stablehlo.subtract"(%396, %378) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%398 = "stablehlo.select"(%380, %397, %378) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%399 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%400 = "stablehlo.divide"(%398, %399) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%401 = "stablehlo.log"(%400) : (tensor<64xf32>) -> tensor<64xf32>
%402 = "stablehlo.multiply"(%281, %281) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%403 = "stablehlo.subtract"(%401, %402) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%404 = "stablehlo.subtract"(%403, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%405 = "stablehlo.multiply"(%404, %398) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%406 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%407 = "stablehlo.multiply"(%405, %406) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%408 = "stablehlo.subtract"(%279, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%409 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%410 = "stablehlo.multiply"(%408, %409) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%411 = "stablehlo.negate"(%410) : (tensor<64xf32>) -> tensor<64xf32>
%412 = "stablehlo.abs"(%411) : (tensor<64xf32>) -> tensor<64xf32>
%413 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%414 = "stablehlo.add"(%412, %413) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%415 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%416 = "stablehlo.divide"(%415, %414) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%417 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%418 = "stablehlo.subtract"(%417, %416) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%419 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%421 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%422 = "stablehlo.multiply"(%421, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%423 = "stablehlo.multiply"(%422, %419) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%424 = "stablehlo.subtract"(%423, %420) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%425 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%426 = "stablehlo.add"(%424, %425) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%427 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%428 = "stablehlo.multiply"(%427, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%429 = "stablehlo.multiply"(%428, %426) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%430 = "stablehlo.subtract"(%429, %419) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%431 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%432 = "stablehlo.add"(%430, %431) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%433 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%434 = "stablehlo.multiply"(%433, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%435 = "stablehlo.multiply"(%434, %432) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%436 = "stablehlo.subtract"(%435, %426) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%437 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%438 = "stablehlo.add"(%436, %437) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%439 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%440 = "stablehlo.multiply"(%439, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%441 = "stablehlo.multiply"(%440, %438) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%442 = "stablehlo.subtract"(%441, %432) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%443 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%444 = "stablehlo.add"(%442, %443) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%445 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%446 = "stablehlo.multiply"(%445, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%447 = "stablehlo.multiply"(%446, %444) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%448 = "stablehlo.subtract"(%447, %438) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%449 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%450 = "stablehlo.add"(%448, %449) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%451 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%452 = "stablehlo.multiply"(%451, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%453 = "stablehlo.multiply"(%452, %450) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%454 = "stablehlo.subtract"(%453, %444) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%455 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%456 = "stablehlo.add"(%454, %455) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%457 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%458 = "stablehlo.multiply"(%457, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%459 = "stablehlo.multiply"(%458, %456) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%460 = "stablehlo.subtract"(%459, %450) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%461 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%462 = "stablehlo.add"(%460, %461) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%463 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%464 = "stablehlo.multiply"(%463, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%465 = "stablehlo.multiply"(%464, %462) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%466 = "stablehlo.subtract"(%465, %456) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%467 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%468 = "stablehlo.add"(%466, %467) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%469 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%470 = "stablehlo.multiply"(%469, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%471 = "stablehlo.multiply"(%470, %468) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%472 = "stablehlo.subtract"(%471, %462) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%473 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%474 = "stablehlo.add"(%472, %473) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%476 = "stablehlo.multiply"(%475, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%477 = "stablehlo.multiply"(%476, %474) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%478 = "stablehlo.subtract"(%477, %468) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%479 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%480 = "stablehlo.add"(%478, %479) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%481 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%482 = "stablehlo.multiply"(%481, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%483 = "stablehlo.multiply"(%482, %480) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%484 = "stablehlo.subtract"(%483, %474) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%485 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%486 = "stablehlo.add"(%484, %485) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%487 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%488 = "stablehlo.multiply"(%487, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%489 = "stablehlo.multiply"(%488, %486) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%490 = "stablehlo.subtract"(%489, %480) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%491 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%492 = "stablehlo.add"(%490, %491) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%493 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%494 = "stablehlo.multiply"(%493, %418) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%495 = "stablehlo.multiply"(%494, %492) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%496 = "stablehlo.subtract"(%495, %486) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%497 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%498 = "stablehlo.add"(%496, %497) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%499 = "stablehlo.multiply"(%418, %498) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%500 = "stablehlo.subtract"(%499, %492) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%501 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%502 = "stablehlo.add"(%500, %501) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%503 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%504 = "stablehlo.multiply"(%503, %412) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%505 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%506 = "stablehlo.add"(%505, %504) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%507 = "stablehlo.divide"(%502, %506) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%508 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%509 = "stablehlo.compare"(%411, %508) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%510 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%511 = "stablehlo.maximum"(%411, %510) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%512 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%513 = "stablehlo.multiply"(%511, %512) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%514 = "stablehlo.round_nearest_even"(%513) : (tensor<64xf32>) -> tensor<64xf32>
%515 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%516 = "stablehlo.divide"(%514, %515) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%517 = "stablehlo.multiply"(%516, %516) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%518 = "stablehlo.exponential"(%517) : (tensor<64xf32>) -> tensor<64xf32>
%519 = "stablehlo.subtract"(%511, %516) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%520 = "stablehlo.add"(%511, %516) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%521 = "stablehlo.multiply"(%519, %520) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%522 = "stablehlo.exponential"(%521) : (tensor<64xf32>) -> tensor<64xf32>
%523 = "stablehlo.multiply"(%518, %522) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%524 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%525 = "stablehlo.multiply"(%524, %523) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%526 = "stablehlo.subtract"(%525, %507) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%527 = "stablehlo.select"(%509, %526, %507) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%528 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%529 = "stablehlo.divide"(%527, %528) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%530 = "stablehlo.log"(%529) : (tensor<64xf32>) -> tensor<64xf32>
%531 = "stablehlo.multiply"(%410, %410) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%532 = "stablehlo.subtract"(%530, %531) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%533 = "stablehlo.subtract"(%532, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%534 = "stablehlo.multiply"(%533, %527) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%535 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%536 = "stablehlo.multiply"(%534, %535) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%537 = "stablehlo.subtract"(%408, %536) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%538 = "stablehlo.negate"(%537) : (tensor<64xf32>) -> tensor<64xf32>
%539 = "stablehlo.select"(%2, %538, %537) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%540 = "stablehlo.constant"() {value = dense<5.0e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%541 = "stablehlo.compare"(%5, %540) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%542 = "stablehlo.select"(%541, %539, %12) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%543 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%544 = "stablehlo.compare"(%0, %543) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%545 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<64xf32>} : () -> tensor<64xf32>
%546 = "stablehlo.select"(%544, %545, %542) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%547 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%548 = "stablehlo.compare"(%0, %547) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%549 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<64xf32>} : () -> tensor<64xf32>
%550 = "stablehlo.select"(%548, %549, %546) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %550 : tensor<64xf32>
}
}

// f64[64]
module @example {
func.func public @main(%0: tensor<64xf64>) -> (tensor<64xf64>) {
%1 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%2 = "stablehlo.compare"(%0, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%4 = "stablehlo.subtract"(%3, %0) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%5 = "stablehlo.select"(%2, %4, %0) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%6 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%7 = "stablehlo.multiply"(%6, %0) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%9 = "stablehlo.subtract"(%7, %8) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%10 = "chlo.erf_inv"(%9) : (tensor<64xf64>) -> tensor<64xf64>
%11 = "stablehlo.constant"() {value = dense<1.4142135623730951e0> : tensor<64xf64>} : () -> tensor<64xf64>
%12 = "stablehlo.multiply"(%10, %11) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%13 = "stablehlo.log"(%5) : (tensor<64xf64>) -> tensor<64xf64>
%14 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%16 = "stablehlo.constant"() {value = dense<-1.2566370614359172e1> : tensor<64xf64>} : () -> tensor<64xf64>
%17 = "stablehlo.multiply"(%16, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%18 = "stablehlo.log"(%17) : (tensor<64xf64>) -> tensor<64xf64>
%19 = "stablehlo.subtract"(%15, %18) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%20 = "stablehlo.sqrt"(%19) : (tensor<64xf64>) -> tensor<64xf64>
%21 = "stablehlo.negate"(%20) : (tensor<64xf64>) -> tensor<64xf64>
%22 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%24 = "stablehlo.negate"(%23) : (tensor<64xf64>) -> tensor<64xf64>
%25 = "stablehlo.abs"(%24) : (tensor<64xf64>) -> tensor<64xf64>
%26 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%27 = "stablehlo.add"(%25, %26) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%28 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%29 = "stablehlo.divide"(%28, %27) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%30 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%31 = "stablehlo.subtract"(%30, %29) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%32 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%33 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%35 = "stablehlo.multiply"(%34, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%36 = "stablehlo.multiply"(%35, %32) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%37 = "stablehlo.subtract"(%36, %33) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%38 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%39 = "stablehlo.add"(%37, %38) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%41 = "stablehlo.multiply"(%40, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%42 = "stablehlo.multiply"(%41, %39) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%43 = "stablehlo.subtract"(%42, %32) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%44 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%45 = "stablehlo.add"(%43, %44) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%47 = "stablehlo.multiply"(%46, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%48 = "stablehlo.multiply"(%47, %45) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%49 = "stablehlo.subtract"(%48, %39) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%50 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%51 = "stablehlo.add"(%49, %50) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%52 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%53 = "stablehlo.multiply"(%52, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%54 = "stablehlo.multiply"(%53, %51) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%55 = "stablehlo.subtract"(%54, %45) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%56 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%57 = "stablehlo.add"(%55, %56) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%58 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%59 = "stablehlo.multiply"(%58, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%60 = "stablehlo.multiply"(%59, %57) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%61 = "stablehlo.subtract"(%60, %51) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%62 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%63 = "stablehlo.add"(%61, %62) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%65 = "stablehlo.multiply"(%64, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%66 = "stablehlo.multiply"(%65, %63) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%67 = "stablehlo.subtract"(%66, %57) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%68 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%69 = "stablehlo.add"(%67, %68) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%71 = "stablehlo.multiply"(%70, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%72 = "stablehlo.multiply"(%71, %69) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%73 = "stablehlo.subtract"(%72, %63) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%74 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%75 = "stablehlo.add"(%73, %74) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%77 = "stablehlo.multiply"(%76, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%78 = "stablehlo.multiply"(%77, %75) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%79 = "stablehlo.subtract"(%78, %69) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%80 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%81 = "stablehlo.add"(%79, %80) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%83 = "stablehlo.multiply"(%82, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%84 = "stablehlo.multiply"(%83, %81) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%85 = "stablehlo.subtract"(%84, %75) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%86 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%87 = "stablehlo.add"(%85, %86) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%89 = "stablehlo.multiply"(%88, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%90 = "stablehlo.multiply"(%89, %87) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%91 = "stablehlo.subtract"(%90, %81) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%92 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%93 = "stablehlo.add"(%91, %92) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%95 = "stablehlo.multiply"(%94, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%96 = "stablehlo.multiply"(%95, %93) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%97 = "stablehlo.subtract"(%96, %87) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%98 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%99 = "stablehlo.add"(%97, %98) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%101 = "stablehlo.multiply"(%100, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%103 = "stablehlo.subtract"(%102, %93) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%104 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%105 = "stablehlo.add"(%103, %104) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%107 = "stablehlo.multiply"(%106, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%108 = "stablehlo.multiply"(%107, %105) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%109 = "stablehlo.subtract"(%108, %99) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%110 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%111 = "stablehlo.add"(%109, %110) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%113 = "stablehlo.multiply"(%112, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%114 = "stablehlo.multiply"(%113, %111) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%115 = "stablehlo.subtract"(%114, %105) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%116 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%117 = "stablehlo.add"(%115, %116) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%119 = "stablehlo.multiply"(%118, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%120 = "stablehlo.multiply"(%119, %117) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%121 = "stablehlo.subtract"(%120, %111) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%122 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%123 = "stablehlo.add"(%121, %122) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%125 = "stablehlo.multiply"(%124, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%127 = "stablehlo.subtract"(%126, %117) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%128 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%129 = "stablehlo.add"(%127, %128) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%131 = "stablehlo.multiply"(%130, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%134 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%135 = "stablehlo.add"(%133, %134) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%137 = "stablehlo.multiply"(%136, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%140 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%141 = "stablehlo.add"(%139, %140) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%142 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%143 = "stablehlo.multiply"(%142, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%144 = "stablehlo.multiply"(%143, %141) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%145 = "stablehlo.subtract"(%144, %135) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%146 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%147 = "stablehlo.add"(%145, %146) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%149 = "stablehlo.multiply"(%148, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%150 = "stablehlo.multiply"(%149, %147) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%151 = "stablehlo.subtract"(%150, %141) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%152 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%153 = "stablehlo.add"(%151, %152) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%154 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%155 = "stablehlo.multiply"(%154, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%156 = "stablehlo.multiply"(%155, %153) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%157 = "stablehlo.subtract"(%156, %147) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%158 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%159 = "stablehlo.add"(%157, %158) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%160 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%161 = "stablehlo.multiply"(%160, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%162 = "stablehlo.multiply"(%161, %159) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%163 = "stablehlo.subtract"(%162, %153) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%164 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%165 = "stablehlo.add"(%163, %164) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%166 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%167 = "stablehlo.multiply"(%166, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%168 = "stablehlo.multiply"(%167, %165) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%169 = "stablehlo.subtract"(%168, %159) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%170 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%171 = "stablehlo.add"(%169, %170) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%173 = "stablehlo.multiply"(%172, %31) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%174 = "stablehlo.multiply"(%173, %171) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%175 = "stablehlo.subtract"(%174, %165) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%176 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%177 = "stablehlo.add"(%175, %176) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%178 = "stablehlo.multiply"(%31, %177) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%179 = "stablehlo.subtract"(%178, %171) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%180 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%181 = "stablehlo.add"(%179, %180) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%182 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%183 = "stablehlo.multiply"(%182, %25) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%184 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%185 = "stablehlo.add"(%184, %183) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%186 = "stablehlo.divide"(%181, %185) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%187 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%188 = "stablehlo.compare"(%24, %187) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%189 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%190 = "stablehlo.maximum"(%24, %189) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%191 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%192 = "stablehlo.multiply"(%190, %191) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%193 = "stablehlo.round_nearest_even"(%192) : (tensor<64xf64>) -> tensor<64xf64>
%194 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%195 = "stablehlo.divide"(%193, %194) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%196 = "stablehlo.multiply"(%195, %195) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%197 = "stablehlo.exponential"(%196) : (tensor<64xf64>) -> tensor<64xf64>
%198 = "stablehlo.subtract"(%190, %195) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%199 = "stablehlo.add"(%190, %195) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%201 = "stablehlo.exponential"(%200) : (tensor<64xf64>) -> tensor<64xf64>
%202 = "stablehlo.multiply"(%197, %201) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%203 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%204 = "stablehlo.multiply"(%203, %202) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%205 = "stablehlo.subtract"(%204, %186) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%206 = "stablehlo.select"(%188, %205, %186) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%207 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%208 = "stablehlo.divide"(%206, %207) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%209 = "stablehlo.log"(%208) : (tensor<64xf64>) -> tensor<64xf64>
%210 = "stablehlo.multiply"(%23, %23) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%211 = "stablehlo.subtract"(%209, %210) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%212 = "stablehlo.subtract"(%211, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%213 = "stablehlo.multiply"(%212, %206) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%214 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%215 = "stablehlo.multiply"(%213, %214) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%216 = "stablehlo.subtract"(%21, %215) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%217 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%219 = "stablehlo.negate"(%218) : (tensor<64xf64>) -> tensor<64xf64>
%220 = "stablehlo.abs"(%219) : (tensor<64xf64>) -> tensor<64xf64>
%221 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%222 = "stablehlo.add"(%220, %221) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%223 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%224 = "stablehlo.divide"(%223, %222) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%225 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%226 = "stablehlo.subtract"(%225, %224) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%227 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%228 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%229 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%230 = "stablehlo.multiply"(%229, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%231 = "stablehlo.multiply"(%230, %227) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%232 = "stablehlo.subtract"(%231, %228) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%233 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%234 = "stablehlo.add"(%232, %233) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%236 = "stablehlo.multiply"(%235, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%237 = "stablehlo.multiply"(%236, %234) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%238 = "stablehlo.subtract"(%237, %227) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%239 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%240 = "stablehlo.add"(%238, %239) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%241 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%242 = "stablehlo.multiply"(%241, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%243 = "stablehlo.multiply"(%242, %240) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%244 = "stablehlo.subtract"(%243, %234) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%245 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%246 = "stablehlo.add"(%244, %245) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%247 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%248 = "stablehlo.multiply"(%247, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%249 = "stablehlo.multiply"(%248, %246) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%250 = "stablehlo.subtract"(%249, %240) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%251 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%252 = "stablehlo.add"(%250, %251) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%253 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%254 = "stablehlo.multiply"(%253, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%255 = "stablehlo.multiply"(%254, %252) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%256 = "stablehlo.subtract"(%255, %246) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%257 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%258 = "stablehlo.add"(%256, %257) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%259 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%260 = "stablehlo.multiply"(%259, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%261 = "stablehlo.multiply"(%260, %258) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%262 = "stablehlo.subtract"(%261, %252) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%263 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%264 = "stablehlo.add"(%262, %263) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%265 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%266 = "stablehlo.multiply"(%265, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%267 = "stablehlo.multiply"(%266, %264) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%268 = "stablehlo.subtract"(%267, %258) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%269 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%270 = "stablehlo.add"(%268, %269) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%271 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%272 = "stablehlo.multiply"(%271, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%273 = "stablehlo.multiply"(%272, %270) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%274 = "stablehlo.subtract"(%273, %264) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%275 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%276 = "stablehlo.add"(%274, %275) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%277 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%278 = "stablehlo.multiply"(%277, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%279 = "stablehlo.multiply"(%278, %276) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%280 = "stablehlo.subtract"(%279, %270) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%281 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%282 = "stablehlo.add"(%280, %281) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%283 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%284 = "stablehlo.multiply"(%283, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%285 = "stablehlo.multiply"(%284, %282) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%286 = "stablehlo.subtract"(%285, %276) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%287 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%288 = "stablehlo.add"(%286, %287) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%289 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%290 = "stablehlo.multiply"(%289, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%291 = "stablehlo.multiply"(%290, %288) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%292 = "stablehlo.subtract"(%291, %282) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%293 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%294 = "stablehlo.add"(%292, %293) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%295 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%296 = "stablehlo.multiply"(%295, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%297 = "stablehlo.multiply"(%296, %294) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%298 = "stablehlo.subtract"(%297, %288) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%299 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%300 = "stablehlo.add"(%298, %299) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%301 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%302 = "stablehlo.multiply"(%301, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%303 = "stablehlo.multiply"(%302, %300) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%304 = "stablehlo.subtract"(%303, %294) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%305 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%306 = "stablehlo.add"(%304, %305) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%307 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%308 = "stablehlo.multiply"(%307, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%309 = "stablehlo.multiply"(%308, %306) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%310 = "stablehlo.subtract"(%309, %300) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%311 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%312 = "stablehlo.add"(%310, %311) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%313 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%314 = "stablehlo.multiply"(%313, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%315 = "stablehlo.multiply"(%314, %312) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%316 = "stablehlo.subtract"(%315, %306) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%317 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%318 = "stablehlo.add"(%316, %317) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%319 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%320 = "stablehlo.multiply"(%319, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%321 = "stablehlo.multiply"(%320, %318) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%322 = "stablehlo.subtract"(%321, %312) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%323 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%324 = "stablehlo.add"(%322, %323) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%326 = "stablehlo.multiply"(%325, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%327 = "stablehlo.multiply"(%326, %324) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%328 = "stablehlo.subtract"(%327, %318) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%329 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%330 = "stablehlo.add"(%328, %329) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%331 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%332 = "stablehlo.multiply"(%331, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%333 = "stablehlo.multiply"(%332, %330) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%334 = "stablehlo.subtract"(%333, %324) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%335 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%336 = "stablehlo.add"(%334, %335) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%337 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%338 = "stablehlo.multiply"(%337, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%339 = "stablehlo.multiply"(%338, %336) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%340 = "stablehlo.subtract"(%339, %330) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%341 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%342 = "stablehlo.add"(%340, %341) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%344 = "stablehlo.multiply"(%343, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%345 = "stablehlo.multiply"(%344, %342) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%346 = "stablehlo.subtract"(%345, %336) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%347 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%348 = "stablehlo.add"(%346, %347) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%349 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%350 = "stablehlo.multiply"(%349, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%351 = "stablehlo.multiply"(%350, %348) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%352 = "stablehlo.subtract"(%351, %342) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%353 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%354 = "stablehlo.add"(%352, %353) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%356 = "stablehlo.multiply"(%355, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%357 = "stablehlo.multiply"(%356, %354) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%358 = "stablehlo.subtract"(%357, %348) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%359 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%360 = "stablehlo.add"(%358, %359) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%361 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%362 = "stablehlo.multiply"(%361, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%363 = "stablehlo.multiply"(%362, %360) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%364 = "stablehlo.subtract"(%363, %354) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%365 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%366 = "stablehlo.add"(%364, %365) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%367 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%368 = "stablehlo.multiply"(%367, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%369 = "stablehlo.multiply"(%368, %366) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%370 = "stablehlo.subtract"(%369, %360) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%371 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%372 = "stablehlo.add"(%370, %371) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%373 = "stablehlo.multiply"(%226, %372) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%374 = "stablehlo.subtract"(%373, %366) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%375 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%376 = "stablehlo.add"(%374, %375) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%377 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%378 = "stablehlo.multiply"(%377, %220) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%379 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%380 = "stablehlo.add"(%379, %378) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%381 = "stablehlo.divide"(%376, %380) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%382 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%383 = "stablehlo.compare"(%219, %382) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%384 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%385 = "stablehlo.maximum"(%219, %384) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%386 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%387 = "stablehlo.multiply"(%385, %386) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%388 = "stablehlo.round_nearest_even"(%387) : (tensor<64xf64>) -> tensor<64xf64>
%389 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%390 = "stablehlo.divide"(%388, %389) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%391 = "stablehlo.multiply"(%390, %390) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%392 = "stablehlo.exponential"(%391) : (tensor<64xf64>) -> tensor<64xf64>
%393 = "stablehlo.subtract"(%385, %390) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%394 = "stablehlo.add"(%385, %390) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%395 = "stablehlo.multiply"(%393, %394) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%396 = "stablehlo.exponential"(%395) : (tensor<64xf64>) -> tensor<64xf64>
%397 = "stablehlo.multiply"(%392, %396) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%398 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%399 = "stablehlo.multiply"(%398, %397) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%400 = "stablehlo.subtract"(%399, %381) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%401 = "stablehlo.select"(%383, %400, %381) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%402 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%403 = "stablehlo.divide"(%401, %402) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%404 = "stablehlo.log"(%403) : (tensor<64xf64>) -> tensor<64xf64>
%405 = "stablehlo.multiply"(%218, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%406 = "stablehlo.subtract"(%404, %405) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%407 = "stablehlo.subtract"(%406, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%408 = "stablehlo.multiply"(%407, %401) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%409 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%410 = "stablehlo.multiply"(%408, %409) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%411 = "stablehlo.subtract"(%216, %410) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%412 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%413 = "stablehlo.multiply"(%411, %412) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%414 = "stablehlo.negate"(%413) : (tensor<64xf64>) -> tensor<64xf64>
%415 = "stablehlo.abs"(%414) : (tensor<64xf64>) -> tensor<64xf64>
%416 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%417 = "stablehlo.add"(%415, %416) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%418 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%419 = "stablehlo.divide"(%418, %417) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%420 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%421 = "stablehlo.subtract"(%420, %419) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%422 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%423 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%424 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%425 = "stablehlo.multiply"(%424, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%426 = "stablehlo.multiply"(%425, %422) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%427 = "stablehlo.subtract"(%426, %423) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%428 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%429 = "stablehlo.add"(%427, %428) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%430 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%431 = "stablehlo.multiply"(%430, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%432 = "stablehlo.multiply"(%431, %429) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%433 = "stablehlo.subtract"(%432, %422) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%434 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%435 = "stablehlo.add"(%433, %434) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%436 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%437 = "stablehlo.multiply"(%436, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%438 = "stablehlo.multiply"(%437, %435) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%439 = "stablehlo.subtract"(%438, %429) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%440 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%441 = "stablehlo.add"(%439, %440) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%442 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%443 = "stablehlo.multiply"(%442, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%444 = "stablehlo.multiply"(%443, %441) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%445 = "stablehlo.subtract"(%444, %435) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%446 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%447 = "stablehlo.add"(%445, %446) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%448 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%449 = "stablehlo.multiply"(%448, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%450 = "stablehlo.multiply"(%449, %447) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%451 = "stablehlo.subtract"(%450, %441) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%452 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%453 = "stablehlo.add"(%451, %452) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%454 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%455 = "stablehlo.multiply"(%454, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%456 = "stablehlo.multiply"(%455, %453) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%457 = "stablehlo.subtract"(%456, %447) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%458 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%459 = "stablehlo.add"(%457, %458) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%460 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%461 = "stablehlo.multiply"(%460, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%462 = "stablehlo.multiply"(%461, %459) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%463 = "stablehlo.subtract"(%462, %453) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%464 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%465 = "stablehlo.add"(%463, %464) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%466 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%467 = "stablehlo.multiply"(%466, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%468 = "stablehlo.multiply"(%467, %465) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%469 = "stablehlo.subtract"(%468, %459) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%470 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%471 = "stablehlo.add"(%469, %470) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%472 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%473 = "stablehlo.multiply"(%472, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%474 = "stablehlo.multiply"(%473, %471) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%475 = "stablehlo.subtract"(%474, %465) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%476 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%477 = "stablehlo.add"(%475, %476) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%478 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%479 = "stablehlo.multiply"(%478, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%480 = "stablehlo.multiply"(%479, %477) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%481 = "stablehlo.subtract"(%480, %471) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%482 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%483 = "stablehlo.add"(%481, %482) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%484 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%485 = "stablehlo.multiply"(%484, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%486 = "stablehlo.multiply"(%485, %483) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%487 = "stablehlo.subtract"(%486, %477) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%488 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%489 = "stablehlo.add"(%487, %488) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%490 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%491 = "stablehlo.multiply"(%490, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%492 = "stablehlo.multiply"(%491, %489) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%493 = "stablehlo.subtract"(%492, %483) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%494 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%495 = "stablehlo.add"(%493, %494) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%496 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%497 = "stablehlo.multiply"(%496, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%498 = "stablehlo.multiply"(%497, %495) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%499 = "stablehlo.subtract"(%498, %489) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%500 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%501 = "stablehlo.add"(%499, %500) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%502 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%503 = "stablehlo.multiply"(%502, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%504 = "stablehlo.multiply"(%503, %501) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%505 = "stablehlo.subtract"(%504, %495) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%506 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%507 = "stablehlo.add"(%505, %506) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%508 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%509 = "stablehlo.multiply"(%508, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%510 = "stablehlo.multiply"(%509, %507) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%511 = "stablehlo.subtract"(%510, %501) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%512 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%513 = "stablehlo.add"(%511, %512) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%514 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%515 = "stablehlo.multiply"(%514, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%516 = "stablehlo.multiply"(%515, %513) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%517 = "stablehlo.subtract"(%516, %507) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%518 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%519 = "stablehlo.add"(%517, %518) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%520 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%521 = "stablehlo.multiply"(%520, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%522 = "stablehlo.multiply"(%521, %519) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%523 = "stablehlo.subtract"(%522, %513) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%524 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%525 = "stablehlo.add"(%523, %524) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%526 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%527 = "stablehlo.multiply"(%526, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%528 = "stablehlo.multiply"(%527, %525) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%529 = "stablehlo.subtract"(%528, %519) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%530 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%531 = "stablehlo.add"(%529, %530) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%532 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%533 = "stablehlo.multiply"(%532, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%534 = "stablehlo.multiply"(%533, %531) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%535 = "stablehlo.subtract"(%534, %525) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%536 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%537 = "stablehlo.add"(%535, %536) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%538 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%539 = "stablehlo.multiply"(%538, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%540 = "stablehlo.multiply"(%539, %537) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%541 = "stablehlo.subtract"(%540, %531) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%542 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%543 = "stablehlo.add"(%541, %542) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%544 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%545 = "stablehlo.multiply"(%544, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%546 = "stablehlo.multiply"(%545, %543) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%547 = "stablehlo.subtract"(%546, %537) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%548 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%549 = "stablehlo.add"(%547, %548) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%550 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%551 = "stablehlo.multiply"(%550, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%552 = "stablehlo.multiply"(%551, %549) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%553 = "stablehlo.subtract"(%552, %543) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%554 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%555 = "stablehlo.add"(%553, %554) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%556 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%557 = "stablehlo.multiply"(%556, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%558 = "stablehlo.multiply"(%557, %555) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%559 = "stablehlo.subtract"(%558, %549) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%560 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%561 = "stablehlo.add"(%559, %560) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%562 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%563 = "stablehlo.multiply"(%562, %421) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%564 = "stablehlo.multiply"(%563, %561) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%565 = "stablehlo.subtract"(%564, %555) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%566 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%567 = "stablehlo.add"(%565, %566) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%568 = "stablehlo.multiply"(%421, %567) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%569 = "stablehlo.subtract"(%568, %561) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%570 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%571 = "stablehlo.add"(%569, %570) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%572 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%573 = "stablehlo.multiply"(%572, %415) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%574 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%575 = "stablehlo.add"(%574, %573) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%576 = "stablehlo.divide"(%571, %575) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%577 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%578 = "stablehlo.compare"(%414, %577) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%579 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%580 = "stablehlo.maximum"(%414, %579) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%581 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%582 = "stablehlo.multiply"(%580, %581) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%583 = "stablehlo.round_nearest_even"(%582) : (tensor<64xf64>) -> tensor<64xf64>
%584 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%585 = "stablehlo.divide"(%583, %584) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%586 = "stablehlo.multiply"(%585, %585) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%587 = "stablehlo.exponential"(%586) : (tensor<64xf64>) -> tensor<64xf64>
%588 = "stablehlo.subtract"(%580, %585) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%589 = "stablehlo.add"(%580, %585) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%590 = "stablehlo.multiply"(%588, %589) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%591 = "stablehlo.exponential"(%590) : (tensor<64xf64>) -> tensor<64xf64>
%592 = "stablehlo.multiply"(%587, %591) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%593 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%594 = "stablehlo.multiply"(%593, %592) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%595 = "stablehlo.subtract"(%594, %576) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%596 = "stablehlo.select"(%578, %595, %576) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%597 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%598 = "stablehlo.divide"(%596, %597) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%599 = "stablehlo.log"(%598) : (tensor<64xf64>) -> tensor<64xf64>
%600 = "stablehlo.multiply"(%413, %413) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%601 = "stablehlo.subtract"(%599, %600) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%602 = "stablehlo.subtract"(%601, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%603 = "stablehlo.multiply"(%602, %596) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%604 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%605 = "stablehlo.multiply"(%603, %604) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%606 = "stablehlo.subtract"(%411, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%607 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%608 = "stablehlo.multiply"(%606, %607) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%609 = "stablehlo.negate"(%608) : (tensor<64xf64>) -> tensor<64xf64>
%610 = "stablehlo.abs"(%609) : (tensor<64xf64>) -> tensor<64xf64>
%611 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%612 = "stablehlo.add"(%610, %611) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%613 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%614 = "stablehlo.divide"(%613, %612) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%615 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%616 = "stablehlo.subtract"(%615, %614) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%617 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%618 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%619 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%620 = "stablehlo.multiply"(%619, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%621 = "stablehlo.multiply"(%620, %617) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%622 = "stablehlo.subtract"(%621, %618) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%623 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%624 = "stablehlo.add"(%622, %623) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%625 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%626 = "stablehlo.multiply"(%625, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%627 = "stablehlo.multiply"(%626, %624) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%628 = "stablehlo.subtract"(%627, %617) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%629 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%630 = "stablehlo.add"(%628, %629) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%631 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%632 = "stablehlo.multiply"(%631, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%633 = "stablehlo.multiply"(%632, %630) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%634 = "stablehlo.subtract"(%633, %624) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%635 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%636 = "stablehlo.add"(%634, %635) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%637 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%638 = "stablehlo.multiply"(%637, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%639 = "stablehlo.multiply"(%638, %636) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%640 = "stablehlo.subtract"(%639, %630) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%641 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%642 = "stablehlo.add"(%640, %641) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%643 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%644 = "stablehlo.multiply"(%643, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%645 = "stablehlo.multiply"(%644, %642) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%646 = "stablehlo.subtract"(%645, %636) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%647 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%648 = "stablehlo.add"(%646, %647) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%649 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%650 = "stablehlo.multiply"(%649, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%651 = "stablehlo.multiply"(%650, %648) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%652 = "stablehlo.subtract"(%651, %642) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%653 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%654 = "stablehlo.add"(%652, %653) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%655 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%656 = "stablehlo.multiply"(%655, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%657 = "stablehlo.multiply"(%656, %654) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%658 = "stablehlo.subtract"(%657, %648) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%659 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%660 = "stablehlo.add"(%658, %659) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%661 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%662 = "stablehlo.multiply"(%661, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%663 = "stablehlo.multiply"(%662, %660) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%664 = "stablehlo.subtract"(%663, %654) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%665 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%666 = "stablehlo.add"(%664, %665) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%667 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%668 = "stablehlo.multiply"(%667, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%669 = "stablehlo.multiply"(%668, %666) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%670 = "stablehlo.subtract"(%669, %660) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%671 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%672 = "stablehlo.add"(%670, %671) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%673 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%674 = "stablehlo.multiply"(%673, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%675 = "stablehlo.multiply"(%674, %672) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%676 = "stablehlo.subtract"(%675, %666) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%677 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%678 = "stablehlo.add"(%676, %677) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%679 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%680 = "stablehlo.multiply"(%679, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%681 = "stablehlo.multiply"(%680, %678) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%682 = "stablehlo.subtract"(%681, %672) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%683 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%684 = "stablehlo.add"(%682, %683) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%685 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%686 = "stablehlo.multiply"(%685, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%687 = "stablehlo.multiply"(%686, %684) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%688 = "stablehlo.subtract"(%687, %678) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%689 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%690 = "stablehlo.add"(%688, %689) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%691 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%692 = "stablehlo.multiply"(%691, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%693 = "stablehlo.multiply"(%692, %690) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%694 = "stablehlo.subtract"(%693, %684) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%695 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%696 = "stablehlo.add"(%694, %695) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%697 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%698 = "stablehlo.multiply"(%697, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%699 = "stablehlo.multiply"(%698, %696) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%700 = "stablehlo.subtract"(%699, %690) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%701 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%702 = "stablehlo.add"(%700, %701) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%703 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%704 = "stablehlo.multiply"(%703, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%705 = "stablehlo.multiply"(%704, %702) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%706 = "stablehlo.subtract"(%705, %696) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%707 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%708 = "stablehlo.add"(%706, %707) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%709 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%710 = "stablehlo.multiply"(%709, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%711 = "stablehlo.multiply"(%710, %708) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%712 = "stablehlo.subtract"(%711, %702) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%713 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%714 = "stablehlo.add"(%712, %713) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%715 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%716 = "stablehlo.multiply"(%715, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%717 = "stablehlo.multiply"(%716, %714) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%718 = "stablehlo.subtract"(%717, %708) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%719 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%720 = "stablehlo.add"(%718, %719) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%721 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%722 = "stablehlo.multiply"(%721, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%723 = "stablehlo.multiply"(%722, %720) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%724 = "stablehlo.subtract"(%723, %714) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%725 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%726 = "stablehlo.add"(%724, %725) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%727 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%728 = "stablehlo.multiply"(%727, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%729 = "stablehlo.multiply"(%728, %726) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%730 = "stablehlo.subtract"(%729, %720) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%731 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%732 = "stablehlo.add"(%730, %731) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%733 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%734 = "stablehlo.multiply"(%733, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%735 = "stablehlo.multiply"(%734, %732) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%736 = "stablehlo.subtract"(%735, %726) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%737 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%738 = "stablehlo.add"(%736, %737) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%739 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%740 = "stablehlo.multiply"(%739, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%741 = "stablehlo.multiply"(%740, %738) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%742 = "stablehlo.subtract"(%741, %732) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%743 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%744 = "stablehlo.add"(%742, %743) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%745 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%746 = "stablehlo.multiply"(%745, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%747 = "stablehlo.multiply"(%746, %744) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%748 = "stablehlo.subtract"(%747, %738) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%749 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%750 = "stablehlo.add"(%748, %749) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%751 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%752 = "stablehlo.multiply"(%751, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%753 = "stablehlo.multiply"(%752, %750) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%754 = "stablehlo.subtract"(%753, %744) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%755 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%756 = "stablehlo.add"(%754, %755) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%757 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%758 = "stablehlo.multiply"(%757, %616) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%759 = "stablehlo.multiply"(%758, %756) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%760 = "stablehlo.subtract"(%759, %750) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%761 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%762 = "stablehlo.add"(%760, %761) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%763 = "stablehlo.multiply"(%616, %762) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%764 = "stablehlo.subtract"(%763, %756) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%765 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%766 = "stablehlo.add"(%764, %765) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%767 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%768 = "stablehlo.multiply"(%767, %610) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%769 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%770 = "stablehlo.add"(%769, %768) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%771 = "stablehlo.divide"(%766, %770) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%772 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%773 = "stablehlo.compare"(%609, %772) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%774 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%775 = "stablehlo.maximum"(%609, %774) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%776 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%777 = "stablehlo.multiply"(%775, %776) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%778 = "stablehlo.round_nearest_even"(%777) : (tensor<64xf64>) -> tensor<64xf64>
%779 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%780 = "stablehlo.divide"(%778, %779) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%781 = "stablehlo.multiply"(%780, %780) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%782 = "stablehlo.exponential"(%781) : (tensor<64xf64>) -> tensor<64xf64>
%783 = "stablehlo.subtract"(%775, %780) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%784 = "stablehlo.add"(%775, %780) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%785 = "stablehlo.multiply"(%783, %784) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%786 = "stablehlo.exponential"(%785) : (tensor<64xf64>) -> tensor<64xf64>
%787 = "stablehlo.multiply"(%782, %786) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%788 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%789 = "stablehlo.multiply"(%788, %787) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%790 = "stablehlo.subtract"(%789, %771) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%791 = "stablehlo.select"(%773, %790, %771) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%792 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%793 = "stablehlo.divide"(%791, %792) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%794 = "stablehlo.log"(%793) : (tensor<64xf64>) -> tensor<64xf64>
%795 = "stablehlo.multiply"(%608, %608) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%796 = "stablehlo.subtract"(%794, %795) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%797 = "stablehlo.subtract"(%796, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%798 = "stablehlo.multiply"(%797, %791) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%799 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%800 = "stablehlo.multiply"(%798, %799) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%801 = "stablehlo.subtract"(%606, %800) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%802 = "stablehlo.negate"(%801) : (tensor<64xf64>) -> tensor<64xf64>
%803 = "stablehlo.select"(%2, %802, %801) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%804 = "stablehlo.constant"() {value = dense<5.0e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%805 = "stablehlo.compare"(%5, %804) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%806 = "stablehlo.select"(%805, %803, %12) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%807 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%808 = "stablehlo.compare"(%0, %807) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%809 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%810 = "stablehlo.select"(%808, %809, %806) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%811 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%812 = "stablehlo.compare"(%0, %811) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%813 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%814 = "stablehlo.select"(%812, %813, %810) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
return %814 : tensor<64xf64>
}
}

