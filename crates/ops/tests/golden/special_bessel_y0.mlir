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
%12 = "stablehlo.constant"() {value = dense<5.248794787330516e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.constant"() {value = dense<-1.44072332740187e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.constant"() {value = dense<3.206532537654801e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.constant"() {value = dense<-5.632079141056987e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.constant"() {value = dense<7.531135932577742e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%42 = "stablehlo.constant"() {value = dense<-7.287962479552079e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%48 = "stablehlo.constant"() {value = dense<4.719668959576339e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%49 = "stablehlo.add"(%47, %48) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%54 = "stablehlo.constant"() {value = dense<-1.7730201278114358e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%60 = "stablehlo.constant"() {value = dense<2.6156734625504663e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%63 = "stablehlo.multiply"(%62, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.constant"() {value = dense<1.7903431407718265e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%69 = "stablehlo.multiply"(%68, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.constant"() {value = dense<-2.744743055297453e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%74 = "stablehlo.multiply"(%5, %73) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%75 = "stablehlo.subtract"(%74, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%76 = "stablehlo.constant"() {value = dense<-3.314611320328494e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%77 = "stablehlo.add"(%75, %76) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%78 = "stablehlo.log"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%79 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%80 = "stablehlo.multiply"(%79, %78) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%81 = "stablehlo.multiply"(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%82 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%89 = "stablehlo.multiply"(%88, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%90 = "stablehlo.multiply"(%89, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%91 = "stablehlo.subtract"(%90, %87) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%92 = "stablehlo.constant"() {value = dense<-2.679253530557673e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%95 = "stablehlo.multiply"(%94, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%96 = "stablehlo.multiply"(%95, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%97 = "stablehlo.subtract"(%96, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%98 = "stablehlo.constant"() {value = dense<7.608163592418782e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%101 = "stablehlo.multiply"(%100, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%103 = "stablehlo.subtract"(%102, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.constant"() {value = dense<-1.7619469077621507e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%107 = "stablehlo.multiply"(%106, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%108 = "stablehlo.multiply"(%107, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%109 = "stablehlo.subtract"(%108, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%110 = "stablehlo.constant"() {value = dense<3.246032882100508e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%113 = "stablehlo.multiply"(%112, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%114 = "stablehlo.multiply"(%113, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%115 = "stablehlo.subtract"(%114, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%116 = "stablehlo.constant"() {value = dense<-4.6062616620627504e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%119 = "stablehlo.multiply"(%118, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%120 = "stablehlo.multiply"(%119, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%121 = "stablehlo.subtract"(%120, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%122 = "stablehlo.constant"() {value = dense<4.819180069467605e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%123 = "stablehlo.add"(%121, %122) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%125 = "stablehlo.multiply"(%124, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%127 = "stablehlo.subtract"(%126, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%128 = "stablehlo.constant"() {value = dense<-3.4893769411408884e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%129 = "stablehlo.add"(%127, %128) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%131 = "stablehlo.multiply"(%130, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.constant"() {value = dense<1.5806710233209725e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%137 = "stablehlo.multiply"(%136, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.constant"() {value = dense<-3.7009499387264977e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%141 = "stablehlo.add"(%139, %140) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%142 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%143 = "stablehlo.multiply"(%142, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.multiply"(%143, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%145 = "stablehlo.subtract"(%144, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.constant"() {value = dense<2.651786132033368e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%147 = "stablehlo.add"(%145, %146) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%149 = "stablehlo.multiply"(%148, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.multiply"(%149, %147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%151 = "stablehlo.subtract"(%150, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%152 = "stablehlo.constant"() {value = dense<-8.723442352852221e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%153 = "stablehlo.add"(%151, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%154 = "stablehlo.multiply"(%85, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%155 = "stablehlo.subtract"(%154, %147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%156 = "stablehlo.constant"() {value = dense<1.5772797147489012e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%157 = "stablehlo.add"(%155, %156) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%158 = "stablehlo.multiply"(%80, %157) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%159 = "stablehlo.add"(%77, %158) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%160 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%161 = "stablehlo.divide"(%160, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%162 = "stablehlo.multiply"(%161, %161) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%163 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%164 = "stablehlo.multiply"(%162, %163) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%165 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%166 = "stablehlo.subtract"(%164, %165) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%167 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%170 = "stablehlo.multiply"(%169, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%171 = "stablehlo.multiply"(%170, %167) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%172 = "stablehlo.subtract"(%171, %168) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%173 = "stablehlo.constant"() {value = dense<1.6306464635151382e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%174 = "stablehlo.add"(%172, %173) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%175 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%176 = "stablehlo.multiply"(%175, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%177 = "stablehlo.multiply"(%176, %174) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%178 = "stablehlo.subtract"(%177, %167) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%179 = "stablehlo.constant"() {value = dense<-5.1705945376060975e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%180 = "stablehlo.add"(%178, %179) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%181 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%182 = "stablehlo.multiply"(%181, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%183 = "stablehlo.multiply"(%182, %180) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%184 = "stablehlo.subtract"(%183, %174) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%185 = "stablehlo.constant"() {value = dense<3.0751847875194745e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%186 = "stablehlo.add"(%184, %185) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%187 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%188 = "stablehlo.multiply"(%187, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%189 = "stablehlo.multiply"(%188, %186) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%190 = "stablehlo.subtract"(%189, %180) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%191 = "stablehlo.constant"() {value = dense<-5.365220468132117e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%192 = "stablehlo.add"(%190, %191) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%193 = "stablehlo.multiply"(%166, %192) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%194 = "stablehlo.subtract"(%193, %186) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%195 = "stablehlo.constant"() {value = dense<9.994603493475187e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%196 = "stablehlo.add"(%194, %195) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%197 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%199 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%200 = "stablehlo.multiply"(%199, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%201 = "stablehlo.multiply"(%200, %197) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%202 = "stablehlo.subtract"(%201, %198) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%203 = "stablehlo.constant"() {value = dense<-5.817532749493056e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%204 = "stablehlo.add"(%202, %203) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%205 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%206 = "stablehlo.multiply"(%205, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%207 = "stablehlo.multiply"(%206, %204) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%208 = "stablehlo.subtract"(%207, %197) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%209 = "stablehlo.constant"() {value = dense<1.4377965798375193e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%210 = "stablehlo.add"(%208, %209) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%211 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%212 = "stablehlo.multiply"(%211, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%213 = "stablehlo.multiply"(%212, %210) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%214 = "stablehlo.subtract"(%213, %204) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%215 = "stablehlo.constant"() {value = dense<-5.9315987288485175e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%216 = "stablehlo.add"(%214, %215) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%217 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%218 = "stablehlo.multiply"(%217, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%219 = "stablehlo.multiply"(%218, %216) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%220 = "stablehlo.subtract"(%219, %210) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%221 = "stablehlo.constant"() {value = dense<5.470815954089319e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%222 = "stablehlo.add"(%220, %221) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%223 = "stablehlo.multiply"(%166, %222) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%224 = "stablehlo.subtract"(%223, %216) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%225 = "stablehlo.constant"() {value = dense<-1.2444683684269607e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%226 = "stablehlo.add"(%224, %225) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%227 = "stablehlo.divide"(%226, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%228 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%229 = "stablehlo.subtract"(%0, %228) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%230 = "stablehlo.cosine"(%229) : (tensor<64xf32>) -> tensor<64xf32>
%231 = "stablehlo.sine"(%229) : (tensor<64xf32>) -> tensor<64xf32>
%232 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%233 = "stablehlo.divide"(%232, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%234 = "stablehlo.sqrt"(%233) : (tensor<64xf32>) -> tensor<64xf32>
%235 = "stablehlo.multiply"(%196, %231) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%236 = "stablehlo.multiply"(%227, %230) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%237 = "stablehlo.add"(%235, %236) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%238 = "stablehlo.multiply"(%234, %237) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%239 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%240 = "stablehlo.compare"(%0, %239) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%241 = "stablehlo.select"(%240, %159, %238) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %241 : tensor<64xf32>
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
%12 = "stablehlo.constant"() {value = dense<3.9032584173475982e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%13 = "stablehlo.add"(%11, %12) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%18 = "stablehlo.constant"() {value = dense<-2.6977881152566837e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%19 = "stablehlo.add"(%17, %18) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%24 = "stablehlo.constant"() {value = dense<1.6434898714919468e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%25 = "stablehlo.add"(%23, %24) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%30 = "stablehlo.constant"() {value = dense<-8.747341203310769e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%36 = "stablehlo.constant"() {value = dense<4.02633081830612e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%42 = "stablehlo.constant"() {value = dense<-1.5837552541812015e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%43 = "stablehlo.add"(%41, %42) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%48 = "stablehlo.constant"() {value = dense<5.248794787330516e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%49 = "stablehlo.add"(%47, %48) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%54 = "stablehlo.constant"() {value = dense<-1.44072332740187e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%55 = "stablehlo.add"(%53, %54) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%60 = "stablehlo.constant"() {value = dense<3.206532537654801e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%63 = "stablehlo.multiply"(%62, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%66 = "stablehlo.constant"() {value = dense<-5.632079141056987e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%67 = "stablehlo.add"(%65, %66) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%69 = "stablehlo.multiply"(%68, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%72 = "stablehlo.constant"() {value = dense<7.531135932577742e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%73 = "stablehlo.add"(%71, %72) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%75 = "stablehlo.multiply"(%74, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%76 = "stablehlo.multiply"(%75, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%77 = "stablehlo.subtract"(%76, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%78 = "stablehlo.constant"() {value = dense<-7.287962479552079e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%79 = "stablehlo.add"(%77, %78) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%81 = "stablehlo.multiply"(%80, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%83 = "stablehlo.subtract"(%82, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%84 = "stablehlo.constant"() {value = dense<4.719668959576339e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%85 = "stablehlo.add"(%83, %84) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%87 = "stablehlo.multiply"(%86, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%89 = "stablehlo.subtract"(%88, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%90 = "stablehlo.constant"() {value = dense<-1.7730201278114358e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%91 = "stablehlo.add"(%89, %90) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%93 = "stablehlo.multiply"(%92, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%96 = "stablehlo.constant"() {value = dense<2.6156734625504663e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%97 = "stablehlo.add"(%95, %96) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%99 = "stablehlo.multiply"(%98, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%102 = "stablehlo.constant"() {value = dense<1.7903431407718265e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%103 = "stablehlo.add"(%101, %102) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%104 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%105 = "stablehlo.multiply"(%104, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%106 = "stablehlo.multiply"(%105, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%107 = "stablehlo.subtract"(%106, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%108 = "stablehlo.constant"() {value = dense<-2.744743055297453e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%109 = "stablehlo.add"(%107, %108) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%110 = "stablehlo.multiply"(%5, %109) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%111 = "stablehlo.subtract"(%110, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%112 = "stablehlo.constant"() {value = dense<-3.314611320328494e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%113 = "stablehlo.add"(%111, %112) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%114 = "stablehlo.log"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%115 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%116 = "stablehlo.multiply"(%115, %114) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%117 = "stablehlo.multiply"(%0, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%118 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%119 = "stablehlo.multiply"(%117, %118) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%120 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%121 = "stablehlo.subtract"(%119, %120) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%122 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%123 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%125 = "stablehlo.multiply"(%124, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%126 = "stablehlo.multiply"(%125, %122) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%127 = "stablehlo.subtract"(%126, %123) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%128 = "stablehlo.constant"() {value = dense<1.2218515873961411e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%129 = "stablehlo.add"(%127, %128) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%131 = "stablehlo.multiply"(%130, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%133 = "stablehlo.subtract"(%132, %122) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%134 = "stablehlo.constant"() {value = dense<-7.588508125447546e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%135 = "stablehlo.add"(%133, %134) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%137 = "stablehlo.multiply"(%136, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%140 = "stablehlo.constant"() {value = dense<4.125320595634374e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%141 = "stablehlo.add"(%139, %140) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%142 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%143 = "stablehlo.multiply"(%142, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%144 = "stablehlo.multiply"(%143, %141) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%145 = "stablehlo.subtract"(%144, %135) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%146 = "stablehlo.constant"() {value = dense<-1.9438346867370164e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%147 = "stablehlo.add"(%145, %146) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%149 = "stablehlo.multiply"(%148, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%150 = "stablehlo.multiply"(%149, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%151 = "stablehlo.subtract"(%150, %141) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%152 = "stablehlo.constant"() {value = dense<7.848696314479465e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%153 = "stablehlo.add"(%151, %152) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%154 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%155 = "stablehlo.multiply"(%154, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%156 = "stablehlo.multiply"(%155, %153) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%157 = "stablehlo.subtract"(%156, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%158 = "stablehlo.constant"() {value = dense<-2.679253530557673e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%159 = "stablehlo.add"(%157, %158) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%160 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%161 = "stablehlo.multiply"(%160, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%162 = "stablehlo.multiply"(%161, %159) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%163 = "stablehlo.subtract"(%162, %153) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%164 = "stablehlo.constant"() {value = dense<7.608163592418782e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%165 = "stablehlo.add"(%163, %164) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%166 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%167 = "stablehlo.multiply"(%166, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%168 = "stablehlo.multiply"(%167, %165) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%169 = "stablehlo.subtract"(%168, %159) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%170 = "stablehlo.constant"() {value = dense<-1.7619469077621507e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%171 = "stablehlo.add"(%169, %170) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%173 = "stablehlo.multiply"(%172, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%174 = "stablehlo.multiply"(%173, %171) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%175 = "stablehlo.subtract"(%174, %165) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%176 = "stablehlo.constant"() {value = dense<3.246032882100508e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%177 = "stablehlo.add"(%175, %176) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%178 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%179 = "stablehlo.multiply"(%178, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%180 = "stablehlo.multiply"(%179, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%181 = "stablehlo.subtract"(%180, %171) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%182 = "stablehlo.constant"() {value = dense<-4.6062616620627504e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%183 = "stablehlo.add"(%181, %182) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%184 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%185 = "stablehlo.multiply"(%184, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%186 = "stablehlo.multiply"(%185, %183) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%187 = "stablehlo.subtract"(%186, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%188 = "stablehlo.constant"() {value = dense<4.819180069467605e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%189 = "stablehlo.add"(%187, %188) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%190 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%191 = "stablehlo.multiply"(%190, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%192 = "stablehlo.multiply"(%191, %189) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%193 = "stablehlo.subtract"(%192, %183) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%194 = "stablehlo.constant"() {value = dense<-3.4893769411408884e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%195 = "stablehlo.add"(%193, %194) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%196 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%197 = "stablehlo.multiply"(%196, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%198 = "stablehlo.multiply"(%197, %195) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%199 = "stablehlo.subtract"(%198, %189) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%200 = "stablehlo.constant"() {value = dense<1.5806710233209725e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%201 = "stablehlo.add"(%199, %200) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%202 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%203 = "stablehlo.multiply"(%202, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%204 = "stablehlo.multiply"(%203, %201) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%205 = "stablehlo.subtract"(%204, %195) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%206 = "stablehlo.constant"() {value = dense<-3.7009499387264977e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%207 = "stablehlo.add"(%205, %206) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%208 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%209 = "stablehlo.multiply"(%208, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%210 = "stablehlo.multiply"(%209, %207) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%211 = "stablehlo.subtract"(%210, %201) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%212 = "stablehlo.constant"() {value = dense<2.651786132033368e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%213 = "stablehlo.add"(%211, %212) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%214 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%215 = "stablehlo.multiply"(%214, %121) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%216 = "stablehlo.multiply"(%215, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%217 = "stablehlo.subtract"(%216, %207) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%218 = "stablehlo.constant"() {value = dense<-8.723442352852221e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%219 = "stablehlo.add"(%217, %218) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%220 = "stablehlo.multiply"(%121, %219) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%221 = "stablehlo.subtract"(%220, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%222 = "stablehlo.constant"() {value = dense<1.5772797147489012e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%223 = "stablehlo.add"(%221, %222) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%224 = "stablehlo.multiply"(%116, %223) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%225 = "stablehlo.add"(%113, %224) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%226 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%227 = "stablehlo.divide"(%226, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%228 = "stablehlo.multiply"(%227, %227) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%229 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%231 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%232 = "stablehlo.subtract"(%230, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%233 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%234 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%235 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%236 = "stablehlo.multiply"(%235, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%237 = "stablehlo.multiply"(%236, %233) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%238 = "stablehlo.subtract"(%237, %234) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%239 = "stablehlo.constant"() {value = dense<-2.880866169482871e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%240 = "stablehlo.add"(%238, %239) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%241 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%242 = "stablehlo.multiply"(%241, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%243 = "stablehlo.multiply"(%242, %240) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%244 = "stablehlo.subtract"(%243, %233) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%245 = "stablehlo.constant"() {value = dense<1.6305919233744186e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%246 = "stablehlo.add"(%244, %245) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%247 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%248 = "stablehlo.multiply"(%247, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%249 = "stablehlo.multiply"(%248, %246) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%250 = "stablehlo.subtract"(%249, %240) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%251 = "stablehlo.constant"() {value = dense<-1.0011513723467786e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%252 = "stablehlo.add"(%250, %251) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%253 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%254 = "stablehlo.multiply"(%253, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%255 = "stablehlo.multiply"(%254, %252) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%256 = "stablehlo.subtract"(%255, %246) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%257 = "stablehlo.constant"() {value = dense<6.748072215733873e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%258 = "stablehlo.add"(%256, %257) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%259 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%260 = "stablehlo.multiply"(%259, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%261 = "stablehlo.multiply"(%260, %258) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%262 = "stablehlo.subtract"(%261, %252) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%263 = "stablehlo.constant"() {value = dense<-5.069034095935236e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%264 = "stablehlo.add"(%262, %263) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%265 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%266 = "stablehlo.multiply"(%265, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%267 = "stablehlo.multiply"(%266, %264) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%268 = "stablehlo.subtract"(%267, %258) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%269 = "stablehlo.constant"() {value = dense<4.3265957431549404e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%270 = "stablehlo.add"(%268, %269) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%271 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%272 = "stablehlo.multiply"(%271, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%273 = "stablehlo.multiply"(%272, %270) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%274 = "stablehlo.subtract"(%273, %264) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%275 = "stablehlo.constant"() {value = dense<-4.3045788699253914e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%276 = "stablehlo.add"(%274, %275) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%277 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%278 = "stablehlo.multiply"(%277, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%279 = "stablehlo.multiply"(%278, %276) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%280 = "stablehlo.subtract"(%279, %270) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%281 = "stablehlo.constant"() {value = dense<5.168262387349193e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%282 = "stablehlo.add"(%280, %281) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%283 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%284 = "stablehlo.multiply"(%283, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%285 = "stablehlo.multiply"(%284, %282) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%286 = "stablehlo.subtract"(%285, %276) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%287 = "stablehlo.constant"() {value = dense<-7.86409137723707e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%288 = "stablehlo.add"(%286, %287) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%289 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%290 = "stablehlo.multiply"(%289, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%291 = "stablehlo.multiply"(%290, %288) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%292 = "stablehlo.subtract"(%291, %282) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%293 = "stablehlo.constant"() {value = dense<1.6306464635151382e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%294 = "stablehlo.add"(%292, %293) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%295 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%296 = "stablehlo.multiply"(%295, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%297 = "stablehlo.multiply"(%296, %294) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%298 = "stablehlo.subtract"(%297, %288) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%299 = "stablehlo.constant"() {value = dense<-5.1705945376060975e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%300 = "stablehlo.add"(%298, %299) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%301 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%302 = "stablehlo.multiply"(%301, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%303 = "stablehlo.multiply"(%302, %300) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%304 = "stablehlo.subtract"(%303, %294) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%305 = "stablehlo.constant"() {value = dense<3.0751847875194745e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%306 = "stablehlo.add"(%304, %305) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%307 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%308 = "stablehlo.multiply"(%307, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%309 = "stablehlo.multiply"(%308, %306) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%310 = "stablehlo.subtract"(%309, %300) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%311 = "stablehlo.constant"() {value = dense<-5.365220468132117e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%312 = "stablehlo.add"(%310, %311) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%313 = "stablehlo.multiply"(%232, %312) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%314 = "stablehlo.subtract"(%313, %306) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%315 = "stablehlo.constant"() {value = dense<9.994603493475187e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%316 = "stablehlo.add"(%314, %315) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%317 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%318 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%319 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%320 = "stablehlo.multiply"(%319, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%321 = "stablehlo.multiply"(%320, %317) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%322 = "stablehlo.subtract"(%321, %318) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%323 = "stablehlo.constant"() {value = dense<-2.336930172211422e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%324 = "stablehlo.add"(%322, %323) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%325 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%326 = "stablehlo.multiply"(%325, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%327 = "stablehlo.multiply"(%326, %324) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%328 = "stablehlo.subtract"(%327, %317) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%329 = "stablehlo.constant"() {value = dense<1.0473158973776097e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%330 = "stablehlo.add"(%328, %329) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%331 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%332 = "stablehlo.multiply"(%331, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%333 = "stablehlo.multiply"(%332, %330) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%334 = "stablehlo.subtract"(%333, %324) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%335 = "stablehlo.constant"() {value = dense<-4.952892629886516e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%336 = "stablehlo.add"(%334, %335) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%337 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%338 = "stablehlo.multiply"(%337, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%339 = "stablehlo.multiply"(%338, %336) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%340 = "stablehlo.subtract"(%339, %330) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%341 = "stablehlo.constant"() {value = dense<2.4865952389390515e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%342 = "stablehlo.add"(%340, %341) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%343 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%344 = "stablehlo.multiply"(%343, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%345 = "stablehlo.multiply"(%344, %342) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%346 = "stablehlo.subtract"(%345, %336) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%347 = "stablehlo.constant"() {value = dense<-1.3348852171502517e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%348 = "stablehlo.add"(%346, %347) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%349 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%350 = "stablehlo.multiply"(%349, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%351 = "stablehlo.multiply"(%350, %348) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%352 = "stablehlo.subtract"(%351, %342) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%353 = "stablehlo.constant"() {value = dense<7.729703176242605e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%354 = "stablehlo.add"(%352, %353) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%355 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%356 = "stablehlo.multiply"(%355, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%357 = "stablehlo.multiply"(%356, %354) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%358 = "stablehlo.subtract"(%357, %348) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%359 = "stablehlo.constant"() {value = dense<-4.87994410531204e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%360 = "stablehlo.add"(%358, %359) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%361 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%362 = "stablehlo.multiply"(%361, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%363 = "stablehlo.multiply"(%362, %360) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%364 = "stablehlo.subtract"(%363, %354) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%365 = "stablehlo.constant"() {value = dense<3.4041800321963686e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%366 = "stablehlo.add"(%364, %365) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%367 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%368 = "stablehlo.multiply"(%367, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%369 = "stablehlo.multiply"(%368, %366) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%370 = "stablehlo.subtract"(%369, %360) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%371 = "stablehlo.constant"() {value = dense<-2.6690625482579414e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%372 = "stablehlo.add"(%370, %371) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%373 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%374 = "stablehlo.multiply"(%373, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%375 = "stablehlo.multiply"(%374, %372) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%376 = "stablehlo.subtract"(%375, %366) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%377 = "stablehlo.constant"() {value = dense<2.404916100281365e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%378 = "stablehlo.add"(%376, %377) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%379 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%380 = "stablehlo.multiply"(%379, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%381 = "stablehlo.multiply"(%380, %378) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%382 = "stablehlo.subtract"(%381, %372) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%383 = "stablehlo.constant"() {value = dense<-2.565397936797308e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%384 = "stablehlo.add"(%382, %383) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%385 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%386 = "stablehlo.multiply"(%385, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%387 = "stablehlo.multiply"(%386, %384) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%388 = "stablehlo.subtract"(%387, %378) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%389 = "stablehlo.constant"() {value = dense<3.376097523734991e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%390 = "stablehlo.add"(%388, %389) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%391 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%392 = "stablehlo.multiply"(%391, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%393 = "stablehlo.multiply"(%392, %390) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%394 = "stablehlo.subtract"(%393, %384) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%395 = "stablehlo.constant"() {value = dense<-5.817532749493056e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%396 = "stablehlo.add"(%394, %395) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%397 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%398 = "stablehlo.multiply"(%397, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%399 = "stablehlo.multiply"(%398, %396) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%400 = "stablehlo.subtract"(%399, %390) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%401 = "stablehlo.constant"() {value = dense<1.4377965798375193e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%402 = "stablehlo.add"(%400, %401) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%403 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%404 = "stablehlo.multiply"(%403, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%405 = "stablehlo.multiply"(%404, %402) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%406 = "stablehlo.subtract"(%405, %396) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%407 = "stablehlo.constant"() {value = dense<-5.9315987288485175e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%408 = "stablehlo.add"(%406, %407) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%409 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%410 = "stablehlo.multiply"(%409, %232) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%411 = "stablehlo.multiply"(%410, %408) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%412 = "stablehlo.subtract"(%411, %402) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%413 = "stablehlo.constant"() {value = dense<5.470815954089319e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%414 = "stablehlo.add"(%412, %413) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%415 = "stablehlo.multiply"(%232, %414) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%416 = "stablehlo.subtract"(%415, %408) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%417 = "stablehlo.constant"() {value = dense<-1.2444683684269607e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%418 = "stablehlo.add"(%416, %417) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%419 = "stablehlo.divide"(%418, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%420 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%421 = "stablehlo.subtract"(%0, %420) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%422 = "stablehlo.cosine"(%421) : (tensor<32xf64>) -> tensor<32xf64>
%423 = "stablehlo.sine"(%421) : (tensor<32xf64>) -> tensor<32xf64>
%424 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%425 = "stablehlo.divide"(%424, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%426 = "stablehlo.sqrt"(%425) : (tensor<32xf64>) -> tensor<32xf64>
%427 = "stablehlo.multiply"(%316, %423) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%428 = "stablehlo.multiply"(%419, %422) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%429 = "stablehlo.add"(%427, %428) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%430 = "stablehlo.multiply"(%426, %429) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%431 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%432 = "stablehlo.compare"(%0, %431) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%433 = "stablehlo.select"(%432, %225, %430) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %433 : tensor<32xf64>
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
%13 = "stablehlo.constant"() {value = dense<5.248794787330516e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%16 = "stablehlo.multiply"(%15, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.multiply"(%16, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<-1.44072332740187e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.subtract"(%23, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<3.206532537654801e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.multiply"(%27, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.constant"() {value = dense<-5.632079141056987e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<7.531135932577742e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.multiply"(%39, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.multiply"(%40, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.subtract"(%41, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.constant"() {value = dense<-7.287962479552079e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%46 = "stablehlo.multiply"(%45, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.subtract"(%47, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%49 = "stablehlo.constant"() {value = dense<4.719668959576339e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%51 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%52 = "stablehlo.multiply"(%51, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.multiply"(%52, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%54 = "stablehlo.subtract"(%53, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.constant"() {value = dense<-1.7730201278114358e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%58 = "stablehlo.multiply"(%57, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%59 = "stablehlo.multiply"(%58, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.subtract"(%59, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%61 = "stablehlo.constant"() {value = dense<2.6156734625504663e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%64 = "stablehlo.multiply"(%63, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.subtract"(%65, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.constant"() {value = dense<1.7903431407718265e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%70 = "stablehlo.multiply"(%69, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.subtract"(%71, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.constant"() {value = dense<-2.744743055297453e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%74 = "stablehlo.add"(%72, %73) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.multiply"(%6, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.subtract"(%75, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.constant"() {value = dense<-3.314611320328494e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.log"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.multiply"(%80, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%82 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%86 = "stablehlo.subtract"(%84, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%89 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%90 = "stablehlo.multiply"(%89, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%91 = "stablehlo.multiply"(%90, %87) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.subtract"(%91, %88) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<-2.679253530557673e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%96 = "stablehlo.multiply"(%95, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.multiply"(%96, %94) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.subtract"(%97, %87) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.constant"() {value = dense<7.608163592418782e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%100 = "stablehlo.add"(%98, %99) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%102 = "stablehlo.multiply"(%101, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%103 = "stablehlo.multiply"(%102, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.subtract"(%103, %94) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.constant"() {value = dense<-1.7619469077621507e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%108 = "stablehlo.multiply"(%107, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.multiply"(%108, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.subtract"(%109, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.constant"() {value = dense<3.246032882100508e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%114 = "stablehlo.multiply"(%113, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.multiply"(%114, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%116 = "stablehlo.subtract"(%115, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%117 = "stablehlo.constant"() {value = dense<-4.6062616620627504e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.add"(%116, %117) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%119 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%120 = "stablehlo.multiply"(%119, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%121 = "stablehlo.multiply"(%120, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.subtract"(%121, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.constant"() {value = dense<4.819180069467605e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%126 = "stablehlo.multiply"(%125, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%127 = "stablehlo.multiply"(%126, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%128 = "stablehlo.subtract"(%127, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%129 = "stablehlo.constant"() {value = dense<-3.4893769411408884e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%130 = "stablehlo.add"(%128, %129) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%131 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%132 = "stablehlo.multiply"(%131, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%133 = "stablehlo.multiply"(%132, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%134 = "stablehlo.subtract"(%133, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.constant"() {value = dense<1.5806710233209725e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%138 = "stablehlo.multiply"(%137, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.multiply"(%138, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%140 = "stablehlo.subtract"(%139, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.constant"() {value = dense<-3.7009499387264977e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%142 = "stablehlo.add"(%140, %141) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%144 = "stablehlo.multiply"(%143, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%145 = "stablehlo.multiply"(%144, %142) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.subtract"(%145, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.constant"() {value = dense<2.651786132033368e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%148 = "stablehlo.add"(%146, %147) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%150 = "stablehlo.multiply"(%149, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.multiply"(%150, %148) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%152 = "stablehlo.subtract"(%151, %142) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%153 = "stablehlo.constant"() {value = dense<-8.723442352852221e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%155 = "stablehlo.multiply"(%86, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%156 = "stablehlo.subtract"(%155, %148) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.constant"() {value = dense<1.5772797147489012e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%158 = "stablehlo.add"(%156, %157) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%159 = "stablehlo.multiply"(%81, %158) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%160 = "stablehlo.add"(%78, %159) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%161 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%162 = "stablehlo.divide"(%161, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%163 = "stablehlo.multiply"(%162, %162) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%165 = "stablehlo.multiply"(%163, %164) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%166 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%167 = "stablehlo.subtract"(%165, %166) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%168 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%169 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%171 = "stablehlo.multiply"(%170, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%172 = "stablehlo.multiply"(%171, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%173 = "stablehlo.subtract"(%172, %169) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%174 = "stablehlo.constant"() {value = dense<1.6306464635151382e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%175 = "stablehlo.add"(%173, %174) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%176 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%177 = "stablehlo.multiply"(%176, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%178 = "stablehlo.multiply"(%177, %175) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%179 = "stablehlo.subtract"(%178, %168) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%180 = "stablehlo.constant"() {value = dense<-5.1705945376060975e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%181 = "stablehlo.add"(%179, %180) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%182 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%183 = "stablehlo.multiply"(%182, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%184 = "stablehlo.multiply"(%183, %181) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%185 = "stablehlo.subtract"(%184, %175) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%186 = "stablehlo.constant"() {value = dense<3.0751847875194745e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%187 = "stablehlo.add"(%185, %186) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%188 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%189 = "stablehlo.multiply"(%188, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%190 = "stablehlo.multiply"(%189, %187) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%191 = "stablehlo.subtract"(%190, %181) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%192 = "stablehlo.constant"() {value = dense<-5.365220468132117e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%193 = "stablehlo.add"(%191, %192) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%194 = "stablehlo.multiply"(%167, %193) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%195 = "stablehlo.subtract"(%194, %187) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%196 = "stablehlo.constant"() {value = dense<9.994603493475187e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%197 = "stablehlo.add"(%195, %196) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%198 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%199 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%200 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%201 = "stablehlo.multiply"(%200, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%202 = "stablehlo.multiply"(%201, %198) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%203 = "stablehlo.subtract"(%202, %199) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%204 = "stablehlo.constant"() {value = dense<-5.817532749493056e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%205 = "stablehlo.add"(%203, %204) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%206 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%207 = "stablehlo.multiply"(%206, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%208 = "stablehlo.multiply"(%207, %205) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%209 = "stablehlo.subtract"(%208, %198) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%210 = "stablehlo.constant"() {value = dense<1.4377965798375193e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%211 = "stablehlo.add"(%209, %210) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%212 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%213 = "stablehlo.multiply"(%212, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%214 = "stablehlo.multiply"(%213, %211) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%215 = "stablehlo.subtract"(%214, %205) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%216 = "stablehlo.constant"() {value = dense<-5.9315987288485175e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%217 = "stablehlo.add"(%215, %216) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%218 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%219 = "stablehlo.multiply"(%218, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%220 = "stablehlo.multiply"(%219, %217) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%221 = "stablehlo.subtract"(%220, %211) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%222 = "stablehlo.constant"() {value = dense<5.470815954089319e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%223 = "stablehlo.add"(%221, %222) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%224 = "stablehlo.multiply"(%167, %223) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%225 = "stablehlo.subtract"(%224, %217) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%226 = "stablehlo.constant"() {value = dense<-1.2444683684269607e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%227 = "stablehlo.add"(%225, %226) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%228 = "stablehlo.divide"(%227, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%229 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%230 = "stablehlo.subtract"(%1, %229) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%231 = "stablehlo.cosine"(%230) : (tensor<8xf32>) -> tensor<8xf32>
%232 = "stablehlo.sine"(%230) : (tensor<8xf32>) -> tensor<8xf32>
%233 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%234 = "stablehlo.divide"(%233, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%235 = "stablehlo.sqrt"(%234) : (tensor<8xf32>) -> tensor<8xf32>
%236 = "stablehlo.multiply"(%197, %232) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%237 = "stablehlo.multiply"(%228, %231) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%238 = "stablehlo.add"(%236, %237) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%239 = "stablehlo.multiply"(%235, %238) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%240 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%241 = "stablehlo.compare"(%1, %240) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%242 = "stablehlo.select"(%241, %160, %239) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %242 : tensor<8xf32>
}
}

