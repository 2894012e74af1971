// f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>) -> (tensor<64xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%3 = "stablehlo.divide"(%2, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%4 = "stablehlo.multiply"(%3, %3) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%5 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%12 = "stablehlo.multiply"(%11, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%13 = "stablehlo.multiply"(%12, %9) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%14 = "stablehlo.subtract"(%13, %10) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%15 = "stablehlo.constant"() {value = dense<-1.8718907491063067e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%16 = "stablehlo.add"(%14, %15) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%18 = "stablehlo.multiply"(%17, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%19 = "stablehlo.multiply"(%18, %16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.subtract"(%19, %9) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%21 = "stablehlo.constant"() {value = dense<6.177633960644299e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%22 = "stablehlo.add"(%20, %21) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%24 = "stablehlo.multiply"(%23, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%25 = "stablehlo.multiply"(%24, %22) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.subtract"(%25, %16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%27 = "stablehlo.constant"() {value = dense<-3.987284300488908e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%28 = "stablehlo.add"(%26, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%29 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%30 = "stablehlo.multiply"(%29, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%31 = "stablehlo.multiply"(%30, %28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%32 = "stablehlo.subtract"(%31, %22) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%33 = "stablehlo.constant"() {value = dense<8.989898330859408e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%34 = "stablehlo.add"(%32, %33) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.multiply"(%8, %34) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.subtract"(%35, %28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%37 = "stablehlo.constant"() {value = dense<1.0009030408600137e0> : tensor<64xf32>} : () -> tensor<64xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%39 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%41 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%42 = "stablehlo.multiply"(%41, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%43 = "stablehlo.multiply"(%42, %39) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%44 = "stablehlo.subtract"(%43, %40) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%45 = "stablehlo.constant"() {value = dense<6.583354662120443e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%46 = "stablehlo.add"(%44, %45) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%47 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%48 = "stablehlo.multiply"(%47, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%49 = "stablehlo.multiply"(%48, %46) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%50 = "stablehlo.subtract"(%49, %39) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%51 = "stablehlo.constant"() {value = dense<-1.676782510726674e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%52 = "stablehlo.add"(%50, %51) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%54 = "stablehlo.multiply"(%53, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%55 = "stablehlo.multiply"(%54, %52) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%56 = "stablehlo.subtract"(%55, %46) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%57 = "stablehlo.constant"() {value = dense<7.3108922063643636e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%58 = "stablehlo.add"(%56, %57) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%59 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%60 = "stablehlo.multiply"(%59, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%61 = "stablehlo.multiply"(%60, %58) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%62 = "stablehlo.subtract"(%61, %52) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%63 = "stablehlo.constant"() {value = dense<-7.702178839325664e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%65 = "stablehlo.multiply"(%8, %64) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.subtract"(%65, %58) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%67 = "stablehlo.constant"() {value = dense<3.742222965562826e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%69 = "stablehlo.divide"(%68, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%70 = "stablehlo.constant"() {value = dense<2.356194490192345e0> : tensor<64xf32>} : () -> tensor<64xf32>
%71 = "stablehlo.subtract"(%1, %70) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.cosine"(%71) : (tensor<64xf32>) -> tensor<64xf32>
%73 = "stablehlo.sine"(%71) : (tensor<64xf32>) -> tensor<64xf32>
%74 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%75 = "stablehlo.divide"(%74, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%76 = "stablehlo.sqrt"(%75) : (tensor<64xf32>) -> tensor<64xf32>
%77 = "stablehlo.multiply"(%38, %72) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%78 = "stablehlo.multiply"(%69, %73) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%80 = "stablehlo.multiply"(%76, %79) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%81 = "stablehlo.multiply"(%1, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
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
%92 = "stablehlo.constant"() {value = dense<3.687133759097148e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%95 = "stablehlo.multiply"(%94, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%96 = "stablehlo.multiply"(%95, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%97 = "stablehlo.subtract"(%96, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%98 = "stablehlo.constant"() {value = dense<-9.521984756750436e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%101 = "stablehlo.multiply"(%100, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%103 = "stablehlo.subtract"(%102, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.constant"() {value = dense<1.9858774049915165e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%107 = "stablehlo.multiply"(%106, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%108 = "stablehlo.multiply"(%107, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%109 = "stablehlo.subtract"(%108, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%110 = "stablehlo.constant"() {value = dense<-3.255554866857259e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%113 = "stablehlo.multiply"(%112, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%114 = "stablehlo.multiply"(%113, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%115 = "stablehlo.subtract"(%114, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%116 = "stablehlo.constant"() {value = dense<4.050337728354822e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%119 = "stablehlo.multiply"(%118, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%120 = "stablehlo.multiply"(%119, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%121 = "stablehlo.subtract"(%120, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%122 = "stablehlo.constant"() {value = dense<-3.646940600769276e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%123 = "stablehlo.add"(%121, %122) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%125 = "stablehlo.multiply"(%124, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%127 = "stablehlo.subtract"(%126, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%128 = "stablehlo.constant"() {value = dense<2.2213639654966037e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%129 = "stablehlo.add"(%127, %128) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%131 = "stablehlo.multiply"(%130, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.constant"() {value = dense<-8.268049176681791e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%137 = "stablehlo.multiply"(%136, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.constant"() {value = dense<1.609992623572097e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%141 = "stablehlo.add"(%139, %140) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%142 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%143 = "stablehlo.multiply"(%142, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.multiply"(%143, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%145 = "stablehlo.subtract"(%144, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.constant"() {value = dense<-1.489751450676521e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%147 = "stablehlo.add"(%145, %146) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%148 = "stablehlo.multiply"(%85, %147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%149 = "stablehlo.subtract"(%148, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.constant"() {value = dense<8.104484632565812e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%151 = "stablehlo.add"(%149, %150) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%152 = "stablehlo.multiply"(%1, %151) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%153 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%154 = "stablehlo.compare"(%1, %153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%155 = "stablehlo.select"(%154, %152, %80) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%156 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%157 = "stablehlo.compare"(%0, %156) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%158 = "stablehlo.negate"(%155) : (tensor<64xf32>) -> tensor<64xf32>
%159 = "stablehlo.select"(%157, %158, %155) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %159 : tensor<64xf32>
}
}

// f64[32]
module @example {
func.func public @main(%0: tensor<32xf64>) -> (tensor<32xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%2 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%3 = "stablehlo.divide"(%2, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%4 = "stablehlo.multiply"(%3, %3) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%5 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%6 = "stablehlo.multiply"(%4, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%11 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%12 = "stablehlo.multiply"(%11, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%13 = "stablehlo.multiply"(%12, %9) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%14 = "stablehlo.subtract"(%13, %10) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%15 = "stablehlo.constant"() {value = dense<3.0492991197665872e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%16 = "stablehlo.add"(%14, %15) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%17 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%18 = "stablehlo.multiply"(%17, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%19 = "stablehlo.multiply"(%18, %16) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%20 = "stablehlo.subtract"(%19, %9) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%21 = "stablehlo.constant"() {value = dense<-1.7312313216116335e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%22 = "stablehlo.add"(%20, %21) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%24 = "stablehlo.multiply"(%23, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%25 = "stablehlo.multiply"(%24, %22) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%26 = "stablehlo.subtract"(%25, %16) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%27 = "stablehlo.constant"() {value = dense<1.0667689114335412e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%28 = "stablehlo.add"(%26, %27) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%29 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%30 = "stablehlo.multiply"(%29, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%31 = "stablehlo.multiply"(%30, %28) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%32 = "stablehlo.subtract"(%31, %22) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%33 = "stablehlo.constant"() {value = dense<-7.221180842274018e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%34 = "stablehlo.add"(%32, %33) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%36 = "stablehlo.multiply"(%35, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%37 = "stablehlo.multiply"(%36, %34) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%38 = "stablehlo.subtract"(%37, %28) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%39 = "stablehlo.constant"() {value = dense<5.452674896044717e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%40 = "stablehlo.add"(%38, %39) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%41 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%42 = "stablehlo.multiply"(%41, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%43 = "stablehlo.multiply"(%42, %40) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%44 = "stablehlo.subtract"(%43, %34) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%45 = "stablehlo.constant"() {value = dense<-4.6842237839904895e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%46 = "stablehlo.add"(%44, %45) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%47 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%48 = "stablehlo.multiply"(%47, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%49 = "stablehlo.multiply"(%48, %46) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%50 = "stablehlo.subtract"(%49, %40) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%51 = "stablehlo.constant"() {value = dense<4.699195515230542e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%52 = "stablehlo.add"(%50, %51) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%53 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%54 = "stablehlo.multiply"(%53, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%55 = "stablehlo.multiply"(%54, %52) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%56 = "stablehlo.subtract"(%55, %46) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%57 = "stablehlo.constant"() {value = dense<-5.704863640395645e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%58 = "stablehlo.add"(%56, %57) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%59 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%60 = "stablehlo.multiply"(%59, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%61 = "stablehlo.multiply"(%60, %58) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%62 = "stablehlo.subtract"(%61, %52) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%63 = "stablehlo.constant"() {value = dense<8.816898659582339e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%64 = "stablehlo.add"(%62, %63) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%65 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%66 = "stablehlo.multiply"(%65, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%67 = "stablehlo.multiply"(%66, %64) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%68 = "stablehlo.subtract"(%67, %58) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%69 = "stablehlo.constant"() {value = dense<-1.8718907491063067e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%70 = "stablehlo.add"(%68, %69) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%71 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%72 = "stablehlo.multiply"(%71, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%73 = "stablehlo.multiply"(%72, %70) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%74 = "stablehlo.subtract"(%73, %64) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%75 = "stablehlo.constant"() {value = dense<6.177633960644299e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%76 = "stablehlo.add"(%74, %75) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%77 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%78 = "stablehlo.multiply"(%77, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%79 = "stablehlo.multiply"(%78, %76) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%80 = "stablehlo.subtract"(%79, %70) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%81 = "stablehlo.constant"() {value = dense<-3.987284300488908e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%82 = "stablehlo.add"(%80, %81) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%84 = "stablehlo.multiply"(%83, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%85 = "stablehlo.multiply"(%84, %82) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%86 = "stablehlo.subtract"(%85, %76) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%87 = "stablehlo.constant"() {value = dense<8.989898330859408e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%88 = "stablehlo.add"(%86, %87) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%89 = "stablehlo.multiply"(%8, %88) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%90 = "stablehlo.subtract"(%89, %82) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%91 = "stablehlo.constant"() {value = dense<1.0009030408600137e0> : tensor<32xf64>} : () -> tensor<32xf64>
%92 = "stablehlo.add"(%90, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%93 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%94 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%96 = "stablehlo.multiply"(%95, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%97 = "stablehlo.multiply"(%96, %93) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%98 = "stablehlo.subtract"(%97, %94) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%99 = "stablehlo.constant"() {value = dense<-1.101261718787959e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%100 = "stablehlo.add"(%98, %99) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%102 = "stablehlo.multiply"(%101, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%103 = "stablehlo.multiply"(%102, %100) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%104 = "stablehlo.subtract"(%103, %93) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%105 = "stablehlo.constant"() {value = dense<5.2192649196714085e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%106 = "stablehlo.add"(%104, %105) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%108 = "stablehlo.multiply"(%107, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%109 = "stablehlo.multiply"(%108, %106) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%110 = "stablehlo.subtract"(%109, %100) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%111 = "stablehlo.constant"() {value = dense<-2.626761589838529e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%112 = "stablehlo.add"(%110, %111) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%113 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%114 = "stablehlo.multiply"(%113, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%115 = "stablehlo.multiply"(%114, %112) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%116 = "stablehlo.subtract"(%115, %106) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%117 = "stablehlo.constant"() {value = dense<1.4141084390211833e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%118 = "stablehlo.add"(%116, %117) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%119 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%120 = "stablehlo.multiply"(%119, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%121 = "stablehlo.multiply"(%120, %118) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%122 = "stablehlo.subtract"(%121, %112) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%123 = "stablehlo.constant"() {value = dense<-8.215318025458595e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%124 = "stablehlo.add"(%122, %123) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%125 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%126 = "stablehlo.multiply"(%125, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%127 = "stablehlo.multiply"(%126, %124) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%128 = "stablehlo.subtract"(%127, %118) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%129 = "stablehlo.constant"() {value = dense<5.206626366226707e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%130 = "stablehlo.add"(%128, %129) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%131 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%132 = "stablehlo.multiply"(%131, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%133 = "stablehlo.multiply"(%132, %130) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%134 = "stablehlo.subtract"(%133, %124) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%135 = "stablehlo.constant"() {value = dense<-3.649001916061838e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%136 = "stablehlo.add"(%134, %135) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%138 = "stablehlo.multiply"(%137, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%139 = "stablehlo.multiply"(%138, %136) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%140 = "stablehlo.subtract"(%139, %130) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%141 = "stablehlo.constant"() {value = dense<2.8774212663332235e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%142 = "stablehlo.add"(%140, %141) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%144 = "stablehlo.multiply"(%143, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%145 = "stablehlo.multiply"(%144, %142) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%146 = "stablehlo.subtract"(%145, %136) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%147 = "stablehlo.constant"() {value = dense<-2.61145253946232e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%148 = "stablehlo.add"(%146, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%150 = "stablehlo.multiply"(%149, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%151 = "stablehlo.multiply"(%150, %148) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%152 = "stablehlo.subtract"(%151, %142) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%153 = "stablehlo.constant"() {value = dense<2.8121750359748866e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%154 = "stablehlo.add"(%152, %153) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%155 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%156 = "stablehlo.multiply"(%155, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%157 = "stablehlo.multiply"(%156, %154) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%158 = "stablehlo.subtract"(%157, %148) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%159 = "stablehlo.constant"() {value = dense<-3.749090950541556e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%160 = "stablehlo.add"(%158, %159) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%161 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%162 = "stablehlo.multiply"(%161, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%163 = "stablehlo.multiply"(%162, %160) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%164 = "stablehlo.subtract"(%163, %154) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%165 = "stablehlo.constant"() {value = dense<6.583354662120443e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%166 = "stablehlo.add"(%164, %165) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%167 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%168 = "stablehlo.multiply"(%167, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%169 = "stablehlo.multiply"(%168, %166) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%170 = "stablehlo.subtract"(%169, %160) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%171 = "stablehlo.constant"() {value = dense<-1.676782510726674e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%172 = "stablehlo.add"(%170, %171) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%173 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%174 = "stablehlo.multiply"(%173, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%175 = "stablehlo.multiply"(%174, %172) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%176 = "stablehlo.subtract"(%175, %166) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%177 = "stablehlo.constant"() {value = dense<7.3108922063643636e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%178 = "stablehlo.add"(%176, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%179 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%180 = "stablehlo.multiply"(%179, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%181 = "stablehlo.multiply"(%180, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%182 = "stablehlo.subtract"(%181, %172) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%183 = "stablehlo.constant"() {value = dense<-7.702178839325664e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%184 = "stablehlo.add"(%182, %183) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%185 = "stablehlo.multiply"(%8, %184) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%186 = "stablehlo.subtract"(%185, %178) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%187 = "stablehlo.constant"() {value = dense<3.742222965562826e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%188 = "stablehlo.add"(%186, %187) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%189 = "stablehlo.divide"(%188, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%190 = "stablehlo.constant"() {value = dense<2.356194490192345e0> : tensor<32xf64>} : () -> tensor<32xf64>
%191 = "stablehlo.subtract"(%1, %190) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%192 = "stablehlo.cosine"(%191) : (tensor<32xf64>) -> tensor<32xf64>
%193 = "stablehlo.sine"(%191) : (tensor<32xf64>) -> tensor<32xf64>
%194 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%195 = "stablehlo.divide"(%194, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%196 = "stablehlo.sqrt"(%195) : (tensor<32xf64>) -> tensor<32xf64>
%197 = "stablehlo.multiply"(%92, %192) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%198 = "stablehlo.multiply"(%189, %193) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%199 = "stablehlo.subtract"(%197, %198) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%200 = "stablehlo.multiply"(%196, %199) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%201 = "stablehlo.multiply"(%1, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%202 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%204 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%205 = "stablehlo.subtract"(%203, %204) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%206 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%207 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%208 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%209 = "stablehlo.multiply"(%208, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%210 = "stablehlo.multiply"(%209, %206) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%211 = "stablehlo.subtract"(%210, %207) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%212 = "stablehlo.constant"() {value = dense<3.6912682997929334e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%213 = "stablehlo.add"(%211, %212) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%214 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%215 = "stablehlo.multiply"(%214, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%216 = "stablehlo.multiply"(%215, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%217 = "stablehlo.subtract"(%216, %206) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%218 = "stablehlo.constant"() {value = dense<-2.4441972916190464e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%219 = "stablehlo.add"(%217, %218) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%220 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%221 = "stablehlo.multiply"(%220, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%222 = "stablehlo.multiply"(%221, %219) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%223 = "stablehlo.subtract"(%222, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%224 = "stablehlo.constant"() {value = dense<1.4232144003513942e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%225 = "stablehlo.add"(%223, %224) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%226 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%227 = "stablehlo.multiply"(%226, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%228 = "stablehlo.multiply"(%227, %225) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%229 = "stablehlo.subtract"(%228, %219) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%230 = "stablehlo.constant"() {value = dense<-7.221755239651773e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%231 = "stablehlo.add"(%229, %230) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%232 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%233 = "stablehlo.multiply"(%232, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%234 = "stablehlo.multiply"(%233, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%235 = "stablehlo.subtract"(%234, %225) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%236 = "stablehlo.constant"() {value = dense<3.160154580348003e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%237 = "stablehlo.add"(%235, %236) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%238 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%239 = "stablehlo.multiply"(%238, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%240 = "stablehlo.multiply"(%239, %237) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%241 = "stablehlo.subtract"(%240, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%242 = "stablehlo.constant"() {value = dense<-1.178026622695885e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%243 = "stablehlo.add"(%241, %242) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%244 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%245 = "stablehlo.multiply"(%244, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%246 = "stablehlo.multiply"(%245, %243) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%247 = "stablehlo.subtract"(%246, %237) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%248 = "stablehlo.constant"() {value = dense<3.687133759097148e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%249 = "stablehlo.add"(%247, %248) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%250 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%251 = "stablehlo.multiply"(%250, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%252 = "stablehlo.multiply"(%251, %249) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%253 = "stablehlo.subtract"(%252, %243) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%254 = "stablehlo.constant"() {value = dense<-9.521984756750436e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%255 = "stablehlo.add"(%253, %254) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%256 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%257 = "stablehlo.multiply"(%256, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%258 = "stablehlo.multiply"(%257, %255) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%259 = "stablehlo.subtract"(%258, %249) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%260 = "stablehlo.constant"() {value = dense<1.9858774049915165e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%261 = "stablehlo.add"(%259, %260) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%263 = "stablehlo.multiply"(%262, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%264 = "stablehlo.multiply"(%263, %261) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%265 = "stablehlo.subtract"(%264, %255) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%266 = "stablehlo.constant"() {value = dense<-3.255554866857259e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%267 = "stablehlo.add"(%265, %266) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%268 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%269 = "stablehlo.multiply"(%268, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%270 = "stablehlo.multiply"(%269, %267) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%271 = "stablehlo.subtract"(%270, %261) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%272 = "stablehlo.constant"() {value = dense<4.050337728354822e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%273 = "stablehlo.add"(%271, %272) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%274 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%275 = "stablehlo.multiply"(%274, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%276 = "stablehlo.multiply"(%275, %273) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%277 = "stablehlo.subtract"(%276, %267) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%278 = "stablehlo.constant"() {value = dense<-3.646940600769276e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%279 = "stablehlo.add"(%277, %278) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%280 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%281 = "stablehlo.multiply"(%280, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%282 = "stablehlo.multiply"(%281, %279) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%283 = "stablehlo.subtract"(%282, %273) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%284 = "stablehlo.constant"() {value = dense<2.2213639654966037e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%285 = "stablehlo.add"(%283, %284) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%286 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%287 = "stablehlo.multiply"(%286, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%288 = "stablehlo.multiply"(%287, %285) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%289 = "stablehlo.subtract"(%288, %279) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%290 = "stablehlo.constant"() {value = dense<-8.268049176681791e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%291 = "stablehlo.add"(%289, %290) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%293 = "stablehlo.multiply"(%292, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%294 = "stablehlo.multiply"(%293, %291) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%295 = "stablehlo.subtract"(%294, %285) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%296 = "stablehlo.constant"() {value = dense<1.609992623572097e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%297 = "stablehlo.add"(%295, %296) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%298 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%299 = "stablehlo.multiply"(%298, %205) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%300 = "stablehlo.multiply"(%299, %297) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%301 = "stablehlo.subtract"(%300, %291) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%302 = "stablehlo.constant"() {value = dense<-1.489751450676521e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%303 = "stablehlo.add"(%301, %302) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%304 = "stablehlo.multiply"(%205, %303) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%305 = "stablehlo.subtract"(%304, %297) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%306 = "stablehlo.constant"() {value = dense<8.104484632565812e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%307 = "stablehlo.add"(%305, %306) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%308 = "stablehlo.multiply"(%1, %307) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%309 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%310 = "stablehlo.compare"(%1, %309) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%311 = "stablehlo.select"(%310, %308, %200) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%312 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%313 = "stablehlo.compare"(%0, %312) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%314 = "stablehlo.negate"(%311) : (tensor<32xf64>) -> tensor<32xf64>
%315 = "stablehlo.select"(%313, %314, %311) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %315 : tensor<32xf64>
}
}

// s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>) -> (tensor<8xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%2 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%4 = "stablehlo.divide"(%3, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%5 = "stablehlo.multiply"(%4, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.multiply"(%5, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.subtract"(%7, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%12 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%13 = "stablehlo.multiply"(%12, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.multiply"(%13, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.subtract"(%14, %11) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.constant"() {value = dense<-1.8718907491063067e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.add"(%15, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%19 = "stablehlo.multiply"(%18, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.multiply"(%19, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.subtract"(%20, %10) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%22 = "stablehlo.constant"() {value = dense<6.177633960644299e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%23 = "stablehlo.add"(%21, %22) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%25 = "stablehlo.multiply"(%24, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.multiply"(%25, %23) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.subtract"(%26, %17) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.constant"() {value = dense<-3.987284300488908e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%29 = "stablehlo.add"(%27, %28) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%31 = "stablehlo.multiply"(%30, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.multiply"(%31, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.subtract"(%32, %23) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.constant"() {value = dense<8.989898330859408e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%35 = "stablehlo.add"(%33, %34) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.multiply"(%9, %35) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.subtract"(%36, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.constant"() {value = dense<1.0009030408600137e0> : tensor<8xf32>} : () -> tensor<8xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%40 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%42 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%43 = "stablehlo.multiply"(%42, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.multiply"(%43, %40) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.subtract"(%44, %41) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%46 = "stablehlo.constant"() {value = dense<6.583354662120443e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%47 = "stablehlo.add"(%45, %46) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%49 = "stablehlo.multiply"(%48, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%50 = "stablehlo.multiply"(%49, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%51 = "stablehlo.subtract"(%50, %40) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%52 = "stablehlo.constant"() {value = dense<-1.676782510726674e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%53 = "stablehlo.add"(%51, %52) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%54 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%55 = "stablehlo.multiply"(%54, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%56 = "stablehlo.multiply"(%55, %53) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.subtract"(%56, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%58 = "stablehlo.constant"() {value = dense<7.3108922063643636e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.add"(%57, %58) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%61 = "stablehlo.multiply"(%60, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%62 = "stablehlo.multiply"(%61, %59) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.subtract"(%62, %53) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%64 = "stablehlo.constant"() {value = dense<-7.702178839325664e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%65 = "stablehlo.add"(%63, %64) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.multiply"(%9, %65) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.subtract"(%66, %59) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.constant"() {value = dense<3.742222965562826e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.divide"(%69, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.constant"() {value = dense<2.356194490192345e0> : tensor<8xf32>} : () -> tensor<8xf32>
%72 = "stablehlo.subtract"(%2, %71) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.cosine"(%72) : (tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.sine"(%72) : (tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.divide"(%75, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.sqrt"(%76) : (tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.multiply"(%39, %73) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.multiply"(%70, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.subtract"(%78, %79) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%81 = "stablehlo.multiply"(%77, %80) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%82 = "stablehlo.multiply"(%2, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
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
%93 = "stablehlo.constant"() {value = dense<3.687133759097148e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%96 = "stablehlo.multiply"(%95, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.multiply"(%96, %94) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.subtract"(%97, %87) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.constant"() {value = dense<-9.521984756750436e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%100 = "stablehlo.add"(%98, %99) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%102 = "stablehlo.multiply"(%101, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%103 = "stablehlo.multiply"(%102, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.subtract"(%103, %94) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.constant"() {value = dense<1.9858774049915165e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%108 = "stablehlo.multiply"(%107, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.multiply"(%108, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.subtract"(%109, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.constant"() {value = dense<-3.255554866857259e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%114 = "stablehlo.multiply"(%113, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.multiply"(%114, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%116 = "stablehlo.subtract"(%115, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%117 = "stablehlo.constant"() {value = dense<4.050337728354822e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.add"(%116, %117) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%119 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%120 = "stablehlo.multiply"(%119, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%121 = "stablehlo.multiply"(%120, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.subtract"(%121, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.constant"() {value = dense<-3.646940600769276e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%126 = "stablehlo.multiply"(%125, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%127 = "stablehlo.multiply"(%126, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%128 = "stablehlo.subtract"(%127, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%129 = "stablehlo.constant"() {value = dense<2.2213639654966037e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%130 = "stablehlo.add"(%128, %129) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%131 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%132 = "stablehlo.multiply"(%131, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%133 = "stablehlo.multiply"(%132, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%134 = "stablehlo.subtract"(%133, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.constant"() {value = dense<-8.268049176681791e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%138 = "stablehlo.multiply"(%137, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.multiply"(%138, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%140 = "stablehlo.subtract"(%139, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.constant"() {value = dense<1.609992623572097e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%142 = "stablehlo.add"(%140, %141) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%144 = "stablehlo.multiply"(%143, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%145 = "stablehlo.multiply"(%144, %142) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.subtract"(%145, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.constant"() {value = dense<-1.489751450676521e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%148 = "stablehlo.add"(%146, %147) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%149 = "stablehlo.multiply"(%86, %148) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%150 = "stablehlo.subtract"(%149, %142) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.constant"() {value = dense<8.104484632565812e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%152 = "stablehlo.add"(%150, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%153 = "stablehlo.multiply"(%2, %152) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%154 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%155 = "stablehlo.compare"(%2, %154) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%156 = "stablehlo.select"(%155, %153, %81) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%158 = "stablehlo.compare"(%1, %157) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%159 = "stablehlo.negate"(%156) : (tensor<8xf32>) -> tensor<8xf32>
%160 = "stablehlo.select"(%158, %159, %156) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %160 : tensor<8xf32>
}
}

