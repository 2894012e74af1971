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
%22 = "stablehlo.negate"(%21) : (tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
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
%141 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%142 = "stablehlo.multiply"(%140, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%143 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%144 = "stablehlo.multiply"(%21, %143) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%145 = "stablehlo.negate"(%144) : (tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.abs"(%145) : (tensor<64xf32>) -> tensor<64xf32>
%147 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%148 = "stablehlo.add"(%146, %147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%149 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%150 = "stablehlo.divide"(%149, %148) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%151 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%152 = "stablehlo.subtract"(%151, %150) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%153 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%155 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%156 = "stablehlo.multiply"(%155, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%157 = "stablehlo.multiply"(%156, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%158 = "stablehlo.subtract"(%157, %154) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%159 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%160 = "stablehlo.add"(%158, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%161 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%162 = "stablehlo.multiply"(%161, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%163 = "stablehlo.multiply"(%162, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%164 = "stablehlo.subtract"(%163, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%165 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%167 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%168 = "stablehlo.multiply"(%167, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%169 = "stablehlo.multiply"(%168, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%170 = "stablehlo.subtract"(%169, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%171 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%172 = "stablehlo.add"(%170, %171) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%173 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%174 = "stablehlo.multiply"(%173, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%175 = "stablehlo.multiply"(%174, %172) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%176 = "stablehlo.subtract"(%175, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%177 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%178 = "stablehlo.add"(%176, %177) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%179 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%180 = "stablehlo.multiply"(%179, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%181 = "stablehlo.multiply"(%180, %178) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%182 = "stablehlo.subtract"(%181, %172) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%183 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%184 = "stablehlo.add"(%182, %183) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%185 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%186 = "stablehlo.multiply"(%185, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%187 = "stablehlo.multiply"(%186, %184) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%188 = "stablehlo.subtract"(%187, %178) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%189 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%190 = "stablehlo.add"(%188, %189) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%191 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%192 = "stablehlo.multiply"(%191, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%193 = "stablehlo.multiply"(%192, %190) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%194 = "stablehlo.subtract"(%193, %184) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%195 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%196 = "stablehlo.add"(%194, %195) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%197 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%198 = "stablehlo.multiply"(%197, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%199 = "stablehlo.multiply"(%198, %196) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%200 = "stablehlo.subtract"(%199, %190) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%201 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%202 = "stablehlo.add"(%200, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%203 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%204 = "stablehlo.multiply"(%203, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%205 = "stablehlo.multiply"(%204, %202) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%206 = "stablehlo.subtract"(%205, %196) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%207 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%208 = "stablehlo.add"(%206, %207) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%209 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%210 = "stablehlo.multiply"(%209, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%211 = "stablehlo.multiply"(%210, %208) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%212 = "stablehlo.subtract"(%211, %202) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%213 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%214 = "stablehlo.add"(%212, %213) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%215 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%216 = "stablehlo.multiply"(%215, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%217 = "stablehlo.multiply"(%216, %214) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%218 = "stablehlo.subtract"(%217, %208) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%219 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%220 = "stablehlo.add"(%218, %219) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%221 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%222 = "stablehlo.multiply"(%221, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%223 = "stablehlo.multiply"(%222, %220) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%224 = "stablehlo.subtract"(%223, %214) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%225 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%226 = "stablehlo.add"(%224, %225) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%227 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%228 = "stablehlo.multiply"(%227, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%229 = "stablehlo.multiply"(%228, %226) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%230 = "stablehlo.subtract"(%229, %220) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%231 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%232 = "stablehlo.add"(%230, %231) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%233 = "stablehlo.multiply"(%152, %232) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%234 = "stablehlo.subtract"(%233, %226) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%235 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%236 = "stablehlo.add"(%234, %235) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%237 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%238 = "stablehlo.multiply"(%237, %146) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%239 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%240 = "stablehlo.add"(%239, %238) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%241 = "stablehlo.divide"(%236, %240) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%242 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%243 = "stablehlo.compare"(%145, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%244 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%245 = "stablehlo.maximum"(%145, %244) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%246 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%248 = "stablehlo.round_nearest_even"(%247) : (tensor<64xf32>) -> tensor<64xf32>
%249 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%250 = "stablehlo.divide"(%248, %249) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%251 = "stablehlo.multiply"(%250, %250) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%252 = "stablehlo.exponential"(%251) : (tensor<64xf32>) -> tensor<64xf32>
%253 = "stablehlo.subtract"(%245, %250) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%254 = "stablehlo.add"(%245, %250) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%255 = "stablehlo.multiply"(%253, %254) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%256 = "stablehlo.exponential"(%255) : (tensor<64xf32>) -> tensor<64xf32>
%257 = "stablehlo.multiply"(%252, %256) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%259 = "stablehlo.multiply"(%258, %257) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%260 = "stablehlo.subtract"(%259, %241) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%261 = "stablehlo.select"(%243, %260, %241) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%263 = "stablehlo.divide"(%261, %262) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%264 = "stablehlo.log"(%263) : (tensor<64xf32>) -> tensor<64xf32>
%265 = "stablehlo.multiply"(%144, %144) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%266 = "stablehlo.subtract"(%264, %265) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%267 = "chlo.erfc"(%144) : (tensor<64xf32>) -> tensor<64xf32>
%268 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%269 = "stablehlo.divide"(%267, %268) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%270 = "stablehlo.log_plus_one"(%269) : (tensor<64xf32>) -> tensor<64xf32>
%271 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%272 = "stablehlo.compare"(%21, %271) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%273 = "stablehlo.select"(%272, %266, %270) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%274 = "stablehlo.subtract"(%273, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%275 = "stablehlo.multiply"(%274, %142) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%276 = "stablehlo.subtract"(%21, %275) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%277 = "stablehlo.negate"(%276) : (tensor<64xf32>) -> tensor<64xf32>
%278 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%279 = "stablehlo.multiply"(%277, %278) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%280 = "stablehlo.abs"(%279) : (tensor<64xf32>) -> tensor<64xf32>
%281 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%282 = "stablehlo.add"(%280, %281) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%283 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%284 = "stablehlo.divide"(%283, %282) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%285 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%286 = "stablehlo.subtract"(%285, %284) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%287 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%288 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%289 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%290 = "stablehlo.multiply"(%289, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%291 = "stablehlo.multiply"(%290, %287) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%292 = "stablehlo.subtract"(%291, %288) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%293 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%294 = "stablehlo.add"(%292, %293) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%295 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%296 = "stablehlo.multiply"(%295, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%297 = "stablehlo.multiply"(%296, %294) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%298 = "stablehlo.subtract"(%297, %287) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%299 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%300 = "stablehlo.add"(%298, %299) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%301 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%302 = "stablehlo.multiply"(%301, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%303 = "stablehlo.multiply"(%302, %300) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%304 = "stablehlo.subtract"(%303, %294) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%305 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%306 = "stablehlo.add"(%304, %305) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%307 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%308 = "stablehlo.multiply"(%307, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%309 = "stablehlo.multiply"(%308, %306) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%310 = "stablehlo.subtract"(%309, %300) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%311 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%312 = "stablehlo.add"(%310, %311) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%313 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%314 = "stablehlo.multiply"(%313, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%315 = "stablehlo.multiply"(%314, %312) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%316 = "stablehlo.subtract"(%315, %306) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%317 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%318 = "stablehlo.add"(%316, %317) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%319 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%320 = "stablehlo.multiply"(%319, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%321 = "stablehlo.multiply"(%320, %318) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%322 = "stablehlo.subtract"(%321, %312) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%323 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%324 = "stablehlo.add"(%322, %323) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%326 = "stablehlo.multiply"(%325, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%327 = "stablehlo.multiply"(%326, %324) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%328 = "stablehlo.subtract"(%327, %318) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%329 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%330 = "stablehlo.add"(%328, %329) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%331 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%332 = "stablehlo.multiply"(%331, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%333 = "stablehlo.multiply"(%332, %330) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%334 = "stablehlo.subtract"(%333, %324) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%335 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%336 = "stablehlo.add"(%334, %335) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%337 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%338 = "stablehlo.multiply"(%337, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%339 = "stablehlo.multiply"(%338, %336) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%340 = "stablehlo.subtract"(%339, %330) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%341 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%342 = "stablehlo.add"(%340, %341) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%344 = "stablehlo.multiply"(%343, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%345 = "stablehlo.multiply"(%344, %342) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%346 = "stablehlo.subtract"(%345, %336) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%347 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%348 = "stablehlo.add"(%346, %347) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%349 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%350 = "stablehlo.multiply"(%349, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%351 = "stablehlo.multiply"(%350, %348) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%352 = "stablehlo.subtract"(%351, %342) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%353 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%354 = "stablehlo.add"(%352, %353) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%356 = "stablehlo.multiply"(%355, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%357 = "stablehlo.multiply"(%356, %354) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%358 = "stablehlo.subtract"(%357, %348) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%359 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%360 = "stablehlo.add"(%358, %359) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%361 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%362 = "stablehlo.multiply"(%361, %286) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%363 = "stablehlo.multiply"(%362, %360) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%364 = "stablehlo.subtract"(%363, %354) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%365 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%366 = "stablehlo.add"(%364, %365) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%367 = "stablehlo.multiply"(%286, %366) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%368 = "stablehlo.subtract"(%367, %360) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%369 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%370 = "stablehlo.add"(%368, %369) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%371 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%372 = "stablehlo.multiply"(%371, %280) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%373 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%374 = "stablehlo.add"(%373, %372) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%375 = "stablehlo.divide"(%370, %374) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%376 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%377 = "stablehlo.compare"(%279, %376) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%378 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%379 = "stablehlo.maximum"(%279, %378) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%380 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%382 = "stablehlo.round_nearest_even"(%381) : (tensor<64xf32>) -> tensor<64xf32>
%383 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%384 = "stablehlo.divide"(%382, %383) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%385 = "stablehlo.multiply"(%384, %384) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%386 = "stablehlo.exponential"(%385) : (tensor<64xf32>) -> tensor<64xf32>
%387 = "stablehlo.subtract"(%379, %384) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%388 = "stablehlo.add"(%379, %384) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%389 = "stablehlo.multiply"(%387, %388) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%390 = "stablehlo.exponential"(%389) : (tensor<64xf32>) -> tensor<64xf32>
%391 = "stablehlo.multiply"(%386, %390) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%392 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%393 = "stablehlo.multiply"(%392, %391) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%394 = "stablehlo.subtract"(%393, %375) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%395 = "stablehlo.select"(%377, %394, %375) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%396 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%397 = "stablehlo.multiply"(%395, %396) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%398 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%399 = "stablehlo.multiply"(%276, %398) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%400 = "stablehlo.negate"(%399) : (tensor<64xf32>) -> tensor<64xf32>
%401 = "stablehlo.abs"(%400) : (tensor<64xf32>) -> tensor<64xf32>
%402 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%403 = "stablehlo.add"(%401, %402) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%404 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%405 = "stablehlo.divide"(%404, %403) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%406 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%407 = "stablehlo.subtract"(%406, %405) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%408 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%409 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%410 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%411 = "stablehlo.multiply"(%410, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%412 = "stablehlo.multiply"(%411, %408) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%413 = "stablehlo.subtract"(%412, %409) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%414 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%415 = "stablehlo.add"(%413, %414) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%416 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%417 = "stablehlo.multiply"(%416, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%418 = "stablehlo.multiply"(%417, %415) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%419 = "stablehlo.subtract"(%418, %408) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%420 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%421 = "stablehlo.add"(%419, %420) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%422 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%423 = "stablehlo.multiply"(%422, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%424 = "stablehlo.multiply"(%423, %421) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%425 = "stablehlo.subtract"(%424, %415) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%426 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%427 = "stablehlo.add"(%425, %426) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%428 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%429 = "stablehlo.multiply"(%428, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%430 = "stablehlo.multiply"(%429, %427) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%431 = "stablehlo.subtract"(%430, %421) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%432 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%433 = "stablehlo.add"(%431, %432) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%434 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%435 = "stablehlo.multiply"(%434, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%436 = "stablehlo.multiply"(%435, %433) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%437 = "stablehlo.subtract"(%436, %427) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%438 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%439 = "stablehlo.add"(%437, %438) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%440 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%441 = "stablehlo.multiply"(%440, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%442 = "stablehlo.multiply"(%441, %439) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%443 = "stablehlo.subtract"(%442, %433) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%444 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%445 = "stablehlo.add"(%443, %444) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%446 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%447 = "stablehlo.multiply"(%446, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%448 = "stablehlo.multiply"(%447, %445) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%449 = "stablehlo.subtract"(%448, %439) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%450 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%451 = "stablehlo.add"(%449, %450) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%452 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%453 = "stablehlo.multiply"(%452, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%454 = "stablehlo.multiply"(%453, %451) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%455 = "stablehlo.subtract"(%454, %445) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%456 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%457 = "stablehlo.add"(%455, %456) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%458 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%459 = "stablehlo.multiply"(%458, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%460 = "stablehlo.multiply"(%459, %457) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%461 = "stablehlo.subtract"(%460, %451) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%462 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%463 = "stablehlo.add"(%461, %462) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%464 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%465 = "stablehlo.multiply"(%464, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%466 = "stablehlo.multiply"(%465, %463) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%467 = "stablehlo.subtract"(%466, %457) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%468 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%469 = "stablehlo.add"(%467, %468) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%470 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%471 = "stablehlo.multiply"(%470, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%472 = "stablehlo.multiply"(%471, %469) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%473 = "stablehlo.subtract"(%472, %463) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%474 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%475 = "stablehlo.add"(%473, %474) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%476 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%477 = "stablehlo.multiply"(%476, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%478 = "stablehlo.multiply"(%477, %475) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%479 = "stablehlo.subtract"(%478, %469) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%480 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%481 = "stablehlo.add"(%479, %480) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%482 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%483 = "stablehlo.multiply"(%482, %407) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%484 = "stablehlo.multiply"(%483, %481) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%485 = "stablehlo.subtract"(%484, %475) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%486 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%487 = "stablehlo.add"(%485, %486) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%488 = "stablehlo.multiply"(%407, %487) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%489 = "stablehlo.subtract"(%488, %481) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%490 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%491 = "stablehlo.add"(%489, %490) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%492 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%493 = "stablehlo.multiply"(%492, %401) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%494 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%495 = "stablehlo.add"(%494, %493) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%496 = "stablehlo.divide"(%491, %495) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%497 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%498 = "stablehlo.compare"(%400, %497) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%499 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%500 = "stablehlo.maximum"(%400, %499) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%501 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%502 = "stablehlo.multiply"(%500, %501) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%503 = "stablehlo.round_nearest_even"(%502) : (tensor<64xf32>) -> tensor<64xf32>
%504 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%505 = "stablehlo.divide"(%503, %504) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%506 = "stablehlo.multiply"(%505, %505) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%507 = "stablehlo.exponential"(%506) : (tensor<64xf32>) -> tensor<64xf32>
%508 = "stablehlo.subtract"(%500, %505) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%509 = "stablehlo.add"(%500, %505) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%510 = "stablehlo.multiply"(%508, %509) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%511 = "stablehlo.exponential"(%510) : (tensor<64xf32>) -> tensor<64xf32>
%512 = "stablehlo.multiply"(%507, %511) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%513 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%514 = "stablehlo.multiply"(%513, %512) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%515 = "stablehlo.subtract"(%514, %496) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%516 = "stablehlo.select"(%498, %515, %496) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%517 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%518 = "stablehlo.divide"(%516, %517) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%519 = "stablehlo.log"(%518) : (tensor<64xf32>) -> tensor<64xf32>
%520 = "stablehlo.multiply"(%399, %399) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%521 = "stablehlo.subtract"(%519, %520) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%522 = "chlo.erfc"(%399) : (tensor<64xf32>) -> tensor<64xf32>
%523 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%524 = "stablehlo.divide"(%522, %523) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%525 = "stablehlo.log_plus_one"(%524) : (tensor<64xf32>) -> tensor<64xf32>
%526 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%527 = "stablehlo.compare"(%276, %526) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%528 = "stablehlo.select"(%527, %521, %525) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%529 = "stablehlo.subtract"(%528, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%530 = "stablehlo.multiply"(%529, %397) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%531 = "stablehlo.subtract"(%276, %530) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%532 = "stablehlo.negate"(%531) : (tensor<64xf32>) -> tensor<64xf32>
%533 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%534 = "stablehlo.multiply"(%532, %533) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%535 = "stablehlo.abs"(%534) : (tensor<64xf32>) -> tensor<64xf32>
%536 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%537 = "stablehlo.add"(%535, %536) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%538 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%539 = "stablehlo.divide"(%538, %537) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%540 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%541 = "stablehlo.subtract"(%540, %539) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%542 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%543 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%544 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%545 = "stablehlo.multiply"(%544, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%546 = "stablehlo.multiply"(%545, %542) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%547 = "stablehlo.subtract"(%546, %543) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%548 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%549 = "stablehlo.add"(%547, %548) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%550 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%551 = "stablehlo.multiply"(%550, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%552 = "stablehlo.multiply"(%551, %549) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%553 = "stablehlo.subtract"(%552, %542) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%554 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%555 = "stablehlo.add"(%553, %554) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%556 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%557 = "stablehlo.multiply"(%556, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%558 = "stablehlo.multiply"(%557, %555) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%559 = "stablehlo.subtract"(%558, %549) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%560 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%561 = "stablehlo.add"(%559, %560) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%562 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%563 = "stablehlo.multiply"(%562, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%564 = "stablehlo.multiply"(%563, %561) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%565 = "stablehlo.subtract"(%564, %555) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%566 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%567 = "stablehlo.add"(%565, %566) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%568 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%569 = "stablehlo.multiply"(%568, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%570 = "stablehlo.multiply"(%569, %567) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%571 = "stablehlo.subtract"(%570, %561) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%572 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%573 = "stablehlo.add"(%571, %572) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%574 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%575 = "stablehlo.multiply"(%574, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%576 = "stablehlo.multiply"(%575, %573) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%577 = "stablehlo.subtract"(%576, %567) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%578 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%579 = "stablehlo.add"(%577, %578) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%580 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%581 = "stablehlo.multiply"(%580, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%582 = "stablehlo.multiply"(%581, %579) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%583 = "stablehlo.subtract"(%582, %573) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%584 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%585 = "stablehlo.add"(%583, %584) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%586 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%587 = "stablehlo.multiply"(%586, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%588 = "stablehlo.multiply"(%587, %585) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%589 = "stablehlo.subtract"(%588, %579) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%590 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%591 = "stablehlo.add"(%589, %590) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%592 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%593 = "stablehlo.multiply"(%592, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%594 = "stablehlo.multiply"(%593, %591) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%595 = "stablehlo.subtract"(%594, %585) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%596 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%597 = "stablehlo.add"(%595, %596) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%598 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%599 = "stablehlo.multiply"(%598, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%600 = "stablehlo.multiply"(%599, %597) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%601 = "stablehlo.subtract"(%600, %591) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%602 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%603 = "stablehlo.add"(%601, %602) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%604 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%605 = "stablehlo.multiply"(%604, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%606 = "stablehlo.multiply"(%605, %603) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%607 = "stablehlo.subtract"(%606, %597) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%608 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%609 = "stablehlo.add"(%607, %608) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%610 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%611 = "stablehlo.multiply"(%610, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%612 = "stablehlo.multiply"(%611, %609) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%613 = "stablehlo.subtract"(%612, %603) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%614 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%615 = "stablehlo.add"(%613, %614) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%616 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%617 = "stablehlo.multiply"(%616, %541) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%618 = "stablehlo.multiply"(%617, %615) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%619 = "stablehlo.subtract"(%618, %609) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%620 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%621 = "stablehlo.add"(%619, %620) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%622 = "stablehlo.multiply"(%541, %621) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%623 = "stablehlo.subtract"(%622, %615) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%624 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%625 = "stablehlo.add"(%623, %624) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%626 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%627 = "stablehlo.multiply"(%626, %535) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%628 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%629 = "stablehlo.add"(%628, %627) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%630 = "stablehlo.divide"(%625, %629) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%631 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%632 = "stablehlo.compare"(%534, %631) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%633 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%634 = "stablehlo.maximum"(%534, %633) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%635 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%636 = "stablehlo.multiply"(%634, %635) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%637 = "stablehlo.round_nearest_even"(%636) : (tensor<64xf32>) -> tensor<64xf32>
%638 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%639 = "stablehlo.divide"(%637, %638) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%640 = "stablehlo.multiply"(%639, %639) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%641 = "stablehlo.exponential"(%640) : (tensor<64xf32>) -> tensor<64xf32>
%642 = "stablehlo.subtract"(%634, %639) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%643 = "stablehlo.add"(%634, %639) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%644 = "stablehlo.multiply"(%642, %643) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%645 = "stablehlo.exponential"(%644) : (tensor<64xf32>) -> tensor<64xf32>
%646 = "stablehlo.multiply"(%641, %645) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%647 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%648 = "stablehlo.multiply"(%647, %646) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%649 = "stablehlo.subtract"(%648, %630) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%650 = "stablehlo.select"(%632, %649, %630) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%651 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%652 = "stablehlo.multiply"(%650, %651) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%653 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%654 = "stablehlo.multiply"(%531, %653) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%655 = "stablehlo.negate"(%654) : (tensor<64xf32>) -> tensor<64xf32>
%656 = "stablehlo.abs"(%655) : (tensor<64xf32>) -> tensor<64xf32>
%657 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%658 = "stablehlo.add"(%656, %657) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%659 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%660 = "stablehlo.divide"(%659, %658) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%661 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%662 = "stablehlo.subtract"(%661, %660) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%663 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%664 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%665 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%666 = "stablehlo.multiply"(%665, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%667 = "stablehlo.multiply"(%666, %663) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%668 = "stablehlo.subtract"(%667, %664) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%669 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%670 = "stablehlo.add"(%668, %669) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%671 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%672 = "stablehlo.multiply"(%671, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%673 = "stablehlo.multiply"(%672, %670) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%674 = "stablehlo.subtract"(%673, %663) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%675 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%676 = "stablehlo.add"(%674, %675) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%677 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%678 = "stablehlo.multiply"(%677, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%679 = "stablehlo.multiply"(%678, %676) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%680 = "stablehlo.subtract"(%679, %670) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%681 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%682 = "stablehlo.add"(%680, %681) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%683 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%684 = "stablehlo.multiply"(%683, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%685 = "stablehlo.multiply"(%684, %682) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%686 = "stablehlo.subtract"(%685, %676) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%687 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%688 = "stablehlo.add"(%686, %687) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%689 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%690 = "stablehlo.multiply"(%689, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%691 = "stablehlo.multiply"(%690, %688) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%692 = "stablehlo.subtract"(%691, %682) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%693 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%694 = "stablehlo.add"(%692, %693) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%695 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%696 = "stablehlo.multiply"(%695, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%697 = "stablehlo.multiply"(%696, %694) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%698 = "stablehlo.subtract"(%697, %688) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%699 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%700 = "stablehlo.add"(%698, %699) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%701 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%702 = "stablehlo.multiply"(%701, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%703 = "stablehlo.multiply"(%702, %700) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%704 = "stablehlo.subtract"(%703, %694) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%705 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%706 = "stablehlo.add"(%704, %705) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%707 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%708 = "stablehlo.multiply"(%707, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%709 = "stablehlo.multiply"(%708, %706) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%710 = "stablehlo.subtract"(%709, %700) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%711 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%712 = "stablehlo.add"(%710, %711) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%713 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%714 = "stablehlo.multiply"(%713, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%715 = "stablehlo.multiply"(%714, %712) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%716 = "stablehlo.subtract"(%715, %706) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%717 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%718 = "stablehlo.add"(%716, %717) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%719 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%720 = "stablehlo.multiply"(%719, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%721 = "stablehlo.multiply"(%720, %718) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%722 = "stablehlo.subtract"(%721, %712) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%723 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%724 = "stablehlo.add"(%722, %723) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%725 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%726 = "stablehlo.multiply"(%725, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%727 = "stablehlo.multiply"(%726, %724) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%728 = "stablehlo.subtract"(%727, %718) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%729 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%730 = "stablehlo.add"(%728, %729) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%731 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%732 = "stablehlo.multiply"(%731, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%733 = "stablehlo.multiply"(%732, %730) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%734 = "stablehlo.subtract"(%733, %724) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%735 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%736 = "stablehlo.add"(%734, %735) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%737 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%738 = "stablehlo.multiply"(%737, %662) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%739 = "stablehlo.multiply"(%738, %736) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%740 = "stablehlo.subtract"(%739, %730) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%741 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%742 = "stablehlo.add"(%740, %741) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%743 = "stablehlo.multiply"(%662, %742) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%744 = "stablehlo.subtract"(%743, %736) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%745 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%746 = "stablehlo.add"(%744, %745) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%747 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%748 = "stablehlo.multiply"(%747, %656) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%749 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%750 = "stablehlo.add"(%749, %748) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%751 = "stablehlo.divide"(%746, %750) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%752 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%753 = "stablehlo.compare"(%655, %752) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%754 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%755 = "stablehlo.maximum"(%655, %754) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%756 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%757 = "stablehlo.multiply"(%755, %756) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%758 = "stablehlo.round_nearest_even"(%757) : (tensor<64xf32>) -> tensor<64xf32>
%759 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%760 = "stablehlo.divide"(%758, %759) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%761 = "stablehlo.multiply"(%760, %760) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%762 = "stablehlo.exponential"(%761) : (tensor<64xf32>) -> tensor<64xf32>
%763 = "stablehlo.subtract"(%755, %760) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%764 = "stablehlo.add"(%755, %760) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%765 = "stablehlo.multiply"(%763, %764) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%766 = "stablehlo.exponential"(%765) : (tensor<64xf32>) -> tensor<64xf32>
%767 = "stablehlo.multiply"(%762, %766) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%768 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%769 = "stablehlo.multiply"(%768, %767) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%770 = "stablehlo.subtract"(%769, %751) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%771 = "stablehlo.select"(%753, %770, %751) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%772 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%773 = "stablehlo.divide"(%771, %772) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%774 = "stablehlo.log"(%773) : (tensor<64xf32>) -> tensor<64xf32>
%775 = "stablehlo.multiply"(%654, %654) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%776 = "stablehlo.subtract"(%774, %775) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%777 = "chlo.erfc"(%654) : (tensor<64xf32>) -> tensor<64xf32>
%778 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%779 = "stablehlo.divide"(%777, %778) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%780 = "stablehlo.log_plus_one"(%779) : (tensor<64xf32>) -> tensor<64xf32>
%781 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%782 = "stablehlo.compare"(%531, %781) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%783 = "stablehlo.select"(%782, %776, %780) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%784 = "stablehlo.subtract"(%783, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%785 = "stablehlo.multiply"(%784, %652) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%786 = "stablehlo.subtract"(%531, %785) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%787 = "stablehlo.negate"(%786) : (tensor<64xf32>) -> tensor<64xf32>
%788 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%789 = "stablehlo.multiply"(%787, %788) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%790 = "stablehlo.abs"(%789) : (tensor<64xf32>) -> tensor<64xf32>
%791 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%792 = "stablehlo.add"(%790, %791) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%793 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%794 = "stablehlo.divide"(%793, %792) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%795 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%796 = "stablehlo.subtract"(%795, %794) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%797 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%798 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%799 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%800 = "stablehlo.multiply"(%799, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%801 = "stablehlo.multiply"(%800, %797) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%802 = "stablehlo.subtract"(%801, %798) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%803 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%804 = "stablehlo.add"(%802, %803) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%805 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%806 = "stablehlo.multiply"(%805, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%807 = "stablehlo.multiply"(%806, %804) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%808 = "stablehlo.subtract"(%807, %797) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%809 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%810 = "stablehlo.add"(%808, %809) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%811 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%812 = "stablehlo.multiply"(%811, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%813 = "stablehlo.multiply"(%812, %810) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%814 = "stablehlo.subtract"(%813, %804) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%815 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%816 = "stablehlo.add"(%814, %815) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%817 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%818 = "stablehlo.multiply"(%817, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%819 = "stablehlo.multiply"(%818, %816) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%820 = "stablehlo.subtract"(%819, %810) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%821 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%822 = "stablehlo.add"(%820, %821) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%823 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%824 = "stablehlo.multiply"(%823, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%825 = "stablehlo.multiply"(%824, %822) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%826 = "stablehlo.subtract"(%825, %816) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%827 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%828 = "stablehlo.add"(%826, %827) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%829 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%830 = "stablehlo.multiply"(%829, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%831 = "stablehlo.multiply"(%830, %828) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%832 = "stablehlo.subtract"(%831, %822) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%833 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%834 = "stablehlo.add"(%832, %833) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%835 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%836 = "stablehlo.multiply"(%835, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%837 = "stablehlo.multiply"(%836, %834) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%838 = "stablehlo.subtract"(%837, %828) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%839 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%840 = "stablehlo.add"(%838, %839) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%841 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%842 = "stablehlo.multiply"(%841, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%843 = "stablehlo.multiply"(%842, %840) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%844 = "stablehlo.subtract"(%843, %834) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%845 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%846 = "stablehlo.add"(%844, %845) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%847 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%848 = "stablehlo.multiply"(%847, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%849 = "stablehlo.multiply"(%848, %846) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%850 = "stablehlo.subtract"(%849, %840) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%851 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%852 = "stablehlo.add"(%850, %851) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%853 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%854 = "stablehlo.multiply"(%853, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%855 = "stablehlo.multiply"(%854, %852) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%856 = "stablehlo.subtract"(%855, %846) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%857 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%858 = "stablehlo.add"(%856, %857) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%859 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%860 = "stablehlo.multiply"(%859, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%861 = "stablehlo.multiply"(%860, %858) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%862 = "stablehlo.subtract"(%861, %852) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%863 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%864 = "stablehlo.add"(%862, %863) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%865 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%866 = "stablehlo.multiply"(%865, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%867 = "stablehlo.multiply"(%866, %864) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%868 = "stablehlo.subtract"(%867, %858) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%869 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%870 = "stablehlo.add"(%868, %869) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%871 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%872 = "stablehlo.multiply"(%871, %796) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%873 = "stablehlo.multiply"(%872, %870) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%874 = "stablehlo.subtract"(%873, %864) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%875 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%876 = "stablehlo.add"(%874, %875) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%877 = "stablehlo.multiply"(%796, %876) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%878 = "stablehlo.subtract"(%877, %870) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%879 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%880 = "stablehlo.add"(%878, %879) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%881 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%882 = "stablehlo.multiply"(%881, %790) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%883 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%884 = "stablehlo.add"(%883, %882) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%885 = "stablehlo.divide"(%880, %884) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%886 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%887 = "stablehlo.compare"(%789, %886) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%888 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%889 = "stablehlo.maximum"(%789, %888) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%890 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%891 = "stablehlo.multiply"(%889, %890) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%892 = "stablehlo.round_nearest_even"(%891) : (tensor<64xf32>) -> tensor<64xf32>
%893 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%894 = "stablehlo.divide"(%892, %893) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%895 = "stablehlo.multiply"(%894, %894) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%896 = "stablehlo.exponential"(%895) : (tensor<64xf32>) -> tensor<64xf32>
%897 = "stablehlo.subtract"(%889, %894) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%898 = "stablehlo.add"(%889, %894) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%899 = "stablehlo.multiply"(%897, %898) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%900 = "stablehlo.exponential"(%899) : (tensor<64xf32>) -> tensor<64xf32>
%901 = "stablehlo.multiply"(%896, %900) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%902 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%903 = "stablehlo.multiply"(%902, %901) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%904 = "stablehlo.subtract"(%903, %885) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%905 = "stablehlo.select"(%887, %904, %885) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%906 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf32>} : () -> tensor<64xf32>
%907 = "stablehlo.multiply"(%905, %906) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%908 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%909 = "stablehlo.multiply"(%786, %908) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%910 = "stablehlo.negate"(%909) : (tensor<64xf32>) -> tensor<64xf32>
%911 = "stablehlo.abs"(%910) : (tensor<64xf32>) -> tensor<64xf32>
%912 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf32>} : () -> tensor<64xf32>
%913 = "stablehlo.add"(%911, %912) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%914 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf32>} : () -> tensor<64xf32>
%915 = "stablehlo.divide"(%914, %913) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%916 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%917 = "stablehlo.subtract"(%916, %915) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%918 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%919 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%920 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%921 = "stablehlo.multiply"(%920, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%922 = "stablehlo.multiply"(%921, %918) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%923 = "stablehlo.subtract"(%922, %919) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%924 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%925 = "stablehlo.add"(%923, %924) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%926 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%927 = "stablehlo.multiply"(%926, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%928 = "stablehlo.multiply"(%927, %925) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%929 = "stablehlo.subtract"(%928, %918) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%930 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%931 = "stablehlo.add"(%929, %930) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%932 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%933 = "stablehlo.multiply"(%932, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%934 = "stablehlo.multiply"(%933, %931) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%935 = "stablehlo.subtract"(%934, %925) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%936 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%937 = "stablehlo.add"(%935, %936) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%938 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%939 = "stablehlo.multiply"(%938, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%940 = "stablehlo.multiply"(%939, %937) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%941 = "stablehlo.subtract"(%940, %931) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%942 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%943 = "stablehlo.add"(%941, %942) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%944 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%945 = "stablehlo.multiply"(%944, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%946 = "stablehlo.multiply"(%945, %943) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%947 = "stablehlo.subtract"(%946, %937) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%948 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%949 = "stablehlo.add"(%947, %948) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%950 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%951 = "stablehlo.multiply"(%950, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%952 = "stablehlo.multiply"(%951, %949) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%953 = "stablehlo.subtract"(%952, %943) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%954 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%955 = "stablehlo.add"(%953, %954) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%956 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%957 = "stablehlo.multiply"(%956, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%958 = "stablehlo.multiply"(%957, %955) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%959 = "stablehlo.subtract"(%958, %949) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%960 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%961 = "stablehlo.add"(%959, %960) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%962 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%963 = "stablehlo.multiply"(%962, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%964 = "stablehlo.multiply"(%963, %961) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%965 = "stablehlo.subtract"(%964, %955) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%966 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%967 = "stablehlo.add"(%965, %966) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%968 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%969 = "stablehlo.multiply"(%968, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%970 = "stablehlo.multiply"(%969, %967) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%971 = "stablehlo.subtract"(%970, %961) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%972 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%973 = "stablehlo.add"(%971, %972) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%974 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%975 = "stablehlo.multiply"(%974, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%976 = "stablehlo.multiply"(%975, %973) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%977 = "stablehlo.subtract"(%976, %967) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%978 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%979 = "stablehlo.add"(%977, %978) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%980 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%981 = "stablehlo.multiply"(%980, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%982 = "stablehlo.multiply"(%981, %979) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%983 = "stablehlo.subtract"(%982, %973) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%984 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%985 = "stablehlo.add"(%983, %984) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%986 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%987 = "stablehlo.multiply"(%986, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%988 = "stablehlo.multiply"(%987, %985) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%989 = "stablehlo.subtract"(%988, %979) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%990 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%991 = "stablehlo.add"(%989, %990) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%992 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%993 = "stablehlo.multiply"(%992, %917) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%994 = "stablehlo.multiply"(%993, %991) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%995 = "stablehlo.subtract"(%994, %985) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%996 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%997 = "stablehlo.add"(%995, %996) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%998 = "stablehlo.multiply"(%917, %997) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%999 = "stablehlo.subtract"(%998, %991) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1000 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1001 = "stablehlo.add"(%999, %1000) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1002 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1003 = "stablehlo.multiply"(%1002, %911) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1004 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1005 = "stablehlo.add"(%1004, %1003) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1006 = "stablehlo.divide"(%1001, %1005) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1007 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1008 = "stablehlo.compare"(%910, %1007) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%1009 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf32>} : () -> tensor<64xf32>
%1010 = "stablehlo.maximum"(%910, %1009) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1011 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%1012 = "stablehlo.multiply"(%1010, %1011) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1013 = "stablehlo.round_nearest_even"(%1012) : (tensor<64xf32>) -> tensor<64xf32>
%1014 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf32>} : () -> tensor<64xf32>
%1015 = "stablehlo.divide"(%1013, %1014) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1016 = "stablehlo.multiply"(%1015, %1015) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1017 = "stablehlo.exponential"(%1016) : (tensor<64xf32>) -> tensor<64xf32>
%1018 = "stablehlo.subtract"(%1010, %1015) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1019 = "stablehlo.add"(%1010, %1015) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1020 = "stablehlo.multiply"(%1018, %1019) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1021 = "stablehlo.exponential"(%1020) : (tensor<64xf32>) -> tensor<64xf32>
%1022 = "stablehlo.multiply"(%1017, %1021) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1023 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1024 = "stablehlo.multiply"(%1023, %1022) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1025 = "stablehlo.subtract"(%1024, %1006) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1026 = "stablehlo.select"(%1008, %1025, %1006) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1027 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1028 = "stablehlo.divide"(%1026, %1027) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1029 = "stablehlo.log"(%1028) : (tensor<64xf32>) -> tensor<64xf32>
%1030 = "stablehlo.multiply"(%909, %909) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1031 = "stablehlo.subtract"(%1029, %1030) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1032 = "chlo.erfc"(%909) : (tensor<64xf32>) -> tensor<64xf32>
%1033 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1034 = "stablehlo.divide"(%1032, %1033) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1035 = "stablehlo.log_plus_one"(%1034) : (tensor<64xf32>) -> tensor<64xf32>
%1036 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1037 = "stablehlo.compare"(%786, %1036) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%1038 = "stablehlo.select"(%1037, %1031, %1035) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1039 = "stablehlo.subtract"(%1038, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1040 = "stablehlo.multiply"(%1039, %907) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1041 = "stablehlo.subtract"(%786, %1040) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1042 = "stablehlo.negate"(%1041) : (tensor<64xf32>) -> tensor<64xf32>
%1043 = "stablehlo.select"(%2, %1042, %1041) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1044 = "stablehlo.constant"() {value = dense<5.0e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%1045 = "stablehlo.compare"(%5, %1044) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%1046 = "stablehlo.select"(%1045, %1043, %12) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1047 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1048 = "stablehlo.compare"(%0, %1047) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%1049 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<64xf32>} : () -> tensor<64xf32>
%1050 = "stablehlo.select"(%1048, %1049, %1046) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%1051 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%1052 = "stablehlo.compare"(%0, %1051) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%1053 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<64xf32>} : () -> tensor<64xf32>
%1054 = "stablehlo.select"(%1052, %1053, %1050) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %1054 : tensor<64xf32>
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
%22 = "stablehlo.negate"(%21) : (tensor<64xf64>) -> tensor<64xf64>
%23 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
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
%207 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%208 = "stablehlo.multiply"(%206, %207) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%209 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%210 = "stablehlo.multiply"(%21, %209) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%211 = "stablehlo.negate"(%210) : (tensor<64xf64>) -> tensor<64xf64>
%212 = "stablehlo.abs"(%211) : (tensor<64xf64>) -> tensor<64xf64>
%213 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%214 = "stablehlo.add"(%212, %213) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%215 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%216 = "stablehlo.divide"(%215, %214) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%217 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%218 = "stablehlo.subtract"(%217, %216) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%219 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%220 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%221 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%222 = "stablehlo.multiply"(%221, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%223 = "stablehlo.multiply"(%222, %219) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%224 = "stablehlo.subtract"(%223, %220) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%225 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%226 = "stablehlo.add"(%224, %225) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%227 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%228 = "stablehlo.multiply"(%227, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%229 = "stablehlo.multiply"(%228, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%230 = "stablehlo.subtract"(%229, %219) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%231 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%232 = "stablehlo.add"(%230, %231) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%233 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%234 = "stablehlo.multiply"(%233, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%235 = "stablehlo.multiply"(%234, %232) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%236 = "stablehlo.subtract"(%235, %226) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%237 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%238 = "stablehlo.add"(%236, %237) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%239 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%240 = "stablehlo.multiply"(%239, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%241 = "stablehlo.multiply"(%240, %238) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%242 = "stablehlo.subtract"(%241, %232) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%243 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%244 = "stablehlo.add"(%242, %243) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%245 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%246 = "stablehlo.multiply"(%245, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%247 = "stablehlo.multiply"(%246, %244) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%248 = "stablehlo.subtract"(%247, %238) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%249 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%250 = "stablehlo.add"(%248, %249) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%251 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%252 = "stablehlo.multiply"(%251, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%253 = "stablehlo.multiply"(%252, %250) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%254 = "stablehlo.subtract"(%253, %244) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%255 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%256 = "stablehlo.add"(%254, %255) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%257 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%258 = "stablehlo.multiply"(%257, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%259 = "stablehlo.multiply"(%258, %256) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%260 = "stablehlo.subtract"(%259, %250) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%261 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%262 = "stablehlo.add"(%260, %261) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%263 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%264 = "stablehlo.multiply"(%263, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%265 = "stablehlo.multiply"(%264, %262) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%266 = "stablehlo.subtract"(%265, %256) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%267 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%268 = "stablehlo.add"(%266, %267) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%269 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%270 = "stablehlo.multiply"(%269, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%271 = "stablehlo.multiply"(%270, %268) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%272 = "stablehlo.subtract"(%271, %262) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%273 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%274 = "stablehlo.add"(%272, %273) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%275 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%276 = "stablehlo.multiply"(%275, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%277 = "stablehlo.multiply"(%276, %274) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%278 = "stablehlo.subtract"(%277, %268) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%279 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%280 = "stablehlo.add"(%278, %279) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%281 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%282 = "stablehlo.multiply"(%281, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%283 = "stablehlo.multiply"(%282, %280) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%284 = "stablehlo.subtract"(%283, %274) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%285 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%286 = "stablehlo.add"(%284, %285) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%287 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%288 = "stablehlo.multiply"(%287, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%289 = "stablehlo.multiply"(%288, %286) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%290 = "stablehlo.subtract"(%289, %280) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%291 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%292 = "stablehlo.add"(%290, %291) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%293 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%294 = "stablehlo.multiply"(%293, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%295 = "stablehlo.multiply"(%294, %292) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%296 = "stablehlo.subtract"(%295, %286) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%297 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%298 = "stablehlo.add"(%296, %297) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%299 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%300 = "stablehlo.multiply"(%299, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%301 = "stablehlo.multiply"(%300, %298) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%302 = "stablehlo.subtract"(%301, %292) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%303 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%304 = "stablehlo.add"(%302, %303) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%305 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%306 = "stablehlo.multiply"(%305, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%307 = "stablehlo.multiply"(%306, %304) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%308 = "stablehlo.subtract"(%307, %298) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%309 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%310 = "stablehlo.add"(%308, %309) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%311 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%312 = "stablehlo.multiply"(%311, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%313 = "stablehlo.multiply"(%312, %310) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%314 = "stablehlo.subtract"(%313, %304) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%315 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%316 = "stablehlo.add"(%314, %315) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%317 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%318 = "stablehlo.multiply"(%317, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%319 = "stablehlo.multiply"(%318, %316) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%320 = "stablehlo.subtract"(%319, %310) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%321 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%322 = "stablehlo.add"(%320, %321) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%323 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%324 = "stablehlo.multiply"(%323, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%325 = "stablehlo.multiply"(%324, %322) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%326 = "stablehlo.subtract"(%325, %316) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%327 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%328 = "stablehlo.add"(%326, %327) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%329 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%330 = "stablehlo.multiply"(%329, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%331 = "stablehlo.multiply"(%330, %328) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%332 = "stablehlo.subtract"(%331, %322) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%333 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%334 = "stablehlo.add"(%332, %333) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%335 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%336 = "stablehlo.multiply"(%335, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%337 = "stablehlo.multiply"(%336, %334) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%338 = "stablehlo.subtract"(%337, %328) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%339 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%340 = "stablehlo.add"(%338, %339) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%341 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%342 = "stablehlo.multiply"(%341, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%343 = "stablehlo.multiply"(%342, %340) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%344 = "stablehlo.subtract"(%343, %334) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%345 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%346 = "stablehlo.add"(%344, %345) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%347 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%348 = "stablehlo.multiply"(%347, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%349 = "stablehlo.multiply"(%348, %346) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%350 = "stablehlo.subtract"(%349, %340) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%351 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%352 = "stablehlo.add"(%350, %351) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%353 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%354 = "stablehlo.multiply"(%353, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%355 = "stablehlo.multiply"(%354, %352) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%356 = "stablehlo.subtract"(%355, %346) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%357 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%358 = "stablehlo.add"(%356, %357) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%359 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%360 = "stablehlo.multiply"(%359, %218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%361 = "stablehlo.multiply"(%360, %358) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%362 = "stablehlo.subtract"(%361, %352) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%363 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%364 = "stablehlo.add"(%362, %363) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%365 = "stablehlo.multiply"(%218, %364) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%366 = "stablehlo.subtract"(%365, %358) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%367 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%368 = "stablehlo.add"(%366, %367) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%369 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%370 = "stablehlo.multiply"(%369, %212) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%371 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%372 = "stablehlo.add"(%371, %370) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%373 = "stablehlo.divide"(%368, %372) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%374 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%375 = "stablehlo.compare"(%211, %374) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%376 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%377 = "stablehlo.maximum"(%211, %376) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%378 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%379 = "stablehlo.multiply"(%377, %378) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%380 = "stablehlo.round_nearest_even"(%379) : (tensor<64xf64>) -> tensor<64xf64>
%381 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%382 = "stablehlo.divide"(%380, %381) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%383 = "stablehlo.multiply"(%382, %382) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%384 = "stablehlo.exponential"(%383) : (tensor<64xf64>) -> tensor<64xf64>
%385 = "stablehlo.subtract"(%377, %382) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%386 = "stablehlo.add"(%377, %382) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%387 = "stablehlo.multiply"(%385, %386) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%388 = "stablehlo.exponential"(%387) : (tensor<64xf64>) -> tensor<64xf64>
%389 = "stablehlo.multiply"(%384, %388) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%390 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%391 = "stablehlo.multiply"(%390, %389) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%392 = "stablehlo.subtract"(%391, %373) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%393 = "stablehlo.select"(%375, %392, %373) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%394 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%395 = "stablehlo.divide"(%393, %394) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%396 = "stablehlo.log"(%395) : (tensor<64xf64>) -> tensor<64xf64>
%397 = "stablehlo.multiply"(%210, %210) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%398 = "stablehlo.subtract"(%396, %397) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%399 = "chlo.erfc"(%210) : (tensor<64xf64>) -> tensor<64xf64>
%400 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%401 = "stablehlo.divide"(%399, %400) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%402 = "stablehlo.log_plus_one"(%401) : (tensor<64xf64>) -> tensor<64xf64>
%403 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%404 = "stablehlo.compare"(%21, %403) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%405 = "stablehlo.select"(%404, %398, %402) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%406 = "stablehlo.subtract"(%405, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%407 = "stablehlo.multiply"(%406, %208) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%408 = "stablehlo.subtract"(%21, %407) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%409 = "stablehlo.negate"(%408) : (tensor<64xf64>) -> tensor<64xf64>
%410 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%411 = "stablehlo.multiply"(%409, %410) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%412 = "stablehlo.abs"(%411) : (tensor<64xf64>) -> tensor<64xf64>
%413 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%414 = "stablehlo.add"(%412, %413) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%415 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%416 = "stablehlo.divide"(%415, %414) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%417 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%418 = "stablehlo.subtract"(%417, %416) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%419 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%420 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%421 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%422 = "stablehlo.multiply"(%421, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%423 = "stablehlo.multiply"(%422, %419) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%424 = "stablehlo.subtract"(%423, %420) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%425 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%426 = "stablehlo.add"(%424, %425) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%427 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%428 = "stablehlo.multiply"(%427, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%429 = "stablehlo.multiply"(%428, %426) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%430 = "stablehlo.subtract"(%429, %419) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%431 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%432 = "stablehlo.add"(%430, %431) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%433 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%434 = "stablehlo.multiply"(%433, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%435 = "stablehlo.multiply"(%434, %432) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%436 = "stablehlo.subtract"(%435, %426) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%437 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%438 = "stablehlo.add"(%436, %437) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%439 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%440 = "stablehlo.multiply"(%439, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%441 = "stablehlo.multiply"(%440, %438) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%442 = "stablehlo.subtract"(%441, %432) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%443 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%444 = "stablehlo.add"(%442, %443) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%445 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%446 = "stablehlo.multiply"(%445, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%447 = "stablehlo.multiply"(%446, %444) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%448 = "stablehlo.subtract"(%447, %438) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%449 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%450 = "stablehlo.add"(%448, %449) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%451 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%452 = "stablehlo.multiply"(%451, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%453 = "stablehlo.multiply"(%452, %450) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%454 = "stablehlo.subtract"(%453, %444) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%455 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%456 = "stablehlo.add"(%454, %455) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%457 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%458 = "stablehlo.multiply"(%457, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%459 = "stablehlo.multiply"(%458, %456) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%460 = "stablehlo.subtract"(%459, %450) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%461 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%462 = "stablehlo.add"(%460, %461) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%463 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%464 = "stablehlo.multiply"(%463, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%465 = "stablehlo.multiply"(%464, %462) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%466 = "stablehlo.subtract"(%465, %456) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%467 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%468 = "stablehlo.add"(%466, %467) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%469 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%470 = "stablehlo.multiply"(%469, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%471 = "stablehlo.multiply"(%470, %468) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%472 = "stablehlo.subtract"(%471, %462) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%473 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%474 = "stablehlo.add"(%472, %473) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%475 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%476 = "stablehlo.multiply"(%475, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%477 = "stablehlo.multiply"(%476, %474) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%478 = "stablehlo.subtract"(%477, %468) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%479 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%480 = "stablehlo.add"(%478, %479) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%481 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%482 = "stablehlo.multiply"(%481, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%483 = "stablehlo.multiply"(%482, %480) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%484 = "stablehlo.subtract"(%483, %474) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%485 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%486 = "stablehlo.add"(%484, %485) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%487 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%488 = "stablehlo.multiply"(%487, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%489 = "stablehlo.multiply"(%488, %486) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%490 = "stablehlo.subtract"(%489, %480) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%491 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%492 = "stablehlo.add"(%490, %491) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%493 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%494 = "stablehlo.multiply"(%493, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%495 = "stablehlo.multiply"(%494, %492) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%496 = "stablehlo.subtract"(%495, %486) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%497 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%498 = "stablehlo.add"(%496, %497) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%499 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%500 = "stablehlo.multiply"(%499, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%501 = "stablehlo.multiply"(%500, %498) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%502 = "stablehlo.subtract"(%501, %492) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%503 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%504 = "stablehlo.add"(%502, %503) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%505 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%506 = "stablehlo.multiply"(%505, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%507 = "stablehlo.multiply"(%506, %504) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%508 = "stablehlo.subtract"(%507, %498) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%509 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%510 = "stablehlo.add"(%508, %509) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%511 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%512 = "stablehlo.multiply"(%511, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%513 = "stablehlo.multiply"(%512, %510) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%514 = "stablehlo.subtract"(%513, %504) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%515 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%516 = "stablehlo.add"(%514, %515) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%517 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%518 = "stablehlo.multiply"(%517, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%519 = "stablehlo.multiply"(%518, %516) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%520 = "stablehlo.subtract"(%519, %510) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%521 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%522 = "stablehlo.add"(%520, %521) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%523 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%524 = "stablehlo.multiply"(%523, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%525 = "stablehlo.multiply"(%524, %522) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%526 = "stablehlo.subtract"(%525, %516) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%527 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%528 = "stablehlo.add"(%526, %527) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%529 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%530 = "stablehlo.multiply"(%529, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%531 = "stablehlo.multiply"(%530, %528) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%532 = "stablehlo.subtract"(%531, %522) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%533 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%534 = "stablehlo.add"(%532, %533) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%535 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%536 = "stablehlo.multiply"(%535, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%537 = "stablehlo.multiply"(%536, %534) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%538 = "stablehlo.subtract"(%537, %528) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%539 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%540 = "stablehlo.add"(%538, %539) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%541 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%542 = "stablehlo.multiply"(%541, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%543 = "stablehlo.multiply"(%542, %540) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%544 = "stablehlo.subtract"(%543, %534) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%545 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%546 = "stablehlo.add"(%544, %545) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%547 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%548 = "stablehlo.multiply"(%547, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%549 = "stablehlo.multiply"(%548, %546) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%550 = "stablehlo.subtract"(%549, %540) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%551 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%552 = "stablehlo.add"(%550, %551) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%553 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%554 = "stablehlo.multiply"(%553, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%555 = "stablehlo.multiply"(%554, %552) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%556 = "stablehlo.subtract"(%555, %546) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%557 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%558 = "stablehlo.add"(%556, %557) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%559 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%560 = "stablehlo.multiply"(%559, %418) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%561 = "stablehlo.multiply"(%560, %558) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%562 = "stablehlo.subtract"(%561, %552) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%563 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%564 = "stablehlo.add"(%562, %563) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%565 = "stablehlo.multiply"(%418, %564) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%566 = "stablehlo.subtract"(%565, %558) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%567 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%568 = "stablehlo.add"(%566, %567) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%569 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%570 = "stablehlo.multiply"(%569, %412) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%571 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%572 = "stablehlo.add"(%571, %570) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%573 = "stablehlo.divide"(%568, %572) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%574 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%575 = "stablehlo.compare"(%411, %574) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%576 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%577 = "stablehlo.maximum"(%411, %576) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%578 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%579 = "stablehlo.multiply"(%577, %578) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%580 = "stablehlo.round_nearest_even"(%579) : (tensor<64xf64>) -> tensor<64xf64>
%581 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%582 = "stablehlo.divide"(%580, %581) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%583 = "stablehlo.multiply"(%582, %582) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%584 = "stablehlo.exponential"(%583) : (tensor<64xf64>) -> tensor<64xf64>
%585 = "stablehlo.subtract"(%577, %582) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%586 = "stablehlo.add"(%577, %582) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%587 = "stablehlo.multiply"(%585, %586) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%588 = "stablehlo.exponential"(%587) : (tensor<64xf64>) -> tensor<64xf64>
%589 = "stablehlo.multiply"(%584, %588) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%590 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%591 = "stablehlo.multiply"(%590, %589) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%592 = "stablehlo.subtract"(%591, %573) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%593 = "stablehlo.select"(%575, %592, %573) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%594 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%595 = "stablehlo.multiply"(%593, %594) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%596 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%597 = "stablehlo.multiply"(%408, %596) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%598 = "stablehlo.negate"(%597) : (tensor<64xf64>) -> tensor<64xf64>
%599 = "stablehlo.abs"(%598) : (tensor<64xf64>) -> tensor<64xf64>
%600 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%601 = "stablehlo.add"(%599, %600) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%602 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%603 = "stablehlo.divide"(%602, %601) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%604 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%605 = "stablehlo.subtract"(%604, %603) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%606 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%607 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%608 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%609 = "stablehlo.multiply"(%608, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%610 = "stablehlo.multiply"(%609, %606) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%611 = "stablehlo.subtract"(%610, %607) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%612 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%613 = "stablehlo.add"(%611, %612) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%614 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%615 = "stablehlo.multiply"(%614, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%616 = "stablehlo.multiply"(%615, %613) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%617 = "stablehlo.subtract"(%616, %606) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%618 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%619 = "stablehlo.add"(%617, %618) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%620 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%621 = "stablehlo.multiply"(%620, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%622 = "stablehlo.multiply"(%621, %619) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%623 = "stablehlo.subtract"(%622, %613) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%624 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%625 = "stablehlo.add"(%623, %624) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%626 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%627 = "stablehlo.multiply"(%626, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%628 = "stablehlo.multiply"(%627, %625) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%629 = "stablehlo.subtract"(%628, %619) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%630 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%631 = "stablehlo.add"(%629, %630) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%632 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%633 = "stablehlo.multiply"(%632, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%634 = "stablehlo.multiply"(%633, %631) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%635 = "stablehlo.subtract"(%634, %625) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%636 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%637 = "stablehlo.add"(%635, %636) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%638 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%639 = "stablehlo.multiply"(%638, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%640 = "stablehlo.multiply"(%639, %637) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%641 = "stablehlo.subtract"(%640, %631) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%642 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%643 = "stablehlo.add"(%641, %642) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%644 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%645 = "stablehlo.multiply"(%644, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%646 = "stablehlo.multiply"(%645, %643) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%647 = "stablehlo.subtract"(%646, %637) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%648 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%649 = "stablehlo.add"(%647, %648) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%650 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%651 = "stablehlo.multiply"(%650, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%652 = "stablehlo.multiply"(%651, %649) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%653 = "stablehlo.subtract"(%652, %643) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%654 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%655 = "stablehlo.add"(%653, %654) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%656 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%657 = "stablehlo.multiply"(%656, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%658 = "stablehlo.multiply"(%657, %655) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%659 = "stablehlo.subtract"(%658, %649) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%660 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%661 = "stablehlo.add"(%659, %660) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%662 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%663 = "stablehlo.multiply"(%662, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%664 = "stablehlo.multiply"(%663, %661) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%665 = "stablehlo.subtract"(%664, %655) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%666 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%667 = "stablehlo.add"(%665, %666) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%668 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%669 = "stablehlo.multiply"(%668, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%670 = "stablehlo.multiply"(%669, %667) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%671 = "stablehlo.subtract"(%670, %661) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%672 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%673 = "stablehlo.add"(%671, %672) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%674 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%675 = "stablehlo.multiply"(%674, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%676 = "stablehlo.multiply"(%675, %673) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%677 = "stablehlo.subtract"(%676, %667) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%678 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%679 = "stablehlo.add"(%677, %678) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%680 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%681 = "stablehlo.multiply"(%680, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%682 = "stablehlo.multiply"(%681, %679) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%683 = "stablehlo.subtract"(%682, %673) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%684 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%685 = "stablehlo.add"(%683, %684) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%686 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%687 = "stablehlo.multiply"(%686, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%688 = "stablehlo.multiply"(%687, %685) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%689 = "stablehlo.subtract"(%688, %679) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%690 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%691 = "stablehlo.add"(%689, %690) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%692 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%693 = "stablehlo.multiply"(%692, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%694 = "stablehlo.multiply"(%693, %691) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%695 = "stablehlo.subtract"(%694, %685) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%696 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%697 = "stablehlo.add"(%695, %696) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%698 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%699 = "stablehlo.multiply"(%698, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%700 = "stablehlo.multiply"(%699, %697) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%701 = "stablehlo.subtract"(%700, %691) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%702 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%703 = "stablehlo.add"(%701, %702) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%704 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%705 = "stablehlo.multiply"(%704, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%706 = "stablehlo.multiply"(%705, %703) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%707 = "stablehlo.subtract"(%706, %697) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%708 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%709 = "stablehlo.add"(%707, %708) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%710 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%711 = "stablehlo.multiply"(%710, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%712 = "stablehlo.multiply"(%711, %709) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%713 = "stablehlo.subtract"(%712, %703) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%714 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%715 = "stablehlo.add"(%713, %714) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%716 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%717 = "stablehlo.multiply"(%716, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%718 = "stablehlo.multiply"(%717, %715) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%719 = "stablehlo.subtract"(%718, %709) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%720 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%721 = "stablehlo.add"(%719, %720) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%722 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%723 = "stablehlo.multiply"(%722, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%724 = "stablehlo.multiply"(%723, %721) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%725 = "stablehlo.subtract"(%724, %715) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%726 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%727 = "stablehlo.add"(%725, %726) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%728 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%729 = "stablehlo.multiply"(%728, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%730 = "stablehlo.multiply"(%729, %727) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%731 = "stablehlo.subtract"(%730, %721) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%732 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%733 = "stablehlo.add"(%731, %732) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%734 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%735 = "stablehlo.multiply"(%734, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%736 = "stablehlo.multiply"(%735, %733) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%737 = "stablehlo.subtract"(%736, %727) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%738 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%739 = "stablehlo.add"(%737, %738) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%740 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%741 = "stablehlo.multiply"(%740, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%742 = "stablehlo.multiply"(%741, %739) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%743 = "stablehlo.subtract"(%742, %733) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%744 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%745 = "stablehlo.add"(%743, %744) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%746 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%747 = "stablehlo.multiply"(%746, %605) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%748 = "stablehlo.multiply"(%747, %745) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%749 = "stablehlo.subtract"(%748, %739) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%750 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%751 = "stablehlo.add"(%749, %750) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%752 = "stablehlo.multiply"(%605, %751) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%753 = "stablehlo.subtract"(%752, %745) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%754 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%755 = "stablehlo.add"(%753, %754) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%756 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%757 = "stablehlo.multiply"(%756, %599) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%758 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%759 = "stablehlo.add"(%758, %757) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%760 = "stablehlo.divide"(%755, %759) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%761 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%762 = "stablehlo.compare"(%598, %761) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%763 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%764 = "stablehlo.maximum"(%598, %763) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%765 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%766 = "stablehlo.multiply"(%764, %765) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%767 = "stablehlo.round_nearest_even"(%766) : (tensor<64xf64>) -> tensor<64xf64>
%768 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%769 = "stablehlo.divide"(%767, %768) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%770 = "stablehlo.multiply"(%769, %769) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%771 = "stablehlo.exponential"(%770) : (tensor<64xf64>) -> tensor<64xf64>
%772 = "stablehlo.subtract"(%764, %769) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%773 = "stablehlo.add"(%764, %769) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%774 = "stablehlo.multiply"(%772, %773) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%775 = "stablehlo.exponential"(%774) : (tensor<64xf64>) -> tensor<64xf64>
%776 = "stablehlo.multiply"(%771, %775) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%777 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%778 = "stablehlo.multiply"(%777, %776) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%779 = "stablehlo.subtract"(%778, %760) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%780 = "stablehlo.select"(%762, %779, %760) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%781 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%782 = "stablehlo.divide"(%780, %781) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%783 = "stablehlo.log"(%782) : (tensor<64xf64>) -> tensor<64xf64>
%784 = "stablehlo.multiply"(%597, %597) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%785 = "stablehlo.subtract"(%783, %784) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%786 = "chlo.erfc"(%597) : (tensor<64xf64>) -> tensor<64xf64>
%787 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%788 = "stablehlo.divide"(%786, %787) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%789 = "stablehlo.log_plus_one"(%788) : (tensor<64xf64>) -> tensor<64xf64>
%790 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%791 = "stablehlo.compare"(%408, %790) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%792 = "stablehlo.select"(%791, %785, %789) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%793 = "stablehlo.subtract"(%792, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%794 = "stablehlo.multiply"(%793, %595) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%795 = "stablehlo.subtract"(%408, %794) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%796 = "stablehlo.negate"(%795) : (tensor<64xf64>) -> tensor<64xf64>
%797 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%798 = "stablehlo.multiply"(%796, %797) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%799 = "stablehlo.abs"(%798) : (tensor<64xf64>) -> tensor<64xf64>
%800 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%801 = "stablehlo.add"(%799, %800) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%802 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%803 = "stablehlo.divide"(%802, %801) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%804 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%805 = "stablehlo.subtract"(%804, %803) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%806 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%807 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%808 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%809 = "stablehlo.multiply"(%808, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%810 = "stablehlo.multiply"(%809, %806) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%811 = "stablehlo.subtract"(%810, %807) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%812 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%813 = "stablehlo.add"(%811, %812) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%814 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%815 = "stablehlo.multiply"(%814, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%816 = "stablehlo.multiply"(%815, %813) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%817 = "stablehlo.subtract"(%816, %806) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%818 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%819 = "stablehlo.add"(%817, %818) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%820 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%821 = "stablehlo.multiply"(%820, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%822 = "stablehlo.multiply"(%821, %819) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%823 = "stablehlo.subtract"(%822, %813) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%824 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%825 = "stablehlo.add"(%823, %824) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%826 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%827 = "stablehlo.multiply"(%826, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%828 = "stablehlo.multiply"(%827, %825) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%829 = "stablehlo.subtract"(%828, %819) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%830 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%831 = "stablehlo.add"(%829, %830) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%832 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%833 = "stablehlo.multiply"(%832, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%834 = "stablehlo.multiply"(%833, %831) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%835 = "stablehlo.subtract"(%834, %825) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%836 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%837 = "stablehlo.add"(%835, %836) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%838 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%839 = "stablehlo.multiply"(%838, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%840 = "stablehlo.multiply"(%839, %837) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%841 = "stablehlo.subtract"(%840, %831) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%842 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%843 = "stablehlo.add"(%841, %842) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%844 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%845 = "stablehlo.multiply"(%844, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%846 = "stablehlo.multiply"(%845, %843) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%847 = "stablehlo.subtract"(%846, %837) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%848 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%849 = "stablehlo.add"(%847, %848) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%850 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%851 = "stablehlo.multiply"(%850, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%852 = "stablehlo.multiply"(%851, %849) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%853 = "stablehlo.subtract"(%852, %843) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%854 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%855 = "stablehlo.add"(%853, %854) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%856 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%857 = "stablehlo.multiply"(%856, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%858 = "stablehlo.multiply"(%857, %855) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%859 = "stablehlo.subtract"(%858, %849) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%860 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%861 = "stablehlo.add"(%859, %860) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%862 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%863 = "stablehlo.multiply"(%862, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%864 = "stablehlo.multiply"(%863, %861) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%865 = "stablehlo.subtract"(%864, %855) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%866 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%867 = "stablehlo.add"(%865, %866) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%868 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%869 = "stablehlo.multiply"(%868, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%870 = "stablehlo.multiply"(%869, %867) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%871 = "stablehlo.subtract"(%870, %861) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%872 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%873 = "stablehlo.add"(%871, %872) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%874 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%875 = "stablehlo.multiply"(%874, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%876 = "stablehlo.multiply"(%875, %873) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%877 = "stablehlo.subtract"(%876, %867) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%878 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%879 = "stablehlo.add"(%877, %878) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%880 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%881 = "stablehlo.multiply"(%880, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%882 = "stablehlo.multiply"(%881, %879) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%883 = "stablehlo.subtract"(%882, %873) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%884 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%885 = "stablehlo.add"(%883, %884) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%886 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%887 = "stablehlo.multiply"(%886, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%888 = "stablehlo.multiply"(%887, %885) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%889 = "stablehlo.subtract"(%888, %879) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%890 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%891 = "stablehlo.add"(%889, %890) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%892 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%893 = "stablehlo.multiply"(%892, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%894 = "stablehlo.multiply"(%893, %891) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%895 = "stablehlo.subtract"(%894, %885) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%896 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%897 = "stablehlo.add"(%895, %896) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%898 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%899 = "stablehlo.multiply"(%898, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%900 = "stablehlo.multiply"(%899, %897) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%901 = "stablehlo.subtract"(%900, %891) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%902 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%903 = "stablehlo.add"(%901, %902) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%904 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%905 = "stablehlo.multiply"(%904, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%906 = "stablehlo.multiply"(%905, %903) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%907 = "stablehlo.subtract"(%906, %897) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%908 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%909 = "stablehlo.add"(%907, %908) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%910 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%911 = "stablehlo.multiply"(%910, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%912 = "stablehlo.multiply"(%911, %909) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%913 = "stablehlo.subtract"(%912, %903) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%914 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%915 = "stablehlo.add"(%913, %914) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%916 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%917 = "stablehlo.multiply"(%916, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%918 = "stablehlo.multiply"(%917, %915) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%919 = "stablehlo.subtract"(%918, %909) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%920 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%921 = "stablehlo.add"(%919, %920) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%922 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%923 = "stablehlo.multiply"(%922, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%924 = "stablehlo.multiply"(%923, %921) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%925 = "stablehlo.subtract"(%924, %915) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%926 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%927 = "stablehlo.add"(%925, %926) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%928 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%929 = "stablehlo.multiply"(%928, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%930 = "stablehlo.multiply"(%929, %927) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%931 = "stablehlo.subtract"(%930, %921) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%932 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%933 = "stablehlo.add"(%931, %932) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%934 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%935 = "stablehlo.multiply"(%934, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%936 = "stablehlo.multiply"(%935, %933) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%937 = "stablehlo.subtract"(%936, %927) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%938 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%939 = "stablehlo.add"(%937, %938) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%940 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%941 = "stablehlo.multiply"(%940, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%942 = "stablehlo.multiply"(%941, %939) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%943 = "stablehlo.subtract"(%942, %933) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%944 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%945 = "stablehlo.add"(%943, %944) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%946 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%947 = "stablehlo.multiply"(%946, %805) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%948 = "stablehlo.multiply"(%947, %945) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%949 = "stablehlo.subtract"(%948, %939) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%950 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%951 = "stablehlo.add"(%949, %950) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%952 = "stablehlo.multiply"(%805, %951) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%953 = "stablehlo.subtract"(%952, %945) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%954 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%955 = "stablehlo.add"(%953, %954) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%956 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%957 = "stablehlo.multiply"(%956, %799) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%958 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%959 = "stablehlo.add"(%958, %957) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%960 = "stablehlo.divide"(%955, %959) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%961 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%962 = "stablehlo.compare"(%798, %961) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%963 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%964 = "stablehlo.maximum"(%798, %963) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%965 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%966 = "stablehlo.multiply"(%964, %965) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%967 = "stablehlo.round_nearest_even"(%966) : (tensor<64xf64>) -> tensor<64xf64>
%968 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%969 = "stablehlo.divide"(%967, %968) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%970 = "stablehlo.multiply"(%969, %969) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%971 = "stablehlo.exponential"(%970) : (tensor<64xf64>) -> tensor<64xf64>
%972 = "stablehlo.subtract"(%964, %969) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%973 = "stablehlo.add"(%964, %969) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%974 = "stablehlo.multiply"(%972, %973) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%975 = "stablehlo.exponential"(%974) : (tensor<64xf64>) -> tensor<64xf64>
%976 = "stablehlo.multiply"(%971, %975) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%977 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%978 = "stablehlo.multiply"(%977, %976) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%979 = "stablehlo.subtract"(%978, %960) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%980 = "stablehlo.select"(%962, %979, %960) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%981 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%982 = "stablehlo.multiply"(%980, %981) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%983 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%984 = "stablehlo.multiply"(%795, %983) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%985 = "stablehlo.negate"(%984) : (tensor<64xf64>) -> tensor<64xf64>
%986 = "stablehlo.abs"(%985) : (tensor<64xf64>) -> tensor<64xf64>
%987 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%988 = "stablehlo.add"(%986, %987) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%989 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%990 = "stablehlo.divide"(%989, %988) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%991 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%992 = "stablehlo.subtract"(%991, %990) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%993 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%994 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%995 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%996 = "stablehlo.multiply"(%995, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%997 = "stablehlo.multiply"(%996, %993) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%998 = "stablehlo.subtract"(%997, %994) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%999 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%1000 = "stablehlo.add"(%998, %999) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1001 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1002 = "stablehlo.multiply"(%1001, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1003 = "stablehlo.multiply"(%1002, %1000) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1004 = "stablehlo.subtract"(%1003, %993) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1005 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%1006 = "stablehlo.add"(%1004, %1005) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1007 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1008 = "stablehlo.multiply"(%1007, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1009 = "stablehlo.multiply"(%1008, %1006) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1010 = "stablehlo.subtract"(%1009, %1000) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1011 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%1012 = "stablehlo.add"(%1010, %1011) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1013 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1014 = "stablehlo.multiply"(%1013, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1015 = "stablehlo.multiply"(%1014, %1012) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1016 = "stablehlo.subtract"(%1015, %1006) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1017 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%1018 = "stablehlo.add"(%1016, %1017) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1019 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1020 = "stablehlo.multiply"(%1019, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1021 = "stablehlo.multiply"(%1020, %1018) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1022 = "stablehlo.subtract"(%1021, %1012) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1023 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%1024 = "stablehlo.add"(%1022, %1023) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1025 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1026 = "stablehlo.multiply"(%1025, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1027 = "stablehlo.multiply"(%1026, %1024) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1028 = "stablehlo.subtract"(%1027, %1018) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1029 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%1030 = "stablehlo.add"(%1028, %1029) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1031 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1032 = "stablehlo.multiply"(%1031, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1033 = "stablehlo.multiply"(%1032, %1030) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1034 = "stablehlo.subtract"(%1033, %1024) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1035 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%1036 = "stablehlo.add"(%1034, %1035) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1037 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1038 = "stablehlo.multiply"(%1037, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1039 = "stablehlo.multiply"(%1038, %1036) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1040 = "stablehlo.subtract"(%1039, %1030) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1041 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%1042 = "stablehlo.add"(%1040, %1041) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1043 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1044 = "stablehlo.multiply"(%1043, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1045 = "stablehlo.multiply"(%1044, %1042) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1046 = "stablehlo.subtract"(%1045, %1036) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1047 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%1048 = "stablehlo.add"(%1046, %1047) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1049 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1050 = "stablehlo.multiply"(%1049, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1051 = "stablehlo.multiply"(%1050, %1048) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1052 = "stablehlo.subtract"(%1051, %1042) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1053 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%1054 = "stablehlo.add"(%1052, %1053) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1055 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1056 = "stablehlo.multiply"(%1055, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1057 = "stablehlo.multiply"(%1056, %1054) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1058 = "stablehlo.subtract"(%1057, %1048) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1059 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%1060 = "stablehlo.add"(%1058, %1059) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1061 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1062 = "stablehlo.multiply"(%1061, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1063 = "stablehlo.multiply"(%1062, %1060) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1064 = "stablehlo.subtract"(%1063, %1054) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1065 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%1066 = "stablehlo.add"(%1064, %1065) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1067 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1068 = "stablehlo.multiply"(%1067, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1069 = "stablehlo.multiply"(%1068, %1066) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1070 = "stablehlo.subtract"(%1069, %1060) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1071 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%1072 = "stablehlo.add"(%1070, %1071) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1073 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1074 = "stablehlo.multiply"(%1073, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1075 = "stablehlo.multiply"(%1074, %1072) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1076 = "stablehlo.subtract"(%1075, %1066) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1077 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%1078 = "stablehlo.add"(%1076, %1077) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1079 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1080 = "stablehlo.multiply"(%1079, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1081 = "stablehlo.multiply"(%1080, %1078) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1082 = "stablehlo.subtract"(%1081, %1072) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1083 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%1084 = "stablehlo.add"(%1082, %1083) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1085 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1086 = "stablehlo.multiply"(%1085, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1087 = "stablehlo.multiply"(%1086, %1084) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1088 = "stablehlo.subtract"(%1087, %1078) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1089 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%1090 = "stablehlo.add"(%1088, %1089) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1091 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1092 = "stablehlo.multiply"(%1091, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1093 = "stablehlo.multiply"(%1092, %1090) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1094 = "stablehlo.subtract"(%1093, %1084) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1095 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%1096 = "stablehlo.add"(%1094, %1095) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1097 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1098 = "stablehlo.multiply"(%1097, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1099 = "stablehlo.multiply"(%1098, %1096) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1100 = "stablehlo.subtract"(%1099, %1090) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1101 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%1102 = "stablehlo.add"(%1100, %1101) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1103 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1104 = "stablehlo.multiply"(%1103, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1105 = "stablehlo.multiply"(%1104, %1102) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1106 = "stablehlo.subtract"(%1105, %1096) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1107 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1108 = "stablehlo.add"(%1106, %1107) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1110 = "stablehlo.multiply"(%1109, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1111 = "stablehlo.multiply"(%1110, %1108) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1112 = "stablehlo.subtract"(%1111, %1102) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1113 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1114 = "stablehlo.add"(%1112, %1113) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1115 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1116 = "stablehlo.multiply"(%1115, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1117 = "stablehlo.multiply"(%1116, %1114) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1118 = "stablehlo.subtract"(%1117, %1108) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1119 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1120 = "stablehlo.add"(%1118, %1119) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1121 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1122 = "stablehlo.multiply"(%1121, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1123 = "stablehlo.multiply"(%1122, %1120) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1124 = "stablehlo.subtract"(%1123, %1114) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1125 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1126 = "stablehlo.add"(%1124, %1125) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1127 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1128 = "stablehlo.multiply"(%1127, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1129 = "stablehlo.multiply"(%1128, %1126) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1130 = "stablehlo.subtract"(%1129, %1120) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1131 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1132 = "stablehlo.add"(%1130, %1131) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1133 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1134 = "stablehlo.multiply"(%1133, %992) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1135 = "stablehlo.multiply"(%1134, %1132) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1136 = "stablehlo.subtract"(%1135, %1126) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1137 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1138 = "stablehlo.add"(%1136, %1137) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1139 = "stablehlo.multiply"(%992, %1138) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1140 = "stablehlo.subtract"(%1139, %1132) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1141 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1142 = "stablehlo.add"(%1140, %1141) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1144 = "stablehlo.multiply"(%1143, %986) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1145 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1146 = "stablehlo.add"(%1145, %1144) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1147 = "stablehlo.divide"(%1142, %1146) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1149 = "stablehlo.compare"(%985, %1148) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1150 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%1151 = "stablehlo.maximum"(%985, %1150) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1152 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%1153 = "stablehlo.multiply"(%1151, %1152) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1154 = "stablehlo.round_nearest_even"(%1153) : (tensor<64xf64>) -> tensor<64xf64>
%1155 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%1156 = "stablehlo.divide"(%1154, %1155) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1157 = "stablehlo.multiply"(%1156, %1156) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1158 = "stablehlo.exponential"(%1157) : (tensor<64xf64>) -> tensor<64xf64>
%1159 = "stablehlo.subtract"(%1151, %1156) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1160 = "stablehlo.add"(%1151, %1156) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1161 = "stablehlo.multiply"(%1159, %1160) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1162 = "stablehlo.exponential"(%1161) : (tensor<64xf64>) -> tensor<64xf64>
%1163 = "stablehlo.multiply"(%1158, %1162) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1165 = "stablehlo.multiply"(%1164, %1163) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1166 = "stablehlo.subtract"(%1165, %1147) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1167 = "stablehlo.select"(%1149, %1166, %1147) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1168 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1169 = "stablehlo.divide"(%1167, %1168) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1170 = "stablehlo.log"(%1169) : (tensor<64xf64>) -> tensor<64xf64>
%1171 = "stablehlo.multiply"(%984, %984) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1172 = "stablehlo.subtract"(%1170, %1171) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1173 = "chlo.erfc"(%984) : (tensor<64xf64>) -> tensor<64xf64>
%1174 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1175 = "stablehlo.divide"(%1173, %1174) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1176 = "stablehlo.log_plus_one"(%1175) : (tensor<64xf64>) -> tensor<64xf64>
%1177 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1178 = "stablehlo.compare"(%795, %1177) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1179 = "stablehlo.select"(%1178, %1172, %1176) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1180 = "stablehlo.subtract"(%1179, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1181 = "stablehlo.multiply"(%1180, %982) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1182 = "stablehlo.subtract"(%795, %1181) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1183 = "stablehlo.negate"(%1182) : (tensor<64xf64>) -> tensor<64xf64>
%1184 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%1185 = "stablehlo.multiply"(%1183, %1184) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1186 = "stablehlo.abs"(%1185) : (tensor<64xf64>) -> tensor<64xf64>
%1187 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1188 = "stablehlo.add"(%1186, %1187) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1189 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1190 = "stablehlo.divide"(%1189, %1188) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1191 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1192 = "stablehlo.subtract"(%1191, %1190) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1193 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1194 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1195 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1196 = "stablehlo.multiply"(%1195, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1197 = "stablehlo.multiply"(%1196, %1193) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1198 = "stablehlo.subtract"(%1197, %1194) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1199 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%1200 = "stablehlo.add"(%1198, %1199) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1201 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1202 = "stablehlo.multiply"(%1201, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1203 = "stablehlo.multiply"(%1202, %1200) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1204 = "stablehlo.subtract"(%1203, %1193) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1205 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%1206 = "stablehlo.add"(%1204, %1205) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1207 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1208 = "stablehlo.multiply"(%1207, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1209 = "stablehlo.multiply"(%1208, %1206) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1210 = "stablehlo.subtract"(%1209, %1200) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1211 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%1212 = "stablehlo.add"(%1210, %1211) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1213 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1214 = "stablehlo.multiply"(%1213, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1215 = "stablehlo.multiply"(%1214, %1212) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1216 = "stablehlo.subtract"(%1215, %1206) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1217 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%1218 = "stablehlo.add"(%1216, %1217) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1219 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1220 = "stablehlo.multiply"(%1219, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1221 = "stablehlo.multiply"(%1220, %1218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1222 = "stablehlo.subtract"(%1221, %1212) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1223 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%1224 = "stablehlo.add"(%1222, %1223) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1225 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1226 = "stablehlo.multiply"(%1225, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1227 = "stablehlo.multiply"(%1226, %1224) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1228 = "stablehlo.subtract"(%1227, %1218) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1229 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%1230 = "stablehlo.add"(%1228, %1229) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1231 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1232 = "stablehlo.multiply"(%1231, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1233 = "stablehlo.multiply"(%1232, %1230) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1234 = "stablehlo.subtract"(%1233, %1224) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1235 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%1236 = "stablehlo.add"(%1234, %1235) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1237 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1238 = "stablehlo.multiply"(%1237, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1239 = "stablehlo.multiply"(%1238, %1236) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1240 = "stablehlo.subtract"(%1239, %1230) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1241 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%1242 = "stablehlo.add"(%1240, %1241) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1243 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1244 = "stablehlo.multiply"(%1243, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1245 = "stablehlo.multiply"(%1244, %1242) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1246 = "stablehlo.subtract"(%1245, %1236) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1247 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%1248 = "stablehlo.add"(%1246, %1247) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1249 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1250 = "stablehlo.multiply"(%1249, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1251 = "stablehlo.multiply"(%1250, %1248) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1252 = "stablehlo.subtract"(%1251, %1242) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1253 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%1254 = "stablehlo.add"(%1252, %1253) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1255 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1256 = "stablehlo.multiply"(%1255, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1257 = "stablehlo.multiply"(%1256, %1254) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1258 = "stablehlo.subtract"(%1257, %1248) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1259 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%1260 = "stablehlo.add"(%1258, %1259) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1261 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1262 = "stablehlo.multiply"(%1261, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1263 = "stablehlo.multiply"(%1262, %1260) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1264 = "stablehlo.subtract"(%1263, %1254) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1265 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%1266 = "stablehlo.add"(%1264, %1265) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1267 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1268 = "stablehlo.multiply"(%1267, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1269 = "stablehlo.multiply"(%1268, %1266) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1270 = "stablehlo.subtract"(%1269, %1260) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1271 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%1272 = "stablehlo.add"(%1270, %1271) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1273 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1274 = "stablehlo.multiply"(%1273, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1275 = "stablehlo.multiply"(%1274, %1272) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1276 = "stablehlo.subtract"(%1275, %1266) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1277 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%1278 = "stablehlo.add"(%1276, %1277) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1279 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1280 = "stablehlo.multiply"(%1279, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1281 = "stablehlo.multiply"(%1280, %1278) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1282 = "stablehlo.subtract"(%1281, %1272) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1283 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%1284 = "stablehlo.add"(%1282, %1283) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1285 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1286 = "stablehlo.multiply"(%1285, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1287 = "stablehlo.multiply"(%1286, %1284) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1288 = "stablehlo.subtract"(%1287, %1278) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1289 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%1290 = "stablehlo.add"(%1288, %1289) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1291 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1292 = "stablehlo.multiply"(%1291, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1293 = "stablehlo.multiply"(%1292, %1290) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1294 = "stablehlo.subtract"(%1293, %1284) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1295 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%1296 = "stablehlo.add"(%1294, %1295) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1297 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1298 = "stablehlo.multiply"(%1297, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1299 = "stablehlo.multiply"(%1298, %1296) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1300 = "stablehlo.subtract"(%1299, %1290) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1301 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%1302 = "stablehlo.add"(%1300, %1301) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1303 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1304 = "stablehlo.multiply"(%1303, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1305 = "stablehlo.multiply"(%1304, %1302) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1306 = "stablehlo.subtract"(%1305, %1296) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1307 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1308 = "stablehlo.add"(%1306, %1307) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1309 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1310 = "stablehlo.multiply"(%1309, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1311 = "stablehlo.multiply"(%1310, %1308) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1312 = "stablehlo.subtract"(%1311, %1302) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1313 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1314 = "stablehlo.add"(%1312, %1313) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1315 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1316 = "stablehlo.multiply"(%1315, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1317 = "stablehlo.multiply"(%1316, %1314) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1318 = "stablehlo.subtract"(%1317, %1308) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1319 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1320 = "stablehlo.add"(%1318, %1319) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1321 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1322 = "stablehlo.multiply"(%1321, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1323 = "stablehlo.multiply"(%1322, %1320) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1324 = "stablehlo.subtract"(%1323, %1314) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1325 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1326 = "stablehlo.add"(%1324, %1325) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1327 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1328 = "stablehlo.multiply"(%1327, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1329 = "stablehlo.multiply"(%1328, %1326) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1330 = "stablehlo.subtract"(%1329, %1320) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1331 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1332 = "stablehlo.add"(%1330, %1331) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1333 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1334 = "stablehlo.multiply"(%1333, %1192) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1335 = "stablehlo.multiply"(%1334, %1332) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1336 = "stablehlo.subtract"(%1335, %1326) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1337 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1338 = "stablehlo.add"(%1336, %1337) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1339 = "stablehlo.multiply"(%1192, %1338) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1340 = "stablehlo.subtract"(%1339, %1332) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1341 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1342 = "stablehlo.add"(%1340, %1341) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1344 = "stablehlo.multiply"(%1343, %1186) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1345 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1346 = "stablehlo.add"(%1345, %1344) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1347 = "stablehlo.divide"(%1342, %1346) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1348 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1349 = "stablehlo.compare"(%1185, %1348) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1350 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%1351 = "stablehlo.maximum"(%1185, %1350) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1352 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%1353 = "stablehlo.multiply"(%1351, %1352) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1354 = "stablehlo.round_nearest_even"(%1353) : (tensor<64xf64>) -> tensor<64xf64>
%1355 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%1356 = "stablehlo.divide"(%1354, %1355) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1357 = "stablehlo.multiply"(%1356, %1356) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1358 = "stablehlo.exponential"(%1357) : (tensor<64xf64>) -> tensor<64xf64>
%1359 = "stablehlo.subtract"(%1351, %1356) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1360 = "stablehlo.add"(%1351, %1356) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1361 = "stablehlo.multiply"(%1359, %1360) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1362 = "stablehlo.exponential"(%1361) : (tensor<64xf64>) -> tensor<64xf64>
%1363 = "stablehlo.multiply"(%1358, %1362) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1364 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1365 = "stablehlo.multiply"(%1364, %1363) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1366 = "stablehlo.subtract"(%1365, %1347) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1367 = "stablehlo.select"(%1349, %1366, %1347) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1368 = "stablehlo.constant"() {value = dense<1.2533141373155001e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1369 = "stablehlo.multiply"(%1367, %1368) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1370 = "stablehlo.constant"() {value = dense<7.071067811865476e-1> : tensor<64xf64>} : () -> tensor<64xf64>
%1371 = "stablehlo.multiply"(%1182, %1370) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1372 = "stablehlo.negate"(%1371) : (tensor<64xf64>) -> tensor<64xf64>
%1373 = "stablehlo.abs"(%1372) : (tensor<64xf64>) -> tensor<64xf64>
%1374 = "stablehlo.constant"() {value = dense<3.75e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1375 = "stablehlo.add"(%1373, %1374) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1376 = "stablehlo.constant"() {value = dense<7.5e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1377 = "stablehlo.divide"(%1376, %1375) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1378 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1379 = "stablehlo.subtract"(%1378, %1377) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1380 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1381 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1382 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1383 = "stablehlo.multiply"(%1382, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1384 = "stablehlo.multiply"(%1383, %1380) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1385 = "stablehlo.subtract"(%1384, %1381) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1386 = "stablehlo.constant"() {value = dense<5.068148904796111e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%1387 = "stablehlo.add"(%1385, %1386) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1388 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1389 = "stablehlo.multiply"(%1388, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1390 = "stablehlo.multiply"(%1389, %1387) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1391 = "stablehlo.subtract"(%1390, %1380) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1392 = "stablehlo.constant"() {value = dense<7.418235256624044e-17> : tensor<64xf64>} : () -> tensor<64xf64>
%1393 = "stablehlo.add"(%1391, %1392) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1394 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1395 = "stablehlo.multiply"(%1394, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1396 = "stablehlo.multiply"(%1395, %1393) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1397 = "stablehlo.subtract"(%1396, %1387) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1398 = "stablehlo.constant"() {value = dense<-1.2507950530688648e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%1399 = "stablehlo.add"(%1397, %1398) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1400 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1401 = "stablehlo.multiply"(%1400, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1402 = "stablehlo.multiply"(%1401, %1399) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1403 = "stablehlo.subtract"(%1402, %1393) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1404 = "stablehlo.constant"() {value = dense<-1.864562880419313e-15> : tensor<64xf64>} : () -> tensor<64xf64>
%1405 = "stablehlo.add"(%1403, %1404) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1406 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1407 = "stablehlo.multiply"(%1406, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1408 = "stablehlo.multiply"(%1407, %1405) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1409 = "stablehlo.subtract"(%1408, %1399) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1410 = "stablehlo.constant"() {value = dense<3.3478119482868056e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%1411 = "stablehlo.add"(%1409, %1410) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1412 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1413 = "stablehlo.multiply"(%1412, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1414 = "stablehlo.multiply"(%1413, %1411) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1415 = "stablehlo.subtract"(%1414, %1405) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1416 = "stablehlo.constant"() {value = dense<3.25254814814874e-14> : tensor<64xf64>} : () -> tensor<64xf64>
%1417 = "stablehlo.add"(%1415, %1416) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1418 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1419 = "stablehlo.multiply"(%1418, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1420 = "stablehlo.multiply"(%1419, %1417) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1421 = "stablehlo.subtract"(%1420, %1411) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1422 = "stablehlo.constant"() {value = dense<-9.65469674843344e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%1423 = "stablehlo.add"(%1421, %1422) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1424 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1425 = "stablehlo.multiply"(%1424, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1426 = "stablehlo.multiply"(%1425, %1423) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1427 = "stablehlo.subtract"(%1426, %1417) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1428 = "stablehlo.constant"() {value = dense<1.9455868545777347e-13> : tensor<64xf64>} : () -> tensor<64xf64>
%1429 = "stablehlo.add"(%1427, %1428) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1430 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1431 = "stablehlo.multiply"(%1430, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1432 = "stablehlo.multiply"(%1431, %1429) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1433 = "stablehlo.subtract"(%1432, %1423) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1434 = "stablehlo.constant"() {value = dense<2.86879501093067e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%1435 = "stablehlo.add"(%1433, %1434) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1436 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1437 = "stablehlo.multiply"(%1436, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1438 = "stablehlo.multiply"(%1437, %1435) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1439 = "stablehlo.subtract"(%1438, %1429) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1440 = "stablehlo.constant"() {value = dense<-6.318088340886684e-11> : tensor<64xf64>} : () -> tensor<64xf64>
%1441 = "stablehlo.add"(%1439, %1440) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1442 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1443 = "stablehlo.multiply"(%1442, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1444 = "stablehlo.multiply"(%1443, %1441) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1445 = "stablehlo.subtract"(%1444, %1435) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1446 = "stablehlo.constant"() {value = dense<-7.754400208831351e-10> : tensor<64xf64>} : () -> tensor<64xf64>
%1447 = "stablehlo.add"(%1445, %1446) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1448 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1449 = "stablehlo.multiply"(%1448, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1450 = "stablehlo.multiply"(%1449, %1447) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1451 = "stablehlo.subtract"(%1450, %1441) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1452 = "stablehlo.constant"() {value = dense<4.521959811218287e-9> : tensor<64xf64>} : () -> tensor<64xf64>
%1453 = "stablehlo.add"(%1451, %1452) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1454 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1455 = "stablehlo.multiply"(%1454, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1456 = "stablehlo.multiply"(%1455, %1453) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1457 = "stablehlo.subtract"(%1456, %1447) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1458 = "stablehlo.constant"() {value = dense<1.076499946567091e-8> : tensor<64xf64>} : () -> tensor<64xf64>
%1459 = "stablehlo.add"(%1457, %1458) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1460 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1461 = "stablehlo.multiply"(%1460, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1462 = "stablehlo.multiply"(%1461, %1459) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1463 = "stablehlo.subtract"(%1462, %1453) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1464 = "stablehlo.constant"() {value = dense<-2.1886401049234397e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%1465 = "stablehlo.add"(%1463, %1464) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1466 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1467 = "stablehlo.multiply"(%1466, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1468 = "stablehlo.multiply"(%1467, %1465) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1469 = "stablehlo.subtract"(%1468, %1459) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1470 = "stablehlo.constant"() {value = dense<7.74038306619849e-7> : tensor<64xf64>} : () -> tensor<64xf64>
%1471 = "stablehlo.add"(%1469, %1470) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1472 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1473 = "stablehlo.multiply"(%1472, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1474 = "stablehlo.multiply"(%1473, %1471) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1475 = "stablehlo.subtract"(%1474, %1465) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1476 = "stablehlo.constant"() {value = dense<4.13902798607301e-6> : tensor<64xf64>} : () -> tensor<64xf64>
%1477 = "stablehlo.add"(%1475, %1476) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1478 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1479 = "stablehlo.multiply"(%1478, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1480 = "stablehlo.multiply"(%1479, %1477) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1481 = "stablehlo.subtract"(%1480, %1471) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1482 = "stablehlo.constant"() {value = dense<-6.916973302501207e-5> : tensor<64xf64>} : () -> tensor<64xf64>
%1483 = "stablehlo.add"(%1481, %1482) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1484 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1485 = "stablehlo.multiply"(%1484, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1486 = "stablehlo.multiply"(%1485, %1483) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1487 = "stablehlo.subtract"(%1486, %1477) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1488 = "stablehlo.constant"() {value = dense<4.907758365258086e-4> : tensor<64xf64>} : () -> tensor<64xf64>
%1489 = "stablehlo.add"(%1487, %1488) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1490 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1491 = "stablehlo.multiply"(%1490, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1492 = "stablehlo.multiply"(%1491, %1489) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1493 = "stablehlo.subtract"(%1492, %1483) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1494 = "stablehlo.constant"() {value = dense<-2.413163540417608e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1495 = "stablehlo.add"(%1493, %1494) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1496 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1497 = "stablehlo.multiply"(%1496, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1498 = "stablehlo.multiply"(%1497, %1495) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1499 = "stablehlo.subtract"(%1498, %1489) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1500 = "stablehlo.constant"() {value = dense<9.074997670705265e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1501 = "stablehlo.add"(%1499, %1500) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1502 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1503 = "stablehlo.multiply"(%1502, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1504 = "stablehlo.multiply"(%1503, %1501) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1505 = "stablehlo.subtract"(%1504, %1495) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1506 = "stablehlo.constant"() {value = dense<-2.6658668435305753e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1507 = "stablehlo.add"(%1505, %1506) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1508 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1509 = "stablehlo.multiply"(%1508, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1510 = "stablehlo.multiply"(%1509, %1507) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1511 = "stablehlo.subtract"(%1510, %1501) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1512 = "stablehlo.constant"() {value = dense<5.920993999819189e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1513 = "stablehlo.add"(%1511, %1512) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1514 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1515 = "stablehlo.multiply"(%1514, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1516 = "stablehlo.multiply"(%1515, %1513) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1517 = "stablehlo.subtract"(%1516, %1507) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1518 = "stablehlo.constant"() {value = dense<-8.424913336651792e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1519 = "stablehlo.add"(%1517, %1518) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1520 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1521 = "stablehlo.multiply"(%1520, %1379) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1522 = "stablehlo.multiply"(%1521, %1519) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1523 = "stablehlo.subtract"(%1522, %1513) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1524 = "stablehlo.constant"() {value = dense<-4.590054580646478e-3> : tensor<64xf64>} : () -> tensor<64xf64>
%1525 = "stablehlo.add"(%1523, %1524) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1526 = "stablehlo.multiply"(%1379, %1525) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1527 = "stablehlo.subtract"(%1526, %1519) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1528 = "stablehlo.constant"() {value = dense<1.1775789345674017e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1529 = "stablehlo.add"(%1527, %1528) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1530 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1531 = "stablehlo.multiply"(%1530, %1373) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1532 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1533 = "stablehlo.add"(%1532, %1531) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1534 = "stablehlo.divide"(%1529, %1533) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1535 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1536 = "stablehlo.compare"(%1372, %1535) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1537 = "stablehlo.constant"() {value = dense<-1.0e2> : tensor<64xf64>} : () -> tensor<64xf64>
%1538 = "stablehlo.maximum"(%1372, %1537) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1539 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%1540 = "stablehlo.multiply"(%1538, %1539) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1541 = "stablehlo.round_nearest_even"(%1540) : (tensor<64xf64>) -> tensor<64xf64>
%1542 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<64xf64>} : () -> tensor<64xf64>
%1543 = "stablehlo.divide"(%1541, %1542) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1544 = "stablehlo.multiply"(%1543, %1543) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1545 = "stablehlo.exponential"(%1544) : (tensor<64xf64>) -> tensor<64xf64>
%1546 = "stablehlo.subtract"(%1538, %1543) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1547 = "stablehlo.add"(%1538, %1543) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1548 = "stablehlo.multiply"(%1546, %1547) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1549 = "stablehlo.exponential"(%1548) : (tensor<64xf64>) -> tensor<64xf64>
%1550 = "stablehlo.multiply"(%1545, %1549) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1551 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1552 = "stablehlo.multiply"(%1551, %1550) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1553 = "stablehlo.subtract"(%1552, %1534) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1554 = "stablehlo.select"(%1536, %1553, %1534) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1555 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1556 = "stablehlo.divide"(%1554, %1555) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1557 = "stablehlo.log"(%1556) : (tensor<64xf64>) -> tensor<64xf64>
%1558 = "stablehlo.multiply"(%1371, %1371) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1559 = "stablehlo.subtract"(%1557, %1558) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1560 = "chlo.erfc"(%1371) : (tensor<64xf64>) -> tensor<64xf64>
%1561 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1562 = "stablehlo.divide"(%1560, %1561) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1563 = "stablehlo.log_plus_one"(%1562) : (tensor<64xf64>) -> tensor<64xf64>
%1564 = "stablehlo.constant"() {value = dense<-1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1565 = "stablehlo.compare"(%1182, %1564) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1566 = "stablehlo.select"(%1565, %1559, %1563) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1567 = "stablehlo.subtract"(%1566, %13) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1568 = "stablehlo.multiply"(%1567, %1369) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1569 = "stablehlo.subtract"(%1182, %1568) : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1570 = "stablehlo.negate"(%1569) : (tensor<64xf64>) -> tensor<64xf64>
%1571 = "stablehlo.select"(%2, %1570, %1569) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1572 = "stablehlo.constant"() {value = dense<5.0e-2> : tensor<64xf64>} : () -> tensor<64xf64>
%1573 = "stablehlo.compare"(%5, %1572) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1574 = "stablehlo.select"(%1573, %1571, %12) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1575 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1576 = "stablehlo.compare"(%0, %1575) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1577 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%1578 = "stablehlo.select"(%1576, %1577, %1574) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
%1579 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf64>} : () -> tensor<64xf64>
%1580 = "stablehlo.compare"(%0, %1579) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf64>, tensor<64xf64>) -> tensor<64xi1>
%1581 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<64xf64>} : () -> tensor<64xf64>
%1582 = "stablehlo.select"(%1580, %1581, %1578) : (tensor<64xi1>, tensor<64xf64>, tensor<64xf64>) -> tensor<64xf64>
return %1582 : tensor<64xf64>
}
}

