// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%9 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%11 = "stablehlo.shift_right_logical"(%5, %10) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%12 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%7, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.xor"(%9, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%19 = "stablehlo.xor"(%17, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%20 = "stablehlo.add"(%13, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%21 = "stablehlo.add"(%16, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.add"(%20, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%24 = "stablehlo.shift_left"(%21, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%26 = "stablehlo.shift_right_logical"(%21, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.or"(%24, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.xor"(%27, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.add"(%22, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%31 = "stablehlo.shift_left"(%28, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%33 = "stablehlo.shift_right_logical"(%28, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.or"(%31, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.xor"(%34, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.add"(%29, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.shift_left"(%35, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.shift_right_logical"(%35, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.or"(%38, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.xor"(%41, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.add"(%36, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.shift_left"(%42, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.shift_right_logical"(%42, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.or"(%45, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.xor"(%48, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%43, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%52 = "stablehlo.add"(%19, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.add"(%49, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.add"(%50, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%56 = "stablehlo.shift_left"(%53, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.shift_right_logical"(%53, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.or"(%56, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.xor"(%59, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.add"(%54, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.shift_left"(%60, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.shift_right_logical"(%60, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.or"(%63, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.xor"(%66, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.add"(%61, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.shift_left"(%67, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.shift_right_logical"(%67, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.or"(%70, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.xor"(%73, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%68, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_left"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_right_logical"(%74, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.or"(%77, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.xor"(%80, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%75, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.add"(%9, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.add"(%81, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.add"(%82, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.shift_left"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_right_logical"(%85, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.or"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.xor"(%91, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.add"(%86, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_left"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_right_logical"(%92, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.or"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.xor"(%98, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.add"(%93, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_left"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.shift_right_logical"(%99, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.or"(%102, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.xor"(%105, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%100, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_left"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.or"(%109, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.xor"(%112, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%107, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%12, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.add"(%113, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.add"(%114, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.shift_left"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_right_logical"(%117, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.or"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.xor"(%123, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.add"(%118, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_left"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_right_logical"(%124, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.or"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.xor"(%130, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.add"(%125, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_left"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.shift_right_logical"(%131, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.or"(%134, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.xor"(%137, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%132, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_left"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.or"(%141, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.xor"(%144, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%139, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.add"(%19, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.add"(%145, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.add"(%146, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.shift_left"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_right_logical"(%149, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.or"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.xor"(%155, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.add"(%150, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_left"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_right_logical"(%156, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.or"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.xor"(%162, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.add"(%157, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_left"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.shift_right_logical"(%163, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.or"(%166, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.xor"(%169, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%164, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_left"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.or"(%173, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.xor"(%176, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%171, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.add"(%9, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.add"(%177, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%183 = "stablehlo.xor"(%178, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%187 = "stablehlo.add"(%8, %186) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%188 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%189 = "stablehlo.add"(%182, %188) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%190 = "stablehlo.add"(%187, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%191 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%192 = "stablehlo.shift_left"(%189, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%193 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%194 = "stablehlo.shift_right_logical"(%189, %193) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%195 = "stablehlo.or"(%192, %194) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%196 = "stablehlo.xor"(%195, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%197 = "stablehlo.add"(%190, %196) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%198 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%199 = "stablehlo.shift_left"(%196, %198) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%201 = "stablehlo.shift_right_logical"(%196, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.or"(%199, %201) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.xor"(%202, %197) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.add"(%197, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%206 = "stablehlo.shift_left"(%203, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%208 = "stablehlo.shift_right_logical"(%203, %207) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%209 = "stablehlo.or"(%206, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.xor"(%209, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%211 = "stablehlo.add"(%204, %210) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%213 = "stablehlo.shift_left"(%210, %212) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%214 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%215 = "stablehlo.shift_right_logical"(%210, %214) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%216 = "stablehlo.or"(%213, %215) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%217 = "stablehlo.xor"(%216, %211) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%218 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%219 = "stablehlo.add"(%211, %218) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%220 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.add"(%185, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%223 = "stablehlo.add"(%217, %222) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%224 = "stablehlo.add"(%219, %223) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%225 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%227 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%228 = "stablehlo.shift_right_logical"(%223, %227) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.or"(%226, %228) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %224) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.add"(%224, %230) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%233 = "stablehlo.shift_left"(%230, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%235 = "stablehlo.shift_right_logical"(%230, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.or"(%233, %235) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.xor"(%236, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.add"(%231, %237) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%239 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%240 = "stablehlo.shift_left"(%237, %239) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%241 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%242 = "stablehlo.shift_right_logical"(%237, %241) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%243 = "stablehlo.or"(%240, %242) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%244 = "stablehlo.xor"(%243, %238) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%245 = "stablehlo.add"(%238, %244) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%246 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%247 = "stablehlo.shift_left"(%244, %246) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%248 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%249 = "stablehlo.shift_right_logical"(%244, %248) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%250 = "stablehlo.or"(%247, %249) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%251 = "stablehlo.xor"(%250, %245) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%252 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%253 = "stablehlo.add"(%245, %252) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%254 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%255 = "stablehlo.add"(%178, %254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%257 = "stablehlo.add"(%251, %256) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.add"(%253, %257) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%259 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%260 = "stablehlo.shift_left"(%257, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%262 = "stablehlo.shift_right_logical"(%257, %261) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%263 = "stablehlo.or"(%260, %262) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.xor"(%263, %258) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%265 = "stablehlo.add"(%258, %264) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%266 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%267 = "stablehlo.shift_left"(%264, %266) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%268 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%269 = "stablehlo.shift_right_logical"(%264, %268) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%270 = "stablehlo.or"(%267, %269) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%271 = "stablehlo.xor"(%270, %265) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%272 = "stablehlo.add"(%265, %271) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%273 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%274 = "stablehlo.shift_left"(%271, %273) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%275 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%276 = "stablehlo.shift_right_logical"(%271, %275) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%277 = "stablehlo.or"(%274, %276) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%278 = "stablehlo.xor"(%277, %272) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%279 = "stablehlo.add"(%272, %278) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%280 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%281 = "stablehlo.shift_left"(%278, %280) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%282 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%283 = "stablehlo.shift_right_logical"(%278, %282) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%284 = "stablehlo.or"(%281, %283) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%285 = "stablehlo.xor"(%284, %279) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%286 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%287 = "stablehlo.add"(%279, %286) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%288 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%289 = "stablehlo.add"(%181, %288) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%290 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%291 = "stablehlo.add"(%285, %290) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%292 = "stablehlo.add"(%287, %291) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%293 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%295 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%299 = "stablehlo.add"(%292, %298) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%300 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%301 = "stablehlo.shift_left"(%298, %300) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%302 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%304 = "stablehlo.or"(%301, %303) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%305 = "stablehlo.xor"(%304, %299) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%306 = "stablehlo.add"(%299, %305) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%307 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%308 = "stablehlo.shift_left"(%305, %307) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%309 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%311 = "stablehlo.or"(%308, %310) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%312 = "stablehlo.xor"(%311, %306) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%313 = "stablehlo.add"(%306, %312) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%314 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%315 = "stablehlo.shift_left"(%312, %314) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%316 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%318 = "stablehlo.or"(%315, %317) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%319 = "stablehlo.xor"(%318, %313) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%320 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%321 = "stablehlo.add"(%313, %320) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%322 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%323 = "stablehlo.add"(%185, %322) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%324 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%325 = "stablehlo.add"(%319, %324) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%326 = "stablehlo.add"(%321, %325) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%327 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%328 = "stablehlo.shift_left"(%325, %327) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%329 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%331 = "stablehlo.or"(%328, %330) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%332 = "stablehlo.xor"(%331, %326) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%333 = "stablehlo.add"(%326, %332) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%334 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%335 = "stablehlo.shift_left"(%332, %334) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%336 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%338 = "stablehlo.or"(%335, %337) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.xor"(%338, %333) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%340 = "stablehlo.add"(%333, %339) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%341 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%342 = "stablehlo.shift_left"(%339, %341) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%343 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%345 = "stablehlo.or"(%342, %344) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%346 = "stablehlo.xor"(%345, %340) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%347 = "stablehlo.add"(%340, %346) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%348 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%349 = "stablehlo.shift_left"(%346, %348) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%352 = "stablehlo.or"(%349, %351) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%353 = "stablehlo.xor"(%352, %347) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%354 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%355 = "stablehlo.add"(%347, %354) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%356 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%357 = "stablehlo.add"(%178, %356) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%358 = "stablehlo.broadcast_in_dim"(%357) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%359 = "stablehlo.add"(%353, %358) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%360 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%361 = "stablehlo.shift_right_logical"(%359, %360) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%362 = "stablehlo.convert"(%361) : (tensor<4096xui32>) -> tensor<4096xi32>
%363 = "stablehlo.convert"(%362) : (tensor<4096xi32>) -> tensor<4096xf32>
%364 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%365 = "stablehlo.multiply"(%363, %364) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%366 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%367 = "stablehlo.shift_right_logical"(%355, %366) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%368 = "stablehlo.convert"(%367) : (tensor<4096xui32>) -> tensor<4096xi32>
%369 = "stablehlo.convert"(%368) : (tensor<4096xi32>) -> tensor<4096xf32>
%370 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%371 = "stablehlo.add"(%369, %370) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%372 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%373 = "stablehlo.multiply"(%371, %372) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%374 = "stablehlo.log"(%373) : (tensor<4096xf32>) -> tensor<4096xf32>
%375 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%376 = "stablehlo.multiply"(%374, %375) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%377 = "stablehlo.sqrt"(%376) : (tensor<4096xf32>) -> tensor<4096xf32>
%378 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%379 = "stablehlo.subtract"(%365, %378) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%380 = "stablehlo.abs"(%379) : (tensor<4096xf32>) -> tensor<4096xf32>
%381 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%382 = "stablehlo.subtract"(%380, %381) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%383 = "stablehlo.multiply"(%382, %382) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%384 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%385 = "stablehlo.multiply"(%384, %383) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%386 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%387 = "stablehlo.add"(%385, %386) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%388 = "stablehlo.multiply"(%387, %383) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%389 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%390 = "stablehlo.add"(%388, %389) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%391 = "stablehlo.multiply"(%390, %383) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%392 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%393 = "stablehlo.add"(%391, %392) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%394 = "stablehlo.multiply"(%393, %383) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%395 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%396 = "stablehlo.add"(%394, %395) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%397 = "stablehlo.multiply"(%396, %383) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%398 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%399 = "stablehlo.add"(%397, %398) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%400 = "stablehlo.multiply"(%399, %383) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%401 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%402 = "stablehlo.add"(%400, %401) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%403 = "stablehlo.multiply"(%382, %402) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%404 = "stablehlo.multiply"(%377, %403) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%405 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%406 = "stablehlo.multiply"(%404, %405) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%407 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%408 = "stablehlo.add"(%406, %407) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %408 : tensor<4096xf32>
}
}

