// f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>) -> (tensor<64xf32>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%2 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%9 = "stablehlo.multiply"(%8, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%11 = "stablehlo.subtract"(%10, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%12 = "stablehlo.constant"() {value = dense<3.687133759097148e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.constant"() {value = dense<-9.521984756750436e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.constant"() {value = dense<1.9858774049915165e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.constant"() {value = dense<-3.255554866857259e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.constant"() {value = dense<4.050337728354822e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%42 = "stablehlo.constant"() {value = dense<-3.646940600769276e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%48 = "stablehlo.constant"() {value = dense<2.2213639654966037e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%49 = "stablehlo.add"(%47, %48) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%54 = "stablehlo.constant"() {value = dense<-8.268049176681791e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%60 = "stablehlo.constant"() {value = dense<1.609992623572097e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%63 = "stablehlo.multiply"(%62, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.constant"() {value = dense<-1.489751450676521e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%68 = "stablehlo.multiply"(%5, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%69 = "stablehlo.subtract"(%68, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%70 = "stablehlo.constant"() {value = dense<8.104484632565812e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%71 = "stablehlo.add"(%69, %70) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.multiply"(%0, %71) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%73 = "stablehlo.multiply"(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%74 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%76 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%77 = "stablehlo.subtract"(%75, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%78 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%81 = "stablehlo.multiply"(%80, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%82 = "stablehlo.multiply"(%81, %78) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%83 = "stablehlo.subtract"(%82, %79) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%84 = "stablehlo.constant"() {value = dense<-7.11055004989928e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%87 = "stablehlo.multiply"(%86, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%89 = "stablehlo.subtract"(%88, %78) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%90 = "stablehlo.constant"() {value = dense<1.7707804556154404e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%93 = "stablehlo.multiply"(%92, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%96 = "stablehlo.constant"() {value = dense<-3.53808001868935e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%97 = "stablehlo.add"(%95, %96) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%99 = "stablehlo.multiply"(%98, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%102 = "stablehlo.constant"() {value = dense<5.505982873338744e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%105 = "stablehlo.multiply"(%104, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%106 = "stablehlo.multiply"(%105, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%107 = "stablehlo.subtract"(%106, %97) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%108 = "stablehlo.constant"() {value = dense<-6.414551451326356e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%109 = "stablehlo.add"(%107, %108) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%111 = "stablehlo.multiply"(%110, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.multiply"(%111, %109) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%113 = "stablehlo.subtract"(%112, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%114 = "stablehlo.constant"() {value = dense<5.289897544167113e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%117 = "stablehlo.multiply"(%116, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%118 = "stablehlo.multiply"(%117, %115) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%119 = "stablehlo.subtract"(%118, %109) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%120 = "stablehlo.constant"() {value = dense<-2.8328123944594365e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%121 = "stablehlo.add"(%119, %120) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%123 = "stablehlo.multiply"(%122, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%124 = "stablehlo.multiply"(%123, %121) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%125 = "stablehlo.subtract"(%124, %115) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%126 = "stablehlo.constant"() {value = dense<8.445197259652346e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%127 = "stablehlo.add"(%125, %126) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%129 = "stablehlo.multiply"(%128, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%131 = "stablehlo.subtract"(%130, %121) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%132 = "stablehlo.constant"() {value = dense<-9.591204536083074e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%133 = "stablehlo.add"(%131, %132) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%135 = "stablehlo.multiply"(%134, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%136 = "stablehlo.multiply"(%135, %133) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%137 = "stablehlo.subtract"(%136, %127) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%138 = "stablehlo.constant"() {value = dense<-1.608717304766875e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%139 = "stablehlo.add"(%137, %138) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.multiply"(%77, %139) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%141 = "stablehlo.subtract"(%140, %133) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%142 = "stablehlo.constant"() {value = dense<2.5380132357417816e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%143 = "stablehlo.add"(%141, %142) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.multiply"(%0, %143) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%145 = "stablehlo.log"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.multiply"(%145, %72) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%147 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%148 = "stablehlo.divide"(%147, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%149 = "stablehlo.subtract"(%146, %148) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%151 = "stablehlo.multiply"(%150, %149) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%152 = "stablehlo.add"(%144, %151) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%153 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%154 = "stablehlo.divide"(%153, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%155 = "stablehlo.multiply"(%154, %154) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%156 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%157 = "stablehlo.multiply"(%155, %156) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%158 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%159 = "stablehlo.subtract"(%157, %158) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%160 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%162 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%163 = "stablehlo.multiply"(%162, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%164 = "stablehlo.multiply"(%163, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%165 = "stablehlo.subtract"(%164, %161) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%166 = "stablehlo.constant"() {value = dense<-1.8718907491063067e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%167 = "stablehlo.add"(%165, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%168 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%169 = "stablehlo.multiply"(%168, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%170 = "stablehlo.multiply"(%169, %167) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%171 = "stablehlo.subtract"(%170, %160) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%172 = "stablehlo.constant"() {value = dense<6.177633960644299e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%173 = "stablehlo.add"(%171, %172) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%174 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%175 = "stablehlo.multiply"(%174, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%176 = "stablehlo.multiply"(%175, %173) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%177 = "stablehlo.subtract"(%176, %167) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%178 = "stablehlo.constant"() {value = dense<-3.987284300488908e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%179 = "stablehlo.add"(%177, %178) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%180 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%181 = "stablehlo.multiply"(%180, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%182 = "stablehlo.multiply"(%181, %179) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%183 = "stablehlo.subtract"(%182, %173) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%184 = "stablehlo.constant"() {value = dense<8.989898330859408e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%185 = "stablehlo.add"(%183, %184) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%186 = "stablehlo.multiply"(%159, %185) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%187 = "stablehlo.subtract"(%186, %179) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%188 = "stablehlo.constant"() {value = dense<1.0009030408600137e0> : tensor<64xf32>} : () -> tensor<64xf32>
%189 = "stablehlo.add"(%187, %188) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%192 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%193 = "stablehlo.multiply"(%192, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%194 = "stablehlo.multiply"(%193, %190) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%195 = "stablehlo.subtract"(%194, %191) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%196 = "stablehlo.constant"() {value = dense<6.583354662120443e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%197 = "stablehlo.add"(%195, %196) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%198 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%199 = "stablehlo.multiply"(%198, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%200 = "stablehlo.multiply"(%199, %197) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%201 = "stablehlo.subtract"(%200, %190) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%202 = "stablehlo.constant"() {value = dense<-1.676782510726674e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%203 = "stablehlo.add"(%201, %202) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%204 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%205 = "stablehlo.multiply"(%204, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%206 = "stablehlo.multiply"(%205, %203) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%207 = "stablehlo.subtract"(%206, %197) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%208 = "stablehlo.constant"() {value = dense<7.3108922063643636e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%209 = "stablehlo.add"(%207, %208) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%210 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%211 = "stablehlo.multiply"(%210, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%212 = "stablehlo.multiply"(%211, %209) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%213 = "stablehlo.subtract"(%212, %203) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%214 = "stablehlo.constant"() {value = dense<-7.702178839325664e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%215 = "stablehlo.add"(%213, %214) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%216 = "stablehlo.multiply"(%159, %215) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%217 = "stablehlo.subtract"(%216, %209) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%218 = "stablehlo.constant"() {value = dense<3.742222965562826e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%219 = "stablehlo.add"(%217, %218) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%220 = "stablehlo.divide"(%219, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%221 = "stablehlo.constant"() {value = dense<2.356194490192345e0> : tensor<64xf32>} : () -> tensor<64xf32>
%222 = "stablehlo.subtract"(%0, %221) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%223 = "stablehlo.cosine"(%222) : (tensor<64xf32>) -> tensor<64xf32>
%224 = "stablehlo.sine"(%222) : (tensor<64xf32>) -> tensor<64xf32>
%225 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%226 = "stablehlo.divide"(%225, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%227 = "stablehlo.sqrt"(%226) : (tensor<64xf32>) -> tensor<64xf32>
%228 = "stablehlo.multiply"(%189, %224) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%229 = "stablehlo.multiply"(%220, %223) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%230 = "stablehlo.add"(%228, %229) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%231 = "stablehlo.multiply"(%227, %230) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%232 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%233 = "stablehlo.compare"(%0, %232) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%234 = "stablehlo.select"(%233, %152, %231) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%235 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%236 = "stablehlo.compare"(%0, %235) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%237 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<64xf32>} : () -> tensor<64xf32>
%238 = "stablehlo.select"(%236, %237, %234) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %238 : tensor<64xf32>
}
}

// f64[32]
module @example {
func.func public @main(%0: tensor<32xf64>) -> (tensor<32xf64>) {
%1 = "stablehlo.multiply"(%0, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%2 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%3 = "stablehlo.multiply"(%1, %2) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%9 = "stablehlo.multiply"(%8, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%11 = "stablehlo.subtract"(%10, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%12 = "stablehlo.constant"() {value = dense<3.6912682997929334e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%13 = "stablehlo.add"(%11, %12) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%18 = "stablehlo.constant"() {value = dense<-2.4441972916190464e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%19 = "stablehlo.add"(%17, %18) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%24 = "stablehlo.constant"() {value = dense<1.4232144003513942e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%25 = "stablehlo.add"(%23, %24) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%30 = "stablehlo.constant"() {value = dense<-7.221755239651773e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%36 = "stablehlo.constant"() {value = dense<3.160154580348003e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%42 = "stablehlo.constant"() {value = dense<-1.178026622695885e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%43 = "stablehlo.add"(%41, %42) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%48 = "stablehlo.constant"() {value = dense<3.687133759097148e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%49 = "stablehlo.add"(%47, %48) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%54 = "stablehlo.constant"() {value = dense<-9.521984756750436e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%55 = "stablehlo.add"(%53, %54) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%60 = "stablehlo.constant"() {value = dense<1.9858774049915165e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%63 = "stablehlo.multiply"(%62, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%66 = "stablehlo.constant"() {value = dense<-3.255554866857259e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%67 = "stablehlo.add"(%65, %66) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%69 = "stablehlo.multiply"(%68, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%72 = "stablehlo.constant"() {value = dense<4.050337728354822e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%73 = "stablehlo.add"(%71, %72) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%75 = "stablehlo.multiply"(%74, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%76 = "stablehlo.multiply"(%75, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%77 = "stablehlo.subtract"(%76, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%78 = "stablehlo.constant"() {value = dense<-3.646940600769276e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%79 = "stablehlo.add"(%77, %78) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%81 = "stablehlo.multiply"(%80, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%83 = "stablehlo.subtract"(%82, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%84 = "stablehlo.constant"() {value = dense<2.2213639654966037e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%85 = "stablehlo.add"(%83, %84) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%87 = "stablehlo.multiply"(%86, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%89 = "stablehlo.subtract"(%88, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%90 = "stablehlo.constant"() {value = dense<-8.268049176681791e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%91 = "stablehlo.add"(%89, %90) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%93 = "stablehlo.multiply"(%92, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%96 = "stablehlo.constant"() {value = dense<1.609992623572097e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%97 = "stablehlo.add"(%95, %96) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%99 = "stablehlo.multiply"(%98, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%102 = "stablehlo.constant"() {value = dense<-1.489751450676521e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%103 = "stablehlo.add"(%101, %102) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%104 = "stablehlo.multiply"(%5, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%105 = "stablehlo.subtract"(%104, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%106 = "stablehlo.constant"() {value = dense<8.104484632565812e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%107 = "stablehlo.add"(%105, %106) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%108 = "stablehlo.multiply"(%0, %107) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%109 = "stablehlo.multiply"(%0, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%110 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%112 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%113 = "stablehlo.subtract"(%111, %112) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%114 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%115 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%117 = "stablehlo.multiply"(%116, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%118 = "stablehlo.multiply"(%117, %114) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%119 = "stablehlo.subtract"(%118, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%120 = "stablehlo.constant"() {value = dense<-8.224911372021585e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%121 = "stablehlo.add"(%119, %120) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%123 = "stablehlo.multiply"(%122, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%124 = "stablehlo.multiply"(%123, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%125 = "stablehlo.subtract"(%124, %114) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%126 = "stablehlo.constant"() {value = dense<5.34668038572867e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%127 = "stablehlo.add"(%125, %126) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%129 = "stablehlo.multiply"(%128, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%131 = "stablehlo.subtract"(%130, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%132 = "stablehlo.constant"() {value = dense<-3.0511859694473254e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%133 = "stablehlo.add"(%131, %132) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%134 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%135 = "stablehlo.multiply"(%134, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%136 = "stablehlo.multiply"(%135, %133) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%137 = "stablehlo.subtract"(%136, %127) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%138 = "stablehlo.constant"() {value = dense<1.51429151205002e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%139 = "stablehlo.add"(%137, %138) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%140 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%141 = "stablehlo.multiply"(%140, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%142 = "stablehlo.multiply"(%141, %139) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%143 = "stablehlo.subtract"(%142, %133) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%144 = "stablehlo.constant"() {value = dense<-6.4651518414115946e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%145 = "stablehlo.add"(%143, %144) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%146 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%147 = "stablehlo.multiply"(%146, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%148 = "stablehlo.multiply"(%147, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%149 = "stablehlo.subtract"(%148, %139) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%150 = "stablehlo.constant"() {value = dense<2.344337905911516e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%151 = "stablehlo.add"(%149, %150) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%152 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%153 = "stablehlo.multiply"(%152, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%154 = "stablehlo.multiply"(%153, %151) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%155 = "stablehlo.subtract"(%154, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%156 = "stablehlo.constant"() {value = dense<-7.11055004989928e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%157 = "stablehlo.add"(%155, %156) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%158 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%159 = "stablehlo.multiply"(%158, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%160 = "stablehlo.multiply"(%159, %157) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%161 = "stablehlo.subtract"(%160, %151) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%162 = "stablehlo.constant"() {value = dense<1.7707804556154404e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%163 = "stablehlo.add"(%161, %162) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%165 = "stablehlo.multiply"(%164, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%166 = "stablehlo.multiply"(%165, %163) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%167 = "stablehlo.subtract"(%166, %157) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%168 = "stablehlo.constant"() {value = dense<-3.53808001868935e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%169 = "stablehlo.add"(%167, %168) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%171 = "stablehlo.multiply"(%170, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%172 = "stablehlo.multiply"(%171, %169) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%173 = "stablehlo.subtract"(%172, %163) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%174 = "stablehlo.constant"() {value = dense<5.505982873338744e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%175 = "stablehlo.add"(%173, %174) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%176 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%177 = "stablehlo.multiply"(%176, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%178 = "stablehlo.multiply"(%177, %175) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%179 = "stablehlo.subtract"(%178, %169) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%180 = "stablehlo.constant"() {value = dense<-6.414551451326356e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%181 = "stablehlo.add"(%179, %180) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%182 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%183 = "stablehlo.multiply"(%182, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%184 = "stablehlo.multiply"(%183, %181) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%185 = "stablehlo.subtract"(%184, %175) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%186 = "stablehlo.constant"() {value = dense<5.289897544167113e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%187 = "stablehlo.add"(%185, %186) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%188 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%189 = "stablehlo.multiply"(%188, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%190 = "stablehlo.multiply"(%189, %187) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%191 = "stablehlo.subtract"(%190, %181) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%192 = "stablehlo.constant"() {value = dense<-2.8328123944594365e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%193 = "stablehlo.add"(%191, %192) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%194 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%195 = "stablehlo.multiply"(%194, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%196 = "stablehlo.multiply"(%195, %193) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%197 = "stablehlo.subtract"(%196, %187) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%198 = "stablehlo.constant"() {value = dense<8.445197259652346e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%199 = "stablehlo.add"(%197, %198) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%200 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%201 = "stablehlo.multiply"(%200, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%202 = "stablehlo.multiply"(%201, %199) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%203 = "stablehlo.subtract"(%202, %193) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%204 = "stablehlo.constant"() {value = dense<-9.591204536083074e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%205 = "stablehlo.add"(%203, %204) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%206 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%207 = "stablehlo.multiply"(%206, %113) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%208 = "stablehlo.multiply"(%207, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%209 = "stablehlo.subtract"(%208, %199) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%210 = "stablehlo.constant"() {value = dense<-1.608717304766875e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%211 = "stablehlo.add"(%209, %210) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%212 = "stablehlo.multiply"(%113, %211) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%213 = "stablehlo.subtract"(%212, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%214 = "stablehlo.constant"() {value = dense<2.5380132357417816e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%215 = "stablehlo.add"(%213, %214) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%216 = "stablehlo.multiply"(%0, %215) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%217 = "stablehlo.log"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%218 = "stablehlo.multiply"(%217, %108) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%219 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%220 = "stablehlo.divide"(%219, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%221 = "stablehlo.subtract"(%218, %220) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%222 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%223 = "stablehlo.multiply"(%222, %221) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%224 = "stablehlo.add"(%216, %223) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%225 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%226 = "stablehlo.divide"(%225, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%227 = "stablehlo.multiply"(%226, %226) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%228 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%230 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%231 = "stablehlo.subtract"(%229, %230) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%232 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%234 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%235 = "stablehlo.multiply"(%234, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%236 = "stablehlo.multiply"(%235, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%237 = "stablehlo.subtract"(%236, %233) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%238 = "stablehlo.constant"() {value = dense<3.0492991197665872e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%239 = "stablehlo.add"(%237, %238) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%240 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%241 = "stablehlo.multiply"(%240, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%242 = "stablehlo.multiply"(%241, %239) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%243 = "stablehlo.subtract"(%242, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%244 = "stablehlo.constant"() {value = dense<-1.7312313216116335e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%245 = "stablehlo.add"(%243, %244) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%246 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%247 = "stablehlo.multiply"(%246, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%248 = "stablehlo.multiply"(%247, %245) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%249 = "stablehlo.subtract"(%248, %239) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%250 = "stablehlo.constant"() {value = dense<1.0667689114335412e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%251 = "stablehlo.add"(%249, %250) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%253 = "stablehlo.multiply"(%252, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%254 = "stablehlo.multiply"(%253, %251) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%255 = "stablehlo.subtract"(%254, %245) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%256 = "stablehlo.constant"() {value = dense<-7.221180842274018e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%257 = "stablehlo.add"(%255, %256) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%259 = "stablehlo.multiply"(%258, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%260 = "stablehlo.multiply"(%259, %257) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%261 = "stablehlo.subtract"(%260, %251) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%262 = "stablehlo.constant"() {value = dense<5.452674896044717e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%263 = "stablehlo.add"(%261, %262) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%264 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%265 = "stablehlo.multiply"(%264, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%266 = "stablehlo.multiply"(%265, %263) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%267 = "stablehlo.subtract"(%266, %257) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%268 = "stablehlo.constant"() {value = dense<-4.6842237839904895e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%269 = "stablehlo.add"(%267, %268) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%270 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%271 = "stablehlo.multiply"(%270, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%272 = "stablehlo.multiply"(%271, %269) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%273 = "stablehlo.subtract"(%272, %263) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%274 = "stablehlo.constant"() {value = dense<4.699195515230542e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%275 = "stablehlo.add"(%273, %274) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%277 = "stablehlo.multiply"(%276, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%278 = "stablehlo.multiply"(%277, %275) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%279 = "stablehlo.subtract"(%278, %269) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%280 = "stablehlo.constant"() {value = dense<-5.704863640395645e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%281 = "stablehlo.add"(%279, %280) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%282 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%283 = "stablehlo.multiply"(%282, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%284 = "stablehlo.multiply"(%283, %281) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%285 = "stablehlo.subtract"(%284, %275) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%286 = "stablehlo.constant"() {value = dense<8.816898659582339e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%287 = "stablehlo.add"(%285, %286) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%288 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%289 = "stablehlo.multiply"(%288, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%290 = "stablehlo.multiply"(%289, %287) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%291 = "stablehlo.subtract"(%290, %281) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%292 = "stablehlo.constant"() {value = dense<-1.8718907491063067e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%293 = "stablehlo.add"(%291, %292) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%295 = "stablehlo.multiply"(%294, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%296 = "stablehlo.multiply"(%295, %293) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%297 = "stablehlo.subtract"(%296, %287) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%298 = "stablehlo.constant"() {value = dense<6.177633960644299e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%299 = "stablehlo.add"(%297, %298) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%300 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%301 = "stablehlo.multiply"(%300, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%302 = "stablehlo.multiply"(%301, %299) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%303 = "stablehlo.subtract"(%302, %293) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%304 = "stablehlo.constant"() {value = dense<-3.987284300488908e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%305 = "stablehlo.add"(%303, %304) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%306 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%307 = "stablehlo.multiply"(%306, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%308 = "stablehlo.multiply"(%307, %305) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%309 = "stablehlo.subtract"(%308, %299) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%310 = "stablehlo.constant"() {value = dense<8.989898330859408e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%311 = "stablehlo.add"(%309, %310) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%312 = "stablehlo.multiply"(%231, %311) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%313 = "stablehlo.subtract"(%312, %305) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%314 = "stablehlo.constant"() {value = dense<1.0009030408600137e0> : tensor<32xf64>} : () -> tensor<32xf64>
%315 = "stablehlo.add"(%313, %314) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%316 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%317 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%318 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%319 = "stablehlo.multiply"(%318, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%320 = "stablehlo.multiply"(%319, %316) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%321 = "stablehlo.subtract"(%320, %317) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%322 = "stablehlo.constant"() {value = dense<-1.101261718787959e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%323 = "stablehlo.add"(%321, %322) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%324 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%325 = "stablehlo.multiply"(%324, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%326 = "stablehlo.multiply"(%325, %323) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%327 = "stablehlo.subtract"(%326, %316) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%328 = "stablehlo.constant"() {value = dense<5.2192649196714085e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%329 = "stablehlo.add"(%327, %328) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%330 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%331 = "stablehlo.multiply"(%330, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%332 = "stablehlo.multiply"(%331, %329) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%333 = "stablehlo.subtract"(%332, %323) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%334 = "stablehlo.constant"() {value = dense<-2.626761589838529e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%335 = "stablehlo.add"(%333, %334) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%336 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%337 = "stablehlo.multiply"(%336, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%338 = "stablehlo.multiply"(%337, %335) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%339 = "stablehlo.subtract"(%338, %329) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%340 = "stablehlo.constant"() {value = dense<1.4141084390211833e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%341 = "stablehlo.add"(%339, %340) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%342 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%343 = "stablehlo.multiply"(%342, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%344 = "stablehlo.multiply"(%343, %341) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%345 = "stablehlo.subtract"(%344, %335) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%346 = "stablehlo.constant"() {value = dense<-8.215318025458595e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%347 = "stablehlo.add"(%345, %346) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%348 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%349 = "stablehlo.multiply"(%348, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%350 = "stablehlo.multiply"(%349, %347) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%351 = "stablehlo.subtract"(%350, %341) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%352 = "stablehlo.constant"() {value = dense<5.206626366226707e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%353 = "stablehlo.add"(%351, %352) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%354 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%355 = "stablehlo.multiply"(%354, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%356 = "stablehlo.multiply"(%355, %353) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%357 = "stablehlo.subtract"(%356, %347) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%358 = "stablehlo.constant"() {value = dense<-3.649001916061838e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%359 = "stablehlo.add"(%357, %358) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%360 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%361 = "stablehlo.multiply"(%360, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%362 = "stablehlo.multiply"(%361, %359) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%363 = "stablehlo.subtract"(%362, %353) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%364 = "stablehlo.constant"() {value = dense<2.8774212663332235e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%365 = "stablehlo.add"(%363, %364) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%366 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%367 = "stablehlo.multiply"(%366, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%368 = "stablehlo.multiply"(%367, %365) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%369 = "stablehlo.subtract"(%368, %359) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%370 = "stablehlo.constant"() {value = dense<-2.61145253946232e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%371 = "stablehlo.add"(%369, %370) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%372 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%373 = "stablehlo.multiply"(%372, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%374 = "stablehlo.multiply"(%373, %371) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%375 = "stablehlo.subtract"(%374, %365) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%376 = "stablehlo.constant"() {value = dense<2.8121750359748866e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%377 = "stablehlo.add"(%375, %376) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%378 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%379 = "stablehlo.multiply"(%378, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%380 = "stablehlo.multiply"(%379, %377) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%381 = "stablehlo.subtract"(%380, %371) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%382 = "stablehlo.constant"() {value = dense<-3.749090950541556e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%383 = "stablehlo.add"(%381, %382) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%384 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%385 = "stablehlo.multiply"(%384, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%386 = "stablehlo.multiply"(%385, %383) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%387 = "stablehlo.subtract"(%386, %377) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%388 = "stablehlo.constant"() {value = dense<6.583354662120443e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%389 = "stablehlo.add"(%387, %388) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%390 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%391 = "stablehlo.multiply"(%390, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%392 = "stablehlo.multiply"(%391, %389) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%393 = "stablehlo.subtract"(%392, %383) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%394 = "stablehlo.constant"() {value = dense<-1.676782510726674e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%395 = "stablehlo.add"(%393, %394) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%396 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%397 = "stablehlo.multiply"(%396, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%398 = "stablehlo.multiply"(%397, %395) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%399 = "stablehlo.subtract"(%398, %389) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%400 = "stablehlo.constant"() {value = dense<7.3108922063643636e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%401 = "stablehlo.add"(%399, %400) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%402 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%403 = "stablehlo.multiply"(%402, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%404 = "stablehlo.multiply"(%403, %401) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%405 = "stablehlo.subtract"(%404, %395) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%406 = "stablehlo.constant"() {value = dense<-7.702178839325664e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%407 = "stablehlo.add"(%405, %406) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%408 = "stablehlo.multiply"(%231, %407) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%409 = "stablehlo.subtract"(%408, %401) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%410 = "stablehlo.constant"() {value = dense<3.742222965562826e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%411 = "stablehlo.add"(%409, %410) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%412 = "stablehlo.divide"(%411, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%413 = "stablehlo.constant"() {value = dense<2.356194490192345e0> : tensor<32xf64>} : () -> tensor<32xf64>
%414 = "stablehlo.subtract"(%0, %413) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%415 = "stablehlo.cosine"(%414) : (tensor<32xf64>) -> tensor<32xf64>
%416 = "stablehlo.sine"(%414) : (tensor<32xf64>) -> tensor<32xf64>
%417 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%418 = "stablehlo.divide"(%417, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%419 = "stablehlo.sqrt"(%418) : (tensor<32xf64>) -> tensor<32xf64>
%420 = "stablehlo.multiply"(%315, %416) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%421 = "stablehlo.multiply"(%412, %415) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%422 = "stablehlo.add"(%420, %421) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%423 = "stablehlo.multiply"(%419, %422) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%424 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%425 = "stablehlo.compare"(%0, %424) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%426 = "stablehlo.select"(%425, %224, %423) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%427 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%428 = "stablehlo.compare"(%0, %427) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%429 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<32xf64>} : () -> tensor<32xf64>
%430 = "stablehlo.select"(%428, %429, %426) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %430 : tensor<32xf64>
}
}

// s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>) -> (tensor<8xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.subtract"(%11, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.constant"() {value = dense<3.687133759097148e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%16 = "stablehlo.multiply"(%15, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.multiply"(%16, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<-9.521984756750436e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.subtract"(%23, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<1.9858774049915165e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.multiply"(%27, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.constant"() {value = dense<-3.255554866857259e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<4.050337728354822e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.multiply"(%39, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.multiply"(%40, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.subtract"(%41, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.constant"() {value = dense<-3.646940600769276e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%46 = "stablehlo.multiply"(%45, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.subtract"(%47, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%49 = "stablehlo.constant"() {value = dense<2.2213639654966037e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%51 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.multiply"(%51, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.multiply"(%52, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%54 = "stablehlo.subtract"(%53, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.constant"() {value = dense<-8.268049176681791e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%58 = "stablehlo.multiply"(%57, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%59 = "stablehlo.multiply"(%58, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.subtract"(%59, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%61 = "stablehlo.constant"() {value = dense<1.609992623572097e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%64 = "stablehlo.multiply"(%63, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.subtract"(%65, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.constant"() {value = dense<-1.489751450676521e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.multiply"(%6, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.subtract"(%69, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.constant"() {value = dense<8.104484632565812e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%72 = "stablehlo.add"(%70, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.multiply"(%1, %72) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%78 = "stablehlo.subtract"(%76, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.multiply"(%81, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.multiply"(%82, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%84 = "stablehlo.subtract"(%83, %80) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<-7.11055004989928e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%86 = "stablehlo.add"(%84, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%88 = "stablehlo.multiply"(%87, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%89 = "stablehlo.multiply"(%88, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%90 = "stablehlo.subtract"(%89, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%91 = "stablehlo.constant"() {value = dense<1.7707804556154404e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%92 = "stablehlo.add"(%90, %91) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.multiply"(%93, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.multiply"(%94, %92) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%96 = "stablehlo.subtract"(%95, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.constant"() {value = dense<-3.53808001868935e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%98 = "stablehlo.add"(%96, %97) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%100 = "stablehlo.multiply"(%99, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.multiply"(%100, %98) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%102 = "stablehlo.subtract"(%101, %92) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%103 = "stablehlo.constant"() {value = dense<5.505982873338744e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%104 = "stablehlo.add"(%102, %103) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.multiply"(%105, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.multiply"(%106, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%108 = "stablehlo.subtract"(%107, %98) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.constant"() {value = dense<-6.414551451326356e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%112 = "stablehlo.multiply"(%111, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.multiply"(%112, %110) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%114 = "stablehlo.subtract"(%113, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.constant"() {value = dense<5.289897544167113e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%116 = "stablehlo.add"(%114, %115) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%117 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.multiply"(%117, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%119 = "stablehlo.multiply"(%118, %116) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%120 = "stablehlo.subtract"(%119, %110) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%121 = "stablehlo.constant"() {value = dense<-2.8328123944594365e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%122 = "stablehlo.add"(%120, %121) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%124 = "stablehlo.multiply"(%123, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.multiply"(%124, %122) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%126 = "stablehlo.subtract"(%125, %116) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%127 = "stablehlo.constant"() {value = dense<8.445197259652346e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%128 = "stablehlo.add"(%126, %127) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%129 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%130 = "stablehlo.multiply"(%129, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%131 = "stablehlo.multiply"(%130, %128) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%132 = "stablehlo.subtract"(%131, %122) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%133 = "stablehlo.constant"() {value = dense<-9.591204536083074e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%134 = "stablehlo.add"(%132, %133) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%136 = "stablehlo.multiply"(%135, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.multiply"(%136, %134) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%138 = "stablehlo.subtract"(%137, %128) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.constant"() {value = dense<-1.608717304766875e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%140 = "stablehlo.add"(%138, %139) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.multiply"(%78, %140) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%142 = "stablehlo.subtract"(%141, %134) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%143 = "stablehlo.constant"() {value = dense<2.5380132357417816e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%144 = "stablehlo.add"(%142, %143) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%145 = "stablehlo.multiply"(%1, %144) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.log"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.multiply"(%146, %73) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%148 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%149 = "stablehlo.divide"(%148, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%150 = "stablehlo.subtract"(%147, %149) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%152 = "stablehlo.multiply"(%151, %150) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%153 = "stablehlo.add"(%145, %152) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%154 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%155 = "stablehlo.divide"(%154, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%156 = "stablehlo.multiply"(%155, %155) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%159 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%160 = "stablehlo.subtract"(%158, %159) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%161 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%162 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%163 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%164 = "stablehlo.multiply"(%163, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%165 = "stablehlo.multiply"(%164, %161) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%166 = "stablehlo.subtract"(%165, %162) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%167 = "stablehlo.constant"() {value = dense<-1.8718907491063067e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%168 = "stablehlo.add"(%166, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%170 = "stablehlo.multiply"(%169, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%171 = "stablehlo.multiply"(%170, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%172 = "stablehlo.subtract"(%171, %161) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%173 = "stablehlo.constant"() {value = dense<6.177633960644299e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%174 = "stablehlo.add"(%172, %173) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%175 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%176 = "stablehlo.multiply"(%175, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%177 = "stablehlo.multiply"(%176, %174) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%178 = "stablehlo.subtract"(%177, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%179 = "stablehlo.constant"() {value = dense<-3.987284300488908e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%180 = "stablehlo.add"(%178, %179) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%181 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%182 = "stablehlo.multiply"(%181, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%183 = "stablehlo.multiply"(%182, %180) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%184 = "stablehlo.subtract"(%183, %174) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%185 = "stablehlo.constant"() {value = dense<8.989898330859408e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%186 = "stablehlo.add"(%184, %185) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%187 = "stablehlo.multiply"(%160, %186) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%188 = "stablehlo.subtract"(%187, %180) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%189 = "stablehlo.constant"() {value = dense<1.0009030408600137e0> : tensor<8xf32>} : () -> tensor<8xf32>
%190 = "stablehlo.add"(%188, %189) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%192 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%193 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%194 = "stablehlo.multiply"(%193, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%195 = "stablehlo.multiply"(%194, %191) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%196 = "stablehlo.subtract"(%195, %192) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%197 = "stablehlo.constant"() {value = dense<6.583354662120443e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%198 = "stablehlo.add"(%196, %197) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%200 = "stablehlo.multiply"(%199, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%201 = "stablehlo.multiply"(%200, %198) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%202 = "stablehlo.subtract"(%201, %191) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%203 = "stablehlo.constant"() {value = dense<-1.676782510726674e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%204 = "stablehlo.add"(%202, %203) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%206 = "stablehlo.multiply"(%205, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%207 = "stablehlo.multiply"(%206, %204) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%208 = "stablehlo.subtract"(%207, %198) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%209 = "stablehlo.constant"() {value = dense<7.3108922063643636e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%210 = "stablehlo.add"(%208, %209) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%212 = "stablehlo.multiply"(%211, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%213 = "stablehlo.multiply"(%212, %210) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%214 = "stablehlo.subtract"(%213, %204) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%215 = "stablehlo.constant"() {value = dense<-7.702178839325664e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%217 = "stablehlo.multiply"(%160, %216) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%218 = "stablehlo.subtract"(%217, %210) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%219 = "stablehlo.constant"() {value = dense<3.742222965562826e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%220 = "stablehlo.add"(%218, %219) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%221 = "stablehlo.divide"(%220, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%222 = "stablehlo.constant"() {value = dense<2.356194490192345e0> : tensor<8xf32>} : () -> tensor<8xf32>
%223 = "stablehlo.subtract"(%1, %222) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%224 = "stablehlo.cosine"(%223) : (tensor<8xf32>) -> tensor<8xf32>
%225 = "stablehlo.sine"(%223) : (tensor<8xf32>) -> tensor<8xf32>
%226 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%227 = "stablehlo.divide"(%226, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%228 = "stablehlo.sqrt"(%227) : (tensor<8xf32>) -> tensor<8xf32>
%229 = "stablehlo.multiply"(%190, %225) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%230 = "stablehlo.multiply"(%221, %224) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%231 = "stablehlo.add"(%229, %230) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%232 = "stablehlo.multiply"(%228, %231) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%233 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%234 = "stablehlo.compare"(%1, %233) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%235 = "stablehlo.select"(%234, %153, %232) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%236 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%237 = "stablehlo.compare"(%1, %236) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%238 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<8xf32>} : () -> tensor<8xf32>
%239 = "stablehlo.select"(%237, %238, %235) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %239 : tensor<8xf32>
}
}

