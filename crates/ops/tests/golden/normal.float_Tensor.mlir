// 2.0 f32[4096]
// run-time numbers: mean:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%4 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
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
%405 = "stablehlo.multiply"(%404, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%406 = "stablehlo.add"(%405, %3) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %406 : tensor<4096xf32>
}
}

