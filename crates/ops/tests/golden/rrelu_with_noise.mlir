// f32[8] f32[8]
module @example {
func.func public @main(%0: tensor<8xf32>, %1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.25e-1> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8xf32>} : () -> tensor<8xf32>
%5 = "stablehlo.compare"(%0, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
%6 = "stablehlo.add"(%2, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%7 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.divide"(%6, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8xf32>
%10 = "stablehlo.multiply"(%0, %9) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
%11 = "stablehlo.select"(%5, %10, %0) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
return %11, %1 : tensor<8xf32>, tensor<8xf32>
}
}

// f32[4096] f32[4096] 0.1 0.3 true
// run-time numbers: lower:F32 upper:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<4096xf32>, %2: tensor<f32>, %3: tensor<f32>, %4: tensor<2xui64>) -> (tensor<4096xf32>, tensor<4096xf32>) {
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.compare"(%0, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%7 = "stablehlo.slice"(%4) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.slice"(%4) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%10 = "stablehlo.reshape"(%9) : (tensor<1xui64>) -> tensor<ui64>
%11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%12 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%8, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%15 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%10, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.xor"(%12, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%21 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%22 = "stablehlo.xor"(%20, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.add"(%16, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%24 = "stablehlo.add"(%19, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.add"(%23, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%26 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%27 = "stablehlo.shift_left"(%24, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%29 = "stablehlo.shift_right_logical"(%24, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.or"(%27, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.xor"(%30, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.add"(%25, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%34 = "stablehlo.shift_left"(%31, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%36 = "stablehlo.shift_right_logical"(%31, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.or"(%34, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.xor"(%37, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.add"(%32, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.shift_left"(%38, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.shift_right_logical"(%38, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.or"(%41, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.xor"(%44, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.add"(%39, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.shift_left"(%45, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%50 = "stablehlo.shift_right_logical"(%45, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.or"(%48, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.xor"(%51, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.add"(%46, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%55 = "stablehlo.add"(%22, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.add"(%52, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.add"(%53, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%59 = "stablehlo.shift_left"(%56, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%61 = "stablehlo.shift_right_logical"(%56, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.or"(%59, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.xor"(%62, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.add"(%57, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.shift_left"(%63, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.shift_right_logical"(%63, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.or"(%66, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.xor"(%69, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.add"(%64, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.shift_left"(%70, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.shift_right_logical"(%70, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.or"(%73, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.xor"(%76, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.add"(%71, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.shift_left"(%77, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%82 = "stablehlo.shift_right_logical"(%77, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.or"(%80, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.xor"(%83, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.add"(%78, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.add"(%12, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.add"(%84, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.add"(%85, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.shift_left"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_right_logical"(%88, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.or"(%91, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.xor"(%94, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.add"(%89, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.shift_left"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_right_logical"(%95, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.or"(%98, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.xor"(%101, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.add"(%96, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%105 = "stablehlo.shift_left"(%102, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%107 = "stablehlo.shift_right_logical"(%102, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.or"(%105, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.xor"(%108, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.add"(%103, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.shift_left"(%109, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.shift_right_logical"(%109, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.or"(%112, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.xor"(%115, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.add"(%110, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%15, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%116, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.add"(%117, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.shift_left"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_right_logical"(%120, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.or"(%123, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.xor"(%126, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.add"(%121, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.shift_left"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_right_logical"(%127, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.or"(%130, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.xor"(%133, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.add"(%128, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.shift_left"(%134, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.shift_right_logical"(%134, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.or"(%137, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.xor"(%140, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.add"(%135, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.shift_left"(%141, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.shift_right_logical"(%141, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.or"(%144, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.xor"(%147, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.add"(%142, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.add"(%22, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%148, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.add"(%149, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.shift_left"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_right_logical"(%152, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.or"(%155, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.xor"(%158, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.add"(%153, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.shift_left"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_right_logical"(%159, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.or"(%162, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.xor"(%165, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.add"(%160, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.shift_left"(%166, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.shift_right_logical"(%166, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.or"(%169, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.xor"(%172, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.add"(%167, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.shift_left"(%173, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%178 = "stablehlo.shift_right_logical"(%173, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.or"(%176, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.xor"(%179, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.add"(%174, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.add"(%12, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.add"(%180, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%186 = "stablehlo.xor"(%181, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.xor"(%186, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%190 = "stablehlo.add"(%11, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%191 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%192 = "stablehlo.add"(%185, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%193 = "stablehlo.add"(%190, %192) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%194 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%195 = "stablehlo.shift_left"(%192, %194) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%196 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%197 = "stablehlo.shift_right_logical"(%192, %196) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%198 = "stablehlo.or"(%195, %197) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%199 = "stablehlo.xor"(%198, %193) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.add"(%193, %199) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%201 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%202 = "stablehlo.shift_left"(%199, %201) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%204 = "stablehlo.shift_right_logical"(%199, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.or"(%202, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%205, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.add"(%200, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%209 = "stablehlo.shift_left"(%206, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%211 = "stablehlo.shift_right_logical"(%206, %210) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.or"(%209, %211) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%213 = "stablehlo.xor"(%212, %207) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%214 = "stablehlo.add"(%207, %213) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%215 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%216 = "stablehlo.shift_left"(%213, %215) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%217 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%218 = "stablehlo.shift_right_logical"(%213, %217) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%219 = "stablehlo.or"(%216, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.xor"(%219, %214) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%221 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%222 = "stablehlo.add"(%214, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%188, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%226 = "stablehlo.add"(%220, %225) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%227 = "stablehlo.add"(%222, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%228 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%229 = "stablehlo.shift_left"(%226, %228) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%230 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%231 = "stablehlo.shift_right_logical"(%226, %230) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.or"(%229, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%232, %227) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.add"(%227, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%236 = "stablehlo.shift_left"(%233, %235) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%238 = "stablehlo.shift_right_logical"(%233, %237) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%239 = "stablehlo.or"(%236, %238) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%240 = "stablehlo.xor"(%239, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%241 = "stablehlo.add"(%234, %240) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%242 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%243 = "stablehlo.shift_left"(%240, %242) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%244 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%245 = "stablehlo.shift_right_logical"(%240, %244) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%246 = "stablehlo.or"(%243, %245) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%247 = "stablehlo.xor"(%246, %241) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%248 = "stablehlo.add"(%241, %247) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%249 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%250 = "stablehlo.shift_left"(%247, %249) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%251 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%252 = "stablehlo.shift_right_logical"(%247, %251) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.or"(%250, %252) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%254 = "stablehlo.xor"(%253, %248) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%256 = "stablehlo.add"(%248, %255) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%257 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%258 = "stablehlo.add"(%181, %257) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%259 = "stablehlo.broadcast_in_dim"(%258) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%260 = "stablehlo.add"(%254, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.add"(%256, %260) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%263 = "stablehlo.shift_left"(%260, %262) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%265 = "stablehlo.shift_right_logical"(%260, %264) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%266 = "stablehlo.or"(%263, %265) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%267 = "stablehlo.xor"(%266, %261) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%268 = "stablehlo.add"(%261, %267) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%269 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%270 = "stablehlo.shift_left"(%267, %269) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%271 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%272 = "stablehlo.shift_right_logical"(%267, %271) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%273 = "stablehlo.or"(%270, %272) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%274 = "stablehlo.xor"(%273, %268) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%275 = "stablehlo.add"(%268, %274) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%276 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%277 = "stablehlo.shift_left"(%274, %276) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%278 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%279 = "stablehlo.shift_right_logical"(%274, %278) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%280 = "stablehlo.or"(%277, %279) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%281 = "stablehlo.xor"(%280, %275) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%282 = "stablehlo.add"(%275, %281) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%283 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%284 = "stablehlo.shift_left"(%281, %283) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%285 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%286 = "stablehlo.shift_right_logical"(%281, %285) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%287 = "stablehlo.or"(%284, %286) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%288 = "stablehlo.xor"(%287, %282) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%289 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%290 = "stablehlo.add"(%282, %289) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%291 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%292 = "stablehlo.add"(%184, %291) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%293 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%294 = "stablehlo.add"(%288, %293) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%295 = "stablehlo.add"(%290, %294) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%296 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%297 = "stablehlo.shift_left"(%294, %296) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%298 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%299 = "stablehlo.shift_right_logical"(%294, %298) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%300 = "stablehlo.or"(%297, %299) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%301 = "stablehlo.xor"(%300, %295) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%302 = "stablehlo.add"(%295, %301) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%303 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%304 = "stablehlo.shift_left"(%301, %303) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%305 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%306 = "stablehlo.shift_right_logical"(%301, %305) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%307 = "stablehlo.or"(%304, %306) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%308 = "stablehlo.xor"(%307, %302) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%309 = "stablehlo.add"(%302, %308) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%310 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%311 = "stablehlo.shift_left"(%308, %310) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%312 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%313 = "stablehlo.shift_right_logical"(%308, %312) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%314 = "stablehlo.or"(%311, %313) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%315 = "stablehlo.xor"(%314, %309) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%316 = "stablehlo.add"(%309, %315) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%317 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%318 = "stablehlo.shift_left"(%315, %317) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%319 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%320 = "stablehlo.shift_right_logical"(%315, %319) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%321 = "stablehlo.or"(%318, %320) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%322 = "stablehlo.xor"(%321, %316) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%323 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%324 = "stablehlo.add"(%316, %323) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%325 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%326 = "stablehlo.add"(%188, %325) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%327 = "stablehlo.broadcast_in_dim"(%326) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%328 = "stablehlo.add"(%322, %327) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%329 = "stablehlo.add"(%324, %328) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%330 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%331 = "stablehlo.shift_left"(%328, %330) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%332 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%333 = "stablehlo.shift_right_logical"(%328, %332) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%334 = "stablehlo.or"(%331, %333) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%335 = "stablehlo.xor"(%334, %329) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%336 = "stablehlo.add"(%329, %335) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%337 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%338 = "stablehlo.shift_left"(%335, %337) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%340 = "stablehlo.shift_right_logical"(%335, %339) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%341 = "stablehlo.or"(%338, %340) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%342 = "stablehlo.xor"(%341, %336) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%343 = "stablehlo.add"(%336, %342) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%344 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%345 = "stablehlo.shift_left"(%342, %344) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%346 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%347 = "stablehlo.shift_right_logical"(%342, %346) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%348 = "stablehlo.or"(%345, %347) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%349 = "stablehlo.xor"(%348, %343) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.add"(%343, %349) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%351 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%352 = "stablehlo.add"(%350, %351) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%353 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%354 = "stablehlo.shift_right_logical"(%352, %353) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%355 = "stablehlo.convert"(%354) : (tensor<4096xui32>) -> tensor<4096xi32>
%356 = "stablehlo.convert"(%355) : (tensor<4096xi32>) -> tensor<4096xf32>
%357 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%358 = "stablehlo.multiply"(%356, %357) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%359 = "stablehlo.subtract"(%3, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%360 = "stablehlo.broadcast_in_dim"(%359) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%361 = "stablehlo.multiply"(%358, %360) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%362 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%363 = "stablehlo.add"(%361, %362) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%364 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%365 = "stablehlo.select"(%6, %363, %364) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%366 = "stablehlo.multiply"(%0, %365) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %366, %365 : tensor<4096xf32>, tensor<4096xf32>
}
}

