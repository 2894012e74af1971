// f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>) -> (tensor<64xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%2 = "stablehlo.sqrt"(%1) : (tensor<64xf32>) -> tensor<64xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%4 = "stablehlo.constant"() {value = dense<6.666666666666666e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%6 = "stablehlo.sqrt"(%1) : (tensor<64xf32>) -> tensor<64xf32>
%7 = "stablehlo.sqrt"(%6) : (tensor<64xf32>) -> tensor<64xf32>
%8 = "stablehlo.constant"() {value = dense<3.7712361663282534e0> : tensor<64xf32>} : () -> tensor<64xf32>
%9 = "stablehlo.divide"(%8, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%14, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.multiply"(%15, %12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.subtract"(%16, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.constant"() {value = dense<1.3286081997701028e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%21 = "stablehlo.multiply"(%20, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.subtract"(%22, %12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.constant"() {value = dense<-7.022240440986223e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%27 = "stablehlo.multiply"(%26, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.constant"() {value = dense<4.051516883512395e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%33 = "stablehlo.multiply"(%32, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.constant"() {value = dense<-2.605774398776262e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%39 = "stablehlo.multiply"(%38, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%42 = "stablehlo.constant"() {value = dense<1.928052166797157e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%45 = "stablehlo.multiply"(%44, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%48 = "stablehlo.constant"() {value = dense<-1.7280997841068207e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%49 = "stablehlo.add"(%47, %48) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%51 = "stablehlo.multiply"(%50, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%54 = "stablehlo.constant"() {value = dense<2.0669586013998011e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%57 = "stablehlo.multiply"(%56, %11) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%60 = "stablehlo.constant"() {value = dense<-4.172967562045923e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%62 = "stablehlo.multiply"(%11, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%63 = "stablehlo.subtract"(%62, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%64 = "stablehlo.constant"() {value = dense<2.776956095117059e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.negate"(%5) : (tensor<64xf32>) -> tensor<64xf32>
%67 = "stablehlo.exponential"(%66) : (tensor<64xf32>) -> tensor<64xf32>
%68 = "stablehlo.multiply"(%65, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%69 = "stablehlo.divide"(%68, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%70 = "stablehlo.constant"() {value = dense<7.453559924999299e0> : tensor<64xf32>} : () -> tensor<64xf32>
%71 = "stablehlo.divide"(%70, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.multiply"(%71, %71) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%73 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%75 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%76 = "stablehlo.subtract"(%74, %75) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%77 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%79 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%80 = "stablehlo.multiply"(%79, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%81 = "stablehlo.multiply"(%80, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%82 = "stablehlo.subtract"(%81, %78) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%83 = "stablehlo.constant"() {value = dense<1.3645959446950337e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%84 = "stablehlo.add"(%82, %83) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%85 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%86 = "stablehlo.multiply"(%85, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%87 = "stablehlo.multiply"(%86, %84) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%88 = "stablehlo.subtract"(%87, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%89 = "stablehlo.constant"() {value = dense<-3.890961736474424e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%90 = "stablehlo.add"(%88, %89) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%91 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%92 = "stablehlo.multiply"(%91, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%93 = "stablehlo.multiply"(%92, %90) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.subtract"(%93, %84) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%95 = "stablehlo.constant"() {value = dense<2.069745155969119e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%96 = "stablehlo.add"(%94, %95) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%97 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%98 = "stablehlo.multiply"(%97, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%99 = "stablehlo.multiply"(%98, %96) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.subtract"(%99, %90) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%101 = "stablehlo.constant"() {value = dense<-3.255483561055322e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%102 = "stablehlo.add"(%100, %101) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%103 = "stablehlo.multiply"(%76, %102) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.subtract"(%103, %96) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%105 = "stablehlo.constant"() {value = dense<9.996723415461005e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%107 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%109 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%110 = "stablehlo.multiply"(%109, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%111 = "stablehlo.multiply"(%110, %107) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.subtract"(%111, %108) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%113 = "stablehlo.constant"() {value = dense<4.800334718951617e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%114 = "stablehlo.add"(%112, %113) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%115 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%116 = "stablehlo.multiply"(%115, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%117 = "stablehlo.multiply"(%116, %114) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%118 = "stablehlo.subtract"(%117, %107) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%119 = "stablehlo.constant"() {value = dense<-1.068929090514341e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%120 = "stablehlo.add"(%118, %119) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%121 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%122 = "stablehlo.multiply"(%121, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%123 = "stablehlo.multiply"(%122, %120) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%124 = "stablehlo.subtract"(%123, %114) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%125 = "stablehlo.constant"() {value = dense<3.945977743866323e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%126 = "stablehlo.add"(%124, %125) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%127 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%128 = "stablehlo.multiply"(%127, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%129 = "stablehlo.multiply"(%128, %126) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.subtract"(%129, %120) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%131 = "stablehlo.constant"() {value = dense<-3.251060364586695e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%132 = "stablehlo.add"(%130, %131) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%133 = "stablehlo.multiply"(%76, %132) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.subtract"(%133, %126) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%135 = "stablehlo.constant"() {value = dense<6.911528040160503e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%137 = "stablehlo.divide"(%136, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%138 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%139 = "stablehlo.subtract"(%5, %138) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.cosine"(%139) : (tensor<64xf32>) -> tensor<64xf32>
%141 = "stablehlo.multiply"(%106, %140) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%142 = "stablehlo.sine"(%139) : (tensor<64xf32>) -> tensor<64xf32>
%143 = "stablehlo.multiply"(%137, %142) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.add"(%141, %143) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%145 = "stablehlo.constant"() {value = dense<5.641895835477563e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%147 = "stablehlo.divide"(%146, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%149 = "stablehlo.multiply"(%148, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%151 = "stablehlo.add"(%149, %150) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%152 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%153 = "stablehlo.divide"(%151, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%154 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%156 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%157 = "stablehlo.multiply"(%156, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%158 = "stablehlo.multiply"(%157, %154) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%159 = "stablehlo.subtract"(%158, %155) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%160 = "stablehlo.constant"() {value = dense<-4.846385010860496e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%161 = "stablehlo.add"(%159, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%162 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%163 = "stablehlo.multiply"(%162, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%164 = "stablehlo.multiply"(%163, %161) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%165 = "stablehlo.subtract"(%164, %154) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%166 = "stablehlo.constant"() {value = dense<3.514168642051892e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%167 = "stablehlo.add"(%165, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%168 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%169 = "stablehlo.multiply"(%168, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%170 = "stablehlo.multiply"(%169, %167) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%171 = "stablehlo.subtract"(%170, %161) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%172 = "stablehlo.constant"() {value = dense<-4.913870596184178e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%173 = "stablehlo.add"(%171, %172) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%175 = "stablehlo.multiply"(%174, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%176 = "stablehlo.multiply"(%175, %173) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%177 = "stablehlo.subtract"(%176, %167) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%178 = "stablehlo.constant"() {value = dense<-3.825520517284178e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%179 = "stablehlo.add"(%177, %178) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%180 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%181 = "stablehlo.multiply"(%180, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%182 = "stablehlo.multiply"(%181, %179) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%183 = "stablehlo.subtract"(%182, %173) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%184 = "stablehlo.constant"() {value = dense<2.0560158255601387e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%186 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%187 = "stablehlo.multiply"(%186, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%188 = "stablehlo.multiply"(%187, %185) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%189 = "stablehlo.subtract"(%188, %179) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%190 = "stablehlo.constant"() {value = dense<-1.6054762687164758e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%191 = "stablehlo.add"(%189, %190) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%192 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%193 = "stablehlo.multiply"(%192, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%194 = "stablehlo.multiply"(%193, %191) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%195 = "stablehlo.subtract"(%194, %185) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%196 = "stablehlo.constant"() {value = dense<-2.0775365813975462e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%197 = "stablehlo.add"(%195, %196) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%198 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%199 = "stablehlo.multiply"(%198, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%200 = "stablehlo.multiply"(%199, %197) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%201 = "stablehlo.subtract"(%200, %191) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%202 = "stablehlo.constant"() {value = dense<8.133273673249939e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%203 = "stablehlo.add"(%201, %202) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%204 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%205 = "stablehlo.multiply"(%204, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%206 = "stablehlo.multiply"(%205, %203) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%207 = "stablehlo.subtract"(%206, %197) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%208 = "stablehlo.constant"() {value = dense<-1.6112414526177467e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%209 = "stablehlo.add"(%207, %208) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%210 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%211 = "stablehlo.multiply"(%210, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%212 = "stablehlo.multiply"(%211, %209) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%213 = "stablehlo.subtract"(%212, %203) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%214 = "stablehlo.constant"() {value = dense<-7.230393972252199e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%215 = "stablehlo.add"(%213, %214) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%216 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%217 = "stablehlo.multiply"(%216, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%218 = "stablehlo.multiply"(%217, %215) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%219 = "stablehlo.subtract"(%218, %209) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%220 = "stablehlo.constant"() {value = dense<1.974398933529019e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%221 = "stablehlo.add"(%219, %220) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%222 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%223 = "stablehlo.multiply"(%222, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%224 = "stablehlo.multiply"(%223, %221) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%225 = "stablehlo.subtract"(%224, %215) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%226 = "stablehlo.constant"() {value = dense<6.96689451639598e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%227 = "stablehlo.add"(%225, %226) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%228 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%229 = "stablehlo.multiply"(%228, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%230 = "stablehlo.multiply"(%229, %227) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%231 = "stablehlo.subtract"(%230, %221) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%232 = "stablehlo.constant"() {value = dense<-1.433585742189573e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%233 = "stablehlo.add"(%231, %232) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%234 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%235 = "stablehlo.multiply"(%234, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%236 = "stablehlo.multiply"(%235, %233) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%237 = "stablehlo.subtract"(%236, %227) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%238 = "stablehlo.constant"() {value = dense<2.4911850702736413e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%239 = "stablehlo.add"(%237, %238) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%240 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%241 = "stablehlo.multiply"(%240, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%242 = "stablehlo.multiply"(%241, %239) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%243 = "stablehlo.subtract"(%242, %233) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%244 = "stablehlo.constant"() {value = dense<2.1717950423082666e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%245 = "stablehlo.add"(%243, %244) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%246 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%247 = "stablehlo.multiply"(%246, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%248 = "stablehlo.multiply"(%247, %245) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%249 = "stablehlo.subtract"(%248, %239) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%250 = "stablehlo.constant"() {value = dense<-1.2930163519980795e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%251 = "stablehlo.add"(%249, %250) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%253 = "stablehlo.multiply"(%252, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%254 = "stablehlo.multiply"(%253, %251) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%255 = "stablehlo.subtract"(%254, %245) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%256 = "stablehlo.constant"() {value = dense<1.1299722901833571e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%257 = "stablehlo.add"(%255, %256) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%259 = "stablehlo.multiply"(%258, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%260 = "stablehlo.multiply"(%259, %257) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%261 = "stablehlo.subtract"(%260, %251) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%262 = "stablehlo.constant"() {value = dense<1.5267285652736612e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%263 = "stablehlo.add"(%261, %262) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%264 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%265 = "stablehlo.multiply"(%264, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%266 = "stablehlo.multiply"(%265, %263) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%267 = "stablehlo.subtract"(%266, %257) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%268 = "stablehlo.constant"() {value = dense<-2.750085825170078e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%269 = "stablehlo.add"(%267, %268) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%270 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%271 = "stablehlo.multiply"(%270, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%272 = "stablehlo.multiply"(%271, %269) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%273 = "stablehlo.subtract"(%272, %263) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%274 = "stablehlo.constant"() {value = dense<-7.183007563342123e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%275 = "stablehlo.add"(%273, %274) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%277 = "stablehlo.multiply"(%276, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%278 = "stablehlo.multiply"(%277, %275) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%279 = "stablehlo.subtract"(%278, %269) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%280 = "stablehlo.constant"() {value = dense<-5.228692408472365e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%281 = "stablehlo.add"(%279, %280) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%282 = "stablehlo.multiply"(%153, %281) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%283 = "stablehlo.subtract"(%282, %275) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%284 = "stablehlo.constant"() {value = dense<1.5168947628223672e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%285 = "stablehlo.add"(%283, %284) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%286 = "stablehlo.constant"() {value = dense<-5.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%287 = "stablehlo.compare"(%0, %286) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%288 = "stablehlo.select"(%287, %147, %285) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%289 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%290 = "stablehlo.compare"(%0, %289) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%291 = "stablehlo.select"(%290, %288, %69) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%292 = "stablehlo.is_finite"(%0) : (tensor<64xf32>) -> tensor<64xi1>
%293 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<64xf32>} : () -> tensor<64xf32>
%294 = "stablehlo.select"(%292, %291, %293) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %294 : tensor<64xf32>
}
}

// f64[32]
module @example {
func.func public @main(%0: tensor<32xf64>) -> (tensor<32xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%2 = "stablehlo.sqrt"(%1) : (tensor<32xf64>) -> tensor<32xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%4 = "stablehlo.constant"() {value = dense<6.666666666666666e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%6 = "stablehlo.sqrt"(%1) : (tensor<32xf64>) -> tensor<32xf64>
%7 = "stablehlo.sqrt"(%6) : (tensor<32xf64>) -> tensor<32xf64>
%8 = "stablehlo.constant"() {value = dense<3.7712361663282534e0> : tensor<32xf64>} : () -> tensor<32xf64>
%9 = "stablehlo.divide"(%8, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%10 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%11 = "stablehlo.subtract"(%9, %10) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%12 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%15 = "stablehlo.multiply"(%14, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%16 = "stablehlo.multiply"(%15, %12) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%17 = "stablehlo.subtract"(%16, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%18 = "stablehlo.constant"() {value = dense<-4.0132972758830535e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%19 = "stablehlo.add"(%17, %18) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%21 = "stablehlo.multiply"(%20, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.subtract"(%22, %12) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%24 = "stablehlo.constant"() {value = dense<1.2021046148071358e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%25 = "stablehlo.add"(%23, %24) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%27 = "stablehlo.multiply"(%26, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%30 = "stablehlo.constant"() {value = dense<-3.658761589006902e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%33 = "stablehlo.multiply"(%32, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%36 = "stablehlo.constant"() {value = dense<1.1326462271400218e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%39 = "stablehlo.multiply"(%38, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%42 = "stablehlo.constant"() {value = dense<-3.570144365109208e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%43 = "stablehlo.add"(%41, %42) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%45 = "stablehlo.multiply"(%44, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%48 = "stablehlo.constant"() {value = dense<1.1471616156264618e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%49 = "stablehlo.add"(%47, %48) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%51 = "stablehlo.multiply"(%50, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%54 = "stablehlo.constant"() {value = dense<-3.7626070399357594e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%55 = "stablehlo.add"(%53, %54) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%57 = "stablehlo.multiply"(%56, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%60 = "stablehlo.constant"() {value = dense<1.2616239319898747e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%63 = "stablehlo.multiply"(%62, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%66 = "stablehlo.constant"() {value = dense<-4.331979304955806e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%67 = "stablehlo.add"(%65, %66) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%69 = "stablehlo.multiply"(%68, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%72 = "stablehlo.constant"() {value = dense<1.526165619010181e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%73 = "stablehlo.add"(%71, %72) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%75 = "stablehlo.multiply"(%74, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%76 = "stablehlo.multiply"(%75, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%77 = "stablehlo.subtract"(%76, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%78 = "stablehlo.constant"() {value = dense<-5.52899978215978e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%79 = "stablehlo.add"(%77, %78) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%81 = "stablehlo.multiply"(%80, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%83 = "stablehlo.subtract"(%82, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%84 = "stablehlo.constant"() {value = dense<2.0651347541109665e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%85 = "stablehlo.add"(%83, %84) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%87 = "stablehlo.multiply"(%86, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%89 = "stablehlo.subtract"(%88, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%90 = "stablehlo.constant"() {value = dense<-7.976813559559603e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%91 = "stablehlo.add"(%89, %90) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%93 = "stablehlo.multiply"(%92, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%96 = "stablehlo.constant"() {value = dense<3.1978547149289153e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%97 = "stablehlo.add"(%95, %96) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%99 = "stablehlo.multiply"(%98, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%102 = "stablehlo.constant"() {value = dense<-1.3363584416519756e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%103 = "stablehlo.add"(%101, %102) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%104 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%105 = "stablehlo.multiply"(%104, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%106 = "stablehlo.multiply"(%105, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%107 = "stablehlo.subtract"(%106, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%108 = "stablehlo.constant"() {value = dense<5.852297782838998e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%109 = "stablehlo.add"(%107, %108) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%111 = "stablehlo.multiply"(%110, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%112 = "stablehlo.multiply"(%111, %109) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%113 = "stablehlo.subtract"(%112, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%114 = "stablehlo.constant"() {value = dense<-2.703558037129289e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%115 = "stablehlo.add"(%113, %114) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%117 = "stablehlo.multiply"(%116, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%118 = "stablehlo.multiply"(%117, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%119 = "stablehlo.subtract"(%118, %109) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%120 = "stablehlo.constant"() {value = dense<1.3286081997701028e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%121 = "stablehlo.add"(%119, %120) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%123 = "stablehlo.multiply"(%122, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%124 = "stablehlo.multiply"(%123, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%125 = "stablehlo.subtract"(%124, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%126 = "stablehlo.constant"() {value = dense<-7.022240440986223e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%127 = "stablehlo.add"(%125, %126) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%129 = "stablehlo.multiply"(%128, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%131 = "stablehlo.subtract"(%130, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%132 = "stablehlo.constant"() {value = dense<4.051516883512395e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%133 = "stablehlo.add"(%131, %132) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%134 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%135 = "stablehlo.multiply"(%134, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%136 = "stablehlo.multiply"(%135, %133) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%137 = "stablehlo.subtract"(%136, %127) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%138 = "stablehlo.constant"() {value = dense<-2.605774398776262e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%139 = "stablehlo.add"(%137, %138) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%140 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%141 = "stablehlo.multiply"(%140, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%142 = "stablehlo.multiply"(%141, %139) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%143 = "stablehlo.subtract"(%142, %133) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%144 = "stablehlo.constant"() {value = dense<1.928052166797157e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%145 = "stablehlo.add"(%143, %144) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%146 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%147 = "stablehlo.multiply"(%146, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%148 = "stablehlo.multiply"(%147, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%149 = "stablehlo.subtract"(%148, %139) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%150 = "stablehlo.constant"() {value = dense<-1.7280997841068207e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%151 = "stablehlo.add"(%149, %150) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%152 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%153 = "stablehlo.multiply"(%152, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%154 = "stablehlo.multiply"(%153, %151) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%155 = "stablehlo.subtract"(%154, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%156 = "stablehlo.constant"() {value = dense<2.0669586013998011e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%157 = "stablehlo.add"(%155, %156) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%158 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%159 = "stablehlo.multiply"(%158, %11) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%160 = "stablehlo.multiply"(%159, %157) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%161 = "stablehlo.subtract"(%160, %151) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%162 = "stablehlo.constant"() {value = dense<-4.172967562045923e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%163 = "stablehlo.add"(%161, %162) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%164 = "stablehlo.multiply"(%11, %163) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%165 = "stablehlo.subtract"(%164, %157) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%166 = "stablehlo.constant"() {value = dense<2.776956095117059e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%167 = "stablehlo.add"(%165, %166) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%168 = "stablehlo.negate"(%5) : (tensor<32xf64>) -> tensor<32xf64>
%169 = "stablehlo.exponential"(%168) : (tensor<32xf64>) -> tensor<32xf64>
%170 = "stablehlo.multiply"(%167, %169) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%171 = "stablehlo.divide"(%170, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%172 = "stablehlo.constant"() {value = dense<7.453559924999299e0> : tensor<32xf64>} : () -> tensor<32xf64>
%173 = "stablehlo.divide"(%172, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%174 = "stablehlo.multiply"(%173, %173) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%175 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%177 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%178 = "stablehlo.subtract"(%176, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%179 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%180 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%181 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%182 = "stablehlo.multiply"(%181, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%183 = "stablehlo.multiply"(%182, %179) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%184 = "stablehlo.subtract"(%183, %180) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%185 = "stablehlo.constant"() {value = dense<-4.8369440585693956e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%186 = "stablehlo.add"(%184, %185) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%188 = "stablehlo.multiply"(%187, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%189 = "stablehlo.multiply"(%188, %186) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%190 = "stablehlo.subtract"(%189, %179) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%191 = "stablehlo.constant"() {value = dense<2.5745988399644002e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%192 = "stablehlo.add"(%190, %191) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%193 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%194 = "stablehlo.multiply"(%193, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%195 = "stablehlo.multiply"(%194, %192) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%196 = "stablehlo.subtract"(%195, %186) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%197 = "stablehlo.constant"() {value = dense<-1.4823330512580455e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%198 = "stablehlo.add"(%196, %197) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%200 = "stablehlo.multiply"(%199, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%201 = "stablehlo.multiply"(%200, %198) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%202 = "stablehlo.subtract"(%201, %192) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%203 = "stablehlo.constant"() {value = dense<9.33927407277721e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%204 = "stablehlo.add"(%202, %203) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%206 = "stablehlo.multiply"(%205, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%207 = "stablehlo.multiply"(%206, %204) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%208 = "stablehlo.subtract"(%207, %198) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%209 = "stablehlo.constant"() {value = dense<-6.533725295545284e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%210 = "stablehlo.add"(%208, %209) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%212 = "stablehlo.multiply"(%211, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%213 = "stablehlo.multiply"(%212, %210) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%214 = "stablehlo.subtract"(%213, %204) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%215 = "stablehlo.constant"() {value = dense<5.172156139604189e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%216 = "stablehlo.add"(%214, %215) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%217 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%218 = "stablehlo.multiply"(%217, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%219 = "stablehlo.multiply"(%218, %216) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%220 = "stablehlo.subtract"(%219, %210) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%221 = "stablehlo.constant"() {value = dense<-4.749669415821452e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%222 = "stablehlo.add"(%220, %221) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%223 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%224 = "stablehlo.multiply"(%223, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%225 = "stablehlo.multiply"(%224, %222) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%226 = "stablehlo.subtract"(%225, %216) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%227 = "stablehlo.constant"() {value = dense<5.234675629062907e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%228 = "stablehlo.add"(%226, %227) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%229 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%230 = "stablehlo.multiply"(%229, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%231 = "stablehlo.multiply"(%230, %228) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%232 = "stablehlo.subtract"(%231, %222) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%233 = "stablehlo.constant"() {value = dense<-7.265563438866682e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%234 = "stablehlo.add"(%232, %233) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%236 = "stablehlo.multiply"(%235, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%237 = "stablehlo.multiply"(%236, %234) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%238 = "stablehlo.subtract"(%237, %228) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%239 = "stablehlo.constant"() {value = dense<1.3645959446950337e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%240 = "stablehlo.add"(%238, %239) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%241 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%242 = "stablehlo.multiply"(%241, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%243 = "stablehlo.multiply"(%242, %240) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%244 = "stablehlo.subtract"(%243, %234) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%245 = "stablehlo.constant"() {value = dense<-3.890961736474424e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%246 = "stablehlo.add"(%244, %245) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%247 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%248 = "stablehlo.multiply"(%247, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%249 = "stablehlo.multiply"(%248, %246) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%250 = "stablehlo.subtract"(%249, %240) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%251 = "stablehlo.constant"() {value = dense<2.069745155969119e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%252 = "stablehlo.add"(%250, %251) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%253 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%254 = "stablehlo.multiply"(%253, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%255 = "stablehlo.multiply"(%254, %252) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%256 = "stablehlo.subtract"(%255, %246) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%257 = "stablehlo.constant"() {value = dense<-3.255483561055322e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%258 = "stablehlo.add"(%256, %257) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%259 = "stablehlo.multiply"(%178, %258) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%260 = "stablehlo.subtract"(%259, %252) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%261 = "stablehlo.constant"() {value = dense<9.996723415461005e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%262 = "stablehlo.add"(%260, %261) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%263 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%264 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%265 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%266 = "stablehlo.multiply"(%265, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%267 = "stablehlo.multiply"(%266, %263) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%268 = "stablehlo.subtract"(%267, %264) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%269 = "stablehlo.constant"() {value = dense<-1.11690545207691e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%270 = "stablehlo.add"(%268, %269) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%271 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%272 = "stablehlo.multiply"(%271, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%273 = "stablehlo.multiply"(%272, %270) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%274 = "stablehlo.subtract"(%273, %263) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%275 = "stablehlo.constant"() {value = dense<4.524779482719087e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%276 = "stablehlo.add"(%274, %275) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%277 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%278 = "stablehlo.multiply"(%277, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%279 = "stablehlo.multiply"(%278, %276) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%280 = "stablehlo.subtract"(%279, %270) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%281 = "stablehlo.constant"() {value = dense<-1.921018818902054e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%282 = "stablehlo.add"(%280, %281) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%283 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%284 = "stablehlo.multiply"(%283, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%285 = "stablehlo.multiply"(%284, %282) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%286 = "stablehlo.subtract"(%285, %276) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%287 = "stablehlo.constant"() {value = dense<8.589182631392619e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%288 = "stablehlo.add"(%286, %287) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%289 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%290 = "stablehlo.multiply"(%289, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%291 = "stablehlo.multiply"(%290, %288) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%292 = "stablehlo.subtract"(%291, %282) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%293 = "stablehlo.constant"() {value = dense<-4.0680056098438254e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%294 = "stablehlo.add"(%292, %293) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%295 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%296 = "stablehlo.multiply"(%295, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%297 = "stablehlo.multiply"(%296, %294) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%298 = "stablehlo.subtract"(%297, %288) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%299 = "stablehlo.constant"() {value = dense<2.0551350158850327e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%300 = "stablehlo.add"(%298, %299) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%301 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%302 = "stablehlo.multiply"(%301, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%303 = "stablehlo.multiply"(%302, %300) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%304 = "stablehlo.subtract"(%303, %294) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%305 = "stablehlo.constant"() {value = dense<-1.116833216041688e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%306 = "stablehlo.add"(%304, %305) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%307 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%308 = "stablehlo.multiply"(%307, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%309 = "stablehlo.multiply"(%308, %306) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%310 = "stablehlo.subtract"(%309, %300) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%311 = "stablehlo.constant"() {value = dense<6.596710595977435e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%312 = "stablehlo.add"(%310, %311) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%313 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%314 = "stablehlo.multiply"(%313, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%315 = "stablehlo.multiply"(%314, %312) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%316 = "stablehlo.subtract"(%315, %306) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%317 = "stablehlo.constant"() {value = dense<-4.2903251712839485e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%318 = "stablehlo.add"(%316, %317) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%319 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%320 = "stablehlo.multiply"(%319, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%321 = "stablehlo.multiply"(%320, %318) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%322 = "stablehlo.subtract"(%321, %312) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%323 = "stablehlo.constant"() {value = dense<3.123666855119186e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%324 = "stablehlo.add"(%322, %323) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%326 = "stablehlo.multiply"(%325, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%327 = "stablehlo.multiply"(%326, %324) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%328 = "stablehlo.subtract"(%327, %318) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%329 = "stablehlo.constant"() {value = dense<-2.601606731752434e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%330 = "stablehlo.add"(%328, %329) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%331 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%332 = "stablehlo.multiply"(%331, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%333 = "stablehlo.multiply"(%332, %330) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%334 = "stablehlo.subtract"(%333, %324) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%335 = "stablehlo.constant"() {value = dense<2.5517594369013928e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%336 = "stablehlo.add"(%334, %335) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%337 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%338 = "stablehlo.multiply"(%337, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%339 = "stablehlo.multiply"(%338, %336) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%340 = "stablehlo.subtract"(%339, %330) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%341 = "stablehlo.constant"() {value = dense<-3.0691067169997637e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%342 = "stablehlo.add"(%340, %341) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%344 = "stablehlo.multiply"(%343, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%345 = "stablehlo.multiply"(%344, %342) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%346 = "stablehlo.subtract"(%345, %336) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%347 = "stablehlo.constant"() {value = dense<4.800334718951617e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%348 = "stablehlo.add"(%346, %347) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%349 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%350 = "stablehlo.multiply"(%349, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%351 = "stablehlo.multiply"(%350, %348) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%352 = "stablehlo.subtract"(%351, %342) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%353 = "stablehlo.constant"() {value = dense<-1.068929090514341e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%354 = "stablehlo.add"(%352, %353) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%356 = "stablehlo.multiply"(%355, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%357 = "stablehlo.multiply"(%356, %354) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%358 = "stablehlo.subtract"(%357, %348) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%359 = "stablehlo.constant"() {value = dense<3.945977743866323e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%360 = "stablehlo.add"(%358, %359) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%361 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%362 = "stablehlo.multiply"(%361, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%363 = "stablehlo.multiply"(%362, %360) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%364 = "stablehlo.subtract"(%363, %354) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%365 = "stablehlo.constant"() {value = dense<-3.251060364586695e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%366 = "stablehlo.add"(%364, %365) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%367 = "stablehlo.multiply"(%178, %366) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%368 = "stablehlo.subtract"(%367, %360) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%369 = "stablehlo.constant"() {value = dense<6.911528040160503e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%370 = "stablehlo.add"(%368, %369) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%371 = "stablehlo.divide"(%370, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%372 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%373 = "stablehlo.subtract"(%5, %372) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%374 = "stablehlo.cosine"(%373) : (tensor<32xf64>) -> tensor<32xf64>
%375 = "stablehlo.multiply"(%262, %374) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%376 = "stablehlo.sine"(%373) : (tensor<32xf64>) -> tensor<32xf64>
%377 = "stablehlo.multiply"(%371, %376) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%378 = "stablehlo.add"(%375, %377) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%379 = "stablehlo.constant"() {value = dense<5.641895835477563e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%380 = "stablehlo.multiply"(%378, %379) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%381 = "stablehlo.divide"(%380, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%382 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%383 = "stablehlo.multiply"(%382, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%384 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%385 = "stablehlo.add"(%383, %384) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%386 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%387 = "stablehlo.divide"(%385, %386) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%388 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%389 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%390 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%391 = "stablehlo.multiply"(%390, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%392 = "stablehlo.multiply"(%391, %388) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%393 = "stablehlo.subtract"(%392, %389) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%394 = "stablehlo.constant"() {value = dense<8.087008847190025e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%395 = "stablehlo.add"(%393, %394) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%396 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%397 = "stablehlo.multiply"(%396, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%398 = "stablehlo.multiply"(%397, %395) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%399 = "stablehlo.subtract"(%398, %388) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%400 = "stablehlo.constant"() {value = dense<-4.2234448483626644e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%401 = "stablehlo.add"(%399, %400) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%402 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%403 = "stablehlo.multiply"(%402, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%404 = "stablehlo.multiply"(%403, %401) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%405 = "stablehlo.subtract"(%404, %395) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%406 = "stablehlo.constant"() {value = dense<-5.0563208224652944e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%407 = "stablehlo.add"(%405, %406) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%408 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%409 = "stablehlo.multiply"(%408, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%410 = "stablehlo.multiply"(%409, %407) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%411 = "stablehlo.subtract"(%410, %401) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%412 = "stablehlo.constant"() {value = dense<1.6986548408182807e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%413 = "stablehlo.add"(%411, %412) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%414 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%415 = "stablehlo.multiply"(%414, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%416 = "stablehlo.multiply"(%415, %413) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%417 = "stablehlo.subtract"(%416, %407) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%418 = "stablehlo.constant"() {value = dense<-7.35505053091767e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%419 = "stablehlo.add"(%417, %418) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%420 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%421 = "stablehlo.multiply"(%420, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%422 = "stablehlo.multiply"(%421, %419) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%423 = "stablehlo.subtract"(%422, %413) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%424 = "stablehlo.constant"() {value = dense<-1.4619955511486232e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%425 = "stablehlo.add"(%423, %424) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%426 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%427 = "stablehlo.multiply"(%426, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%428 = "stablehlo.multiply"(%427, %425) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%429 = "stablehlo.subtract"(%428, %419) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%430 = "stablehlo.constant"() {value = dense<2.920579876829024e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%431 = "stablehlo.add"(%429, %430) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%432 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%433 = "stablehlo.multiply"(%432, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%434 = "stablehlo.multiply"(%433, %431) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%435 = "stablehlo.subtract"(%434, %425) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%436 = "stablehlo.constant"() {value = dense<-1.0257635127287476e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%437 = "stablehlo.add"(%435, %436) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%438 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%439 = "stablehlo.multiply"(%438, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%440 = "stablehlo.multiply"(%439, %437) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%441 = "stablehlo.subtract"(%440, %431) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%442 = "stablehlo.constant"() {value = dense<-2.9609936249846454e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%443 = "stablehlo.add"(%441, %442) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%444 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%445 = "stablehlo.multiply"(%444, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%446 = "stablehlo.multiply"(%445, %443) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%447 = "stablehlo.subtract"(%446, %437) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%448 = "stablehlo.constant"() {value = dense<4.024832028797832e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%449 = "stablehlo.add"(%447, %448) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%450 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%451 = "stablehlo.multiply"(%450, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%452 = "stablehlo.multiply"(%451, %449) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%453 = "stablehlo.subtract"(%452, %443) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%454 = "stablehlo.constant"() {value = dense<-1.1096862995764342e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%455 = "stablehlo.add"(%453, %454) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%456 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%457 = "stablehlo.multiply"(%456, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%458 = "stablehlo.multiply"(%457, %455) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%459 = "stablehlo.subtract"(%458, %449) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%460 = "stablehlo.constant"() {value = dense<-4.414745597439301e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%461 = "stablehlo.add"(%459, %460) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%462 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%463 = "stablehlo.multiply"(%462, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%464 = "stablehlo.multiply"(%463, %461) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%465 = "stablehlo.subtract"(%464, %455) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%466 = "stablehlo.constant"() {value = dense<4.329786248648808e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%467 = "stablehlo.add"(%465, %466) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%468 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%469 = "stablehlo.multiply"(%468, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%470 = "stablehlo.multiply"(%469, %467) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%471 = "stablehlo.subtract"(%470, %461) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%472 = "stablehlo.constant"() {value = dense<-8.897812059422213e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%473 = "stablehlo.add"(%471, %472) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%474 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%475 = "stablehlo.multiply"(%474, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%476 = "stablehlo.multiply"(%475, %473) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%477 = "stablehlo.subtract"(%476, %467) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%478 = "stablehlo.constant"() {value = dense<-4.846385010860496e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%479 = "stablehlo.add"(%477, %478) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%480 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%481 = "stablehlo.multiply"(%480, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%482 = "stablehlo.multiply"(%481, %479) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%483 = "stablehlo.subtract"(%482, %473) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%484 = "stablehlo.constant"() {value = dense<3.514168642051892e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%485 = "stablehlo.add"(%483, %484) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%486 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%487 = "stablehlo.multiply"(%486, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%488 = "stablehlo.multiply"(%487, %485) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%489 = "stablehlo.subtract"(%488, %479) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%490 = "stablehlo.constant"() {value = dense<-4.913870596184178e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%491 = "stablehlo.add"(%489, %490) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%492 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%493 = "stablehlo.multiply"(%492, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%494 = "stablehlo.multiply"(%493, %491) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%495 = "stablehlo.subtract"(%494, %485) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%496 = "stablehlo.constant"() {value = dense<-3.825520517284178e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%497 = "stablehlo.add"(%495, %496) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%498 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%499 = "stablehlo.multiply"(%498, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%500 = "stablehlo.multiply"(%499, %497) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%501 = "stablehlo.subtract"(%500, %491) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%502 = "stablehlo.constant"() {value = dense<2.0560158255601387e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%503 = "stablehlo.add"(%501, %502) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%504 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%505 = "stablehlo.multiply"(%504, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%506 = "stablehlo.multiply"(%505, %503) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%507 = "stablehlo.subtract"(%506, %497) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%508 = "stablehlo.constant"() {value = dense<-1.6054762687164758e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%509 = "stablehlo.add"(%507, %508) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%510 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%511 = "stablehlo.multiply"(%510, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%512 = "stablehlo.multiply"(%511, %509) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%513 = "stablehlo.subtract"(%512, %503) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%514 = "stablehlo.constant"() {value = dense<-2.0775365813975462e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%515 = "stablehlo.add"(%513, %514) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%516 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%517 = "stablehlo.multiply"(%516, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%518 = "stablehlo.multiply"(%517, %515) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%519 = "stablehlo.subtract"(%518, %509) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%520 = "stablehlo.constant"() {value = dense<8.133273673249939e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%521 = "stablehlo.add"(%519, %520) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%522 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%523 = "stablehlo.multiply"(%522, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%524 = "stablehlo.multiply"(%523, %521) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%525 = "stablehlo.subtract"(%524, %515) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%526 = "stablehlo.constant"() {value = dense<-1.6112414526177467e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%527 = "stablehlo.add"(%525, %526) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%528 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%529 = "stablehlo.multiply"(%528, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%530 = "stablehlo.multiply"(%529, %527) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%531 = "stablehlo.subtract"(%530, %521) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%532 = "stablehlo.constant"() {value = dense<-7.230393972252199e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%533 = "stablehlo.add"(%531, %532) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%534 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%535 = "stablehlo.multiply"(%534, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%536 = "stablehlo.multiply"(%535, %533) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%537 = "stablehlo.subtract"(%536, %527) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%538 = "stablehlo.constant"() {value = dense<1.974398933529019e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%539 = "stablehlo.add"(%537, %538) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%540 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%541 = "stablehlo.multiply"(%540, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%542 = "stablehlo.multiply"(%541, %539) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%543 = "stablehlo.subtract"(%542, %533) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%544 = "stablehlo.constant"() {value = dense<6.96689451639598e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%545 = "stablehlo.add"(%543, %544) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%546 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%547 = "stablehlo.multiply"(%546, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%548 = "stablehlo.multiply"(%547, %545) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%549 = "stablehlo.subtract"(%548, %539) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%550 = "stablehlo.constant"() {value = dense<-1.433585742189573e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%551 = "stablehlo.add"(%549, %550) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%552 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%553 = "stablehlo.multiply"(%552, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%554 = "stablehlo.multiply"(%553, %551) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%555 = "stablehlo.subtract"(%554, %545) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%556 = "stablehlo.constant"() {value = dense<2.4911850702736413e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%557 = "stablehlo.add"(%555, %556) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%558 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%559 = "stablehlo.multiply"(%558, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%560 = "stablehlo.multiply"(%559, %557) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%561 = "stablehlo.subtract"(%560, %551) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%562 = "stablehlo.constant"() {value = dense<2.1717950423082666e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%563 = "stablehlo.add"(%561, %562) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%564 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%565 = "stablehlo.multiply"(%564, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%566 = "stablehlo.multiply"(%565, %563) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%567 = "stablehlo.subtract"(%566, %557) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%568 = "stablehlo.constant"() {value = dense<-1.2930163519980795e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%569 = "stablehlo.add"(%567, %568) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%570 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%571 = "stablehlo.multiply"(%570, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%572 = "stablehlo.multiply"(%571, %569) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%573 = "stablehlo.subtract"(%572, %563) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%574 = "stablehlo.constant"() {value = dense<1.1299722901833571e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%575 = "stablehlo.add"(%573, %574) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%576 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%577 = "stablehlo.multiply"(%576, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%578 = "stablehlo.multiply"(%577, %575) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%579 = "stablehlo.subtract"(%578, %569) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%580 = "stablehlo.constant"() {value = dense<1.5267285652736612e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%581 = "stablehlo.add"(%579, %580) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%582 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%583 = "stablehlo.multiply"(%582, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%584 = "stablehlo.multiply"(%583, %581) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%585 = "stablehlo.subtract"(%584, %575) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%586 = "stablehlo.constant"() {value = dense<-2.750085825170078e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%587 = "stablehlo.add"(%585, %586) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%588 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%589 = "stablehlo.multiply"(%588, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%590 = "stablehlo.multiply"(%589, %587) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%591 = "stablehlo.subtract"(%590, %581) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%592 = "stablehlo.constant"() {value = dense<-7.183007563342123e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%593 = "stablehlo.add"(%591, %592) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%594 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%595 = "stablehlo.multiply"(%594, %387) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%596 = "stablehlo.multiply"(%595, %593) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%597 = "stablehlo.subtract"(%596, %587) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%598 = "stablehlo.constant"() {value = dense<-5.228692408472365e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%599 = "stablehlo.add"(%597, %598) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%600 = "stablehlo.multiply"(%387, %599) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%601 = "stablehlo.subtract"(%600, %593) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%602 = "stablehlo.constant"() {value = dense<1.5168947628223672e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%603 = "stablehlo.add"(%601, %602) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%604 = "stablehlo.constant"() {value = dense<-5.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%605 = "stablehlo.compare"(%0, %604) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%606 = "stablehlo.select"(%605, %381, %603) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%607 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%608 = "stablehlo.compare"(%0, %607) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%609 = "stablehlo.select"(%608, %606, %171) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%610 = "stablehlo.is_finite"(%0) : (tensor<32xf64>) -> tensor<32xi1>
%611 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<32xf64>} : () -> tensor<32xf64>
%612 = "stablehlo.select"(%610, %609, %611) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %612 : tensor<32xf64>
}
}

// s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>) -> (tensor<8xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%2 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.sqrt"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<6.666666666666666e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.sqrt"(%2) : (tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<8xf32>) -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<3.7712361663282534e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.divide"(%9, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.subtract"(%10, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%16 = "stablehlo.multiply"(%15, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.multiply"(%16, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.subtract"(%17, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<1.3286081997701028e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%22 = "stablehlo.multiply"(%21, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.subtract"(%23, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<-7.022240440986223e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.multiply"(%27, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.constant"() {value = dense<4.051516883512395e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%34 = "stablehlo.multiply"(%33, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<-2.605774398776262e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.multiply"(%39, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.multiply"(%40, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.subtract"(%41, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.constant"() {value = dense<1.928052166797157e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%46 = "stablehlo.multiply"(%45, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.subtract"(%47, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%49 = "stablehlo.constant"() {value = dense<-1.7280997841068207e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%51 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.multiply"(%51, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.multiply"(%52, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%54 = "stablehlo.subtract"(%53, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.constant"() {value = dense<2.0669586013998011e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%58 = "stablehlo.multiply"(%57, %12) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%59 = "stablehlo.multiply"(%58, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.subtract"(%59, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%61 = "stablehlo.constant"() {value = dense<-4.172967562045923e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.multiply"(%12, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%64 = "stablehlo.subtract"(%63, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.constant"() {value = dense<2.776956095117059e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%66 = "stablehlo.add"(%64, %65) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.negate"(%6) : (tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.exponential"(%67) : (tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.multiply"(%66, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.divide"(%69, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.constant"() {value = dense<7.453559924999299e0> : tensor<8xf32>} : () -> tensor<8xf32>
%72 = "stablehlo.divide"(%71, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.multiply"(%72, %72) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%77 = "stablehlo.subtract"(%75, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.multiply"(%80, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%82 = "stablehlo.multiply"(%81, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.subtract"(%82, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.constant"() {value = dense<1.3645959446950337e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%87 = "stablehlo.multiply"(%86, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%89 = "stablehlo.subtract"(%88, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.constant"() {value = dense<-3.890961736474424e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%93 = "stablehlo.multiply"(%92, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%96 = "stablehlo.constant"() {value = dense<2.069745155969119e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%97 = "stablehlo.add"(%95, %96) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%99 = "stablehlo.multiply"(%98, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%102 = "stablehlo.constant"() {value = dense<-3.255483561055322e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.multiply"(%77, %103) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.subtract"(%104, %97) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%106 = "stablehlo.constant"() {value = dense<9.996723415461005e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%107 = "stablehlo.add"(%105, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%108 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%109 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%111 = "stablehlo.multiply"(%110, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%112 = "stablehlo.multiply"(%111, %108) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.subtract"(%112, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%114 = "stablehlo.constant"() {value = dense<4.800334718951617e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%117 = "stablehlo.multiply"(%116, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%118 = "stablehlo.multiply"(%117, %115) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%119 = "stablehlo.subtract"(%118, %108) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%120 = "stablehlo.constant"() {value = dense<-1.068929090514341e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%121 = "stablehlo.add"(%119, %120) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%123 = "stablehlo.multiply"(%122, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%124 = "stablehlo.multiply"(%123, %121) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.subtract"(%124, %115) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%126 = "stablehlo.constant"() {value = dense<3.945977743866323e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%127 = "stablehlo.add"(%125, %126) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%129 = "stablehlo.multiply"(%128, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%131 = "stablehlo.subtract"(%130, %121) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%132 = "stablehlo.constant"() {value = dense<-3.251060364586695e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%133 = "stablehlo.add"(%131, %132) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%134 = "stablehlo.multiply"(%77, %133) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.subtract"(%134, %127) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%136 = "stablehlo.constant"() {value = dense<6.911528040160503e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%137 = "stablehlo.add"(%135, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%138 = "stablehlo.divide"(%137, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%140 = "stablehlo.subtract"(%6, %139) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.cosine"(%140) : (tensor<8xf32>) -> tensor<8xf32>
%142 = "stablehlo.multiply"(%107, %141) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%143 = "stablehlo.sine"(%140) : (tensor<8xf32>) -> tensor<8xf32>
%144 = "stablehlo.multiply"(%138, %143) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%145 = "stablehlo.add"(%142, %144) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.constant"() {value = dense<5.641895835477563e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%148 = "stablehlo.divide"(%147, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%150 = "stablehlo.multiply"(%149, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.constant"() {value = dense<3.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%153 = "stablehlo.constant"() {value = dense<7.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%154 = "stablehlo.divide"(%152, %153) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%155 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%157 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%158 = "stablehlo.multiply"(%157, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%159 = "stablehlo.multiply"(%158, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%160 = "stablehlo.subtract"(%159, %156) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%161 = "stablehlo.constant"() {value = dense<-4.846385010860496e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%162 = "stablehlo.add"(%160, %161) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%163 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%164 = "stablehlo.multiply"(%163, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%165 = "stablehlo.multiply"(%164, %162) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%166 = "stablehlo.subtract"(%165, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%167 = "stablehlo.constant"() {value = dense<3.514168642051892e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%170 = "stablehlo.multiply"(%169, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%171 = "stablehlo.multiply"(%170, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%172 = "stablehlo.subtract"(%171, %162) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%173 = "stablehlo.constant"() {value = dense<-4.913870596184178e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%174 = "stablehlo.add"(%172, %173) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%175 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%176 = "stablehlo.multiply"(%175, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%177 = "stablehlo.multiply"(%176, %174) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%178 = "stablehlo.subtract"(%177, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%179 = "stablehlo.constant"() {value = dense<-3.825520517284178e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%180 = "stablehlo.add"(%178, %179) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%181 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%182 = "stablehlo.multiply"(%181, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%183 = "stablehlo.multiply"(%182, %180) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%184 = "stablehlo.subtract"(%183, %174) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%185 = "stablehlo.constant"() {value = dense<2.0560158255601387e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%186 = "stablehlo.add"(%184, %185) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%188 = "stablehlo.multiply"(%187, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%189 = "stablehlo.multiply"(%188, %186) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%190 = "stablehlo.subtract"(%189, %180) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%191 = "stablehlo.constant"() {value = dense<-1.6054762687164758e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%192 = "stablehlo.add"(%190, %191) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%193 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%194 = "stablehlo.multiply"(%193, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%195 = "stablehlo.multiply"(%194, %192) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%196 = "stablehlo.subtract"(%195, %186) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%197 = "stablehlo.constant"() {value = dense<-2.0775365813975462e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%198 = "stablehlo.add"(%196, %197) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%200 = "stablehlo.multiply"(%199, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%201 = "stablehlo.multiply"(%200, %198) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%202 = "stablehlo.subtract"(%201, %192) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%203 = "stablehlo.constant"() {value = dense<8.133273673249939e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%204 = "stablehlo.add"(%202, %203) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%206 = "stablehlo.multiply"(%205, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%207 = "stablehlo.multiply"(%206, %204) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%208 = "stablehlo.subtract"(%207, %198) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%209 = "stablehlo.constant"() {value = dense<-1.6112414526177467e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%210 = "stablehlo.add"(%208, %209) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%212 = "stablehlo.multiply"(%211, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%213 = "stablehlo.multiply"(%212, %210) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%214 = "stablehlo.subtract"(%213, %204) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%215 = "stablehlo.constant"() {value = dense<-7.230393972252199e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%217 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%218 = "stablehlo.multiply"(%217, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%219 = "stablehlo.multiply"(%218, %216) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%220 = "stablehlo.subtract"(%219, %210) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%221 = "stablehlo.constant"() {value = dense<1.974398933529019e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%222 = "stablehlo.add"(%220, %221) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%223 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%224 = "stablehlo.multiply"(%223, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%225 = "stablehlo.multiply"(%224, %222) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%226 = "stablehlo.subtract"(%225, %216) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%227 = "stablehlo.constant"() {value = dense<6.96689451639598e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%228 = "stablehlo.add"(%226, %227) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%229 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%230 = "stablehlo.multiply"(%229, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%231 = "stablehlo.multiply"(%230, %228) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%232 = "stablehlo.subtract"(%231, %222) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%233 = "stablehlo.constant"() {value = dense<-1.433585742189573e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%234 = "stablehlo.add"(%232, %233) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%236 = "stablehlo.multiply"(%235, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%237 = "stablehlo.multiply"(%236, %234) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%238 = "stablehlo.subtract"(%237, %228) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%239 = "stablehlo.constant"() {value = dense<2.4911850702736413e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%240 = "stablehlo.add"(%238, %239) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%241 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%242 = "stablehlo.multiply"(%241, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%243 = "stablehlo.multiply"(%242, %240) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%244 = "stablehlo.subtract"(%243, %234) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%245 = "stablehlo.constant"() {value = dense<2.1717950423082666e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%246 = "stablehlo.add"(%244, %245) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%247 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%248 = "stablehlo.multiply"(%247, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%249 = "stablehlo.multiply"(%248, %246) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%250 = "stablehlo.subtract"(%249, %240) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%251 = "stablehlo.constant"() {value = dense<-1.2930163519980795e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%252 = "stablehlo.add"(%250, %251) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%253 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%254 = "stablehlo.multiply"(%253, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%255 = "stablehlo.multiply"(%254, %252) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%256 = "stablehlo.subtract"(%255, %246) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%257 = "stablehlo.constant"() {value = dense<1.1299722901833571e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%258 = "stablehlo.add"(%256, %257) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%259 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%260 = "stablehlo.multiply"(%259, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%261 = "stablehlo.multiply"(%260, %258) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%262 = "stablehlo.subtract"(%261, %252) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%263 = "stablehlo.constant"() {value = dense<1.5267285652736612e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%264 = "stablehlo.add"(%262, %263) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%265 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%266 = "stablehlo.multiply"(%265, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%267 = "stablehlo.multiply"(%266, %264) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%268 = "stablehlo.subtract"(%267, %258) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%269 = "stablehlo.constant"() {value = dense<-2.750085825170078e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%270 = "stablehlo.add"(%268, %269) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%271 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%272 = "stablehlo.multiply"(%271, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%273 = "stablehlo.multiply"(%272, %270) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%274 = "stablehlo.subtract"(%273, %264) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%275 = "stablehlo.constant"() {value = dense<-7.183007563342123e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%276 = "stablehlo.add"(%274, %275) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%277 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%278 = "stablehlo.multiply"(%277, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%279 = "stablehlo.multiply"(%278, %276) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%280 = "stablehlo.subtract"(%279, %270) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%281 = "stablehlo.constant"() {value = dense<-5.228692408472365e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%282 = "stablehlo.add"(%280, %281) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%283 = "stablehlo.multiply"(%154, %282) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%284 = "stablehlo.subtract"(%283, %276) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%285 = "stablehlo.constant"() {value = dense<1.5168947628223672e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%286 = "stablehlo.add"(%284, %285) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%287 = "stablehlo.constant"() {value = dense<-5.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%288 = "stablehlo.compare"(%1, %287) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%289 = "stablehlo.select"(%288, %148, %286) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%290 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%291 = "stablehlo.compare"(%1, %290) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%292 = "stablehlo.select"(%291, %289, %70) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%293 = "stablehlo.is_finite"(%1) : (tensor<8xf32>) -> tensor<8xi1>
%294 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<8xf32>} : () -> tensor<8xf32>
%295 = "stablehlo.select"(%293, %292, %294) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %295 : tensor<8xf32>
}
}

