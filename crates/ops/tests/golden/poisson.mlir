// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%7 = "stablehlo.select"(%3, %6, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.add"(%11, %10) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.multiply"(%13, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%15 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.add"(%15, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.subtract"(%12, %17) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.divide"(%19, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%22 = "stablehlo.add"(%21, %20) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%24 = "stablehlo.subtract"(%12, %23) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%25 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%26 = "stablehlo.divide"(%25, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%27 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%28 = "stablehlo.subtract"(%27, %26) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%30 = "stablehlo.compare"(%0, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%31 = "stablehlo.not"(%30) : (tensor<4096xi1>) -> tensor<4096xi1>
%32 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%33 = "stablehlo.reshape"(%32) : (tensor<1xui64>) -> tensor<ui64>
%34 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%35 = "stablehlo.reshape"(%34) : (tensor<1xui64>) -> tensor<ui64>
%36 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%37 = "stablehlo.convert"(%33) : (tensor<ui64>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%39 = "stablehlo.shift_right_logical"(%33, %38) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%40 = "stablehlo.convert"(%39) : (tensor<ui64>) -> tensor<ui32>
%41 = "stablehlo.convert"(%35) : (tensor<ui64>) -> tensor<ui32>
%42 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%43 = "stablehlo.shift_right_logical"(%35, %42) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%44 = "stablehlo.convert"(%43) : (tensor<ui64>) -> tensor<ui32>
%45 = "stablehlo.xor"(%37, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.xor"(%45, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.add"(%41, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.add"(%44, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%48, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%52 = "stablehlo.shift_left"(%49, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.shift_right_logical"(%49, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.or"(%52, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.xor"(%55, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.add"(%50, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%59 = "stablehlo.shift_left"(%56, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%61 = "stablehlo.shift_right_logical"(%56, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.or"(%59, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.xor"(%62, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.add"(%57, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.shift_left"(%63, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.shift_right_logical"(%63, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.or"(%66, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.xor"(%69, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.add"(%64, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.shift_left"(%70, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.shift_right_logical"(%70, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.or"(%73, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.xor"(%76, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.add"(%71, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.add"(%47, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.add"(%77, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%78, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.shift_left"(%81, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_right_logical"(%81, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.or"(%84, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.xor"(%87, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.add"(%82, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.shift_left"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_right_logical"(%88, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.or"(%91, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.xor"(%94, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.add"(%89, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.shift_left"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_right_logical"(%95, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.or"(%98, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.xor"(%101, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.add"(%96, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%105 = "stablehlo.shift_left"(%102, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%107 = "stablehlo.shift_right_logical"(%102, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.or"(%105, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.xor"(%108, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.add"(%103, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.add"(%37, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.add"(%109, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%110, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.shift_left"(%113, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_right_logical"(%113, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.or"(%116, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.xor"(%119, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.add"(%114, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%123 = "stablehlo.shift_left"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_right_logical"(%120, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.or"(%123, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.xor"(%126, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.add"(%121, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.shift_left"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_right_logical"(%127, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.or"(%130, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.xor"(%133, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.add"(%128, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.shift_left"(%134, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.shift_right_logical"(%134, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.or"(%137, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.xor"(%140, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.add"(%135, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.add"(%40, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.add"(%141, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%142, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.shift_left"(%145, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_right_logical"(%145, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.or"(%148, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.xor"(%151, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.add"(%146, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%155 = "stablehlo.shift_left"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_right_logical"(%152, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.or"(%155, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.xor"(%158, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.add"(%153, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.shift_left"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_right_logical"(%159, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.or"(%162, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.xor"(%165, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.add"(%160, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.shift_left"(%166, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.shift_right_logical"(%166, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.or"(%169, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.xor"(%172, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.add"(%167, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.add"(%47, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.add"(%173, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%174, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.shift_left"(%177, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.shift_right_logical"(%177, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.or"(%180, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.xor"(%183, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.add"(%178, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.shift_left"(%184, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.shift_right_logical"(%184, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.or"(%187, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.xor"(%190, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.add"(%185, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.shift_left"(%191, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.shift_right_logical"(%191, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.or"(%194, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.xor"(%197, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.add"(%192, %198) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%201 = "stablehlo.shift_left"(%198, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%203 = "stablehlo.shift_right_logical"(%198, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.or"(%201, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.xor"(%204, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.add"(%199, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%37, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.add"(%205, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%211 = "stablehlo.xor"(%206, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.xor"(%211, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%215 = "stablehlo.add"(%36, %214) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%216 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%217 = "stablehlo.add"(%210, %216) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.add"(%215, %217) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%219 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%220 = "stablehlo.shift_left"(%217, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%221 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%222 = "stablehlo.shift_right_logical"(%217, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%223 = "stablehlo.or"(%220, %222) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%224 = "stablehlo.xor"(%223, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%225 = "stablehlo.add"(%218, %224) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%226 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%228 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%232 = "stablehlo.add"(%225, %231) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%234 = "stablehlo.shift_left"(%231, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%236 = "stablehlo.shift_right_logical"(%231, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%237 = "stablehlo.or"(%234, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.xor"(%237, %232) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%239 = "stablehlo.add"(%232, %238) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%241 = "stablehlo.shift_left"(%238, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%243 = "stablehlo.shift_right_logical"(%238, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.or"(%241, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.xor"(%244, %239) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%247 = "stablehlo.add"(%239, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%249 = "stablehlo.add"(%213, %248) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%250 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%251 = "stablehlo.add"(%245, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.add"(%247, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%254 = "stablehlo.shift_left"(%251, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%256 = "stablehlo.shift_right_logical"(%251, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.or"(%254, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.xor"(%257, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.add"(%252, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.add"(%266, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%275 = "stablehlo.shift_left"(%272, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%277 = "stablehlo.shift_right_logical"(%272, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.or"(%275, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.xor"(%278, %273) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%281 = "stablehlo.add"(%273, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%283 = "stablehlo.add"(%206, %282) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%284 = "stablehlo.broadcast_in_dim"(%283) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%285 = "stablehlo.add"(%279, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.add"(%281, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%287 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%288 = "stablehlo.shift_left"(%285, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%290 = "stablehlo.shift_right_logical"(%285, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.or"(%288, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.xor"(%291, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.add"(%286, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.add"(%300, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%309 = "stablehlo.shift_left"(%306, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.or"(%309, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.xor"(%312, %307) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%315 = "stablehlo.add"(%307, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%317 = "stablehlo.add"(%209, %316) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%318 = "stablehlo.broadcast_in_dim"(%317) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%319 = "stablehlo.add"(%313, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.add"(%315, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%321 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%322 = "stablehlo.shift_left"(%319, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%324 = "stablehlo.shift_right_logical"(%319, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.or"(%322, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.xor"(%325, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.add"(%320, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.add"(%334, %340) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%343 = "stablehlo.shift_left"(%340, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%344 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%345 = "stablehlo.shift_right_logical"(%340, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.or"(%343, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.xor"(%346, %341) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%349 = "stablehlo.add"(%341, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%351 = "stablehlo.add"(%213, %350) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%352 = "stablehlo.broadcast_in_dim"(%351) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%353 = "stablehlo.add"(%347, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.add"(%349, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%355 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%356 = "stablehlo.shift_left"(%353, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%358 = "stablehlo.shift_right_logical"(%353, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.or"(%356, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.xor"(%359, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.add"(%354, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%363 = "stablehlo.shift_left"(%360, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%365 = "stablehlo.shift_right_logical"(%360, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.or"(%363, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.xor"(%366, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.add"(%361, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%370 = "stablehlo.shift_left"(%367, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%372 = "stablehlo.shift_right_logical"(%367, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.or"(%370, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.xor"(%373, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.add"(%368, %374) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%376 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%377 = "stablehlo.shift_left"(%374, %376) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%378 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%379 = "stablehlo.shift_right_logical"(%374, %378) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%380 = "stablehlo.or"(%377, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.xor"(%380, %375) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%383 = "stablehlo.add"(%375, %382) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%384 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%385 = "stablehlo.add"(%206, %384) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%386 = "stablehlo.broadcast_in_dim"(%385) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%387 = "stablehlo.add"(%381, %386) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%388 = "stablehlo.reshape"(%383) : (tensor<1xui32>) -> tensor<ui32>
%389 = "stablehlo.convert"(%388) : (tensor<ui32>) -> tensor<ui64>
%390 = "stablehlo.reshape"(%387) : (tensor<1xui32>) -> tensor<ui32>
%391 = "stablehlo.convert"(%390) : (tensor<ui32>) -> tensor<ui64>
%392 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%393 = "stablehlo.shift_left"(%391, %392) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%394 = "stablehlo.or"(%389, %393) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%395 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%396 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%397 = "stablehlo.or"(%395, %396) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%398 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%864, %865, %866 = "stablehlo.while"(%398, %397, %0) ({
^bb0(%399: tensor<ui64>, %400: tensor<4096xi1>, %401: tensor<4096xf32>):
%402 = "stablehlo.not"(%400) : (tensor<4096xi1>) -> tensor<4096xi1>
%403 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%407 = "stablehlo.reduce"(%402, %403) ({
^bb0(%404: tensor<i1>, %405: tensor<i1>):
%406 = "stablehlo.and"(%404, %405) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%406) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%408 = "stablehlo.not"(%407) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%408) : (tensor<i1>) -> ()
}, {
^bb0(%409: tensor<ui64>, %410: tensor<4096xi1>, %411: tensor<4096xf32>):
%412 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%413 = "stablehlo.convert"(%394) : (tensor<ui64>) -> tensor<ui32>
%414 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%415 = "stablehlo.shift_right_logical"(%394, %414) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%416 = "stablehlo.convert"(%415) : (tensor<ui64>) -> tensor<ui32>
%417 = "stablehlo.convert"(%409) : (tensor<ui64>) -> tensor<ui32>
%418 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%419 = "stablehlo.shift_right_logical"(%409, %418) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%420 = "stablehlo.convert"(%419) : (tensor<ui64>) -> tensor<ui32>
%421 = "stablehlo.xor"(%413, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%423 = "stablehlo.xor"(%421, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.add"(%417, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.add"(%420, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.add"(%424, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%428 = "stablehlo.shift_left"(%425, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%430 = "stablehlo.shift_right_logical"(%425, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.or"(%428, %430) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.xor"(%431, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.add"(%426, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%435 = "stablehlo.shift_left"(%432, %434) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%436 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%437 = "stablehlo.shift_right_logical"(%432, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.or"(%435, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.xor"(%438, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.add"(%433, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%441 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%442 = "stablehlo.shift_left"(%439, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%444 = "stablehlo.shift_right_logical"(%439, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.or"(%442, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.xor"(%445, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.add"(%440, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%449 = "stablehlo.shift_left"(%446, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%451 = "stablehlo.shift_right_logical"(%446, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.or"(%449, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.xor"(%452, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.add"(%447, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%456 = "stablehlo.add"(%423, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.add"(%453, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.add"(%454, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%460 = "stablehlo.shift_left"(%457, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%462 = "stablehlo.shift_right_logical"(%457, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.or"(%460, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.xor"(%463, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.add"(%458, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.shift_left"(%464, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.shift_right_logical"(%464, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.or"(%467, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.xor"(%470, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.add"(%465, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.shift_left"(%471, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.shift_right_logical"(%471, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.or"(%474, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.xor"(%477, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.add"(%472, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%481 = "stablehlo.shift_left"(%478, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%483 = "stablehlo.shift_right_logical"(%478, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.or"(%481, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.xor"(%484, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.add"(%479, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%488 = "stablehlo.add"(%413, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.add"(%485, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.add"(%486, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%492 = "stablehlo.shift_left"(%489, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.shift_right_logical"(%489, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.or"(%492, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.xor"(%495, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.add"(%490, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%499 = "stablehlo.shift_left"(%496, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.shift_right_logical"(%496, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.or"(%499, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.xor"(%502, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.add"(%497, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%506 = "stablehlo.shift_left"(%503, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%508 = "stablehlo.shift_right_logical"(%503, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.or"(%506, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.xor"(%509, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.add"(%504, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%513 = "stablehlo.shift_left"(%510, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.shift_right_logical"(%510, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.or"(%513, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.xor"(%516, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.add"(%511, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%520 = "stablehlo.add"(%416, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.add"(%517, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.add"(%518, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%524 = "stablehlo.shift_left"(%521, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.shift_right_logical"(%521, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.or"(%524, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.xor"(%527, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.add"(%522, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%531 = "stablehlo.shift_left"(%528, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%533 = "stablehlo.shift_right_logical"(%528, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.or"(%531, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.xor"(%534, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.add"(%529, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%538 = "stablehlo.shift_left"(%535, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%540 = "stablehlo.shift_right_logical"(%535, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.or"(%538, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.xor"(%541, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.add"(%536, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%545 = "stablehlo.shift_left"(%542, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%547 = "stablehlo.shift_right_logical"(%542, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.or"(%545, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.xor"(%548, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.add"(%543, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%552 = "stablehlo.add"(%423, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.add"(%549, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.add"(%550, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%556 = "stablehlo.shift_left"(%553, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%558 = "stablehlo.shift_right_logical"(%553, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.or"(%556, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.xor"(%559, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.add"(%554, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%563 = "stablehlo.shift_left"(%560, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.shift_right_logical"(%560, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.or"(%563, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.xor"(%566, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.add"(%561, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%570 = "stablehlo.shift_left"(%567, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%572 = "stablehlo.shift_right_logical"(%567, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.or"(%570, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.xor"(%573, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.add"(%568, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%577 = "stablehlo.shift_left"(%574, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%579 = "stablehlo.shift_right_logical"(%574, %578) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%580 = "stablehlo.or"(%577, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.xor"(%580, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.add"(%575, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%584 = "stablehlo.add"(%413, %583) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%585 = "stablehlo.add"(%581, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%587 = "stablehlo.xor"(%582, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%588 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%589 = "stablehlo.xor"(%587, %588) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%590 = "stablehlo.broadcast_in_dim"(%582) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%591 = "stablehlo.add"(%412, %590) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%592 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%593 = "stablehlo.add"(%586, %592) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%594 = "stablehlo.add"(%591, %593) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%595 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%596 = "stablehlo.shift_left"(%593, %595) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%597 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%598 = "stablehlo.shift_right_logical"(%593, %597) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%599 = "stablehlo.or"(%596, %598) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%600 = "stablehlo.xor"(%599, %594) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%601 = "stablehlo.add"(%594, %600) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%602 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%603 = "stablehlo.shift_left"(%600, %602) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%604 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%605 = "stablehlo.shift_right_logical"(%600, %604) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%606 = "stablehlo.or"(%603, %605) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%607 = "stablehlo.xor"(%606, %601) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%608 = "stablehlo.add"(%601, %607) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%609 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%610 = "stablehlo.shift_left"(%607, %609) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%611 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%612 = "stablehlo.shift_right_logical"(%607, %611) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%613 = "stablehlo.or"(%610, %612) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%614 = "stablehlo.xor"(%613, %608) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%615 = "stablehlo.add"(%608, %614) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%616 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%617 = "stablehlo.shift_left"(%614, %616) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%618 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%619 = "stablehlo.shift_right_logical"(%614, %618) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%620 = "stablehlo.or"(%617, %619) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%621 = "stablehlo.xor"(%620, %615) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%622 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%623 = "stablehlo.add"(%615, %622) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%624 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%625 = "stablehlo.add"(%589, %624) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%627 = "stablehlo.add"(%621, %626) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%628 = "stablehlo.add"(%623, %627) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%629 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%630 = "stablehlo.shift_left"(%627, %629) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%631 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%632 = "stablehlo.shift_right_logical"(%627, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%633 = "stablehlo.or"(%630, %632) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%634 = "stablehlo.xor"(%633, %628) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%635 = "stablehlo.add"(%628, %634) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%636 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%637 = "stablehlo.shift_left"(%634, %636) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%638 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%639 = "stablehlo.shift_right_logical"(%634, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%640 = "stablehlo.or"(%637, %639) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%641 = "stablehlo.xor"(%640, %635) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%642 = "stablehlo.add"(%635, %641) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%643 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%644 = "stablehlo.shift_left"(%641, %643) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%645 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%646 = "stablehlo.shift_right_logical"(%641, %645) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%647 = "stablehlo.or"(%644, %646) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%648 = "stablehlo.xor"(%647, %642) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%649 = "stablehlo.add"(%642, %648) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%650 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%651 = "stablehlo.shift_left"(%648, %650) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%652 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%653 = "stablehlo.shift_right_logical"(%648, %652) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%654 = "stablehlo.or"(%651, %653) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%655 = "stablehlo.xor"(%654, %649) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%656 = "stablehlo.broadcast_in_dim"(%589) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%657 = "stablehlo.add"(%649, %656) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%658 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%659 = "stablehlo.add"(%582, %658) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%660 = "stablehlo.broadcast_in_dim"(%659) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%661 = "stablehlo.add"(%655, %660) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%662 = "stablehlo.add"(%657, %661) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%663 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%664 = "stablehlo.shift_left"(%661, %663) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%665 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%666 = "stablehlo.shift_right_logical"(%661, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%667 = "stablehlo.or"(%664, %666) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%668 = "stablehlo.xor"(%667, %662) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%669 = "stablehlo.add"(%662, %668) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%670 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%671 = "stablehlo.shift_left"(%668, %670) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%672 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%673 = "stablehlo.shift_right_logical"(%668, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%674 = "stablehlo.or"(%671, %673) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%675 = "stablehlo.xor"(%674, %669) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%676 = "stablehlo.add"(%669, %675) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%677 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%678 = "stablehlo.shift_left"(%675, %677) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%679 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%680 = "stablehlo.shift_right_logical"(%675, %679) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%681 = "stablehlo.or"(%678, %680) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%682 = "stablehlo.xor"(%681, %676) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%683 = "stablehlo.add"(%676, %682) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%684 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%685 = "stablehlo.shift_left"(%682, %684) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%686 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%687 = "stablehlo.shift_right_logical"(%682, %686) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%688 = "stablehlo.or"(%685, %687) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%689 = "stablehlo.xor"(%688, %683) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%690 = "stablehlo.broadcast_in_dim"(%582) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%691 = "stablehlo.add"(%683, %690) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%692 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%693 = "stablehlo.add"(%585, %692) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%694 = "stablehlo.broadcast_in_dim"(%693) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%695 = "stablehlo.add"(%689, %694) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%696 = "stablehlo.add"(%691, %695) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%697 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%698 = "stablehlo.shift_left"(%695, %697) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%699 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%700 = "stablehlo.shift_right_logical"(%695, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%701 = "stablehlo.or"(%698, %700) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%702 = "stablehlo.xor"(%701, %696) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%703 = "stablehlo.add"(%696, %702) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%704 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%705 = "stablehlo.shift_left"(%702, %704) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%706 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%707 = "stablehlo.shift_right_logical"(%702, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%708 = "stablehlo.or"(%705, %707) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%709 = "stablehlo.xor"(%708, %703) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%710 = "stablehlo.add"(%703, %709) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%711 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%712 = "stablehlo.shift_left"(%709, %711) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%713 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%714 = "stablehlo.shift_right_logical"(%709, %713) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%715 = "stablehlo.or"(%712, %714) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%716 = "stablehlo.xor"(%715, %710) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%717 = "stablehlo.add"(%710, %716) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%718 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%719 = "stablehlo.shift_left"(%716, %718) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%720 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%721 = "stablehlo.shift_right_logical"(%716, %720) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%722 = "stablehlo.or"(%719, %721) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%723 = "stablehlo.xor"(%722, %717) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%724 = "stablehlo.broadcast_in_dim"(%585) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%725 = "stablehlo.add"(%717, %724) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%726 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%727 = "stablehlo.add"(%589, %726) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%728 = "stablehlo.broadcast_in_dim"(%727) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%729 = "stablehlo.add"(%723, %728) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%730 = "stablehlo.add"(%725, %729) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%731 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%732 = "stablehlo.shift_left"(%729, %731) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%733 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%734 = "stablehlo.shift_right_logical"(%729, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%735 = "stablehlo.or"(%732, %734) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%736 = "stablehlo.xor"(%735, %730) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%737 = "stablehlo.add"(%730, %736) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%738 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%739 = "stablehlo.shift_left"(%736, %738) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%740 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%741 = "stablehlo.shift_right_logical"(%736, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%742 = "stablehlo.or"(%739, %741) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%743 = "stablehlo.xor"(%742, %737) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%744 = "stablehlo.add"(%737, %743) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%745 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%746 = "stablehlo.shift_left"(%743, %745) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%747 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%748 = "stablehlo.shift_right_logical"(%743, %747) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%749 = "stablehlo.or"(%746, %748) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%750 = "stablehlo.xor"(%749, %744) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%751 = "stablehlo.add"(%744, %750) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%752 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%753 = "stablehlo.shift_left"(%750, %752) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%754 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%755 = "stablehlo.shift_right_logical"(%750, %754) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%756 = "stablehlo.or"(%753, %755) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%757 = "stablehlo.xor"(%756, %751) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%758 = "stablehlo.broadcast_in_dim"(%589) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%759 = "stablehlo.add"(%751, %758) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%760 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%761 = "stablehlo.add"(%582, %760) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%762 = "stablehlo.broadcast_in_dim"(%761) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%763 = "stablehlo.add"(%757, %762) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%764 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%765 = "stablehlo.shift_right_logical"(%759, %764) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%766 = "stablehlo.convert"(%765) : (tensor<4096xui32>) -> tensor<4096xi32>
%767 = "stablehlo.convert"(%766) : (tensor<4096xi32>) -> tensor<4096xf32>
%768 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%769 = "stablehlo.add"(%767, %768) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%770 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%771 = "stablehlo.multiply"(%769, %770) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%772 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%773 = "stablehlo.shift_right_logical"(%763, %772) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%774 = "stablehlo.convert"(%773) : (tensor<4096xui32>) -> tensor<4096xi32>
%775 = "stablehlo.convert"(%774) : (tensor<4096xi32>) -> tensor<4096xf32>
%776 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%777 = "stablehlo.add"(%775, %776) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%778 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%779 = "stablehlo.multiply"(%777, %778) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%780 = "stablehlo.negate"(%5) : (tensor<4096xf32>) -> tensor<4096xf32>
%781 = "stablehlo.exponential"(%780) : (tensor<4096xf32>) -> tensor<4096xf32>
%782 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%783 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%809, %810, %811, %812 = "stablehlo.while"(%783, %781, %781, %782) ({
^bb0(%784: tensor<i32>, %785: tensor<4096xf32>, %786: tensor<4096xf32>, %787: tensor<4096xf32>):
%788 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%789 = "stablehlo.compare"(%784, %788) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%789) : (tensor<i1>) -> ()
}, {
^bb0(%790: tensor<i32>, %791: tensor<4096xf32>, %792: tensor<4096xf32>, %793: tensor<4096xf32>):
%794 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%795 = "stablehlo.add"(%790, %794) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%796 = "stablehlo.multiply"(%791, %5) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%797 = "stablehlo.convert"(%790) : (tensor<i32>) -> tensor<f32>
%798 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%799 = "stablehlo.add"(%797, %798) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%800 = "stablehlo.broadcast_in_dim"(%799) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%801 = "stablehlo.divide"(%796, %800) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%802 = "stablehlo.compare"(%771, %792) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%803 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%804 = "stablehlo.compare"(%791, %803) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%805 = "stablehlo.and"(%802, %804) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%806 = "stablehlo.add"(%792, %801) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%807 = "stablehlo.convert"(%805) : (tensor<4096xi1>) -> tensor<4096xf32>
%808 = "stablehlo.add"(%793, %807) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%795, %801, %806, %808) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%813 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%814 = "stablehlo.subtract"(%771, %813) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%815 = "stablehlo.abs"(%814) : (tensor<4096xf32>) -> tensor<4096xf32>
%816 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%817 = "stablehlo.subtract"(%816, %815) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%818 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%819 = "stablehlo.multiply"(%818, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%820 = "stablehlo.divide"(%819, %817) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%821 = "stablehlo.add"(%820, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%822 = "stablehlo.multiply"(%821, %814) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%823 = "stablehlo.add"(%822, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%824 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%825 = "stablehlo.add"(%823, %824) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%826 = "stablehlo.floor"(%825) : (tensor<4096xf32>) -> tensor<4096xf32>
%827 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%828 = "stablehlo.compare"(%817, %827) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%829 = "stablehlo.compare"(%779, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%830 = "stablehlo.and"(%828, %829) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%831 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%832 = "stablehlo.compare"(%826, %831) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%833 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%834 = "stablehlo.compare"(%817, %833) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%835 = "stablehlo.compare"(%779, %817) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%836 = "stablehlo.and"(%834, %835) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%837 = "stablehlo.or"(%832, %836) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%838 = "stablehlo.multiply"(%779, %22) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%839 = "stablehlo.multiply"(%817, %817) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%840 = "stablehlo.divide"(%16, %839) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%841 = "stablehlo.add"(%840, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%842 = "stablehlo.divide"(%838, %841) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%843 = "stablehlo.log"(%842) : (tensor<4096xf32>) -> tensor<4096xf32>
%844 = "stablehlo.log"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%845 = "stablehlo.multiply"(%826, %844) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%846 = "stablehlo.subtract"(%845, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%847 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%848 = "stablehlo.add"(%826, %847) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%849 = "chlo.lgamma"(%848) : (tensor<4096xf32>) -> tensor<4096xf32>
%850 = "stablehlo.subtract"(%846, %849) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%851 = "stablehlo.or"(%3, %830) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%852 = "stablehlo.not"(%837) : (tensor<4096xi1>) -> tensor<4096xi1>
%853 = "stablehlo.compare"(%843, %850) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%854 = "stablehlo.and"(%852, %853) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%855 = "stablehlo.or"(%851, %854) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%856 = "stablehlo.or"(%855, %31) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%857 = "stablehlo.select"(%3, %812, %826) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%858 = "stablehlo.and"(%410, %856) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%859 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%860 = "stablehlo.add"(%409, %859) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%861 = "stablehlo.not"(%856) : (tensor<4096xi1>) -> tensor<4096xi1>
%862 = "stablehlo.and"(%410, %861) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%863 = "stablehlo.select"(%858, %857, %411) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%860, %862, %863) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %866 : tensor<4096xf32>
}
}

// bf16[16]
// random counters: 1
module @example {
func.func public @main(%0: tensor<16xbf16>, %1: tensor<2xui64>) -> (tensor<16xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf32>
%3 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.select"(%4, %2, %5) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.select"(%4, %7, %2) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.sqrt"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<16xf32>} : () -> tensor<16xf32>
%11 = "stablehlo.multiply"(%10, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%12 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%13 = "stablehlo.add"(%12, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%14 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%16 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%17 = "stablehlo.add"(%16, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%18 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<16xf32>} : () -> tensor<16xf32>
%19 = "stablehlo.subtract"(%13, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%20 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<16xf32>} : () -> tensor<16xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%22 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<16xf32>} : () -> tensor<16xf32>
%23 = "stablehlo.add"(%22, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%25 = "stablehlo.subtract"(%13, %24) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%26 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<16xf32>} : () -> tensor<16xf32>
%27 = "stablehlo.divide"(%26, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%29 = "stablehlo.subtract"(%28, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%31 = "stablehlo.compare"(%2, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%32 = "stablehlo.not"(%31) : (tensor<16xi1>) -> tensor<16xi1>
%33 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%34 = "stablehlo.reshape"(%33) : (tensor<1xui64>) -> tensor<ui64>
%35 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%36 = "stablehlo.reshape"(%35) : (tensor<1xui64>) -> tensor<ui64>
%37 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%38 = "stablehlo.convert"(%34) : (tensor<ui64>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%40 = "stablehlo.shift_right_logical"(%34, %39) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%41 = "stablehlo.convert"(%40) : (tensor<ui64>) -> tensor<ui32>
%42 = "stablehlo.convert"(%36) : (tensor<ui64>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%44 = "stablehlo.shift_right_logical"(%36, %43) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%45 = "stablehlo.convert"(%44) : (tensor<ui64>) -> tensor<ui32>
%46 = "stablehlo.xor"(%38, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.xor"(%46, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.add"(%42, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%45, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.add"(%49, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.shift_left"(%50, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%55 = "stablehlo.shift_right_logical"(%50, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.or"(%53, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.xor"(%56, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.add"(%51, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.shift_left"(%57, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.shift_right_logical"(%57, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.or"(%60, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.xor"(%63, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.add"(%58, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.shift_left"(%64, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.shift_right_logical"(%64, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.or"(%67, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.xor"(%70, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.add"(%65, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.shift_left"(%71, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_right_logical"(%71, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.or"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.xor"(%77, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.add"(%72, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.add"(%48, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%78, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%79, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_left"(%82, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.shift_right_logical"(%82, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.or"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.xor"(%88, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.add"(%83, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_left"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.shift_right_logical"(%89, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.or"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.xor"(%95, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.add"(%90, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_left"(%96, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_right_logical"(%96, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.or"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.xor"(%102, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.add"(%97, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.shift_left"(%103, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_right_logical"(%103, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.or"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.xor"(%109, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.add"(%104, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%38, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%110, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%111, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_left"(%114, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.shift_right_logical"(%114, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.or"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.xor"(%120, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.add"(%115, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_left"(%121, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.shift_right_logical"(%121, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.or"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.xor"(%127, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%122, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_left"(%128, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_right_logical"(%128, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.or"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.xor"(%134, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.add"(%129, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.shift_left"(%135, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_right_logical"(%135, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.or"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.xor"(%141, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.add"(%136, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%41, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%142, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%143, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_left"(%146, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.shift_right_logical"(%146, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.or"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.xor"(%152, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.add"(%147, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_left"(%153, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.shift_right_logical"(%153, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.or"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.xor"(%159, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.add"(%154, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_left"(%160, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_right_logical"(%160, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.or"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.xor"(%166, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.add"(%161, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.shift_left"(%167, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_right_logical"(%167, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.or"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.xor"(%173, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.add"(%168, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.add"(%48, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%174, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%175, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_left"(%178, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.shift_right_logical"(%178, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.or"(%181, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.xor"(%184, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.add"(%179, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_left"(%185, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.shift_right_logical"(%185, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.or"(%188, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.xor"(%191, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.add"(%186, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%195 = "stablehlo.shift_left"(%192, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%197 = "stablehlo.shift_right_logical"(%192, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%198 = "stablehlo.or"(%195, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.xor"(%198, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.add"(%193, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%202 = "stablehlo.shift_left"(%199, %201) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%204 = "stablehlo.shift_right_logical"(%199, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.or"(%202, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.xor"(%205, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%207 = "stablehlo.add"(%200, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%38, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.add"(%206, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%212 = "stablehlo.xor"(%207, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.xor"(%212, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%216 = "stablehlo.add"(%37, %215) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%217 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%218 = "stablehlo.add"(%211, %217) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%219 = "stablehlo.add"(%216, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%221 = "stablehlo.shift_left"(%218, %220) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%222 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%223 = "stablehlo.shift_right_logical"(%218, %222) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%224 = "stablehlo.or"(%221, %223) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%225 = "stablehlo.xor"(%224, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%226 = "stablehlo.add"(%219, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%227 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%228 = "stablehlo.shift_left"(%225, %227) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%229 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%230 = "stablehlo.shift_right_logical"(%225, %229) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%231 = "stablehlo.or"(%228, %230) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%232 = "stablehlo.xor"(%231, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.add"(%226, %232) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%234 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%235 = "stablehlo.shift_left"(%232, %234) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%236 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%237 = "stablehlo.shift_right_logical"(%232, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.or"(%235, %237) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%239 = "stablehlo.xor"(%238, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.add"(%233, %239) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%241 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%242 = "stablehlo.shift_left"(%239, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%244 = "stablehlo.shift_right_logical"(%239, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.or"(%242, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%246 = "stablehlo.xor"(%245, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%248 = "stablehlo.add"(%240, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%250 = "stablehlo.add"(%214, %249) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%251 = "stablehlo.broadcast_in_dim"(%250) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%252 = "stablehlo.add"(%246, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.add"(%248, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%255 = "stablehlo.shift_left"(%252, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%257 = "stablehlo.shift_right_logical"(%252, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.or"(%255, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.xor"(%258, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%260 = "stablehlo.add"(%253, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%262 = "stablehlo.shift_left"(%259, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%264 = "stablehlo.shift_right_logical"(%259, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.or"(%262, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.xor"(%265, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.add"(%260, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%269 = "stablehlo.shift_left"(%266, %268) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%271 = "stablehlo.shift_right_logical"(%266, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.or"(%269, %271) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%273 = "stablehlo.xor"(%272, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.add"(%267, %273) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%275 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%276 = "stablehlo.shift_left"(%273, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%278 = "stablehlo.shift_right_logical"(%273, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.or"(%276, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%280 = "stablehlo.xor"(%279, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%282 = "stablehlo.add"(%274, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%284 = "stablehlo.add"(%207, %283) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%285 = "stablehlo.broadcast_in_dim"(%284) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%286 = "stablehlo.add"(%280, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%287 = "stablehlo.add"(%282, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%289 = "stablehlo.shift_left"(%286, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%291 = "stablehlo.shift_right_logical"(%286, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.or"(%289, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.xor"(%292, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%294 = "stablehlo.add"(%287, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%296 = "stablehlo.shift_left"(%293, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%298 = "stablehlo.shift_right_logical"(%293, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.or"(%296, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.xor"(%299, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.add"(%294, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%303 = "stablehlo.shift_left"(%300, %302) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%305 = "stablehlo.shift_right_logical"(%300, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.or"(%303, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%307 = "stablehlo.xor"(%306, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.add"(%301, %307) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%309 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%310 = "stablehlo.shift_left"(%307, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%312 = "stablehlo.shift_right_logical"(%307, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.or"(%310, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%314 = "stablehlo.xor"(%313, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.broadcast_in_dim"(%207) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%316 = "stablehlo.add"(%308, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%318 = "stablehlo.add"(%210, %317) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%319 = "stablehlo.broadcast_in_dim"(%318) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%320 = "stablehlo.add"(%314, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%321 = "stablehlo.add"(%316, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%323 = "stablehlo.shift_left"(%320, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%325 = "stablehlo.shift_right_logical"(%320, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.or"(%323, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.xor"(%326, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%328 = "stablehlo.add"(%321, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%330 = "stablehlo.shift_left"(%327, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%332 = "stablehlo.shift_right_logical"(%327, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.or"(%330, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.xor"(%333, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.add"(%328, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%337 = "stablehlo.shift_left"(%334, %336) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%339 = "stablehlo.shift_right_logical"(%334, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.or"(%337, %339) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%341 = "stablehlo.xor"(%340, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.add"(%335, %341) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%343 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%344 = "stablehlo.shift_left"(%341, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%346 = "stablehlo.shift_right_logical"(%341, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.or"(%344, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%348 = "stablehlo.xor"(%347, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%350 = "stablehlo.add"(%342, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%352 = "stablehlo.add"(%214, %351) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%353 = "stablehlo.broadcast_in_dim"(%352) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%354 = "stablehlo.add"(%348, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%355 = "stablehlo.add"(%350, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%357 = "stablehlo.shift_left"(%354, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%359 = "stablehlo.shift_right_logical"(%354, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.or"(%357, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.xor"(%360, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%362 = "stablehlo.add"(%355, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%364 = "stablehlo.shift_left"(%361, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%366 = "stablehlo.shift_right_logical"(%361, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.or"(%364, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.xor"(%367, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.add"(%362, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%371 = "stablehlo.shift_left"(%368, %370) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%373 = "stablehlo.shift_right_logical"(%368, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.or"(%371, %373) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%375 = "stablehlo.xor"(%374, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%376 = "stablehlo.add"(%369, %375) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%377 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%378 = "stablehlo.shift_left"(%375, %377) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%379 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%380 = "stablehlo.shift_right_logical"(%375, %379) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%381 = "stablehlo.or"(%378, %380) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%382 = "stablehlo.xor"(%381, %376) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%383 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%384 = "stablehlo.add"(%376, %383) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%385 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%386 = "stablehlo.add"(%207, %385) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%387 = "stablehlo.broadcast_in_dim"(%386) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%388 = "stablehlo.add"(%382, %387) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%389 = "stablehlo.reshape"(%384) : (tensor<1xui32>) -> tensor<ui32>
%390 = "stablehlo.convert"(%389) : (tensor<ui32>) -> tensor<ui64>
%391 = "stablehlo.reshape"(%388) : (tensor<1xui32>) -> tensor<ui32>
%392 = "stablehlo.convert"(%391) : (tensor<ui32>) -> tensor<ui64>
%393 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%394 = "stablehlo.shift_left"(%392, %393) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%395 = "stablehlo.or"(%390, %394) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%396 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%397 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%398 = "stablehlo.or"(%396, %397) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%399 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%865, %866, %867 = "stablehlo.while"(%399, %398, %2) ({
^bb0(%400: tensor<ui64>, %401: tensor<16xi1>, %402: tensor<16xf32>):
%403 = "stablehlo.not"(%401) : (tensor<16xi1>) -> tensor<16xi1>
%404 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%408 = "stablehlo.reduce"(%403, %404) ({
^bb0(%405: tensor<i1>, %406: tensor<i1>):
%407 = "stablehlo.and"(%405, %406) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%407) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%409 = "stablehlo.not"(%408) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%409) : (tensor<i1>) -> ()
}, {
^bb0(%410: tensor<ui64>, %411: tensor<16xi1>, %412: tensor<16xf32>):
%413 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%414 = "stablehlo.convert"(%395) : (tensor<ui64>) -> tensor<ui32>
%415 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%416 = "stablehlo.shift_right_logical"(%395, %415) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%417 = "stablehlo.convert"(%416) : (tensor<ui64>) -> tensor<ui32>
%418 = "stablehlo.convert"(%410) : (tensor<ui64>) -> tensor<ui32>
%419 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%420 = "stablehlo.shift_right_logical"(%410, %419) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%421 = "stablehlo.convert"(%420) : (tensor<ui64>) -> tensor<ui32>
%422 = "stablehlo.xor"(%414, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%423 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%424 = "stablehlo.xor"(%422, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.add"(%418, %414) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.add"(%421, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.add"(%425, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%429 = "stablehlo.shift_left"(%426, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%430 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%431 = "stablehlo.shift_right_logical"(%426, %430) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.or"(%429, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.xor"(%432, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.add"(%427, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%435 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%436 = "stablehlo.shift_left"(%433, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%437 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%438 = "stablehlo.shift_right_logical"(%433, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.or"(%436, %438) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.xor"(%439, %434) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%441 = "stablehlo.add"(%434, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%443 = "stablehlo.shift_left"(%440, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%445 = "stablehlo.shift_right_logical"(%440, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.or"(%443, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.xor"(%446, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.add"(%441, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.shift_left"(%447, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%452 = "stablehlo.shift_right_logical"(%447, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.or"(%450, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.xor"(%453, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.add"(%448, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%457 = "stablehlo.add"(%424, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.add"(%454, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.add"(%455, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_left"(%458, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%463 = "stablehlo.shift_right_logical"(%458, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.or"(%461, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.xor"(%464, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.add"(%459, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_left"(%465, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%470 = "stablehlo.shift_right_logical"(%465, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.or"(%468, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.xor"(%471, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.add"(%466, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%475 = "stablehlo.shift_left"(%472, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%477 = "stablehlo.shift_right_logical"(%472, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.or"(%475, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.xor"(%478, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.add"(%473, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%482 = "stablehlo.shift_left"(%479, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%484 = "stablehlo.shift_right_logical"(%479, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.or"(%482, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.xor"(%485, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.add"(%480, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%489 = "stablehlo.add"(%414, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.add"(%486, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.add"(%487, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_left"(%490, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%495 = "stablehlo.shift_right_logical"(%490, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.or"(%493, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.xor"(%496, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.add"(%491, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_left"(%497, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%502 = "stablehlo.shift_right_logical"(%497, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.or"(%500, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.xor"(%503, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.add"(%498, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%507 = "stablehlo.shift_left"(%504, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%509 = "stablehlo.shift_right_logical"(%504, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.or"(%507, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.xor"(%510, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.add"(%505, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.shift_left"(%511, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%516 = "stablehlo.shift_right_logical"(%511, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.or"(%514, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.xor"(%517, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.add"(%512, %414) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%521 = "stablehlo.add"(%417, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.add"(%518, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.add"(%519, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_left"(%522, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%527 = "stablehlo.shift_right_logical"(%522, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.or"(%525, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.xor"(%528, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.add"(%523, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_left"(%529, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%534 = "stablehlo.shift_right_logical"(%529, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.or"(%532, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.xor"(%535, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.add"(%530, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%539 = "stablehlo.shift_left"(%536, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%541 = "stablehlo.shift_right_logical"(%536, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.or"(%539, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.xor"(%542, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.add"(%537, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%546 = "stablehlo.shift_left"(%543, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%548 = "stablehlo.shift_right_logical"(%543, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.or"(%546, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.xor"(%549, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.add"(%544, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%553 = "stablehlo.add"(%424, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.add"(%550, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.add"(%551, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_left"(%554, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%559 = "stablehlo.shift_right_logical"(%554, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.or"(%557, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.xor"(%560, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.add"(%555, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_left"(%561, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%566 = "stablehlo.shift_right_logical"(%561, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.or"(%564, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.xor"(%567, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.add"(%562, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%571 = "stablehlo.shift_left"(%568, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%573 = "stablehlo.shift_right_logical"(%568, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.or"(%571, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.xor"(%574, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.add"(%569, %575) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%578 = "stablehlo.shift_left"(%575, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%580 = "stablehlo.shift_right_logical"(%575, %579) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%581 = "stablehlo.or"(%578, %580) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%582 = "stablehlo.xor"(%581, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%583 = "stablehlo.add"(%576, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%584 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%585 = "stablehlo.add"(%414, %584) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%586 = "stablehlo.add"(%582, %585) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%587 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%588 = "stablehlo.xor"(%583, %586) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%589 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%590 = "stablehlo.xor"(%588, %589) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%591 = "stablehlo.broadcast_in_dim"(%583) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%592 = "stablehlo.add"(%413, %591) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%593 = "stablehlo.broadcast_in_dim"(%586) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%594 = "stablehlo.add"(%587, %593) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%595 = "stablehlo.add"(%592, %594) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%596 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%597 = "stablehlo.shift_left"(%594, %596) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%598 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%599 = "stablehlo.shift_right_logical"(%594, %598) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%600 = "stablehlo.or"(%597, %599) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%601 = "stablehlo.xor"(%600, %595) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%602 = "stablehlo.add"(%595, %601) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%603 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%604 = "stablehlo.shift_left"(%601, %603) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%605 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%606 = "stablehlo.shift_right_logical"(%601, %605) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%607 = "stablehlo.or"(%604, %606) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%608 = "stablehlo.xor"(%607, %602) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%609 = "stablehlo.add"(%602, %608) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%610 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%611 = "stablehlo.shift_left"(%608, %610) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%612 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%613 = "stablehlo.shift_right_logical"(%608, %612) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%614 = "stablehlo.or"(%611, %613) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%615 = "stablehlo.xor"(%614, %609) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%616 = "stablehlo.add"(%609, %615) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%617 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%618 = "stablehlo.shift_left"(%615, %617) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%619 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%620 = "stablehlo.shift_right_logical"(%615, %619) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%621 = "stablehlo.or"(%618, %620) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%622 = "stablehlo.xor"(%621, %616) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%623 = "stablehlo.broadcast_in_dim"(%586) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%624 = "stablehlo.add"(%616, %623) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%625 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%626 = "stablehlo.add"(%590, %625) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%627 = "stablehlo.broadcast_in_dim"(%626) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%628 = "stablehlo.add"(%622, %627) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%629 = "stablehlo.add"(%624, %628) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%630 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%631 = "stablehlo.shift_left"(%628, %630) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%632 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%633 = "stablehlo.shift_right_logical"(%628, %632) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%634 = "stablehlo.or"(%631, %633) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%635 = "stablehlo.xor"(%634, %629) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%636 = "stablehlo.add"(%629, %635) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%637 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%638 = "stablehlo.shift_left"(%635, %637) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%639 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%640 = "stablehlo.shift_right_logical"(%635, %639) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%641 = "stablehlo.or"(%638, %640) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%642 = "stablehlo.xor"(%641, %636) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%643 = "stablehlo.add"(%636, %642) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%644 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%645 = "stablehlo.shift_left"(%642, %644) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%646 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%647 = "stablehlo.shift_right_logical"(%642, %646) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%648 = "stablehlo.or"(%645, %647) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%649 = "stablehlo.xor"(%648, %643) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%650 = "stablehlo.add"(%643, %649) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%651 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%652 = "stablehlo.shift_left"(%649, %651) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%653 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%654 = "stablehlo.shift_right_logical"(%649, %653) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%655 = "stablehlo.or"(%652, %654) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%656 = "stablehlo.xor"(%655, %650) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%657 = "stablehlo.broadcast_in_dim"(%590) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%658 = "stablehlo.add"(%650, %657) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%659 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%660 = "stablehlo.add"(%583, %659) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%661 = "stablehlo.broadcast_in_dim"(%660) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%662 = "stablehlo.add"(%656, %661) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%663 = "stablehlo.add"(%658, %662) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%664 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%665 = "stablehlo.shift_left"(%662, %664) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%666 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%667 = "stablehlo.shift_right_logical"(%662, %666) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%668 = "stablehlo.or"(%665, %667) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%669 = "stablehlo.xor"(%668, %663) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%670 = "stablehlo.add"(%663, %669) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%671 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%672 = "stablehlo.shift_left"(%669, %671) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%673 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%674 = "stablehlo.shift_right_logical"(%669, %673) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%675 = "stablehlo.or"(%672, %674) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%676 = "stablehlo.xor"(%675, %670) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%677 = "stablehlo.add"(%670, %676) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%678 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%679 = "stablehlo.shift_left"(%676, %678) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%680 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%681 = "stablehlo.shift_right_logical"(%676, %680) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%682 = "stablehlo.or"(%679, %681) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%683 = "stablehlo.xor"(%682, %677) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%684 = "stablehlo.add"(%677, %683) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%685 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%686 = "stablehlo.shift_left"(%683, %685) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%687 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%688 = "stablehlo.shift_right_logical"(%683, %687) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%689 = "stablehlo.or"(%686, %688) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%690 = "stablehlo.xor"(%689, %684) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%691 = "stablehlo.broadcast_in_dim"(%583) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%692 = "stablehlo.add"(%684, %691) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%693 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%694 = "stablehlo.add"(%586, %693) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%695 = "stablehlo.broadcast_in_dim"(%694) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%696 = "stablehlo.add"(%690, %695) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%697 = "stablehlo.add"(%692, %696) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%698 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%699 = "stablehlo.shift_left"(%696, %698) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%700 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%701 = "stablehlo.shift_right_logical"(%696, %700) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%702 = "stablehlo.or"(%699, %701) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%703 = "stablehlo.xor"(%702, %697) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%704 = "stablehlo.add"(%697, %703) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%705 = "stablehlo.constant"() {value = dense<29> : tensor<16xui32>} : () -> tensor<16xui32>
%706 = "stablehlo.shift_left"(%703, %705) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%707 = "stablehlo.constant"() {value = dense<3> : tensor<16xui32>} : () -> tensor<16xui32>
%708 = "stablehlo.shift_right_logical"(%703, %707) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%709 = "stablehlo.or"(%706, %708) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%710 = "stablehlo.xor"(%709, %704) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%711 = "stablehlo.add"(%704, %710) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%712 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%713 = "stablehlo.shift_left"(%710, %712) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%714 = "stablehlo.constant"() {value = dense<16> : tensor<16xui32>} : () -> tensor<16xui32>
%715 = "stablehlo.shift_right_logical"(%710, %714) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%716 = "stablehlo.or"(%713, %715) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%717 = "stablehlo.xor"(%716, %711) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%718 = "stablehlo.add"(%711, %717) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%719 = "stablehlo.constant"() {value = dense<24> : tensor<16xui32>} : () -> tensor<16xui32>
%720 = "stablehlo.shift_left"(%717, %719) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%721 = "stablehlo.constant"() {value = dense<8> : tensor<16xui32>} : () -> tensor<16xui32>
%722 = "stablehlo.shift_right_logical"(%717, %721) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%723 = "stablehlo.or"(%720, %722) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%724 = "stablehlo.xor"(%723, %718) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%725 = "stablehlo.broadcast_in_dim"(%586) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%726 = "stablehlo.add"(%718, %725) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%727 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%728 = "stablehlo.add"(%590, %727) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%729 = "stablehlo.broadcast_in_dim"(%728) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%730 = "stablehlo.add"(%724, %729) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%731 = "stablehlo.add"(%726, %730) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%732 = "stablehlo.constant"() {value = dense<13> : tensor<16xui32>} : () -> tensor<16xui32>
%733 = "stablehlo.shift_left"(%730, %732) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%734 = "stablehlo.constant"() {value = dense<19> : tensor<16xui32>} : () -> tensor<16xui32>
%735 = "stablehlo.shift_right_logical"(%730, %734) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%736 = "stablehlo.or"(%733, %735) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%737 = "stablehlo.xor"(%736, %731) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%738 = "stablehlo.add"(%731, %737) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%739 = "stablehlo.constant"() {value = dense<15> : tensor<16xui32>} : () -> tensor<16xui32>
%740 = "stablehlo.shift_left"(%737, %739) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%741 = "stablehlo.constant"() {value = dense<17> : tensor<16xui32>} : () -> tensor<16xui32>
%742 = "stablehlo.shift_right_logical"(%737, %741) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%743 = "stablehlo.or"(%740, %742) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%744 = "stablehlo.xor"(%743, %738) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%745 = "stablehlo.add"(%738, %744) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%746 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%747 = "stablehlo.shift_left"(%744, %746) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%748 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%749 = "stablehlo.shift_right_logical"(%744, %748) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%750 = "stablehlo.or"(%747, %749) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%751 = "stablehlo.xor"(%750, %745) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%752 = "stablehlo.add"(%745, %751) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%753 = "stablehlo.constant"() {value = dense<6> : tensor<16xui32>} : () -> tensor<16xui32>
%754 = "stablehlo.shift_left"(%751, %753) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%755 = "stablehlo.constant"() {value = dense<26> : tensor<16xui32>} : () -> tensor<16xui32>
%756 = "stablehlo.shift_right_logical"(%751, %755) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%757 = "stablehlo.or"(%754, %756) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%758 = "stablehlo.xor"(%757, %752) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%759 = "stablehlo.broadcast_in_dim"(%590) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%760 = "stablehlo.add"(%752, %759) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%761 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%762 = "stablehlo.add"(%583, %761) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%763 = "stablehlo.broadcast_in_dim"(%762) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%764 = "stablehlo.add"(%758, %763) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%765 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%766 = "stablehlo.shift_right_logical"(%760, %765) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%767 = "stablehlo.convert"(%766) : (tensor<16xui32>) -> tensor<16xi32>
%768 = "stablehlo.convert"(%767) : (tensor<16xi32>) -> tensor<16xf32>
%769 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%770 = "stablehlo.add"(%768, %769) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%771 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%772 = "stablehlo.multiply"(%770, %771) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%773 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%774 = "stablehlo.shift_right_logical"(%764, %773) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%775 = "stablehlo.convert"(%774) : (tensor<16xui32>) -> tensor<16xi32>
%776 = "stablehlo.convert"(%775) : (tensor<16xi32>) -> tensor<16xf32>
%777 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%778 = "stablehlo.add"(%776, %777) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%779 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%780 = "stablehlo.multiply"(%778, %779) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%781 = "stablehlo.negate"(%6) : (tensor<16xf32>) -> tensor<16xf32>
%782 = "stablehlo.exponential"(%781) : (tensor<16xf32>) -> tensor<16xf32>
%783 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%784 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%810, %811, %812, %813 = "stablehlo.while"(%784, %782, %782, %783) ({
^bb0(%785: tensor<i32>, %786: tensor<16xf32>, %787: tensor<16xf32>, %788: tensor<16xf32>):
%789 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%790 = "stablehlo.compare"(%785, %789) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%790) : (tensor<i1>) -> ()
}, {
^bb0(%791: tensor<i32>, %792: tensor<16xf32>, %793: tensor<16xf32>, %794: tensor<16xf32>):
%795 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%796 = "stablehlo.add"(%791, %795) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%797 = "stablehlo.multiply"(%792, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%798 = "stablehlo.convert"(%791) : (tensor<i32>) -> tensor<f32>
%799 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%800 = "stablehlo.add"(%798, %799) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%801 = "stablehlo.broadcast_in_dim"(%800) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%802 = "stablehlo.divide"(%797, %801) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%803 = "stablehlo.compare"(%772, %793) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%804 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%805 = "stablehlo.compare"(%792, %804) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%806 = "stablehlo.and"(%803, %805) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%807 = "stablehlo.add"(%793, %802) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%808 = "stablehlo.convert"(%806) : (tensor<16xi1>) -> tensor<16xf32>
%809 = "stablehlo.add"(%794, %808) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%796, %802, %807, %809) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%814 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%815 = "stablehlo.subtract"(%772, %814) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%816 = "stablehlo.abs"(%815) : (tensor<16xf32>) -> tensor<16xf32>
%817 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%818 = "stablehlo.subtract"(%817, %816) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%819 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%820 = "stablehlo.multiply"(%819, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%821 = "stablehlo.divide"(%820, %818) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%822 = "stablehlo.add"(%821, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%823 = "stablehlo.multiply"(%822, %815) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%824 = "stablehlo.add"(%823, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%825 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%826 = "stablehlo.add"(%824, %825) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%827 = "stablehlo.floor"(%826) : (tensor<16xf32>) -> tensor<16xf32>
%828 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%829 = "stablehlo.compare"(%818, %828) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%830 = "stablehlo.compare"(%780, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%831 = "stablehlo.and"(%829, %830) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%832 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%833 = "stablehlo.compare"(%827, %832) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%834 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%835 = "stablehlo.compare"(%818, %834) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%836 = "stablehlo.compare"(%780, %818) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%837 = "stablehlo.and"(%835, %836) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%838 = "stablehlo.or"(%833, %837) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%839 = "stablehlo.multiply"(%780, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%840 = "stablehlo.multiply"(%818, %818) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%841 = "stablehlo.divide"(%17, %840) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%842 = "stablehlo.add"(%841, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%843 = "stablehlo.divide"(%839, %842) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%844 = "stablehlo.log"(%843) : (tensor<16xf32>) -> tensor<16xf32>
%845 = "stablehlo.log"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%846 = "stablehlo.multiply"(%827, %845) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%847 = "stablehlo.subtract"(%846, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%848 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%849 = "stablehlo.add"(%827, %848) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%850 = "chlo.lgamma"(%849) : (tensor<16xf32>) -> tensor<16xf32>
%851 = "stablehlo.subtract"(%847, %850) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%852 = "stablehlo.or"(%4, %831) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%853 = "stablehlo.not"(%838) : (tensor<16xi1>) -> tensor<16xi1>
%854 = "stablehlo.compare"(%844, %851) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%855 = "stablehlo.and"(%853, %854) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%856 = "stablehlo.or"(%852, %855) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%857 = "stablehlo.or"(%856, %32) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%858 = "stablehlo.select"(%4, %813, %827) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%859 = "stablehlo.and"(%411, %857) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%860 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%861 = "stablehlo.add"(%410, %860) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%862 = "stablehlo.not"(%857) : (tensor<16xi1>) -> tensor<16xi1>
%863 = "stablehlo.and"(%411, %862) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%864 = "stablehlo.select"(%859, %858, %412) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%861, %863, %864) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%868 = "stablehlo.convert"(%867) : (tensor<16xf32>) -> tensor<16xbf16>
return %868 : tensor<16xbf16>
}
}

