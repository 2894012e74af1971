// f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>) -> (tensor<64xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%2 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%9 = "stablehlo.multiply"(%8, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%11 = "stablehlo.subtract"(%10, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%12 = "stablehlo.constant"() {value = dense<1.2138074968740922e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.constant"() {value = dense<1.4739165119093128e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.constant"() {value = dense<1.1988137174638708e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.constant"() {value = dense<5.898742680020788e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.constant"() {value = dense<1.475393201491934e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%38 = "stablehlo.multiply"(%5, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%39 = "stablehlo.subtract"(%38, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%40 = "stablehlo.constant"() {value = dense<6.417589969911874e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%41 = "stablehlo.add"(%39, %40) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%42 = "stablehlo.multiply"(%0, %41) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%43 = "stablehlo.multiply"(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%44 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%46 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%47 = "stablehlo.subtract"(%45, %46) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%48 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%51 = "stablehlo.multiply"(%50, %47) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%52 = "stablehlo.multiply"(%51, %48) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%53 = "stablehlo.subtract"(%52, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%54 = "stablehlo.constant"() {value = dense<-2.213387630734726e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%57 = "stablehlo.multiply"(%56, %47) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%59 = "stablehlo.subtract"(%58, %48) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%60 = "stablehlo.constant"() {value = dense<-2.4334061415659684e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%63 = "stablehlo.multiply"(%62, %47) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.constant"() {value = dense<-1.730288957513052e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%69 = "stablehlo.multiply"(%68, %47) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.constant"() {value = dense<-6.975723859639864e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%75 = "stablehlo.multiply"(%74, %47) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%76 = "stablehlo.multiply"(%75, %73) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%77 = "stablehlo.subtract"(%76, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%78 = "stablehlo.constant"() {value = dense<-1.2261118082265715e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%81 = "stablehlo.multiply"(%80, %47) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%83 = "stablehlo.subtract"(%82, %73) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%84 = "stablehlo.constant"() {value = dense<-3.531559607765449e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%86 = "stablehlo.multiply"(%47, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%87 = "stablehlo.subtract"(%86, %79) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%88 = "stablehlo.constant"() {value = dense<7.626501136694739e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%89 = "stablehlo.add"(%87, %88) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%90 = "stablehlo.divide"(%89, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%91 = "stablehlo.log"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%92 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%93 = "stablehlo.subtract"(%91, %92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.multiply"(%93, %42) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%95 = "stablehlo.add"(%90, %94) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%96 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%97 = "stablehlo.divide"(%96, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%98 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%99 = "stablehlo.subtract"(%97, %98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%102 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%103 = "stablehlo.multiply"(%102, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.multiply"(%103, %100) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%105 = "stablehlo.subtract"(%104, %101) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%106 = "stablehlo.constant"() {value = dense<2.0150497551970347e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%108 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%109 = "stablehlo.multiply"(%108, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%110 = "stablehlo.multiply"(%109, %107) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%111 = "stablehlo.subtract"(%110, %100) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.constant"() {value = dense<-1.0345762465678097e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%113 = "stablehlo.add"(%111, %112) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%114 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%115 = "stablehlo.multiply"(%114, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%116 = "stablehlo.multiply"(%115, %113) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%117 = "stablehlo.subtract"(%116, %107) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%118 = "stablehlo.constant"() {value = dense<5.7410841254500495e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%120 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%121 = "stablehlo.multiply"(%120, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%122 = "stablehlo.multiply"(%121, %119) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%123 = "stablehlo.subtract"(%122, %113) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%124 = "stablehlo.constant"() {value = dense<-3.5019606030878126e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%125 = "stablehlo.add"(%123, %124) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%126 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%127 = "stablehlo.multiply"(%126, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%128 = "stablehlo.multiply"(%127, %125) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%129 = "stablehlo.subtract"(%128, %119) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.constant"() {value = dense<2.406484947837217e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%132 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%133 = "stablehlo.multiply"(%132, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.multiply"(%133, %131) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%135 = "stablehlo.subtract"(%134, %125) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%136 = "stablehlo.constant"() {value = dense<-1.936197974166083e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%137 = "stablehlo.add"(%135, %136) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%138 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%139 = "stablehlo.multiply"(%138, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.multiply"(%139, %137) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%141 = "stablehlo.subtract"(%140, %131) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%142 = "stablehlo.constant"() {value = dense<1.9521551847135162e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%143 = "stablehlo.add"(%141, %142) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%145 = "stablehlo.multiply"(%144, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.multiply"(%145, %143) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%147 = "stablehlo.subtract"(%146, %137) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%148 = "stablehlo.constant"() {value = dense<-2.857816859622779e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%149 = "stablehlo.add"(%147, %148) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%151 = "stablehlo.multiply"(%150, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%152 = "stablehlo.multiply"(%151, %149) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%153 = "stablehlo.subtract"(%152, %143) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%154 = "stablehlo.constant"() {value = dense<1.0392373657681724e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%155 = "stablehlo.add"(%153, %154) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%156 = "stablehlo.multiply"(%99, %155) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%157 = "stablehlo.subtract"(%156, %149) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%158 = "stablehlo.constant"() {value = dense<1.3603130952422213e0> : tensor<64xf32>} : () -> tensor<64xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%160 = "stablehlo.sqrt"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%161 = "stablehlo.divide"(%159, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%162 = "stablehlo.exponential"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%163 = "stablehlo.multiply"(%95, %162) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%165 = "stablehlo.compare"(%0, %164) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%166 = "stablehlo.select"(%165, %163, %161) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%168 = "stablehlo.compare"(%0, %167) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%169 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<64xf32>} : () -> tensor<64xf32>
%170 = "stablehlo.select"(%168, %169, %166) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %170 : tensor<64xf32>
}
}

