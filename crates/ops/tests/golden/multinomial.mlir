// f32[2000,4] 1
// random counters: 1
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x1xi64>) {
%2 = "stablehlo.reshape"(%0) : (tensor<2000x4xf32>) -> tensor<2000x1x4xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%8 = "stablehlo.reshape"(%7) : (tensor<8000xui32>) -> tensor<2000x1x4xui32>
%9 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%11 = "stablehlo.shift_right_logical"(%4, %10) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%12 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%6, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
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
%182 = "stablehlo.constant"() {value = dense<0> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%183 = "stablehlo.xor"(%178, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%187 = "stablehlo.add"(%8, %186) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%188 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%189 = "stablehlo.add"(%182, %188) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%190 = "stablehlo.add"(%187, %189) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%191 = "stablehlo.constant"() {value = dense<13> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%192 = "stablehlo.shift_left"(%189, %191) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%193 = "stablehlo.constant"() {value = dense<19> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%194 = "stablehlo.shift_right_logical"(%189, %193) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%195 = "stablehlo.or"(%192, %194) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%196 = "stablehlo.xor"(%195, %190) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%197 = "stablehlo.add"(%190, %196) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%198 = "stablehlo.constant"() {value = dense<15> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%199 = "stablehlo.shift_left"(%196, %198) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%200 = "stablehlo.constant"() {value = dense<17> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%201 = "stablehlo.shift_right_logical"(%196, %200) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%202 = "stablehlo.or"(%199, %201) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%203 = "stablehlo.xor"(%202, %197) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%204 = "stablehlo.add"(%197, %203) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%205 = "stablehlo.constant"() {value = dense<26> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%206 = "stablehlo.shift_left"(%203, %205) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%207 = "stablehlo.constant"() {value = dense<6> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%208 = "stablehlo.shift_right_logical"(%203, %207) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%209 = "stablehlo.or"(%206, %208) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%210 = "stablehlo.xor"(%209, %204) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%211 = "stablehlo.add"(%204, %210) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%212 = "stablehlo.constant"() {value = dense<6> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%213 = "stablehlo.shift_left"(%210, %212) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%214 = "stablehlo.constant"() {value = dense<26> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%215 = "stablehlo.shift_right_logical"(%210, %214) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%216 = "stablehlo.or"(%213, %215) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%217 = "stablehlo.xor"(%216, %211) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%218 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%219 = "stablehlo.add"(%211, %218) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%220 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.add"(%185, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.broadcast_in_dim"(%221) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%223 = "stablehlo.add"(%217, %222) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%224 = "stablehlo.add"(%219, %223) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%225 = "stablehlo.constant"() {value = dense<17> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%227 = "stablehlo.constant"() {value = dense<15> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%228 = "stablehlo.shift_right_logical"(%223, %227) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%229 = "stablehlo.or"(%226, %228) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%230 = "stablehlo.xor"(%229, %224) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%231 = "stablehlo.add"(%224, %230) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%232 = "stablehlo.constant"() {value = dense<29> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%233 = "stablehlo.shift_left"(%230, %232) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%234 = "stablehlo.constant"() {value = dense<3> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%235 = "stablehlo.shift_right_logical"(%230, %234) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%236 = "stablehlo.or"(%233, %235) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%237 = "stablehlo.xor"(%236, %231) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%238 = "stablehlo.add"(%231, %237) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%239 = "stablehlo.constant"() {value = dense<16> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%240 = "stablehlo.shift_left"(%237, %239) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%241 = "stablehlo.constant"() {value = dense<16> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%242 = "stablehlo.shift_right_logical"(%237, %241) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%243 = "stablehlo.or"(%240, %242) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%244 = "stablehlo.xor"(%243, %238) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%245 = "stablehlo.add"(%238, %244) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%246 = "stablehlo.constant"() {value = dense<24> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%247 = "stablehlo.shift_left"(%244, %246) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%248 = "stablehlo.constant"() {value = dense<8> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%249 = "stablehlo.shift_right_logical"(%244, %248) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%250 = "stablehlo.or"(%247, %249) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%251 = "stablehlo.xor"(%250, %245) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%252 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%253 = "stablehlo.add"(%245, %252) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%254 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%255 = "stablehlo.add"(%178, %254) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%257 = "stablehlo.add"(%251, %256) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%258 = "stablehlo.add"(%253, %257) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%259 = "stablehlo.constant"() {value = dense<13> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%260 = "stablehlo.shift_left"(%257, %259) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%261 = "stablehlo.constant"() {value = dense<19> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%262 = "stablehlo.shift_right_logical"(%257, %261) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%263 = "stablehlo.or"(%260, %262) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%264 = "stablehlo.xor"(%263, %258) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%265 = "stablehlo.add"(%258, %264) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%266 = "stablehlo.constant"() {value = dense<15> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%267 = "stablehlo.shift_left"(%264, %266) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%268 = "stablehlo.constant"() {value = dense<17> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%269 = "stablehlo.shift_right_logical"(%264, %268) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%270 = "stablehlo.or"(%267, %269) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%271 = "stablehlo.xor"(%270, %265) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%272 = "stablehlo.add"(%265, %271) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%273 = "stablehlo.constant"() {value = dense<26> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%274 = "stablehlo.shift_left"(%271, %273) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%275 = "stablehlo.constant"() {value = dense<6> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%276 = "stablehlo.shift_right_logical"(%271, %275) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%277 = "stablehlo.or"(%274, %276) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%278 = "stablehlo.xor"(%277, %272) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%279 = "stablehlo.add"(%272, %278) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%280 = "stablehlo.constant"() {value = dense<6> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%281 = "stablehlo.shift_left"(%278, %280) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%282 = "stablehlo.constant"() {value = dense<26> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%283 = "stablehlo.shift_right_logical"(%278, %282) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%284 = "stablehlo.or"(%281, %283) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%285 = "stablehlo.xor"(%284, %279) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%286 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%287 = "stablehlo.add"(%279, %286) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%288 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%289 = "stablehlo.add"(%181, %288) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%290 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%291 = "stablehlo.add"(%285, %290) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%292 = "stablehlo.add"(%287, %291) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%293 = "stablehlo.constant"() {value = dense<17> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%295 = "stablehlo.constant"() {value = dense<15> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%299 = "stablehlo.add"(%292, %298) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%300 = "stablehlo.constant"() {value = dense<29> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%301 = "stablehlo.shift_left"(%298, %300) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%302 = "stablehlo.constant"() {value = dense<3> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%303 = "stablehlo.shift_right_logical"(%298, %302) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%304 = "stablehlo.or"(%301, %303) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%305 = "stablehlo.xor"(%304, %299) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%306 = "stablehlo.add"(%299, %305) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%307 = "stablehlo.constant"() {value = dense<16> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%308 = "stablehlo.shift_left"(%305, %307) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%309 = "stablehlo.constant"() {value = dense<16> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%310 = "stablehlo.shift_right_logical"(%305, %309) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%311 = "stablehlo.or"(%308, %310) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%312 = "stablehlo.xor"(%311, %306) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%313 = "stablehlo.add"(%306, %312) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%314 = "stablehlo.constant"() {value = dense<24> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%315 = "stablehlo.shift_left"(%312, %314) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%316 = "stablehlo.constant"() {value = dense<8> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%317 = "stablehlo.shift_right_logical"(%312, %316) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%318 = "stablehlo.or"(%315, %317) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%319 = "stablehlo.xor"(%318, %313) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%320 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%321 = "stablehlo.add"(%313, %320) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%322 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%323 = "stablehlo.add"(%185, %322) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%324 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%325 = "stablehlo.add"(%319, %324) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%326 = "stablehlo.add"(%321, %325) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%327 = "stablehlo.constant"() {value = dense<13> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%328 = "stablehlo.shift_left"(%325, %327) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%329 = "stablehlo.constant"() {value = dense<19> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%331 = "stablehlo.or"(%328, %330) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%332 = "stablehlo.xor"(%331, %326) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%333 = "stablehlo.add"(%326, %332) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%334 = "stablehlo.constant"() {value = dense<15> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%335 = "stablehlo.shift_left"(%332, %334) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%336 = "stablehlo.constant"() {value = dense<17> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%337 = "stablehlo.shift_right_logical"(%332, %336) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%338 = "stablehlo.or"(%335, %337) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%339 = "stablehlo.xor"(%338, %333) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%340 = "stablehlo.add"(%333, %339) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%341 = "stablehlo.constant"() {value = dense<26> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%342 = "stablehlo.shift_left"(%339, %341) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%343 = "stablehlo.constant"() {value = dense<6> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%344 = "stablehlo.shift_right_logical"(%339, %343) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%345 = "stablehlo.or"(%342, %344) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%346 = "stablehlo.xor"(%345, %340) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%347 = "stablehlo.add"(%340, %346) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%348 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x1x4xui32>
%349 = "stablehlo.add"(%347, %348) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%350 = "stablehlo.constant"() {value = dense<1> : tensor<2000x1x4xui32>} : () -> tensor<2000x1x4xui32>
%351 = "stablehlo.shift_right_logical"(%349, %350) : (tensor<2000x1x4xui32>, tensor<2000x1x4xui32>) -> tensor<2000x1x4xui32>
%352 = "stablehlo.convert"(%351) : (tensor<2000x1x4xui32>) -> tensor<2000x1x4xi32>
%353 = "stablehlo.convert"(%352) : (tensor<2000x1x4xi32>) -> tensor<2000x1x4xf32>
%354 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%355 = "stablehlo.add"(%353, %354) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%356 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%357 = "stablehlo.multiply"(%355, %356) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%358 = "stablehlo.log"(%357) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%359 = "stablehlo.negate"(%358) : (tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%360 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x1x4xf32>} : () -> tensor<2000x1x4xf32>
%361 = "stablehlo.maximum"(%359, %360) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%362 = "stablehlo.divide"(%2, %361) : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xf32>
%363 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%367 = "stablehlo.reduce"(%362, %363) ({
^bb0(%364: tensor<f32>, %365: tensor<f32>):
%366 = "stablehlo.maximum"(%364, %365) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%366) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xf32>, tensor<f32>) -> tensor<2000x1xf32>
%368 = "stablehlo.broadcast_in_dim"(%367) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2000x1xf32>) -> tensor<2000x1x4xf32>
%369 = "stablehlo.compare"(%362, %368) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%370 = "stablehlo.compare"(%362, %362) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x1x4xf32>, tensor<2000x1x4xf32>) -> tensor<2000x1x4xi1>
%371 = "stablehlo.or"(%369, %370) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi1>) -> tensor<2000x1x4xi1>
%372 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2000x1x4xi32>
%373 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%374 = "stablehlo.broadcast_in_dim"(%373) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x1x4xi32>
%375 = "stablehlo.select"(%371, %372, %374) : (tensor<2000x1x4xi1>, tensor<2000x1x4xi32>, tensor<2000x1x4xi32>) -> tensor<2000x1x4xi32>
%376 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%380 = "stablehlo.reduce"(%375, %376) ({
^bb0(%377: tensor<i32>, %378: tensor<i32>):
%379 = "stablehlo.minimum"(%377, %378) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%379) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2000x1x4xi32>, tensor<i32>) -> tensor<2000x1xi32>
%381 = "stablehlo.convert"(%380) : (tensor<2000x1xi32>) -> tensor<2000x1xi64>
return %381 : tensor<2000x1xi64>
}
}

// f32[2,4] 2000 true
// random counters: 1
module @example {
func.func public @main(%0: tensor<2x4xf32>, %1: tensor<2xui64>) -> (tensor<2x2000xi64>) {
%2 = "stablehlo.reshape"(%0) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2000x4xf32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16000xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<16000xui32>) -> tensor<2x2000x4xui32>
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
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%184 = "stablehlo.xor"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%188 = "stablehlo.add"(%9, %187) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%189 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%190 = "stablehlo.add"(%183, %189) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%191 = "stablehlo.add"(%188, %190) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%192 = "stablehlo.constant"() {value = dense<13> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%194 = "stablehlo.constant"() {value = dense<19> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%198 = "stablehlo.add"(%191, %197) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%199 = "stablehlo.constant"() {value = dense<15> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%200 = "stablehlo.shift_left"(%197, %199) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%201 = "stablehlo.constant"() {value = dense<17> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%203 = "stablehlo.or"(%200, %202) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%204 = "stablehlo.xor"(%203, %198) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%205 = "stablehlo.add"(%198, %204) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%206 = "stablehlo.constant"() {value = dense<26> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%208 = "stablehlo.constant"() {value = dense<6> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%213 = "stablehlo.constant"() {value = dense<6> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%215 = "stablehlo.constant"() {value = dense<26> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%219 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%220 = "stablehlo.add"(%212, %219) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%221 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%186, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%224 = "stablehlo.add"(%218, %223) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%225 = "stablehlo.add"(%220, %224) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%226 = "stablehlo.constant"() {value = dense<17> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%228 = "stablehlo.constant"() {value = dense<15> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%232 = "stablehlo.add"(%225, %231) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%233 = "stablehlo.constant"() {value = dense<29> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%234 = "stablehlo.shift_left"(%231, %233) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%235 = "stablehlo.constant"() {value = dense<3> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%236 = "stablehlo.shift_right_logical"(%231, %235) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%237 = "stablehlo.or"(%234, %236) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%238 = "stablehlo.xor"(%237, %232) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%239 = "stablehlo.add"(%232, %238) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%241 = "stablehlo.shift_left"(%238, %240) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%242 = "stablehlo.constant"() {value = dense<16> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%243 = "stablehlo.shift_right_logical"(%238, %242) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%244 = "stablehlo.or"(%241, %243) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%245 = "stablehlo.xor"(%244, %239) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%246 = "stablehlo.add"(%239, %245) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%247 = "stablehlo.constant"() {value = dense<24> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%248 = "stablehlo.shift_left"(%245, %247) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%249 = "stablehlo.constant"() {value = dense<8> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%250 = "stablehlo.shift_right_logical"(%245, %249) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%251 = "stablehlo.or"(%248, %250) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%252 = "stablehlo.xor"(%251, %246) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%253 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%254 = "stablehlo.add"(%246, %253) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%179, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%258 = "stablehlo.add"(%252, %257) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%259 = "stablehlo.add"(%254, %258) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%260 = "stablehlo.constant"() {value = dense<13> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%262 = "stablehlo.constant"() {value = dense<19> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%267 = "stablehlo.constant"() {value = dense<15> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%269 = "stablehlo.constant"() {value = dense<17> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%273 = "stablehlo.add"(%266, %272) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%274 = "stablehlo.constant"() {value = dense<26> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%275 = "stablehlo.shift_left"(%272, %274) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%276 = "stablehlo.constant"() {value = dense<6> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%277 = "stablehlo.shift_right_logical"(%272, %276) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%278 = "stablehlo.or"(%275, %277) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%279 = "stablehlo.xor"(%278, %273) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%280 = "stablehlo.add"(%273, %279) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%281 = "stablehlo.constant"() {value = dense<6> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%282 = "stablehlo.shift_left"(%279, %281) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%283 = "stablehlo.constant"() {value = dense<26> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%284 = "stablehlo.shift_right_logical"(%279, %283) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%285 = "stablehlo.or"(%282, %284) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%286 = "stablehlo.xor"(%285, %280) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%287 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%288 = "stablehlo.add"(%280, %287) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%290 = "stablehlo.add"(%182, %289) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%292 = "stablehlo.add"(%286, %291) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%293 = "stablehlo.add"(%288, %292) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%294 = "stablehlo.constant"() {value = dense<17> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%296 = "stablehlo.constant"() {value = dense<15> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%301 = "stablehlo.constant"() {value = dense<29> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%303 = "stablehlo.constant"() {value = dense<3> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%307 = "stablehlo.add"(%300, %306) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%309 = "stablehlo.shift_left"(%306, %308) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%310 = "stablehlo.constant"() {value = dense<16> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%312 = "stablehlo.or"(%309, %311) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%313 = "stablehlo.xor"(%312, %307) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%314 = "stablehlo.add"(%307, %313) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%315 = "stablehlo.constant"() {value = dense<24> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%316 = "stablehlo.shift_left"(%313, %315) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%317 = "stablehlo.constant"() {value = dense<8> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%318 = "stablehlo.shift_right_logical"(%313, %317) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%319 = "stablehlo.or"(%316, %318) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%320 = "stablehlo.xor"(%319, %314) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%321 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%322 = "stablehlo.add"(%314, %321) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%323 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%324 = "stablehlo.add"(%186, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%326 = "stablehlo.add"(%320, %325) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%327 = "stablehlo.add"(%322, %326) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%328 = "stablehlo.constant"() {value = dense<13> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%330 = "stablehlo.constant"() {value = dense<19> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%335 = "stablehlo.constant"() {value = dense<15> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%337 = "stablehlo.constant"() {value = dense<17> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%341 = "stablehlo.add"(%334, %340) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%342 = "stablehlo.constant"() {value = dense<26> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%343 = "stablehlo.shift_left"(%340, %342) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%344 = "stablehlo.constant"() {value = dense<6> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%345 = "stablehlo.shift_right_logical"(%340, %344) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%346 = "stablehlo.or"(%343, %345) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%347 = "stablehlo.xor"(%346, %341) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%348 = "stablehlo.add"(%341, %347) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%349 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2x2000x4xui32>
%350 = "stablehlo.add"(%348, %349) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%351 = "stablehlo.constant"() {value = dense<1> : tensor<2x2000x4xui32>} : () -> tensor<2x2000x4xui32>
%352 = "stablehlo.shift_right_logical"(%350, %351) : (tensor<2x2000x4xui32>, tensor<2x2000x4xui32>) -> tensor<2x2000x4xui32>
%353 = "stablehlo.convert"(%352) : (tensor<2x2000x4xui32>) -> tensor<2x2000x4xi32>
%354 = "stablehlo.convert"(%353) : (tensor<2x2000x4xi32>) -> tensor<2x2000x4xf32>
%355 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%356 = "stablehlo.add"(%354, %355) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%357 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%358 = "stablehlo.multiply"(%356, %357) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%359 = "stablehlo.log"(%358) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%360 = "stablehlo.negate"(%359) : (tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%361 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2x2000x4xf32>} : () -> tensor<2x2000x4xf32>
%362 = "stablehlo.maximum"(%360, %361) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%363 = "stablehlo.divide"(%3, %362) : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xf32>
%364 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
%368 = "stablehlo.reduce"(%363, %364) ({
^bb0(%365: tensor<f32>, %366: tensor<f32>):
%367 = "stablehlo.maximum"(%365, %366) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%367) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xf32>, tensor<f32>) -> tensor<2x2000xf32>
%369 = "stablehlo.broadcast_in_dim"(%368) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x2000xf32>) -> tensor<2x2000x4xf32>
%370 = "stablehlo.compare"(%363, %369) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%371 = "stablehlo.compare"(%363, %363) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2x2000x4xf32>, tensor<2x2000x4xf32>) -> tensor<2x2000x4xi1>
%372 = "stablehlo.or"(%370, %371) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi1>) -> tensor<2x2000x4xi1>
%373 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<2x2000x4xi32>
%374 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%375 = "stablehlo.broadcast_in_dim"(%374) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x2000x4xi32>
%376 = "stablehlo.select"(%372, %373, %375) : (tensor<2x2000x4xi1>, tensor<2x2000x4xi32>, tensor<2x2000x4xi32>) -> tensor<2x2000x4xi32>
%377 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%381 = "stablehlo.reduce"(%376, %377) ({
^bb0(%378: tensor<i32>, %379: tensor<i32>):
%380 = "stablehlo.minimum"(%378, %379) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%380) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 2>} : (tensor<2x2000x4xi32>, tensor<i32>) -> tensor<2x2000xi32>
%382 = "stablehlo.convert"(%381) : (tensor<2x2000xi32>) -> tensor<2x2000xi64>
return %382 : tensor<2x2000xi64>
}
}

// f32[2000,4] 3
// random counters: 1
module @example {
func.func public @main(%0: tensor<2000x4xf32>, %1: tensor<2xui64>) -> (tensor<2000x3xi64>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%7 = "stablehlo.reshape"(%6) : (tensor<8000xui32>) -> tensor<2000x4xui32>
%8 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%9 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%10 = "stablehlo.shift_right_logical"(%3, %9) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%11 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%5, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%15 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.xor"(%8, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%18 = "stablehlo.xor"(%16, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%19 = "stablehlo.add"(%12, %8) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%20 = "stablehlo.add"(%15, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%21 = "stablehlo.add"(%19, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%23 = "stablehlo.shift_left"(%20, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%25 = "stablehlo.shift_right_logical"(%20, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%26 = "stablehlo.or"(%23, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.xor"(%26, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.add"(%21, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%30 = "stablehlo.shift_left"(%27, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%32 = "stablehlo.shift_right_logical"(%27, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.or"(%30, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.xor"(%33, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.add"(%28, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%37 = "stablehlo.shift_left"(%34, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.shift_right_logical"(%34, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.or"(%37, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.xor"(%40, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.add"(%35, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.shift_left"(%41, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.shift_right_logical"(%41, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.or"(%44, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.xor"(%47, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.add"(%42, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.add"(%18, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.add"(%48, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.add"(%49, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%55 = "stablehlo.shift_left"(%52, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%57 = "stablehlo.shift_right_logical"(%52, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.or"(%55, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.xor"(%58, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.add"(%53, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.shift_left"(%59, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.shift_right_logical"(%59, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.or"(%62, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.xor"(%65, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.add"(%60, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.shift_left"(%66, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.shift_right_logical"(%66, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.or"(%69, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.xor"(%72, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%67, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_left"(%73, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_right_logical"(%73, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.or"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.xor"(%79, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.add"(%74, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%83 = "stablehlo.add"(%8, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%80, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.add"(%81, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.shift_left"(%84, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.shift_right_logical"(%84, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.or"(%87, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.xor"(%90, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.add"(%85, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.shift_left"(%91, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.shift_right_logical"(%91, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.or"(%94, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.xor"(%97, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.add"(%92, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_left"(%98, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%103 = "stablehlo.shift_right_logical"(%98, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.or"(%101, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.xor"(%104, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.add"(%99, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_left"(%105, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_right_logical"(%105, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.or"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.xor"(%111, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.add"(%106, %8) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%11, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%112, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.add"(%113, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.shift_left"(%116, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.shift_right_logical"(%116, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.or"(%119, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.xor"(%122, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.add"(%117, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.shift_left"(%123, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%128 = "stablehlo.shift_right_logical"(%123, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.or"(%126, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.xor"(%129, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.add"(%124, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_left"(%130, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.shift_right_logical"(%130, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.or"(%133, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.xor"(%136, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%131, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_left"(%137, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_right_logical"(%137, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.or"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.xor"(%143, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.add"(%138, %11) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.add"(%18, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.add"(%144, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.add"(%145, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.shift_left"(%148, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%153 = "stablehlo.shift_right_logical"(%148, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.or"(%151, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.xor"(%154, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.add"(%149, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.shift_left"(%155, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.shift_right_logical"(%155, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.or"(%158, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.xor"(%161, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.add"(%156, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_left"(%162, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.shift_right_logical"(%162, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.or"(%165, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.xor"(%168, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%163, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_left"(%169, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_right_logical"(%169, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.or"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.xor"(%175, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.add"(%170, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%179 = "stablehlo.add"(%8, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.add"(%176, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%182 = "stablehlo.xor"(%177, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%186 = "stablehlo.add"(%7, %185) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%187 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%188 = "stablehlo.add"(%181, %187) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%189 = "stablehlo.add"(%186, %188) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%190 = "stablehlo.constant"() {value = dense<13> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%191 = "stablehlo.shift_left"(%188, %190) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%192 = "stablehlo.constant"() {value = dense<19> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%193 = "stablehlo.shift_right_logical"(%188, %192) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%194 = "stablehlo.or"(%191, %193) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%195 = "stablehlo.xor"(%194, %189) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%196 = "stablehlo.add"(%189, %195) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%197 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%198 = "stablehlo.shift_left"(%195, %197) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%199 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%200 = "stablehlo.shift_right_logical"(%195, %199) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%201 = "stablehlo.or"(%198, %200) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%202 = "stablehlo.xor"(%201, %196) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%203 = "stablehlo.add"(%196, %202) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%204 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%205 = "stablehlo.shift_left"(%202, %204) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%206 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%208 = "stablehlo.or"(%205, %207) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%209 = "stablehlo.xor"(%208, %203) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%210 = "stablehlo.add"(%203, %209) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%211 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%212 = "stablehlo.shift_left"(%209, %211) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%213 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%215 = "stablehlo.or"(%212, %214) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%216 = "stablehlo.xor"(%215, %210) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%217 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%218 = "stablehlo.add"(%210, %217) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%219 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.add"(%184, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%222 = "stablehlo.add"(%216, %221) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%223 = "stablehlo.add"(%218, %222) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%224 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%225 = "stablehlo.shift_left"(%222, %224) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%226 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%227 = "stablehlo.shift_right_logical"(%222, %226) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%228 = "stablehlo.or"(%225, %227) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%229 = "stablehlo.xor"(%228, %223) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%230 = "stablehlo.add"(%223, %229) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%231 = "stablehlo.constant"() {value = dense<29> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%232 = "stablehlo.shift_left"(%229, %231) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%233 = "stablehlo.constant"() {value = dense<3> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%234 = "stablehlo.shift_right_logical"(%229, %233) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%235 = "stablehlo.or"(%232, %234) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%236 = "stablehlo.xor"(%235, %230) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%237 = "stablehlo.add"(%230, %236) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%238 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%239 = "stablehlo.shift_left"(%236, %238) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%241 = "stablehlo.shift_right_logical"(%236, %240) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%242 = "stablehlo.or"(%239, %241) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%243 = "stablehlo.xor"(%242, %237) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%244 = "stablehlo.add"(%237, %243) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%245 = "stablehlo.constant"() {value = dense<24> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%246 = "stablehlo.shift_left"(%243, %245) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%247 = "stablehlo.constant"() {value = dense<8> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%248 = "stablehlo.shift_right_logical"(%243, %247) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%249 = "stablehlo.or"(%246, %248) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%250 = "stablehlo.xor"(%249, %244) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%251 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%252 = "stablehlo.add"(%244, %251) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%253 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%254 = "stablehlo.add"(%177, %253) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%256 = "stablehlo.add"(%250, %255) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%257 = "stablehlo.add"(%252, %256) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%258 = "stablehlo.constant"() {value = dense<13> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%259 = "stablehlo.shift_left"(%256, %258) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%260 = "stablehlo.constant"() {value = dense<19> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%261 = "stablehlo.shift_right_logical"(%256, %260) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%262 = "stablehlo.or"(%259, %261) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%263 = "stablehlo.xor"(%262, %257) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%264 = "stablehlo.add"(%257, %263) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%265 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%266 = "stablehlo.shift_left"(%263, %265) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%267 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%268 = "stablehlo.shift_right_logical"(%263, %267) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%269 = "stablehlo.or"(%266, %268) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%270 = "stablehlo.xor"(%269, %264) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%271 = "stablehlo.add"(%264, %270) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%272 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%273 = "stablehlo.shift_left"(%270, %272) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%274 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%275 = "stablehlo.shift_right_logical"(%270, %274) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%276 = "stablehlo.or"(%273, %275) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%277 = "stablehlo.xor"(%276, %271) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%278 = "stablehlo.add"(%271, %277) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%279 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%280 = "stablehlo.shift_left"(%277, %279) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%281 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%282 = "stablehlo.shift_right_logical"(%277, %281) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%283 = "stablehlo.or"(%280, %282) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%284 = "stablehlo.xor"(%283, %278) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%285 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%286 = "stablehlo.add"(%278, %285) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%287 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%288 = "stablehlo.add"(%180, %287) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%289 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%290 = "stablehlo.add"(%284, %289) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%291 = "stablehlo.add"(%286, %290) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%292 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%293 = "stablehlo.shift_left"(%290, %292) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%294 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%295 = "stablehlo.shift_right_logical"(%290, %294) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%296 = "stablehlo.or"(%293, %295) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%297 = "stablehlo.xor"(%296, %291) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%298 = "stablehlo.add"(%291, %297) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%299 = "stablehlo.constant"() {value = dense<29> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%300 = "stablehlo.shift_left"(%297, %299) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%301 = "stablehlo.constant"() {value = dense<3> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%302 = "stablehlo.shift_right_logical"(%297, %301) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%303 = "stablehlo.or"(%300, %302) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%304 = "stablehlo.xor"(%303, %298) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%305 = "stablehlo.add"(%298, %304) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%306 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%307 = "stablehlo.shift_left"(%304, %306) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%309 = "stablehlo.shift_right_logical"(%304, %308) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%310 = "stablehlo.or"(%307, %309) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%311 = "stablehlo.xor"(%310, %305) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%312 = "stablehlo.add"(%305, %311) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%313 = "stablehlo.constant"() {value = dense<24> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%314 = "stablehlo.shift_left"(%311, %313) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%315 = "stablehlo.constant"() {value = dense<8> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%316 = "stablehlo.shift_right_logical"(%311, %315) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%317 = "stablehlo.or"(%314, %316) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%318 = "stablehlo.xor"(%317, %312) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%319 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%320 = "stablehlo.add"(%312, %319) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%321 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%322 = "stablehlo.add"(%184, %321) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%323 = "stablehlo.broadcast_in_dim"(%322) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%324 = "stablehlo.add"(%318, %323) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%325 = "stablehlo.add"(%320, %324) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%326 = "stablehlo.constant"() {value = dense<13> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%327 = "stablehlo.shift_left"(%324, %326) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%328 = "stablehlo.constant"() {value = dense<19> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%329 = "stablehlo.shift_right_logical"(%324, %328) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%330 = "stablehlo.or"(%327, %329) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%331 = "stablehlo.xor"(%330, %325) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%332 = "stablehlo.add"(%325, %331) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%333 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%334 = "stablehlo.shift_left"(%331, %333) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%335 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%336 = "stablehlo.shift_right_logical"(%331, %335) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%337 = "stablehlo.or"(%334, %336) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%338 = "stablehlo.xor"(%337, %332) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%339 = "stablehlo.add"(%332, %338) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%340 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%341 = "stablehlo.shift_left"(%338, %340) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%342 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%343 = "stablehlo.shift_right_logical"(%338, %342) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%344 = "stablehlo.or"(%341, %343) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%345 = "stablehlo.xor"(%344, %339) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%346 = "stablehlo.add"(%339, %345) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%347 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%348 = "stablehlo.add"(%346, %347) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%349 = "stablehlo.constant"() {value = dense<1> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%350 = "stablehlo.shift_right_logical"(%348, %349) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%351 = "stablehlo.convert"(%350) : (tensor<2000x4xui32>) -> tensor<2000x4xi32>
%352 = "stablehlo.convert"(%351) : (tensor<2000x4xi32>) -> tensor<2000x4xf32>
%353 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%354 = "stablehlo.add"(%352, %353) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%355 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%356 = "stablehlo.multiply"(%354, %355) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%357 = "stablehlo.log"(%356) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%358 = "stablehlo.negate"(%357) : (tensor<2000x4xf32>) -> tensor<2000x4xf32>
%359 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2000x4xf32>} : () -> tensor<2000x4xf32>
%360 = "stablehlo.maximum"(%358, %359) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%361 = "stablehlo.divide"(%0, %360) : (tensor<2000x4xf32>, tensor<2000x4xf32>) -> tensor<2000x4xf32>
%362, %363 = "chlo.top_k"(%361) {k = 3 : i64} : (tensor<2000x4xf32>) -> (tensor<2000x3xf32>, tensor<2000x3xi32>)
%364 = "stablehlo.convert"(%363) : (tensor<2000x3xi32>) -> tensor<2000x3xi64>
return %364 : tensor<2000x3xi64>
}
}

// f64[4] 2000 true
// random counters: 1
module @example {
func.func public @main(%0: tensor<4xf64>, %1: tensor<2xui64>) -> (tensor<2000xi64>) {
%2 = "stablehlo.reshape"(%0) : (tensor<4xf64>) -> tensor<1x4xf64>
%3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x4xf64>) -> tensor<2000x4xf64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<8000xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<8000xui32>) -> tensor<2000x4xui32>
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
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%184 = "stablehlo.xor"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%188 = "stablehlo.add"(%9, %187) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%189 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%190 = "stablehlo.add"(%183, %189) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%191 = "stablehlo.add"(%188, %190) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%192 = "stablehlo.constant"() {value = dense<13> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%194 = "stablehlo.constant"() {value = dense<19> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%198 = "stablehlo.add"(%191, %197) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%199 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%200 = "stablehlo.shift_left"(%197, %199) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%201 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%203 = "stablehlo.or"(%200, %202) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%204 = "stablehlo.xor"(%203, %198) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%205 = "stablehlo.add"(%198, %204) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%206 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%208 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%213 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%215 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%219 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%220 = "stablehlo.add"(%212, %219) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%221 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%186, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%224 = "stablehlo.add"(%218, %223) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%225 = "stablehlo.add"(%220, %224) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%226 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%228 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%232 = "stablehlo.add"(%225, %231) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%233 = "stablehlo.constant"() {value = dense<29> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%234 = "stablehlo.shift_left"(%231, %233) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%235 = "stablehlo.constant"() {value = dense<3> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%236 = "stablehlo.shift_right_logical"(%231, %235) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%237 = "stablehlo.or"(%234, %236) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%238 = "stablehlo.xor"(%237, %232) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%239 = "stablehlo.add"(%232, %238) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%241 = "stablehlo.shift_left"(%238, %240) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%242 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%243 = "stablehlo.shift_right_logical"(%238, %242) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%244 = "stablehlo.or"(%241, %243) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%245 = "stablehlo.xor"(%244, %239) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%246 = "stablehlo.add"(%239, %245) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%247 = "stablehlo.constant"() {value = dense<24> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%248 = "stablehlo.shift_left"(%245, %247) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%249 = "stablehlo.constant"() {value = dense<8> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%250 = "stablehlo.shift_right_logical"(%245, %249) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%251 = "stablehlo.or"(%248, %250) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%252 = "stablehlo.xor"(%251, %246) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%253 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%254 = "stablehlo.add"(%246, %253) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%179, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%258 = "stablehlo.add"(%252, %257) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%259 = "stablehlo.add"(%254, %258) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%260 = "stablehlo.constant"() {value = dense<13> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%262 = "stablehlo.constant"() {value = dense<19> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%267 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%269 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%273 = "stablehlo.add"(%266, %272) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%274 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%275 = "stablehlo.shift_left"(%272, %274) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%276 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%277 = "stablehlo.shift_right_logical"(%272, %276) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%278 = "stablehlo.or"(%275, %277) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%279 = "stablehlo.xor"(%278, %273) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%280 = "stablehlo.add"(%273, %279) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%281 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%282 = "stablehlo.shift_left"(%279, %281) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%283 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%284 = "stablehlo.shift_right_logical"(%279, %283) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%285 = "stablehlo.or"(%282, %284) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%286 = "stablehlo.xor"(%285, %280) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%287 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%288 = "stablehlo.add"(%280, %287) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%290 = "stablehlo.add"(%182, %289) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%292 = "stablehlo.add"(%286, %291) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%293 = "stablehlo.add"(%288, %292) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%294 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%296 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%301 = "stablehlo.constant"() {value = dense<29> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%303 = "stablehlo.constant"() {value = dense<3> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%307 = "stablehlo.add"(%300, %306) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%309 = "stablehlo.shift_left"(%306, %308) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%310 = "stablehlo.constant"() {value = dense<16> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%312 = "stablehlo.or"(%309, %311) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%313 = "stablehlo.xor"(%312, %307) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%314 = "stablehlo.add"(%307, %313) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%315 = "stablehlo.constant"() {value = dense<24> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%316 = "stablehlo.shift_left"(%313, %315) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%317 = "stablehlo.constant"() {value = dense<8> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%318 = "stablehlo.shift_right_logical"(%313, %317) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%319 = "stablehlo.or"(%316, %318) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%320 = "stablehlo.xor"(%319, %314) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%321 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%322 = "stablehlo.add"(%314, %321) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%323 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%324 = "stablehlo.add"(%186, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%326 = "stablehlo.add"(%320, %325) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%327 = "stablehlo.add"(%322, %326) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%328 = "stablehlo.constant"() {value = dense<13> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%330 = "stablehlo.constant"() {value = dense<19> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%335 = "stablehlo.constant"() {value = dense<15> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%337 = "stablehlo.constant"() {value = dense<17> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%341 = "stablehlo.add"(%334, %340) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%342 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%343 = "stablehlo.shift_left"(%340, %342) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%344 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%345 = "stablehlo.shift_right_logical"(%340, %344) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%346 = "stablehlo.or"(%343, %345) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%347 = "stablehlo.xor"(%346, %341) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%348 = "stablehlo.add"(%341, %347) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%349 = "stablehlo.constant"() {value = dense<6> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%350 = "stablehlo.shift_left"(%347, %349) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%351 = "stablehlo.constant"() {value = dense<26> : tensor<2000x4xui32>} : () -> tensor<2000x4xui32>
%352 = "stablehlo.shift_right_logical"(%347, %351) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%353 = "stablehlo.or"(%350, %352) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%354 = "stablehlo.xor"(%353, %348) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%355 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%356 = "stablehlo.add"(%348, %355) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%357 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%358 = "stablehlo.add"(%179, %357) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%359 = "stablehlo.broadcast_in_dim"(%358) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2000x4xui32>
%360 = "stablehlo.add"(%354, %359) : (tensor<2000x4xui32>, tensor<2000x4xui32>) -> tensor<2000x4xui32>
%361 = "stablehlo.convert"(%356) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%362 = "stablehlo.convert"(%360) : (tensor<2000x4xui32>) -> tensor<2000x4xui64>
%363 = "stablehlo.constant"() {value = dense<32> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%364 = "stablehlo.shift_left"(%362, %363) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%365 = "stablehlo.or"(%361, %364) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%366 = "stablehlo.constant"() {value = dense<11> : tensor<2000x4xui64>} : () -> tensor<2000x4xui64>
%367 = "stablehlo.shift_right_logical"(%365, %366) : (tensor<2000x4xui64>, tensor<2000x4xui64>) -> tensor<2000x4xui64>
%368 = "stablehlo.convert"(%367) : (tensor<2000x4xui64>) -> tensor<2000x4xi64>
%369 = "stablehlo.convert"(%368) : (tensor<2000x4xi64>) -> tensor<2000x4xf64>
%370 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%371 = "stablehlo.add"(%369, %370) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%372 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%373 = "stablehlo.multiply"(%371, %372) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%374 = "stablehlo.log"(%373) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%375 = "stablehlo.negate"(%374) : (tensor<2000x4xf64>) -> tensor<2000x4xf64>
%376 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<2000x4xf64>} : () -> tensor<2000x4xf64>
%377 = "stablehlo.maximum"(%375, %376) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%378 = "stablehlo.divide"(%3, %377) : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xf64>
%379 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
%383 = "stablehlo.reduce"(%378, %379) ({
^bb0(%380: tensor<f64>, %381: tensor<f64>):
%382 = "stablehlo.maximum"(%380, %381) : (tensor<f64>, tensor<f64>) -> tensor<f64>
"stablehlo.return"(%382) : (tensor<f64>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xf64>, tensor<f64>) -> tensor<2000xf64>
%384 = "stablehlo.broadcast_in_dim"(%383) {broadcast_dimensions = array<i64: 0>} : (tensor<2000xf64>) -> tensor<2000x4xf64>
%385 = "stablehlo.compare"(%378, %384) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%386 = "stablehlo.compare"(%378, %378) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2000x4xf64>, tensor<2000x4xf64>) -> tensor<2000x4xi1>
%387 = "stablehlo.or"(%385, %386) : (tensor<2000x4xi1>, tensor<2000x4xi1>) -> tensor<2000x4xi1>
%388 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2000x4xi32>
%389 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
%390 = "stablehlo.broadcast_in_dim"(%389) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2000x4xi32>
%391 = "stablehlo.select"(%387, %388, %390) : (tensor<2000x4xi1>, tensor<2000x4xi32>, tensor<2000x4xi32>) -> tensor<2000x4xi32>
%392 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
%396 = "stablehlo.reduce"(%391, %392) ({
^bb0(%393: tensor<i32>, %394: tensor<i32>):
%395 = "stablehlo.minimum"(%393, %394) : (tensor<i32>, tensor<i32>) -> tensor<i32>
"stablehlo.return"(%395) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2000x4xi32>, tensor<i32>) -> tensor<2000xi32>
%397 = "stablehlo.convert"(%396) : (tensor<2000xi32>) -> tensor<2000xi64>
return %397 : tensor<2000xi64>
}
}

