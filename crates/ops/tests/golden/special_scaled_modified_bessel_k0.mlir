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
%12 = "stablehlo.constant"() {value = dense<1.904516377220209e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%13 = "stablehlo.add"(%11, %12) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.constant"() {value = dense<2.5347910790261494e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%19 = "stablehlo.add"(%17, %18) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.constant"() {value = dense<2.286212103119452e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%25 = "stablehlo.add"(%23, %24) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.constant"() {value = dense<1.264615411446926e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%31 = "stablehlo.add"(%29, %30) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.constant"() {value = dense<3.59799365153615e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%37 = "stablehlo.add"(%35, %36) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%42 = "stablehlo.constant"() {value = dense<3.442898999246285e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%43 = "stablehlo.add"(%41, %42) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%44 = "stablehlo.multiply"(%5, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%45 = "stablehlo.subtract"(%44, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%46 = "stablehlo.constant"() {value = dense<-2.676636966169514e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%47 = "stablehlo.add"(%45, %46) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%48 = "stablehlo.log"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%49 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%50 = "stablehlo.subtract"(%48, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%51 = "stablehlo.multiply"(%0, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%52 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%55 = "stablehlo.subtract"(%53, %54) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%58 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%59 = "stablehlo.multiply"(%58, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%60 = "stablehlo.multiply"(%59, %56) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%61 = "stablehlo.subtract"(%60, %57) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%62 = "stablehlo.constant"() {value = dense<1.0114797900674826e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%65 = "stablehlo.multiply"(%64, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.multiply"(%65, %63) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%67 = "stablehlo.subtract"(%66, %56) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%68 = "stablehlo.constant"() {value = dense<1.4738449008423848e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%71 = "stablehlo.multiply"(%70, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.multiply"(%71, %69) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%73 = "stablehlo.subtract"(%72, %63) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%74 = "stablehlo.constant"() {value = dense<1.4983654208927293e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%76 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%77 = "stablehlo.multiply"(%76, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%78 = "stablehlo.multiply"(%77, %75) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%79 = "stablehlo.subtract"(%78, %69) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%80 = "stablehlo.constant"() {value = dense<9.8287812725148e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%81 = "stablehlo.add"(%79, %80) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%83 = "stablehlo.multiply"(%82, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%84 = "stablehlo.multiply"(%83, %81) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%85 = "stablehlo.subtract"(%84, %75) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%86 = "stablehlo.constant"() {value = dense<3.685485969436176e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%87 = "stablehlo.add"(%85, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%89 = "stablehlo.multiply"(%88, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%90 = "stablehlo.multiply"(%89, %87) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%91 = "stablehlo.subtract"(%90, %81) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%92 = "stablehlo.constant"() {value = dense<6.38809625651177e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.multiply"(%55, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%95 = "stablehlo.subtract"(%94, %87) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%96 = "stablehlo.constant"() {value = dense<1.6029228068079633e0> : tensor<64xf32>} : () -> tensor<64xf32>
%97 = "stablehlo.add"(%95, %96) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%98 = "stablehlo.multiply"(%50, %97) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%99 = "stablehlo.subtract"(%47, %98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%101 = "stablehlo.divide"(%100, %0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%102 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%103 = "stablehlo.subtract"(%101, %102) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%107 = "stablehlo.multiply"(%106, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%108 = "stablehlo.multiply"(%107, %104) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%109 = "stablehlo.subtract"(%108, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%110 = "stablehlo.constant"() {value = dense<-1.6975345093890614e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%113 = "stablehlo.multiply"(%112, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%114 = "stablehlo.multiply"(%113, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%115 = "stablehlo.subtract"(%114, %104) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%116 = "stablehlo.constant"() {value = dense<8.574034017414225e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%117 = "stablehlo.add"(%115, %116) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%119 = "stablehlo.multiply"(%118, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%120 = "stablehlo.multiply"(%119, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%121 = "stablehlo.subtract"(%120, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%122 = "stablehlo.constant"() {value = dense<-4.660489897687948e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%123 = "stablehlo.add"(%121, %122) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%125 = "stablehlo.multiply"(%124, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%127 = "stablehlo.subtract"(%126, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%128 = "stablehlo.constant"() {value = dense<2.766813639445015e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%129 = "stablehlo.add"(%127, %128) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%131 = "stablehlo.multiply"(%130, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.constant"() {value = dense<-1.8317555227191195e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%137 = "stablehlo.multiply"(%136, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.constant"() {value = dense<1.39498137188765e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%141 = "stablehlo.add"(%139, %140) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%142 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%143 = "stablehlo.multiply"(%142, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.multiply"(%143, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%145 = "stablehlo.subtract"(%144, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.constant"() {value = dense<-1.2849549581627802e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%147 = "stablehlo.add"(%145, %146) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%149 = "stablehlo.multiply"(%148, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.multiply"(%149, %147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%151 = "stablehlo.subtract"(%150, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%152 = "stablehlo.constant"() {value = dense<1.5698838857300533e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%153 = "stablehlo.add"(%151, %152) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%154 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%155 = "stablehlo.multiply"(%154, %103) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%156 = "stablehlo.multiply"(%155, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%157 = "stablehlo.subtract"(%156, %147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%158 = "stablehlo.constant"() {value = dense<-3.14481013119645e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%159 = "stablehlo.add"(%157, %158) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%160 = "stablehlo.multiply"(%103, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%161 = "stablehlo.subtract"(%160, %153) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%162 = "stablehlo.constant"() {value = dense<1.2201515410329777e0> : tensor<64xf32>} : () -> tensor<64xf32>
%163 = "stablehlo.add"(%161, %162) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%164 = "stablehlo.sqrt"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%165 = "stablehlo.divide"(%163, %164) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%166 = "stablehlo.exponential"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%167 = "stablehlo.multiply"(%99, %166) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%168 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%169 = "stablehlo.compare"(%0, %168) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%170 = "stablehlo.select"(%169, %167, %165) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
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
%12 = "stablehlo.constant"() {value = dense<3.5708965285083736e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%13 = "stablehlo.add"(%11, %12) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%14 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%15 = "stablehlo.multiply"(%14, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%16 = "stablehlo.multiply"(%15, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%17 = "stablehlo.subtract"(%16, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%18 = "stablehlo.constant"() {value = dense<1.3744654358807508e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%19 = "stablehlo.add"(%17, %18) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%20 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%21 = "stablehlo.multiply"(%20, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%22 = "stablehlo.multiply"(%21, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.subtract"(%22, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%24 = "stablehlo.constant"() {value = dense<4.2598161427910826e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%25 = "stablehlo.add"(%23, %24) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%26 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%27 = "stablehlo.multiply"(%26, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%28 = "stablehlo.multiply"(%27, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%29 = "stablehlo.subtract"(%28, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%30 = "stablehlo.constant"() {value = dense<1.0349695257633625e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%31 = "stablehlo.add"(%29, %30) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%32 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%33 = "stablehlo.multiply"(%32, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%34 = "stablehlo.multiply"(%33, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.subtract"(%34, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%36 = "stablehlo.constant"() {value = dense<1.904516377220209e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%37 = "stablehlo.add"(%35, %36) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%38 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%39 = "stablehlo.multiply"(%38, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%40 = "stablehlo.multiply"(%39, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%41 = "stablehlo.subtract"(%40, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%42 = "stablehlo.constant"() {value = dense<2.5347910790261494e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%43 = "stablehlo.add"(%41, %42) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%44 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%45 = "stablehlo.multiply"(%44, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%46 = "stablehlo.multiply"(%45, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%47 = "stablehlo.subtract"(%46, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%48 = "stablehlo.constant"() {value = dense<2.286212103119452e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%49 = "stablehlo.add"(%47, %48) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%50 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%51 = "stablehlo.multiply"(%50, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%52 = "stablehlo.multiply"(%51, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%53 = "stablehlo.subtract"(%52, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%54 = "stablehlo.constant"() {value = dense<1.264615411446926e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%55 = "stablehlo.add"(%53, %54) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%56 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%57 = "stablehlo.multiply"(%56, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%58 = "stablehlo.multiply"(%57, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%59 = "stablehlo.subtract"(%58, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%60 = "stablehlo.constant"() {value = dense<3.59799365153615e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%61 = "stablehlo.add"(%59, %60) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%62 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%63 = "stablehlo.multiply"(%62, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%64 = "stablehlo.multiply"(%63, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%65 = "stablehlo.subtract"(%64, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%66 = "stablehlo.constant"() {value = dense<3.442898999246285e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%67 = "stablehlo.add"(%65, %66) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%68 = "stablehlo.multiply"(%5, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%69 = "stablehlo.subtract"(%68, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%70 = "stablehlo.constant"() {value = dense<-2.676636966169514e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%71 = "stablehlo.add"(%69, %70) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%72 = "stablehlo.log"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%73 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%74 = "stablehlo.subtract"(%72, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%75 = "stablehlo.multiply"(%0, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%76 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%78 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%79 = "stablehlo.subtract"(%77, %78) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%80 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%81 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%83 = "stablehlo.multiply"(%82, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%84 = "stablehlo.multiply"(%83, %80) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%85 = "stablehlo.subtract"(%84, %81) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%86 = "stablehlo.constant"() {value = dense<6.090516506058955e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%87 = "stablehlo.add"(%85, %86) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%89 = "stablehlo.multiply"(%88, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%90 = "stablehlo.multiply"(%89, %87) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%91 = "stablehlo.subtract"(%90, %80) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%92 = "stablehlo.constant"() {value = dense<1.984280622680562e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%93 = "stablehlo.add"(%91, %92) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%95 = "stablehlo.multiply"(%94, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%96 = "stablehlo.multiply"(%95, %93) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%97 = "stablehlo.subtract"(%96, %87) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%98 = "stablehlo.constant"() {value = dense<5.1149979020112795e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%99 = "stablehlo.add"(%97, %98) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%101 = "stablehlo.multiply"(%100, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%103 = "stablehlo.subtract"(%102, %93) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%104 = "stablehlo.constant"() {value = dense<1.0114797900674826e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%105 = "stablehlo.add"(%103, %104) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%107 = "stablehlo.multiply"(%106, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%108 = "stablehlo.multiply"(%107, %105) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%109 = "stablehlo.subtract"(%108, %99) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%110 = "stablehlo.constant"() {value = dense<1.4738449008423848e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%111 = "stablehlo.add"(%109, %110) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%113 = "stablehlo.multiply"(%112, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%114 = "stablehlo.multiply"(%113, %111) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%115 = "stablehlo.subtract"(%114, %105) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%116 = "stablehlo.constant"() {value = dense<1.4983654208927293e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%117 = "stablehlo.add"(%115, %116) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%119 = "stablehlo.multiply"(%118, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%120 = "stablehlo.multiply"(%119, %117) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%121 = "stablehlo.subtract"(%120, %111) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%122 = "stablehlo.constant"() {value = dense<9.8287812725148e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%123 = "stablehlo.add"(%121, %122) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%125 = "stablehlo.multiply"(%124, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%127 = "stablehlo.subtract"(%126, %117) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%128 = "stablehlo.constant"() {value = dense<3.685485969436176e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%129 = "stablehlo.add"(%127, %128) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%131 = "stablehlo.multiply"(%130, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%134 = "stablehlo.constant"() {value = dense<6.38809625651177e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%135 = "stablehlo.add"(%133, %134) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%136 = "stablehlo.multiply"(%79, %135) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%137 = "stablehlo.subtract"(%136, %129) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%138 = "stablehlo.constant"() {value = dense<1.6029228068079633e0> : tensor<32xf64>} : () -> tensor<32xf64>
%139 = "stablehlo.add"(%137, %138) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%140 = "stablehlo.multiply"(%74, %139) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%141 = "stablehlo.subtract"(%71, %140) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%142 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%143 = "stablehlo.divide"(%142, %0) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%144 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%145 = "stablehlo.subtract"(%143, %144) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%146 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%147 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%149 = "stablehlo.multiply"(%148, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%150 = "stablehlo.multiply"(%149, %146) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%151 = "stablehlo.subtract"(%150, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%152 = "stablehlo.constant"() {value = dense<-1.7331712005821001e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%153 = "stablehlo.add"(%151, %152) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%154 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%155 = "stablehlo.multiply"(%154, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%156 = "stablehlo.multiply"(%155, %153) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%157 = "stablehlo.subtract"(%156, %146) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%158 = "stablehlo.constant"() {value = dense<5.3004337711773354e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%159 = "stablehlo.add"(%157, %158) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%160 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%161 = "stablehlo.multiply"(%160, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%162 = "stablehlo.multiply"(%161, %159) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%163 = "stablehlo.subtract"(%162, %153) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%164 = "stablehlo.constant"() {value = dense<-1.6475805939842632e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%165 = "stablehlo.add"(%163, %164) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%166 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%167 = "stablehlo.multiply"(%166, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%168 = "stablehlo.multiply"(%167, %165) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%169 = "stablehlo.subtract"(%168, %159) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%170 = "stablehlo.constant"() {value = dense<5.2103917776435543e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%171 = "stablehlo.add"(%169, %170) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%173 = "stablehlo.multiply"(%172, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%174 = "stablehlo.multiply"(%173, %171) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%175 = "stablehlo.subtract"(%174, %165) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%176 = "stablehlo.constant"() {value = dense<-1.6782311257549006e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%177 = "stablehlo.add"(%175, %176) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%178 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%179 = "stablehlo.multiply"(%178, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%180 = "stablehlo.multiply"(%179, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%181 = "stablehlo.subtract"(%180, %171) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%182 = "stablehlo.constant"() {value = dense<5.5120559994043335e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%183 = "stablehlo.add"(%181, %182) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%184 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%185 = "stablehlo.multiply"(%184, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%186 = "stablehlo.multiply"(%185, %183) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%187 = "stablehlo.subtract"(%186, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%188 = "stablehlo.constant"() {value = dense<-1.848593377920907e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%189 = "stablehlo.add"(%187, %188) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%190 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%191 = "stablehlo.multiply"(%190, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%192 = "stablehlo.multiply"(%191, %189) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%193 = "stablehlo.subtract"(%192, %183) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%194 = "stablehlo.constant"() {value = dense<6.340076476276646e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%195 = "stablehlo.add"(%193, %194) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%196 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%197 = "stablehlo.multiply"(%196, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%198 = "stablehlo.multiply"(%197, %195) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%199 = "stablehlo.subtract"(%198, %189) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%200 = "stablehlo.constant"() {value = dense<-2.2275133267462965e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%201 = "stablehlo.add"(%199, %200) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%202 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%203 = "stablehlo.multiply"(%202, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%204 = "stablehlo.multiply"(%203, %201) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%205 = "stablehlo.subtract"(%204, %195) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%206 = "stablehlo.constant"() {value = dense<8.032890775068375e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%207 = "stablehlo.add"(%205, %206) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%208 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%209 = "stablehlo.multiply"(%208, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%210 = "stablehlo.multiply"(%209, %207) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%211 = "stablehlo.subtract"(%210, %201) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%212 = "stablehlo.constant"() {value = dense<-2.9800969231481784e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%213 = "stablehlo.add"(%211, %212) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%214 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%215 = "stablehlo.multiply"(%214, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%216 = "stablehlo.multiply"(%215, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%217 = "stablehlo.subtract"(%216, %207) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%218 = "stablehlo.constant"() {value = dense<1.1403405882073441e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%219 = "stablehlo.add"(%217, %218) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%220 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%221 = "stablehlo.multiply"(%220, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%222 = "stablehlo.multiply"(%221, %219) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%223 = "stablehlo.subtract"(%222, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%224 = "stablehlo.constant"() {value = dense<-4.514597883374519e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%225 = "stablehlo.add"(%223, %224) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%226 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%227 = "stablehlo.multiply"(%226, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%228 = "stablehlo.multiply"(%227, %225) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%229 = "stablehlo.subtract"(%228, %219) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%230 = "stablehlo.constant"() {value = dense<1.8559491149549264e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%231 = "stablehlo.add"(%229, %230) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%232 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%233 = "stablehlo.multiply"(%232, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%234 = "stablehlo.multiply"(%233, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%235 = "stablehlo.subtract"(%234, %225) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%236 = "stablehlo.constant"() {value = dense<-7.957489244477396e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%237 = "stablehlo.add"(%235, %236) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%238 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%239 = "stablehlo.multiply"(%238, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%240 = "stablehlo.multiply"(%239, %237) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%241 = "stablehlo.subtract"(%240, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%242 = "stablehlo.constant"() {value = dense<3.5773972814003283e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%243 = "stablehlo.add"(%241, %242) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%244 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%245 = "stablehlo.multiply"(%244, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%246 = "stablehlo.multiply"(%245, %243) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%247 = "stablehlo.subtract"(%246, %237) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%248 = "stablehlo.constant"() {value = dense<-1.6975345093890614e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%249 = "stablehlo.add"(%247, %248) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%250 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%251 = "stablehlo.multiply"(%250, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%252 = "stablehlo.multiply"(%251, %249) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%253 = "stablehlo.subtract"(%252, %243) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%254 = "stablehlo.constant"() {value = dense<8.574034017414225e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%255 = "stablehlo.add"(%253, %254) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%256 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%257 = "stablehlo.multiply"(%256, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%258 = "stablehlo.multiply"(%257, %255) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%259 = "stablehlo.subtract"(%258, %249) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%260 = "stablehlo.constant"() {value = dense<-4.660489897687948e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%261 = "stablehlo.add"(%259, %260) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%263 = "stablehlo.multiply"(%262, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%264 = "stablehlo.multiply"(%263, %261) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%265 = "stablehlo.subtract"(%264, %255) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%266 = "stablehlo.constant"() {value = dense<2.766813639445015e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%267 = "stablehlo.add"(%265, %266) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%268 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%269 = "stablehlo.multiply"(%268, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%270 = "stablehlo.multiply"(%269, %267) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%271 = "stablehlo.subtract"(%270, %261) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%272 = "stablehlo.constant"() {value = dense<-1.8317555227191195e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%273 = "stablehlo.add"(%271, %272) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%274 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%275 = "stablehlo.multiply"(%274, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%276 = "stablehlo.multiply"(%275, %273) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%277 = "stablehlo.subtract"(%276, %267) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%278 = "stablehlo.constant"() {value = dense<1.39498137188765e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%279 = "stablehlo.add"(%277, %278) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%280 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%281 = "stablehlo.multiply"(%280, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%282 = "stablehlo.multiply"(%281, %279) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%283 = "stablehlo.subtract"(%282, %273) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%284 = "stablehlo.constant"() {value = dense<-1.2849549581627802e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%285 = "stablehlo.add"(%283, %284) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%286 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%287 = "stablehlo.multiply"(%286, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%288 = "stablehlo.multiply"(%287, %285) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%289 = "stablehlo.subtract"(%288, %279) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%290 = "stablehlo.constant"() {value = dense<1.5698838857300533e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%291 = "stablehlo.add"(%289, %290) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%293 = "stablehlo.multiply"(%292, %145) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%294 = "stablehlo.multiply"(%293, %291) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%295 = "stablehlo.subtract"(%294, %285) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%296 = "stablehlo.constant"() {value = dense<-3.14481013119645e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%297 = "stablehlo.add"(%295, %296) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%298 = "stablehlo.multiply"(%145, %297) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%299 = "stablehlo.subtract"(%298, %291) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%300 = "stablehlo.constant"() {value = dense<1.2201515410329777e0> : tensor<32xf64>} : () -> tensor<32xf64>
%301 = "stablehlo.add"(%299, %300) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%302 = "stablehlo.sqrt"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%303 = "stablehlo.divide"(%301, %302) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%304 = "stablehlo.exponential"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%305 = "stablehlo.multiply"(%141, %304) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%306 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%307 = "stablehlo.compare"(%0, %306) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%308 = "stablehlo.select"(%307, %305, %303) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %308 : tensor<32xf64>
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
%13 = "stablehlo.constant"() {value = dense<1.904516377220209e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%16 = "stablehlo.multiply"(%15, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%17 = "stablehlo.multiply"(%16, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.constant"() {value = dense<2.5347910790261494e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.subtract"(%23, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.constant"() {value = dense<2.286212103119452e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%28 = "stablehlo.multiply"(%27, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.constant"() {value = dense<1.264615411446926e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.constant"() {value = dense<3.59799365153615e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%40 = "stablehlo.multiply"(%39, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%41 = "stablehlo.multiply"(%40, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.subtract"(%41, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.constant"() {value = dense<3.442898999246285e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%45 = "stablehlo.multiply"(%6, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%46 = "stablehlo.subtract"(%45, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%47 = "stablehlo.constant"() {value = dense<-2.676636966169514e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%48 = "stablehlo.add"(%46, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%49 = "stablehlo.log"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%50 = "stablehlo.constant"() {value = dense<6.931471805599453e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.subtract"(%49, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%52 = "stablehlo.multiply"(%1, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%53 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%56 = "stablehlo.subtract"(%54, %55) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%57 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%60 = "stablehlo.multiply"(%59, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%61 = "stablehlo.multiply"(%60, %57) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%62 = "stablehlo.subtract"(%61, %58) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%63 = "stablehlo.constant"() {value = dense<1.0114797900674826e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%64 = "stablehlo.add"(%62, %63) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%65 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%66 = "stablehlo.multiply"(%65, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.multiply"(%66, %64) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.subtract"(%67, %57) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%69 = "stablehlo.constant"() {value = dense<1.4738449008423848e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%70 = "stablehlo.add"(%68, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%71 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%72 = "stablehlo.multiply"(%71, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.multiply"(%72, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.subtract"(%73, %64) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%75 = "stablehlo.constant"() {value = dense<1.4983654208927293e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%76 = "stablehlo.add"(%74, %75) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%78 = "stablehlo.multiply"(%77, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%79 = "stablehlo.multiply"(%78, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.subtract"(%79, %70) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%81 = "stablehlo.constant"() {value = dense<9.8287812725148e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%82 = "stablehlo.add"(%80, %81) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.multiply"(%83, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.multiply"(%84, %82) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%86 = "stablehlo.subtract"(%85, %76) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.constant"() {value = dense<3.685485969436176e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%88 = "stablehlo.add"(%86, %87) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%89 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%90 = "stablehlo.multiply"(%89, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%91 = "stablehlo.multiply"(%90, %88) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.subtract"(%91, %82) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<6.38809625651177e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.multiply"(%56, %94) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%96 = "stablehlo.subtract"(%95, %88) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.constant"() {value = dense<1.6029228068079633e0> : tensor<8xf32>} : () -> tensor<8xf32>
%98 = "stablehlo.add"(%96, %97) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.multiply"(%51, %98) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%100 = "stablehlo.subtract"(%48, %99) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.constant"() {value = dense<4.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%102 = "stablehlo.divide"(%101, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%103 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%104 = "stablehlo.subtract"(%102, %103) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%108 = "stablehlo.multiply"(%107, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.multiply"(%108, %105) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.subtract"(%109, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.constant"() {value = dense<-1.6975345093890614e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%114 = "stablehlo.multiply"(%113, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.multiply"(%114, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%116 = "stablehlo.subtract"(%115, %105) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%117 = "stablehlo.constant"() {value = dense<8.574034017414225e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.add"(%116, %117) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%119 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%120 = "stablehlo.multiply"(%119, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%121 = "stablehlo.multiply"(%120, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.subtract"(%121, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.constant"() {value = dense<-4.660489897687948e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%126 = "stablehlo.multiply"(%125, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%127 = "stablehlo.multiply"(%126, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%128 = "stablehlo.subtract"(%127, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%129 = "stablehlo.constant"() {value = dense<2.766813639445015e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%130 = "stablehlo.add"(%128, %129) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%131 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%132 = "stablehlo.multiply"(%131, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%133 = "stablehlo.multiply"(%132, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%134 = "stablehlo.subtract"(%133, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.constant"() {value = dense<-1.8317555227191195e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%138 = "stablehlo.multiply"(%137, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.multiply"(%138, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%140 = "stablehlo.subtract"(%139, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.constant"() {value = dense<1.39498137188765e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%142 = "stablehlo.add"(%140, %141) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%143 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%144 = "stablehlo.multiply"(%143, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%145 = "stablehlo.multiply"(%144, %142) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%146 = "stablehlo.subtract"(%145, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.constant"() {value = dense<-1.2849549581627802e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%148 = "stablehlo.add"(%146, %147) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%149 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%150 = "stablehlo.multiply"(%149, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.multiply"(%150, %148) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%152 = "stablehlo.subtract"(%151, %142) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%153 = "stablehlo.constant"() {value = dense<1.5698838857300533e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%154 = "stablehlo.add"(%152, %153) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%155 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%156 = "stablehlo.multiply"(%155, %104) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.multiply"(%156, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%158 = "stablehlo.subtract"(%157, %148) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%159 = "stablehlo.constant"() {value = dense<-3.14481013119645e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%160 = "stablehlo.add"(%158, %159) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%161 = "stablehlo.multiply"(%104, %160) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%162 = "stablehlo.subtract"(%161, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%163 = "stablehlo.constant"() {value = dense<1.2201515410329777e0> : tensor<8xf32>} : () -> tensor<8xf32>
%164 = "stablehlo.add"(%162, %163) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%165 = "stablehlo.sqrt"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%166 = "stablehlo.divide"(%164, %165) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%167 = "stablehlo.exponential"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%168 = "stablehlo.multiply"(%100, %167) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%169 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%170 = "stablehlo.compare"(%1, %169) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%171 = "stablehlo.select"(%170, %168, %166) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %171 : tensor<8xf32>
}
}

