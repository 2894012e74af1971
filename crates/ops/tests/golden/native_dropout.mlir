// f32[64,64] 0.25 true
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64x64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64x64xf32>, tensor<64x64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%10 = "stablehlo.reshape"(%9) : (tensor<4096xui32>) -> tensor<64x64xui32>
%11 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%6, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%8, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.xor"(%11, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%21 = "stablehlo.xor"(%19, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.add"(%15, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.add"(%18, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%24 = "stablehlo.add"(%22, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%26 = "stablehlo.shift_left"(%23, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%28 = "stablehlo.shift_right_logical"(%23, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.or"(%26, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.xor"(%29, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.add"(%24, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%33 = "stablehlo.shift_left"(%30, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%35 = "stablehlo.shift_right_logical"(%30, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.or"(%33, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.xor"(%36, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.add"(%31, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.shift_left"(%37, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.shift_right_logical"(%37, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.or"(%40, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.xor"(%43, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.add"(%38, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.shift_left"(%44, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.shift_right_logical"(%44, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.or"(%47, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.xor"(%50, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.add"(%45, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.add"(%21, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.add"(%51, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.add"(%52, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.shift_left"(%55, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.shift_right_logical"(%55, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.or"(%58, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.xor"(%61, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.add"(%56, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.shift_left"(%62, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.shift_right_logical"(%62, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.or"(%65, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.xor"(%68, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.add"(%63, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.shift_left"(%69, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.shift_right_logical"(%69, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.or"(%72, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.xor"(%75, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.add"(%70, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_left"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.or"(%79, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.xor"(%82, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%77, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.add"(%11, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.add"(%83, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.add"(%84, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_left"(%87, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.or"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.xor"(%93, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.add"(%88, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_left"(%94, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_right_logical"(%94, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.or"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.xor"(%100, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.add"(%95, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.shift_left"(%101, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.shift_right_logical"(%101, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.or"(%104, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.xor"(%107, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.add"(%102, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_left"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.or"(%111, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.xor"(%114, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%109, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.add"(%14, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.add"(%115, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%116, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_left"(%119, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.or"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.xor"(%125, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.add"(%120, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_left"(%126, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_right_logical"(%126, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.or"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.xor"(%132, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.add"(%127, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.shift_left"(%133, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.shift_right_logical"(%133, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.or"(%136, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.xor"(%139, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.add"(%134, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_left"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.or"(%143, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.xor"(%146, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.add"(%141, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.add"(%21, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.add"(%147, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%148, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_left"(%151, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.or"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.xor"(%157, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.add"(%152, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_left"(%158, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_right_logical"(%158, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.or"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.xor"(%164, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.add"(%159, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.shift_left"(%165, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.shift_right_logical"(%165, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.or"(%168, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.xor"(%171, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.add"(%166, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_left"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.shift_right_logical"(%172, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.or"(%175, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.xor"(%178, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.add"(%173, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.add"(%11, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.add"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<0> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%185 = "stablehlo.xor"(%180, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%189 = "stablehlo.add"(%10, %188) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%190 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%191 = "stablehlo.add"(%184, %190) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%192 = "stablehlo.add"(%189, %191) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%193 = "stablehlo.constant"() {value = dense<13> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%194 = "stablehlo.shift_left"(%191, %193) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%195 = "stablehlo.constant"() {value = dense<19> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%196 = "stablehlo.shift_right_logical"(%191, %195) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%197 = "stablehlo.or"(%194, %196) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%198 = "stablehlo.xor"(%197, %192) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%199 = "stablehlo.add"(%192, %198) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%200 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%201 = "stablehlo.shift_left"(%198, %200) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%202 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%203 = "stablehlo.shift_right_logical"(%198, %202) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%204 = "stablehlo.or"(%201, %203) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%205 = "stablehlo.xor"(%204, %199) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%206 = "stablehlo.add"(%199, %205) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%207 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%208 = "stablehlo.shift_left"(%205, %207) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%209 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%210 = "stablehlo.shift_right_logical"(%205, %209) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%211 = "stablehlo.or"(%208, %210) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%212 = "stablehlo.xor"(%211, %206) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%213 = "stablehlo.add"(%206, %212) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%214 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%215 = "stablehlo.shift_left"(%212, %214) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%216 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%217 = "stablehlo.shift_right_logical"(%212, %216) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%218 = "stablehlo.or"(%215, %217) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%219 = "stablehlo.xor"(%218, %213) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%220 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%221 = "stablehlo.add"(%213, %220) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%222 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%187, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%225 = "stablehlo.add"(%219, %224) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%226 = "stablehlo.add"(%221, %225) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%227 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%228 = "stablehlo.shift_left"(%225, %227) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%229 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%230 = "stablehlo.shift_right_logical"(%225, %229) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%231 = "stablehlo.or"(%228, %230) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%232 = "stablehlo.xor"(%231, %226) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%233 = "stablehlo.add"(%226, %232) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%234 = "stablehlo.constant"() {value = dense<29> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%235 = "stablehlo.shift_left"(%232, %234) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%236 = "stablehlo.constant"() {value = dense<3> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%237 = "stablehlo.shift_right_logical"(%232, %236) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%238 = "stablehlo.or"(%235, %237) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%239 = "stablehlo.xor"(%238, %233) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%240 = "stablehlo.add"(%233, %239) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%241 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%242 = "stablehlo.shift_left"(%239, %241) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%243 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%244 = "stablehlo.shift_right_logical"(%239, %243) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%245 = "stablehlo.or"(%242, %244) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%246 = "stablehlo.xor"(%245, %240) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%247 = "stablehlo.add"(%240, %246) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%248 = "stablehlo.constant"() {value = dense<24> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%249 = "stablehlo.shift_left"(%246, %248) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%250 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%251 = "stablehlo.shift_right_logical"(%246, %250) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%252 = "stablehlo.or"(%249, %251) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%253 = "stablehlo.xor"(%252, %247) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%254 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%255 = "stablehlo.add"(%247, %254) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%256 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%257 = "stablehlo.add"(%180, %256) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%258 = "stablehlo.broadcast_in_dim"(%257) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%259 = "stablehlo.add"(%253, %258) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%260 = "stablehlo.add"(%255, %259) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%261 = "stablehlo.constant"() {value = dense<13> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%262 = "stablehlo.shift_left"(%259, %261) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%263 = "stablehlo.constant"() {value = dense<19> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%264 = "stablehlo.shift_right_logical"(%259, %263) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%265 = "stablehlo.or"(%262, %264) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%266 = "stablehlo.xor"(%265, %260) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%267 = "stablehlo.add"(%260, %266) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%268 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%269 = "stablehlo.shift_left"(%266, %268) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%270 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%271 = "stablehlo.shift_right_logical"(%266, %270) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%272 = "stablehlo.or"(%269, %271) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%273 = "stablehlo.xor"(%272, %267) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%274 = "stablehlo.add"(%267, %273) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%275 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%276 = "stablehlo.shift_left"(%273, %275) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%277 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%278 = "stablehlo.shift_right_logical"(%273, %277) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%279 = "stablehlo.or"(%276, %278) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%280 = "stablehlo.xor"(%279, %274) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%281 = "stablehlo.add"(%274, %280) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%282 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%283 = "stablehlo.shift_left"(%280, %282) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%284 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%285 = "stablehlo.shift_right_logical"(%280, %284) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%286 = "stablehlo.or"(%283, %285) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%287 = "stablehlo.xor"(%286, %281) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%288 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%289 = "stablehlo.add"(%281, %288) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%290 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%291 = "stablehlo.add"(%183, %290) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%292 = "stablehlo.broadcast_in_dim"(%291) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%293 = "stablehlo.add"(%287, %292) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%294 = "stablehlo.add"(%289, %293) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%295 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%296 = "stablehlo.shift_left"(%293, %295) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%297 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%298 = "stablehlo.shift_right_logical"(%293, %297) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%299 = "stablehlo.or"(%296, %298) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%300 = "stablehlo.xor"(%299, %294) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%301 = "stablehlo.add"(%294, %300) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%302 = "stablehlo.constant"() {value = dense<29> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%303 = "stablehlo.shift_left"(%300, %302) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%304 = "stablehlo.constant"() {value = dense<3> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%305 = "stablehlo.shift_right_logical"(%300, %304) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%306 = "stablehlo.or"(%303, %305) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%307 = "stablehlo.xor"(%306, %301) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%308 = "stablehlo.add"(%301, %307) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%309 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%310 = "stablehlo.shift_left"(%307, %309) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%311 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%312 = "stablehlo.shift_right_logical"(%307, %311) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%313 = "stablehlo.or"(%310, %312) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%314 = "stablehlo.xor"(%313, %308) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%315 = "stablehlo.add"(%308, %314) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%316 = "stablehlo.constant"() {value = dense<24> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%317 = "stablehlo.shift_left"(%314, %316) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%318 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%319 = "stablehlo.shift_right_logical"(%314, %318) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%320 = "stablehlo.or"(%317, %319) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%321 = "stablehlo.xor"(%320, %315) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%322 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%323 = "stablehlo.add"(%315, %322) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%324 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%325 = "stablehlo.add"(%187, %324) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%326 = "stablehlo.broadcast_in_dim"(%325) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%327 = "stablehlo.add"(%321, %326) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%328 = "stablehlo.add"(%323, %327) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%329 = "stablehlo.constant"() {value = dense<13> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%330 = "stablehlo.shift_left"(%327, %329) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%331 = "stablehlo.constant"() {value = dense<19> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%332 = "stablehlo.shift_right_logical"(%327, %331) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%333 = "stablehlo.or"(%330, %332) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%334 = "stablehlo.xor"(%333, %328) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%335 = "stablehlo.add"(%328, %334) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%336 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%337 = "stablehlo.shift_left"(%334, %336) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%338 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%339 = "stablehlo.shift_right_logical"(%334, %338) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%340 = "stablehlo.or"(%337, %339) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%341 = "stablehlo.xor"(%340, %335) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%342 = "stablehlo.add"(%335, %341) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%343 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%344 = "stablehlo.shift_left"(%341, %343) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%345 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%346 = "stablehlo.shift_right_logical"(%341, %345) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%347 = "stablehlo.or"(%344, %346) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%348 = "stablehlo.xor"(%347, %342) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%349 = "stablehlo.add"(%342, %348) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%350 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%351 = "stablehlo.add"(%349, %350) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%352 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%353 = "stablehlo.shift_right_logical"(%351, %352) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%354 = "stablehlo.convert"(%353) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%355 = "stablehlo.convert"(%354) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%356 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%357 = "stablehlo.multiply"(%355, %356) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%358 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%359 = "stablehlo.compare"(%357, %358) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xi1>
%360 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%361 = "stablehlo.compare"(%4, %360) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%362 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%363 = "stablehlo.divide"(%362, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%364 = "stablehlo.select"(%361, %4, %363) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%365 = "stablehlo.broadcast_in_dim"(%364) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%366 = "stablehlo.multiply"(%0, %365) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%367 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%368 = "stablehlo.select"(%359, %366, %367) : (tensor<64x64xi1>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
return %368, %359 : tensor<64x64xf32>, tensor<64x64xi1>
}
}

// bf16[4096] 0.5 none
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xbf16>, tensor<4096xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%10 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%6, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%8, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.xor"(%10, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%20 = "stablehlo.xor"(%18, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%21 = "stablehlo.add"(%14, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.add"(%17, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.add"(%21, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%25 = "stablehlo.shift_left"(%22, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%26 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%27 = "stablehlo.shift_right_logical"(%22, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.or"(%25, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.xor"(%28, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.add"(%23, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%32 = "stablehlo.shift_left"(%29, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%34 = "stablehlo.shift_right_logical"(%29, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.or"(%32, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.xor"(%35, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.add"(%30, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.shift_left"(%36, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.shift_right_logical"(%36, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.or"(%39, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.xor"(%42, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.add"(%37, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.shift_left"(%43, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.shift_right_logical"(%43, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.or"(%46, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.xor"(%49, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.add"(%44, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.add"(%20, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.add"(%50, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.add"(%51, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%57 = "stablehlo.shift_left"(%54, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%59 = "stablehlo.shift_right_logical"(%54, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.or"(%57, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.xor"(%60, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.add"(%55, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.shift_left"(%61, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.shift_right_logical"(%61, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.or"(%64, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.xor"(%67, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.add"(%62, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.shift_left"(%68, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.shift_right_logical"(%68, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.or"(%71, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.xor"(%74, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.add"(%69, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_left"(%75, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.shift_right_logical"(%75, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.or"(%78, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.xor"(%81, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%76, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.add"(%10, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.add"(%82, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.add"(%83, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.shift_left"(%86, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.shift_right_logical"(%86, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.or"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.xor"(%92, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.add"(%87, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.shift_left"(%93, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.shift_right_logical"(%93, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.or"(%96, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.xor"(%99, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.add"(%94, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%103 = "stablehlo.shift_left"(%100, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%105 = "stablehlo.shift_right_logical"(%100, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.or"(%103, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.xor"(%106, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.add"(%101, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_left"(%107, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.shift_right_logical"(%107, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.or"(%110, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.xor"(%113, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%108, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%13, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.add"(%114, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.add"(%115, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.shift_left"(%118, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.shift_right_logical"(%118, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.or"(%121, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.xor"(%124, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.add"(%119, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%128 = "stablehlo.shift_left"(%125, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.shift_right_logical"(%125, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.or"(%128, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.xor"(%131, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.add"(%126, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.shift_left"(%132, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.shift_right_logical"(%132, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.or"(%135, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.xor"(%138, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.add"(%133, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_left"(%139, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.shift_right_logical"(%139, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.or"(%142, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.xor"(%145, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%140, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.add"(%20, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.add"(%146, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.add"(%147, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%153 = "stablehlo.shift_left"(%150, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.shift_right_logical"(%150, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.or"(%153, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.xor"(%156, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.add"(%151, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.shift_left"(%157, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.shift_right_logical"(%157, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.or"(%160, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.xor"(%163, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.add"(%158, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.shift_left"(%164, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.shift_right_logical"(%164, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.or"(%167, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.xor"(%170, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.add"(%165, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_left"(%171, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.shift_right_logical"(%171, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.or"(%174, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.xor"(%177, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%172, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.add"(%10, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.add"(%178, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%184 = "stablehlo.xor"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%188 = "stablehlo.add"(%9, %187) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%189 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%190 = "stablehlo.add"(%183, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%191 = "stablehlo.add"(%188, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%192 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%194 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%198 = "stablehlo.add"(%191, %197) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%199 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%200 = "stablehlo.shift_left"(%197, %199) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%201 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.or"(%200, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%203, %198) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.add"(%198, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%213 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%215 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%219 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%220 = "stablehlo.add"(%212, %219) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%221 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%186, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%224 = "stablehlo.add"(%218, %223) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%225 = "stablehlo.add"(%220, %224) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%226 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%228 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.add"(%225, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%234 = "stablehlo.shift_left"(%231, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%236 = "stablehlo.shift_right_logical"(%231, %235) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.or"(%234, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.xor"(%237, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%239 = "stablehlo.add"(%232, %238) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%241 = "stablehlo.shift_left"(%238, %240) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%242 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%243 = "stablehlo.shift_right_logical"(%238, %242) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%244 = "stablehlo.or"(%241, %243) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%245 = "stablehlo.xor"(%244, %239) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%246 = "stablehlo.add"(%239, %245) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%247 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%248 = "stablehlo.shift_left"(%245, %247) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%249 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%250 = "stablehlo.shift_right_logical"(%245, %249) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%251 = "stablehlo.or"(%248, %250) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%252 = "stablehlo.xor"(%251, %246) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%254 = "stablehlo.add"(%246, %253) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%179, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%258 = "stablehlo.add"(%252, %257) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%259 = "stablehlo.add"(%254, %258) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%260 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%267 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%269 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%273 = "stablehlo.add"(%266, %272) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%274 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%275 = "stablehlo.shift_left"(%272, %274) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%276 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%277 = "stablehlo.shift_right_logical"(%272, %276) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%278 = "stablehlo.or"(%275, %277) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%279 = "stablehlo.xor"(%278, %273) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%280 = "stablehlo.add"(%273, %279) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%281 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%282 = "stablehlo.shift_left"(%279, %281) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%283 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%284 = "stablehlo.shift_right_logical"(%279, %283) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%285 = "stablehlo.or"(%282, %284) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%286 = "stablehlo.xor"(%285, %280) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%287 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%288 = "stablehlo.add"(%280, %287) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%290 = "stablehlo.add"(%182, %289) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%292 = "stablehlo.add"(%286, %291) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%293 = "stablehlo.add"(%288, %292) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%294 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%296 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%301 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%303 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%307 = "stablehlo.add"(%300, %306) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%309 = "stablehlo.shift_left"(%306, %308) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%310 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%312 = "stablehlo.or"(%309, %311) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%313 = "stablehlo.xor"(%312, %307) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%314 = "stablehlo.add"(%307, %313) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%315 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%316 = "stablehlo.shift_left"(%313, %315) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%317 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%318 = "stablehlo.shift_right_logical"(%313, %317) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%319 = "stablehlo.or"(%316, %318) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%320 = "stablehlo.xor"(%319, %314) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%321 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%322 = "stablehlo.add"(%314, %321) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%323 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%324 = "stablehlo.add"(%186, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%326 = "stablehlo.add"(%320, %325) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%327 = "stablehlo.add"(%322, %326) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%328 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%330 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%335 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%337 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%341 = "stablehlo.add"(%334, %340) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%342 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%343 = "stablehlo.shift_left"(%340, %342) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%344 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%345 = "stablehlo.shift_right_logical"(%340, %344) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%346 = "stablehlo.or"(%343, %345) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%347 = "stablehlo.xor"(%346, %341) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%348 = "stablehlo.add"(%341, %347) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%349 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%350 = "stablehlo.add"(%348, %349) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%351 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%352 = "stablehlo.shift_right_logical"(%350, %351) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%353 = "stablehlo.convert"(%352) : (tensor<4096xui32>) -> tensor<4096xi32>
%354 = "stablehlo.convert"(%353) : (tensor<4096xi32>) -> tensor<4096xf32>
%355 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%356 = "stablehlo.multiply"(%354, %355) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%357 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%358 = "stablehlo.compare"(%356, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%359 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%360 = "stablehlo.compare"(%4, %359) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%361 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%362 = "stablehlo.divide"(%361, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%363 = "stablehlo.select"(%360, %4, %362) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%364 = "stablehlo.convert"(%0) : (tensor<4096xbf16>) -> tensor<4096xf32>
%365 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%367 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%368 = "stablehlo.select"(%358, %366, %367) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%369 = "stablehlo.convert"(%368) : (tensor<4096xf32>) -> tensor<4096xbf16>
return %369, %358 : tensor<4096xbf16>, tensor<4096xi1>
}
}

// f32[64] 1.0 true
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64xf32>, tensor<64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xui32>
%10 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%6, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%8, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.xor"(%10, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%20 = "stablehlo.xor"(%18, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%21 = "stablehlo.add"(%14, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.add"(%17, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.add"(%21, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%25 = "stablehlo.shift_left"(%22, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%26 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%27 = "stablehlo.shift_right_logical"(%22, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.or"(%25, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.xor"(%28, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.add"(%23, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%32 = "stablehlo.shift_left"(%29, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%34 = "stablehlo.shift_right_logical"(%29, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.or"(%32, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.xor"(%35, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.add"(%30, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.shift_left"(%36, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.shift_right_logical"(%36, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.or"(%39, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.xor"(%42, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.add"(%37, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.shift_left"(%43, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.shift_right_logical"(%43, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.or"(%46, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.xor"(%49, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.add"(%44, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.add"(%20, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.add"(%50, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.add"(%51, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%57 = "stablehlo.shift_left"(%54, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%59 = "stablehlo.shift_right_logical"(%54, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.or"(%57, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.xor"(%60, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.add"(%55, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.shift_left"(%61, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.shift_right_logical"(%61, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.or"(%64, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.xor"(%67, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.add"(%62, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.shift_left"(%68, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.shift_right_logical"(%68, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.or"(%71, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.xor"(%74, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.add"(%69, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_left"(%75, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.shift_right_logical"(%75, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.or"(%78, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.xor"(%81, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%76, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.add"(%10, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.add"(%82, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.add"(%83, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.shift_left"(%86, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.shift_right_logical"(%86, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.or"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.xor"(%92, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.add"(%87, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.shift_left"(%93, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.shift_right_logical"(%93, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.or"(%96, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.xor"(%99, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.add"(%94, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%103 = "stablehlo.shift_left"(%100, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%105 = "stablehlo.shift_right_logical"(%100, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.or"(%103, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.xor"(%106, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.add"(%101, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_left"(%107, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.shift_right_logical"(%107, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.or"(%110, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.xor"(%113, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%108, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%13, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.add"(%114, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.add"(%115, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.shift_left"(%118, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.shift_right_logical"(%118, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.or"(%121, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.xor"(%124, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.add"(%119, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%128 = "stablehlo.shift_left"(%125, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.shift_right_logical"(%125, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.or"(%128, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.xor"(%131, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.add"(%126, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.shift_left"(%132, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.shift_right_logical"(%132, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.or"(%135, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.xor"(%138, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.add"(%133, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_left"(%139, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.shift_right_logical"(%139, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.or"(%142, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.xor"(%145, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%140, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.add"(%20, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.add"(%146, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.add"(%147, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%153 = "stablehlo.shift_left"(%150, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.shift_right_logical"(%150, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.or"(%153, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.xor"(%156, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.add"(%151, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.shift_left"(%157, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.shift_right_logical"(%157, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.or"(%160, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.xor"(%163, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.add"(%158, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.shift_left"(%164, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.shift_right_logical"(%164, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.or"(%167, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.xor"(%170, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.add"(%165, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_left"(%171, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.shift_right_logical"(%171, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.or"(%174, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.xor"(%177, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%172, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.add"(%10, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.add"(%178, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<0> : tensor<64xui32>} : () -> tensor<64xui32>
%184 = "stablehlo.xor"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%188 = "stablehlo.add"(%9, %187) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%189 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%190 = "stablehlo.add"(%183, %189) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%191 = "stablehlo.add"(%188, %190) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%192 = "stablehlo.constant"() {value = dense<13> : tensor<64xui32>} : () -> tensor<64xui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%194 = "stablehlo.constant"() {value = dense<19> : tensor<64xui32>} : () -> tensor<64xui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%198 = "stablehlo.add"(%191, %197) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%199 = "stablehlo.constant"() {value = dense<15> : tensor<64xui32>} : () -> tensor<64xui32>
%200 = "stablehlo.shift_left"(%197, %199) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%201 = "stablehlo.constant"() {value = dense<17> : tensor<64xui32>} : () -> tensor<64xui32>
%202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%203 = "stablehlo.or"(%200, %202) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%204 = "stablehlo.xor"(%203, %198) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%205 = "stablehlo.add"(%198, %204) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%206 = "stablehlo.constant"() {value = dense<26> : tensor<64xui32>} : () -> tensor<64xui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%208 = "stablehlo.constant"() {value = dense<6> : tensor<64xui32>} : () -> tensor<64xui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%213 = "stablehlo.constant"() {value = dense<6> : tensor<64xui32>} : () -> tensor<64xui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%215 = "stablehlo.constant"() {value = dense<26> : tensor<64xui32>} : () -> tensor<64xui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%219 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%220 = "stablehlo.add"(%212, %219) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%221 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%186, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%224 = "stablehlo.add"(%218, %223) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%225 = "stablehlo.add"(%220, %224) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%226 = "stablehlo.constant"() {value = dense<17> : tensor<64xui32>} : () -> tensor<64xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%228 = "stablehlo.constant"() {value = dense<15> : tensor<64xui32>} : () -> tensor<64xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%232 = "stablehlo.add"(%225, %231) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%233 = "stablehlo.constant"() {value = dense<29> : tensor<64xui32>} : () -> tensor<64xui32>
%234 = "stablehlo.shift_left"(%231, %233) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%235 = "stablehlo.constant"() {value = dense<3> : tensor<64xui32>} : () -> tensor<64xui32>
%236 = "stablehlo.shift_right_logical"(%231, %235) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%237 = "stablehlo.or"(%234, %236) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%238 = "stablehlo.xor"(%237, %232) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%239 = "stablehlo.add"(%232, %238) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<64xui32>} : () -> tensor<64xui32>
%241 = "stablehlo.shift_left"(%238, %240) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%242 = "stablehlo.constant"() {value = dense<16> : tensor<64xui32>} : () -> tensor<64xui32>
%243 = "stablehlo.shift_right_logical"(%238, %242) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%244 = "stablehlo.or"(%241, %243) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%245 = "stablehlo.xor"(%244, %239) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%246 = "stablehlo.add"(%239, %245) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%247 = "stablehlo.constant"() {value = dense<24> : tensor<64xui32>} : () -> tensor<64xui32>
%248 = "stablehlo.shift_left"(%245, %247) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%249 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%250 = "stablehlo.shift_right_logical"(%245, %249) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%251 = "stablehlo.or"(%248, %250) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%252 = "stablehlo.xor"(%251, %246) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%253 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%254 = "stablehlo.add"(%246, %253) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%179, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%258 = "stablehlo.add"(%252, %257) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%259 = "stablehlo.add"(%254, %258) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%260 = "stablehlo.constant"() {value = dense<13> : tensor<64xui32>} : () -> tensor<64xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%262 = "stablehlo.constant"() {value = dense<19> : tensor<64xui32>} : () -> tensor<64xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%267 = "stablehlo.constant"() {value = dense<15> : tensor<64xui32>} : () -> tensor<64xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%269 = "stablehlo.constant"() {value = dense<17> : tensor<64xui32>} : () -> tensor<64xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%273 = "stablehlo.add"(%266, %272) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%274 = "stablehlo.constant"() {value = dense<26> : tensor<64xui32>} : () -> tensor<64xui32>
%275 = "stablehlo.shift_left"(%272, %274) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%276 = "stablehlo.constant"() {value = dense<6> : tensor<64xui32>} : () -> tensor<64xui32>
%277 = "stablehlo.shift_right_logical"(%272, %276) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%278 = "stablehlo.or"(%275, %277) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%279 = "stablehlo.xor"(%278, %273) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%280 = "stablehlo.add"(%273, %279) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%281 = "stablehlo.constant"() {value = dense<6> : tensor<64xui32>} : () -> tensor<64xui32>
%282 = "stablehlo.shift_left"(%279, %281) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%283 = "stablehlo.constant"() {value = dense<26> : tensor<64xui32>} : () -> tensor<64xui32>
%284 = "stablehlo.shift_right_logical"(%279, %283) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%285 = "stablehlo.or"(%282, %284) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%286 = "stablehlo.xor"(%285, %280) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%287 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%288 = "stablehlo.add"(%280, %287) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%290 = "stablehlo.add"(%182, %289) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%292 = "stablehlo.add"(%286, %291) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%293 = "stablehlo.add"(%288, %292) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%294 = "stablehlo.constant"() {value = dense<17> : tensor<64xui32>} : () -> tensor<64xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%296 = "stablehlo.constant"() {value = dense<15> : tensor<64xui32>} : () -> tensor<64xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%301 = "stablehlo.constant"() {value = dense<29> : tensor<64xui32>} : () -> tensor<64xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%303 = "stablehlo.constant"() {value = dense<3> : tensor<64xui32>} : () -> tensor<64xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%307 = "stablehlo.add"(%300, %306) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<64xui32>} : () -> tensor<64xui32>
%309 = "stablehlo.shift_left"(%306, %308) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%310 = "stablehlo.constant"() {value = dense<16> : tensor<64xui32>} : () -> tensor<64xui32>
%311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%312 = "stablehlo.or"(%309, %311) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%313 = "stablehlo.xor"(%312, %307) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%314 = "stablehlo.add"(%307, %313) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%315 = "stablehlo.constant"() {value = dense<24> : tensor<64xui32>} : () -> tensor<64xui32>
%316 = "stablehlo.shift_left"(%313, %315) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%317 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%318 = "stablehlo.shift_right_logical"(%313, %317) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%319 = "stablehlo.or"(%316, %318) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%320 = "stablehlo.xor"(%319, %314) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%321 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%322 = "stablehlo.add"(%314, %321) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%323 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%324 = "stablehlo.add"(%186, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%326 = "stablehlo.add"(%320, %325) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%327 = "stablehlo.add"(%322, %326) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%328 = "stablehlo.constant"() {value = dense<13> : tensor<64xui32>} : () -> tensor<64xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%330 = "stablehlo.constant"() {value = dense<19> : tensor<64xui32>} : () -> tensor<64xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%335 = "stablehlo.constant"() {value = dense<15> : tensor<64xui32>} : () -> tensor<64xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%337 = "stablehlo.constant"() {value = dense<17> : tensor<64xui32>} : () -> tensor<64xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%341 = "stablehlo.add"(%334, %340) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%342 = "stablehlo.constant"() {value = dense<26> : tensor<64xui32>} : () -> tensor<64xui32>
%343 = "stablehlo.shift_left"(%340, %342) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%344 = "stablehlo.constant"() {value = dense<6> : tensor<64xui32>} : () -> tensor<64xui32>
%345 = "stablehlo.shift_right_logical"(%340, %344) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%346 = "stablehlo.or"(%343, %345) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%347 = "stablehlo.xor"(%346, %341) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%348 = "stablehlo.add"(%341, %347) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%349 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%350 = "stablehlo.add"(%348, %349) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%351 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%352 = "stablehlo.shift_right_logical"(%350, %351) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%353 = "stablehlo.convert"(%352) : (tensor<64xui32>) -> tensor<64xi32>
%354 = "stablehlo.convert"(%353) : (tensor<64xi32>) -> tensor<64xf32>
%355 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%356 = "stablehlo.multiply"(%354, %355) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%357 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%358 = "stablehlo.compare"(%356, %357) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%359 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%360 = "stablehlo.compare"(%4, %359) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%361 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%362 = "stablehlo.divide"(%361, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%363 = "stablehlo.select"(%360, %4, %362) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%364 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%365 = "stablehlo.multiply"(%0, %364) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%366 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%367 = "stablehlo.select"(%358, %365, %366) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %367, %358 : tensor<64xf32>, tensor<64xi1>
}
}

// f32[8] 0.5 false
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi1>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<8xi1>} : () -> tensor<8xi1>
return %0, %1 : tensor<8xf32>, tensor<8xi1>
}
}

