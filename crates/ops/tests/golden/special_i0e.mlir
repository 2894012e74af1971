// f32[2,16]
module @example {
func.func public @main(%0: tensor<2x16xf32>) -> (tensor<2x16xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%3 = "stablehlo.divide"(%1, %2) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%9 = "stablehlo.multiply"(%8, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%11 = "stablehlo.subtract"(%10, %7) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%12 = "stablehlo.constant"() {value = dense<2.6598237246823866e-9> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%18 = "stablehlo.constant"() {value = dense<-1.300025009986248e-8> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%24 = "stablehlo.constant"() {value = dense<6.046995022541919e-8> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%30 = "stablehlo.constant"() {value = dense<-2.670793853940612e-7> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%36 = "stablehlo.constant"() {value = dense<1.1173875391201037e-6> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%42 = "stablehlo.constant"() {value = dense<-4.4167383584587505e-6> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%48 = "stablehlo.constant"() {value = dense<1.6448448070728896e-5> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%49 = "stablehlo.add"(%47, %48) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%54 = "stablehlo.constant"() {value = dense<-5.754195010082104e-5> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%55 = "stablehlo.add"(%53, %54) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%60 = "stablehlo.constant"() {value = dense<1.8850288509584165e-4> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%61 = "stablehlo.add"(%59, %60) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%63 = "stablehlo.multiply"(%62, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%66 = "stablehlo.constant"() {value = dense<-5.763755745385824e-4> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%67 = "stablehlo.add"(%65, %66) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%69 = "stablehlo.multiply"(%68, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%72 = "stablehlo.constant"() {value = dense<1.6394756169413357e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%73 = "stablehlo.add"(%71, %72) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%75 = "stablehlo.multiply"(%74, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%76 = "stablehlo.multiply"(%75, %73) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%77 = "stablehlo.subtract"(%76, %67) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%78 = "stablehlo.constant"() {value = dense<-4.324309995050576e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%81 = "stablehlo.multiply"(%80, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%83 = "stablehlo.subtract"(%82, %73) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%84 = "stablehlo.constant"() {value = dense<1.0546460394594998e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%85 = "stablehlo.add"(%83, %84) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%87 = "stablehlo.multiply"(%86, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%89 = "stablehlo.subtract"(%88, %79) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%90 = "stablehlo.constant"() {value = dense<-2.373741480589947e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%91 = "stablehlo.add"(%89, %90) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%93 = "stablehlo.multiply"(%92, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%96 = "stablehlo.constant"() {value = dense<4.9305284239670705e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%97 = "stablehlo.add"(%95, %96) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%99 = "stablehlo.multiply"(%98, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%102 = "stablehlo.constant"() {value = dense<-9.490109704804764e-2> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%103 = "stablehlo.add"(%101, %102) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%104 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%105 = "stablehlo.multiply"(%104, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%106 = "stablehlo.multiply"(%105, %103) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%107 = "stablehlo.subtract"(%106, %97) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%108 = "stablehlo.constant"() {value = dense<1.7162090152220877e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%109 = "stablehlo.add"(%107, %108) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%111 = "stablehlo.multiply"(%110, %5) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%112 = "stablehlo.multiply"(%111, %109) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%113 = "stablehlo.subtract"(%112, %103) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%114 = "stablehlo.constant"() {value = dense<-3.046826723431984e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%116 = "stablehlo.multiply"(%5, %115) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%117 = "stablehlo.subtract"(%116, %109) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%118 = "stablehlo.constant"() {value = dense<3.3839763720473803e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%119 = "stablehlo.add"(%117, %118) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%120 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%121 = "stablehlo.divide"(%120, %1) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%122 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%123 = "stablehlo.subtract"(%121, %122) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%124 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%126 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%127 = "stablehlo.multiply"(%126, %123) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%128 = "stablehlo.multiply"(%127, %124) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%129 = "stablehlo.subtract"(%128, %125) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%130 = "stablehlo.constant"() {value = dense<3.396232025708386e-9> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%131 = "stablehlo.add"(%129, %130) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%132 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%133 = "stablehlo.multiply"(%132, %123) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%134 = "stablehlo.multiply"(%133, %131) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%135 = "stablehlo.subtract"(%134, %124) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%136 = "stablehlo.constant"() {value = dense<2.266668990498178e-8> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%137 = "stablehlo.add"(%135, %136) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%138 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%139 = "stablehlo.multiply"(%138, %123) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%140 = "stablehlo.multiply"(%139, %137) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%141 = "stablehlo.subtract"(%140, %131) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%142 = "stablehlo.constant"() {value = dense<2.0489185894690636e-7> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%143 = "stablehlo.add"(%141, %142) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%144 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%145 = "stablehlo.multiply"(%144, %123) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%146 = "stablehlo.multiply"(%145, %143) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%147 = "stablehlo.subtract"(%146, %137) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%148 = "stablehlo.constant"() {value = dense<2.8913705208347567e-6> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%149 = "stablehlo.add"(%147, %148) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%150 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%151 = "stablehlo.multiply"(%150, %123) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%152 = "stablehlo.multiply"(%151, %149) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%153 = "stablehlo.subtract"(%152, %143) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%154 = "stablehlo.constant"() {value = dense<6.889758346916825e-5> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%155 = "stablehlo.add"(%153, %154) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%156 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%157 = "stablehlo.multiply"(%156, %123) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%158 = "stablehlo.multiply"(%157, %155) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%159 = "stablehlo.subtract"(%158, %149) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%160 = "stablehlo.constant"() {value = dense<3.3691164782556943e-3> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%161 = "stablehlo.add"(%159, %160) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%162 = "stablehlo.multiply"(%123, %161) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%163 = "stablehlo.subtract"(%162, %155) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%164 = "stablehlo.constant"() {value = dense<4.022452055070544e-1> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%165 = "stablehlo.add"(%163, %164) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%166 = "stablehlo.rsqrt"(%1) : (tensor<2x16xf32>) -> tensor<2x16xf32>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
%168 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<2x16xf32>} : () -> tensor<2x16xf32>
%169 = "stablehlo.compare"(%1, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xi1>
%170 = "stablehlo.select"(%169, %119, %167) : (tensor<2x16xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
return %170 : tensor<2x16xf32>
}
}

// f64[16]
module @example {
func.func public @main(%0: tensor<16xf64>) -> (tensor<16xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<16xf64>) -> tensor<16xf64>
%2 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%3 = "stablehlo.divide"(%1, %2) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%5 = "stablehlo.subtract"(%3, %4) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%6 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%8 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%9 = "stablehlo.multiply"(%8, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%11 = "stablehlo.subtract"(%10, %7) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%12 = "stablehlo.constant"() {value = dense<-4.4153416464793395e-18> : tensor<16xf64>} : () -> tensor<16xf64>
%13 = "stablehlo.add"(%11, %12) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%18 = "stablehlo.constant"() {value = dense<3.3307945188222384e-17> : tensor<16xf64>} : () -> tensor<16xf64>
%19 = "stablehlo.add"(%17, %18) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%24 = "stablehlo.constant"() {value = dense<-2.431279846547955e-16> : tensor<16xf64>} : () -> tensor<16xf64>
%25 = "stablehlo.add"(%23, %24) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%30 = "stablehlo.constant"() {value = dense<1.715391285555133e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%36 = "stablehlo.constant"() {value = dense<-1.1685332877993451e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%42 = "stablehlo.constant"() {value = dense<7.676185498604936e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%43 = "stablehlo.add"(%41, %42) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%48 = "stablehlo.constant"() {value = dense<-4.85644678311193e-13> : tensor<16xf64>} : () -> tensor<16xf64>
%49 = "stablehlo.add"(%47, %48) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%54 = "stablehlo.constant"() {value = dense<2.95505266312964e-12> : tensor<16xf64>} : () -> tensor<16xf64>
%55 = "stablehlo.add"(%53, %54) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%60 = "stablehlo.constant"() {value = dense<-1.7268262914415555e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%63 = "stablehlo.multiply"(%62, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%66 = "stablehlo.constant"() {value = dense<9.675809035373237e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%67 = "stablehlo.add"(%65, %66) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%68 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%69 = "stablehlo.multiply"(%68, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%70 = "stablehlo.multiply"(%69, %67) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%71 = "stablehlo.subtract"(%70, %61) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%72 = "stablehlo.constant"() {value = dense<-5.189795601635263e-10> : tensor<16xf64>} : () -> tensor<16xf64>
%73 = "stablehlo.add"(%71, %72) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%74 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%75 = "stablehlo.multiply"(%74, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%76 = "stablehlo.multiply"(%75, %73) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%77 = "stablehlo.subtract"(%76, %67) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%78 = "stablehlo.constant"() {value = dense<2.6598237246823866e-9> : tensor<16xf64>} : () -> tensor<16xf64>
%79 = "stablehlo.add"(%77, %78) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%80 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%81 = "stablehlo.multiply"(%80, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%82 = "stablehlo.multiply"(%81, %79) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%83 = "stablehlo.subtract"(%82, %73) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%84 = "stablehlo.constant"() {value = dense<-1.300025009986248e-8> : tensor<16xf64>} : () -> tensor<16xf64>
%85 = "stablehlo.add"(%83, %84) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%86 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%87 = "stablehlo.multiply"(%86, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%88 = "stablehlo.multiply"(%87, %85) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%89 = "stablehlo.subtract"(%88, %79) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%90 = "stablehlo.constant"() {value = dense<6.046995022541919e-8> : tensor<16xf64>} : () -> tensor<16xf64>
%91 = "stablehlo.add"(%89, %90) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%92 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%93 = "stablehlo.multiply"(%92, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%94 = "stablehlo.multiply"(%93, %91) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%95 = "stablehlo.subtract"(%94, %85) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%96 = "stablehlo.constant"() {value = dense<-2.670793853940612e-7> : tensor<16xf64>} : () -> tensor<16xf64>
%97 = "stablehlo.add"(%95, %96) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%98 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%99 = "stablehlo.multiply"(%98, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%100 = "stablehlo.multiply"(%99, %97) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%101 = "stablehlo.subtract"(%100, %91) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%102 = "stablehlo.constant"() {value = dense<1.1173875391201037e-6> : tensor<16xf64>} : () -> tensor<16xf64>
%103 = "stablehlo.add"(%101, %102) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%104 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%105 = "stablehlo.multiply"(%104, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%106 = "stablehlo.multiply"(%105, %103) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%107 = "stablehlo.subtract"(%106, %97) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%108 = "stablehlo.constant"() {value = dense<-4.4167383584587505e-6> : tensor<16xf64>} : () -> tensor<16xf64>
%109 = "stablehlo.add"(%107, %108) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%110 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%111 = "stablehlo.multiply"(%110, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%112 = "stablehlo.multiply"(%111, %109) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%113 = "stablehlo.subtract"(%112, %103) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%114 = "stablehlo.constant"() {value = dense<1.6448448070728896e-5> : tensor<16xf64>} : () -> tensor<16xf64>
%115 = "stablehlo.add"(%113, %114) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%116 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%117 = "stablehlo.multiply"(%116, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%118 = "stablehlo.multiply"(%117, %115) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%119 = "stablehlo.subtract"(%118, %109) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%120 = "stablehlo.constant"() {value = dense<-5.754195010082104e-5> : tensor<16xf64>} : () -> tensor<16xf64>
%121 = "stablehlo.add"(%119, %120) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%122 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%123 = "stablehlo.multiply"(%122, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%124 = "stablehlo.multiply"(%123, %121) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%125 = "stablehlo.subtract"(%124, %115) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%126 = "stablehlo.constant"() {value = dense<1.8850288509584165e-4> : tensor<16xf64>} : () -> tensor<16xf64>
%127 = "stablehlo.add"(%125, %126) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%128 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%129 = "stablehlo.multiply"(%128, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%130 = "stablehlo.multiply"(%129, %127) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%131 = "stablehlo.subtract"(%130, %121) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%132 = "stablehlo.constant"() {value = dense<-5.763755745385824e-4> : tensor<16xf64>} : () -> tensor<16xf64>
%133 = "stablehlo.add"(%131, %132) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%134 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%135 = "stablehlo.multiply"(%134, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%136 = "stablehlo.multiply"(%135, %133) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%137 = "stablehlo.subtract"(%136, %127) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%138 = "stablehlo.constant"() {value = dense<1.6394756169413357e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%139 = "stablehlo.add"(%137, %138) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%140 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%141 = "stablehlo.multiply"(%140, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%142 = "stablehlo.multiply"(%141, %139) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%143 = "stablehlo.subtract"(%142, %133) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%144 = "stablehlo.constant"() {value = dense<-4.324309995050576e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%145 = "stablehlo.add"(%143, %144) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%146 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%147 = "stablehlo.multiply"(%146, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%148 = "stablehlo.multiply"(%147, %145) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%149 = "stablehlo.subtract"(%148, %139) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%150 = "stablehlo.constant"() {value = dense<1.0546460394594998e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%151 = "stablehlo.add"(%149, %150) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%152 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%153 = "stablehlo.multiply"(%152, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%154 = "stablehlo.multiply"(%153, %151) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%155 = "stablehlo.subtract"(%154, %145) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%156 = "stablehlo.constant"() {value = dense<-2.373741480589947e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%157 = "stablehlo.add"(%155, %156) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%158 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%159 = "stablehlo.multiply"(%158, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%160 = "stablehlo.multiply"(%159, %157) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%161 = "stablehlo.subtract"(%160, %151) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%162 = "stablehlo.constant"() {value = dense<4.9305284239670705e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%163 = "stablehlo.add"(%161, %162) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%164 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%165 = "stablehlo.multiply"(%164, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%166 = "stablehlo.multiply"(%165, %163) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%167 = "stablehlo.subtract"(%166, %157) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%168 = "stablehlo.constant"() {value = dense<-9.490109704804764e-2> : tensor<16xf64>} : () -> tensor<16xf64>
%169 = "stablehlo.add"(%167, %168) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%170 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%171 = "stablehlo.multiply"(%170, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%172 = "stablehlo.multiply"(%171, %169) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%173 = "stablehlo.subtract"(%172, %163) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%174 = "stablehlo.constant"() {value = dense<1.7162090152220877e-1> : tensor<16xf64>} : () -> tensor<16xf64>
%175 = "stablehlo.add"(%173, %174) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%176 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%177 = "stablehlo.multiply"(%176, %5) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%178 = "stablehlo.multiply"(%177, %175) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%179 = "stablehlo.subtract"(%178, %169) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%180 = "stablehlo.constant"() {value = dense<-3.046826723431984e-1> : tensor<16xf64>} : () -> tensor<16xf64>
%181 = "stablehlo.add"(%179, %180) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%182 = "stablehlo.multiply"(%5, %181) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%183 = "stablehlo.subtract"(%182, %175) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%184 = "stablehlo.constant"() {value = dense<3.3839763720473803e-1> : tensor<16xf64>} : () -> tensor<16xf64>
%185 = "stablehlo.add"(%183, %184) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%186 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<16xf64>} : () -> tensor<16xf64>
%187 = "stablehlo.divide"(%186, %1) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%188 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%189 = "stablehlo.subtract"(%187, %188) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%190 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%191 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%192 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%193 = "stablehlo.multiply"(%192, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%194 = "stablehlo.multiply"(%193, %190) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%195 = "stablehlo.subtract"(%194, %191) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%196 = "stablehlo.constant"() {value = dense<-7.233180487874754e-18> : tensor<16xf64>} : () -> tensor<16xf64>
%197 = "stablehlo.add"(%195, %196) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%198 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%199 = "stablehlo.multiply"(%198, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%200 = "stablehlo.multiply"(%199, %197) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%201 = "stablehlo.subtract"(%200, %190) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%202 = "stablehlo.constant"() {value = dense<-4.830504485944182e-18> : tensor<16xf64>} : () -> tensor<16xf64>
%203 = "stablehlo.add"(%201, %202) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%204 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%205 = "stablehlo.multiply"(%204, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%206 = "stablehlo.multiply"(%205, %203) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%207 = "stablehlo.subtract"(%206, %197) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%208 = "stablehlo.constant"() {value = dense<4.46562142029676e-17> : tensor<16xf64>} : () -> tensor<16xf64>
%209 = "stablehlo.add"(%207, %208) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%210 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%211 = "stablehlo.multiply"(%210, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%212 = "stablehlo.multiply"(%211, %209) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%213 = "stablehlo.subtract"(%212, %203) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%214 = "stablehlo.constant"() {value = dense<3.461222867697461e-17> : tensor<16xf64>} : () -> tensor<16xf64>
%215 = "stablehlo.add"(%213, %214) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%216 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%217 = "stablehlo.multiply"(%216, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%218 = "stablehlo.multiply"(%217, %215) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%219 = "stablehlo.subtract"(%218, %209) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%220 = "stablehlo.constant"() {value = dense<-2.8276239805165836e-16> : tensor<16xf64>} : () -> tensor<16xf64>
%221 = "stablehlo.add"(%219, %220) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%222 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%223 = "stablehlo.multiply"(%222, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%224 = "stablehlo.multiply"(%223, %221) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%225 = "stablehlo.subtract"(%224, %215) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%226 = "stablehlo.constant"() {value = dense<-3.425485619677219e-16> : tensor<16xf64>} : () -> tensor<16xf64>
%227 = "stablehlo.add"(%225, %226) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%228 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%229 = "stablehlo.multiply"(%228, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%230 = "stablehlo.multiply"(%229, %227) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%231 = "stablehlo.subtract"(%230, %221) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%232 = "stablehlo.constant"() {value = dense<1.7725601330565263e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%233 = "stablehlo.add"(%231, %232) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%234 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%235 = "stablehlo.multiply"(%234, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%236 = "stablehlo.multiply"(%235, %233) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%237 = "stablehlo.subtract"(%236, %227) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%238 = "stablehlo.constant"() {value = dense<3.8116806693526224e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%239 = "stablehlo.add"(%237, %238) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%240 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%241 = "stablehlo.multiply"(%240, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%242 = "stablehlo.multiply"(%241, %239) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%243 = "stablehlo.subtract"(%242, %233) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%244 = "stablehlo.constant"() {value = dense<-9.554846698828307e-15> : tensor<16xf64>} : () -> tensor<16xf64>
%245 = "stablehlo.add"(%243, %244) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%246 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%247 = "stablehlo.multiply"(%246, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%248 = "stablehlo.multiply"(%247, %245) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%249 = "stablehlo.subtract"(%248, %239) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%250 = "stablehlo.constant"() {value = dense<-4.150569347287222e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%251 = "stablehlo.add"(%249, %250) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%252 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%253 = "stablehlo.multiply"(%252, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%254 = "stablehlo.multiply"(%253, %251) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%255 = "stablehlo.subtract"(%254, %245) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%256 = "stablehlo.constant"() {value = dense<1.54008621752141e-14> : tensor<16xf64>} : () -> tensor<16xf64>
%257 = "stablehlo.add"(%255, %256) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%258 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%259 = "stablehlo.multiply"(%258, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%260 = "stablehlo.multiply"(%259, %257) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%261 = "stablehlo.subtract"(%260, %251) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%262 = "stablehlo.constant"() {value = dense<3.8527783827421426e-13> : tensor<16xf64>} : () -> tensor<16xf64>
%263 = "stablehlo.add"(%261, %262) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%264 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%265 = "stablehlo.multiply"(%264, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%266 = "stablehlo.multiply"(%265, %263) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%267 = "stablehlo.subtract"(%266, %257) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%268 = "stablehlo.constant"() {value = dense<7.180124451383666e-13> : tensor<16xf64>} : () -> tensor<16xf64>
%269 = "stablehlo.add"(%267, %268) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%270 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%271 = "stablehlo.multiply"(%270, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%272 = "stablehlo.multiply"(%271, %269) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%273 = "stablehlo.subtract"(%272, %263) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%274 = "stablehlo.constant"() {value = dense<-1.7941785315068062e-12> : tensor<16xf64>} : () -> tensor<16xf64>
%275 = "stablehlo.add"(%273, %274) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%276 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%277 = "stablehlo.multiply"(%276, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%278 = "stablehlo.multiply"(%277, %275) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%279 = "stablehlo.subtract"(%278, %269) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%280 = "stablehlo.constant"() {value = dense<-1.3215811840447713e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%281 = "stablehlo.add"(%279, %280) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%282 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%283 = "stablehlo.multiply"(%282, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%284 = "stablehlo.multiply"(%283, %281) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%285 = "stablehlo.subtract"(%284, %275) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%286 = "stablehlo.constant"() {value = dense<-3.1499165279632416e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%287 = "stablehlo.add"(%285, %286) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%288 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%289 = "stablehlo.multiply"(%288, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%290 = "stablehlo.multiply"(%289, %287) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%291 = "stablehlo.subtract"(%290, %281) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%292 = "stablehlo.constant"() {value = dense<1.1889147107846437e-11> : tensor<16xf64>} : () -> tensor<16xf64>
%293 = "stablehlo.add"(%291, %292) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%294 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%295 = "stablehlo.multiply"(%294, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%296 = "stablehlo.multiply"(%295, %293) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%297 = "stablehlo.subtract"(%296, %287) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%298 = "stablehlo.constant"() {value = dense<4.94060238822497e-10> : tensor<16xf64>} : () -> tensor<16xf64>
%299 = "stablehlo.add"(%297, %298) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%300 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%301 = "stablehlo.multiply"(%300, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%302 = "stablehlo.multiply"(%301, %299) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%303 = "stablehlo.subtract"(%302, %293) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%304 = "stablehlo.constant"() {value = dense<3.396232025708386e-9> : tensor<16xf64>} : () -> tensor<16xf64>
%305 = "stablehlo.add"(%303, %304) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%306 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%307 = "stablehlo.multiply"(%306, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%308 = "stablehlo.multiply"(%307, %305) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%309 = "stablehlo.subtract"(%308, %299) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%310 = "stablehlo.constant"() {value = dense<2.266668990498178e-8> : tensor<16xf64>} : () -> tensor<16xf64>
%311 = "stablehlo.add"(%309, %310) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%312 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%313 = "stablehlo.multiply"(%312, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%314 = "stablehlo.multiply"(%313, %311) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%315 = "stablehlo.subtract"(%314, %305) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%316 = "stablehlo.constant"() {value = dense<2.0489185894690636e-7> : tensor<16xf64>} : () -> tensor<16xf64>
%317 = "stablehlo.add"(%315, %316) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%318 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%319 = "stablehlo.multiply"(%318, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%320 = "stablehlo.multiply"(%319, %317) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%321 = "stablehlo.subtract"(%320, %311) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%322 = "stablehlo.constant"() {value = dense<2.8913705208347567e-6> : tensor<16xf64>} : () -> tensor<16xf64>
%323 = "stablehlo.add"(%321, %322) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%324 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%325 = "stablehlo.multiply"(%324, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%326 = "stablehlo.multiply"(%325, %323) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%327 = "stablehlo.subtract"(%326, %317) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%328 = "stablehlo.constant"() {value = dense<6.889758346916825e-5> : tensor<16xf64>} : () -> tensor<16xf64>
%329 = "stablehlo.add"(%327, %328) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%330 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%331 = "stablehlo.multiply"(%330, %189) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%332 = "stablehlo.multiply"(%331, %329) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%333 = "stablehlo.subtract"(%332, %323) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%334 = "stablehlo.constant"() {value = dense<3.3691164782556943e-3> : tensor<16xf64>} : () -> tensor<16xf64>
%335 = "stablehlo.add"(%333, %334) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%336 = "stablehlo.multiply"(%189, %335) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%337 = "stablehlo.subtract"(%336, %329) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%338 = "stablehlo.constant"() {value = dense<4.022452055070544e-1> : tensor<16xf64>} : () -> tensor<16xf64>
%339 = "stablehlo.add"(%337, %338) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%340 = "stablehlo.rsqrt"(%1) : (tensor<16xf64>) -> tensor<16xf64>
%341 = "stablehlo.multiply"(%339, %340) : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
%342 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<16xf64>} : () -> tensor<16xf64>
%343 = "stablehlo.compare"(%1, %342) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf64>, tensor<16xf64>) -> tensor<16xi1>
%344 = "stablehlo.select"(%343, %185, %341) : (tensor<16xi1>, tensor<16xf64>, tensor<16xf64>) -> tensor<16xf64>
return %344 : tensor<16xf64>
}
}

// s64[4]
module @example {
func.func public @main(%0: tensor<4xi64>) -> (tensor<4xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<4xi64>) -> tensor<4xf32>
%2 = "stablehlo.abs"(%1) : (tensor<4xf32>) -> tensor<4xf32>
%3 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%4 = "stablehlo.divide"(%2, %3) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%9 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%12 = "stablehlo.subtract"(%11, %8) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%13 = "stablehlo.constant"() {value = dense<2.6598237246823866e-9> : tensor<4xf32>} : () -> tensor<4xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%16 = "stablehlo.multiply"(%15, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%17 = "stablehlo.multiply"(%16, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%19 = "stablehlo.constant"() {value = dense<-1.300025009986248e-8> : tensor<4xf32>} : () -> tensor<4xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%24 = "stablehlo.subtract"(%23, %14) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%25 = "stablehlo.constant"() {value = dense<6.046995022541919e-8> : tensor<4xf32>} : () -> tensor<4xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%28 = "stablehlo.multiply"(%27, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%31 = "stablehlo.constant"() {value = dense<-2.670793853940612e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%37 = "stablehlo.constant"() {value = dense<1.1173875391201037e-6> : tensor<4xf32>} : () -> tensor<4xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%40 = "stablehlo.multiply"(%39, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%41 = "stablehlo.multiply"(%40, %38) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%42 = "stablehlo.subtract"(%41, %32) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%43 = "stablehlo.constant"() {value = dense<-4.4167383584587505e-6> : tensor<4xf32>} : () -> tensor<4xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%46 = "stablehlo.multiply"(%45, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%48 = "stablehlo.subtract"(%47, %38) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%49 = "stablehlo.constant"() {value = dense<1.6448448070728896e-5> : tensor<4xf32>} : () -> tensor<4xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%51 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%52 = "stablehlo.multiply"(%51, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%53 = "stablehlo.multiply"(%52, %50) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%54 = "stablehlo.subtract"(%53, %44) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%55 = "stablehlo.constant"() {value = dense<-5.754195010082104e-5> : tensor<4xf32>} : () -> tensor<4xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%58 = "stablehlo.multiply"(%57, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%59 = "stablehlo.multiply"(%58, %56) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%60 = "stablehlo.subtract"(%59, %50) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%61 = "stablehlo.constant"() {value = dense<1.8850288509584165e-4> : tensor<4xf32>} : () -> tensor<4xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%63 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%64 = "stablehlo.multiply"(%63, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%66 = "stablehlo.subtract"(%65, %56) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%67 = "stablehlo.constant"() {value = dense<-5.763755745385824e-4> : tensor<4xf32>} : () -> tensor<4xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%69 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%70 = "stablehlo.multiply"(%69, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%72 = "stablehlo.subtract"(%71, %62) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%73 = "stablehlo.constant"() {value = dense<1.6394756169413357e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%74 = "stablehlo.add"(%72, %73) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%75 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%76 = "stablehlo.multiply"(%75, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%77 = "stablehlo.multiply"(%76, %74) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%78 = "stablehlo.subtract"(%77, %68) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%79 = "stablehlo.constant"() {value = dense<-4.324309995050576e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%80 = "stablehlo.add"(%78, %79) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%81 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%82 = "stablehlo.multiply"(%81, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%83 = "stablehlo.multiply"(%82, %80) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%84 = "stablehlo.subtract"(%83, %74) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%85 = "stablehlo.constant"() {value = dense<1.0546460394594998e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%86 = "stablehlo.add"(%84, %85) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%87 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%88 = "stablehlo.multiply"(%87, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%89 = "stablehlo.multiply"(%88, %86) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%90 = "stablehlo.subtract"(%89, %80) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%91 = "stablehlo.constant"() {value = dense<-2.373741480589947e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%92 = "stablehlo.add"(%90, %91) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%94 = "stablehlo.multiply"(%93, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%95 = "stablehlo.multiply"(%94, %92) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%96 = "stablehlo.subtract"(%95, %86) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%97 = "stablehlo.constant"() {value = dense<4.9305284239670705e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%98 = "stablehlo.add"(%96, %97) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%100 = "stablehlo.multiply"(%99, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%101 = "stablehlo.multiply"(%100, %98) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%102 = "stablehlo.subtract"(%101, %92) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%103 = "stablehlo.constant"() {value = dense<-9.490109704804764e-2> : tensor<4xf32>} : () -> tensor<4xf32>
%104 = "stablehlo.add"(%102, %103) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%105 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%106 = "stablehlo.multiply"(%105, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%107 = "stablehlo.multiply"(%106, %104) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%108 = "stablehlo.subtract"(%107, %98) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%109 = "stablehlo.constant"() {value = dense<1.7162090152220877e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%110 = "stablehlo.add"(%108, %109) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%111 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%112 = "stablehlo.multiply"(%111, %6) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%113 = "stablehlo.multiply"(%112, %110) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%114 = "stablehlo.subtract"(%113, %104) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%115 = "stablehlo.constant"() {value = dense<-3.046826723431984e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%116 = "stablehlo.add"(%114, %115) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%117 = "stablehlo.multiply"(%6, %116) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%118 = "stablehlo.subtract"(%117, %110) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%119 = "stablehlo.constant"() {value = dense<3.3839763720473803e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%120 = "stablehlo.add"(%118, %119) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%121 = "stablehlo.constant"() {value = dense<1.6e1> : tensor<4xf32>} : () -> tensor<4xf32>
%122 = "stablehlo.divide"(%121, %2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%124 = "stablehlo.subtract"(%122, %123) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%125 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%126 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%127 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%128 = "stablehlo.multiply"(%127, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%129 = "stablehlo.multiply"(%128, %125) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%130 = "stablehlo.subtract"(%129, %126) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%131 = "stablehlo.constant"() {value = dense<3.396232025708386e-9> : tensor<4xf32>} : () -> tensor<4xf32>
%132 = "stablehlo.add"(%130, %131) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%133 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%134 = "stablehlo.multiply"(%133, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%135 = "stablehlo.multiply"(%134, %132) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%136 = "stablehlo.subtract"(%135, %125) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%137 = "stablehlo.constant"() {value = dense<2.266668990498178e-8> : tensor<4xf32>} : () -> tensor<4xf32>
%138 = "stablehlo.add"(%136, %137) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%139 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%140 = "stablehlo.multiply"(%139, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%141 = "stablehlo.multiply"(%140, %138) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%142 = "stablehlo.subtract"(%141, %132) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%143 = "stablehlo.constant"() {value = dense<2.0489185894690636e-7> : tensor<4xf32>} : () -> tensor<4xf32>
%144 = "stablehlo.add"(%142, %143) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%145 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%146 = "stablehlo.multiply"(%145, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%147 = "stablehlo.multiply"(%146, %144) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%148 = "stablehlo.subtract"(%147, %138) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%149 = "stablehlo.constant"() {value = dense<2.8913705208347567e-6> : tensor<4xf32>} : () -> tensor<4xf32>
%150 = "stablehlo.add"(%148, %149) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%151 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%152 = "stablehlo.multiply"(%151, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%153 = "stablehlo.multiply"(%152, %150) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%154 = "stablehlo.subtract"(%153, %144) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%155 = "stablehlo.constant"() {value = dense<6.889758346916825e-5> : tensor<4xf32>} : () -> tensor<4xf32>
%156 = "stablehlo.add"(%154, %155) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%157 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%158 = "stablehlo.multiply"(%157, %124) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%159 = "stablehlo.multiply"(%158, %156) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%160 = "stablehlo.subtract"(%159, %150) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%161 = "stablehlo.constant"() {value = dense<3.3691164782556943e-3> : tensor<4xf32>} : () -> tensor<4xf32>
%162 = "stablehlo.add"(%160, %161) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%163 = "stablehlo.multiply"(%124, %162) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%164 = "stablehlo.subtract"(%163, %156) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%165 = "stablehlo.constant"() {value = dense<4.022452055070544e-1> : tensor<4xf32>} : () -> tensor<4xf32>
%166 = "stablehlo.add"(%164, %165) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%167 = "stablehlo.rsqrt"(%2) : (tensor<4xf32>) -> tensor<4xf32>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
%169 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<4xf32>} : () -> tensor<4xf32>
%170 = "stablehlo.compare"(%2, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
%171 = "stablehlo.select"(%170, %120, %168) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
return %171 : tensor<4xf32>
}
}

