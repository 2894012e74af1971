// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.add"(%0, %4) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%6 = "stablehlo.select"(%3, %5, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%7 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.sqrt"(%10) : (tensor<4096xf32>) -> tensor<4096xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%13 = "stablehlo.divide"(%12, %11) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%15 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%16 = "stablehlo.not"(%15) : (tensor<4096xi1>) -> tensor<4096xi1>
%17 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%18 = "stablehlo.reshape"(%17) : (tensor<1xui64>) -> tensor<ui64>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%20 = "stablehlo.reshape"(%19) : (tensor<1xui64>) -> tensor<ui64>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%22 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%18, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%28 = "stablehlo.shift_right_logical"(%20, %27) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%29 = "stablehlo.convert"(%28) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.xor"(%22, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%32 = "stablehlo.xor"(%30, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.add"(%26, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.add"(%29, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.add"(%33, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%37 = "stablehlo.shift_left"(%34, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.shift_right_logical"(%34, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.or"(%37, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.xor"(%40, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.add"(%35, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.shift_left"(%41, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.shift_right_logical"(%41, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.or"(%44, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.xor"(%47, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.add"(%42, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.shift_left"(%48, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.shift_right_logical"(%48, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.or"(%51, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.xor"(%54, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.add"(%49, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.shift_left"(%55, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.shift_right_logical"(%55, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.or"(%58, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.xor"(%61, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.add"(%56, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%32, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.add"(%62, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.add"(%63, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.shift_left"(%66, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.shift_right_logical"(%66, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.or"(%69, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.xor"(%72, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%67, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_left"(%73, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_right_logical"(%73, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.or"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.xor"(%79, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.add"(%74, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%83 = "stablehlo.shift_left"(%80, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_right_logical"(%80, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.or"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.xor"(%86, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.add"(%81, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_left"(%87, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.or"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.xor"(%93, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.add"(%88, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%22, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.add"(%94, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.add"(%95, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_left"(%98, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%103 = "stablehlo.shift_right_logical"(%98, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.or"(%101, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.xor"(%104, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.add"(%99, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_left"(%105, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_right_logical"(%105, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.or"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.xor"(%111, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.add"(%106, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.shift_left"(%112, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_right_logical"(%112, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.or"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.xor"(%118, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%113, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_left"(%119, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.or"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.xor"(%125, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.add"(%120, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.add"(%25, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.add"(%126, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.add"(%127, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_left"(%130, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.shift_right_logical"(%130, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.or"(%133, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.xor"(%136, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%131, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_left"(%137, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_right_logical"(%137, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.or"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.xor"(%143, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.add"(%138, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.shift_left"(%144, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_right_logical"(%144, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.or"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.xor"(%150, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%145, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_left"(%151, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.or"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.xor"(%157, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.add"(%152, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%32, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.add"(%158, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.add"(%159, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_left"(%162, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.shift_right_logical"(%162, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.or"(%165, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.xor"(%168, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%163, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_left"(%169, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_right_logical"(%169, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.or"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.xor"(%175, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.add"(%170, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%179 = "stablehlo.shift_left"(%176, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_right_logical"(%176, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.or"(%179, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.xor"(%182, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.add"(%177, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.shift_left"(%183, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_right_logical"(%183, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.or"(%186, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.xor"(%189, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.add"(%184, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%22, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.add"(%190, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%196 = "stablehlo.xor"(%191, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.xor"(%196, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%200 = "stablehlo.add"(%21, %199) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%201 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%202 = "stablehlo.add"(%195, %201) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%203 = "stablehlo.add"(%200, %202) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%204 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%205 = "stablehlo.shift_left"(%202, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%206 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%208 = "stablehlo.or"(%205, %207) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%209 = "stablehlo.xor"(%208, %203) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%210 = "stablehlo.add"(%203, %209) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%211 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%212 = "stablehlo.shift_left"(%209, %211) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%213 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%215 = "stablehlo.or"(%212, %214) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%216 = "stablehlo.xor"(%215, %210) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%217 = "stablehlo.add"(%210, %216) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%219 = "stablehlo.shift_left"(%216, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%221 = "stablehlo.shift_right_logical"(%216, %220) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%222 = "stablehlo.or"(%219, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%223 = "stablehlo.xor"(%222, %217) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%224 = "stablehlo.add"(%217, %223) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%225 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%227 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%228 = "stablehlo.shift_right_logical"(%223, %227) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%229 = "stablehlo.or"(%226, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%230 = "stablehlo.xor"(%229, %224) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%231 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%232 = "stablehlo.add"(%224, %231) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%234 = "stablehlo.add"(%198, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%236 = "stablehlo.add"(%230, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%237 = "stablehlo.add"(%232, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%239 = "stablehlo.shift_left"(%236, %238) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%241 = "stablehlo.shift_right_logical"(%236, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.or"(%239, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.xor"(%242, %237) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.add"(%237, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%246 = "stablehlo.shift_left"(%243, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%248 = "stablehlo.shift_right_logical"(%243, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.or"(%246, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.xor"(%249, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.add"(%244, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%253 = "stablehlo.shift_left"(%250, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%255 = "stablehlo.shift_right_logical"(%250, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.or"(%253, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%256, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.add"(%251, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%260 = "stablehlo.shift_left"(%257, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%262 = "stablehlo.shift_right_logical"(%257, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.or"(%260, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.xor"(%263, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%266 = "stablehlo.add"(%258, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%268 = "stablehlo.add"(%191, %267) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%269 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%270 = "stablehlo.add"(%264, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.add"(%266, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%273 = "stablehlo.shift_left"(%270, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%275 = "stablehlo.shift_right_logical"(%270, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.or"(%273, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.xor"(%276, %271) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.add"(%271, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%280 = "stablehlo.shift_left"(%277, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%282 = "stablehlo.shift_right_logical"(%277, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.or"(%280, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.xor"(%283, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.add"(%278, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%287 = "stablehlo.shift_left"(%284, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%289 = "stablehlo.shift_right_logical"(%284, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.or"(%287, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.xor"(%290, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.add"(%285, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%300 = "stablehlo.add"(%292, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%302 = "stablehlo.add"(%194, %301) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%303 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%304 = "stablehlo.add"(%298, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.add"(%300, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%307 = "stablehlo.shift_left"(%304, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%309 = "stablehlo.shift_right_logical"(%304, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.or"(%307, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.xor"(%310, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.add"(%305, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%314 = "stablehlo.shift_left"(%311, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%316 = "stablehlo.shift_right_logical"(%311, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.or"(%314, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.xor"(%317, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.add"(%312, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%321 = "stablehlo.shift_left"(%318, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%323 = "stablehlo.shift_right_logical"(%318, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.or"(%321, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.xor"(%324, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.add"(%319, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%328 = "stablehlo.shift_left"(%325, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.or"(%328, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.xor"(%331, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%334 = "stablehlo.add"(%326, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%336 = "stablehlo.add"(%198, %335) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%337 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%338 = "stablehlo.add"(%332, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.add"(%334, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%341 = "stablehlo.shift_left"(%338, %340) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%343 = "stablehlo.shift_right_logical"(%338, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%344 = "stablehlo.or"(%341, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.xor"(%344, %339) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.add"(%339, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%348 = "stablehlo.shift_left"(%345, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%350 = "stablehlo.shift_right_logical"(%345, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.or"(%348, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.xor"(%351, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.add"(%346, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%355 = "stablehlo.shift_left"(%352, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%357 = "stablehlo.shift_right_logical"(%352, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.or"(%355, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.xor"(%358, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.add"(%353, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%362 = "stablehlo.shift_left"(%359, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%364 = "stablehlo.shift_right_logical"(%359, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.or"(%362, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.xor"(%365, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%368 = "stablehlo.add"(%360, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%370 = "stablehlo.add"(%191, %369) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%371 = "stablehlo.broadcast_in_dim"(%370) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%372 = "stablehlo.add"(%366, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.reshape"(%368) : (tensor<1xui32>) -> tensor<ui32>
%374 = "stablehlo.convert"(%373) : (tensor<ui32>) -> tensor<ui64>
%375 = "stablehlo.reshape"(%372) : (tensor<1xui32>) -> tensor<ui32>
%376 = "stablehlo.convert"(%375) : (tensor<ui32>) -> tensor<ui64>
%377 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%378 = "stablehlo.shift_left"(%376, %377) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%379 = "stablehlo.or"(%374, %378) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%380 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%381 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%382 = "stablehlo.or"(%380, %381) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%383 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%1023, %1024, %1025 = "stablehlo.while"(%383, %382, %8) ({
^bb0(%384: tensor<ui64>, %385: tensor<4096xi1>, %386: tensor<4096xf32>):
%387 = "stablehlo.not"(%385) : (tensor<4096xi1>) -> tensor<4096xi1>
%388 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%392 = "stablehlo.reduce"(%387, %388) ({
^bb0(%389: tensor<i1>, %390: tensor<i1>):
%391 = "stablehlo.and"(%389, %390) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%391) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%393 = "stablehlo.not"(%392) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%393) : (tensor<i1>) -> ()
}, {
^bb0(%394: tensor<ui64>, %395: tensor<4096xi1>, %396: tensor<4096xf32>):
%397 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%398 = "stablehlo.convert"(%379) : (tensor<ui64>) -> tensor<ui32>
%399 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%400 = "stablehlo.shift_right_logical"(%379, %399) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%401 = "stablehlo.convert"(%400) : (tensor<ui64>) -> tensor<ui32>
%402 = "stablehlo.convert"(%394) : (tensor<ui64>) -> tensor<ui32>
%403 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%404 = "stablehlo.shift_right_logical"(%394, %403) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%405 = "stablehlo.convert"(%404) : (tensor<ui64>) -> tensor<ui32>
%406 = "stablehlo.xor"(%398, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%407 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%408 = "stablehlo.xor"(%406, %407) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%409 = "stablehlo.add"(%402, %398) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.add"(%405, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%411 = "stablehlo.add"(%409, %410) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%412 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%413 = "stablehlo.shift_left"(%410, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%414 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%415 = "stablehlo.shift_right_logical"(%410, %414) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%416 = "stablehlo.or"(%413, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%417 = "stablehlo.xor"(%416, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%418 = "stablehlo.add"(%411, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%419 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%420 = "stablehlo.shift_left"(%417, %419) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%422 = "stablehlo.shift_right_logical"(%417, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%423 = "stablehlo.or"(%420, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.xor"(%423, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.add"(%418, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%427 = "stablehlo.shift_left"(%424, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%429 = "stablehlo.shift_right_logical"(%424, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%430 = "stablehlo.or"(%427, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.xor"(%430, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.add"(%425, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%434 = "stablehlo.shift_left"(%431, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%435 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%436 = "stablehlo.shift_right_logical"(%431, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%437 = "stablehlo.or"(%434, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.xor"(%437, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.add"(%432, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%441 = "stablehlo.add"(%408, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.add"(%438, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.add"(%439, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%445 = "stablehlo.shift_left"(%442, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%447 = "stablehlo.shift_right_logical"(%442, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.or"(%445, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.xor"(%448, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.add"(%443, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%452 = "stablehlo.shift_left"(%449, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.shift_right_logical"(%449, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.or"(%452, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.xor"(%455, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.add"(%450, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%459 = "stablehlo.shift_left"(%456, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_right_logical"(%456, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.or"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.xor"(%462, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.add"(%457, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%466 = "stablehlo.shift_left"(%463, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_right_logical"(%463, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.or"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.xor"(%469, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.add"(%464, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%473 = "stablehlo.add"(%398, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.add"(%470, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.add"(%471, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%477 = "stablehlo.shift_left"(%474, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%479 = "stablehlo.shift_right_logical"(%474, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.or"(%477, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.xor"(%480, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.add"(%475, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%484 = "stablehlo.shift_left"(%481, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%486 = "stablehlo.shift_right_logical"(%481, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.or"(%484, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.xor"(%487, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.add"(%482, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.shift_left"(%488, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_right_logical"(%488, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.or"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.xor"(%494, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.add"(%489, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.shift_left"(%495, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_right_logical"(%495, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.or"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.xor"(%501, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.add"(%496, %398) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%505 = "stablehlo.add"(%401, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.add"(%502, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.add"(%503, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%509 = "stablehlo.shift_left"(%506, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%511 = "stablehlo.shift_right_logical"(%506, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.or"(%509, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.xor"(%512, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.add"(%507, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%516 = "stablehlo.shift_left"(%513, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%518 = "stablehlo.shift_right_logical"(%513, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.or"(%516, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.xor"(%519, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.add"(%514, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%523 = "stablehlo.shift_left"(%520, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_right_logical"(%520, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.or"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.xor"(%526, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.add"(%521, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%530 = "stablehlo.shift_left"(%527, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_right_logical"(%527, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.or"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.xor"(%533, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.add"(%528, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%537 = "stablehlo.add"(%408, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.add"(%534, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.add"(%535, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%541 = "stablehlo.shift_left"(%538, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%543 = "stablehlo.shift_right_logical"(%538, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.or"(%541, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.xor"(%544, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.add"(%539, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%548 = "stablehlo.shift_left"(%545, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.shift_right_logical"(%545, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.or"(%548, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.xor"(%551, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.add"(%546, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%555 = "stablehlo.shift_left"(%552, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_right_logical"(%552, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.or"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.xor"(%558, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.add"(%553, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%562 = "stablehlo.shift_left"(%559, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_right_logical"(%559, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.or"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.xor"(%565, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.add"(%560, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%569 = "stablehlo.add"(%398, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.add"(%566, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%572 = "stablehlo.xor"(%567, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%574 = "stablehlo.xor"(%572, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%576 = "stablehlo.add"(%397, %575) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%577 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%578 = "stablehlo.add"(%571, %577) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%579 = "stablehlo.add"(%576, %578) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%580 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%581 = "stablehlo.shift_left"(%578, %580) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%582 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%583 = "stablehlo.shift_right_logical"(%578, %582) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%584 = "stablehlo.or"(%581, %583) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%585 = "stablehlo.xor"(%584, %579) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%586 = "stablehlo.add"(%579, %585) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%587 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%588 = "stablehlo.shift_left"(%585, %587) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%589 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%590 = "stablehlo.shift_right_logical"(%585, %589) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%591 = "stablehlo.or"(%588, %590) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%592 = "stablehlo.xor"(%591, %586) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%593 = "stablehlo.add"(%586, %592) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%594 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%595 = "stablehlo.shift_left"(%592, %594) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%596 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%597 = "stablehlo.shift_right_logical"(%592, %596) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%598 = "stablehlo.or"(%595, %597) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%599 = "stablehlo.xor"(%598, %593) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%600 = "stablehlo.add"(%593, %599) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%601 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%602 = "stablehlo.shift_left"(%599, %601) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%603 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%604 = "stablehlo.shift_right_logical"(%599, %603) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%605 = "stablehlo.or"(%602, %604) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%606 = "stablehlo.xor"(%605, %600) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%607 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%608 = "stablehlo.add"(%600, %607) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%609 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%610 = "stablehlo.add"(%574, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.broadcast_in_dim"(%610) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%612 = "stablehlo.add"(%606, %611) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%613 = "stablehlo.add"(%608, %612) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%614 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%615 = "stablehlo.shift_left"(%612, %614) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%616 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%617 = "stablehlo.shift_right_logical"(%612, %616) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%618 = "stablehlo.or"(%615, %617) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%619 = "stablehlo.xor"(%618, %613) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%620 = "stablehlo.add"(%613, %619) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%621 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%622 = "stablehlo.shift_left"(%619, %621) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%623 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%624 = "stablehlo.shift_right_logical"(%619, %623) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%625 = "stablehlo.or"(%622, %624) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%626 = "stablehlo.xor"(%625, %620) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%627 = "stablehlo.add"(%620, %626) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%628 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%629 = "stablehlo.shift_left"(%626, %628) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%630 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%631 = "stablehlo.shift_right_logical"(%626, %630) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%632 = "stablehlo.or"(%629, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%633 = "stablehlo.xor"(%632, %627) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%634 = "stablehlo.add"(%627, %633) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%635 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%636 = "stablehlo.shift_left"(%633, %635) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%637 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%638 = "stablehlo.shift_right_logical"(%633, %637) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%639 = "stablehlo.or"(%636, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%640 = "stablehlo.xor"(%639, %634) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%641 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%642 = "stablehlo.add"(%634, %641) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%643 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%644 = "stablehlo.add"(%567, %643) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%645 = "stablehlo.broadcast_in_dim"(%644) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%646 = "stablehlo.add"(%640, %645) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%647 = "stablehlo.add"(%642, %646) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%648 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%649 = "stablehlo.shift_left"(%646, %648) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%650 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%651 = "stablehlo.shift_right_logical"(%646, %650) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%652 = "stablehlo.or"(%649, %651) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%653 = "stablehlo.xor"(%652, %647) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%654 = "stablehlo.add"(%647, %653) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%655 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%656 = "stablehlo.shift_left"(%653, %655) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%657 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%658 = "stablehlo.shift_right_logical"(%653, %657) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%659 = "stablehlo.or"(%656, %658) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%660 = "stablehlo.xor"(%659, %654) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%661 = "stablehlo.add"(%654, %660) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%662 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%663 = "stablehlo.shift_left"(%660, %662) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%664 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%665 = "stablehlo.shift_right_logical"(%660, %664) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%666 = "stablehlo.or"(%663, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%667 = "stablehlo.xor"(%666, %661) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%668 = "stablehlo.add"(%661, %667) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%669 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%670 = "stablehlo.shift_left"(%667, %669) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%671 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%672 = "stablehlo.shift_right_logical"(%667, %671) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%673 = "stablehlo.or"(%670, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%674 = "stablehlo.xor"(%673, %668) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%675 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%676 = "stablehlo.add"(%668, %675) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%677 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%678 = "stablehlo.add"(%570, %677) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%679 = "stablehlo.broadcast_in_dim"(%678) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%680 = "stablehlo.add"(%674, %679) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%681 = "stablehlo.add"(%676, %680) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%682 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%683 = "stablehlo.shift_left"(%680, %682) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%684 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%685 = "stablehlo.shift_right_logical"(%680, %684) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%686 = "stablehlo.or"(%683, %685) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%687 = "stablehlo.xor"(%686, %681) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%688 = "stablehlo.add"(%681, %687) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%689 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%690 = "stablehlo.shift_left"(%687, %689) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%691 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%692 = "stablehlo.shift_right_logical"(%687, %691) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%693 = "stablehlo.or"(%690, %692) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%694 = "stablehlo.xor"(%693, %688) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%695 = "stablehlo.add"(%688, %694) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%696 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%697 = "stablehlo.shift_left"(%694, %696) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%698 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%699 = "stablehlo.shift_right_logical"(%694, %698) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%700 = "stablehlo.or"(%697, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%701 = "stablehlo.xor"(%700, %695) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%702 = "stablehlo.add"(%695, %701) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%703 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%704 = "stablehlo.shift_left"(%701, %703) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%705 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%706 = "stablehlo.shift_right_logical"(%701, %705) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%707 = "stablehlo.or"(%704, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%708 = "stablehlo.xor"(%707, %702) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%709 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%710 = "stablehlo.add"(%702, %709) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%711 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%712 = "stablehlo.add"(%574, %711) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%713 = "stablehlo.broadcast_in_dim"(%712) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%714 = "stablehlo.add"(%708, %713) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%715 = "stablehlo.add"(%710, %714) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%716 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%717 = "stablehlo.shift_left"(%714, %716) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%718 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%719 = "stablehlo.shift_right_logical"(%714, %718) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%720 = "stablehlo.or"(%717, %719) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%721 = "stablehlo.xor"(%720, %715) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%722 = "stablehlo.add"(%715, %721) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%723 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%724 = "stablehlo.shift_left"(%721, %723) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%725 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%726 = "stablehlo.shift_right_logical"(%721, %725) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%727 = "stablehlo.or"(%724, %726) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%728 = "stablehlo.xor"(%727, %722) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%729 = "stablehlo.add"(%722, %728) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%730 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%731 = "stablehlo.shift_left"(%728, %730) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%732 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%733 = "stablehlo.shift_right_logical"(%728, %732) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%734 = "stablehlo.or"(%731, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%735 = "stablehlo.xor"(%734, %729) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%736 = "stablehlo.add"(%729, %735) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%737 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%738 = "stablehlo.shift_left"(%735, %737) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%739 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%740 = "stablehlo.shift_right_logical"(%735, %739) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%741 = "stablehlo.or"(%738, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%742 = "stablehlo.xor"(%741, %736) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%743 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%744 = "stablehlo.add"(%736, %743) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%745 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%746 = "stablehlo.add"(%567, %745) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%747 = "stablehlo.broadcast_in_dim"(%746) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%748 = "stablehlo.add"(%742, %747) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%749 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%750 = "stablehlo.xor"(%567, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%751 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%752 = "stablehlo.xor"(%750, %751) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%753 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%754 = "stablehlo.add"(%397, %753) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%755 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%756 = "stablehlo.add"(%749, %755) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%757 = "stablehlo.add"(%754, %756) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%758 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%759 = "stablehlo.shift_left"(%756, %758) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%760 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%761 = "stablehlo.shift_right_logical"(%756, %760) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%762 = "stablehlo.or"(%759, %761) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%763 = "stablehlo.xor"(%762, %757) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%764 = "stablehlo.add"(%757, %763) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%765 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%766 = "stablehlo.shift_left"(%763, %765) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%767 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%768 = "stablehlo.shift_right_logical"(%763, %767) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%769 = "stablehlo.or"(%766, %768) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%770 = "stablehlo.xor"(%769, %764) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%771 = "stablehlo.add"(%764, %770) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%772 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%773 = "stablehlo.shift_left"(%770, %772) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%774 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%775 = "stablehlo.shift_right_logical"(%770, %774) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%776 = "stablehlo.or"(%773, %775) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%777 = "stablehlo.xor"(%776, %771) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%778 = "stablehlo.add"(%771, %777) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%779 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%780 = "stablehlo.shift_left"(%777, %779) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%781 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%782 = "stablehlo.shift_right_logical"(%777, %781) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%783 = "stablehlo.or"(%780, %782) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%784 = "stablehlo.xor"(%783, %778) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%785 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%786 = "stablehlo.add"(%778, %785) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%787 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%788 = "stablehlo.add"(%752, %787) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%789 = "stablehlo.broadcast_in_dim"(%788) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%790 = "stablehlo.add"(%784, %789) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%791 = "stablehlo.add"(%786, %790) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%792 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%793 = "stablehlo.shift_left"(%790, %792) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%794 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%795 = "stablehlo.shift_right_logical"(%790, %794) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%796 = "stablehlo.or"(%793, %795) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%797 = "stablehlo.xor"(%796, %791) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%798 = "stablehlo.add"(%791, %797) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%799 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%800 = "stablehlo.shift_left"(%797, %799) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%801 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%802 = "stablehlo.shift_right_logical"(%797, %801) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%803 = "stablehlo.or"(%800, %802) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%804 = "stablehlo.xor"(%803, %798) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%805 = "stablehlo.add"(%798, %804) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%806 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%807 = "stablehlo.shift_left"(%804, %806) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%808 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%809 = "stablehlo.shift_right_logical"(%804, %808) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%810 = "stablehlo.or"(%807, %809) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%811 = "stablehlo.xor"(%810, %805) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%812 = "stablehlo.add"(%805, %811) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%813 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%814 = "stablehlo.shift_left"(%811, %813) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%815 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%816 = "stablehlo.shift_right_logical"(%811, %815) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%817 = "stablehlo.or"(%814, %816) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%818 = "stablehlo.xor"(%817, %812) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%819 = "stablehlo.broadcast_in_dim"(%752) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%820 = "stablehlo.add"(%812, %819) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%821 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%822 = "stablehlo.add"(%567, %821) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%823 = "stablehlo.broadcast_in_dim"(%822) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%824 = "stablehlo.add"(%818, %823) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%825 = "stablehlo.add"(%820, %824) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%826 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%827 = "stablehlo.shift_left"(%824, %826) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%828 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%829 = "stablehlo.shift_right_logical"(%824, %828) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%830 = "stablehlo.or"(%827, %829) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%831 = "stablehlo.xor"(%830, %825) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%832 = "stablehlo.add"(%825, %831) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%833 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%834 = "stablehlo.shift_left"(%831, %833) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%835 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%836 = "stablehlo.shift_right_logical"(%831, %835) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%837 = "stablehlo.or"(%834, %836) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%838 = "stablehlo.xor"(%837, %832) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%839 = "stablehlo.add"(%832, %838) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%840 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%841 = "stablehlo.shift_left"(%838, %840) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%842 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%843 = "stablehlo.shift_right_logical"(%838, %842) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%844 = "stablehlo.or"(%841, %843) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%845 = "stablehlo.xor"(%844, %839) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%846 = "stablehlo.add"(%839, %845) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%847 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%848 = "stablehlo.shift_left"(%845, %847) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%849 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%850 = "stablehlo.shift_right_logical"(%845, %849) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%851 = "stablehlo.or"(%848, %850) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%852 = "stablehlo.xor"(%851, %846) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%853 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%854 = "stablehlo.add"(%846, %853) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%855 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%856 = "stablehlo.add"(%570, %855) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%857 = "stablehlo.broadcast_in_dim"(%856) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%858 = "stablehlo.add"(%852, %857) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%859 = "stablehlo.add"(%854, %858) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%860 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%861 = "stablehlo.shift_left"(%858, %860) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%862 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%863 = "stablehlo.shift_right_logical"(%858, %862) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%864 = "stablehlo.or"(%861, %863) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%865 = "stablehlo.xor"(%864, %859) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%866 = "stablehlo.add"(%859, %865) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%867 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%868 = "stablehlo.shift_left"(%865, %867) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%869 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%870 = "stablehlo.shift_right_logical"(%865, %869) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%871 = "stablehlo.or"(%868, %870) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%872 = "stablehlo.xor"(%871, %866) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%873 = "stablehlo.add"(%866, %872) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%874 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%875 = "stablehlo.shift_left"(%872, %874) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%876 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%877 = "stablehlo.shift_right_logical"(%872, %876) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%878 = "stablehlo.or"(%875, %877) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%879 = "stablehlo.xor"(%878, %873) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%880 = "stablehlo.add"(%873, %879) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%881 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%882 = "stablehlo.shift_left"(%879, %881) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%883 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%884 = "stablehlo.shift_right_logical"(%879, %883) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%885 = "stablehlo.or"(%882, %884) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%886 = "stablehlo.xor"(%885, %880) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%887 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%888 = "stablehlo.add"(%880, %887) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%889 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%890 = "stablehlo.add"(%752, %889) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%891 = "stablehlo.broadcast_in_dim"(%890) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%892 = "stablehlo.add"(%886, %891) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%893 = "stablehlo.add"(%888, %892) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%894 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%895 = "stablehlo.shift_left"(%892, %894) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%896 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%897 = "stablehlo.shift_right_logical"(%892, %896) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%898 = "stablehlo.or"(%895, %897) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%899 = "stablehlo.xor"(%898, %893) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%900 = "stablehlo.add"(%893, %899) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%901 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%902 = "stablehlo.shift_left"(%899, %901) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%903 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%904 = "stablehlo.shift_right_logical"(%899, %903) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%905 = "stablehlo.or"(%902, %904) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%906 = "stablehlo.xor"(%905, %900) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%907 = "stablehlo.add"(%900, %906) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%908 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%909 = "stablehlo.shift_left"(%906, %908) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%910 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%911 = "stablehlo.shift_right_logical"(%906, %910) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%912 = "stablehlo.or"(%909, %911) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%913 = "stablehlo.xor"(%912, %907) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%914 = "stablehlo.add"(%907, %913) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%915 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%916 = "stablehlo.shift_left"(%913, %915) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%917 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%918 = "stablehlo.shift_right_logical"(%913, %917) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%919 = "stablehlo.or"(%916, %918) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%920 = "stablehlo.xor"(%919, %914) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%921 = "stablehlo.broadcast_in_dim"(%752) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%922 = "stablehlo.add"(%914, %921) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%923 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%924 = "stablehlo.add"(%567, %923) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%925 = "stablehlo.broadcast_in_dim"(%924) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%926 = "stablehlo.add"(%920, %925) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%927 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%928 = "stablehlo.shift_right_logical"(%748, %927) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%929 = "stablehlo.convert"(%928) : (tensor<4096xui32>) -> tensor<4096xi32>
%930 = "stablehlo.convert"(%929) : (tensor<4096xi32>) -> tensor<4096xf32>
%931 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%932 = "stablehlo.multiply"(%930, %931) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%933 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%934 = "stablehlo.shift_right_logical"(%744, %933) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%935 = "stablehlo.convert"(%934) : (tensor<4096xui32>) -> tensor<4096xi32>
%936 = "stablehlo.convert"(%935) : (tensor<4096xi32>) -> tensor<4096xf32>
%937 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%938 = "stablehlo.add"(%936, %937) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%939 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%940 = "stablehlo.multiply"(%938, %939) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%941 = "stablehlo.log"(%940) : (tensor<4096xf32>) -> tensor<4096xf32>
%942 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%943 = "stablehlo.multiply"(%941, %942) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%944 = "stablehlo.sqrt"(%943) : (tensor<4096xf32>) -> tensor<4096xf32>
%945 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%946 = "stablehlo.subtract"(%932, %945) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%947 = "stablehlo.abs"(%946) : (tensor<4096xf32>) -> tensor<4096xf32>
%948 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%949 = "stablehlo.subtract"(%947, %948) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%950 = "stablehlo.multiply"(%949, %949) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%951 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%952 = "stablehlo.multiply"(%951, %950) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%953 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%954 = "stablehlo.add"(%952, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%955 = "stablehlo.multiply"(%954, %950) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%956 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%957 = "stablehlo.add"(%955, %956) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%958 = "stablehlo.multiply"(%957, %950) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%959 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%960 = "stablehlo.add"(%958, %959) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%961 = "stablehlo.multiply"(%960, %950) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%962 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%963 = "stablehlo.add"(%961, %962) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%964 = "stablehlo.multiply"(%963, %950) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%965 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%966 = "stablehlo.add"(%964, %965) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%967 = "stablehlo.multiply"(%966, %950) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%968 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%969 = "stablehlo.add"(%967, %968) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%970 = "stablehlo.multiply"(%949, %969) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%971 = "stablehlo.multiply"(%944, %970) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%972 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%973 = "stablehlo.shift_right_logical"(%922, %972) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%974 = "stablehlo.convert"(%973) : (tensor<4096xui32>) -> tensor<4096xi32>
%975 = "stablehlo.convert"(%974) : (tensor<4096xi32>) -> tensor<4096xf32>
%976 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%977 = "stablehlo.add"(%975, %976) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%978 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%979 = "stablehlo.multiply"(%977, %978) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%980 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%981 = "stablehlo.shift_right_logical"(%926, %980) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%982 = "stablehlo.convert"(%981) : (tensor<4096xui32>) -> tensor<4096xi32>
%983 = "stablehlo.convert"(%982) : (tensor<4096xi32>) -> tensor<4096xf32>
%984 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%985 = "stablehlo.add"(%983, %984) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%986 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%987 = "stablehlo.multiply"(%985, %986) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%988 = "stablehlo.multiply"(%13, %971) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%989 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%990 = "stablehlo.add"(%989, %988) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%991 = "stablehlo.multiply"(%990, %990) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%992 = "stablehlo.multiply"(%991, %990) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%993 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%994 = "stablehlo.compare"(%992, %993) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%995 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%996 = "stablehlo.select"(%994, %992, %995) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%997 = "stablehlo.log"(%996) : (tensor<4096xf32>) -> tensor<4096xf32>
%998 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%999 = "stablehlo.multiply"(%998, %971) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1000 = "stablehlo.multiply"(%999, %971) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1001 = "stablehlo.add"(%1000, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1002 = "stablehlo.multiply"(%8, %992) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1003 = "stablehlo.subtract"(%1001, %1002) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1004 = "stablehlo.multiply"(%8, %997) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1005 = "stablehlo.add"(%1003, %1004) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1006 = "stablehlo.log"(%987) : (tensor<4096xf32>) -> tensor<4096xf32>
%1007 = "stablehlo.divide"(%1006, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1008 = "stablehlo.exponential"(%1007) : (tensor<4096xf32>) -> tensor<4096xf32>
%1009 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%1010 = "stablehlo.select"(%3, %1008, %1009) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1011 = "stablehlo.log"(%979) : (tensor<4096xf32>) -> tensor<4096xf32>
%1012 = "stablehlo.compare"(%1011, %1005) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%1013 = "stablehlo.and"(%994, %1012) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1014 = "stablehlo.or"(%1013, %16) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1015 = "stablehlo.multiply"(%8, %992) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1016 = "stablehlo.multiply"(%1015, %1010) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1017 = "stablehlo.and"(%395, %1014) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1018 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1019 = "stablehlo.add"(%394, %1018) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1020 = "stablehlo.not"(%1014) : (tensor<4096xi1>) -> tensor<4096xi1>
%1021 = "stablehlo.and"(%395, %1020) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1022 = "stablehlo.select"(%1017, %1016, %396) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%1019, %1021, %1022) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %1025 : tensor<4096xf32>
}
}

// f64[2048]
// random counters: 1
module @example {
func.func public @main(%0: tensor<2048xf64>, %1: tensor<2xui64>) -> (tensor<2048xf64>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%5 = "stablehlo.add"(%0, %4) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%6 = "stablehlo.select"(%3, %5, %0) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%7 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<2048xf64>} : () -> tensor<2048xf64>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%9 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%11 = "stablehlo.sqrt"(%10) : (tensor<2048xf64>) -> tensor<2048xf64>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%13 = "stablehlo.divide"(%12, %11) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%15 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%16 = "stablehlo.not"(%15) : (tensor<2048xi1>) -> tensor<2048xi1>
%17 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%18 = "stablehlo.reshape"(%17) : (tensor<1xui64>) -> tensor<ui64>
%19 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%20 = "stablehlo.reshape"(%19) : (tensor<1xui64>) -> tensor<ui64>
%21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%22 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%18, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%28 = "stablehlo.shift_right_logical"(%20, %27) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%29 = "stablehlo.convert"(%28) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.xor"(%22, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%31 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%32 = "stablehlo.xor"(%30, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.add"(%26, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.add"(%29, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.add"(%33, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%37 = "stablehlo.shift_left"(%34, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%39 = "stablehlo.shift_right_logical"(%34, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.or"(%37, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.xor"(%40, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.add"(%35, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.shift_left"(%41, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.shift_right_logical"(%41, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.or"(%44, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.xor"(%47, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.add"(%42, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.shift_left"(%48, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%53 = "stablehlo.shift_right_logical"(%48, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.or"(%51, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.xor"(%54, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.add"(%49, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.shift_left"(%55, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.shift_right_logical"(%55, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.or"(%58, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.xor"(%61, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.add"(%56, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%32, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.add"(%62, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.add"(%63, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.shift_left"(%66, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.shift_right_logical"(%66, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.or"(%69, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.xor"(%72, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.add"(%67, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_left"(%73, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.shift_right_logical"(%73, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.or"(%76, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.xor"(%79, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.add"(%74, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%83 = "stablehlo.shift_left"(%80, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%85 = "stablehlo.shift_right_logical"(%80, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.or"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.xor"(%86, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%88 = "stablehlo.add"(%81, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_left"(%87, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.shift_right_logical"(%87, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.or"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.xor"(%93, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.add"(%88, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%22, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.add"(%94, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.add"(%95, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%101 = "stablehlo.shift_left"(%98, %100) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%103 = "stablehlo.shift_right_logical"(%98, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.or"(%101, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.xor"(%104, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.add"(%99, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_left"(%105, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%110 = "stablehlo.shift_right_logical"(%105, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.or"(%108, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.xor"(%111, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.add"(%106, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.shift_left"(%112, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.shift_right_logical"(%112, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.or"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.xor"(%118, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.add"(%113, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_left"(%119, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.shift_right_logical"(%119, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.or"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.xor"(%125, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.add"(%120, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.add"(%25, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.add"(%126, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.add"(%127, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%133 = "stablehlo.shift_left"(%130, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%134 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%135 = "stablehlo.shift_right_logical"(%130, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.or"(%133, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.xor"(%136, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.add"(%131, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_left"(%137, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.shift_right_logical"(%137, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.or"(%140, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.xor"(%143, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.add"(%138, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.shift_left"(%144, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%149 = "stablehlo.shift_right_logical"(%144, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.or"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.xor"(%150, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%152 = "stablehlo.add"(%145, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_left"(%151, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%156 = "stablehlo.shift_right_logical"(%151, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.or"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.xor"(%157, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%159 = "stablehlo.add"(%152, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%32, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.add"(%158, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.add"(%159, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.shift_left"(%162, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.shift_right_logical"(%162, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.or"(%165, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.xor"(%168, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.add"(%163, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_left"(%169, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.shift_right_logical"(%169, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.or"(%172, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.xor"(%175, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.add"(%170, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%179 = "stablehlo.shift_left"(%176, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%181 = "stablehlo.shift_right_logical"(%176, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.or"(%179, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.xor"(%182, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.add"(%177, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.shift_left"(%183, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.shift_right_logical"(%183, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.or"(%186, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.xor"(%189, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.add"(%184, %32) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%22, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.add"(%190, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%196 = "stablehlo.xor"(%191, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.xor"(%196, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%200 = "stablehlo.add"(%21, %199) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%201 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%202 = "stablehlo.add"(%195, %201) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%203 = "stablehlo.add"(%200, %202) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%204 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%205 = "stablehlo.shift_left"(%202, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%206 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%208 = "stablehlo.or"(%205, %207) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%209 = "stablehlo.xor"(%208, %203) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%210 = "stablehlo.add"(%203, %209) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%211 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%212 = "stablehlo.shift_left"(%209, %211) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%213 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%215 = "stablehlo.or"(%212, %214) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%216 = "stablehlo.xor"(%215, %210) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%217 = "stablehlo.add"(%210, %216) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%219 = "stablehlo.shift_left"(%216, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%221 = "stablehlo.shift_right_logical"(%216, %220) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%222 = "stablehlo.or"(%219, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%223 = "stablehlo.xor"(%222, %217) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%224 = "stablehlo.add"(%217, %223) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%225 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%226 = "stablehlo.shift_left"(%223, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%227 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%228 = "stablehlo.shift_right_logical"(%223, %227) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%229 = "stablehlo.or"(%226, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%230 = "stablehlo.xor"(%229, %224) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%231 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%232 = "stablehlo.add"(%224, %231) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%234 = "stablehlo.add"(%198, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%236 = "stablehlo.add"(%230, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%237 = "stablehlo.add"(%232, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%239 = "stablehlo.shift_left"(%236, %238) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%241 = "stablehlo.shift_right_logical"(%236, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.or"(%239, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.xor"(%242, %237) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%244 = "stablehlo.add"(%237, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%246 = "stablehlo.shift_left"(%243, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%248 = "stablehlo.shift_right_logical"(%243, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.or"(%246, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.xor"(%249, %244) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.add"(%244, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%253 = "stablehlo.shift_left"(%250, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%255 = "stablehlo.shift_right_logical"(%250, %254) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.or"(%253, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.xor"(%256, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%258 = "stablehlo.add"(%251, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%260 = "stablehlo.shift_left"(%257, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%262 = "stablehlo.shift_right_logical"(%257, %261) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.or"(%260, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.xor"(%263, %258) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%266 = "stablehlo.add"(%258, %265) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%268 = "stablehlo.add"(%191, %267) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%269 = "stablehlo.broadcast_in_dim"(%268) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%270 = "stablehlo.add"(%264, %269) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%271 = "stablehlo.add"(%266, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%273 = "stablehlo.shift_left"(%270, %272) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%274 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%275 = "stablehlo.shift_right_logical"(%270, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.or"(%273, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.xor"(%276, %271) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%278 = "stablehlo.add"(%271, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%280 = "stablehlo.shift_left"(%277, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%282 = "stablehlo.shift_right_logical"(%277, %281) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.or"(%280, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.xor"(%283, %278) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%285 = "stablehlo.add"(%278, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%287 = "stablehlo.shift_left"(%284, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%289 = "stablehlo.shift_right_logical"(%284, %288) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.or"(%287, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.xor"(%290, %285) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%292 = "stablehlo.add"(%285, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%294 = "stablehlo.shift_left"(%291, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%296 = "stablehlo.shift_right_logical"(%291, %295) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.or"(%294, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.xor"(%297, %292) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%299 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%300 = "stablehlo.add"(%292, %299) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%301 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%302 = "stablehlo.add"(%194, %301) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%303 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%304 = "stablehlo.add"(%298, %303) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%305 = "stablehlo.add"(%300, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%307 = "stablehlo.shift_left"(%304, %306) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%308 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%309 = "stablehlo.shift_right_logical"(%304, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.or"(%307, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.xor"(%310, %305) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%312 = "stablehlo.add"(%305, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%314 = "stablehlo.shift_left"(%311, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%316 = "stablehlo.shift_right_logical"(%311, %315) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.or"(%314, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.xor"(%317, %312) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%319 = "stablehlo.add"(%312, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%321 = "stablehlo.shift_left"(%318, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%323 = "stablehlo.shift_right_logical"(%318, %322) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.or"(%321, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.xor"(%324, %319) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%326 = "stablehlo.add"(%319, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%328 = "stablehlo.shift_left"(%325, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%330 = "stablehlo.shift_right_logical"(%325, %329) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.or"(%328, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.xor"(%331, %326) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%333 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%334 = "stablehlo.add"(%326, %333) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%335 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%336 = "stablehlo.add"(%198, %335) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%337 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%338 = "stablehlo.add"(%332, %337) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%339 = "stablehlo.add"(%334, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%341 = "stablehlo.shift_left"(%338, %340) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%342 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%343 = "stablehlo.shift_right_logical"(%338, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%344 = "stablehlo.or"(%341, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.xor"(%344, %339) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%346 = "stablehlo.add"(%339, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%348 = "stablehlo.shift_left"(%345, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%350 = "stablehlo.shift_right_logical"(%345, %349) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.or"(%348, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.xor"(%351, %346) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%353 = "stablehlo.add"(%346, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%355 = "stablehlo.shift_left"(%352, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%357 = "stablehlo.shift_right_logical"(%352, %356) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.or"(%355, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.xor"(%358, %353) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%360 = "stablehlo.add"(%353, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%362 = "stablehlo.shift_left"(%359, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%364 = "stablehlo.shift_right_logical"(%359, %363) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.or"(%362, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.xor"(%365, %360) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%367 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%368 = "stablehlo.add"(%360, %367) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%369 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%370 = "stablehlo.add"(%191, %369) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%371 = "stablehlo.broadcast_in_dim"(%370) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%372 = "stablehlo.add"(%366, %371) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%373 = "stablehlo.reshape"(%368) : (tensor<1xui32>) -> tensor<ui32>
%374 = "stablehlo.convert"(%373) : (tensor<ui32>) -> tensor<ui64>
%375 = "stablehlo.reshape"(%372) : (tensor<1xui32>) -> tensor<ui32>
%376 = "stablehlo.convert"(%375) : (tensor<ui32>) -> tensor<ui64>
%377 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%378 = "stablehlo.shift_left"(%376, %377) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%379 = "stablehlo.or"(%374, %378) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%380 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%381 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%382 = "stablehlo.or"(%380, %381) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%383 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%1026, %1027, %1028 = "stablehlo.while"(%383, %382, %8) ({
^bb0(%384: tensor<ui64>, %385: tensor<2048xi1>, %386: tensor<2048xf64>):
%387 = "stablehlo.not"(%385) : (tensor<2048xi1>) -> tensor<2048xi1>
%388 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%392 = "stablehlo.reduce"(%387, %388) ({
^bb0(%389: tensor<i1>, %390: tensor<i1>):
%391 = "stablehlo.and"(%389, %390) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%391) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2048xi1>, tensor<i1>) -> tensor<i1>
%393 = "stablehlo.not"(%392) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%393) : (tensor<i1>) -> ()
}, {
^bb0(%394: tensor<ui64>, %395: tensor<2048xi1>, %396: tensor<2048xf64>):
%397 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2048xui32>
%398 = "stablehlo.convert"(%379) : (tensor<ui64>) -> tensor<ui32>
%399 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%400 = "stablehlo.shift_right_logical"(%379, %399) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%401 = "stablehlo.convert"(%400) : (tensor<ui64>) -> tensor<ui32>
%402 = "stablehlo.convert"(%394) : (tensor<ui64>) -> tensor<ui32>
%403 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%404 = "stablehlo.shift_right_logical"(%394, %403) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%405 = "stablehlo.convert"(%404) : (tensor<ui64>) -> tensor<ui32>
%406 = "stablehlo.xor"(%398, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%407 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%408 = "stablehlo.xor"(%406, %407) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%409 = "stablehlo.add"(%402, %398) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.add"(%405, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%411 = "stablehlo.add"(%409, %410) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%412 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%413 = "stablehlo.shift_left"(%410, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%414 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%415 = "stablehlo.shift_right_logical"(%410, %414) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%416 = "stablehlo.or"(%413, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%417 = "stablehlo.xor"(%416, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%418 = "stablehlo.add"(%411, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%419 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%420 = "stablehlo.shift_left"(%417, %419) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%422 = "stablehlo.shift_right_logical"(%417, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%423 = "stablehlo.or"(%420, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.xor"(%423, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.add"(%418, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%427 = "stablehlo.shift_left"(%424, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%429 = "stablehlo.shift_right_logical"(%424, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%430 = "stablehlo.or"(%427, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.xor"(%430, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.add"(%425, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%434 = "stablehlo.shift_left"(%431, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%435 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%436 = "stablehlo.shift_right_logical"(%431, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%437 = "stablehlo.or"(%434, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.xor"(%437, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.add"(%432, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%441 = "stablehlo.add"(%408, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.add"(%438, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.add"(%439, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%445 = "stablehlo.shift_left"(%442, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%447 = "stablehlo.shift_right_logical"(%442, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.or"(%445, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.xor"(%448, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.add"(%443, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%452 = "stablehlo.shift_left"(%449, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.shift_right_logical"(%449, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.or"(%452, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.xor"(%455, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.add"(%450, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%459 = "stablehlo.shift_left"(%456, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%461 = "stablehlo.shift_right_logical"(%456, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.or"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.xor"(%462, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.add"(%457, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%466 = "stablehlo.shift_left"(%463, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.shift_right_logical"(%463, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.or"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.xor"(%469, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.add"(%464, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%473 = "stablehlo.add"(%398, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.add"(%470, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.add"(%471, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%477 = "stablehlo.shift_left"(%474, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%479 = "stablehlo.shift_right_logical"(%474, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.or"(%477, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.xor"(%480, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.add"(%475, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%484 = "stablehlo.shift_left"(%481, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%486 = "stablehlo.shift_right_logical"(%481, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.or"(%484, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.xor"(%487, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.add"(%482, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.shift_left"(%488, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%493 = "stablehlo.shift_right_logical"(%488, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.or"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.xor"(%494, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.add"(%489, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.shift_left"(%495, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.shift_right_logical"(%495, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.or"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.xor"(%501, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.add"(%496, %398) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%505 = "stablehlo.add"(%401, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.add"(%502, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.add"(%503, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%509 = "stablehlo.shift_left"(%506, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%511 = "stablehlo.shift_right_logical"(%506, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.or"(%509, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.xor"(%512, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.add"(%507, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%516 = "stablehlo.shift_left"(%513, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%518 = "stablehlo.shift_right_logical"(%513, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.or"(%516, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.xor"(%519, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.add"(%514, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%523 = "stablehlo.shift_left"(%520, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%525 = "stablehlo.shift_right_logical"(%520, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.or"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.xor"(%526, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.add"(%521, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%530 = "stablehlo.shift_left"(%527, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%532 = "stablehlo.shift_right_logical"(%527, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.or"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.xor"(%533, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.add"(%528, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%537 = "stablehlo.add"(%408, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.add"(%534, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.add"(%535, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%541 = "stablehlo.shift_left"(%538, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%543 = "stablehlo.shift_right_logical"(%538, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.or"(%541, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.xor"(%544, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.add"(%539, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%548 = "stablehlo.shift_left"(%545, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.shift_right_logical"(%545, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.or"(%548, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.xor"(%551, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.add"(%546, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%555 = "stablehlo.shift_left"(%552, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%557 = "stablehlo.shift_right_logical"(%552, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.or"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.xor"(%558, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.add"(%553, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%562 = "stablehlo.shift_left"(%559, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%564 = "stablehlo.shift_right_logical"(%559, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.or"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.xor"(%565, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.add"(%560, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%569 = "stablehlo.add"(%398, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.add"(%566, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<0> : tensor<2048xui32>} : () -> tensor<2048xui32>
%572 = "stablehlo.xor"(%567, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%574 = "stablehlo.xor"(%572, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%576 = "stablehlo.add"(%397, %575) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%577 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%578 = "stablehlo.add"(%571, %577) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%579 = "stablehlo.add"(%576, %578) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%580 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%581 = "stablehlo.shift_left"(%578, %580) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%582 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%583 = "stablehlo.shift_right_logical"(%578, %582) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%584 = "stablehlo.or"(%581, %583) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%585 = "stablehlo.xor"(%584, %579) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%586 = "stablehlo.add"(%579, %585) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%587 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%588 = "stablehlo.shift_left"(%585, %587) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%589 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%590 = "stablehlo.shift_right_logical"(%585, %589) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%591 = "stablehlo.or"(%588, %590) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%592 = "stablehlo.xor"(%591, %586) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%593 = "stablehlo.add"(%586, %592) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%594 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%595 = "stablehlo.shift_left"(%592, %594) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%596 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%597 = "stablehlo.shift_right_logical"(%592, %596) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%598 = "stablehlo.or"(%595, %597) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%599 = "stablehlo.xor"(%598, %593) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%600 = "stablehlo.add"(%593, %599) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%601 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%602 = "stablehlo.shift_left"(%599, %601) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%603 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%604 = "stablehlo.shift_right_logical"(%599, %603) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%605 = "stablehlo.or"(%602, %604) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%606 = "stablehlo.xor"(%605, %600) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%607 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%608 = "stablehlo.add"(%600, %607) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%609 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%610 = "stablehlo.add"(%574, %609) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%611 = "stablehlo.broadcast_in_dim"(%610) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%612 = "stablehlo.add"(%606, %611) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%613 = "stablehlo.add"(%608, %612) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%614 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%615 = "stablehlo.shift_left"(%612, %614) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%616 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%617 = "stablehlo.shift_right_logical"(%612, %616) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%618 = "stablehlo.or"(%615, %617) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%619 = "stablehlo.xor"(%618, %613) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%620 = "stablehlo.add"(%613, %619) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%621 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%622 = "stablehlo.shift_left"(%619, %621) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%623 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%624 = "stablehlo.shift_right_logical"(%619, %623) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%625 = "stablehlo.or"(%622, %624) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%626 = "stablehlo.xor"(%625, %620) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%627 = "stablehlo.add"(%620, %626) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%628 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%629 = "stablehlo.shift_left"(%626, %628) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%630 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%631 = "stablehlo.shift_right_logical"(%626, %630) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%632 = "stablehlo.or"(%629, %631) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%633 = "stablehlo.xor"(%632, %627) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%634 = "stablehlo.add"(%627, %633) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%635 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%636 = "stablehlo.shift_left"(%633, %635) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%637 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%638 = "stablehlo.shift_right_logical"(%633, %637) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%639 = "stablehlo.or"(%636, %638) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%640 = "stablehlo.xor"(%639, %634) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%641 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%642 = "stablehlo.add"(%634, %641) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%643 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%644 = "stablehlo.add"(%567, %643) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%645 = "stablehlo.broadcast_in_dim"(%644) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%646 = "stablehlo.add"(%640, %645) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%647 = "stablehlo.add"(%642, %646) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%648 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%649 = "stablehlo.shift_left"(%646, %648) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%650 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%651 = "stablehlo.shift_right_logical"(%646, %650) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%652 = "stablehlo.or"(%649, %651) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%653 = "stablehlo.xor"(%652, %647) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%654 = "stablehlo.add"(%647, %653) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%655 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%656 = "stablehlo.shift_left"(%653, %655) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%657 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%658 = "stablehlo.shift_right_logical"(%653, %657) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%659 = "stablehlo.or"(%656, %658) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%660 = "stablehlo.xor"(%659, %654) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%661 = "stablehlo.add"(%654, %660) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%662 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%663 = "stablehlo.shift_left"(%660, %662) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%664 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%665 = "stablehlo.shift_right_logical"(%660, %664) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%666 = "stablehlo.or"(%663, %665) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%667 = "stablehlo.xor"(%666, %661) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%668 = "stablehlo.add"(%661, %667) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%669 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%670 = "stablehlo.shift_left"(%667, %669) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%671 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%672 = "stablehlo.shift_right_logical"(%667, %671) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%673 = "stablehlo.or"(%670, %672) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%674 = "stablehlo.xor"(%673, %668) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%675 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%676 = "stablehlo.add"(%668, %675) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%677 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%678 = "stablehlo.add"(%570, %677) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%679 = "stablehlo.broadcast_in_dim"(%678) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%680 = "stablehlo.add"(%674, %679) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%681 = "stablehlo.add"(%676, %680) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%682 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%683 = "stablehlo.shift_left"(%680, %682) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%684 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%685 = "stablehlo.shift_right_logical"(%680, %684) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%686 = "stablehlo.or"(%683, %685) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%687 = "stablehlo.xor"(%686, %681) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%688 = "stablehlo.add"(%681, %687) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%689 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%690 = "stablehlo.shift_left"(%687, %689) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%691 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%692 = "stablehlo.shift_right_logical"(%687, %691) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%693 = "stablehlo.or"(%690, %692) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%694 = "stablehlo.xor"(%693, %688) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%695 = "stablehlo.add"(%688, %694) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%696 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%697 = "stablehlo.shift_left"(%694, %696) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%698 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%699 = "stablehlo.shift_right_logical"(%694, %698) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%700 = "stablehlo.or"(%697, %699) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%701 = "stablehlo.xor"(%700, %695) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%702 = "stablehlo.add"(%695, %701) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%703 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%704 = "stablehlo.shift_left"(%701, %703) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%705 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%706 = "stablehlo.shift_right_logical"(%701, %705) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%707 = "stablehlo.or"(%704, %706) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%708 = "stablehlo.xor"(%707, %702) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%709 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%710 = "stablehlo.add"(%702, %709) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%711 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%712 = "stablehlo.add"(%574, %711) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%713 = "stablehlo.broadcast_in_dim"(%712) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%714 = "stablehlo.add"(%708, %713) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%715 = "stablehlo.add"(%710, %714) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%716 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%717 = "stablehlo.shift_left"(%714, %716) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%718 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%719 = "stablehlo.shift_right_logical"(%714, %718) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%720 = "stablehlo.or"(%717, %719) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%721 = "stablehlo.xor"(%720, %715) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%722 = "stablehlo.add"(%715, %721) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%723 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%724 = "stablehlo.shift_left"(%721, %723) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%725 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%726 = "stablehlo.shift_right_logical"(%721, %725) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%727 = "stablehlo.or"(%724, %726) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%728 = "stablehlo.xor"(%727, %722) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%729 = "stablehlo.add"(%722, %728) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%730 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%731 = "stablehlo.shift_left"(%728, %730) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%732 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%733 = "stablehlo.shift_right_logical"(%728, %732) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%734 = "stablehlo.or"(%731, %733) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%735 = "stablehlo.xor"(%734, %729) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%736 = "stablehlo.add"(%729, %735) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%737 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%738 = "stablehlo.shift_left"(%735, %737) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%739 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%740 = "stablehlo.shift_right_logical"(%735, %739) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%741 = "stablehlo.or"(%738, %740) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%742 = "stablehlo.xor"(%741, %736) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%743 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%744 = "stablehlo.add"(%736, %743) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%745 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%746 = "stablehlo.add"(%567, %745) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%747 = "stablehlo.broadcast_in_dim"(%746) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%748 = "stablehlo.add"(%742, %747) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%749 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%750 = "stablehlo.xor"(%567, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%751 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%752 = "stablehlo.xor"(%750, %751) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%753 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%754 = "stablehlo.add"(%397, %753) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%755 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%756 = "stablehlo.add"(%749, %755) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%757 = "stablehlo.add"(%754, %756) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%758 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%759 = "stablehlo.shift_left"(%756, %758) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%760 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%761 = "stablehlo.shift_right_logical"(%756, %760) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%762 = "stablehlo.or"(%759, %761) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%763 = "stablehlo.xor"(%762, %757) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%764 = "stablehlo.add"(%757, %763) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%765 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%766 = "stablehlo.shift_left"(%763, %765) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%767 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%768 = "stablehlo.shift_right_logical"(%763, %767) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%769 = "stablehlo.or"(%766, %768) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%770 = "stablehlo.xor"(%769, %764) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%771 = "stablehlo.add"(%764, %770) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%772 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%773 = "stablehlo.shift_left"(%770, %772) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%774 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%775 = "stablehlo.shift_right_logical"(%770, %774) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%776 = "stablehlo.or"(%773, %775) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%777 = "stablehlo.xor"(%776, %771) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%778 = "stablehlo.add"(%771, %777) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%779 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%780 = "stablehlo.shift_left"(%777, %779) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%781 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%782 = "stablehlo.shift_right_logical"(%777, %781) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%783 = "stablehlo.or"(%780, %782) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%784 = "stablehlo.xor"(%783, %778) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%785 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%786 = "stablehlo.add"(%778, %785) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%787 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%788 = "stablehlo.add"(%752, %787) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%789 = "stablehlo.broadcast_in_dim"(%788) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%790 = "stablehlo.add"(%784, %789) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%791 = "stablehlo.add"(%786, %790) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%792 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%793 = "stablehlo.shift_left"(%790, %792) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%794 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%795 = "stablehlo.shift_right_logical"(%790, %794) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%796 = "stablehlo.or"(%793, %795) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%797 = "stablehlo.xor"(%796, %791) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%798 = "stablehlo.add"(%791, %797) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%799 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%800 = "stablehlo.shift_left"(%797, %799) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%801 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%802 = "stablehlo.shift_right_logical"(%797, %801) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%803 = "stablehlo.or"(%800, %802) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%804 = "stablehlo.xor"(%803, %798) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%805 = "stablehlo.add"(%798, %804) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%806 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%807 = "stablehlo.shift_left"(%804, %806) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%808 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%809 = "stablehlo.shift_right_logical"(%804, %808) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%810 = "stablehlo.or"(%807, %809) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%811 = "stablehlo.xor"(%810, %805) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%812 = "stablehlo.add"(%805, %811) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%813 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%814 = "stablehlo.shift_left"(%811, %813) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%815 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%816 = "stablehlo.shift_right_logical"(%811, %815) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%817 = "stablehlo.or"(%814, %816) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%818 = "stablehlo.xor"(%817, %812) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%819 = "stablehlo.broadcast_in_dim"(%752) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%820 = "stablehlo.add"(%812, %819) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%821 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%822 = "stablehlo.add"(%567, %821) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%823 = "stablehlo.broadcast_in_dim"(%822) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%824 = "stablehlo.add"(%818, %823) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%825 = "stablehlo.add"(%820, %824) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%826 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%827 = "stablehlo.shift_left"(%824, %826) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%828 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%829 = "stablehlo.shift_right_logical"(%824, %828) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%830 = "stablehlo.or"(%827, %829) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%831 = "stablehlo.xor"(%830, %825) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%832 = "stablehlo.add"(%825, %831) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%833 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%834 = "stablehlo.shift_left"(%831, %833) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%835 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%836 = "stablehlo.shift_right_logical"(%831, %835) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%837 = "stablehlo.or"(%834, %836) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%838 = "stablehlo.xor"(%837, %832) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%839 = "stablehlo.add"(%832, %838) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%840 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%841 = "stablehlo.shift_left"(%838, %840) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%842 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%843 = "stablehlo.shift_right_logical"(%838, %842) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%844 = "stablehlo.or"(%841, %843) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%845 = "stablehlo.xor"(%844, %839) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%846 = "stablehlo.add"(%839, %845) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%847 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%848 = "stablehlo.shift_left"(%845, %847) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%849 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%850 = "stablehlo.shift_right_logical"(%845, %849) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%851 = "stablehlo.or"(%848, %850) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%852 = "stablehlo.xor"(%851, %846) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%853 = "stablehlo.broadcast_in_dim"(%567) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%854 = "stablehlo.add"(%846, %853) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%855 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%856 = "stablehlo.add"(%570, %855) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%857 = "stablehlo.broadcast_in_dim"(%856) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%858 = "stablehlo.add"(%852, %857) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%859 = "stablehlo.add"(%854, %858) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%860 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%861 = "stablehlo.shift_left"(%858, %860) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%862 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%863 = "stablehlo.shift_right_logical"(%858, %862) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%864 = "stablehlo.or"(%861, %863) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%865 = "stablehlo.xor"(%864, %859) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%866 = "stablehlo.add"(%859, %865) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%867 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%868 = "stablehlo.shift_left"(%865, %867) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%869 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%870 = "stablehlo.shift_right_logical"(%865, %869) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%871 = "stablehlo.or"(%868, %870) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%872 = "stablehlo.xor"(%871, %866) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%873 = "stablehlo.add"(%866, %872) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%874 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%875 = "stablehlo.shift_left"(%872, %874) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%876 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%877 = "stablehlo.shift_right_logical"(%872, %876) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%878 = "stablehlo.or"(%875, %877) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%879 = "stablehlo.xor"(%878, %873) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%880 = "stablehlo.add"(%873, %879) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%881 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%882 = "stablehlo.shift_left"(%879, %881) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%883 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%884 = "stablehlo.shift_right_logical"(%879, %883) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%885 = "stablehlo.or"(%882, %884) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%886 = "stablehlo.xor"(%885, %880) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%887 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%888 = "stablehlo.add"(%880, %887) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%889 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%890 = "stablehlo.add"(%752, %889) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%891 = "stablehlo.broadcast_in_dim"(%890) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%892 = "stablehlo.add"(%886, %891) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%893 = "stablehlo.add"(%888, %892) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%894 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%895 = "stablehlo.shift_left"(%892, %894) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%896 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%897 = "stablehlo.shift_right_logical"(%892, %896) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%898 = "stablehlo.or"(%895, %897) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%899 = "stablehlo.xor"(%898, %893) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%900 = "stablehlo.add"(%893, %899) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%901 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%902 = "stablehlo.shift_left"(%899, %901) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%903 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%904 = "stablehlo.shift_right_logical"(%899, %903) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%905 = "stablehlo.or"(%902, %904) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%906 = "stablehlo.xor"(%905, %900) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%907 = "stablehlo.add"(%900, %906) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%908 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%909 = "stablehlo.shift_left"(%906, %908) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%910 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%911 = "stablehlo.shift_right_logical"(%906, %910) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%912 = "stablehlo.or"(%909, %911) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%913 = "stablehlo.xor"(%912, %907) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%914 = "stablehlo.add"(%907, %913) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%915 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%916 = "stablehlo.shift_left"(%913, %915) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%917 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%918 = "stablehlo.shift_right_logical"(%913, %917) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%919 = "stablehlo.or"(%916, %918) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%920 = "stablehlo.xor"(%919, %914) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%921 = "stablehlo.broadcast_in_dim"(%752) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%922 = "stablehlo.add"(%914, %921) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%923 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%924 = "stablehlo.add"(%567, %923) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%925 = "stablehlo.broadcast_in_dim"(%924) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%926 = "stablehlo.add"(%920, %925) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%927 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%928 = "stablehlo.shift_right_logical"(%748, %927) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%929 = "stablehlo.convert"(%928) : (tensor<2048xui32>) -> tensor<2048xi32>
%930 = "stablehlo.convert"(%929) : (tensor<2048xi32>) -> tensor<2048xf32>
%931 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048xf32>} : () -> tensor<2048xf32>
%932 = "stablehlo.multiply"(%930, %931) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%933 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%934 = "stablehlo.shift_right_logical"(%744, %933) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%935 = "stablehlo.convert"(%934) : (tensor<2048xui32>) -> tensor<2048xi32>
%936 = "stablehlo.convert"(%935) : (tensor<2048xi32>) -> tensor<2048xf32>
%937 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%938 = "stablehlo.add"(%936, %937) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%939 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048xf32>} : () -> tensor<2048xf32>
%940 = "stablehlo.multiply"(%938, %939) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%941 = "stablehlo.log"(%940) : (tensor<2048xf32>) -> tensor<2048xf32>
%942 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%943 = "stablehlo.multiply"(%941, %942) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%944 = "stablehlo.sqrt"(%943) : (tensor<2048xf32>) -> tensor<2048xf32>
%945 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%946 = "stablehlo.subtract"(%932, %945) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%947 = "stablehlo.abs"(%946) : (tensor<2048xf32>) -> tensor<2048xf32>
%948 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%949 = "stablehlo.subtract"(%947, %948) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%950 = "stablehlo.multiply"(%949, %949) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%951 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%952 = "stablehlo.multiply"(%951, %950) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%953 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%954 = "stablehlo.add"(%952, %953) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%955 = "stablehlo.multiply"(%954, %950) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%956 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%957 = "stablehlo.add"(%955, %956) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%958 = "stablehlo.multiply"(%957, %950) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%959 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%960 = "stablehlo.add"(%958, %959) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%961 = "stablehlo.multiply"(%960, %950) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%962 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%963 = "stablehlo.add"(%961, %962) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%964 = "stablehlo.multiply"(%963, %950) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%965 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%966 = "stablehlo.add"(%964, %965) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%967 = "stablehlo.multiply"(%966, %950) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%968 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%969 = "stablehlo.add"(%967, %968) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%970 = "stablehlo.multiply"(%949, %969) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%971 = "stablehlo.multiply"(%944, %970) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%972 = "stablehlo.convert"(%971) : (tensor<2048xf32>) -> tensor<2048xf64>
%973 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%974 = "stablehlo.shift_right_logical"(%922, %973) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%975 = "stablehlo.convert"(%974) : (tensor<2048xui32>) -> tensor<2048xi32>
%976 = "stablehlo.convert"(%975) : (tensor<2048xi32>) -> tensor<2048xf32>
%977 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%978 = "stablehlo.add"(%976, %977) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%979 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%980 = "stablehlo.multiply"(%978, %979) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%981 = "stablehlo.convert"(%980) : (tensor<2048xf32>) -> tensor<2048xf64>
%982 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%983 = "stablehlo.shift_right_logical"(%926, %982) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%984 = "stablehlo.convert"(%983) : (tensor<2048xui32>) -> tensor<2048xi32>
%985 = "stablehlo.convert"(%984) : (tensor<2048xi32>) -> tensor<2048xf32>
%986 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%987 = "stablehlo.add"(%985, %986) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%988 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%989 = "stablehlo.multiply"(%987, %988) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%990 = "stablehlo.convert"(%989) : (tensor<2048xf32>) -> tensor<2048xf64>
%991 = "stablehlo.multiply"(%13, %972) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%992 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%993 = "stablehlo.add"(%992, %991) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%994 = "stablehlo.multiply"(%993, %993) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%995 = "stablehlo.multiply"(%994, %993) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%996 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%997 = "stablehlo.compare"(%995, %996) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%998 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%999 = "stablehlo.select"(%997, %995, %998) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1000 = "stablehlo.log"(%999) : (tensor<2048xf64>) -> tensor<2048xf64>
%1001 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf64>} : () -> tensor<2048xf64>
%1002 = "stablehlo.multiply"(%1001, %972) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1003 = "stablehlo.multiply"(%1002, %972) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1004 = "stablehlo.add"(%1003, %8) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1005 = "stablehlo.multiply"(%8, %995) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1006 = "stablehlo.subtract"(%1004, %1005) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1007 = "stablehlo.multiply"(%8, %1000) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1008 = "stablehlo.add"(%1006, %1007) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1009 = "stablehlo.log"(%990) : (tensor<2048xf64>) -> tensor<2048xf64>
%1010 = "stablehlo.divide"(%1009, %0) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1011 = "stablehlo.exponential"(%1010) : (tensor<2048xf64>) -> tensor<2048xf64>
%1012 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%1013 = "stablehlo.select"(%3, %1011, %1012) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1014 = "stablehlo.log"(%981) : (tensor<2048xf64>) -> tensor<2048xf64>
%1015 = "stablehlo.compare"(%1014, %1008) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%1016 = "stablehlo.and"(%997, %1015) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%1017 = "stablehlo.or"(%1016, %16) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%1018 = "stablehlo.multiply"(%8, %995) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1019 = "stablehlo.multiply"(%1018, %1013) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1020 = "stablehlo.and"(%395, %1017) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%1021 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1022 = "stablehlo.add"(%394, %1021) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1023 = "stablehlo.not"(%1017) : (tensor<2048xi1>) -> tensor<2048xi1>
%1024 = "stablehlo.and"(%395, %1023) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%1025 = "stablehlo.select"(%1020, %1019, %396) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
"stablehlo.return"(%1022, %1024, %1025) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> ()
}) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>)
return %1028 : tensor<2048xf64>
}
}