// f64[4095] 3.0 0.5
// run-time numbers: mean:F64 std:F64
// random counters: 1
module @example {
func.func public @main(%0: tensor<4095xf64>, %1: tensor<f64>, %2: tensor<f64>, %3: tensor<2xui64>) -> (tensor<4095xf64>) {
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4095xui32>
%9 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%11 = "stablehlo.shift_right_logical"(%5, %10) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%12 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%7, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.xor"(%9, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%19 = "stablehlo.xor"(%17, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%20 = "stablehlo.add"(%13, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%21 = "stablehlo.add"(%16, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.add"(%20, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%24 = "stablehlo.shift_left"(%21, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%26 = "stablehlo.shift_right_logical"(%21, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.or"(%24, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.xor"(%27, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.add"(%22, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%31 = "stablehlo.shift_left"(%28, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%33 = "stablehlo.shift_right_logical"(%28, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.or"(%31, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.xor"(%34, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.add"(%29, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.shift_left"(%35, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.shift_right_logical"(%35, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.or"(%38, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.xor"(%41, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.add"(%36, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.shift_left"(%42, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.shift_right_logical"(%42, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.or"(%45, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.xor"(%48, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%43, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%52 = "stablehlo.add"(%19, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.add"(%49, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.add"(%50, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%56 = "stablehlo.shift_left"(%53, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.shift_right_logical"(%53, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.or"(%56, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.xor"(%59, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.add"(%54, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.shift_left"(%60, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.shift_right_logical"(%60, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.or"(%63, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.xor"(%66, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.add"(%61, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.shift_left"(%67, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.shift_right_logical"(%67, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.or"(%70, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.xor"(%73, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.add"(%68, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_left"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%79 = "stablehlo.shift_right_logical"(%74, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.or"(%77, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.xor"(%80, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%75, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.add"(%9, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.add"(%81, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.add"(%82, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.shift_left"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_right_logical"(%85, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.or"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.xor"(%91, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.add"(%86, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_left"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_right_logical"(%92, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.or"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.xor"(%98, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.add"(%93, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_left"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.shift_right_logical"(%99, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.or"(%102, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.xor"(%105, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.add"(%100, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_left"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%111 = "stablehlo.shift_right_logical"(%106, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.or"(%109, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.xor"(%112, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%107, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%12, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.add"(%113, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.add"(%114, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.shift_left"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_right_logical"(%117, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.or"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.xor"(%123, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.add"(%118, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_left"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_right_logical"(%124, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.or"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.xor"(%130, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.add"(%125, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_left"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.shift_right_logical"(%131, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.or"(%134, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.xor"(%137, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.add"(%132, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_left"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.shift_right_logical"(%138, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.or"(%141, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.xor"(%144, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%139, %12) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.add"(%19, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.add"(%145, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.add"(%146, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.shift_left"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_right_logical"(%149, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.or"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.xor"(%155, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.add"(%150, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_left"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_right_logical"(%156, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.or"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.xor"(%162, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.add"(%157, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_left"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.shift_right_logical"(%163, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.or"(%166, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.xor"(%169, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.add"(%164, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_left"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%175 = "stablehlo.shift_right_logical"(%170, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.or"(%173, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.xor"(%176, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%171, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%180 = "stablehlo.add"(%9, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.add"(%177, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<0> : tensor<4095xui32>} : () -> tensor<4095xui32>
%183 = "stablehlo.xor"(%178, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%187 = "stablehlo.add"(%8, %186) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%188 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%189 = "stablehlo.add"(%182, %188) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%190 = "stablehlo.add"(%187, %189) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%191 = "stablehlo.constant"() {value = dense<13> : tensor<4095xui32>} : () -> tensor<4095xui32>
%192 = "stablehlo.shift_left"(%189, %191) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%193 = "stablehlo.constant"() {value = dense<19> : tensor<4095xui32>} : () -> tensor<4095xui32>
%194 = "stablehlo.shift_right_logical"(%189, %193) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%195 = "stablehlo.or"(%192, %194) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%196 = "stablehlo.xor"(%195, %190) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%197 = "stablehlo.add"(%190, %196) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%198 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%199 = "stablehlo.shift_left"(%196, %198) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%200 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%201 = "stablehlo.shift_right_logical"(%196, %200) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%202 = "stablehlo.or"(%199, %201) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%203 = "stablehlo.xor"(%202, %197) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%204 = "stablehlo.add"(%197, %203) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%205 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%206 = "stablehlo.shift_left"(%203, %205) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%207 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%208 = "stablehlo.shift_right_logical"(%203, %207) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%209 = "stablehlo.or"(%206, %208) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%210 = "stablehlo.xor"(%209, %204) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%211 = "stablehlo.add"(%204, %210) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%212 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%213 = "stablehlo.shift_left"(%210, %212) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%214 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%215 = "stablehlo.shift_right_logical"(%210, %214) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%216 = "stablehlo.or"(%213, %215) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%217 = "stablehlo.xor"(%216, %211) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%218 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%219 = "stablehlo.add"(%211, %218) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%220 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.add"(%185, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%223 = "stablehlo.add"(%217, %222) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%224 = "stablehlo.add"(%219, %223) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%225 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%227 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%228 = "stablehlo.shift_right_logical"(%223, %227) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%229 = "stablehlo.or"(%226, %228) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%230 = "stablehlo.xor"(%229, %224) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%231 = "stablehlo.add"(%224, %230) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%232 = "stablehlo.constant"() {value = dense<29> : tensor<4095xui32>} : () -> tensor<4095xui32>
%233 = "stablehlo.shift_left"(%230, %232) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%234 = "stablehlo.constant"() {value = dense<3> : tensor<4095xui32>} : () -> tensor<4095xui32>
%235 = "stablehlo.shift_right_logical"(%230, %234) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%236 = "stablehlo.or"(%233, %235) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%237 = "stablehlo.xor"(%236, %231) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%238 = "stablehlo.add"(%231, %237) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%239 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%240 = "stablehlo.shift_left"(%237, %239) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%241 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%242 = "stablehlo.shift_right_logical"(%237, %241) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%243 = "stablehlo.or"(%240, %242) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%244 = "stablehlo.xor"(%243, %238) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%245 = "stablehlo.add"(%238, %244) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%246 = "stablehlo.constant"() {value = dense<24> : tensor<4095xui32>} : () -> tensor<4095xui32>
%247 = "stablehlo.shift_left"(%244, %246) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%248 = "stablehlo.constant"() {value = dense<8> : tensor<4095xui32>} : () -> tensor<4095xui32>
%249 = "stablehlo.shift_right_logical"(%244, %248) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%250 = "stablehlo.or"(%247, %249) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%251 = "stablehlo.xor"(%250, %245) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%252 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%253 = "stablehlo.add"(%245, %252) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%254 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%255 = "stablehlo.add"(%178, %254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%257 = "stablehlo.add"(%251, %256) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%258 = "stablehlo.add"(%253, %257) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%259 = "stablehlo.constant"() {value = dense<13> : tensor<4095xui32>} : () -> tensor<4095xui32>
%260 = "stablehlo.shift_left"(%257, %259) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%261 = "stablehlo.constant"() {value = dense<19> : tensor<4095xui32>} : () -> tensor<4095xui32>
%262 = "stablehlo.shift_right_logical"(%257, %261) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%263 = "stablehlo.or"(%260, %262) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%264 = "stablehlo.xor"(%263, %258) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%265 = "stablehlo.add"(%258, %264) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%266 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%267 = "stablehlo.shift_left"(%264, %266) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%268 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%269 = "stablehlo.shift_right_logical"(%264, %268) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%270 = "stablehlo.or"(%267, %269) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%271 = "stablehlo.xor"(%270, %265) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%272 = "stablehlo.add"(%265, %271) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%273 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%274 = "stablehlo.shift_left"(%271, %273) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%275 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%276 = "stablehlo.shift_right_logical"(%271, %275) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%277 = "stablehlo.or"(%274, %276) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%278 = "stablehlo.xor"(%277, %272) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%279 = "stablehlo.add"(%272, %278) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%280 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%281 = "stablehlo.shift_left"(%278, %280) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%282 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%283 = "stablehlo.shift_right_logical"(%278, %282) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%284 = "stablehlo.or"(%281, %283) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%285 = "stablehlo.xor"(%284, %279) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%286 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%287 = "stablehlo.add"(%279, %286) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%288 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%289 = "stablehlo.add"(%181, %288) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%290 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%291 = "stablehlo.add"(%285, %290) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%292 = "stablehlo.add"(%287, %291) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%293 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%295 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%299 = "stablehlo.add"(%292, %298) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%300 = "stablehlo.constant"() {value = dense<29> : tensor<4095xui32>} : () -> tensor<4095xui32>
%301 = "stablehlo.shift_left"(%298, %300) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%302 = "stablehlo.constant"() {value = dense<3> : tensor<4095xui32>} : () -> tensor<4095xui32>
%303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%304 = "stablehlo.or"(%301, %303) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%305 = "stablehlo.xor"(%304, %299) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%306 = "stablehlo.add"(%299, %305) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%307 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%308 = "stablehlo.shift_left"(%305, %307) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%309 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%311 = "stablehlo.or"(%308, %310) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%312 = "stablehlo.xor"(%311, %306) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%313 = "stablehlo.add"(%306, %312) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%314 = "stablehlo.constant"() {value = dense<24> : tensor<4095xui32>} : () -> tensor<4095xui32>
%315 = "stablehlo.shift_left"(%312, %314) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%316 = "stablehlo.constant"() {value = dense<8> : tensor<4095xui32>} : () -> tensor<4095xui32>
%317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%318 = "stablehlo.or"(%315, %317) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%319 = "stablehlo.xor"(%318, %313) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%320 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%321 = "stablehlo.add"(%313, %320) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%322 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%323 = "stablehlo.add"(%185, %322) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%324 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%325 = "stablehlo.add"(%319, %324) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%326 = "stablehlo.add"(%321, %325) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%327 = "stablehlo.constant"() {value = dense<13> : tensor<4095xui32>} : () -> tensor<4095xui32>
%328 = "stablehlo.shift_left"(%325, %327) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%329 = "stablehlo.constant"() {value = dense<19> : tensor<4095xui32>} : () -> tensor<4095xui32>
%330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%331 = "stablehlo.or"(%328, %330) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%332 = "stablehlo.xor"(%331, %326) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%333 = "stablehlo.add"(%326, %332) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%334 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%335 = "stablehlo.shift_left"(%332, %334) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%336 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%338 = "stablehlo.or"(%335, %337) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%339 = "stablehlo.xor"(%338, %333) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%340 = "stablehlo.add"(%333, %339) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%341 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%342 = "stablehlo.shift_left"(%339, %341) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%343 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%345 = "stablehlo.or"(%342, %344) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%346 = "stablehlo.xor"(%345, %340) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%347 = "stablehlo.add"(%340, %346) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%348 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%349 = "stablehlo.shift_left"(%346, %348) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%350 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%351 = "stablehlo.shift_right_logical"(%346, %350) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%352 = "stablehlo.or"(%349, %351) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%353 = "stablehlo.xor"(%352, %347) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%354 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%355 = "stablehlo.add"(%347, %354) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%356 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%357 = "stablehlo.add"(%178, %356) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%358 = "stablehlo.broadcast_in_dim"(%357) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%359 = "stablehlo.add"(%353, %358) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%360 = "stablehlo.constant"() {value = dense<1> : tensor<4095xui32>} : () -> tensor<4095xui32>
%361 = "stablehlo.xor"(%178, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%362 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%363 = "stablehlo.xor"(%361, %362) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%364 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%365 = "stablehlo.add"(%8, %364) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%366 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%367 = "stablehlo.add"(%360, %366) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%368 = "stablehlo.add"(%365, %367) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%369 = "stablehlo.constant"() {value = dense<13> : tensor<4095xui32>} : () -> tensor<4095xui32>
%370 = "stablehlo.shift_left"(%367, %369) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%371 = "stablehlo.constant"() {value = dense<19> : tensor<4095xui32>} : () -> tensor<4095xui32>
%372 = "stablehlo.shift_right_logical"(%367, %371) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%373 = "stablehlo.or"(%370, %372) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%374 = "stablehlo.xor"(%373, %368) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%375 = "stablehlo.add"(%368, %374) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%376 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%377 = "stablehlo.shift_left"(%374, %376) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%378 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%379 = "stablehlo.shift_right_logical"(%374, %378) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%380 = "stablehlo.or"(%377, %379) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%381 = "stablehlo.xor"(%380, %375) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%382 = "stablehlo.add"(%375, %381) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%383 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%384 = "stablehlo.shift_left"(%381, %383) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%385 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%386 = "stablehlo.shift_right_logical"(%381, %385) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%387 = "stablehlo.or"(%384, %386) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%388 = "stablehlo.xor"(%387, %382) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%389 = "stablehlo.add"(%382, %388) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%390 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%391 = "stablehlo.shift_left"(%388, %390) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%392 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%393 = "stablehlo.shift_right_logical"(%388, %392) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%394 = "stablehlo.or"(%391, %393) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%395 = "stablehlo.xor"(%394, %389) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%396 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%397 = "stablehlo.add"(%389, %396) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%398 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%399 = "stablehlo.add"(%363, %398) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%400 = "stablehlo.broadcast_in_dim"(%399) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%401 = "stablehlo.add"(%395, %400) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%402 = "stablehlo.add"(%397, %401) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%403 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%404 = "stablehlo.shift_left"(%401, %403) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%405 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%406 = "stablehlo.shift_right_logical"(%401, %405) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%407 = "stablehlo.or"(%404, %406) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%408 = "stablehlo.xor"(%407, %402) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%409 = "stablehlo.add"(%402, %408) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%410 = "stablehlo.constant"() {value = dense<29> : tensor<4095xui32>} : () -> tensor<4095xui32>
%411 = "stablehlo.shift_left"(%408, %410) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%412 = "stablehlo.constant"() {value = dense<3> : tensor<4095xui32>} : () -> tensor<4095xui32>
%413 = "stablehlo.shift_right_logical"(%408, %412) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%414 = "stablehlo.or"(%411, %413) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%415 = "stablehlo.xor"(%414, %409) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%416 = "stablehlo.add"(%409, %415) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%417 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%418 = "stablehlo.shift_left"(%415, %417) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%419 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%420 = "stablehlo.shift_right_logical"(%415, %419) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%421 = "stablehlo.or"(%418, %420) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%422 = "stablehlo.xor"(%421, %416) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%423 = "stablehlo.add"(%416, %422) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%424 = "stablehlo.constant"() {value = dense<24> : tensor<4095xui32>} : () -> tensor<4095xui32>
%425 = "stablehlo.shift_left"(%422, %424) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%426 = "stablehlo.constant"() {value = dense<8> : tensor<4095xui32>} : () -> tensor<4095xui32>
%427 = "stablehlo.shift_right_logical"(%422, %426) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%428 = "stablehlo.or"(%425, %427) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%429 = "stablehlo.xor"(%428, %423) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%430 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%431 = "stablehlo.add"(%423, %430) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%432 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%433 = "stablehlo.add"(%178, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.broadcast_in_dim"(%433) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%435 = "stablehlo.add"(%429, %434) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%436 = "stablehlo.add"(%431, %435) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%437 = "stablehlo.constant"() {value = dense<13> : tensor<4095xui32>} : () -> tensor<4095xui32>
%438 = "stablehlo.shift_left"(%435, %437) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%439 = "stablehlo.constant"() {value = dense<19> : tensor<4095xui32>} : () -> tensor<4095xui32>
%440 = "stablehlo.shift_right_logical"(%435, %439) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%441 = "stablehlo.or"(%438, %440) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%442 = "stablehlo.xor"(%441, %436) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%443 = "stablehlo.add"(%436, %442) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%444 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%445 = "stablehlo.shift_left"(%442, %444) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%446 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%447 = "stablehlo.shift_right_logical"(%442, %446) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%448 = "stablehlo.or"(%445, %447) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%449 = "stablehlo.xor"(%448, %443) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%450 = "stablehlo.add"(%443, %449) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%451 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%452 = "stablehlo.shift_left"(%449, %451) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%453 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%454 = "stablehlo.shift_right_logical"(%449, %453) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%455 = "stablehlo.or"(%452, %454) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%456 = "stablehlo.xor"(%455, %450) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%457 = "stablehlo.add"(%450, %456) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%458 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%459 = "stablehlo.shift_left"(%456, %458) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%460 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%461 = "stablehlo.shift_right_logical"(%456, %460) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%462 = "stablehlo.or"(%459, %461) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%463 = "stablehlo.xor"(%462, %457) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%464 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%465 = "stablehlo.add"(%457, %464) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%466 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.add"(%181, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%469 = "stablehlo.add"(%463, %468) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%470 = "stablehlo.add"(%465, %469) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%471 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%472 = "stablehlo.shift_left"(%469, %471) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%473 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%474 = "stablehlo.shift_right_logical"(%469, %473) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%475 = "stablehlo.or"(%472, %474) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%476 = "stablehlo.xor"(%475, %470) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%477 = "stablehlo.add"(%470, %476) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%478 = "stablehlo.constant"() {value = dense<29> : tensor<4095xui32>} : () -> tensor<4095xui32>
%479 = "stablehlo.shift_left"(%476, %478) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%480 = "stablehlo.constant"() {value = dense<3> : tensor<4095xui32>} : () -> tensor<4095xui32>
%481 = "stablehlo.shift_right_logical"(%476, %480) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%482 = "stablehlo.or"(%479, %481) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%483 = "stablehlo.xor"(%482, %477) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%484 = "stablehlo.add"(%477, %483) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%485 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%486 = "stablehlo.shift_left"(%483, %485) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%487 = "stablehlo.constant"() {value = dense<16> : tensor<4095xui32>} : () -> tensor<4095xui32>
%488 = "stablehlo.shift_right_logical"(%483, %487) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%489 = "stablehlo.or"(%486, %488) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%490 = "stablehlo.xor"(%489, %484) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%491 = "stablehlo.add"(%484, %490) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%492 = "stablehlo.constant"() {value = dense<24> : tensor<4095xui32>} : () -> tensor<4095xui32>
%493 = "stablehlo.shift_left"(%490, %492) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%494 = "stablehlo.constant"() {value = dense<8> : tensor<4095xui32>} : () -> tensor<4095xui32>
%495 = "stablehlo.shift_right_logical"(%490, %494) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%496 = "stablehlo.or"(%493, %495) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%497 = "stablehlo.xor"(%496, %491) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%498 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%499 = "stablehlo.add"(%491, %498) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%500 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.add"(%363, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.broadcast_in_dim"(%501) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%503 = "stablehlo.add"(%497, %502) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%504 = "stablehlo.add"(%499, %503) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%505 = "stablehlo.constant"() {value = dense<13> : tensor<4095xui32>} : () -> tensor<4095xui32>
%506 = "stablehlo.shift_left"(%503, %505) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%507 = "stablehlo.constant"() {value = dense<19> : tensor<4095xui32>} : () -> tensor<4095xui32>
%508 = "stablehlo.shift_right_logical"(%503, %507) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%509 = "stablehlo.or"(%506, %508) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%510 = "stablehlo.xor"(%509, %504) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%511 = "stablehlo.add"(%504, %510) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%512 = "stablehlo.constant"() {value = dense<15> : tensor<4095xui32>} : () -> tensor<4095xui32>
%513 = "stablehlo.shift_left"(%510, %512) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%514 = "stablehlo.constant"() {value = dense<17> : tensor<4095xui32>} : () -> tensor<4095xui32>
%515 = "stablehlo.shift_right_logical"(%510, %514) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%516 = "stablehlo.or"(%513, %515) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%517 = "stablehlo.xor"(%516, %511) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%518 = "stablehlo.add"(%511, %517) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%519 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%520 = "stablehlo.shift_left"(%517, %519) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%521 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%522 = "stablehlo.shift_right_logical"(%517, %521) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%523 = "stablehlo.or"(%520, %522) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%524 = "stablehlo.xor"(%523, %518) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%525 = "stablehlo.add"(%518, %524) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%526 = "stablehlo.constant"() {value = dense<6> : tensor<4095xui32>} : () -> tensor<4095xui32>
%527 = "stablehlo.shift_left"(%524, %526) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%528 = "stablehlo.constant"() {value = dense<26> : tensor<4095xui32>} : () -> tensor<4095xui32>
%529 = "stablehlo.shift_right_logical"(%524, %528) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%530 = "stablehlo.or"(%527, %529) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%531 = "stablehlo.xor"(%530, %525) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%532 = "stablehlo.broadcast_in_dim"(%363) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%533 = "stablehlo.add"(%525, %532) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%534 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%535 = "stablehlo.add"(%178, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.broadcast_in_dim"(%535) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%537 = "stablehlo.add"(%531, %536) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%538 = "stablehlo.convert"(%355) : (tensor<4095xui32>) -> tensor<4095xui64>
%539 = "stablehlo.convert"(%359) : (tensor<4095xui32>) -> tensor<4095xui64>
%540 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%541 = "stablehlo.shift_left"(%539, %540) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%542 = "stablehlo.or"(%538, %541) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%543 = "stablehlo.convert"(%533) : (tensor<4095xui32>) -> tensor<4095xui64>
%544 = "stablehlo.convert"(%537) : (tensor<4095xui32>) -> tensor<4095xui64>
%545 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%546 = "stablehlo.shift_left"(%544, %545) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%547 = "stablehlo.or"(%543, %546) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%548 = "stablehlo.constant"() {value = dense<11> : tensor<4095xui64>} : () -> tensor<4095xui64>
%549 = "stablehlo.shift_right_logical"(%547, %548) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%550 = "stablehlo.convert"(%549) : (tensor<4095xui64>) -> tensor<4095xi64>
%551 = "stablehlo.convert"(%550) : (tensor<4095xi64>) -> tensor<4095xf64>
%552 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4095xf64>} : () -> tensor<4095xf64>
%553 = "stablehlo.multiply"(%551, %552) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%554 = "stablehlo.constant"() {value = dense<11> : tensor<4095xui64>} : () -> tensor<4095xui64>
%555 = "stablehlo.shift_right_logical"(%542, %554) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%556 = "stablehlo.convert"(%555) : (tensor<4095xui64>) -> tensor<4095xi64>
%557 = "stablehlo.convert"(%556) : (tensor<4095xi64>) -> tensor<4095xf64>
%558 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4095xf64>} : () -> tensor<4095xf64>
%559 = "stablehlo.add"(%557, %558) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%560 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4095xf64>} : () -> tensor<4095xf64>
%561 = "stablehlo.multiply"(%559, %560) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%562 = "stablehlo.log"(%561) : (tensor<4095xf64>) -> tensor<4095xf64>
%563 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4095xf64>} : () -> tensor<4095xf64>
%564 = "stablehlo.multiply"(%562, %563) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%565 = "stablehlo.sqrt"(%564) : (tensor<4095xf64>) -> tensor<4095xf64>
%566 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<4095xf64>} : () -> tensor<4095xf64>
%567 = "stablehlo.multiply"(%553, %566) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%568 = "stablehlo.cosine"(%567) : (tensor<4095xf64>) -> tensor<4095xf64>
%569 = "stablehlo.multiply"(%565, %568) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%570 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4095xf64>
%571 = "stablehlo.multiply"(%569, %570) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%572 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4095xf64>
%573 = "stablehlo.add"(%571, %572) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
return %573 : tensor<4095xf64>
}
}

// bf16[64,64] -1.0 2.0
// run-time numbers: mean:F32 std:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64x64xbf16>, %1: tensor<f32>, %2: tensor<f32>, %3: tensor<2xui64>) -> (tensor<64x64xbf16>) {
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<4096xui32>) -> tensor<64x64xui32>
%10 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%5, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%7, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
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
%183 = "stablehlo.constant"() {value = dense<0> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%184 = "stablehlo.xor"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%188 = "stablehlo.add"(%9, %187) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%189 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%190 = "stablehlo.add"(%183, %189) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%191 = "stablehlo.add"(%188, %190) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%192 = "stablehlo.constant"() {value = dense<13> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%194 = "stablehlo.constant"() {value = dense<19> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%198 = "stablehlo.add"(%191, %197) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%199 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%200 = "stablehlo.shift_left"(%197, %199) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%201 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%203 = "stablehlo.or"(%200, %202) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%204 = "stablehlo.xor"(%203, %198) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%205 = "stablehlo.add"(%198, %204) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%206 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%208 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%213 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%215 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%219 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%220 = "stablehlo.add"(%212, %219) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%221 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%186, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%224 = "stablehlo.add"(%218, %223) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%225 = "stablehlo.add"(%220, %224) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%226 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%228 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%232 = "stablehlo.add"(%225, %231) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%233 = "stablehlo.constant"() {value = dense<29> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%234 = "stablehlo.shift_left"(%231, %233) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%235 = "stablehlo.constant"() {value = dense<3> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%236 = "stablehlo.shift_right_logical"(%231, %235) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%237 = "stablehlo.or"(%234, %236) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%238 = "stablehlo.xor"(%237, %232) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%239 = "stablehlo.add"(%232, %238) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%241 = "stablehlo.shift_left"(%238, %240) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%242 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%243 = "stablehlo.shift_right_logical"(%238, %242) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%244 = "stablehlo.or"(%241, %243) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%245 = "stablehlo.xor"(%244, %239) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%246 = "stablehlo.add"(%239, %245) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%247 = "stablehlo.constant"() {value = dense<24> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%248 = "stablehlo.shift_left"(%245, %247) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%249 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%250 = "stablehlo.shift_right_logical"(%245, %249) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%251 = "stablehlo.or"(%248, %250) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%252 = "stablehlo.xor"(%251, %246) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%253 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%254 = "stablehlo.add"(%246, %253) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%179, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%258 = "stablehlo.add"(%252, %257) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%259 = "stablehlo.add"(%254, %258) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%260 = "stablehlo.constant"() {value = dense<13> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%262 = "stablehlo.constant"() {value = dense<19> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%267 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%269 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%273 = "stablehlo.add"(%266, %272) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%274 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%275 = "stablehlo.shift_left"(%272, %274) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%276 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%277 = "stablehlo.shift_right_logical"(%272, %276) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%278 = "stablehlo.or"(%275, %277) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%279 = "stablehlo.xor"(%278, %273) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%280 = "stablehlo.add"(%273, %279) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%281 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%282 = "stablehlo.shift_left"(%279, %281) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%283 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%284 = "stablehlo.shift_right_logical"(%279, %283) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%285 = "stablehlo.or"(%282, %284) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%286 = "stablehlo.xor"(%285, %280) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%287 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%288 = "stablehlo.add"(%280, %287) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%290 = "stablehlo.add"(%182, %289) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%292 = "stablehlo.add"(%286, %291) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%293 = "stablehlo.add"(%288, %292) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%294 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%296 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%301 = "stablehlo.constant"() {value = dense<29> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%303 = "stablehlo.constant"() {value = dense<3> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%307 = "stablehlo.add"(%300, %306) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%309 = "stablehlo.shift_left"(%306, %308) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%310 = "stablehlo.constant"() {value = dense<16> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%312 = "stablehlo.or"(%309, %311) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%313 = "stablehlo.xor"(%312, %307) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%314 = "stablehlo.add"(%307, %313) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%315 = "stablehlo.constant"() {value = dense<24> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%316 = "stablehlo.shift_left"(%313, %315) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%317 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%318 = "stablehlo.shift_right_logical"(%313, %317) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%319 = "stablehlo.or"(%316, %318) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%320 = "stablehlo.xor"(%319, %314) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%321 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%322 = "stablehlo.add"(%314, %321) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%323 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%324 = "stablehlo.add"(%186, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%326 = "stablehlo.add"(%320, %325) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%327 = "stablehlo.add"(%322, %326) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%328 = "stablehlo.constant"() {value = dense<13> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%330 = "stablehlo.constant"() {value = dense<19> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%335 = "stablehlo.constant"() {value = dense<15> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%337 = "stablehlo.constant"() {value = dense<17> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%341 = "stablehlo.add"(%334, %340) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%342 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%343 = "stablehlo.shift_left"(%340, %342) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%344 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%345 = "stablehlo.shift_right_logical"(%340, %344) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%346 = "stablehlo.or"(%343, %345) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%347 = "stablehlo.xor"(%346, %341) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%348 = "stablehlo.add"(%341, %347) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%349 = "stablehlo.constant"() {value = dense<6> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%350 = "stablehlo.shift_left"(%347, %349) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%351 = "stablehlo.constant"() {value = dense<26> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%352 = "stablehlo.shift_right_logical"(%347, %351) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%353 = "stablehlo.or"(%350, %352) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%354 = "stablehlo.xor"(%353, %348) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%355 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%356 = "stablehlo.add"(%348, %355) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%357 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%358 = "stablehlo.add"(%179, %357) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%359 = "stablehlo.broadcast_in_dim"(%358) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%360 = "stablehlo.add"(%354, %359) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%361 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%362 = "stablehlo.shift_right_logical"(%360, %361) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%363 = "stablehlo.convert"(%362) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%364 = "stablehlo.convert"(%363) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%365 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%367 = "stablehlo.constant"() {value = dense<1> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%368 = "stablehlo.shift_right_logical"(%356, %367) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%369 = "stablehlo.convert"(%368) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%370 = "stablehlo.convert"(%369) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%371 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%372 = "stablehlo.add"(%370, %371) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%373 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%374 = "stablehlo.multiply"(%372, %373) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%375 = "stablehlo.log"(%374) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%376 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%378 = "stablehlo.sqrt"(%377) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%379 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%380 = "stablehlo.subtract"(%366, %379) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%381 = "stablehlo.abs"(%380) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%382 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%383 = "stablehlo.subtract"(%381, %382) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%384 = "stablehlo.multiply"(%383, %383) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%385 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%386 = "stablehlo.multiply"(%385, %384) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%387 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%388 = "stablehlo.add"(%386, %387) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%389 = "stablehlo.multiply"(%388, %384) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%390 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%391 = "stablehlo.add"(%389, %390) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%392 = "stablehlo.multiply"(%391, %384) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%393 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%394 = "stablehlo.add"(%392, %393) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%395 = "stablehlo.multiply"(%394, %384) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%396 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%397 = "stablehlo.add"(%395, %396) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%398 = "stablehlo.multiply"(%397, %384) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%399 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%400 = "stablehlo.add"(%398, %399) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%401 = "stablehlo.multiply"(%400, %384) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%402 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%403 = "stablehlo.add"(%401, %402) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%404 = "stablehlo.multiply"(%383, %403) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%405 = "stablehlo.multiply"(%378, %404) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%406 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%407 = "stablehlo.multiply"(%405, %406) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%408 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%409 = "stablehlo.add"(%407, %408) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%410 = "stablehlo.convert"(%409) : (tensor<64x64xf32>) -> tensor<64x64xbf16>
return %410 : tensor<64x64xbf16>
}
}

// f32[]
// random counters: 1
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2xui64>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui32>) -> tensor<ui32>
%10 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%5, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%7, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
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
%183 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.xor"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.add"(%9, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.add"(%183, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.add"(%187, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.shift_left"(%188, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.shift_right_logical"(%188, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.or"(%191, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.xor"(%194, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.add"(%189, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.shift_left"(%195, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%200 = "stablehlo.shift_right_logical"(%195, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.or"(%198, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.xor"(%201, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%203 = "stablehlo.add"(%196, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%205 = "stablehlo.shift_left"(%202, %204) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.or"(%205, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.xor"(%208, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.add"(%203, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%212 = "stablehlo.shift_left"(%209, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.or"(%212, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.xor"(%215, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.add"(%210, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.add"(%186, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.add"(%216, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.add"(%217, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.shift_left"(%220, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%225 = "stablehlo.shift_right_logical"(%220, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.or"(%223, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.xor"(%226, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.add"(%221, %227) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%229 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%230 = "stablehlo.shift_left"(%227, %229) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%231 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%232 = "stablehlo.shift_right_logical"(%227, %231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.or"(%230, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.xor"(%233, %228) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.add"(%228, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.shift_left"(%234, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.shift_right_logical"(%234, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.or"(%237, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.xor"(%240, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.add"(%235, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%243 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%244 = "stablehlo.shift_left"(%241, %243) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%245 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%246 = "stablehlo.shift_right_logical"(%241, %245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%247 = "stablehlo.or"(%244, %246) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%248 = "stablehlo.xor"(%247, %242) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%249 = "stablehlo.add"(%242, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%250 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%251 = "stablehlo.add"(%179, %250) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%252 = "stablehlo.add"(%248, %251) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%253 = "stablehlo.add"(%249, %252) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%254 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%255 = "stablehlo.shift_left"(%252, %254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%256 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%257 = "stablehlo.shift_right_logical"(%252, %256) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%258 = "stablehlo.or"(%255, %257) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%259 = "stablehlo.xor"(%258, %253) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%260 = "stablehlo.add"(%253, %259) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%261 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.shift_left"(%259, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.shift_right_logical"(%259, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.or"(%262, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.xor"(%265, %260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%267 = "stablehlo.add"(%260, %266) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%268 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%269 = "stablehlo.shift_left"(%266, %268) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%270 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%271 = "stablehlo.shift_right_logical"(%266, %270) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%272 = "stablehlo.or"(%269, %271) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%273 = "stablehlo.xor"(%272, %267) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%274 = "stablehlo.add"(%267, %273) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%275 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%276 = "stablehlo.shift_left"(%273, %275) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%277 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%278 = "stablehlo.shift_right_logical"(%273, %277) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%279 = "stablehlo.or"(%276, %278) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%280 = "stablehlo.xor"(%279, %274) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%281 = "stablehlo.add"(%274, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%282 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%283 = "stablehlo.add"(%182, %282) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%284 = "stablehlo.add"(%280, %283) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%285 = "stablehlo.add"(%281, %284) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%286 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%287 = "stablehlo.shift_left"(%284, %286) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%288 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%289 = "stablehlo.shift_right_logical"(%284, %288) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%290 = "stablehlo.or"(%287, %289) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%291 = "stablehlo.xor"(%290, %285) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%292 = "stablehlo.add"(%285, %291) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%293 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%295 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%299 = "stablehlo.add"(%292, %298) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%300 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%301 = "stablehlo.shift_left"(%298, %300) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%302 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%304 = "stablehlo.or"(%301, %303) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%305 = "stablehlo.xor"(%304, %299) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%306 = "stablehlo.add"(%299, %305) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%307 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%308 = "stablehlo.shift_left"(%305, %307) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%309 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%311 = "stablehlo.or"(%308, %310) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%312 = "stablehlo.xor"(%311, %306) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%313 = "stablehlo.add"(%306, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%314 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%315 = "stablehlo.add"(%186, %314) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%316 = "stablehlo.add"(%312, %315) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%317 = "stablehlo.add"(%313, %316) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%318 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%319 = "stablehlo.shift_left"(%316, %318) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%320 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%321 = "stablehlo.shift_right_logical"(%316, %320) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%322 = "stablehlo.or"(%319, %321) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%323 = "stablehlo.xor"(%322, %317) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%324 = "stablehlo.add"(%317, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%326 = "stablehlo.shift_left"(%323, %325) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%327 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%328 = "stablehlo.shift_right_logical"(%323, %327) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%329 = "stablehlo.or"(%326, %328) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%330 = "stablehlo.xor"(%329, %324) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%331 = "stablehlo.add"(%324, %330) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%332 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%333 = "stablehlo.shift_left"(%330, %332) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%334 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%335 = "stablehlo.shift_right_logical"(%330, %334) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%336 = "stablehlo.or"(%333, %335) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%337 = "stablehlo.xor"(%336, %331) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%338 = "stablehlo.add"(%331, %337) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%339 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%340 = "stablehlo.shift_left"(%337, %339) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%341 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%342 = "stablehlo.shift_right_logical"(%337, %341) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%343 = "stablehlo.or"(%340, %342) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%344 = "stablehlo.xor"(%343, %338) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%345 = "stablehlo.add"(%338, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%346 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%347 = "stablehlo.add"(%179, %346) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%348 = "stablehlo.add"(%344, %347) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%349 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%350 = "stablehlo.shift_right_logical"(%348, %349) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%351 = "stablehlo.convert"(%350) : (tensor<ui32>) -> tensor<i32>
%352 = "stablehlo.convert"(%351) : (tensor<i32>) -> tensor<f32>
%353 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<f32>} : () -> tensor<f32>
%354 = "stablehlo.multiply"(%352, %353) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%355 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%356 = "stablehlo.shift_right_logical"(%345, %355) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%357 = "stablehlo.convert"(%356) : (tensor<ui32>) -> tensor<i32>
%358 = "stablehlo.convert"(%357) : (tensor<i32>) -> tensor<f32>
%359 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%360 = "stablehlo.add"(%358, %359) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%361 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<f32>} : () -> tensor<f32>
%362 = "stablehlo.multiply"(%360, %361) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%363 = "stablehlo.log"(%362) : (tensor<f32>) -> tensor<f32>
%364 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<f32>} : () -> tensor<f32>
%365 = "stablehlo.multiply"(%363, %364) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%366 = "stablehlo.sqrt"(%365) : (tensor<f32>) -> tensor<f32>
%367 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%368 = "stablehlo.subtract"(%354, %367) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%369 = "stablehlo.abs"(%368) : (tensor<f32>) -> tensor<f32>
%370 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<f32>} : () -> tensor<f32>
%371 = "stablehlo.subtract"(%369, %370) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%372 = "stablehlo.multiply"(%371, %371) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%373 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%374 = "stablehlo.multiply"(%373, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%375 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<f32>} : () -> tensor<f32>
%376 = "stablehlo.add"(%374, %375) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%377 = "stablehlo.multiply"(%376, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%378 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<f32>} : () -> tensor<f32>
%379 = "stablehlo.add"(%377, %378) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%380 = "stablehlo.multiply"(%379, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%381 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<f32>} : () -> tensor<f32>
%382 = "stablehlo.add"(%380, %381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%383 = "stablehlo.multiply"(%382, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%384 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<f32>} : () -> tensor<f32>
%385 = "stablehlo.add"(%383, %384) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%386 = "stablehlo.multiply"(%385, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%387 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<f32>} : () -> tensor<f32>
%388 = "stablehlo.add"(%386, %387) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%389 = "stablehlo.multiply"(%388, %372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%390 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<f32>} : () -> tensor<f32>
%391 = "stablehlo.add"(%389, %390) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%392 = "stablehlo.multiply"(%371, %391) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%393 = "stablehlo.multiply"(%366, %392) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%394 = "stablehlo.multiply"(%393, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%395 = "stablehlo.add"(%394, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %395 : tensor<f32>
}
}

