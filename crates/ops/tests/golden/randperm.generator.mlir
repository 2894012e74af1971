// 10 none
// random counters: 1
module @example {
func.func public @main(%0: tensor<2xui64>) -> (tensor<10xi64>) {
%1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%2 = "stablehlo.reshape"(%1) : (tensor<1xui64>) -> tensor<ui64>
%3 = "stablehlo.slice"(%0) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xui32>
%6 = "stablehlo.convert"(%2) : (tensor<ui64>) -> tensor<ui32>
%7 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%8 = "stablehlo.shift_right_logical"(%2, %7) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%9 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%4, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.xor"(%6, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%16 = "stablehlo.xor"(%14, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%17 = "stablehlo.add"(%10, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%18 = "stablehlo.add"(%13, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%19 = "stablehlo.add"(%17, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%21 = "stablehlo.shift_left"(%18, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%22 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%23 = "stablehlo.shift_right_logical"(%18, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%24 = "stablehlo.or"(%21, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.xor"(%24, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%26 = "stablehlo.add"(%19, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%28 = "stablehlo.shift_left"(%25, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%29 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%30 = "stablehlo.shift_right_logical"(%25, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.or"(%28, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.xor"(%31, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.add"(%26, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%35 = "stablehlo.shift_left"(%32, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%37 = "stablehlo.shift_right_logical"(%32, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.or"(%35, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.xor"(%38, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.add"(%33, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.shift_left"(%39, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.shift_right_logical"(%39, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.or"(%42, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.xor"(%45, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.add"(%40, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.add"(%16, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.add"(%46, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.add"(%47, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.shift_left"(%50, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%55 = "stablehlo.shift_right_logical"(%50, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.or"(%53, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.xor"(%56, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.add"(%51, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.shift_left"(%57, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.shift_right_logical"(%57, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.or"(%60, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.xor"(%63, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.add"(%58, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.shift_left"(%64, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.shift_right_logical"(%64, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.or"(%67, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.xor"(%70, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.add"(%65, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.shift_left"(%71, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_right_logical"(%71, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.or"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.xor"(%77, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.add"(%72, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.add"(%6, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.add"(%78, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%79, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_left"(%82, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%87 = "stablehlo.shift_right_logical"(%82, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.or"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.xor"(%88, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.add"(%83, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_left"(%89, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.shift_right_logical"(%89, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.or"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.xor"(%95, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.add"(%90, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%99 = "stablehlo.shift_left"(%96, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_right_logical"(%96, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.or"(%99, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.xor"(%102, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.add"(%97, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.shift_left"(%103, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_right_logical"(%103, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.or"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.xor"(%109, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.add"(%104, %6) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%9, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.add"(%110, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%111, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_left"(%114, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.shift_right_logical"(%114, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.or"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.xor"(%120, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.add"(%115, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_left"(%121, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.shift_right_logical"(%121, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.or"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.xor"(%127, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.add"(%122, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%131 = "stablehlo.shift_left"(%128, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_right_logical"(%128, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.or"(%131, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.xor"(%134, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.add"(%129, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.shift_left"(%135, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_right_logical"(%135, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.or"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.xor"(%141, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.add"(%136, %9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%16, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.add"(%142, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%143, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_left"(%146, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%151 = "stablehlo.shift_right_logical"(%146, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.or"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.xor"(%152, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.add"(%147, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_left"(%153, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%158 = "stablehlo.shift_right_logical"(%153, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.or"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.xor"(%159, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.add"(%154, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.shift_left"(%160, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_right_logical"(%160, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.or"(%163, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.xor"(%166, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.add"(%161, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.shift_left"(%167, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_right_logical"(%167, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.or"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.xor"(%173, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.add"(%168, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.add"(%6, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.add"(%174, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<0> : tensor<10xui32>} : () -> tensor<10xui32>
%180 = "stablehlo.xor"(%175, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%184 = "stablehlo.add"(%5, %183) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%185 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%186 = "stablehlo.add"(%179, %185) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%187 = "stablehlo.add"(%184, %186) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%188 = "stablehlo.constant"() {value = dense<13> : tensor<10xui32>} : () -> tensor<10xui32>
%189 = "stablehlo.shift_left"(%186, %188) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%190 = "stablehlo.constant"() {value = dense<19> : tensor<10xui32>} : () -> tensor<10xui32>
%191 = "stablehlo.shift_right_logical"(%186, %190) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%192 = "stablehlo.or"(%189, %191) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%193 = "stablehlo.xor"(%192, %187) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%194 = "stablehlo.add"(%187, %193) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%195 = "stablehlo.constant"() {value = dense<15> : tensor<10xui32>} : () -> tensor<10xui32>
%196 = "stablehlo.shift_left"(%193, %195) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%197 = "stablehlo.constant"() {value = dense<17> : tensor<10xui32>} : () -> tensor<10xui32>
%198 = "stablehlo.shift_right_logical"(%193, %197) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%199 = "stablehlo.or"(%196, %198) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%200 = "stablehlo.xor"(%199, %194) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%201 = "stablehlo.add"(%194, %200) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%202 = "stablehlo.constant"() {value = dense<26> : tensor<10xui32>} : () -> tensor<10xui32>
%203 = "stablehlo.shift_left"(%200, %202) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%204 = "stablehlo.constant"() {value = dense<6> : tensor<10xui32>} : () -> tensor<10xui32>
%205 = "stablehlo.shift_right_logical"(%200, %204) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%206 = "stablehlo.or"(%203, %205) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%207 = "stablehlo.xor"(%206, %201) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%208 = "stablehlo.add"(%201, %207) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%209 = "stablehlo.constant"() {value = dense<6> : tensor<10xui32>} : () -> tensor<10xui32>
%210 = "stablehlo.shift_left"(%207, %209) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%211 = "stablehlo.constant"() {value = dense<26> : tensor<10xui32>} : () -> tensor<10xui32>
%212 = "stablehlo.shift_right_logical"(%207, %211) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%213 = "stablehlo.or"(%210, %212) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%214 = "stablehlo.xor"(%213, %208) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%215 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%216 = "stablehlo.add"(%208, %215) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%217 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.add"(%182, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%220 = "stablehlo.add"(%214, %219) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%221 = "stablehlo.add"(%216, %220) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%222 = "stablehlo.constant"() {value = dense<17> : tensor<10xui32>} : () -> tensor<10xui32>
%223 = "stablehlo.shift_left"(%220, %222) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%224 = "stablehlo.constant"() {value = dense<15> : tensor<10xui32>} : () -> tensor<10xui32>
%225 = "stablehlo.shift_right_logical"(%220, %224) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%226 = "stablehlo.or"(%223, %225) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%227 = "stablehlo.xor"(%226, %221) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%228 = "stablehlo.add"(%221, %227) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%229 = "stablehlo.constant"() {value = dense<29> : tensor<10xui32>} : () -> tensor<10xui32>
%230 = "stablehlo.shift_left"(%227, %229) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%231 = "stablehlo.constant"() {value = dense<3> : tensor<10xui32>} : () -> tensor<10xui32>
%232 = "stablehlo.shift_right_logical"(%227, %231) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%233 = "stablehlo.or"(%230, %232) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%234 = "stablehlo.xor"(%233, %228) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%235 = "stablehlo.add"(%228, %234) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%236 = "stablehlo.constant"() {value = dense<16> : tensor<10xui32>} : () -> tensor<10xui32>
%237 = "stablehlo.shift_left"(%234, %236) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%238 = "stablehlo.constant"() {value = dense<16> : tensor<10xui32>} : () -> tensor<10xui32>
%239 = "stablehlo.shift_right_logical"(%234, %238) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%240 = "stablehlo.or"(%237, %239) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%241 = "stablehlo.xor"(%240, %235) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%242 = "stablehlo.add"(%235, %241) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%243 = "stablehlo.constant"() {value = dense<24> : tensor<10xui32>} : () -> tensor<10xui32>
%244 = "stablehlo.shift_left"(%241, %243) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%245 = "stablehlo.constant"() {value = dense<8> : tensor<10xui32>} : () -> tensor<10xui32>
%246 = "stablehlo.shift_right_logical"(%241, %245) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%247 = "stablehlo.or"(%244, %246) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%248 = "stablehlo.xor"(%247, %242) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%249 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%250 = "stablehlo.add"(%242, %249) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%251 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%252 = "stablehlo.add"(%175, %251) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%253 = "stablehlo.broadcast_in_dim"(%252) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%254 = "stablehlo.add"(%248, %253) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%255 = "stablehlo.add"(%250, %254) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%256 = "stablehlo.constant"() {value = dense<13> : tensor<10xui32>} : () -> tensor<10xui32>
%257 = "stablehlo.shift_left"(%254, %256) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%258 = "stablehlo.constant"() {value = dense<19> : tensor<10xui32>} : () -> tensor<10xui32>
%259 = "stablehlo.shift_right_logical"(%254, %258) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%260 = "stablehlo.or"(%257, %259) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%261 = "stablehlo.xor"(%260, %255) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%262 = "stablehlo.add"(%255, %261) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%263 = "stablehlo.constant"() {value = dense<15> : tensor<10xui32>} : () -> tensor<10xui32>
%264 = "stablehlo.shift_left"(%261, %263) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%265 = "stablehlo.constant"() {value = dense<17> : tensor<10xui32>} : () -> tensor<10xui32>
%266 = "stablehlo.shift_right_logical"(%261, %265) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%267 = "stablehlo.or"(%264, %266) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%268 = "stablehlo.xor"(%267, %262) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%269 = "stablehlo.add"(%262, %268) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%270 = "stablehlo.constant"() {value = dense<26> : tensor<10xui32>} : () -> tensor<10xui32>
%271 = "stablehlo.shift_left"(%268, %270) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%272 = "stablehlo.constant"() {value = dense<6> : tensor<10xui32>} : () -> tensor<10xui32>
%273 = "stablehlo.shift_right_logical"(%268, %272) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%274 = "stablehlo.or"(%271, %273) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%275 = "stablehlo.xor"(%274, %269) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%276 = "stablehlo.add"(%269, %275) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%277 = "stablehlo.constant"() {value = dense<6> : tensor<10xui32>} : () -> tensor<10xui32>
%278 = "stablehlo.shift_left"(%275, %277) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%279 = "stablehlo.constant"() {value = dense<26> : tensor<10xui32>} : () -> tensor<10xui32>
%280 = "stablehlo.shift_right_logical"(%275, %279) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%281 = "stablehlo.or"(%278, %280) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%282 = "stablehlo.xor"(%281, %276) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%283 = "stablehlo.broadcast_in_dim"(%175) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%284 = "stablehlo.add"(%276, %283) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%285 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%286 = "stablehlo.add"(%178, %285) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%287 = "stablehlo.broadcast_in_dim"(%286) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%288 = "stablehlo.add"(%282, %287) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%289 = "stablehlo.add"(%284, %288) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%290 = "stablehlo.constant"() {value = dense<17> : tensor<10xui32>} : () -> tensor<10xui32>
%291 = "stablehlo.shift_left"(%288, %290) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%292 = "stablehlo.constant"() {value = dense<15> : tensor<10xui32>} : () -> tensor<10xui32>
%293 = "stablehlo.shift_right_logical"(%288, %292) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%294 = "stablehlo.or"(%291, %293) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%295 = "stablehlo.xor"(%294, %289) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%296 = "stablehlo.add"(%289, %295) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%297 = "stablehlo.constant"() {value = dense<29> : tensor<10xui32>} : () -> tensor<10xui32>
%298 = "stablehlo.shift_left"(%295, %297) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%299 = "stablehlo.constant"() {value = dense<3> : tensor<10xui32>} : () -> tensor<10xui32>
%300 = "stablehlo.shift_right_logical"(%295, %299) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%301 = "stablehlo.or"(%298, %300) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%302 = "stablehlo.xor"(%301, %296) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%303 = "stablehlo.add"(%296, %302) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%304 = "stablehlo.constant"() {value = dense<16> : tensor<10xui32>} : () -> tensor<10xui32>
%305 = "stablehlo.shift_left"(%302, %304) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%306 = "stablehlo.constant"() {value = dense<16> : tensor<10xui32>} : () -> tensor<10xui32>
%307 = "stablehlo.shift_right_logical"(%302, %306) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%308 = "stablehlo.or"(%305, %307) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%309 = "stablehlo.xor"(%308, %303) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%310 = "stablehlo.add"(%303, %309) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%311 = "stablehlo.constant"() {value = dense<24> : tensor<10xui32>} : () -> tensor<10xui32>
%312 = "stablehlo.shift_left"(%309, %311) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%313 = "stablehlo.constant"() {value = dense<8> : tensor<10xui32>} : () -> tensor<10xui32>
%314 = "stablehlo.shift_right_logical"(%309, %313) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%315 = "stablehlo.or"(%312, %314) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%316 = "stablehlo.xor"(%315, %310) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%317 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%318 = "stablehlo.add"(%310, %317) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%319 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%320 = "stablehlo.add"(%182, %319) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%321 = "stablehlo.broadcast_in_dim"(%320) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%322 = "stablehlo.add"(%316, %321) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%323 = "stablehlo.add"(%318, %322) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%324 = "stablehlo.constant"() {value = dense<13> : tensor<10xui32>} : () -> tensor<10xui32>
%325 = "stablehlo.shift_left"(%322, %324) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%326 = "stablehlo.constant"() {value = dense<19> : tensor<10xui32>} : () -> tensor<10xui32>
%327 = "stablehlo.shift_right_logical"(%322, %326) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%328 = "stablehlo.or"(%325, %327) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%329 = "stablehlo.xor"(%328, %323) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%330 = "stablehlo.add"(%323, %329) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%331 = "stablehlo.constant"() {value = dense<15> : tensor<10xui32>} : () -> tensor<10xui32>
%332 = "stablehlo.shift_left"(%329, %331) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%333 = "stablehlo.constant"() {value = dense<17> : tensor<10xui32>} : () -> tensor<10xui32>
%334 = "stablehlo.shift_right_logical"(%329, %333) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%335 = "stablehlo.or"(%332, %334) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%336 = "stablehlo.xor"(%335, %330) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%337 = "stablehlo.add"(%330, %336) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%338 = "stablehlo.constant"() {value = dense<26> : tensor<10xui32>} : () -> tensor<10xui32>
%339 = "stablehlo.shift_left"(%336, %338) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%340 = "stablehlo.constant"() {value = dense<6> : tensor<10xui32>} : () -> tensor<10xui32>
%341 = "stablehlo.shift_right_logical"(%336, %340) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%342 = "stablehlo.or"(%339, %341) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%343 = "stablehlo.xor"(%342, %337) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%344 = "stablehlo.add"(%337, %343) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%345 = "stablehlo.constant"() {value = dense<6> : tensor<10xui32>} : () -> tensor<10xui32>
%346 = "stablehlo.shift_left"(%343, %345) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%347 = "stablehlo.constant"() {value = dense<26> : tensor<10xui32>} : () -> tensor<10xui32>
%348 = "stablehlo.shift_right_logical"(%343, %347) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%349 = "stablehlo.or"(%346, %348) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%350 = "stablehlo.xor"(%349, %344) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%351 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%352 = "stablehlo.add"(%344, %351) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%353 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%354 = "stablehlo.add"(%175, %353) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%355 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<10xui32>
%356 = "stablehlo.add"(%350, %355) : (tensor<10xui32>, tensor<10xui32>) -> tensor<10xui32>
%357 = "stablehlo.convert"(%352) : (tensor<10xui32>) -> tensor<10xui64>
%358 = "stablehlo.convert"(%356) : (tensor<10xui32>) -> tensor<10xui64>
%359 = "stablehlo.constant"() {value = dense<32> : tensor<10xui64>} : () -> tensor<10xui64>
%360 = "stablehlo.shift_left"(%358, %359) : (tensor<10xui64>, tensor<10xui64>) -> tensor<10xui64>
%361 = "stablehlo.or"(%357, %360) : (tensor<10xui64>, tensor<10xui64>) -> tensor<10xui64>
%362 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xi32>
%368, %369 = "stablehlo.sort"(%361, %362) ({
^bb0(%363: tensor<ui64>, %364: tensor<ui64>, %365: tensor<i32>, %366: tensor<i32>):
%367 = "stablehlo.compare"(%363, %364) {compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
"stablehlo.return"(%367) : (tensor<i1>) -> ()
}) {dimension = 0 : i64, is_stable = true} : (tensor<10xui64>, tensor<10xi32>) -> (tensor<10xui64>, tensor<10xi32>)
%370 = "stablehlo.convert"(%369) : (tensor<10xi32>) -> tensor<10xi64>
return %370 : tensor<10xi64>
}
}

