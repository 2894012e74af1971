// f32[4096] f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<4096xf32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.subtract"(%5, %1) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%7 = "stablehlo.select"(%4, %6, %1) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%11 = "stablehlo.not"(%10) : (tensor<4096xi1>) -> tensor<4096xi1>
%12 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%15 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.select"(%11, %15, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.select"(%11, %17, %7) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.select"(%14, %16, %19) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%22 = "stablehlo.select"(%14, %21, %16) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%23 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%24 = "stablehlo.select"(%14, %23, %18) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%27 = "stablehlo.subtract"(%26, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%29 = "stablehlo.sqrt"(%28) : (tensor<4096xf32>) -> tensor<4096xf32>
%30 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%32 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%33 = "stablehlo.add"(%32, %31) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%34 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%35 = "stablehlo.multiply"(%34, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%36 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%37 = "stablehlo.add"(%36, %35) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%38 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%39 = "stablehlo.multiply"(%38, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%40 = "stablehlo.add"(%37, %39) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%41 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%42 = "stablehlo.divide"(%41, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%43 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%44 = "stablehlo.subtract"(%43, %42) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%45 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%46 = "stablehlo.divide"(%45, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%47 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%48 = "stablehlo.add"(%47, %46) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%49 = "stablehlo.multiply"(%48, %29) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%51 = "stablehlo.divide"(%50, %49) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%53 = "stablehlo.add"(%22, %52) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%54 = "stablehlo.multiply"(%53, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%55 = "stablehlo.floor"(%54) : (tensor<4096xf32>) -> tensor<4096xf32>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%57 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%58 = "stablehlo.reshape"(%57) : (tensor<1xui64>) -> tensor<ui64>
%59 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%60 = "stablehlo.reshape"(%59) : (tensor<1xui64>) -> tensor<ui64>
%61 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%62 = "stablehlo.convert"(%58) : (tensor<ui64>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%64 = "stablehlo.shift_right_logical"(%58, %63) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%65 = "stablehlo.convert"(%64) : (tensor<ui64>) -> tensor<ui32>
%66 = "stablehlo.convert"(%60) : (tensor<ui64>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%68 = "stablehlo.shift_right_logical"(%60, %67) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%69 = "stablehlo.convert"(%68) : (tensor<ui64>) -> tensor<ui32>
%70 = "stablehlo.xor"(%62, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.xor"(%70, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.add"(%66, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%69, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%73, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_left"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_right_logical"(%74, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.or"(%77, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.xor"(%80, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%75, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.shift_left"(%81, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_right_logical"(%81, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.or"(%84, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.xor"(%87, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.add"(%82, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.shift_left"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_right_logical"(%88, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.or"(%91, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.xor"(%94, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.add"(%89, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.shift_left"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_right_logical"(%95, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.or"(%98, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.xor"(%101, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.add"(%96, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%105 = "stablehlo.add"(%72, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.add"(%102, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%103, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_left"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.or"(%109, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.xor"(%112, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%107, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.shift_left"(%113, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_right_logical"(%113, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.or"(%116, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.xor"(%119, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.add"(%114, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.shift_left"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_right_logical"(%120, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.or"(%123, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.xor"(%126, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.add"(%121, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.shift_left"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_right_logical"(%127, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.or"(%130, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.xor"(%133, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.add"(%128, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%62, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%134, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%135, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_left"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.or"(%141, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.xor"(%144, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%139, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.shift_left"(%145, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_right_logical"(%145, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.or"(%148, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.xor"(%151, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.add"(%146, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.shift_left"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_right_logical"(%152, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.or"(%155, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.xor"(%158, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.add"(%153, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.shift_left"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_right_logical"(%159, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.or"(%162, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.xor"(%165, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.add"(%160, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%65, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%166, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%167, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_left"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.or"(%173, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.xor"(%176, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%171, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.shift_left"(%177, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_right_logical"(%177, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.or"(%180, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.xor"(%183, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.add"(%178, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.shift_left"(%184, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.shift_right_logical"(%184, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.or"(%187, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.xor"(%190, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.add"(%185, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.shift_left"(%191, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.shift_right_logical"(%191, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.or"(%194, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.xor"(%197, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.add"(%192, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%201 = "stablehlo.add"(%72, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.add"(%198, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.add"(%199, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%205 = "stablehlo.shift_left"(%202, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.or"(%205, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.xor"(%208, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.add"(%203, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%212 = "stablehlo.shift_left"(%209, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.or"(%212, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.xor"(%215, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.add"(%210, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.shift_left"(%216, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.shift_right_logical"(%216, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.or"(%219, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.xor"(%222, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.add"(%217, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%228 = "stablehlo.shift_right_logical"(%223, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.or"(%226, %228) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%230 = "stablehlo.xor"(%229, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.add"(%224, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%233 = "stablehlo.add"(%62, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.add"(%230, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%236 = "stablehlo.xor"(%231, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.xor"(%236, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%240 = "stablehlo.add"(%61, %239) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%241 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%242 = "stablehlo.add"(%235, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.add"(%240, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%245 = "stablehlo.shift_left"(%242, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%247 = "stablehlo.shift_right_logical"(%242, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.or"(%245, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.xor"(%248, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.add"(%243, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%252 = "stablehlo.shift_left"(%249, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%254 = "stablehlo.shift_right_logical"(%249, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.or"(%252, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.xor"(%255, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.add"(%250, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%259 = "stablehlo.shift_left"(%256, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%261 = "stablehlo.shift_right_logical"(%256, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.or"(%259, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.xor"(%262, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.add"(%257, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%266 = "stablehlo.shift_left"(%263, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%268 = "stablehlo.shift_right_logical"(%263, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.or"(%266, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.xor"(%269, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%272 = "stablehlo.add"(%264, %271) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%274 = "stablehlo.add"(%238, %273) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%276 = "stablehlo.add"(%270, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.add"(%272, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%279 = "stablehlo.shift_left"(%276, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%281 = "stablehlo.shift_right_logical"(%276, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.or"(%279, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.xor"(%282, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.add"(%277, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%286 = "stablehlo.shift_left"(%283, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%287 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%288 = "stablehlo.shift_right_logical"(%283, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.or"(%286, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.xor"(%289, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.add"(%284, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%293 = "stablehlo.shift_left"(%290, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%295 = "stablehlo.shift_right_logical"(%290, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.or"(%293, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.xor"(%296, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.add"(%291, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%300 = "stablehlo.shift_left"(%297, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%302 = "stablehlo.shift_right_logical"(%297, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.or"(%300, %302) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.xor"(%303, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%306 = "stablehlo.add"(%298, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%308 = "stablehlo.add"(%231, %307) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%309 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%310 = "stablehlo.add"(%304, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.add"(%306, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%313 = "stablehlo.shift_left"(%310, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%315 = "stablehlo.shift_right_logical"(%310, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.or"(%313, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.xor"(%316, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.add"(%311, %317) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%320 = "stablehlo.shift_left"(%317, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%321 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%322 = "stablehlo.shift_right_logical"(%317, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.or"(%320, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.xor"(%323, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.add"(%318, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%327 = "stablehlo.shift_left"(%324, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%329 = "stablehlo.shift_right_logical"(%324, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.or"(%327, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.xor"(%330, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.add"(%325, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%334 = "stablehlo.shift_left"(%331, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%336 = "stablehlo.shift_right_logical"(%331, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.or"(%334, %336) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.xor"(%337, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%340 = "stablehlo.add"(%332, %339) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%342 = "stablehlo.add"(%234, %341) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%343 = "stablehlo.broadcast_in_dim"(%342) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%344 = "stablehlo.add"(%338, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.add"(%340, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%347 = "stablehlo.shift_left"(%344, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%349 = "stablehlo.shift_right_logical"(%344, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.or"(%347, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.xor"(%350, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.add"(%345, %351) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%354 = "stablehlo.shift_left"(%351, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%355 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%356 = "stablehlo.shift_right_logical"(%351, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.or"(%354, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.xor"(%357, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.add"(%352, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%361 = "stablehlo.shift_left"(%358, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%363 = "stablehlo.shift_right_logical"(%358, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.or"(%361, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.xor"(%364, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.add"(%359, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%368 = "stablehlo.shift_left"(%365, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%370 = "stablehlo.shift_right_logical"(%365, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.or"(%368, %370) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.xor"(%371, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%374 = "stablehlo.add"(%366, %373) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%376 = "stablehlo.add"(%238, %375) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%377 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%378 = "stablehlo.add"(%372, %377) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%379 = "stablehlo.add"(%374, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%380 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%381 = "stablehlo.shift_left"(%378, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%383 = "stablehlo.shift_right_logical"(%378, %382) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.or"(%381, %383) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.xor"(%384, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.add"(%379, %385) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%387 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%388 = "stablehlo.shift_left"(%385, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%389 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%390 = "stablehlo.shift_right_logical"(%385, %389) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%391 = "stablehlo.or"(%388, %390) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%392 = "stablehlo.xor"(%391, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.add"(%386, %392) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%394 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%395 = "stablehlo.shift_left"(%392, %394) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%396 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%397 = "stablehlo.shift_right_logical"(%392, %396) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%398 = "stablehlo.or"(%395, %397) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%399 = "stablehlo.xor"(%398, %393) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.add"(%393, %399) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%401 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%402 = "stablehlo.shift_left"(%399, %401) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%403 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%404 = "stablehlo.shift_right_logical"(%399, %403) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%405 = "stablehlo.or"(%402, %404) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%406 = "stablehlo.xor"(%405, %400) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%407 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%408 = "stablehlo.add"(%400, %407) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%409 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%410 = "stablehlo.add"(%231, %409) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%411 = "stablehlo.broadcast_in_dim"(%410) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%412 = "stablehlo.add"(%406, %411) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%413 = "stablehlo.reshape"(%408) : (tensor<1xui32>) -> tensor<ui32>
%414 = "stablehlo.convert"(%413) : (tensor<ui32>) -> tensor<ui64>
%415 = "stablehlo.reshape"(%412) : (tensor<1xui32>) -> tensor<ui32>
%416 = "stablehlo.convert"(%415) : (tensor<ui32>) -> tensor<ui64>
%417 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%418 = "stablehlo.shift_left"(%416, %417) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%419 = "stablehlo.or"(%414, %418) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%420 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%421 = "stablehlo.not"(%11) : (tensor<4096xi1>) -> tensor<4096xi1>
%974, %975, %976 = "stablehlo.while"(%420, %421, %56) ({
^bb0(%422: tensor<ui64>, %423: tensor<4096xi1>, %424: tensor<4096xf32>):
%425 = "stablehlo.not"(%423) : (tensor<4096xi1>) -> tensor<4096xi1>
%426 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%430 = "stablehlo.reduce"(%425, %426) ({
^bb0(%427: tensor<i1>, %428: tensor<i1>):
%429 = "stablehlo.and"(%427, %428) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%429) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%431 = "stablehlo.not"(%430) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%431) : (tensor<i1>) -> ()
}, {
^bb0(%432: tensor<ui64>, %433: tensor<4096xi1>, %434: tensor<4096xf32>):
%435 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%436 = "stablehlo.convert"(%419) : (tensor<ui64>) -> tensor<ui32>
%437 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%438 = "stablehlo.shift_right_logical"(%419, %437) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%439 = "stablehlo.convert"(%438) : (tensor<ui64>) -> tensor<ui32>
%440 = "stablehlo.convert"(%432) : (tensor<ui64>) -> tensor<ui32>
%441 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%442 = "stablehlo.shift_right_logical"(%432, %441) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%443 = "stablehlo.convert"(%442) : (tensor<ui64>) -> tensor<ui32>
%444 = "stablehlo.xor"(%436, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%446 = "stablehlo.xor"(%444, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.add"(%440, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.add"(%443, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.add"(%447, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%451 = "stablehlo.shift_left"(%448, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%453 = "stablehlo.shift_right_logical"(%448, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.or"(%451, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.xor"(%454, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.add"(%449, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%458 = "stablehlo.shift_left"(%455, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%460 = "stablehlo.shift_right_logical"(%455, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.or"(%458, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.xor"(%461, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.add"(%456, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%465 = "stablehlo.shift_left"(%462, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.shift_right_logical"(%462, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.or"(%465, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.xor"(%468, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.add"(%463, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%472 = "stablehlo.shift_left"(%469, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.shift_right_logical"(%469, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.or"(%472, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.xor"(%475, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.add"(%470, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%479 = "stablehlo.add"(%446, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.add"(%476, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.add"(%477, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%483 = "stablehlo.shift_left"(%480, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%485 = "stablehlo.shift_right_logical"(%480, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.or"(%483, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.xor"(%486, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.add"(%481, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%490 = "stablehlo.shift_left"(%487, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%492 = "stablehlo.shift_right_logical"(%487, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.or"(%490, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.xor"(%493, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.add"(%488, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%497 = "stablehlo.shift_left"(%494, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%499 = "stablehlo.shift_right_logical"(%494, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.or"(%497, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.xor"(%500, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.add"(%495, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%504 = "stablehlo.shift_left"(%501, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%506 = "stablehlo.shift_right_logical"(%501, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.or"(%504, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.xor"(%507, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.add"(%502, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%511 = "stablehlo.add"(%436, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.add"(%508, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.add"(%509, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.shift_left"(%512, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%517 = "stablehlo.shift_right_logical"(%512, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.or"(%515, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.xor"(%518, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.add"(%513, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%522 = "stablehlo.shift_left"(%519, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%524 = "stablehlo.shift_right_logical"(%519, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.or"(%522, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.xor"(%525, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.add"(%520, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%529 = "stablehlo.shift_left"(%526, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%531 = "stablehlo.shift_right_logical"(%526, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.or"(%529, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.xor"(%532, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.add"(%527, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%536 = "stablehlo.shift_left"(%533, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%538 = "stablehlo.shift_right_logical"(%533, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.or"(%536, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.xor"(%539, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.add"(%534, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%543 = "stablehlo.add"(%439, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.add"(%540, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.add"(%541, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%547 = "stablehlo.shift_left"(%544, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%549 = "stablehlo.shift_right_logical"(%544, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.or"(%547, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.xor"(%550, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.add"(%545, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%554 = "stablehlo.shift_left"(%551, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%556 = "stablehlo.shift_right_logical"(%551, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.or"(%554, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.xor"(%557, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.add"(%552, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%561 = "stablehlo.shift_left"(%558, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%563 = "stablehlo.shift_right_logical"(%558, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.or"(%561, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.xor"(%564, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.add"(%559, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%568 = "stablehlo.shift_left"(%565, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%570 = "stablehlo.shift_right_logical"(%565, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.or"(%568, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.xor"(%571, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.add"(%566, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%575 = "stablehlo.add"(%446, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.add"(%572, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.add"(%573, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%579 = "stablehlo.shift_left"(%576, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%581 = "stablehlo.shift_right_logical"(%576, %580) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.or"(%579, %581) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.xor"(%582, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.add"(%577, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%586 = "stablehlo.shift_left"(%583, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%588 = "stablehlo.shift_right_logical"(%583, %587) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%589 = "stablehlo.or"(%586, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.xor"(%589, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%591 = "stablehlo.add"(%584, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%593 = "stablehlo.shift_left"(%590, %592) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%595 = "stablehlo.shift_right_logical"(%590, %594) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%596 = "stablehlo.or"(%593, %595) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%597 = "stablehlo.xor"(%596, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%598 = "stablehlo.add"(%591, %597) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%599 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%600 = "stablehlo.shift_left"(%597, %599) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%601 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%602 = "stablehlo.shift_right_logical"(%597, %601) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%603 = "stablehlo.or"(%600, %602) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%604 = "stablehlo.xor"(%603, %598) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%605 = "stablehlo.add"(%598, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%606 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%607 = "stablehlo.add"(%436, %606) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%608 = "stablehlo.add"(%604, %607) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%609 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%610 = "stablehlo.xor"(%605, %608) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%612 = "stablehlo.xor"(%610, %611) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%613 = "stablehlo.broadcast_in_dim"(%605) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%614 = "stablehlo.add"(%435, %613) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%615 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%616 = "stablehlo.add"(%609, %615) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%617 = "stablehlo.add"(%614, %616) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%618 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%619 = "stablehlo.shift_left"(%616, %618) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%620 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%621 = "stablehlo.shift_right_logical"(%616, %620) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%622 = "stablehlo.or"(%619, %621) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%623 = "stablehlo.xor"(%622, %617) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%624 = "stablehlo.add"(%617, %623) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%625 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%626 = "stablehlo.shift_left"(%623, %625) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%627 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%628 = "stablehlo.shift_right_logical"(%623, %627) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%629 = "stablehlo.or"(%626, %628) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%630 = "stablehlo.xor"(%629, %624) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%631 = "stablehlo.add"(%624, %630) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%632 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%633 = "stablehlo.shift_left"(%630, %632) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%634 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%635 = "stablehlo.shift_right_logical"(%630, %634) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%636 = "stablehlo.or"(%633, %635) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%637 = "stablehlo.xor"(%636, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%638 = "stablehlo.add"(%631, %637) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%639 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%640 = "stablehlo.shift_left"(%637, %639) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%641 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%642 = "stablehlo.shift_right_logical"(%637, %641) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%643 = "stablehlo.or"(%640, %642) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%644 = "stablehlo.xor"(%643, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%645 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%646 = "stablehlo.add"(%638, %645) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%647 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%648 = "stablehlo.add"(%612, %647) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%649 = "stablehlo.broadcast_in_dim"(%648) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%650 = "stablehlo.add"(%644, %649) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%651 = "stablehlo.add"(%646, %650) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%652 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%653 = "stablehlo.shift_left"(%650, %652) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%654 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%655 = "stablehlo.shift_right_logical"(%650, %654) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%656 = "stablehlo.or"(%653, %655) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%657 = "stablehlo.xor"(%656, %651) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%658 = "stablehlo.add"(%651, %657) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%659 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%660 = "stablehlo.shift_left"(%657, %659) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%661 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%662 = "stablehlo.shift_right_logical"(%657, %661) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%663 = "stablehlo.or"(%660, %662) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%664 = "stablehlo.xor"(%663, %658) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%665 = "stablehlo.add"(%658, %664) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%666 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%667 = "stablehlo.shift_left"(%664, %666) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%668 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%669 = "stablehlo.shift_right_logical"(%664, %668) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%670 = "stablehlo.or"(%667, %669) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%671 = "stablehlo.xor"(%670, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%672 = "stablehlo.add"(%665, %671) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%673 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%674 = "stablehlo.shift_left"(%671, %673) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%675 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%676 = "stablehlo.shift_right_logical"(%671, %675) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%677 = "stablehlo.or"(%674, %676) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%678 = "stablehlo.xor"(%677, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%679 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%680 = "stablehlo.add"(%672, %679) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%681 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%682 = "stablehlo.add"(%605, %681) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%683 = "stablehlo.broadcast_in_dim"(%682) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%684 = "stablehlo.add"(%678, %683) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%685 = "stablehlo.add"(%680, %684) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%686 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%687 = "stablehlo.shift_left"(%684, %686) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%688 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%689 = "stablehlo.shift_right_logical"(%684, %688) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%690 = "stablehlo.or"(%687, %689) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%691 = "stablehlo.xor"(%690, %685) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%692 = "stablehlo.add"(%685, %691) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%693 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%694 = "stablehlo.shift_left"(%691, %693) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%695 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%696 = "stablehlo.shift_right_logical"(%691, %695) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%697 = "stablehlo.or"(%694, %696) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%698 = "stablehlo.xor"(%697, %692) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%699 = "stablehlo.add"(%692, %698) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%700 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%701 = "stablehlo.shift_left"(%698, %700) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%702 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%703 = "stablehlo.shift_right_logical"(%698, %702) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%704 = "stablehlo.or"(%701, %703) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%705 = "stablehlo.xor"(%704, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%706 = "stablehlo.add"(%699, %705) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%707 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%708 = "stablehlo.shift_left"(%705, %707) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%709 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%710 = "stablehlo.shift_right_logical"(%705, %709) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%711 = "stablehlo.or"(%708, %710) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%712 = "stablehlo.xor"(%711, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%713 = "stablehlo.broadcast_in_dim"(%605) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%714 = "stablehlo.add"(%706, %713) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%715 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%716 = "stablehlo.add"(%608, %715) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%717 = "stablehlo.broadcast_in_dim"(%716) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%718 = "stablehlo.add"(%712, %717) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%719 = "stablehlo.add"(%714, %718) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%720 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%721 = "stablehlo.shift_left"(%718, %720) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%722 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%723 = "stablehlo.shift_right_logical"(%718, %722) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%724 = "stablehlo.or"(%721, %723) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%725 = "stablehlo.xor"(%724, %719) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%726 = "stablehlo.add"(%719, %725) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%727 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%728 = "stablehlo.shift_left"(%725, %727) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%729 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%730 = "stablehlo.shift_right_logical"(%725, %729) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%731 = "stablehlo.or"(%728, %730) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%732 = "stablehlo.xor"(%731, %726) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%733 = "stablehlo.add"(%726, %732) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%734 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%735 = "stablehlo.shift_left"(%732, %734) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%736 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%737 = "stablehlo.shift_right_logical"(%732, %736) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%738 = "stablehlo.or"(%735, %737) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%739 = "stablehlo.xor"(%738, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%740 = "stablehlo.add"(%733, %739) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%741 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%742 = "stablehlo.shift_left"(%739, %741) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%743 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%744 = "stablehlo.shift_right_logical"(%739, %743) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%745 = "stablehlo.or"(%742, %744) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%746 = "stablehlo.xor"(%745, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%747 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%748 = "stablehlo.add"(%740, %747) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%749 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%750 = "stablehlo.add"(%612, %749) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%751 = "stablehlo.broadcast_in_dim"(%750) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%752 = "stablehlo.add"(%746, %751) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%753 = "stablehlo.add"(%748, %752) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%754 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%755 = "stablehlo.shift_left"(%752, %754) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%756 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%757 = "stablehlo.shift_right_logical"(%752, %756) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%758 = "stablehlo.or"(%755, %757) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%759 = "stablehlo.xor"(%758, %753) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%760 = "stablehlo.add"(%753, %759) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%761 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%762 = "stablehlo.shift_left"(%759, %761) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%763 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%764 = "stablehlo.shift_right_logical"(%759, %763) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%765 = "stablehlo.or"(%762, %764) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%766 = "stablehlo.xor"(%765, %760) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%767 = "stablehlo.add"(%760, %766) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%768 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%769 = "stablehlo.shift_left"(%766, %768) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%770 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%771 = "stablehlo.shift_right_logical"(%766, %770) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%772 = "stablehlo.or"(%769, %771) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%773 = "stablehlo.xor"(%772, %767) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%774 = "stablehlo.add"(%767, %773) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%775 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%776 = "stablehlo.shift_left"(%773, %775) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%777 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%778 = "stablehlo.shift_right_logical"(%773, %777) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%779 = "stablehlo.or"(%776, %778) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%780 = "stablehlo.xor"(%779, %774) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%781 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%782 = "stablehlo.add"(%774, %781) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%783 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%784 = "stablehlo.add"(%605, %783) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%785 = "stablehlo.broadcast_in_dim"(%784) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%786 = "stablehlo.add"(%780, %785) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%787 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%788 = "stablehlo.shift_right_logical"(%782, %787) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%789 = "stablehlo.convert"(%788) : (tensor<4096xui32>) -> tensor<4096xi32>
%790 = "stablehlo.convert"(%789) : (tensor<4096xi32>) -> tensor<4096xf32>
%791 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%792 = "stablehlo.add"(%790, %791) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%793 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%794 = "stablehlo.multiply"(%792, %793) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%795 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%796 = "stablehlo.shift_right_logical"(%786, %795) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%797 = "stablehlo.convert"(%796) : (tensor<4096xui32>) -> tensor<4096xi32>
%798 = "stablehlo.convert"(%797) : (tensor<4096xi32>) -> tensor<4096xf32>
%799 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%800 = "stablehlo.add"(%798, %799) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%801 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%802 = "stablehlo.multiply"(%800, %801) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%803 = "stablehlo.negate"(%18) : (tensor<4096xf32>) -> tensor<4096xf32>
%804 = "stablehlo.log_plus_one"(%803) : (tensor<4096xf32>) -> tensor<4096xf32>
%805 = "stablehlo.multiply"(%20, %804) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%806 = "stablehlo.exponential"(%805) : (tensor<4096xf32>) -> tensor<4096xf32>
%807 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%808 = "stablehlo.subtract"(%807, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%809 = "stablehlo.divide"(%18, %808) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%810 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%811 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%842, %843, %844, %845 = "stablehlo.while"(%811, %806, %806, %810) ({
^bb0(%812: tensor<i32>, %813: tensor<4096xf32>, %814: tensor<4096xf32>, %815: tensor<4096xf32>):
%816 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%817 = "stablehlo.compare"(%812, %816) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%817) : (tensor<i1>) -> ()
}, {
^bb0(%818: tensor<i32>, %819: tensor<4096xf32>, %820: tensor<4096xf32>, %821: tensor<4096xf32>):
%822 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%823 = "stablehlo.add"(%818, %822) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%824 = "stablehlo.convert"(%818) : (tensor<i32>) -> tensor<f32>
%825 = "stablehlo.broadcast_in_dim"(%824) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%826 = "stablehlo.subtract"(%20, %825) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%827 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%828 = "stablehlo.maximum"(%826, %827) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%829 = "stablehlo.multiply"(%819, %809) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%830 = "stablehlo.multiply"(%829, %828) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%831 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%832 = "stablehlo.add"(%824, %831) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%833 = "stablehlo.broadcast_in_dim"(%832) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%834 = "stablehlo.divide"(%830, %833) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%835 = "stablehlo.compare"(%794, %820) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%836 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%837 = "stablehlo.compare"(%819, %836) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%838 = "stablehlo.and"(%835, %837) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%839 = "stablehlo.add"(%820, %834) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%840 = "stablehlo.convert"(%838) : (tensor<4096xi1>) -> tensor<4096xf32>
%841 = "stablehlo.add"(%821, %840) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%823, %834, %839, %841) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%846 = "stablehlo.floor"(%20) : (tensor<4096xf32>) -> tensor<4096xf32>
%847 = "stablehlo.minimum"(%845, %846) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%848 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%849 = "stablehlo.subtract"(%794, %848) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%850 = "stablehlo.abs"(%849) : (tensor<4096xf32>) -> tensor<4096xf32>
%851 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%852 = "stablehlo.subtract"(%851, %850) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%853 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%854 = "stablehlo.multiply"(%853, %40) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%855 = "stablehlo.divide"(%854, %852) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%856 = "stablehlo.add"(%855, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%857 = "stablehlo.multiply"(%856, %849) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%858 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%859 = "stablehlo.add"(%857, %858) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%860 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%861 = "stablehlo.add"(%859, %860) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%862 = "stablehlo.floor"(%861) : (tensor<4096xf32>) -> tensor<4096xf32>
%863 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%864 = "stablehlo.compare"(%852, %863) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%865 = "stablehlo.compare"(%802, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%866 = "stablehlo.and"(%864, %865) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%867 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%868 = "stablehlo.compare"(%862, %867) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%869 = "stablehlo.compare"(%862, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%870 = "stablehlo.or"(%868, %869) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%871 = "stablehlo.select"(%870, %55, %862) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%872 = "stablehlo.divide"(%802, %51) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%873 = "stablehlo.multiply"(%852, %852) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%874 = "stablehlo.divide"(%40, %873) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%875 = "stablehlo.add"(%874, %33) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%876 = "stablehlo.divide"(%872, %875) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%877 = "stablehlo.log"(%876) : (tensor<4096xf32>) -> tensor<4096xf32>
%878 = "stablehlo.not"(%870) : (tensor<4096xi1>) -> tensor<4096xi1>
%879 = "stablehlo.subtract"(%871, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%880 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%881 = "stablehlo.add"(%55, %880) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%882 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%883 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%884 = "stablehlo.add"(%882, %883) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%885 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%886 = "stablehlo.add"(%871, %885) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%887 = "stablehlo.subtract"(%22, %871) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%888 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%889 = "stablehlo.add"(%887, %888) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%890 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%891 = "stablehlo.subtract"(%890, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%892 = "stablehlo.divide"(%24, %891) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%893 = "stablehlo.multiply"(%892, %889) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%894 = "stablehlo.divide"(%893, %886) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%895 = "stablehlo.log"(%894) : (tensor<4096xf32>) -> tensor<4096xf32>
%896 = "stablehlo.multiply"(%879, %895) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%897 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%898 = "stablehlo.add"(%55, %897) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%899 = "stablehlo.divide"(%879, %881) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%900 = "stablehlo.log_plus_one"(%899) : (tensor<4096xf32>) -> tensor<4096xf32>
%901 = "stablehlo.multiply"(%898, %900) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%902 = "stablehlo.subtract"(%896, %901) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%903 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%904 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%905 = "stablehlo.add"(%903, %904) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%906 = "stablehlo.negate"(%879) : (tensor<4096xf32>) -> tensor<4096xf32>
%907 = "stablehlo.divide"(%906, %884) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%908 = "stablehlo.log_plus_one"(%907) : (tensor<4096xf32>) -> tensor<4096xf32>
%909 = "stablehlo.multiply"(%905, %908) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%910 = "stablehlo.subtract"(%902, %909) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%911 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%912 = "stablehlo.divide"(%911, %881) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%913 = "stablehlo.multiply"(%912, %912) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%914 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%915 = "stablehlo.divide"(%913, %914) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%916 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%917 = "stablehlo.subtract"(%916, %915) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%918 = "stablehlo.multiply"(%913, %917) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%919 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%920 = "stablehlo.subtract"(%919, %918) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%921 = "stablehlo.multiply"(%912, %920) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%922 = "stablehlo.add"(%910, %921) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%923 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%924 = "stablehlo.divide"(%923, %884) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%925 = "stablehlo.multiply"(%924, %924) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%926 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%927 = "stablehlo.divide"(%925, %926) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%928 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%929 = "stablehlo.subtract"(%928, %927) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%930 = "stablehlo.multiply"(%925, %929) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%931 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%932 = "stablehlo.subtract"(%931, %930) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%933 = "stablehlo.multiply"(%924, %932) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%934 = "stablehlo.add"(%922, %933) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%935 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%936 = "stablehlo.divide"(%935, %886) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%937 = "stablehlo.multiply"(%936, %936) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%938 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%939 = "stablehlo.divide"(%937, %938) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%940 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%941 = "stablehlo.subtract"(%940, %939) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%942 = "stablehlo.multiply"(%937, %941) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%943 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%944 = "stablehlo.subtract"(%943, %942) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%945 = "stablehlo.multiply"(%936, %944) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%946 = "stablehlo.subtract"(%934, %945) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%947 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%948 = "stablehlo.divide"(%947, %889) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%949 = "stablehlo.multiply"(%948, %948) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%950 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%951 = "stablehlo.divide"(%949, %950) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%952 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf32>} : () -> tensor<4096xf32>
%953 = "stablehlo.subtract"(%952, %951) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%954 = "stablehlo.multiply"(%949, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%955 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%956 = "stablehlo.subtract"(%955, %954) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%957 = "stablehlo.multiply"(%948, %956) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%958 = "stablehlo.subtract"(%946, %957) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%959 = "stablehlo.compare"(%877, %958) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%960 = "stablehlo.or"(%866, %959) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%961 = "stablehlo.and"(%878, %960) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%962 = "stablehlo.or"(%14, %961) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%963 = "stablehlo.select"(%14, %847, %871) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%964 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%965 = "stablehlo.select"(%962, %963, %964) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%966 = "stablehlo.compare"(%965, %965) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%967 = "stablehlo.and"(%433, %966) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%968 = "stablehlo.compare"(%965, %965) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%969 = "stablehlo.not"(%968) : (tensor<4096xi1>) -> tensor<4096xi1>
%970 = "stablehlo.and"(%433, %969) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%971 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%972 = "stablehlo.add"(%432, %971) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%973 = "stablehlo.select"(%970, %965, %434) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%972, %967, %973) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
%977 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%978 = "stablehlo.maximum"(%0, %977) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%979 = "stablehlo.subtract"(%978, %976) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%980 = "stablehlo.select"(%4, %979, %976) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%981 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%982 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%983 = "stablehlo.or"(%981, %982) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%984 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%985 = "stablehlo.select"(%983, %984, %980) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %985 : tensor<4096xf32>
}
}

// f64[4096] f64[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<4096xf64>, %2: tensor<2xui64>) -> (tensor<4096xf64>) {
%3 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%6 = "stablehlo.subtract"(%5, %1) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%7 = "stablehlo.select"(%4, %6, %1) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%8 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%9 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%10 = "stablehlo.compare"(%8, %9) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%11 = "stablehlo.not"(%10) : (tensor<4096xi1>) -> tensor<4096xi1>
%12 = "stablehlo.multiply"(%0, %7) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%13 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%14 = "stablehlo.compare"(%12, %13) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%15 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%16 = "stablehlo.select"(%11, %15, %0) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%17 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%18 = "stablehlo.select"(%11, %17, %7) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%19 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%20 = "stablehlo.select"(%14, %16, %19) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%22 = "stablehlo.select"(%14, %21, %16) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%23 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%24 = "stablehlo.select"(%14, %23, %18) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%25 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%26 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%27 = "stablehlo.subtract"(%26, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%28 = "stablehlo.multiply"(%25, %27) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%29 = "stablehlo.sqrt"(%28) : (tensor<4096xf64>) -> tensor<4096xf64>
%30 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%31 = "stablehlo.multiply"(%30, %29) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%32 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%33 = "stablehlo.add"(%32, %31) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%34 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%35 = "stablehlo.multiply"(%34, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%36 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%37 = "stablehlo.add"(%36, %35) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%38 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%39 = "stablehlo.multiply"(%38, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%40 = "stablehlo.add"(%37, %39) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%41 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%42 = "stablehlo.divide"(%41, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%43 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%44 = "stablehlo.subtract"(%43, %42) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%45 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%46 = "stablehlo.divide"(%45, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%47 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%48 = "stablehlo.add"(%47, %46) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%49 = "stablehlo.multiply"(%48, %29) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%50 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%51 = "stablehlo.divide"(%50, %49) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%53 = "stablehlo.add"(%22, %52) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%54 = "stablehlo.multiply"(%53, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%55 = "stablehlo.floor"(%54) : (tensor<4096xf64>) -> tensor<4096xf64>
%56 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%57 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%58 = "stablehlo.reshape"(%57) : (tensor<1xui64>) -> tensor<ui64>
%59 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%60 = "stablehlo.reshape"(%59) : (tensor<1xui64>) -> tensor<ui64>
%61 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%62 = "stablehlo.convert"(%58) : (tensor<ui64>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%64 = "stablehlo.shift_right_logical"(%58, %63) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%65 = "stablehlo.convert"(%64) : (tensor<ui64>) -> tensor<ui32>
%66 = "stablehlo.convert"(%60) : (tensor<ui64>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%68 = "stablehlo.shift_right_logical"(%60, %67) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%69 = "stablehlo.convert"(%68) : (tensor<ui64>) -> tensor<ui32>
%70 = "stablehlo.xor"(%62, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.xor"(%70, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.add"(%66, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%69, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%73, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_left"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_right_logical"(%74, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.or"(%77, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.xor"(%80, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%75, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.shift_left"(%81, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_right_logical"(%81, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.or"(%84, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.xor"(%87, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.add"(%82, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.shift_left"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_right_logical"(%88, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.or"(%91, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.xor"(%94, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.add"(%89, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.shift_left"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_right_logical"(%95, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.or"(%98, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.xor"(%101, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.add"(%96, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%105 = "stablehlo.add"(%72, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.add"(%102, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%103, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_left"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.or"(%109, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.xor"(%112, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%107, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.shift_left"(%113, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_right_logical"(%113, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.or"(%116, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.xor"(%119, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.add"(%114, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.shift_left"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_right_logical"(%120, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.or"(%123, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.xor"(%126, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.add"(%121, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.shift_left"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_right_logical"(%127, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.or"(%130, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.xor"(%133, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.add"(%128, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%62, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%134, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%135, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_left"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.or"(%141, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.xor"(%144, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%139, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.shift_left"(%145, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_right_logical"(%145, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.or"(%148, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.xor"(%151, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.add"(%146, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.shift_left"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_right_logical"(%152, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.or"(%155, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.xor"(%158, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.add"(%153, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.shift_left"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_right_logical"(%159, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.or"(%162, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.xor"(%165, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.add"(%160, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%65, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%166, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%167, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_left"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.or"(%173, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.xor"(%176, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%171, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.shift_left"(%177, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_right_logical"(%177, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.or"(%180, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.xor"(%183, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.add"(%178, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.shift_left"(%184, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.shift_right_logical"(%184, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.or"(%187, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.xor"(%190, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.add"(%185, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.shift_left"(%191, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.shift_right_logical"(%191, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.or"(%194, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.xor"(%197, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.add"(%192, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%201 = "stablehlo.add"(%72, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.add"(%198, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.add"(%199, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%205 = "stablehlo.shift_left"(%202, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.or"(%205, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.xor"(%208, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.add"(%203, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%212 = "stablehlo.shift_left"(%209, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.or"(%212, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.xor"(%215, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.add"(%210, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.shift_left"(%216, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.shift_right_logical"(%216, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.or"(%219, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.xor"(%222, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.add"(%217, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%228 = "stablehlo.shift_right_logical"(%223, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.or"(%226, %228) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%230 = "stablehlo.xor"(%229, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.add"(%224, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%233 = "stablehlo.add"(%62, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.add"(%230, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%236 = "stablehlo.xor"(%231, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.xor"(%236, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%240 = "stablehlo.add"(%61, %239) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%241 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%242 = "stablehlo.add"(%235, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.add"(%240, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%245 = "stablehlo.shift_left"(%242, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%247 = "stablehlo.shift_right_logical"(%242, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.or"(%245, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.xor"(%248, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.add"(%243, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%252 = "stablehlo.shift_left"(%249, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%254 = "stablehlo.shift_right_logical"(%249, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.or"(%252, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.xor"(%255, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.add"(%250, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%259 = "stablehlo.shift_left"(%256, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%261 = "stablehlo.shift_right_logical"(%256, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.or"(%259, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.xor"(%262, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.add"(%257, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%266 = "stablehlo.shift_left"(%263, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%268 = "stablehlo.shift_right_logical"(%263, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.or"(%266, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.xor"(%269, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%272 = "stablehlo.add"(%264, %271) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%274 = "stablehlo.add"(%238, %273) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%276 = "stablehlo.add"(%270, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.add"(%272, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%279 = "stablehlo.shift_left"(%276, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%281 = "stablehlo.shift_right_logical"(%276, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.or"(%279, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.xor"(%282, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.add"(%277, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%286 = "stablehlo.shift_left"(%283, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%287 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%288 = "stablehlo.shift_right_logical"(%283, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.or"(%286, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.xor"(%289, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.add"(%284, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%293 = "stablehlo.shift_left"(%290, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%295 = "stablehlo.shift_right_logical"(%290, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.or"(%293, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.xor"(%296, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.add"(%291, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%300 = "stablehlo.shift_left"(%297, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%302 = "stablehlo.shift_right_logical"(%297, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.or"(%300, %302) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.xor"(%303, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%306 = "stablehlo.add"(%298, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%308 = "stablehlo.add"(%231, %307) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%309 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%310 = "stablehlo.add"(%304, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.add"(%306, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%313 = "stablehlo.shift_left"(%310, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%315 = "stablehlo.shift_right_logical"(%310, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.or"(%313, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.xor"(%316, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.add"(%311, %317) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%320 = "stablehlo.shift_left"(%317, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%321 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%322 = "stablehlo.shift_right_logical"(%317, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.or"(%320, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.xor"(%323, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.add"(%318, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%327 = "stablehlo.shift_left"(%324, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%329 = "stablehlo.shift_right_logical"(%324, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.or"(%327, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.xor"(%330, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.add"(%325, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%334 = "stablehlo.shift_left"(%331, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%336 = "stablehlo.shift_right_logical"(%331, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.or"(%334, %336) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.xor"(%337, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%340 = "stablehlo.add"(%332, %339) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%342 = "stablehlo.add"(%234, %341) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%343 = "stablehlo.broadcast_in_dim"(%342) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%344 = "stablehlo.add"(%338, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.add"(%340, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%347 = "stablehlo.shift_left"(%344, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%349 = "stablehlo.shift_right_logical"(%344, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.or"(%347, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.xor"(%350, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.add"(%345, %351) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%354 = "stablehlo.shift_left"(%351, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%355 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%356 = "stablehlo.shift_right_logical"(%351, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.or"(%354, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.xor"(%357, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.add"(%352, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%361 = "stablehlo.shift_left"(%358, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%363 = "stablehlo.shift_right_logical"(%358, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.or"(%361, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.xor"(%364, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.add"(%359, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%368 = "stablehlo.shift_left"(%365, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%370 = "stablehlo.shift_right_logical"(%365, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.or"(%368, %370) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.xor"(%371, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%374 = "stablehlo.add"(%366, %373) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%376 = "stablehlo.add"(%238, %375) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%377 = "stablehlo.broadcast_in_dim"(%376) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%378 = "stablehlo.add"(%372, %377) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%379 = "stablehlo.add"(%374, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%380 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%381 = "stablehlo.shift_left"(%378, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%383 = "stablehlo.shift_right_logical"(%378, %382) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.or"(%381, %383) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.xor"(%384, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.add"(%379, %385) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%387 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%388 = "stablehlo.shift_left"(%385, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%389 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%390 = "stablehlo.shift_right_logical"(%385, %389) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%391 = "stablehlo.or"(%388, %390) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%392 = "stablehlo.xor"(%391, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.add"(%386, %392) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%394 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%395 = "stablehlo.shift_left"(%392, %394) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%396 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%397 = "stablehlo.shift_right_logical"(%392, %396) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%398 = "stablehlo.or"(%395, %397) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%399 = "stablehlo.xor"(%398, %393) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.add"(%393, %399) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%401 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%402 = "stablehlo.shift_left"(%399, %401) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%403 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%404 = "stablehlo.shift_right_logical"(%399, %403) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%405 = "stablehlo.or"(%402, %404) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%406 = "stablehlo.xor"(%405, %400) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%407 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%408 = "stablehlo.add"(%400, %407) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%409 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%410 = "stablehlo.add"(%231, %409) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%411 = "stablehlo.broadcast_in_dim"(%410) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%412 = "stablehlo.add"(%406, %411) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%413 = "stablehlo.reshape"(%408) : (tensor<1xui32>) -> tensor<ui32>
%414 = "stablehlo.convert"(%413) : (tensor<ui32>) -> tensor<ui64>
%415 = "stablehlo.reshape"(%412) : (tensor<1xui32>) -> tensor<ui32>
%416 = "stablehlo.convert"(%415) : (tensor<ui32>) -> tensor<ui64>
%417 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%418 = "stablehlo.shift_left"(%416, %417) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%419 = "stablehlo.or"(%414, %418) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%420 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%421 = "stablehlo.not"(%11) : (tensor<4096xi1>) -> tensor<4096xi1>
%1162, %1163, %1164 = "stablehlo.while"(%420, %421, %56) ({
^bb0(%422: tensor<ui64>, %423: tensor<4096xi1>, %424: tensor<4096xf64>):
%425 = "stablehlo.not"(%423) : (tensor<4096xi1>) -> tensor<4096xi1>
%426 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%430 = "stablehlo.reduce"(%425, %426) ({
^bb0(%427: tensor<i1>, %428: tensor<i1>):
%429 = "stablehlo.and"(%427, %428) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%429) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%431 = "stablehlo.not"(%430) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%431) : (tensor<i1>) -> ()
}, {
^bb0(%432: tensor<ui64>, %433: tensor<4096xi1>, %434: tensor<4096xf64>):
%435 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%436 = "stablehlo.convert"(%419) : (tensor<ui64>) -> tensor<ui32>
%437 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%438 = "stablehlo.shift_right_logical"(%419, %437) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%439 = "stablehlo.convert"(%438) : (tensor<ui64>) -> tensor<ui32>
%440 = "stablehlo.convert"(%432) : (tensor<ui64>) -> tensor<ui32>
%441 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%442 = "stablehlo.shift_right_logical"(%432, %441) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%443 = "stablehlo.convert"(%442) : (tensor<ui64>) -> tensor<ui32>
%444 = "stablehlo.xor"(%436, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%446 = "stablehlo.xor"(%444, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.add"(%440, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.add"(%443, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.add"(%447, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%451 = "stablehlo.shift_left"(%448, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%453 = "stablehlo.shift_right_logical"(%448, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.or"(%451, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.xor"(%454, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.add"(%449, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%458 = "stablehlo.shift_left"(%455, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%460 = "stablehlo.shift_right_logical"(%455, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.or"(%458, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.xor"(%461, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.add"(%456, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%465 = "stablehlo.shift_left"(%462, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.shift_right_logical"(%462, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.or"(%465, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.xor"(%468, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.add"(%463, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%472 = "stablehlo.shift_left"(%469, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.shift_right_logical"(%469, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.or"(%472, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.xor"(%475, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.add"(%470, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%479 = "stablehlo.add"(%446, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.add"(%476, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.add"(%477, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%483 = "stablehlo.shift_left"(%480, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%485 = "stablehlo.shift_right_logical"(%480, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.or"(%483, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.xor"(%486, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.add"(%481, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%490 = "stablehlo.shift_left"(%487, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%492 = "stablehlo.shift_right_logical"(%487, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.or"(%490, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.xor"(%493, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.add"(%488, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%497 = "stablehlo.shift_left"(%494, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%499 = "stablehlo.shift_right_logical"(%494, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.or"(%497, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.xor"(%500, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.add"(%495, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%504 = "stablehlo.shift_left"(%501, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%506 = "stablehlo.shift_right_logical"(%501, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.or"(%504, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.xor"(%507, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.add"(%502, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%511 = "stablehlo.add"(%436, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.add"(%508, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.add"(%509, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.shift_left"(%512, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%517 = "stablehlo.shift_right_logical"(%512, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.or"(%515, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.xor"(%518, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.add"(%513, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%522 = "stablehlo.shift_left"(%519, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%524 = "stablehlo.shift_right_logical"(%519, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.or"(%522, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.xor"(%525, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.add"(%520, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%529 = "stablehlo.shift_left"(%526, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%531 = "stablehlo.shift_right_logical"(%526, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.or"(%529, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.xor"(%532, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.add"(%527, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%536 = "stablehlo.shift_left"(%533, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%538 = "stablehlo.shift_right_logical"(%533, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.or"(%536, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.xor"(%539, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.add"(%534, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%543 = "stablehlo.add"(%439, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.add"(%540, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.add"(%541, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%547 = "stablehlo.shift_left"(%544, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%549 = "stablehlo.shift_right_logical"(%544, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.or"(%547, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.xor"(%550, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.add"(%545, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%554 = "stablehlo.shift_left"(%551, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%556 = "stablehlo.shift_right_logical"(%551, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.or"(%554, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.xor"(%557, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.add"(%552, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%561 = "stablehlo.shift_left"(%558, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%563 = "stablehlo.shift_right_logical"(%558, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.or"(%561, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.xor"(%564, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.add"(%559, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%568 = "stablehlo.shift_left"(%565, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%570 = "stablehlo.shift_right_logical"(%565, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.or"(%568, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.xor"(%571, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.add"(%566, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%575 = "stablehlo.add"(%446, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.add"(%572, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.add"(%573, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%579 = "stablehlo.shift_left"(%576, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%581 = "stablehlo.shift_right_logical"(%576, %580) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.or"(%579, %581) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.xor"(%582, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.add"(%577, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%586 = "stablehlo.shift_left"(%583, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%588 = "stablehlo.shift_right_logical"(%583, %587) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%589 = "stablehlo.or"(%586, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.xor"(%589, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%591 = "stablehlo.add"(%584, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%593 = "stablehlo.shift_left"(%590, %592) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%595 = "stablehlo.shift_right_logical"(%590, %594) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%596 = "stablehlo.or"(%593, %595) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%597 = "stablehlo.xor"(%596, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%598 = "stablehlo.add"(%591, %597) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%599 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%600 = "stablehlo.shift_left"(%597, %599) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%601 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%602 = "stablehlo.shift_right_logical"(%597, %601) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%603 = "stablehlo.or"(%600, %602) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%604 = "stablehlo.xor"(%603, %598) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%605 = "stablehlo.add"(%598, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%606 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%607 = "stablehlo.add"(%436, %606) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%608 = "stablehlo.add"(%604, %607) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%609 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%610 = "stablehlo.xor"(%605, %608) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%612 = "stablehlo.xor"(%610, %611) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%613 = "stablehlo.broadcast_in_dim"(%605) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%614 = "stablehlo.add"(%435, %613) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%615 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%616 = "stablehlo.add"(%609, %615) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%617 = "stablehlo.add"(%614, %616) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%618 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%619 = "stablehlo.shift_left"(%616, %618) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%620 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%621 = "stablehlo.shift_right_logical"(%616, %620) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%622 = "stablehlo.or"(%619, %621) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%623 = "stablehlo.xor"(%622, %617) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%624 = "stablehlo.add"(%617, %623) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%625 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%626 = "stablehlo.shift_left"(%623, %625) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%627 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%628 = "stablehlo.shift_right_logical"(%623, %627) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%629 = "stablehlo.or"(%626, %628) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%630 = "stablehlo.xor"(%629, %624) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%631 = "stablehlo.add"(%624, %630) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%632 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%633 = "stablehlo.shift_left"(%630, %632) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%634 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%635 = "stablehlo.shift_right_logical"(%630, %634) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%636 = "stablehlo.or"(%633, %635) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%637 = "stablehlo.xor"(%636, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%638 = "stablehlo.add"(%631, %637) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%639 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%640 = "stablehlo.shift_left"(%637, %639) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%641 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%642 = "stablehlo.shift_right_logical"(%637, %641) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%643 = "stablehlo.or"(%640, %642) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%644 = "stablehlo.xor"(%643, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%645 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%646 = "stablehlo.add"(%638, %645) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%647 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%648 = "stablehlo.add"(%612, %647) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%649 = "stablehlo.broadcast_in_dim"(%648) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%650 = "stablehlo.add"(%644, %649) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%651 = "stablehlo.add"(%646, %650) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%652 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%653 = "stablehlo.shift_left"(%650, %652) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%654 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%655 = "stablehlo.shift_right_logical"(%650, %654) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%656 = "stablehlo.or"(%653, %655) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%657 = "stablehlo.xor"(%656, %651) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%658 = "stablehlo.add"(%651, %657) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%659 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%660 = "stablehlo.shift_left"(%657, %659) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%661 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%662 = "stablehlo.shift_right_logical"(%657, %661) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%663 = "stablehlo.or"(%660, %662) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%664 = "stablehlo.xor"(%663, %658) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%665 = "stablehlo.add"(%658, %664) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%666 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%667 = "stablehlo.shift_left"(%664, %666) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%668 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%669 = "stablehlo.shift_right_logical"(%664, %668) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%670 = "stablehlo.or"(%667, %669) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%671 = "stablehlo.xor"(%670, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%672 = "stablehlo.add"(%665, %671) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%673 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%674 = "stablehlo.shift_left"(%671, %673) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%675 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%676 = "stablehlo.shift_right_logical"(%671, %675) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%677 = "stablehlo.or"(%674, %676) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%678 = "stablehlo.xor"(%677, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%679 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%680 = "stablehlo.add"(%672, %679) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%681 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%682 = "stablehlo.add"(%605, %681) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%683 = "stablehlo.broadcast_in_dim"(%682) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%684 = "stablehlo.add"(%678, %683) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%685 = "stablehlo.add"(%680, %684) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%686 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%687 = "stablehlo.shift_left"(%684, %686) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%688 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%689 = "stablehlo.shift_right_logical"(%684, %688) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%690 = "stablehlo.or"(%687, %689) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%691 = "stablehlo.xor"(%690, %685) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%692 = "stablehlo.add"(%685, %691) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%693 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%694 = "stablehlo.shift_left"(%691, %693) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%695 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%696 = "stablehlo.shift_right_logical"(%691, %695) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%697 = "stablehlo.or"(%694, %696) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%698 = "stablehlo.xor"(%697, %692) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%699 = "stablehlo.add"(%692, %698) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%700 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%701 = "stablehlo.shift_left"(%698, %700) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%702 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%703 = "stablehlo.shift_right_logical"(%698, %702) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%704 = "stablehlo.or"(%701, %703) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%705 = "stablehlo.xor"(%704, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%706 = "stablehlo.add"(%699, %705) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%707 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%708 = "stablehlo.shift_left"(%705, %707) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%709 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%710 = "stablehlo.shift_right_logical"(%705, %709) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%711 = "stablehlo.or"(%708, %710) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%712 = "stablehlo.xor"(%711, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%713 = "stablehlo.broadcast_in_dim"(%605) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%714 = "stablehlo.add"(%706, %713) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%715 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%716 = "stablehlo.add"(%608, %715) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%717 = "stablehlo.broadcast_in_dim"(%716) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%718 = "stablehlo.add"(%712, %717) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%719 = "stablehlo.add"(%714, %718) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%720 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%721 = "stablehlo.shift_left"(%718, %720) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%722 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%723 = "stablehlo.shift_right_logical"(%718, %722) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%724 = "stablehlo.or"(%721, %723) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%725 = "stablehlo.xor"(%724, %719) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%726 = "stablehlo.add"(%719, %725) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%727 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%728 = "stablehlo.shift_left"(%725, %727) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%729 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%730 = "stablehlo.shift_right_logical"(%725, %729) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%731 = "stablehlo.or"(%728, %730) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%732 = "stablehlo.xor"(%731, %726) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%733 = "stablehlo.add"(%726, %732) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%734 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%735 = "stablehlo.shift_left"(%732, %734) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%736 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%737 = "stablehlo.shift_right_logical"(%732, %736) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%738 = "stablehlo.or"(%735, %737) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%739 = "stablehlo.xor"(%738, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%740 = "stablehlo.add"(%733, %739) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%741 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%742 = "stablehlo.shift_left"(%739, %741) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%743 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%744 = "stablehlo.shift_right_logical"(%739, %743) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%745 = "stablehlo.or"(%742, %744) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%746 = "stablehlo.xor"(%745, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%747 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%748 = "stablehlo.add"(%740, %747) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%749 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%750 = "stablehlo.add"(%612, %749) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%751 = "stablehlo.broadcast_in_dim"(%750) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%752 = "stablehlo.add"(%746, %751) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%753 = "stablehlo.add"(%748, %752) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%754 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%755 = "stablehlo.shift_left"(%752, %754) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%756 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%757 = "stablehlo.shift_right_logical"(%752, %756) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%758 = "stablehlo.or"(%755, %757) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%759 = "stablehlo.xor"(%758, %753) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%760 = "stablehlo.add"(%753, %759) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%761 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%762 = "stablehlo.shift_left"(%759, %761) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%763 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%764 = "stablehlo.shift_right_logical"(%759, %763) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%765 = "stablehlo.or"(%762, %764) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%766 = "stablehlo.xor"(%765, %760) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%767 = "stablehlo.add"(%760, %766) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%768 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%769 = "stablehlo.shift_left"(%766, %768) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%770 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%771 = "stablehlo.shift_right_logical"(%766, %770) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%772 = "stablehlo.or"(%769, %771) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%773 = "stablehlo.xor"(%772, %767) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%774 = "stablehlo.add"(%767, %773) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%775 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%776 = "stablehlo.shift_left"(%773, %775) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%777 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%778 = "stablehlo.shift_right_logical"(%773, %777) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%779 = "stablehlo.or"(%776, %778) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%780 = "stablehlo.xor"(%779, %774) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%781 = "stablehlo.broadcast_in_dim"(%612) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%782 = "stablehlo.add"(%774, %781) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%783 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%784 = "stablehlo.add"(%605, %783) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%785 = "stablehlo.broadcast_in_dim"(%784) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%786 = "stablehlo.add"(%780, %785) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%787 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%788 = "stablehlo.xor"(%605, %608) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%789 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%790 = "stablehlo.xor"(%788, %789) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%791 = "stablehlo.broadcast_in_dim"(%605) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%792 = "stablehlo.add"(%435, %791) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%793 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%794 = "stablehlo.add"(%787, %793) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%795 = "stablehlo.add"(%792, %794) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%796 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%797 = "stablehlo.shift_left"(%794, %796) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%798 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%799 = "stablehlo.shift_right_logical"(%794, %798) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%800 = "stablehlo.or"(%797, %799) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%801 = "stablehlo.xor"(%800, %795) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%802 = "stablehlo.add"(%795, %801) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%803 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%804 = "stablehlo.shift_left"(%801, %803) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%805 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%806 = "stablehlo.shift_right_logical"(%801, %805) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%807 = "stablehlo.or"(%804, %806) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%808 = "stablehlo.xor"(%807, %802) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%809 = "stablehlo.add"(%802, %808) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%810 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%811 = "stablehlo.shift_left"(%808, %810) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%812 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%813 = "stablehlo.shift_right_logical"(%808, %812) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%814 = "stablehlo.or"(%811, %813) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%815 = "stablehlo.xor"(%814, %809) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%816 = "stablehlo.add"(%809, %815) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%817 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%818 = "stablehlo.shift_left"(%815, %817) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%819 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%820 = "stablehlo.shift_right_logical"(%815, %819) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%821 = "stablehlo.or"(%818, %820) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%822 = "stablehlo.xor"(%821, %816) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%823 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%824 = "stablehlo.add"(%816, %823) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%825 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%826 = "stablehlo.add"(%790, %825) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%827 = "stablehlo.broadcast_in_dim"(%826) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%828 = "stablehlo.add"(%822, %827) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%829 = "stablehlo.add"(%824, %828) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%830 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%831 = "stablehlo.shift_left"(%828, %830) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%832 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%833 = "stablehlo.shift_right_logical"(%828, %832) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%834 = "stablehlo.or"(%831, %833) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%835 = "stablehlo.xor"(%834, %829) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%836 = "stablehlo.add"(%829, %835) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%837 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%838 = "stablehlo.shift_left"(%835, %837) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%839 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%840 = "stablehlo.shift_right_logical"(%835, %839) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%841 = "stablehlo.or"(%838, %840) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%842 = "stablehlo.xor"(%841, %836) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%843 = "stablehlo.add"(%836, %842) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%844 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%845 = "stablehlo.shift_left"(%842, %844) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%846 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%847 = "stablehlo.shift_right_logical"(%842, %846) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%848 = "stablehlo.or"(%845, %847) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%849 = "stablehlo.xor"(%848, %843) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%850 = "stablehlo.add"(%843, %849) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%851 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%852 = "stablehlo.shift_left"(%849, %851) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%853 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%854 = "stablehlo.shift_right_logical"(%849, %853) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%855 = "stablehlo.or"(%852, %854) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%856 = "stablehlo.xor"(%855, %850) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%857 = "stablehlo.broadcast_in_dim"(%790) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%858 = "stablehlo.add"(%850, %857) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%859 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%860 = "stablehlo.add"(%605, %859) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%861 = "stablehlo.broadcast_in_dim"(%860) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%862 = "stablehlo.add"(%856, %861) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%863 = "stablehlo.add"(%858, %862) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%864 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%865 = "stablehlo.shift_left"(%862, %864) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%866 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%867 = "stablehlo.shift_right_logical"(%862, %866) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%868 = "stablehlo.or"(%865, %867) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%869 = "stablehlo.xor"(%868, %863) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%870 = "stablehlo.add"(%863, %869) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%871 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%872 = "stablehlo.shift_left"(%869, %871) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%873 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%874 = "stablehlo.shift_right_logical"(%869, %873) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%875 = "stablehlo.or"(%872, %874) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%876 = "stablehlo.xor"(%875, %870) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%877 = "stablehlo.add"(%870, %876) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%878 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%879 = "stablehlo.shift_left"(%876, %878) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%880 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%881 = "stablehlo.shift_right_logical"(%876, %880) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%882 = "stablehlo.or"(%879, %881) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%883 = "stablehlo.xor"(%882, %877) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%884 = "stablehlo.add"(%877, %883) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%885 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%886 = "stablehlo.shift_left"(%883, %885) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%887 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%888 = "stablehlo.shift_right_logical"(%883, %887) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%889 = "stablehlo.or"(%886, %888) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%890 = "stablehlo.xor"(%889, %884) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%891 = "stablehlo.broadcast_in_dim"(%605) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%892 = "stablehlo.add"(%884, %891) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%893 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%894 = "stablehlo.add"(%608, %893) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%895 = "stablehlo.broadcast_in_dim"(%894) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%896 = "stablehlo.add"(%890, %895) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%897 = "stablehlo.add"(%892, %896) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%898 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%899 = "stablehlo.shift_left"(%896, %898) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%900 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%901 = "stablehlo.shift_right_logical"(%896, %900) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%902 = "stablehlo.or"(%899, %901) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%903 = "stablehlo.xor"(%902, %897) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%904 = "stablehlo.add"(%897, %903) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%905 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%906 = "stablehlo.shift_left"(%903, %905) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%907 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%908 = "stablehlo.shift_right_logical"(%903, %907) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%909 = "stablehlo.or"(%906, %908) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%910 = "stablehlo.xor"(%909, %904) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%911 = "stablehlo.add"(%904, %910) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%912 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%913 = "stablehlo.shift_left"(%910, %912) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%914 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%915 = "stablehlo.shift_right_logical"(%910, %914) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%916 = "stablehlo.or"(%913, %915) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%917 = "stablehlo.xor"(%916, %911) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%918 = "stablehlo.add"(%911, %917) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%919 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%920 = "stablehlo.shift_left"(%917, %919) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%921 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%922 = "stablehlo.shift_right_logical"(%917, %921) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%923 = "stablehlo.or"(%920, %922) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%924 = "stablehlo.xor"(%923, %918) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%925 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%926 = "stablehlo.add"(%918, %925) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%927 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%928 = "stablehlo.add"(%790, %927) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%929 = "stablehlo.broadcast_in_dim"(%928) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%930 = "stablehlo.add"(%924, %929) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%931 = "stablehlo.add"(%926, %930) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%932 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%933 = "stablehlo.shift_left"(%930, %932) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%934 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%935 = "stablehlo.shift_right_logical"(%930, %934) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%936 = "stablehlo.or"(%933, %935) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%937 = "stablehlo.xor"(%936, %931) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%938 = "stablehlo.add"(%931, %937) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%939 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%940 = "stablehlo.shift_left"(%937, %939) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%941 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%942 = "stablehlo.shift_right_logical"(%937, %941) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%943 = "stablehlo.or"(%940, %942) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%944 = "stablehlo.xor"(%943, %938) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%945 = "stablehlo.add"(%938, %944) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%946 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%947 = "stablehlo.shift_left"(%944, %946) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%948 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%949 = "stablehlo.shift_right_logical"(%944, %948) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%950 = "stablehlo.or"(%947, %949) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%951 = "stablehlo.xor"(%950, %945) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%952 = "stablehlo.add"(%945, %951) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%953 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%954 = "stablehlo.shift_left"(%951, %953) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%955 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%956 = "stablehlo.shift_right_logical"(%951, %955) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%957 = "stablehlo.or"(%954, %956) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%958 = "stablehlo.xor"(%957, %952) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%959 = "stablehlo.broadcast_in_dim"(%790) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%960 = "stablehlo.add"(%952, %959) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%961 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%962 = "stablehlo.add"(%605, %961) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%963 = "stablehlo.broadcast_in_dim"(%962) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%964 = "stablehlo.add"(%958, %963) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%965 = "stablehlo.convert"(%782) : (tensor<4096xui32>) -> tensor<4096xui64>
%966 = "stablehlo.convert"(%786) : (tensor<4096xui32>) -> tensor<4096xui64>
%967 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%968 = "stablehlo.shift_left"(%966, %967) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%969 = "stablehlo.or"(%965, %968) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%970 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%971 = "stablehlo.shift_right_logical"(%969, %970) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%972 = "stablehlo.convert"(%971) : (tensor<4096xui64>) -> tensor<4096xi64>
%973 = "stablehlo.convert"(%972) : (tensor<4096xi64>) -> tensor<4096xf64>
%974 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%975 = "stablehlo.add"(%973, %974) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%976 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%977 = "stablehlo.multiply"(%975, %976) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%978 = "stablehlo.convert"(%960) : (tensor<4096xui32>) -> tensor<4096xui64>
%979 = "stablehlo.convert"(%964) : (tensor<4096xui32>) -> tensor<4096xui64>
%980 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%981 = "stablehlo.shift_left"(%979, %980) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%982 = "stablehlo.or"(%978, %981) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%983 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%984 = "stablehlo.shift_right_logical"(%982, %983) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%985 = "stablehlo.convert"(%984) : (tensor<4096xui64>) -> tensor<4096xi64>
%986 = "stablehlo.convert"(%985) : (tensor<4096xi64>) -> tensor<4096xf64>
%987 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%988 = "stablehlo.add"(%986, %987) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%989 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%990 = "stablehlo.multiply"(%988, %989) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%991 = "stablehlo.negate"(%18) : (tensor<4096xf64>) -> tensor<4096xf64>
%992 = "stablehlo.log_plus_one"(%991) : (tensor<4096xf64>) -> tensor<4096xf64>
%993 = "stablehlo.multiply"(%20, %992) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%994 = "stablehlo.exponential"(%993) : (tensor<4096xf64>) -> tensor<4096xf64>
%995 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%996 = "stablehlo.subtract"(%995, %18) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%997 = "stablehlo.divide"(%18, %996) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%998 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%999 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%1030, %1031, %1032, %1033 = "stablehlo.while"(%999, %994, %994, %998) ({
^bb0(%1000: tensor<i32>, %1001: tensor<4096xf64>, %1002: tensor<4096xf64>, %1003: tensor<4096xf64>):
%1004 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%1005 = "stablehlo.compare"(%1000, %1004) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%1005) : (tensor<i1>) -> ()
}, {
^bb0(%1006: tensor<i32>, %1007: tensor<4096xf64>, %1008: tensor<4096xf64>, %1009: tensor<4096xf64>):
%1010 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%1011 = "stablehlo.add"(%1006, %1010) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%1012 = "stablehlo.convert"(%1006) : (tensor<i32>) -> tensor<f64>
%1013 = "stablehlo.broadcast_in_dim"(%1012) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%1014 = "stablehlo.subtract"(%20, %1013) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1015 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1016 = "stablehlo.maximum"(%1014, %1015) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1017 = "stablehlo.multiply"(%1007, %997) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1018 = "stablehlo.multiply"(%1017, %1016) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1019 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f64>} : () -> tensor<f64>
%1020 = "stablehlo.add"(%1012, %1019) : (tensor<f64>, tensor<f64>) -> tensor<f64>
%1021 = "stablehlo.broadcast_in_dim"(%1020) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%1022 = "stablehlo.divide"(%1018, %1021) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1023 = "stablehlo.compare"(%977, %1008) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1024 = "stablehlo.constant"() {value = dense<1.0e-17> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1025 = "stablehlo.compare"(%1007, %1024) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1026 = "stablehlo.and"(%1023, %1025) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1027 = "stablehlo.add"(%1008, %1022) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1028 = "stablehlo.convert"(%1026) : (tensor<4096xi1>) -> tensor<4096xf64>
%1029 = "stablehlo.add"(%1009, %1028) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%1011, %1022, %1027, %1029) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> ()
}) : (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>) -> (tensor<i32>, tensor<4096xf64>, tensor<4096xf64>, tensor<4096xf64>)
%1034 = "stablehlo.floor"(%20) : (tensor<4096xf64>) -> tensor<4096xf64>
%1035 = "stablehlo.minimum"(%1033, %1034) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1036 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1037 = "stablehlo.subtract"(%977, %1036) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1038 = "stablehlo.abs"(%1037) : (tensor<4096xf64>) -> tensor<4096xf64>
%1039 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1040 = "stablehlo.subtract"(%1039, %1038) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1041 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1042 = "stablehlo.multiply"(%1041, %40) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1043 = "stablehlo.divide"(%1042, %1040) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1044 = "stablehlo.add"(%1043, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1045 = "stablehlo.multiply"(%1044, %1037) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1046 = "stablehlo.multiply"(%22, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1047 = "stablehlo.add"(%1045, %1046) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1048 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1049 = "stablehlo.add"(%1047, %1048) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1050 = "stablehlo.floor"(%1049) : (tensor<4096xf64>) -> tensor<4096xf64>
%1051 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1052 = "stablehlo.compare"(%1040, %1051) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1053 = "stablehlo.compare"(%990, %44) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1054 = "stablehlo.and"(%1052, %1053) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1055 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1056 = "stablehlo.compare"(%1050, %1055) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1057 = "stablehlo.compare"(%1050, %22) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1058 = "stablehlo.or"(%1056, %1057) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1059 = "stablehlo.select"(%1058, %55, %1050) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1060 = "stablehlo.divide"(%990, %51) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1061 = "stablehlo.multiply"(%1040, %1040) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1062 = "stablehlo.divide"(%40, %1061) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1063 = "stablehlo.add"(%1062, %33) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1064 = "stablehlo.divide"(%1060, %1063) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1065 = "stablehlo.log"(%1064) : (tensor<4096xf64>) -> tensor<4096xf64>
%1066 = "stablehlo.not"(%1058) : (tensor<4096xi1>) -> tensor<4096xi1>
%1067 = "stablehlo.subtract"(%1059, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1068 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1069 = "stablehlo.add"(%55, %1068) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1070 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1071 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1072 = "stablehlo.add"(%1070, %1071) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1073 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1074 = "stablehlo.add"(%1059, %1073) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1075 = "stablehlo.subtract"(%22, %1059) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1076 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1077 = "stablehlo.add"(%1075, %1076) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1078 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1079 = "stablehlo.subtract"(%1078, %24) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1080 = "stablehlo.divide"(%24, %1079) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1081 = "stablehlo.multiply"(%1080, %1077) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1082 = "stablehlo.divide"(%1081, %1074) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1083 = "stablehlo.log"(%1082) : (tensor<4096xf64>) -> tensor<4096xf64>
%1084 = "stablehlo.multiply"(%1067, %1083) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1085 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1086 = "stablehlo.add"(%55, %1085) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1087 = "stablehlo.divide"(%1067, %1069) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1088 = "stablehlo.log_plus_one"(%1087) : (tensor<4096xf64>) -> tensor<4096xf64>
%1089 = "stablehlo.multiply"(%1086, %1088) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1090 = "stablehlo.subtract"(%1084, %1089) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1091 = "stablehlo.subtract"(%22, %55) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1092 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1093 = "stablehlo.add"(%1091, %1092) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1094 = "stablehlo.negate"(%1067) : (tensor<4096xf64>) -> tensor<4096xf64>
%1095 = "stablehlo.divide"(%1094, %1072) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1096 = "stablehlo.log_plus_one"(%1095) : (tensor<4096xf64>) -> tensor<4096xf64>
%1097 = "stablehlo.multiply"(%1093, %1096) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1098 = "stablehlo.subtract"(%1090, %1097) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1099 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1100 = "stablehlo.divide"(%1099, %1069) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1101 = "stablehlo.multiply"(%1100, %1100) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1102 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1103 = "stablehlo.divide"(%1101, %1102) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1104 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1105 = "stablehlo.subtract"(%1104, %1103) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1106 = "stablehlo.multiply"(%1101, %1105) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1107 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1108 = "stablehlo.subtract"(%1107, %1106) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1109 = "stablehlo.multiply"(%1100, %1108) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1110 = "stablehlo.add"(%1098, %1109) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1111 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1112 = "stablehlo.divide"(%1111, %1072) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1113 = "stablehlo.multiply"(%1112, %1112) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1114 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1115 = "stablehlo.divide"(%1113, %1114) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1116 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1117 = "stablehlo.subtract"(%1116, %1115) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1118 = "stablehlo.multiply"(%1113, %1117) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1119 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1120 = "stablehlo.subtract"(%1119, %1118) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1121 = "stablehlo.multiply"(%1112, %1120) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1122 = "stablehlo.add"(%1110, %1121) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1123 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1124 = "stablehlo.divide"(%1123, %1074) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1125 = "stablehlo.multiply"(%1124, %1124) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1126 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1127 = "stablehlo.divide"(%1125, %1126) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1128 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1129 = "stablehlo.subtract"(%1128, %1127) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1130 = "stablehlo.multiply"(%1125, %1129) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1131 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1132 = "stablehlo.subtract"(%1131, %1130) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1133 = "stablehlo.multiply"(%1124, %1132) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1134 = "stablehlo.subtract"(%1122, %1133) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1135 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1136 = "stablehlo.divide"(%1135, %1077) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1137 = "stablehlo.multiply"(%1136, %1136) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1138 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1139 = "stablehlo.divide"(%1137, %1138) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1140 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1141 = "stablehlo.subtract"(%1140, %1139) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1142 = "stablehlo.multiply"(%1137, %1141) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1143 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1144 = "stablehlo.subtract"(%1143, %1142) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1145 = "stablehlo.multiply"(%1136, %1144) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1146 = "stablehlo.subtract"(%1134, %1145) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1147 = "stablehlo.compare"(%1065, %1146) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1148 = "stablehlo.or"(%1054, %1147) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1149 = "stablehlo.and"(%1066, %1148) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1150 = "stablehlo.or"(%14, %1149) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1151 = "stablehlo.select"(%14, %1035, %1059) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1152 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1153 = "stablehlo.select"(%1150, %1151, %1152) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1154 = "stablehlo.compare"(%1153, %1153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1155 = "stablehlo.and"(%433, %1154) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1156 = "stablehlo.compare"(%1153, %1153) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1157 = "stablehlo.not"(%1156) : (tensor<4096xi1>) -> tensor<4096xi1>
%1158 = "stablehlo.and"(%433, %1157) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1159 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1160 = "stablehlo.add"(%432, %1159) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1161 = "stablehlo.select"(%1158, %1153, %434) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
"stablehlo.return"(%1160, %1155, %1161) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf64>)
%1165 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1166 = "stablehlo.maximum"(%0, %1165) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1167 = "stablehlo.subtract"(%1166, %1164) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1168 = "stablehlo.select"(%4, %1167, %1164) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%1169 = "stablehlo.compare"(%1, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1170 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xi1>
%1171 = "stablehlo.or"(%1169, %1170) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1172 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<4096xf64>} : () -> tensor<4096xf64>
%1173 = "stablehlo.select"(%1171, %1172, %1168) : (tensor<4096xi1>, tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %1173 : tensor<4096xf64>
}
}

// bf16[16] bf16[16]
// random counters: 1
module @example {
func.func public @main(%0: tensor<16xbf16>, %1: tensor<16xbf16>, %2: tensor<2xui64>) -> (tensor<16xbf16>) {
%3 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf32>
%4 = "stablehlo.convert"(%1) : (tensor<16xbf16>) -> tensor<16xf32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.select"(%6, %8, %4) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.multiply"(%3, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%13 = "stablehlo.not"(%12) : (tensor<16xi1>) -> tensor<16xi1>
%14 = "stablehlo.multiply"(%3, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%17 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%18 = "stablehlo.select"(%13, %17, %3) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%20 = "stablehlo.select"(%13, %19, %9) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%22 = "stablehlo.select"(%16, %18, %21) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%24 = "stablehlo.select"(%16, %23, %18) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%26 = "stablehlo.select"(%16, %25, %20) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%29 = "stablehlo.subtract"(%28, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%31 = "stablehlo.sqrt"(%30) : (tensor<16xf32>) -> tensor<16xf32>
%32 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<16xf32>} : () -> tensor<16xf32>
%33 = "stablehlo.multiply"(%32, %31) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%34 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<16xf32>} : () -> tensor<16xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%36 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%37 = "stablehlo.multiply"(%36, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%38 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%39 = "stablehlo.add"(%38, %37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%41 = "stablehlo.multiply"(%40, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%42 = "stablehlo.add"(%39, %41) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%43 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<16xf32>} : () -> tensor<16xf32>
%44 = "stablehlo.divide"(%43, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%45 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%47 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<16xf32>} : () -> tensor<16xf32>
%48 = "stablehlo.divide"(%47, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%49 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<16xf32>} : () -> tensor<16xf32>
%50 = "stablehlo.add"(%49, %48) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%51 = "stablehlo.multiply"(%50, %31) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%53 = "stablehlo.divide"(%52, %51) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%55 = "stablehlo.add"(%24, %54) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%56 = "stablehlo.multiply"(%55, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%57 = "stablehlo.floor"(%56) : (tensor<16xf32>) -> tensor<16xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%59 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%60 = "stablehlo.reshape"(%59) : (tensor<1xui64>) -> tensor<ui64>
%61 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%62 = "stablehlo.reshape"(%61) : (tensor<1xui64>) -> tensor<ui64>
%63 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%64 = "stablehlo.convert"(%60) : (tensor<ui64>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%66 = "stablehlo.shift_right_logical"(%60, %65) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%67 = "stablehlo.convert"(%66) : (tensor<ui64>) -> tensor<ui32>
%68 = "stablehlo.convert"(%62) : (tensor<ui64>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%70 = "stablehlo.shift_right_logical"(%62, %69) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%71 = "stablehlo.convert"(%70) : (tensor<ui64>) -> tensor<ui32>
%72 = "stablehlo.xor"(%64, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.xor"(%72, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%68, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.add"(%71, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.add"(%75, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_left"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.or"(%79, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.xor"(%82, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%77, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_left"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.or"(%86, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.xor"(%89, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.add"(%84, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_left"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.or"(%93, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.xor"(%96, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.add"(%91, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_left"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.or"(%100, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.xor"(%103, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.add"(%98, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%107 = "stablehlo.add"(%74, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.add"(%104, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.add"(%105, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_left"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.or"(%111, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.xor"(%114, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%109, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_left"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.or"(%118, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.xor"(%121, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.add"(%116, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_left"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.or"(%125, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.xor"(%128, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.add"(%123, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_left"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.or"(%132, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.xor"(%135, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.add"(%130, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%64, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.add"(%136, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.add"(%137, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_left"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.or"(%143, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.xor"(%146, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.add"(%141, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_left"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.or"(%150, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.xor"(%153, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.add"(%148, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_left"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.or"(%157, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.xor"(%160, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.add"(%155, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_left"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.or"(%164, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.xor"(%167, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.add"(%162, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.add"(%67, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.add"(%168, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.add"(%169, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_left"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.shift_right_logical"(%172, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.or"(%175, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.xor"(%178, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.add"(%173, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_left"(%179, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.shift_right_logical"(%179, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.or"(%182, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.xor"(%185, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.add"(%180, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.shift_left"(%186, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.shift_right_logical"(%186, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.or"(%189, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.xor"(%192, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.add"(%187, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.shift_left"(%193, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.shift_right_logical"(%193, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.or"(%196, %198) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.xor"(%199, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.add"(%194, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%203 = "stablehlo.add"(%74, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.add"(%200, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.add"(%201, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.add"(%212, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.shift_left"(%218, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.shift_right_logical"(%218, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.or"(%221, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.xor"(%224, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.add"(%219, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%228 = "stablehlo.shift_left"(%225, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%230 = "stablehlo.shift_right_logical"(%225, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.or"(%228, %230) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.xor"(%231, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.add"(%226, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%64, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.add"(%232, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%238 = "stablehlo.xor"(%233, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.xor"(%238, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%242 = "stablehlo.add"(%63, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%244 = "stablehlo.add"(%237, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.add"(%242, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%247 = "stablehlo.shift_left"(%244, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%249 = "stablehlo.shift_right_logical"(%244, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.or"(%247, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.xor"(%250, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.add"(%245, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%254 = "stablehlo.shift_left"(%251, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%256 = "stablehlo.shift_right_logical"(%251, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.or"(%254, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%257, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.add"(%252, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%274 = "stablehlo.add"(%266, %273) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%275 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%276 = "stablehlo.add"(%240, %275) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%277 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%278 = "stablehlo.add"(%272, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.add"(%274, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%281 = "stablehlo.shift_left"(%278, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%283 = "stablehlo.shift_right_logical"(%278, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.or"(%281, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.xor"(%284, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.add"(%279, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%287 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%288 = "stablehlo.shift_left"(%285, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%290 = "stablehlo.shift_right_logical"(%285, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.or"(%288, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.xor"(%291, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.add"(%286, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%308 = "stablehlo.add"(%300, %307) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%309 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%310 = "stablehlo.add"(%233, %309) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%311 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%312 = "stablehlo.add"(%306, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.add"(%308, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%315 = "stablehlo.shift_left"(%312, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.or"(%315, %317) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.xor"(%318, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.add"(%313, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%321 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%322 = "stablehlo.shift_left"(%319, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%324 = "stablehlo.shift_right_logical"(%319, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.or"(%322, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.xor"(%325, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.add"(%320, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%342 = "stablehlo.add"(%334, %341) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%343 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%344 = "stablehlo.add"(%236, %343) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%345 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%346 = "stablehlo.add"(%340, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.add"(%342, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%349 = "stablehlo.shift_left"(%346, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.or"(%349, %351) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.xor"(%352, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.add"(%347, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%355 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%356 = "stablehlo.shift_left"(%353, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%358 = "stablehlo.shift_right_logical"(%353, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.or"(%356, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.xor"(%359, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.add"(%354, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%363 = "stablehlo.shift_left"(%360, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%365 = "stablehlo.shift_right_logical"(%360, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.or"(%363, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.xor"(%366, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.add"(%361, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%370 = "stablehlo.shift_left"(%367, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%372 = "stablehlo.shift_right_logical"(%367, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.or"(%370, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.xor"(%373, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%376 = "stablehlo.add"(%368, %375) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%377 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%378 = "stablehlo.add"(%240, %377) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%379 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%380 = "stablehlo.add"(%374, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.add"(%376, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%383 = "stablehlo.shift_left"(%380, %382) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%385 = "stablehlo.shift_right_logical"(%380, %384) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.or"(%383, %385) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%387 = "stablehlo.xor"(%386, %381) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.add"(%381, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%389 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%390 = "stablehlo.shift_left"(%387, %389) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%391 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%392 = "stablehlo.shift_right_logical"(%387, %391) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.or"(%390, %392) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%394 = "stablehlo.xor"(%393, %388) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%395 = "stablehlo.add"(%388, %394) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%396 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%397 = "stablehlo.shift_left"(%394, %396) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%398 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%399 = "stablehlo.shift_right_logical"(%394, %398) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.or"(%397, %399) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%401 = "stablehlo.xor"(%400, %395) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%402 = "stablehlo.add"(%395, %401) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%403 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%404 = "stablehlo.shift_left"(%401, %403) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%405 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%406 = "stablehlo.shift_right_logical"(%401, %405) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%407 = "stablehlo.or"(%404, %406) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%408 = "stablehlo.xor"(%407, %402) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%409 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%410 = "stablehlo.add"(%402, %409) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%411 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%412 = "stablehlo.add"(%233, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%413 = "stablehlo.broadcast_in_dim"(%412) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%414 = "stablehlo.add"(%408, %413) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%415 = "stablehlo.reshape"(%410) : (tensor<1xui32>) -> tensor<ui32>
%416 = "stablehlo.convert"(%415) : (tensor<ui32>) -> tensor<ui64>
%417 = "stablehlo.reshape"(%414) : (tensor<1xui32>) -> tensor<ui32>
%418 = "stablehlo.convert"(%417) : (tensor<ui32>) -> tensor<ui64>
%419 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%420 = "stablehlo.shift_left"(%418, %419) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%421 = "stablehlo.or"(%416, %420) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%422 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%423 = "stablehlo.not"(%13) : (tensor<16xi1>) -> tensor<16xi1>
%976, %977, %978 = "stablehlo.while"(%422, %423, %58) ({
^bb0(%424: tensor<ui64>, %425: tensor<16xi1>, %426: tensor<16xf32>):
%427 = "stablehlo.not"(%425) : (tensor<16xi1>) -> tensor<16xi1>
%428 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%432 = "stablehlo.reduce"(%427, %428) ({
^bb0(%429: tensor<i1>, %430: tensor<i1>):
%431 = "stablehlo.and"(%429, %430) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%431) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%433 = "stablehlo.not"(%432) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%433) : (tensor<i1>) -> ()
}, {
^bb0(%434: tensor<ui64>, %435: tensor<16xi1>, %436: tensor<16xf32>):
%437 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%438 = "stablehlo.convert"(%421) : (tensor<ui64>) -> tensor<ui32>
%439 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%440 = "stablehlo.shift_right_logical"(%421, %439) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%441 = "stablehlo.convert"(%440) : (tensor<ui64>) -> tensor<ui32>
%442 = "stablehlo.convert"(%434) : (tensor<ui64>) -> tensor<ui32>
%443 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%444 = "stablehlo.shift_right_logical"(%434, %443) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%445 = "stablehlo.convert"(%444) : (tensor<ui64>) -> tensor<ui32>
%446 = "stablehlo.xor"(%438, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%448 = "stablehlo.xor"(%446, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.add"(%442, %438) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.add"(%445, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.add"(%449, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%453 = "stablehlo.shift_left"(%450, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%455 = "stablehlo.shift_right_logical"(%450, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.or"(%453, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.xor"(%456, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.add"(%451, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%460 = "stablehlo.shift_left"(%457, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%462 = "stablehlo.shift_right_logical"(%457, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.or"(%460, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.xor"(%463, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.add"(%458, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.shift_left"(%464, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.shift_right_logical"(%464, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.or"(%467, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.xor"(%470, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.add"(%465, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.shift_left"(%471, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.shift_right_logical"(%471, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.or"(%474, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.xor"(%477, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.add"(%472, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%481 = "stablehlo.add"(%448, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.add"(%478, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.add"(%479, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%485 = "stablehlo.shift_left"(%482, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%487 = "stablehlo.shift_right_logical"(%482, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.or"(%485, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.xor"(%488, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.add"(%483, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%492 = "stablehlo.shift_left"(%489, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.shift_right_logical"(%489, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.or"(%492, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.xor"(%495, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.add"(%490, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%499 = "stablehlo.shift_left"(%496, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.shift_right_logical"(%496, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.or"(%499, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.xor"(%502, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.add"(%497, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%506 = "stablehlo.shift_left"(%503, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%508 = "stablehlo.shift_right_logical"(%503, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.or"(%506, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.xor"(%509, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.add"(%504, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%513 = "stablehlo.add"(%438, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.add"(%510, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.add"(%511, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%517 = "stablehlo.shift_left"(%514, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.shift_right_logical"(%514, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.or"(%517, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.xor"(%520, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.add"(%515, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%524 = "stablehlo.shift_left"(%521, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.shift_right_logical"(%521, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.or"(%524, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.xor"(%527, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.add"(%522, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%531 = "stablehlo.shift_left"(%528, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%533 = "stablehlo.shift_right_logical"(%528, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.or"(%531, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.xor"(%534, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.add"(%529, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%538 = "stablehlo.shift_left"(%535, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%540 = "stablehlo.shift_right_logical"(%535, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.or"(%538, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.xor"(%541, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.add"(%536, %438) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%545 = "stablehlo.add"(%441, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.add"(%542, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.add"(%543, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%549 = "stablehlo.shift_left"(%546, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%551 = "stablehlo.shift_right_logical"(%546, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.or"(%549, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.xor"(%552, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.add"(%547, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%556 = "stablehlo.shift_left"(%553, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%558 = "stablehlo.shift_right_logical"(%553, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.or"(%556, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.xor"(%559, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.add"(%554, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%563 = "stablehlo.shift_left"(%560, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.shift_right_logical"(%560, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.or"(%563, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.xor"(%566, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.add"(%561, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%570 = "stablehlo.shift_left"(%567, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%572 = "stablehlo.shift_right_logical"(%567, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.or"(%570, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.xor"(%573, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.add"(%568, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%577 = "stablehlo.add"(%448, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.add"(%574, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.add"(%575, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%581 = "stablehlo.shift_left"(%578, %580) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%583 = "stablehlo.shift_right_logical"(%578, %582) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.or"(%581, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.xor"(%584, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.add"(%579, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%588 = "stablehlo.shift_left"(%585, %587) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%589 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%590 = "stablehlo.shift_right_logical"(%585, %589) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%591 = "stablehlo.or"(%588, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.xor"(%591, %586) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.add"(%586, %592) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%595 = "stablehlo.shift_left"(%592, %594) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%596 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%597 = "stablehlo.shift_right_logical"(%592, %596) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%598 = "stablehlo.or"(%595, %597) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%599 = "stablehlo.xor"(%598, %593) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%600 = "stablehlo.add"(%593, %599) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%601 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%602 = "stablehlo.shift_left"(%599, %601) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%603 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%604 = "stablehlo.shift_right_logical"(%599, %603) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%605 = "stablehlo.or"(%602, %604) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%606 = "stablehlo.xor"(%605, %600) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%607 = "stablehlo.add"(%600, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%608 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%609 = "stablehlo.add"(%438, %608) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%610 = "stablehlo.add"(%606, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%612 = "stablehlo.xor"(%607, %610) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%613 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%614 = "stablehlo.xor"(%612, %613) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%615 = "stablehlo.broadcast_in_dim"(%607) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%616 = "stablehlo.add"(%437, %615) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%617 = "stablehlo.broadcast_in_dim"(%610) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%618 = "stablehlo.add"(%611, %617) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%619 = "stablehlo.add"(%616, %618) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%620 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%621 = "stablehlo.shift_left"(%618, %620) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%622 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%623 = "stablehlo.shift_right_logical"(%618, %622) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%624 = "stablehlo.or"(%621, %623) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%625 = "stablehlo.xor"(%624, %619) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%626 = "stablehlo.add"(%619, %625) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%627 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%628 = "stablehlo.shift_left"(%625, %627) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%629 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%630 = "stablehlo.shift_right_logical"(%625, %629) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%631 = "stablehlo.or"(%628, %630) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%632 = "stablehlo.xor"(%631, %626) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%633 = "stablehlo.add"(%626, %632) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%634 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%635 = "stablehlo.shift_left"(%632, %634) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%636 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%637 = "stablehlo.shift_right_logical"(%632, %636) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%638 = "stablehlo.or"(%635, %637) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%639 = "stablehlo.xor"(%638, %633) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%640 = "stablehlo.add"(%633, %639) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%641 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%642 = "stablehlo.shift_left"(%639, %641) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%643 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%644 = "stablehlo.shift_right_logical"(%639, %643) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%645 = "stablehlo.or"(%642, %644) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%646 = "stablehlo.xor"(%645, %640) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%647 = "stablehlo.broadcast_in_dim"(%610) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%648 = "stablehlo.add"(%640, %647) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%649 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%650 = "stablehlo.add"(%614, %649) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%651 = "stablehlo.broadcast_in_dim"(%650) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%652 = "stablehlo.add"(%646, %651) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%653 = "stablehlo.add"(%648, %652) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%654 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%655 = "stablehlo.shift_left"(%652, %654) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%656 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%657 = "stablehlo.shift_right_logical"(%652, %656) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%658 = "stablehlo.or"(%655, %657) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%659 = "stablehlo.xor"(%658, %653) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%660 = "stablehlo.add"(%653, %659) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%661 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%662 = "stablehlo.shift_left"(%659, %661) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%663 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%664 = "stablehlo.shift_right_logical"(%659, %663) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%665 = "stablehlo.or"(%662, %664) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%666 = "stablehlo.xor"(%665, %660) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%667 = "stablehlo.add"(%660, %666) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%668 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%669 = "stablehlo.shift_left"(%666, %668) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%670 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%671 = "stablehlo.shift_right_logical"(%666, %670) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%672 = "stablehlo.or"(%669, %671) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%673 = "stablehlo.xor"(%672, %667) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%674 = "stablehlo.add"(%667, %673) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%675 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%676 = "stablehlo.shift_left"(%673, %675) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%677 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%678 = "stablehlo.shift_right_logical"(%673, %677) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%679 = "stablehlo.or"(%676, %678) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%680 = "stablehlo.xor"(%679, %674) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%681 = "stablehlo.broadcast_in_dim"(%614) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%682 = "stablehlo.add"(%674, %681) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%683 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%684 = "stablehlo.add"(%607, %683) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%685 = "stablehlo.broadcast_in_dim"(%684) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%686 = "stablehlo.add"(%680, %685) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%687 = "stablehlo.add"(%682, %686) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%688 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%689 = "stablehlo.shift_left"(%686, %688) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%690 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%691 = "stablehlo.shift_right_logical"(%686, %690) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%692 = "stablehlo.or"(%689, %691) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%693 = "stablehlo.xor"(%692, %687) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%694 = "stablehlo.add"(%687, %693) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%695 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%696 = "stablehlo.shift_left"(%693, %695) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%697 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%698 = "stablehlo.shift_right_logical"(%693, %697) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%699 = "stablehlo.or"(%696, %698) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%700 = "stablehlo.xor"(%699, %694) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%701 = "stablehlo.add"(%694, %700) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%702 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%703 = "stablehlo.shift_left"(%700, %702) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%704 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%705 = "stablehlo.shift_right_logical"(%700, %704) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%706 = "stablehlo.or"(%703, %705) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%707 = "stablehlo.xor"(%706, %701) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%708 = "stablehlo.add"(%701, %707) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%709 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%710 = "stablehlo.shift_left"(%707, %709) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%711 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%712 = "stablehlo.shift_right_logical"(%707, %711) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%713 = "stablehlo.or"(%710, %712) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%714 = "stablehlo.xor"(%713, %708) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%715 = "stablehlo.broadcast_in_dim"(%607) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%716 = "stablehlo.add"(%708, %715) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%717 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%718 = "stablehlo.add"(%610, %717) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%719 = "stablehlo.broadcast_in_dim"(%718) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%720 = "stablehlo.add"(%714, %719) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%721 = "stablehlo.add"(%716, %720) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%722 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%723 = "stablehlo.shift_left"(%720, %722) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%724 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%725 = "stablehlo.shift_right_logical"(%720, %724) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%726 = "stablehlo.or"(%723, %725) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%727 = "stablehlo.xor"(%726, %721) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%728 = "stablehlo.add"(%721, %727) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%729 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%730 = "stablehlo.shift_left"(%727, %729) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%731 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%732 = "stablehlo.shift_right_logical"(%727, %731) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%733 = "stablehlo.or"(%730, %732) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%734 = "stablehlo.xor"(%733, %728) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%735 = "stablehlo.add"(%728, %734) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%736 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%737 = "stablehlo.shift_left"(%734, %736) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%738 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%739 = "stablehlo.shift_right_logical"(%734, %738) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%740 = "stablehlo.or"(%737, %739) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%741 = "stablehlo.xor"(%740, %735) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%742 = "stablehlo.add"(%735, %741) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%743 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%744 = "stablehlo.shift_left"(%741, %743) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%745 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%746 = "stablehlo.shift_right_logical"(%741, %745) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%747 = "stablehlo.or"(%744, %746) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%748 = "stablehlo.xor"(%747, %742) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%749 = "stablehlo.broadcast_in_dim"(%610) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%750 = "stablehlo.add"(%742, %749) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%751 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%752 = "stablehlo.add"(%614, %751) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%753 = "stablehlo.broadcast_in_dim"(%752) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%754 = "stablehlo.add"(%748, %753) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%755 = "stablehlo.add"(%750, %754) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%756 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%757 = "stablehlo.shift_left"(%754, %756) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%758 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%759 = "stablehlo.shift_right_logical"(%754, %758) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%760 = "stablehlo.or"(%757, %759) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%761 = "stablehlo.xor"(%760, %755) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%762 = "stablehlo.add"(%755, %761) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%763 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%764 = "stablehlo.shift_left"(%761, %763) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%765 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%766 = "stablehlo.shift_right_logical"(%761, %765) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%767 = "stablehlo.or"(%764, %766) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%768 = "stablehlo.xor"(%767, %762) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%769 = "stablehlo.add"(%762, %768) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%770 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%771 = "stablehlo.shift_left"(%768, %770) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%772 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%773 = "stablehlo.shift_right_logical"(%768, %772) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%774 = "stablehlo.or"(%771, %773) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%775 = "stablehlo.xor"(%774, %769) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%776 = "stablehlo.add"(%769, %775) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%777 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%778 = "stablehlo.shift_left"(%775, %777) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%779 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%780 = "stablehlo.shift_right_logical"(%775, %779) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%781 = "stablehlo.or"(%778, %780) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%782 = "stablehlo.xor"(%781, %776) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%783 = "stablehlo.broadcast_in_dim"(%614) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%784 = "stablehlo.add"(%776, %783) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%785 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%786 = "stablehlo.add"(%607, %785) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%787 = "stablehlo.broadcast_in_dim"(%786) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%788 = "stablehlo.add"(%782, %787) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%789 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%790 = "stablehlo.shift_right_logical"(%784, %789) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%791 = "stablehlo.convert"(%790) : (tensor<16xui32>) -> tensor<16xi32>
%792 = "stablehlo.convert"(%791) : (tensor<16xi32>) -> tensor<16xf32>
%793 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%794 = "stablehlo.add"(%792, %793) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%795 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%796 = "stablehlo.multiply"(%794, %795) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%797 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%798 = "stablehlo.shift_right_logical"(%788, %797) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%799 = "stablehlo.convert"(%798) : (tensor<16xui32>) -> tensor<16xi32>
%800 = "stablehlo.convert"(%799) : (tensor<16xi32>) -> tensor<16xf32>
%801 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%802 = "stablehlo.add"(%800, %801) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%803 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%804 = "stablehlo.multiply"(%802, %803) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%805 = "stablehlo.negate"(%20) : (tensor<16xf32>) -> tensor<16xf32>
%806 = "stablehlo.log_plus_one"(%805) : (tensor<16xf32>) -> tensor<16xf32>
%807 = "stablehlo.multiply"(%22, %806) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%808 = "stablehlo.exponential"(%807) : (tensor<16xf32>) -> tensor<16xf32>
%809 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%810 = "stablehlo.subtract"(%809, %20) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%811 = "stablehlo.divide"(%20, %810) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%812 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%813 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%844, %845, %846, %847 = "stablehlo.while"(%813, %808, %808, %812) ({
^bb0(%814: tensor<i32>, %815: tensor<16xf32>, %816: tensor<16xf32>, %817: tensor<16xf32>):
%818 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%819 = "stablehlo.compare"(%814, %818) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%819) : (tensor<i1>) -> ()
}, {
^bb0(%820: tensor<i32>, %821: tensor<16xf32>, %822: tensor<16xf32>, %823: tensor<16xf32>):
%824 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%825 = "stablehlo.add"(%820, %824) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%826 = "stablehlo.convert"(%820) : (tensor<i32>) -> tensor<f32>
%827 = "stablehlo.broadcast_in_dim"(%826) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%828 = "stablehlo.subtract"(%22, %827) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%829 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%830 = "stablehlo.maximum"(%828, %829) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%831 = "stablehlo.multiply"(%821, %811) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%832 = "stablehlo.multiply"(%831, %830) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%833 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%834 = "stablehlo.add"(%826, %833) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%835 = "stablehlo.broadcast_in_dim"(%834) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%836 = "stablehlo.divide"(%832, %835) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%837 = "stablehlo.compare"(%796, %822) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%838 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%839 = "stablehlo.compare"(%821, %838) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%840 = "stablehlo.and"(%837, %839) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%841 = "stablehlo.add"(%822, %836) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%842 = "stablehlo.convert"(%840) : (tensor<16xi1>) -> tensor<16xf32>
%843 = "stablehlo.add"(%823, %842) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%825, %836, %841, %843) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%848 = "stablehlo.floor"(%22) : (tensor<16xf32>) -> tensor<16xf32>
%849 = "stablehlo.minimum"(%847, %848) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%850 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%851 = "stablehlo.subtract"(%796, %850) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%852 = "stablehlo.abs"(%851) : (tensor<16xf32>) -> tensor<16xf32>
%853 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%854 = "stablehlo.subtract"(%853, %852) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%855 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%856 = "stablehlo.multiply"(%855, %42) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%857 = "stablehlo.divide"(%856, %854) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%858 = "stablehlo.add"(%857, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%859 = "stablehlo.multiply"(%858, %851) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%860 = "stablehlo.multiply"(%24, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%861 = "stablehlo.add"(%859, %860) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%862 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%863 = "stablehlo.add"(%861, %862) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%864 = "stablehlo.floor"(%863) : (tensor<16xf32>) -> tensor<16xf32>
%865 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%866 = "stablehlo.compare"(%854, %865) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%867 = "stablehlo.compare"(%804, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%868 = "stablehlo.and"(%866, %867) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%869 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%870 = "stablehlo.compare"(%864, %869) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%871 = "stablehlo.compare"(%864, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%872 = "stablehlo.or"(%870, %871) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%873 = "stablehlo.select"(%872, %57, %864) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%874 = "stablehlo.divide"(%804, %53) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%875 = "stablehlo.multiply"(%854, %854) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%876 = "stablehlo.divide"(%42, %875) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%877 = "stablehlo.add"(%876, %35) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%878 = "stablehlo.divide"(%874, %877) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%879 = "stablehlo.log"(%878) : (tensor<16xf32>) -> tensor<16xf32>
%880 = "stablehlo.not"(%872) : (tensor<16xi1>) -> tensor<16xi1>
%881 = "stablehlo.subtract"(%873, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%882 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%883 = "stablehlo.add"(%57, %882) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%884 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%885 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%886 = "stablehlo.add"(%884, %885) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%887 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%888 = "stablehlo.add"(%873, %887) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%889 = "stablehlo.subtract"(%24, %873) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%890 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%891 = "stablehlo.add"(%889, %890) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%892 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%893 = "stablehlo.subtract"(%892, %26) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%894 = "stablehlo.divide"(%26, %893) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%895 = "stablehlo.multiply"(%894, %891) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%896 = "stablehlo.divide"(%895, %888) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%897 = "stablehlo.log"(%896) : (tensor<16xf32>) -> tensor<16xf32>
%898 = "stablehlo.multiply"(%881, %897) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%899 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%900 = "stablehlo.add"(%57, %899) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%901 = "stablehlo.divide"(%881, %883) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%902 = "stablehlo.log_plus_one"(%901) : (tensor<16xf32>) -> tensor<16xf32>
%903 = "stablehlo.multiply"(%900, %902) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%904 = "stablehlo.subtract"(%898, %903) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%905 = "stablehlo.subtract"(%24, %57) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%906 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%907 = "stablehlo.add"(%905, %906) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%908 = "stablehlo.negate"(%881) : (tensor<16xf32>) -> tensor<16xf32>
%909 = "stablehlo.divide"(%908, %886) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%910 = "stablehlo.log_plus_one"(%909) : (tensor<16xf32>) -> tensor<16xf32>
%911 = "stablehlo.multiply"(%907, %910) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%912 = "stablehlo.subtract"(%904, %911) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%913 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%914 = "stablehlo.divide"(%913, %883) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%915 = "stablehlo.multiply"(%914, %914) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%916 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%917 = "stablehlo.divide"(%915, %916) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%918 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%919 = "stablehlo.subtract"(%918, %917) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%920 = "stablehlo.multiply"(%915, %919) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%921 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%922 = "stablehlo.subtract"(%921, %920) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%923 = "stablehlo.multiply"(%914, %922) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%924 = "stablehlo.add"(%912, %923) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%925 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%926 = "stablehlo.divide"(%925, %886) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%927 = "stablehlo.multiply"(%926, %926) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%928 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%929 = "stablehlo.divide"(%927, %928) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%930 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%931 = "stablehlo.subtract"(%930, %929) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%932 = "stablehlo.multiply"(%927, %931) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%933 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%934 = "stablehlo.subtract"(%933, %932) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%935 = "stablehlo.multiply"(%926, %934) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%936 = "stablehlo.add"(%924, %935) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%937 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%938 = "stablehlo.divide"(%937, %888) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%939 = "stablehlo.multiply"(%938, %938) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%940 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%941 = "stablehlo.divide"(%939, %940) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%942 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%943 = "stablehlo.subtract"(%942, %941) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%944 = "stablehlo.multiply"(%939, %943) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%945 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%946 = "stablehlo.subtract"(%945, %944) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%947 = "stablehlo.multiply"(%938, %946) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%948 = "stablehlo.subtract"(%936, %947) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%949 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%950 = "stablehlo.divide"(%949, %891) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%951 = "stablehlo.multiply"(%950, %950) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%952 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<16xf32>} : () -> tensor<16xf32>
%953 = "stablehlo.divide"(%951, %952) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%954 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<16xf32>} : () -> tensor<16xf32>
%955 = "stablehlo.subtract"(%954, %953) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%956 = "stablehlo.multiply"(%951, %955) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%957 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%958 = "stablehlo.subtract"(%957, %956) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%959 = "stablehlo.multiply"(%950, %958) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%960 = "stablehlo.subtract"(%948, %959) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%961 = "stablehlo.compare"(%879, %960) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%962 = "stablehlo.or"(%868, %961) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%963 = "stablehlo.and"(%880, %962) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%964 = "stablehlo.or"(%16, %963) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%965 = "stablehlo.select"(%16, %849, %873) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%966 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%967 = "stablehlo.select"(%964, %965, %966) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%968 = "stablehlo.compare"(%967, %967) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%969 = "stablehlo.and"(%435, %968) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%970 = "stablehlo.compare"(%967, %967) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%971 = "stablehlo.not"(%970) : (tensor<16xi1>) -> tensor<16xi1>
%972 = "stablehlo.and"(%435, %971) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%973 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%974 = "stablehlo.add"(%434, %973) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%975 = "stablehlo.select"(%972, %967, %436) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%974, %969, %975) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%979 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%980 = "stablehlo.maximum"(%3, %979) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%981 = "stablehlo.subtract"(%980, %978) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%982 = "stablehlo.select"(%6, %981, %978) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%983 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%984 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%985 = "stablehlo.or"(%983, %984) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%986 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<16xf32>} : () -> tensor<16xf32>
%987 = "stablehlo.select"(%985, %986, %982) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%988 = "stablehlo.convert"(%987) : (tensor<16xf32>) -> tensor<16xbf16>
return %988 : tensor<16xbf16>
}
}

// f32[8,1] f32[4]
// random counters: 1
module @example {
func.func public @main(%0: tensor<8x1xf32>, %1: tensor<4xf32>, %2: tensor<2xui64>) -> (tensor<8x4xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<8x1xf32>) -> tensor<8x4xf32>
%4 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>) -> tensor<8x4xf32>
%5 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%8 = "stablehlo.subtract"(%7, %4) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%9 = "stablehlo.select"(%6, %8, %4) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%10 = "stablehlo.multiply"(%3, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%11 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%12 = "stablehlo.compare"(%10, %11) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%13 = "stablehlo.not"(%12) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%14 = "stablehlo.multiply"(%3, %9) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%15 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%16 = "stablehlo.compare"(%14, %15) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%17 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%18 = "stablehlo.select"(%13, %17, %3) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%19 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%20 = "stablehlo.select"(%13, %19, %9) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%21 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%22 = "stablehlo.select"(%16, %18, %21) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%24 = "stablehlo.select"(%16, %23, %18) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%25 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%26 = "stablehlo.select"(%16, %25, %20) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%27 = "stablehlo.multiply"(%24, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%28 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%29 = "stablehlo.subtract"(%28, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%30 = "stablehlo.multiply"(%27, %29) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%31 = "stablehlo.sqrt"(%30) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%32 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%33 = "stablehlo.multiply"(%32, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%34 = "stablehlo.constant"() {value = dense<1.15e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%35 = "stablehlo.add"(%34, %33) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%36 = "stablehlo.constant"() {value = dense<2.48e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%37 = "stablehlo.multiply"(%36, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%38 = "stablehlo.constant"() {value = dense<-8.73e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%39 = "stablehlo.add"(%38, %37) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%40 = "stablehlo.constant"() {value = dense<1.0e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%41 = "stablehlo.multiply"(%40, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%42 = "stablehlo.add"(%39, %41) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%43 = "stablehlo.constant"() {value = dense<4.2e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%44 = "stablehlo.divide"(%43, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%45 = "stablehlo.constant"() {value = dense<9.2e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%46 = "stablehlo.subtract"(%45, %44) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%47 = "stablehlo.constant"() {value = dense<5.1e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%48 = "stablehlo.divide"(%47, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%49 = "stablehlo.constant"() {value = dense<2.83e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%50 = "stablehlo.add"(%49, %48) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%51 = "stablehlo.multiply"(%50, %31) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%52 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%53 = "stablehlo.divide"(%52, %51) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%54 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%55 = "stablehlo.add"(%24, %54) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%56 = "stablehlo.multiply"(%55, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%57 = "stablehlo.floor"(%56) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%58 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%59 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%60 = "stablehlo.reshape"(%59) : (tensor<1xui64>) -> tensor<ui64>
%61 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%62 = "stablehlo.reshape"(%61) : (tensor<1xui64>) -> tensor<ui64>
%63 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%64 = "stablehlo.convert"(%60) : (tensor<ui64>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%66 = "stablehlo.shift_right_logical"(%60, %65) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%67 = "stablehlo.convert"(%66) : (tensor<ui64>) -> tensor<ui32>
%68 = "stablehlo.convert"(%62) : (tensor<ui64>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%70 = "stablehlo.shift_right_logical"(%62, %69) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%71 = "stablehlo.convert"(%70) : (tensor<ui64>) -> tensor<ui32>
%72 = "stablehlo.xor"(%64, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.xor"(%72, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%68, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.add"(%71, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.add"(%75, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_left"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.shift_right_logical"(%76, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.or"(%79, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.xor"(%82, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%77, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_left"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.or"(%86, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.xor"(%89, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.add"(%84, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_left"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.or"(%93, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.xor"(%96, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.add"(%91, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_left"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.or"(%100, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.xor"(%103, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.add"(%98, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%107 = "stablehlo.add"(%74, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.add"(%104, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.add"(%105, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_left"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.shift_right_logical"(%108, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.or"(%111, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.xor"(%114, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%109, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_left"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.or"(%118, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.xor"(%121, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.add"(%116, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_left"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.or"(%125, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.xor"(%128, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.add"(%123, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_left"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.or"(%132, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.xor"(%135, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.add"(%130, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%64, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.add"(%136, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.add"(%137, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_left"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.shift_right_logical"(%140, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.or"(%143, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.xor"(%146, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.add"(%141, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_left"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.or"(%150, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.xor"(%153, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.add"(%148, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_left"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.or"(%157, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.xor"(%160, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.add"(%155, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_left"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.or"(%164, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.xor"(%167, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.add"(%162, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.add"(%67, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.add"(%168, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.add"(%169, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_left"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.shift_right_logical"(%172, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.or"(%175, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.xor"(%178, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.add"(%173, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_left"(%179, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.shift_right_logical"(%179, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.or"(%182, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.xor"(%185, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.add"(%180, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.shift_left"(%186, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.shift_right_logical"(%186, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.or"(%189, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.xor"(%192, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.add"(%187, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.shift_left"(%193, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.shift_right_logical"(%193, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.or"(%196, %198) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.xor"(%199, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.add"(%194, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%203 = "stablehlo.add"(%74, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.add"(%200, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.add"(%201, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.add"(%212, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.shift_left"(%218, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.shift_right_logical"(%218, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.or"(%221, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.xor"(%224, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.add"(%219, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%228 = "stablehlo.shift_left"(%225, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%230 = "stablehlo.shift_right_logical"(%225, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.or"(%228, %230) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%232 = "stablehlo.xor"(%231, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.add"(%226, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%64, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.add"(%232, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%238 = "stablehlo.xor"(%233, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.xor"(%238, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%242 = "stablehlo.add"(%63, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%244 = "stablehlo.add"(%237, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.add"(%242, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%247 = "stablehlo.shift_left"(%244, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%249 = "stablehlo.shift_right_logical"(%244, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.or"(%247, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.xor"(%250, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.add"(%245, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%254 = "stablehlo.shift_left"(%251, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%256 = "stablehlo.shift_right_logical"(%251, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.or"(%254, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%257, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.add"(%252, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%274 = "stablehlo.add"(%266, %273) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%275 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%276 = "stablehlo.add"(%240, %275) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%277 = "stablehlo.broadcast_in_dim"(%276) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%278 = "stablehlo.add"(%272, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.add"(%274, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%281 = "stablehlo.shift_left"(%278, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%283 = "stablehlo.shift_right_logical"(%278, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.or"(%281, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.xor"(%284, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.add"(%279, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%287 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%288 = "stablehlo.shift_left"(%285, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%290 = "stablehlo.shift_right_logical"(%285, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.or"(%288, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.xor"(%291, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.add"(%286, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%308 = "stablehlo.add"(%300, %307) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%309 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%310 = "stablehlo.add"(%233, %309) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%311 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%312 = "stablehlo.add"(%306, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.add"(%308, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%315 = "stablehlo.shift_left"(%312, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.or"(%315, %317) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.xor"(%318, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.add"(%313, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%321 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%322 = "stablehlo.shift_left"(%319, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%324 = "stablehlo.shift_right_logical"(%319, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.or"(%322, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.xor"(%325, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.add"(%320, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%342 = "stablehlo.add"(%334, %341) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%343 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%344 = "stablehlo.add"(%236, %343) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%345 = "stablehlo.broadcast_in_dim"(%344) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%346 = "stablehlo.add"(%340, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.add"(%342, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%349 = "stablehlo.shift_left"(%346, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.or"(%349, %351) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.xor"(%352, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.add"(%347, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%355 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%356 = "stablehlo.shift_left"(%353, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%358 = "stablehlo.shift_right_logical"(%353, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.or"(%356, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.xor"(%359, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.add"(%354, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%363 = "stablehlo.shift_left"(%360, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%365 = "stablehlo.shift_right_logical"(%360, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.or"(%363, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.xor"(%366, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.add"(%361, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%370 = "stablehlo.shift_left"(%367, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%372 = "stablehlo.shift_right_logical"(%367, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.or"(%370, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.xor"(%373, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%376 = "stablehlo.add"(%368, %375) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%377 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%378 = "stablehlo.add"(%240, %377) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%379 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%380 = "stablehlo.add"(%374, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.add"(%376, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%383 = "stablehlo.shift_left"(%380, %382) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%385 = "stablehlo.shift_right_logical"(%380, %384) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%386 = "stablehlo.or"(%383, %385) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%387 = "stablehlo.xor"(%386, %381) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.add"(%381, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%389 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%390 = "stablehlo.shift_left"(%387, %389) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%391 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%392 = "stablehlo.shift_right_logical"(%387, %391) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%393 = "stablehlo.or"(%390, %392) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%394 = "stablehlo.xor"(%393, %388) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%395 = "stablehlo.add"(%388, %394) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%396 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%397 = "stablehlo.shift_left"(%394, %396) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%398 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%399 = "stablehlo.shift_right_logical"(%394, %398) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%400 = "stablehlo.or"(%397, %399) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%401 = "stablehlo.xor"(%400, %395) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%402 = "stablehlo.add"(%395, %401) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%403 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%404 = "stablehlo.shift_left"(%401, %403) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%405 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%406 = "stablehlo.shift_right_logical"(%401, %405) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%407 = "stablehlo.or"(%404, %406) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%408 = "stablehlo.xor"(%407, %402) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%409 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%410 = "stablehlo.add"(%402, %409) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%411 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%412 = "stablehlo.add"(%233, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%413 = "stablehlo.broadcast_in_dim"(%412) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%414 = "stablehlo.add"(%408, %413) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%415 = "stablehlo.reshape"(%410) : (tensor<1xui32>) -> tensor<ui32>
%416 = "stablehlo.convert"(%415) : (tensor<ui32>) -> tensor<ui64>
%417 = "stablehlo.reshape"(%414) : (tensor<1xui32>) -> tensor<ui32>
%418 = "stablehlo.convert"(%417) : (tensor<ui32>) -> tensor<ui64>
%419 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%420 = "stablehlo.shift_left"(%418, %419) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%421 = "stablehlo.or"(%416, %420) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%422 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%423 = "stablehlo.not"(%13) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%977, %978, %979 = "stablehlo.while"(%422, %423, %58) ({
^bb0(%424: tensor<ui64>, %425: tensor<8x4xi1>, %426: tensor<8x4xf32>):
%427 = "stablehlo.not"(%425) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%428 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%432 = "stablehlo.reduce"(%427, %428) ({
^bb0(%429: tensor<i1>, %430: tensor<i1>):
%431 = "stablehlo.and"(%429, %430) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%431) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<8x4xi1>, tensor<i1>) -> tensor<i1>
%433 = "stablehlo.not"(%432) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%433) : (tensor<i1>) -> ()
}, {
^bb0(%434: tensor<ui64>, %435: tensor<8x4xi1>, %436: tensor<8x4xf32>):
%437 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<32xui32>
%438 = "stablehlo.reshape"(%437) : (tensor<32xui32>) -> tensor<8x4xui32>
%439 = "stablehlo.convert"(%421) : (tensor<ui64>) -> tensor<ui32>
%440 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%441 = "stablehlo.shift_right_logical"(%421, %440) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%442 = "stablehlo.convert"(%441) : (tensor<ui64>) -> tensor<ui32>
%443 = "stablehlo.convert"(%434) : (tensor<ui64>) -> tensor<ui32>
%444 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%445 = "stablehlo.shift_right_logical"(%434, %444) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%446 = "stablehlo.convert"(%445) : (tensor<ui64>) -> tensor<ui32>
%447 = "stablehlo.xor"(%439, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%449 = "stablehlo.xor"(%447, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.add"(%443, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.add"(%446, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.add"(%450, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.shift_left"(%451, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%456 = "stablehlo.shift_right_logical"(%451, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.or"(%454, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.xor"(%457, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.add"(%452, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_left"(%458, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%463 = "stablehlo.shift_right_logical"(%458, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.or"(%461, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.xor"(%464, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.add"(%459, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_left"(%465, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%470 = "stablehlo.shift_right_logical"(%465, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.or"(%468, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.xor"(%471, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.add"(%466, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%475 = "stablehlo.shift_left"(%472, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%477 = "stablehlo.shift_right_logical"(%472, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.or"(%475, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.xor"(%478, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.add"(%473, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%482 = "stablehlo.add"(%449, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.add"(%479, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.add"(%480, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%486 = "stablehlo.shift_left"(%483, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%488 = "stablehlo.shift_right_logical"(%483, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.or"(%486, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.xor"(%489, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.add"(%484, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_left"(%490, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%495 = "stablehlo.shift_right_logical"(%490, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.or"(%493, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.xor"(%496, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.add"(%491, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_left"(%497, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%502 = "stablehlo.shift_right_logical"(%497, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.or"(%500, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.xor"(%503, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.add"(%498, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%507 = "stablehlo.shift_left"(%504, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%509 = "stablehlo.shift_right_logical"(%504, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.or"(%507, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.xor"(%510, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.add"(%505, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.add"(%439, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.add"(%511, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.add"(%512, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%518 = "stablehlo.shift_left"(%515, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%520 = "stablehlo.shift_right_logical"(%515, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.or"(%518, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.xor"(%521, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.add"(%516, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_left"(%522, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%527 = "stablehlo.shift_right_logical"(%522, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.or"(%525, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.xor"(%528, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.add"(%523, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_left"(%529, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%534 = "stablehlo.shift_right_logical"(%529, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.or"(%532, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.xor"(%535, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.add"(%530, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%539 = "stablehlo.shift_left"(%536, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%541 = "stablehlo.shift_right_logical"(%536, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.or"(%539, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.xor"(%542, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.add"(%537, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%546 = "stablehlo.add"(%442, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.add"(%543, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.add"(%544, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.shift_left"(%547, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%552 = "stablehlo.shift_right_logical"(%547, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.or"(%550, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.xor"(%553, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.add"(%548, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_left"(%554, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%559 = "stablehlo.shift_right_logical"(%554, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.or"(%557, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.xor"(%560, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.add"(%555, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_left"(%561, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%566 = "stablehlo.shift_right_logical"(%561, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.or"(%564, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.xor"(%567, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.add"(%562, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%571 = "stablehlo.shift_left"(%568, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%573 = "stablehlo.shift_right_logical"(%568, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.or"(%571, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.xor"(%574, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.add"(%569, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%578 = "stablehlo.add"(%449, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.add"(%575, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.add"(%576, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%582 = "stablehlo.shift_left"(%579, %581) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%584 = "stablehlo.shift_right_logical"(%579, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.or"(%582, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.xor"(%585, %580) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.add"(%580, %586) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%588 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.shift_left"(%586, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%591 = "stablehlo.shift_right_logical"(%586, %590) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%592 = "stablehlo.or"(%589, %591) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%593 = "stablehlo.xor"(%592, %587) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%594 = "stablehlo.add"(%587, %593) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%595 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%596 = "stablehlo.shift_left"(%593, %595) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%597 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%598 = "stablehlo.shift_right_logical"(%593, %597) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%599 = "stablehlo.or"(%596, %598) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%600 = "stablehlo.xor"(%599, %594) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%601 = "stablehlo.add"(%594, %600) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%602 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%603 = "stablehlo.shift_left"(%600, %602) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%604 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%605 = "stablehlo.shift_right_logical"(%600, %604) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%606 = "stablehlo.or"(%603, %605) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%607 = "stablehlo.xor"(%606, %601) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%608 = "stablehlo.add"(%601, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%609 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%610 = "stablehlo.add"(%439, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.add"(%607, %610) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%612 = "stablehlo.constant"() {value = dense<0> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%613 = "stablehlo.xor"(%608, %611) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%614 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%615 = "stablehlo.xor"(%613, %614) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%616 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%617 = "stablehlo.add"(%438, %616) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%618 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%619 = "stablehlo.add"(%612, %618) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%620 = "stablehlo.add"(%617, %619) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%621 = "stablehlo.constant"() {value = dense<13> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%622 = "stablehlo.shift_left"(%619, %621) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%623 = "stablehlo.constant"() {value = dense<19> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%624 = "stablehlo.shift_right_logical"(%619, %623) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%625 = "stablehlo.or"(%622, %624) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%626 = "stablehlo.xor"(%625, %620) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%627 = "stablehlo.add"(%620, %626) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%628 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%629 = "stablehlo.shift_left"(%626, %628) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%630 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%631 = "stablehlo.shift_right_logical"(%626, %630) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%632 = "stablehlo.or"(%629, %631) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%633 = "stablehlo.xor"(%632, %627) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%634 = "stablehlo.add"(%627, %633) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%635 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%636 = "stablehlo.shift_left"(%633, %635) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%637 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%638 = "stablehlo.shift_right_logical"(%633, %637) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%639 = "stablehlo.or"(%636, %638) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%640 = "stablehlo.xor"(%639, %634) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%641 = "stablehlo.add"(%634, %640) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%642 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%643 = "stablehlo.shift_left"(%640, %642) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%644 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%645 = "stablehlo.shift_right_logical"(%640, %644) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%646 = "stablehlo.or"(%643, %645) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%647 = "stablehlo.xor"(%646, %641) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%648 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%649 = "stablehlo.add"(%641, %648) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%650 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%651 = "stablehlo.add"(%615, %650) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%652 = "stablehlo.broadcast_in_dim"(%651) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%653 = "stablehlo.add"(%647, %652) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%654 = "stablehlo.add"(%649, %653) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%655 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%656 = "stablehlo.shift_left"(%653, %655) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%657 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%658 = "stablehlo.shift_right_logical"(%653, %657) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%659 = "stablehlo.or"(%656, %658) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%660 = "stablehlo.xor"(%659, %654) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%661 = "stablehlo.add"(%654, %660) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%662 = "stablehlo.constant"() {value = dense<29> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%663 = "stablehlo.shift_left"(%660, %662) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%664 = "stablehlo.constant"() {value = dense<3> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%665 = "stablehlo.shift_right_logical"(%660, %664) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%666 = "stablehlo.or"(%663, %665) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%667 = "stablehlo.xor"(%666, %661) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%668 = "stablehlo.add"(%661, %667) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%669 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%670 = "stablehlo.shift_left"(%667, %669) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%671 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%672 = "stablehlo.shift_right_logical"(%667, %671) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%673 = "stablehlo.or"(%670, %672) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%674 = "stablehlo.xor"(%673, %668) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%675 = "stablehlo.add"(%668, %674) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%676 = "stablehlo.constant"() {value = dense<24> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%677 = "stablehlo.shift_left"(%674, %676) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%678 = "stablehlo.constant"() {value = dense<8> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%679 = "stablehlo.shift_right_logical"(%674, %678) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%680 = "stablehlo.or"(%677, %679) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%681 = "stablehlo.xor"(%680, %675) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%682 = "stablehlo.broadcast_in_dim"(%615) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%683 = "stablehlo.add"(%675, %682) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%684 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%685 = "stablehlo.add"(%608, %684) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%686 = "stablehlo.broadcast_in_dim"(%685) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%687 = "stablehlo.add"(%681, %686) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%688 = "stablehlo.add"(%683, %687) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%689 = "stablehlo.constant"() {value = dense<13> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%690 = "stablehlo.shift_left"(%687, %689) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%691 = "stablehlo.constant"() {value = dense<19> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%692 = "stablehlo.shift_right_logical"(%687, %691) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%693 = "stablehlo.or"(%690, %692) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%694 = "stablehlo.xor"(%693, %688) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%695 = "stablehlo.add"(%688, %694) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%696 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%697 = "stablehlo.shift_left"(%694, %696) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%698 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%699 = "stablehlo.shift_right_logical"(%694, %698) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%700 = "stablehlo.or"(%697, %699) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%701 = "stablehlo.xor"(%700, %695) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%702 = "stablehlo.add"(%695, %701) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%703 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%704 = "stablehlo.shift_left"(%701, %703) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%705 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%706 = "stablehlo.shift_right_logical"(%701, %705) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%707 = "stablehlo.or"(%704, %706) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%708 = "stablehlo.xor"(%707, %702) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%709 = "stablehlo.add"(%702, %708) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%710 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%711 = "stablehlo.shift_left"(%708, %710) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%712 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%713 = "stablehlo.shift_right_logical"(%708, %712) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%714 = "stablehlo.or"(%711, %713) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%715 = "stablehlo.xor"(%714, %709) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%716 = "stablehlo.broadcast_in_dim"(%608) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%717 = "stablehlo.add"(%709, %716) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%718 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%719 = "stablehlo.add"(%611, %718) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%720 = "stablehlo.broadcast_in_dim"(%719) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%721 = "stablehlo.add"(%715, %720) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%722 = "stablehlo.add"(%717, %721) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%723 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%724 = "stablehlo.shift_left"(%721, %723) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%725 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%726 = "stablehlo.shift_right_logical"(%721, %725) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%727 = "stablehlo.or"(%724, %726) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%728 = "stablehlo.xor"(%727, %722) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%729 = "stablehlo.add"(%722, %728) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%730 = "stablehlo.constant"() {value = dense<29> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%731 = "stablehlo.shift_left"(%728, %730) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%732 = "stablehlo.constant"() {value = dense<3> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%733 = "stablehlo.shift_right_logical"(%728, %732) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%734 = "stablehlo.or"(%731, %733) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%735 = "stablehlo.xor"(%734, %729) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%736 = "stablehlo.add"(%729, %735) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%737 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%738 = "stablehlo.shift_left"(%735, %737) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%739 = "stablehlo.constant"() {value = dense<16> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%740 = "stablehlo.shift_right_logical"(%735, %739) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%741 = "stablehlo.or"(%738, %740) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%742 = "stablehlo.xor"(%741, %736) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%743 = "stablehlo.add"(%736, %742) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%744 = "stablehlo.constant"() {value = dense<24> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%745 = "stablehlo.shift_left"(%742, %744) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%746 = "stablehlo.constant"() {value = dense<8> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%747 = "stablehlo.shift_right_logical"(%742, %746) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%748 = "stablehlo.or"(%745, %747) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%749 = "stablehlo.xor"(%748, %743) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%750 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%751 = "stablehlo.add"(%743, %750) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%752 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%753 = "stablehlo.add"(%615, %752) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%754 = "stablehlo.broadcast_in_dim"(%753) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%755 = "stablehlo.add"(%749, %754) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%756 = "stablehlo.add"(%751, %755) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%757 = "stablehlo.constant"() {value = dense<13> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%758 = "stablehlo.shift_left"(%755, %757) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%759 = "stablehlo.constant"() {value = dense<19> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%760 = "stablehlo.shift_right_logical"(%755, %759) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%761 = "stablehlo.or"(%758, %760) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%762 = "stablehlo.xor"(%761, %756) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%763 = "stablehlo.add"(%756, %762) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%764 = "stablehlo.constant"() {value = dense<15> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%765 = "stablehlo.shift_left"(%762, %764) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%766 = "stablehlo.constant"() {value = dense<17> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%767 = "stablehlo.shift_right_logical"(%762, %766) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%768 = "stablehlo.or"(%765, %767) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%769 = "stablehlo.xor"(%768, %763) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%770 = "stablehlo.add"(%763, %769) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%771 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%772 = "stablehlo.shift_left"(%769, %771) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%773 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%774 = "stablehlo.shift_right_logical"(%769, %773) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%775 = "stablehlo.or"(%772, %774) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%776 = "stablehlo.xor"(%775, %770) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%777 = "stablehlo.add"(%770, %776) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%778 = "stablehlo.constant"() {value = dense<6> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%779 = "stablehlo.shift_left"(%776, %778) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%780 = "stablehlo.constant"() {value = dense<26> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%781 = "stablehlo.shift_right_logical"(%776, %780) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%782 = "stablehlo.or"(%779, %781) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%783 = "stablehlo.xor"(%782, %777) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%784 = "stablehlo.broadcast_in_dim"(%615) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%785 = "stablehlo.add"(%777, %784) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%786 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%787 = "stablehlo.add"(%608, %786) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%788 = "stablehlo.broadcast_in_dim"(%787) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<8x4xui32>
%789 = "stablehlo.add"(%783, %788) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%790 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%791 = "stablehlo.shift_right_logical"(%785, %790) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%792 = "stablehlo.convert"(%791) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%793 = "stablehlo.convert"(%792) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%794 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%795 = "stablehlo.add"(%793, %794) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%796 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%797 = "stablehlo.multiply"(%795, %796) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%798 = "stablehlo.constant"() {value = dense<9> : tensor<8x4xui32>} : () -> tensor<8x4xui32>
%799 = "stablehlo.shift_right_logical"(%789, %798) : (tensor<8x4xui32>, tensor<8x4xui32>) -> tensor<8x4xui32>
%800 = "stablehlo.convert"(%799) : (tensor<8x4xui32>) -> tensor<8x4xi32>
%801 = "stablehlo.convert"(%800) : (tensor<8x4xi32>) -> tensor<8x4xf32>
%802 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%803 = "stablehlo.add"(%801, %802) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%804 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%805 = "stablehlo.multiply"(%803, %804) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%806 = "stablehlo.negate"(%20) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%807 = "stablehlo.log_plus_one"(%806) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%808 = "stablehlo.multiply"(%22, %807) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%809 = "stablehlo.exponential"(%808) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%810 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%811 = "stablehlo.subtract"(%810, %20) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%812 = "stablehlo.divide"(%20, %811) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%813 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%814 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%845, %846, %847, %848 = "stablehlo.while"(%814, %809, %809, %813) ({
^bb0(%815: tensor<i32>, %816: tensor<8x4xf32>, %817: tensor<8x4xf32>, %818: tensor<8x4xf32>):
%819 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%820 = "stablehlo.compare"(%815, %819) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%820) : (tensor<i1>) -> ()
}, {
^bb0(%821: tensor<i32>, %822: tensor<8x4xf32>, %823: tensor<8x4xf32>, %824: tensor<8x4xf32>):
%825 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%826 = "stablehlo.add"(%821, %825) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%827 = "stablehlo.convert"(%821) : (tensor<i32>) -> tensor<f32>
%828 = "stablehlo.broadcast_in_dim"(%827) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%829 = "stablehlo.subtract"(%22, %828) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%830 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%831 = "stablehlo.maximum"(%829, %830) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%832 = "stablehlo.multiply"(%822, %812) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%833 = "stablehlo.multiply"(%832, %831) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%834 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%835 = "stablehlo.add"(%827, %834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%836 = "stablehlo.broadcast_in_dim"(%835) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<8x4xf32>
%837 = "stablehlo.divide"(%833, %836) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%838 = "stablehlo.compare"(%797, %823) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%839 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%840 = "stablehlo.compare"(%822, %839) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%841 = "stablehlo.and"(%838, %840) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%842 = "stablehlo.add"(%823, %837) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%843 = "stablehlo.convert"(%841) : (tensor<8x4xi1>) -> tensor<8x4xf32>
%844 = "stablehlo.add"(%824, %843) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%826, %837, %842, %844) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> ()
}) : (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) -> (tensor<i32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
%849 = "stablehlo.floor"(%22) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%850 = "stablehlo.minimum"(%848, %849) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%851 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%852 = "stablehlo.subtract"(%797, %851) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%853 = "stablehlo.abs"(%852) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%854 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%855 = "stablehlo.subtract"(%854, %853) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%856 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%857 = "stablehlo.multiply"(%856, %42) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%858 = "stablehlo.divide"(%857, %855) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%859 = "stablehlo.add"(%858, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%860 = "stablehlo.multiply"(%859, %852) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%861 = "stablehlo.multiply"(%24, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%862 = "stablehlo.add"(%860, %861) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%863 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%864 = "stablehlo.add"(%862, %863) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%865 = "stablehlo.floor"(%864) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%866 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%867 = "stablehlo.compare"(%855, %866) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%868 = "stablehlo.compare"(%805, %46) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%869 = "stablehlo.and"(%867, %868) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%870 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%871 = "stablehlo.compare"(%865, %870) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%872 = "stablehlo.compare"(%865, %24) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%873 = "stablehlo.or"(%871, %872) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%874 = "stablehlo.select"(%873, %57, %865) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%875 = "stablehlo.divide"(%805, %53) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%876 = "stablehlo.multiply"(%855, %855) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%877 = "stablehlo.divide"(%42, %876) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%878 = "stablehlo.add"(%877, %35) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%879 = "stablehlo.divide"(%875, %878) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%880 = "stablehlo.log"(%879) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%881 = "stablehlo.not"(%873) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%882 = "stablehlo.subtract"(%874, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%883 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%884 = "stablehlo.add"(%57, %883) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%885 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%886 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%887 = "stablehlo.add"(%885, %886) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%888 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%889 = "stablehlo.add"(%874, %888) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%890 = "stablehlo.subtract"(%24, %874) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%891 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%892 = "stablehlo.add"(%890, %891) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%893 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%894 = "stablehlo.subtract"(%893, %26) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%895 = "stablehlo.divide"(%26, %894) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%896 = "stablehlo.multiply"(%895, %892) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%897 = "stablehlo.divide"(%896, %889) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%898 = "stablehlo.log"(%897) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%899 = "stablehlo.multiply"(%882, %898) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%900 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%901 = "stablehlo.add"(%57, %900) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%902 = "stablehlo.divide"(%882, %884) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%903 = "stablehlo.log_plus_one"(%902) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%904 = "stablehlo.multiply"(%901, %903) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%905 = "stablehlo.subtract"(%899, %904) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%906 = "stablehlo.subtract"(%24, %57) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%907 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%908 = "stablehlo.add"(%906, %907) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%909 = "stablehlo.negate"(%882) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%910 = "stablehlo.divide"(%909, %887) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%911 = "stablehlo.log_plus_one"(%910) : (tensor<8x4xf32>) -> tensor<8x4xf32>
%912 = "stablehlo.multiply"(%908, %911) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%913 = "stablehlo.subtract"(%905, %912) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%914 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%915 = "stablehlo.divide"(%914, %884) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%916 = "stablehlo.multiply"(%915, %915) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%917 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%918 = "stablehlo.divide"(%916, %917) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%919 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%920 = "stablehlo.subtract"(%919, %918) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%921 = "stablehlo.multiply"(%916, %920) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%922 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%923 = "stablehlo.subtract"(%922, %921) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%924 = "stablehlo.multiply"(%915, %923) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%925 = "stablehlo.add"(%913, %924) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%926 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%927 = "stablehlo.divide"(%926, %887) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%928 = "stablehlo.multiply"(%927, %927) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%929 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%930 = "stablehlo.divide"(%928, %929) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%931 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%932 = "stablehlo.subtract"(%931, %930) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%933 = "stablehlo.multiply"(%928, %932) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%934 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%935 = "stablehlo.subtract"(%934, %933) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%936 = "stablehlo.multiply"(%927, %935) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%937 = "stablehlo.add"(%925, %936) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%938 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%939 = "stablehlo.divide"(%938, %889) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%940 = "stablehlo.multiply"(%939, %939) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%941 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%942 = "stablehlo.divide"(%940, %941) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%943 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%944 = "stablehlo.subtract"(%943, %942) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%945 = "stablehlo.multiply"(%940, %944) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%946 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%947 = "stablehlo.subtract"(%946, %945) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%948 = "stablehlo.multiply"(%939, %947) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%949 = "stablehlo.subtract"(%937, %948) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%950 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%951 = "stablehlo.divide"(%950, %892) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%952 = "stablehlo.multiply"(%951, %951) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%953 = "stablehlo.constant"() {value = dense<1.26e3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%954 = "stablehlo.divide"(%952, %953) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%955 = "stablehlo.constant"() {value = dense<2.777777777777778e-3> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%956 = "stablehlo.subtract"(%955, %954) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%957 = "stablehlo.multiply"(%952, %956) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%958 = "stablehlo.constant"() {value = dense<8.333333333333333e-2> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%959 = "stablehlo.subtract"(%958, %957) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%960 = "stablehlo.multiply"(%951, %959) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%961 = "stablehlo.subtract"(%949, %960) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%962 = "stablehlo.compare"(%880, %961) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%963 = "stablehlo.or"(%869, %962) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%964 = "stablehlo.and"(%881, %963) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%965 = "stablehlo.or"(%16, %964) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%966 = "stablehlo.select"(%16, %850, %874) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%967 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%968 = "stablehlo.select"(%965, %966, %967) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%969 = "stablehlo.compare"(%968, %968) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%970 = "stablehlo.and"(%435, %969) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%971 = "stablehlo.compare"(%968, %968) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%972 = "stablehlo.not"(%971) : (tensor<8x4xi1>) -> tensor<8x4xi1>
%973 = "stablehlo.and"(%435, %972) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%974 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%975 = "stablehlo.add"(%434, %974) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%976 = "stablehlo.select"(%973, %968, %436) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
"stablehlo.return"(%975, %970, %976) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> ()
}) : (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>) -> (tensor<ui64>, tensor<8x4xi1>, tensor<8x4xf32>)
%980 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%981 = "stablehlo.maximum"(%3, %980) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%982 = "stablehlo.subtract"(%981, %979) : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%983 = "stablehlo.select"(%6, %982, %979) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
%984 = "stablehlo.compare"(%4, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%985 = "stablehlo.compare"(%3, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
%986 = "stablehlo.or"(%984, %985) : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<8x4xi1>
%987 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<8x4xf32>} : () -> tensor<8x4xf32>
%988 = "stablehlo.select"(%986, %987, %983) : (tensor<8x4xi1>, tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
return %988 : tensor<8x4xf32>
}
}