// f64[32]
module @example {
func.func public @main(%0: tensor<32xf64>) -> (tensor<32xf64>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%2 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%9 = "stablehlo.multiply"(%8, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%11 = "stablehlo.subtract"(%10, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%12 = "stablehlo.constant"() {value = dense<3.0315021220933553e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%13 = "stablehlo.add"(%11, %12) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%18 = "stablehlo.constant"() {value = dense<1.0962998348773076e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%19 = "stablehlo.add"(%17, %18) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%24 = "stablehlo.constant"() {value = dense<3.17487931131012e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%25 = "stablehlo.add"(%23, %24) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%30 = "stablehlo.constant"() {value = dense<7.161106692799279e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%36 = "stablehlo.constant"() {value = dense<1.2138074968740922e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%42 = "stablehlo.constant"() {value = dense<1.4739165119093128e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%43 = "stablehlo.add"(%41, %42) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%48 = "stablehlo.constant"() {value = dense<1.1988137174638708e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%49 = "stablehlo.add"(%47, %48) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%54 = "stablehlo.constant"() {value = dense<5.898742680020788e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%55 = "stablehlo.add"(%53, %54) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%60 = "stablehlo.constant"() {value = dense<1.475393201491934e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%62 = "stablehlo.multiply"(%5, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%63 = "stablehlo.subtract"(%62, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%64 = "stablehlo.constant"() {value = dense<6.417589969911874e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%65 = "stablehlo.add"(%63, %64) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%66 = "stablehlo.multiply"(%0, %65) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%67 = "stablehlo.multiply"(%0, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%68 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%70 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%71 = "stablehlo.subtract"(%69, %70) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%72 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%73 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%75 = "stablehlo.multiply"(%74, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%76 = "stablehlo.multiply"(%75, %72) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%77 = "stablehlo.subtract"(%76, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%78 = "stablehlo.constant"() {value = dense<-7.023863479386288e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%79 = "stablehlo.add"(%77, %78) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%81 = "stablehlo.multiply"(%80, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%83 = "stablehlo.subtract"(%82, %72) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%84 = "stablehlo.constant"() {value = dense<-2.427449850519366e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%85 = "stablehlo.add"(%83, %84) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%87 = "stablehlo.multiply"(%86, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%89 = "stablehlo.subtract"(%88, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%90 = "stablehlo.constant"() {value = dense<-6.666901694199329e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%91 = "stablehlo.add"(%89, %90) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%93 = "stablehlo.multiply"(%92, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%96 = "stablehlo.constant"() {value = dense<-1.4114883926335278e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%97 = "stablehlo.add"(%95, %96) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%99 = "stablehlo.multiply"(%98, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%102 = "stablehlo.constant"() {value = dense<-2.213387630734726e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%103 = "stablehlo.add"(%101, %102) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%104 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%105 = "stablehlo.multiply"(%104, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%106 = "stablehlo.multiply"(%105, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%107 = "stablehlo.subtract"(%106, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%108 = "stablehlo.constant"() {value = dense<-2.4334061415659684e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%109 = "stablehlo.add"(%107, %108) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%111 = "stablehlo.multiply"(%110, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%112 = "stablehlo.multiply"(%111, %109) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%113 = "stablehlo.subtract"(%112, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%114 = "stablehlo.constant"() {value = dense<-1.730288957513052e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%115 = "stablehlo.add"(%113, %114) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%117 = "stablehlo.multiply"(%116, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%118 = "stablehlo.multiply"(%117, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%119 = "stablehlo.subtract"(%118, %109) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%120 = "stablehlo.constant"() {value = dense<-6.975723859639864e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%121 = "stablehlo.add"(%119, %120) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%123 = "stablehlo.multiply"(%122, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%124 = "stablehlo.multiply"(%123, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%125 = "stablehlo.subtract"(%124, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%126 = "stablehlo.constant"() {value = dense<-1.2261118082265715e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%127 = "stablehlo.add"(%125, %126) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%129 = "stablehlo.multiply"(%128, %71) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%131 = "stablehlo.subtract"(%130, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%132 = "stablehlo.constant"() {value = dense<-3.531559607765449e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%133 = "stablehlo.add"(%131, %132) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%134 = "stablehlo.multiply"(%71, %133) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%135 = "stablehlo.subtract"(%134, %127) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%136 = "stablehlo.constant"() {value = dense<7.626501136694739e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%137 = "stablehlo.add"(%135, %136) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%138 = "stablehlo.divide"(%137, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%139 = "stablehlo.log"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%140 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%141 = "stablehlo.subtract"(%139, %140) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%142 = "stablehlo.multiply"(%141, %66) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%143 = "stablehlo.add"(%138, %142) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%144 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%145 = "stablehlo.divide"(%144, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%146 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%147 = "stablehlo.subtract"(%145, %146) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%148 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%149 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%150 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%151 = "stablehlo.multiply"(%150, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%152 = "stablehlo.multiply"(%151, %148) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%153 = "stablehlo.subtract"(%152, %149) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%154 = "stablehlo.constant"() {value = dense<1.8778651901623268e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%155 = "stablehlo.add"(%153, %154) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%156 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%157 = "stablehlo.multiply"(%156, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%158 = "stablehlo.multiply"(%157, %155) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%159 = "stablehlo.subtract"(%158, %148) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%160 = "stablehlo.constant"() {value = dense<-5.7567444820733025e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%161 = "stablehlo.add"(%159, %160) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%162 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%163 = "stablehlo.multiply"(%162, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%164 = "stablehlo.multiply"(%163, %161) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%165 = "stablehlo.subtract"(%164, %155) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%166 = "stablehlo.constant"() {value = dense<1.7940510478863572e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%167 = "stablehlo.add"(%165, %166) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%168 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%169 = "stablehlo.multiply"(%168, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%170 = "stablehlo.multiply"(%169, %167) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%171 = "stablehlo.subtract"(%170, %161) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%172 = "stablehlo.constant"() {value = dense<-5.689462849193648e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%173 = "stablehlo.add"(%171, %172) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%175 = "stablehlo.multiply"(%174, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%176 = "stablehlo.multiply"(%175, %173) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%177 = "stablehlo.subtract"(%176, %167) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%178 = "stablehlo.constant"() {value = dense<1.8380935752430455e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%179 = "stablehlo.add"(%177, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%180 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%181 = "stablehlo.multiply"(%180, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%182 = "stablehlo.multiply"(%181, %179) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%183 = "stablehlo.subtract"(%182, %173) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%184 = "stablehlo.constant"() {value = dense<-6.057047270643018e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%185 = "stablehlo.add"(%183, %184) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%186 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%187 = "stablehlo.multiply"(%186, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%188 = "stablehlo.multiply"(%187, %185) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%189 = "stablehlo.subtract"(%188, %179) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%190 = "stablehlo.constant"() {value = dense<2.038703166239861e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%191 = "stablehlo.add"(%189, %190) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%192 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%193 = "stablehlo.multiply"(%192, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%194 = "stablehlo.multiply"(%193, %191) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%195 = "stablehlo.subtract"(%194, %185) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%196 = "stablehlo.constant"() {value = dense<-7.0198370892147685e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%197 = "stablehlo.add"(%195, %196) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%198 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%199 = "stablehlo.multiply"(%198, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%200 = "stablehlo.multiply"(%199, %197) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%201 = "stablehlo.subtract"(%200, %191) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%202 = "stablehlo.constant"() {value = dense<2.4771544242195988e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%203 = "stablehlo.add"(%201, %202) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%204 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%205 = "stablehlo.multiply"(%204, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%206 = "stablehlo.multiply"(%205, %203) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%207 = "stablehlo.subtract"(%206, %197) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%208 = "stablehlo.constant"() {value = dense<-8.976705182010146e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%209 = "stablehlo.add"(%207, %208) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%210 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%211 = "stablehlo.multiply"(%210, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%212 = "stablehlo.multiply"(%211, %209) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%213 = "stablehlo.subtract"(%212, %203) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%214 = "stablehlo.constant"() {value = dense<3.348419666052243e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%215 = "stablehlo.add"(%213, %214) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%216 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%217 = "stablehlo.multiply"(%216, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%218 = "stablehlo.multiply"(%217, %215) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%219 = "stablehlo.subtract"(%218, %209) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%220 = "stablehlo.constant"() {value = dense<-1.2891739609498229e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%221 = "stablehlo.add"(%219, %220) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%222 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%223 = "stablehlo.multiply"(%222, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%224 = "stablehlo.multiply"(%223, %221) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%225 = "stablehlo.subtract"(%224, %215) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%226 = "stablehlo.constant"() {value = dense<5.139639673482343e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%227 = "stablehlo.add"(%225, %226) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%228 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%229 = "stablehlo.multiply"(%228, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%230 = "stablehlo.multiply"(%229, %227) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%231 = "stablehlo.subtract"(%230, %221) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%232 = "stablehlo.constant"() {value = dense<-2.129967838427791e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%233 = "stablehlo.add"(%231, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%234 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%235 = "stablehlo.multiply"(%234, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%236 = "stablehlo.multiply"(%235, %233) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%237 = "stablehlo.subtract"(%236, %227) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%238 = "stablehlo.constant"() {value = dense<9.218315187605315e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%239 = "stablehlo.add"(%237, %238) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%240 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%241 = "stablehlo.multiply"(%240, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%242 = "stablehlo.multiply"(%241, %239) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%243 = "stablehlo.subtract"(%242, %233) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%244 = "stablehlo.constant"() {value = dense<-4.1903547593419254e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%245 = "stablehlo.add"(%243, %244) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%246 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%247 = "stablehlo.multiply"(%246, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%248 = "stablehlo.multiply"(%247, %245) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%249 = "stablehlo.subtract"(%248, %239) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%250 = "stablehlo.constant"() {value = dense<2.0150497551970347e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%251 = "stablehlo.add"(%249, %250) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%253 = "stablehlo.multiply"(%252, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%254 = "stablehlo.multiply"(%253, %251) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%255 = "stablehlo.subtract"(%254, %245) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%256 = "stablehlo.constant"() {value = dense<-1.0345762465678097e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%257 = "stablehlo.add"(%255, %256) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%259 = "stablehlo.multiply"(%258, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%260 = "stablehlo.multiply"(%259, %257) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%261 = "stablehlo.subtract"(%260, %251) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%262 = "stablehlo.constant"() {value = dense<5.7410841254500495e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%263 = "stablehlo.add"(%261, %262) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%264 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%265 = "stablehlo.multiply"(%264, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%266 = "stablehlo.multiply"(%265, %263) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%267 = "stablehlo.subtract"(%266, %257) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%268 = "stablehlo.constant"() {value = dense<-3.5019606030878126e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%269 = "stablehlo.add"(%267, %268) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%270 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%271 = "stablehlo.multiply"(%270, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%272 = "stablehlo.multiply"(%271, %269) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%273 = "stablehlo.subtract"(%272, %263) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%274 = "stablehlo.constant"() {value = dense<2.406484947837217e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%275 = "stablehlo.add"(%273, %274) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%277 = "stablehlo.multiply"(%276, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%278 = "stablehlo.multiply"(%277, %275) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%279 = "stablehlo.subtract"(%278, %269) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%280 = "stablehlo.constant"() {value = dense<-1.936197974166083e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%281 = "stablehlo.add"(%279, %280) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%282 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%283 = "stablehlo.multiply"(%282, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%284 = "stablehlo.multiply"(%283, %281) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%285 = "stablehlo.subtract"(%284, %275) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%286 = "stablehlo.constant"() {value = dense<1.9521551847135162e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%287 = "stablehlo.add"(%285, %286) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%288 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%289 = "stablehlo.multiply"(%288, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%290 = "stablehlo.multiply"(%289, %287) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%291 = "stablehlo.subtract"(%290, %281) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%292 = "stablehlo.constant"() {value = dense<-2.857816859622779e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%293 = "stablehlo.add"(%291, %292) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%295 = "stablehlo.multiply"(%294, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%296 = "stablehlo.multiply"(%295, %293) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%297 = "stablehlo.subtract"(%296, %287) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%298 = "stablehlo.constant"() {value = dense<1.0392373657681724e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%299 = "stablehlo.add"(%297, %298) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%300 = "stablehlo.multiply"(%147, %299) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%301 = "stablehlo.subtract"(%300, %293) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%302 = "stablehlo.constant"() {value = dense<1.3603130952422213e0> : tensor<32xf64>} : () -> tensor<32xf64>
%303 = "stablehlo.add"(%301, %302) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%304 = "stablehlo.sqrt"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%305 = "stablehlo.divide"(%303, %304) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%306 = "stablehlo.exponential"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%307 = "stablehlo.multiply"(%143, %306) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%308 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%309 = "stablehlo.compare"(%0, %308) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%310 = "stablehlo.select"(%309, %307, %305) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%311 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%312 = "stablehlo.compare"(%0, %311) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%313 = "stablehlo.constant"() {value = dense<0x7FF0000000000000> : tensor<32xf64>} : () -> tensor<32xf64>
%314 = "stablehlo.select"(%312, %313, %310) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %314 : tensor<32xf64>
}
}

// s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>) -> (tensor<8xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.subtract"(%11, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<1.2138074968740922e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%16 = "stablehlo.multiply"(%15, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.multiply"(%16, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<1.4739165119093128e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.subtract"(%23, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<1.1988137174638708e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.multiply"(%27, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.constant"() {value = dense<5.898742680020788e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<1.475393201491934e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.multiply"(%6, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%40 = "stablehlo.subtract"(%39, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.constant"() {value = dense<6.417589969911874e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%42 = "stablehlo.add"(%40, %41) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.multiply"(%1, %42) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%47 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%48 = "stablehlo.subtract"(%46, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%49 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.multiply"(%51, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.multiply"(%52, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%54 = "stablehlo.subtract"(%53, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.constant"() {value = dense<-2.213387630734726e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%58 = "stablehlo.multiply"(%57, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%59 = "stablehlo.multiply"(%58, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.subtract"(%59, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%61 = "stablehlo.constant"() {value = dense<-2.4334061415659684e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%64 = "stablehlo.multiply"(%63, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.subtract"(%65, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.constant"() {value = dense<-1.730288957513052e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%70 = "stablehlo.multiply"(%69, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.subtract"(%71, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.constant"() {value = dense<-6.975723859639864e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%74 = "stablehlo.add"(%72, %73) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.multiply"(%75, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.multiply"(%76, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.subtract"(%77, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.constant"() {value = dense<-1.2261118082265715e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%81 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.multiply"(%81, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.multiply"(%82, %80) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.subtract"(%83, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<-3.531559607765449e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%86 = "stablehlo.add"(%84, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.multiply"(%48, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%88 = "stablehlo.subtract"(%87, %80) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%89 = "stablehlo.constant"() {value = dense<7.626501136694739e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%90 = "stablehlo.add"(%88, %89) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%91 = "stablehlo.divide"(%90, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.log"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.subtract"(%92, %93) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.multiply"(%94, %43) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%96 = "stablehlo.add"(%91, %95) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%98 = "stablehlo.divide"(%97, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%100 = "stablehlo.subtract"(%98, %99) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%102 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%103 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%104 = "stablehlo.multiply"(%103, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.multiply"(%104, %101) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%106 = "stablehlo.subtract"(%105, %102) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.constant"() {value = dense<2.0150497551970347e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%108 = "stablehlo.add"(%106, %107) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%110 = "stablehlo.multiply"(%109, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.multiply"(%110, %108) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%112 = "stablehlo.subtract"(%111, %101) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.constant"() {value = dense<-1.0345762465678097e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%114 = "stablehlo.add"(%112, %113) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%116 = "stablehlo.multiply"(%115, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%117 = "stablehlo.multiply"(%116, %114) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%118 = "stablehlo.subtract"(%117, %108) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%119 = "stablehlo.constant"() {value = dense<5.7410841254500495e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%120 = "stablehlo.add"(%118, %119) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%121 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%122 = "stablehlo.multiply"(%121, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.multiply"(%122, %120) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%124 = "stablehlo.subtract"(%123, %114) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.constant"() {value = dense<-3.5019606030878126e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%126 = "stablehlo.add"(%124, %125) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%127 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%128 = "stablehlo.multiply"(%127, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%129 = "stablehlo.multiply"(%128, %126) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%130 = "stablehlo.subtract"(%129, %120) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%131 = "stablehlo.constant"() {value = dense<2.406484947837217e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%132 = "stablehlo.add"(%130, %131) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%133 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%134 = "stablehlo.multiply"(%133, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.multiply"(%134, %132) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%136 = "stablehlo.subtract"(%135, %126) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.constant"() {value = dense<-1.936197974166083e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%138 = "stablehlo.add"(%136, %137) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%140 = "stablehlo.multiply"(%139, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.multiply"(%140, %138) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%142 = "stablehlo.subtract"(%141, %132) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%143 = "stablehlo.constant"() {value = dense<1.9521551847135162e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%144 = "stablehlo.add"(%142, %143) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%145 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%146 = "stablehlo.multiply"(%145, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.multiply"(%146, %144) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%148 = "stablehlo.subtract"(%147, %138) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%149 = "stablehlo.constant"() {value = dense<-2.857816859622779e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%152 = "stablehlo.multiply"(%151, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%153 = "stablehlo.multiply"(%152, %150) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%154 = "stablehlo.subtract"(%153, %144) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%155 = "stablehlo.constant"() {value = dense<1.0392373657681724e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%156 = "stablehlo.add"(%154, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.multiply"(%100, %156) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%158 = "stablehlo.subtract"(%157, %150) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%159 = "stablehlo.constant"() {value = dense<1.3603130952422213e0> : tensor<8xf32>} : () -> tensor<8xf32>
%160 = "stablehlo.add"(%158, %159) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%161 = "stablehlo.sqrt"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%162 = "stablehlo.divide"(%160, %161) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%163 = "stablehlo.exponential"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%164 = "stablehlo.multiply"(%96, %163) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%165 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%166 = "stablehlo.compare"(%1, %165) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%167 = "stablehlo.select"(%166, %164, %162) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%169 = "stablehlo.compare"(%1, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%170 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<8xf32>} : () -> tensor<8xf32>
%171 = "stablehlo.select"(%169, %170, %167) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %171 : tensor<8xf32>
}
}

