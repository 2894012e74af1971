// f32[64]
module @example {
func.func public @main(%0: tensor<64xf32>) -> (tensor<64xf32>) {
%1 = "stablehlo.abs"(%0) : (tensor<64xf32>) -> tensor<64xf32>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%3 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%9 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%12 = "stablehlo.subtract"(%11, %8) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%13 = "stablehlo.constant"() {value = dense<-2.679253530557673e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%14 = "stablehlo.add"(%12, %13) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%16 = "stablehlo.multiply"(%15, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%17 = "stablehlo.multiply"(%16, %14) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%19 = "stablehlo.constant"() {value = dense<7.608163592418782e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%20 = "stablehlo.add"(%18, %19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%24 = "stablehlo.subtract"(%23, %14) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%25 = "stablehlo.constant"() {value = dense<-1.7619469077621507e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%26 = "stablehlo.add"(%24, %25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%28 = "stablehlo.multiply"(%27, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%31 = "stablehlo.constant"() {value = dense<3.246032882100508e-5> : tensor<64xf32>} : () -> tensor<64xf32>
%32 = "stablehlo.add"(%30, %31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%37 = "stablehlo.constant"() {value = dense<-4.6062616620627504e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%38 = "stablehlo.add"(%36, %37) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%40 = "stablehlo.multiply"(%39, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%41 = "stablehlo.multiply"(%40, %38) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%42 = "stablehlo.subtract"(%41, %32) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%43 = "stablehlo.constant"() {value = dense<4.819180069467605e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%44 = "stablehlo.add"(%42, %43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%46 = "stablehlo.multiply"(%45, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%48 = "stablehlo.subtract"(%47, %38) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%49 = "stablehlo.constant"() {value = dense<-3.4893769411408884e-2> : tensor<64xf32>} : () -> tensor<64xf32>
%50 = "stablehlo.add"(%48, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%51 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%52 = "stablehlo.multiply"(%51, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%53 = "stablehlo.multiply"(%52, %50) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%54 = "stablehlo.subtract"(%53, %44) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%55 = "stablehlo.constant"() {value = dense<1.5806710233209725e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%56 = "stablehlo.add"(%54, %55) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%58 = "stablehlo.multiply"(%57, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%59 = "stablehlo.multiply"(%58, %56) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%60 = "stablehlo.subtract"(%59, %50) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%61 = "stablehlo.constant"() {value = dense<-3.7009499387264977e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%62 = "stablehlo.add"(%60, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%63 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%64 = "stablehlo.multiply"(%63, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%66 = "stablehlo.subtract"(%65, %56) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%67 = "stablehlo.constant"() {value = dense<2.651786132033368e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%68 = "stablehlo.add"(%66, %67) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%69 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%70 = "stablehlo.multiply"(%69, %6) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%72 = "stablehlo.subtract"(%71, %62) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%73 = "stablehlo.constant"() {value = dense<-8.723442352852221e-3> : tensor<64xf32>} : () -> tensor<64xf32>
%74 = "stablehlo.add"(%72, %73) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%75 = "stablehlo.multiply"(%6, %74) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%76 = "stablehlo.subtract"(%75, %68) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%77 = "stablehlo.constant"() {value = dense<1.5772797147489012e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%78 = "stablehlo.add"(%76, %77) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%79 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%80 = "stablehlo.divide"(%79, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%81 = "stablehlo.multiply"(%80, %80) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%82 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%84 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%85 = "stablehlo.subtract"(%83, %84) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%86 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%88 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%89 = "stablehlo.multiply"(%88, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%90 = "stablehlo.multiply"(%89, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%91 = "stablehlo.subtract"(%90, %87) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%92 = "stablehlo.constant"() {value = dense<1.6306464635151382e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%93 = "stablehlo.add"(%91, %92) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%94 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%95 = "stablehlo.multiply"(%94, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%96 = "stablehlo.multiply"(%95, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%97 = "stablehlo.subtract"(%96, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%98 = "stablehlo.constant"() {value = dense<-5.1705945376060975e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%99 = "stablehlo.add"(%97, %98) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%100 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%101 = "stablehlo.multiply"(%100, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%102 = "stablehlo.multiply"(%101, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%103 = "stablehlo.subtract"(%102, %93) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%104 = "stablehlo.constant"() {value = dense<3.0751847875194745e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%105 = "stablehlo.add"(%103, %104) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%106 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%107 = "stablehlo.multiply"(%106, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%108 = "stablehlo.multiply"(%107, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%109 = "stablehlo.subtract"(%108, %99) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%110 = "stablehlo.constant"() {value = dense<-5.365220468132117e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%111 = "stablehlo.add"(%109, %110) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%112 = "stablehlo.multiply"(%85, %111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%113 = "stablehlo.subtract"(%112, %105) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%114 = "stablehlo.constant"() {value = dense<9.994603493475187e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%115 = "stablehlo.add"(%113, %114) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%119 = "stablehlo.multiply"(%118, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%120 = "stablehlo.multiply"(%119, %116) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%121 = "stablehlo.subtract"(%120, %117) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%122 = "stablehlo.constant"() {value = dense<-5.817532749493056e-9> : tensor<64xf32>} : () -> tensor<64xf32>
%123 = "stablehlo.add"(%121, %122) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%125 = "stablehlo.multiply"(%124, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%127 = "stablehlo.subtract"(%126, %116) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%128 = "stablehlo.constant"() {value = dense<1.4377965798375193e-7> : tensor<64xf32>} : () -> tensor<64xf32>
%129 = "stablehlo.add"(%127, %128) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%131 = "stablehlo.multiply"(%130, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%134 = "stablehlo.constant"() {value = dense<-5.9315987288485175e-6> : tensor<64xf32>} : () -> tensor<64xf32>
%135 = "stablehlo.add"(%133, %134) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%137 = "stablehlo.multiply"(%136, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%140 = "stablehlo.constant"() {value = dense<5.470815954089319e-4> : tensor<64xf32>} : () -> tensor<64xf32>
%141 = "stablehlo.add"(%139, %140) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%142 = "stablehlo.multiply"(%85, %141) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%143 = "stablehlo.subtract"(%142, %135) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%144 = "stablehlo.constant"() {value = dense<-1.2444683684269607e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%145 = "stablehlo.add"(%143, %144) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%146 = "stablehlo.divide"(%145, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%147 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%148 = "stablehlo.subtract"(%1, %147) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%149 = "stablehlo.cosine"(%148) : (tensor<64xf32>) -> tensor<64xf32>
%150 = "stablehlo.sine"(%148) : (tensor<64xf32>) -> tensor<64xf32>
%151 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<64xf32>} : () -> tensor<64xf32>
%152 = "stablehlo.divide"(%151, %1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%153 = "stablehlo.sqrt"(%152) : (tensor<64xf32>) -> tensor<64xf32>
%154 = "stablehlo.multiply"(%115, %149) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%155 = "stablehlo.multiply"(%146, %150) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%156 = "stablehlo.subtract"(%154, %155) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%157 = "stablehlo.multiply"(%153, %156) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%158 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%159 = "stablehlo.compare"(%1, %158) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%160 = "stablehlo.select"(%159, %78, %157) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %160 : tensor<64xf32>
}
}

// f64[32]
module @example {
func.func public @main(%0: tensor<32xf64>) -> (tensor<32xf64>) {
%1 = "stablehlo.abs"(%0) : (tensor<32xf64>) -> tensor<32xf64>
%2 = "stablehlo.multiply"(%1, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%3 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%4 = "stablehlo.multiply"(%2, %3) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%6 = "stablehlo.subtract"(%4, %5) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%7 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%9 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%10 = "stablehlo.multiply"(%9, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%12 = "stablehlo.subtract"(%11, %8) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%13 = "stablehlo.constant"() {value = dense<1.2218515873961411e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%14 = "stablehlo.add"(%12, %13) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%15 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%16 = "stablehlo.multiply"(%15, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%17 = "stablehlo.multiply"(%16, %14) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%18 = "stablehlo.subtract"(%17, %7) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%19 = "stablehlo.constant"() {value = dense<-7.588508125447546e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%20 = "stablehlo.add"(%18, %19) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%21 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%22 = "stablehlo.multiply"(%21, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%23 = "stablehlo.multiply"(%22, %20) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%24 = "stablehlo.subtract"(%23, %14) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%25 = "stablehlo.constant"() {value = dense<4.125320595634374e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%26 = "stablehlo.add"(%24, %25) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%27 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%28 = "stablehlo.multiply"(%27, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%29 = "stablehlo.multiply"(%28, %26) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%30 = "stablehlo.subtract"(%29, %20) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%31 = "stablehlo.constant"() {value = dense<-1.9438346867370164e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%32 = "stablehlo.add"(%30, %31) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%33 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%34 = "stablehlo.multiply"(%33, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%35 = "stablehlo.multiply"(%34, %32) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%36 = "stablehlo.subtract"(%35, %26) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%37 = "stablehlo.constant"() {value = dense<7.848696314479465e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%38 = "stablehlo.add"(%36, %37) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%39 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%40 = "stablehlo.multiply"(%39, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%41 = "stablehlo.multiply"(%40, %38) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%42 = "stablehlo.subtract"(%41, %32) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%43 = "stablehlo.constant"() {value = dense<-2.679253530557673e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%44 = "stablehlo.add"(%42, %43) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%45 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%46 = "stablehlo.multiply"(%45, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%47 = "stablehlo.multiply"(%46, %44) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%48 = "stablehlo.subtract"(%47, %38) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%49 = "stablehlo.constant"() {value = dense<7.608163592418782e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%50 = "stablehlo.add"(%48, %49) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%51 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%52 = "stablehlo.multiply"(%51, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%53 = "stablehlo.multiply"(%52, %50) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%54 = "stablehlo.subtract"(%53, %44) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%55 = "stablehlo.constant"() {value = dense<-1.7619469077621507e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%56 = "stablehlo.add"(%54, %55) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%57 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%58 = "stablehlo.multiply"(%57, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%59 = "stablehlo.multiply"(%58, %56) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%60 = "stablehlo.subtract"(%59, %50) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%61 = "stablehlo.constant"() {value = dense<3.246032882100508e-5> : tensor<32xf64>} : () -> tensor<32xf64>
%62 = "stablehlo.add"(%60, %61) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%63 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%64 = "stablehlo.multiply"(%63, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%65 = "stablehlo.multiply"(%64, %62) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%66 = "stablehlo.subtract"(%65, %56) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%67 = "stablehlo.constant"() {value = dense<-4.6062616620627504e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%68 = "stablehlo.add"(%66, %67) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%69 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%70 = "stablehlo.multiply"(%69, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%71 = "stablehlo.multiply"(%70, %68) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%72 = "stablehlo.subtract"(%71, %62) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%73 = "stablehlo.constant"() {value = dense<4.819180069467605e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%74 = "stablehlo.add"(%72, %73) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%75 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%76 = "stablehlo.multiply"(%75, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%77 = "stablehlo.multiply"(%76, %74) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%78 = "stablehlo.subtract"(%77, %68) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%79 = "stablehlo.constant"() {value = dense<-3.4893769411408884e-2> : tensor<32xf64>} : () -> tensor<32xf64>
%80 = "stablehlo.add"(%78, %79) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%81 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%82 = "stablehlo.multiply"(%81, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%83 = "stablehlo.multiply"(%82, %80) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%84 = "stablehlo.subtract"(%83, %74) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%85 = "stablehlo.constant"() {value = dense<1.5806710233209725e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%86 = "stablehlo.add"(%84, %85) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%87 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%88 = "stablehlo.multiply"(%87, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%89 = "stablehlo.multiply"(%88, %86) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%90 = "stablehlo.subtract"(%89, %80) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%91 = "stablehlo.constant"() {value = dense<-3.7009499387264977e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%92 = "stablehlo.add"(%90, %91) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%93 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%94 = "stablehlo.multiply"(%93, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%95 = "stablehlo.multiply"(%94, %92) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%96 = "stablehlo.subtract"(%95, %86) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%97 = "stablehlo.constant"() {value = dense<2.651786132033368e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%98 = "stablehlo.add"(%96, %97) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%99 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%100 = "stablehlo.multiply"(%99, %6) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%101 = "stablehlo.multiply"(%100, %98) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%102 = "stablehlo.subtract"(%101, %92) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%103 = "stablehlo.constant"() {value = dense<-8.723442352852221e-3> : tensor<32xf64>} : () -> tensor<32xf64>
%104 = "stablehlo.add"(%102, %103) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%105 = "stablehlo.multiply"(%6, %104) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%106 = "stablehlo.subtract"(%105, %98) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%107 = "stablehlo.constant"() {value = dense<1.5772797147489012e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%108 = "stablehlo.add"(%106, %107) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%109 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%110 = "stablehlo.divide"(%109, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%111 = "stablehlo.multiply"(%110, %110) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%112 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%113 = "stablehlo.multiply"(%111, %112) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%114 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%115 = "stablehlo.subtract"(%113, %114) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%116 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%118 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%119 = "stablehlo.multiply"(%118, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%120 = "stablehlo.multiply"(%119, %116) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%121 = "stablehlo.subtract"(%120, %117) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%122 = "stablehlo.constant"() {value = dense<-2.880866169482871e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%123 = "stablehlo.add"(%121, %122) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%124 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%125 = "stablehlo.multiply"(%124, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%126 = "stablehlo.multiply"(%125, %123) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%127 = "stablehlo.subtract"(%126, %116) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%128 = "stablehlo.constant"() {value = dense<1.6305919233744186e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%129 = "stablehlo.add"(%127, %128) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%130 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%131 = "stablehlo.multiply"(%130, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%132 = "stablehlo.multiply"(%131, %129) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%133 = "stablehlo.subtract"(%132, %123) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%134 = "stablehlo.constant"() {value = dense<-1.0011513723467786e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%135 = "stablehlo.add"(%133, %134) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%136 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%137 = "stablehlo.multiply"(%136, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%138 = "stablehlo.multiply"(%137, %135) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%139 = "stablehlo.subtract"(%138, %129) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%140 = "stablehlo.constant"() {value = dense<6.748072215733873e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%141 = "stablehlo.add"(%139, %140) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%142 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%143 = "stablehlo.multiply"(%142, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%144 = "stablehlo.multiply"(%143, %141) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%145 = "stablehlo.subtract"(%144, %135) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%146 = "stablehlo.constant"() {value = dense<-5.069034095935236e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%147 = "stablehlo.add"(%145, %146) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%148 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%149 = "stablehlo.multiply"(%148, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%150 = "stablehlo.multiply"(%149, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%151 = "stablehlo.subtract"(%150, %141) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%152 = "stablehlo.constant"() {value = dense<4.3265957431549404e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%153 = "stablehlo.add"(%151, %152) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%154 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%155 = "stablehlo.multiply"(%154, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%156 = "stablehlo.multiply"(%155, %153) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%157 = "stablehlo.subtract"(%156, %147) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%158 = "stablehlo.constant"() {value = dense<-4.3045788699253914e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%159 = "stablehlo.add"(%157, %158) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%160 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%161 = "stablehlo.multiply"(%160, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%162 = "stablehlo.multiply"(%161, %159) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%163 = "stablehlo.subtract"(%162, %153) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%164 = "stablehlo.constant"() {value = dense<5.168262387349193e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%165 = "stablehlo.add"(%163, %164) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%166 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%167 = "stablehlo.multiply"(%166, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%168 = "stablehlo.multiply"(%167, %165) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%169 = "stablehlo.subtract"(%168, %159) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%170 = "stablehlo.constant"() {value = dense<-7.86409137723707e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%171 = "stablehlo.add"(%169, %170) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%172 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%173 = "stablehlo.multiply"(%172, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%174 = "stablehlo.multiply"(%173, %171) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%175 = "stablehlo.subtract"(%174, %165) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%176 = "stablehlo.constant"() {value = dense<1.6306464635151382e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%177 = "stablehlo.add"(%175, %176) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%178 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%179 = "stablehlo.multiply"(%178, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%180 = "stablehlo.multiply"(%179, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%181 = "stablehlo.subtract"(%180, %171) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%182 = "stablehlo.constant"() {value = dense<-5.1705945376060975e-8> : tensor<32xf64>} : () -> tensor<32xf64>
%183 = "stablehlo.add"(%181, %182) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%184 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%185 = "stablehlo.multiply"(%184, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%186 = "stablehlo.multiply"(%185, %183) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%187 = "stablehlo.subtract"(%186, %177) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%188 = "stablehlo.constant"() {value = dense<3.0751847875194745e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%189 = "stablehlo.add"(%187, %188) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%190 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%191 = "stablehlo.multiply"(%190, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%192 = "stablehlo.multiply"(%191, %189) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%193 = "stablehlo.subtract"(%192, %183) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%194 = "stablehlo.constant"() {value = dense<-5.365220468132117e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%195 = "stablehlo.add"(%193, %194) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%196 = "stablehlo.multiply"(%115, %195) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%197 = "stablehlo.subtract"(%196, %189) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%198 = "stablehlo.constant"() {value = dense<9.994603493475187e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%199 = "stablehlo.add"(%197, %198) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%200 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%201 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%202 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%203 = "stablehlo.multiply"(%202, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%204 = "stablehlo.multiply"(%203, %200) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%205 = "stablehlo.subtract"(%204, %201) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%206 = "stablehlo.constant"() {value = dense<-2.336930172211422e-19> : tensor<32xf64>} : () -> tensor<32xf64>
%207 = "stablehlo.add"(%205, %206) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%208 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%209 = "stablehlo.multiply"(%208, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%210 = "stablehlo.multiply"(%209, %207) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%211 = "stablehlo.subtract"(%210, %200) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%212 = "stablehlo.constant"() {value = dense<1.0473158973776097e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%213 = "stablehlo.add"(%211, %212) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%214 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%215 = "stablehlo.multiply"(%214, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%216 = "stablehlo.multiply"(%215, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%217 = "stablehlo.subtract"(%216, %207) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%218 = "stablehlo.constant"() {value = dense<-4.952892629886516e-18> : tensor<32xf64>} : () -> tensor<32xf64>
%219 = "stablehlo.add"(%217, %218) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%220 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%221 = "stablehlo.multiply"(%220, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%222 = "stablehlo.multiply"(%221, %219) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%223 = "stablehlo.subtract"(%222, %213) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%224 = "stablehlo.constant"() {value = dense<2.4865952389390515e-17> : tensor<32xf64>} : () -> tensor<32xf64>
%225 = "stablehlo.add"(%223, %224) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%226 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%227 = "stablehlo.multiply"(%226, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%228 = "stablehlo.multiply"(%227, %225) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%229 = "stablehlo.subtract"(%228, %219) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%230 = "stablehlo.constant"() {value = dense<-1.3348852171502517e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%231 = "stablehlo.add"(%229, %230) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%232 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%233 = "stablehlo.multiply"(%232, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%234 = "stablehlo.multiply"(%233, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%235 = "stablehlo.subtract"(%234, %225) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%236 = "stablehlo.constant"() {value = dense<7.729703176242605e-16> : tensor<32xf64>} : () -> tensor<32xf64>
%237 = "stablehlo.add"(%235, %236) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%238 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%239 = "stablehlo.multiply"(%238, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%240 = "stablehlo.multiply"(%239, %237) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%241 = "stablehlo.subtract"(%240, %231) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%242 = "stablehlo.constant"() {value = dense<-4.87994410531204e-15> : tensor<32xf64>} : () -> tensor<32xf64>
%243 = "stablehlo.add"(%241, %242) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%244 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%245 = "stablehlo.multiply"(%244, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%246 = "stablehlo.multiply"(%245, %243) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%247 = "stablehlo.subtract"(%246, %237) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%248 = "stablehlo.constant"() {value = dense<3.4041800321963686e-14> : tensor<32xf64>} : () -> tensor<32xf64>
%249 = "stablehlo.add"(%247, %248) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%250 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%251 = "stablehlo.multiply"(%250, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%252 = "stablehlo.multiply"(%251, %249) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%253 = "stablehlo.subtract"(%252, %243) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%254 = "stablehlo.constant"() {value = dense<-2.6690625482579414e-13> : tensor<32xf64>} : () -> tensor<32xf64>
%255 = "stablehlo.add"(%253, %254) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%256 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%257 = "stablehlo.multiply"(%256, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%258 = "stablehlo.multiply"(%257, %255) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%259 = "stablehlo.subtract"(%258, %249) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%260 = "stablehlo.constant"() {value = dense<2.404916100281365e-12> : tensor<32xf64>} : () -> tensor<32xf64>
%261 = "stablehlo.add"(%259, %260) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%262 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%263 = "stablehlo.multiply"(%262, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%264 = "stablehlo.multiply"(%263, %261) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%265 = "stablehlo.subtract"(%264, %255) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%266 = "stablehlo.constant"() {value = dense<-2.565397936797308e-11> : tensor<32xf64>} : () -> tensor<32xf64>
%267 = "stablehlo.add"(%265, %266) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%268 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%269 = "stablehlo.multiply"(%268, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%270 = "stablehlo.multiply"(%269, %267) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%271 = "stablehlo.subtract"(%270, %261) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%272 = "stablehlo.constant"() {value = dense<3.376097523734991e-10> : tensor<32xf64>} : () -> tensor<32xf64>
%273 = "stablehlo.add"(%271, %272) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%274 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%275 = "stablehlo.multiply"(%274, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%276 = "stablehlo.multiply"(%275, %273) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%277 = "stablehlo.subtract"(%276, %267) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%278 = "stablehlo.constant"() {value = dense<-5.817532749493056e-9> : tensor<32xf64>} : () -> tensor<32xf64>
%279 = "stablehlo.add"(%277, %278) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%280 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%281 = "stablehlo.multiply"(%280, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%282 = "stablehlo.multiply"(%281, %279) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%283 = "stablehlo.subtract"(%282, %273) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%284 = "stablehlo.constant"() {value = dense<1.4377965798375193e-7> : tensor<32xf64>} : () -> tensor<32xf64>
%285 = "stablehlo.add"(%283, %284) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%286 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%287 = "stablehlo.multiply"(%286, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%288 = "stablehlo.multiply"(%287, %285) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%289 = "stablehlo.subtract"(%288, %279) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%290 = "stablehlo.constant"() {value = dense<-5.9315987288485175e-6> : tensor<32xf64>} : () -> tensor<32xf64>
%291 = "stablehlo.add"(%289, %290) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%292 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%293 = "stablehlo.multiply"(%292, %115) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%294 = "stablehlo.multiply"(%293, %291) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%295 = "stablehlo.subtract"(%294, %285) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%296 = "stablehlo.constant"() {value = dense<5.470815954089319e-4> : tensor<32xf64>} : () -> tensor<32xf64>
%297 = "stablehlo.add"(%295, %296) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%298 = "stablehlo.multiply"(%115, %297) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%299 = "stablehlo.subtract"(%298, %291) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%300 = "stablehlo.constant"() {value = dense<-1.2444683684269607e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%301 = "stablehlo.add"(%299, %300) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%302 = "stablehlo.divide"(%301, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%303 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%304 = "stablehlo.subtract"(%1, %303) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%305 = "stablehlo.cosine"(%304) : (tensor<32xf64>) -> tensor<32xf64>
%306 = "stablehlo.sine"(%304) : (tensor<32xf64>) -> tensor<32xf64>
%307 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<32xf64>} : () -> tensor<32xf64>
%308 = "stablehlo.divide"(%307, %1) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%309 = "stablehlo.sqrt"(%308) : (tensor<32xf64>) -> tensor<32xf64>
%310 = "stablehlo.multiply"(%199, %305) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%311 = "stablehlo.multiply"(%302, %306) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%312 = "stablehlo.subtract"(%310, %311) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%313 = "stablehlo.multiply"(%309, %312) : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
%314 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<32xf64>} : () -> tensor<32xf64>
%315 = "stablehlo.compare"(%1, %314) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
%316 = "stablehlo.select"(%315, %108, %313) : (tensor<32xi1>, tensor<32xf64>, tensor<32xf64>) -> tensor<32xf64>
return %316 : tensor<32xf64>
}
}

// s64[8]
module @example {
func.func public @main(%0: tensor<8xi64>) -> (tensor<8xf32>) {
%1 = "stablehlo.convert"(%0) : (tensor<8xi64>) -> tensor<8xf32>
%2 = "stablehlo.abs"(%1) : (tensor<8xf32>) -> tensor<8xf32>
%3 = "stablehlo.multiply"(%2, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%4 = "stablehlo.constant"() {value = dense<3.125e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.multiply"(%3, %4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%7 = "stablehlo.subtract"(%5, %6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%8 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%10 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%11 = "stablehlo.multiply"(%10, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%12 = "stablehlo.multiply"(%11, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%13 = "stablehlo.subtract"(%12, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%14 = "stablehlo.constant"() {value = dense<-2.679253530557673e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%15 = "stablehlo.add"(%13, %14) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%16 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%17 = "stablehlo.multiply"(%16, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%18 = "stablehlo.multiply"(%17, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%19 = "stablehlo.subtract"(%18, %8) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%20 = "stablehlo.constant"() {value = dense<7.608163592418782e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%21 = "stablehlo.add"(%19, %20) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%22 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%23 = "stablehlo.multiply"(%22, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%24 = "stablehlo.multiply"(%23, %21) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%25 = "stablehlo.subtract"(%24, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%26 = "stablehlo.constant"() {value = dense<-1.7619469077621507e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%27 = "stablehlo.add"(%25, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%28 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%29 = "stablehlo.multiply"(%28, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%30 = "stablehlo.multiply"(%29, %27) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%31 = "stablehlo.subtract"(%30, %21) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%32 = "stablehlo.constant"() {value = dense<3.246032882100508e-5> : tensor<8xf32>} : () -> tensor<8xf32>
%33 = "stablehlo.add"(%31, %32) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%34 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%35 = "stablehlo.multiply"(%34, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%36 = "stablehlo.multiply"(%35, %33) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%37 = "stablehlo.subtract"(%36, %27) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%38 = "stablehlo.constant"() {value = dense<-4.6062616620627504e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%39 = "stablehlo.add"(%37, %38) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%40 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%41 = "stablehlo.multiply"(%40, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%42 = "stablehlo.multiply"(%41, %39) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%43 = "stablehlo.subtract"(%42, %33) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%44 = "stablehlo.constant"() {value = dense<4.819180069467605e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%45 = "stablehlo.add"(%43, %44) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%46 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%47 = "stablehlo.multiply"(%46, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%48 = "stablehlo.multiply"(%47, %45) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%49 = "stablehlo.subtract"(%48, %39) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%50 = "stablehlo.constant"() {value = dense<-3.4893769411408884e-2> : tensor<8xf32>} : () -> tensor<8xf32>
%51 = "stablehlo.add"(%49, %50) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%52 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%53 = "stablehlo.multiply"(%52, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%54 = "stablehlo.multiply"(%53, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%55 = "stablehlo.subtract"(%54, %45) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%56 = "stablehlo.constant"() {value = dense<1.5806710233209725e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%57 = "stablehlo.add"(%55, %56) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%58 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%59 = "stablehlo.multiply"(%58, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%60 = "stablehlo.multiply"(%59, %57) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%61 = "stablehlo.subtract"(%60, %51) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%62 = "stablehlo.constant"() {value = dense<-3.7009499387264977e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%63 = "stablehlo.add"(%61, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%64 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%65 = "stablehlo.multiply"(%64, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%66 = "stablehlo.multiply"(%65, %63) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%67 = "stablehlo.subtract"(%66, %57) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%68 = "stablehlo.constant"() {value = dense<2.651786132033368e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%69 = "stablehlo.add"(%67, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%70 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%71 = "stablehlo.multiply"(%70, %7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%72 = "stablehlo.multiply"(%71, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%73 = "stablehlo.subtract"(%72, %63) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%74 = "stablehlo.constant"() {value = dense<-8.723442352852221e-3> : tensor<8xf32>} : () -> tensor<8xf32>
%75 = "stablehlo.add"(%73, %74) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%76 = "stablehlo.multiply"(%7, %75) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%77 = "stablehlo.subtract"(%76, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%78 = "stablehlo.constant"() {value = dense<1.5772797147489012e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%79 = "stablehlo.add"(%77, %78) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%80 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%81 = "stablehlo.divide"(%80, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%82 = "stablehlo.multiply"(%81, %81) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%83 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%85 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%86 = "stablehlo.subtract"(%84, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%87 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%88 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%89 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%90 = "stablehlo.multiply"(%89, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%91 = "stablehlo.multiply"(%90, %87) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%92 = "stablehlo.subtract"(%91, %88) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%93 = "stablehlo.constant"() {value = dense<1.6306464635151382e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%94 = "stablehlo.add"(%92, %93) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%95 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%96 = "stablehlo.multiply"(%95, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%97 = "stablehlo.multiply"(%96, %94) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%98 = "stablehlo.subtract"(%97, %87) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%99 = "stablehlo.constant"() {value = dense<-5.1705945376060975e-8> : tensor<8xf32>} : () -> tensor<8xf32>
%100 = "stablehlo.add"(%98, %99) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%101 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%102 = "stablehlo.multiply"(%101, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%103 = "stablehlo.multiply"(%102, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%104 = "stablehlo.subtract"(%103, %94) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%105 = "stablehlo.constant"() {value = dense<3.0751847875194745e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%106 = "stablehlo.add"(%104, %105) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%107 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%108 = "stablehlo.multiply"(%107, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%109 = "stablehlo.multiply"(%108, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%110 = "stablehlo.subtract"(%109, %100) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%111 = "stablehlo.constant"() {value = dense<-5.365220468132117e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%112 = "stablehlo.add"(%110, %111) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%113 = "stablehlo.multiply"(%86, %112) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%114 = "stablehlo.subtract"(%113, %106) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%115 = "stablehlo.constant"() {value = dense<9.994603493475187e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%116 = "stablehlo.add"(%114, %115) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%117 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%118 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%119 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%120 = "stablehlo.multiply"(%119, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%121 = "stablehlo.multiply"(%120, %117) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%122 = "stablehlo.subtract"(%121, %118) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%123 = "stablehlo.constant"() {value = dense<-5.817532749493056e-9> : tensor<8xf32>} : () -> tensor<8xf32>
%124 = "stablehlo.add"(%122, %123) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%125 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%126 = "stablehlo.multiply"(%125, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%127 = "stablehlo.multiply"(%126, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%128 = "stablehlo.subtract"(%127, %117) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%129 = "stablehlo.constant"() {value = dense<1.4377965798375193e-7> : tensor<8xf32>} : () -> tensor<8xf32>
%130 = "stablehlo.add"(%128, %129) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%131 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%132 = "stablehlo.multiply"(%131, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%133 = "stablehlo.multiply"(%132, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%134 = "stablehlo.subtract"(%133, %124) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%135 = "stablehlo.constant"() {value = dense<-5.9315987288485175e-6> : tensor<8xf32>} : () -> tensor<8xf32>
%136 = "stablehlo.add"(%134, %135) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%137 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%138 = "stablehlo.multiply"(%137, %86) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%139 = "stablehlo.multiply"(%138, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%140 = "stablehlo.subtract"(%139, %130) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%141 = "stablehlo.constant"() {value = dense<5.470815954089319e-4> : tensor<8xf32>} : () -> tensor<8xf32>
%142 = "stablehlo.add"(%140, %141) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%143 = "stablehlo.multiply"(%86, %142) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%144 = "stablehlo.subtract"(%143, %136) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%145 = "stablehlo.constant"() {value = dense<-1.2444683684269607e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%146 = "stablehlo.add"(%144, %145) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%147 = "stablehlo.divide"(%146, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%148 = "stablehlo.constant"() {value = dense<7.853981633974483e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%149 = "stablehlo.subtract"(%2, %148) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%150 = "stablehlo.cosine"(%149) : (tensor<8xf32>) -> tensor<8xf32>
%151 = "stablehlo.sine"(%149) : (tensor<8xf32>) -> tensor<8xf32>
%152 = "stablehlo.constant"() {value = dense<6.366197723675814e-1> : tensor<8xf32>} : () -> tensor<8xf32>
%153 = "stablehlo.divide"(%152, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%154 = "stablehlo.sqrt"(%153) : (tensor<8xf32>) -> tensor<8xf32>
%155 = "stablehlo.multiply"(%116, %150) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%156 = "stablehlo.multiply"(%147, %151) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%157 = "stablehlo.subtract"(%155, %156) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%158 = "stablehlo.multiply"(%154, %157) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%159 = "stablehlo.constant"() {value = dense<8.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%160 = "stablehlo.compare"(%2, %159) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%161 = "stablehlo.select"(%160, %79, %158) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %161 : tensor<8xf32>
}
}

