// f32[2048,3]
// random counters: 1
module @example {
func.func public @main(%0: tensor<2048x3xf32>, %1: tensor<2xui64>) -> (tensor<2048x3xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%5 = "stablehlo.add"(%0, %4) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%6 = "stablehlo.select"(%3, %5, %0) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%7 = "stablehlo.constant"() {value = dense<3.333333333333333e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%8 = "stablehlo.subtract"(%6, %7) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%9 = "stablehlo.constant"() {value = dense<9.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%11 = "stablehlo.sqrt"(%10) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%12 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%13 = "stablehlo.divide"(%12, %11) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%14 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%15 = "stablehlo.compare"(%0, %14) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%16 = "stablehlo.not"(%15) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
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
%380 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%381 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%382 = "stablehlo.or"(%380, %381) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%383 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%1024, %1025, %1026 = "stablehlo.while"(%383, %382, %8) ({
^bb0(%384: tensor<ui64>, %385: tensor<2048x3xi1>, %386: tensor<2048x3xf32>):
%387 = "stablehlo.not"(%385) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%388 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%392 = "stablehlo.reduce"(%387, %388) ({
^bb0(%389: tensor<i1>, %390: tensor<i1>):
%391 = "stablehlo.and"(%389, %390) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%391) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2048x3xi1>, tensor<i1>) -> tensor<i1>
%393 = "stablehlo.not"(%392) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%393) : (tensor<i1>) -> ()
}, {
^bb0(%394: tensor<ui64>, %395: tensor<2048x3xi1>, %396: tensor<2048x3xf32>):
%397 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6144xui32>
%398 = "stablehlo.reshape"(%397) : (tensor<6144xui32>) -> tensor<2048x3xui32>
%399 = "stablehlo.convert"(%379) : (tensor<ui64>) -> tensor<ui32>
%400 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%401 = "stablehlo.shift_right_logical"(%379, %400) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%402 = "stablehlo.convert"(%401) : (tensor<ui64>) -> tensor<ui32>
%403 = "stablehlo.convert"(%394) : (tensor<ui64>) -> tensor<ui32>
%404 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%405 = "stablehlo.shift_right_logical"(%394, %404) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%406 = "stablehlo.convert"(%405) : (tensor<ui64>) -> tensor<ui32>
%407 = "stablehlo.xor"(%399, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%408 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%409 = "stablehlo.xor"(%407, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.add"(%403, %399) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%411 = "stablehlo.add"(%406, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%412 = "stablehlo.add"(%410, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%413 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%414 = "stablehlo.shift_left"(%411, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%415 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%416 = "stablehlo.shift_right_logical"(%411, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%417 = "stablehlo.or"(%414, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%418 = "stablehlo.xor"(%417, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%419 = "stablehlo.add"(%412, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%420 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%421 = "stablehlo.shift_left"(%418, %420) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%423 = "stablehlo.shift_right_logical"(%418, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.or"(%421, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.xor"(%424, %419) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.add"(%419, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%428 = "stablehlo.shift_left"(%425, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%430 = "stablehlo.shift_right_logical"(%425, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.or"(%428, %430) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.xor"(%431, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.add"(%426, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%435 = "stablehlo.shift_left"(%432, %434) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%436 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%437 = "stablehlo.shift_right_logical"(%432, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.or"(%435, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.xor"(%438, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.add"(%433, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%441 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%442 = "stablehlo.add"(%409, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.add"(%439, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.add"(%440, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%446 = "stablehlo.shift_left"(%443, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%448 = "stablehlo.shift_right_logical"(%443, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.or"(%446, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.xor"(%449, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.add"(%444, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%453 = "stablehlo.shift_left"(%450, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%455 = "stablehlo.shift_right_logical"(%450, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.or"(%453, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.xor"(%456, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.add"(%451, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%460 = "stablehlo.shift_left"(%457, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%462 = "stablehlo.shift_right_logical"(%457, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.or"(%460, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.xor"(%463, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.add"(%458, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.shift_left"(%464, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.shift_right_logical"(%464, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.or"(%467, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.xor"(%470, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.add"(%465, %409) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.add"(%399, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.add"(%471, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.add"(%472, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%478 = "stablehlo.shift_left"(%475, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.shift_right_logical"(%475, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.or"(%478, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.xor"(%481, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.add"(%476, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%485 = "stablehlo.shift_left"(%482, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%487 = "stablehlo.shift_right_logical"(%482, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.or"(%485, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.xor"(%488, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.add"(%483, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%492 = "stablehlo.shift_left"(%489, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.shift_right_logical"(%489, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.or"(%492, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.xor"(%495, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.add"(%490, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%499 = "stablehlo.shift_left"(%496, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.shift_right_logical"(%496, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.or"(%499, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.xor"(%502, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.add"(%497, %399) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%506 = "stablehlo.add"(%402, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.add"(%503, %506) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.add"(%504, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%510 = "stablehlo.shift_left"(%507, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%512 = "stablehlo.shift_right_logical"(%507, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.or"(%510, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.xor"(%513, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.add"(%508, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%517 = "stablehlo.shift_left"(%514, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.shift_right_logical"(%514, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.or"(%517, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.xor"(%520, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.add"(%515, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%524 = "stablehlo.shift_left"(%521, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.shift_right_logical"(%521, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.or"(%524, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.xor"(%527, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.add"(%522, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%531 = "stablehlo.shift_left"(%528, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%533 = "stablehlo.shift_right_logical"(%528, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.or"(%531, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.xor"(%534, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.add"(%529, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%538 = "stablehlo.add"(%409, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.add"(%535, %538) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.add"(%536, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%542 = "stablehlo.shift_left"(%539, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.shift_right_logical"(%539, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.or"(%542, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.xor"(%545, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.add"(%540, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%549 = "stablehlo.shift_left"(%546, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%551 = "stablehlo.shift_right_logical"(%546, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.or"(%549, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.xor"(%552, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.add"(%547, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%556 = "stablehlo.shift_left"(%553, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%558 = "stablehlo.shift_right_logical"(%553, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.or"(%556, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.xor"(%559, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.add"(%554, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%563 = "stablehlo.shift_left"(%560, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.shift_right_logical"(%560, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.or"(%563, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.xor"(%566, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.add"(%561, %409) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%570 = "stablehlo.add"(%399, %569) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.add"(%567, %570) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.constant"() {value = dense<0> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%573 = "stablehlo.xor"(%568, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%575 = "stablehlo.xor"(%573, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.broadcast_in_dim"(%568) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%577 = "stablehlo.add"(%398, %576) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%578 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%579 = "stablehlo.add"(%572, %578) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%580 = "stablehlo.add"(%577, %579) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%581 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%582 = "stablehlo.shift_left"(%579, %581) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%583 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%584 = "stablehlo.shift_right_logical"(%579, %583) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%585 = "stablehlo.or"(%582, %584) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%586 = "stablehlo.xor"(%585, %580) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%587 = "stablehlo.add"(%580, %586) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%588 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%589 = "stablehlo.shift_left"(%586, %588) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%590 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%591 = "stablehlo.shift_right_logical"(%586, %590) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%592 = "stablehlo.or"(%589, %591) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%593 = "stablehlo.xor"(%592, %587) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%594 = "stablehlo.add"(%587, %593) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%595 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%596 = "stablehlo.shift_left"(%593, %595) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%597 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%598 = "stablehlo.shift_right_logical"(%593, %597) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%599 = "stablehlo.or"(%596, %598) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%600 = "stablehlo.xor"(%599, %594) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%601 = "stablehlo.add"(%594, %600) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%602 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%603 = "stablehlo.shift_left"(%600, %602) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%604 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%605 = "stablehlo.shift_right_logical"(%600, %604) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%606 = "stablehlo.or"(%603, %605) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%607 = "stablehlo.xor"(%606, %601) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%608 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%609 = "stablehlo.add"(%601, %608) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%610 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%611 = "stablehlo.add"(%575, %610) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%612 = "stablehlo.broadcast_in_dim"(%611) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%613 = "stablehlo.add"(%607, %612) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%614 = "stablehlo.add"(%609, %613) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%615 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%616 = "stablehlo.shift_left"(%613, %615) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%617 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%618 = "stablehlo.shift_right_logical"(%613, %617) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%619 = "stablehlo.or"(%616, %618) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%620 = "stablehlo.xor"(%619, %614) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%621 = "stablehlo.add"(%614, %620) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%622 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%623 = "stablehlo.shift_left"(%620, %622) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%624 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%625 = "stablehlo.shift_right_logical"(%620, %624) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%626 = "stablehlo.or"(%623, %625) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%627 = "stablehlo.xor"(%626, %621) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%628 = "stablehlo.add"(%621, %627) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%629 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%630 = "stablehlo.shift_left"(%627, %629) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%631 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%632 = "stablehlo.shift_right_logical"(%627, %631) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%633 = "stablehlo.or"(%630, %632) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%634 = "stablehlo.xor"(%633, %628) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%635 = "stablehlo.add"(%628, %634) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%636 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%637 = "stablehlo.shift_left"(%634, %636) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%638 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%639 = "stablehlo.shift_right_logical"(%634, %638) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%640 = "stablehlo.or"(%637, %639) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%641 = "stablehlo.xor"(%640, %635) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%642 = "stablehlo.broadcast_in_dim"(%575) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%643 = "stablehlo.add"(%635, %642) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%644 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%645 = "stablehlo.add"(%568, %644) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%646 = "stablehlo.broadcast_in_dim"(%645) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%647 = "stablehlo.add"(%641, %646) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%648 = "stablehlo.add"(%643, %647) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%649 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%650 = "stablehlo.shift_left"(%647, %649) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%651 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%652 = "stablehlo.shift_right_logical"(%647, %651) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%653 = "stablehlo.or"(%650, %652) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%654 = "stablehlo.xor"(%653, %648) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%655 = "stablehlo.add"(%648, %654) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%656 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%657 = "stablehlo.shift_left"(%654, %656) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%658 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%659 = "stablehlo.shift_right_logical"(%654, %658) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%660 = "stablehlo.or"(%657, %659) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%661 = "stablehlo.xor"(%660, %655) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%662 = "stablehlo.add"(%655, %661) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%663 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%664 = "stablehlo.shift_left"(%661, %663) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%665 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%666 = "stablehlo.shift_right_logical"(%661, %665) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%667 = "stablehlo.or"(%664, %666) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%668 = "stablehlo.xor"(%667, %662) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%669 = "stablehlo.add"(%662, %668) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%670 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%671 = "stablehlo.shift_left"(%668, %670) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%672 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%673 = "stablehlo.shift_right_logical"(%668, %672) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%674 = "stablehlo.or"(%671, %673) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%675 = "stablehlo.xor"(%674, %669) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%676 = "stablehlo.broadcast_in_dim"(%568) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%677 = "stablehlo.add"(%669, %676) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%678 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%679 = "stablehlo.add"(%571, %678) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%680 = "stablehlo.broadcast_in_dim"(%679) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%681 = "stablehlo.add"(%675, %680) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%682 = "stablehlo.add"(%677, %681) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%683 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%684 = "stablehlo.shift_left"(%681, %683) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%685 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%686 = "stablehlo.shift_right_logical"(%681, %685) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%687 = "stablehlo.or"(%684, %686) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%688 = "stablehlo.xor"(%687, %682) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%689 = "stablehlo.add"(%682, %688) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%690 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%691 = "stablehlo.shift_left"(%688, %690) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%692 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%693 = "stablehlo.shift_right_logical"(%688, %692) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%694 = "stablehlo.or"(%691, %693) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%695 = "stablehlo.xor"(%694, %689) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%696 = "stablehlo.add"(%689, %695) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%697 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%698 = "stablehlo.shift_left"(%695, %697) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%699 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%700 = "stablehlo.shift_right_logical"(%695, %699) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%701 = "stablehlo.or"(%698, %700) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%702 = "stablehlo.xor"(%701, %696) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%703 = "stablehlo.add"(%696, %702) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%704 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%705 = "stablehlo.shift_left"(%702, %704) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%706 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%707 = "stablehlo.shift_right_logical"(%702, %706) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%708 = "stablehlo.or"(%705, %707) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%709 = "stablehlo.xor"(%708, %703) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%710 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%711 = "stablehlo.add"(%703, %710) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%712 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%713 = "stablehlo.add"(%575, %712) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%714 = "stablehlo.broadcast_in_dim"(%713) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%715 = "stablehlo.add"(%709, %714) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%716 = "stablehlo.add"(%711, %715) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%717 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%718 = "stablehlo.shift_left"(%715, %717) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%719 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%720 = "stablehlo.shift_right_logical"(%715, %719) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%721 = "stablehlo.or"(%718, %720) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%722 = "stablehlo.xor"(%721, %716) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%723 = "stablehlo.add"(%716, %722) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%724 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%725 = "stablehlo.shift_left"(%722, %724) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%726 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%727 = "stablehlo.shift_right_logical"(%722, %726) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%728 = "stablehlo.or"(%725, %727) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%729 = "stablehlo.xor"(%728, %723) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%730 = "stablehlo.add"(%723, %729) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%731 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%732 = "stablehlo.shift_left"(%729, %731) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%733 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%734 = "stablehlo.shift_right_logical"(%729, %733) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%735 = "stablehlo.or"(%732, %734) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%736 = "stablehlo.xor"(%735, %730) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%737 = "stablehlo.add"(%730, %736) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%738 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%739 = "stablehlo.shift_left"(%736, %738) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%740 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%741 = "stablehlo.shift_right_logical"(%736, %740) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%742 = "stablehlo.or"(%739, %741) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%743 = "stablehlo.xor"(%742, %737) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%744 = "stablehlo.broadcast_in_dim"(%575) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%745 = "stablehlo.add"(%737, %744) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%746 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%747 = "stablehlo.add"(%568, %746) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%748 = "stablehlo.broadcast_in_dim"(%747) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%749 = "stablehlo.add"(%743, %748) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%750 = "stablehlo.constant"() {value = dense<1> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%751 = "stablehlo.xor"(%568, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%752 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%753 = "stablehlo.xor"(%751, %752) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%754 = "stablehlo.broadcast_in_dim"(%568) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%755 = "stablehlo.add"(%398, %754) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%756 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%757 = "stablehlo.add"(%750, %756) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%758 = "stablehlo.add"(%755, %757) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%759 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%760 = "stablehlo.shift_left"(%757, %759) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%761 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%762 = "stablehlo.shift_right_logical"(%757, %761) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%763 = "stablehlo.or"(%760, %762) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%764 = "stablehlo.xor"(%763, %758) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%765 = "stablehlo.add"(%758, %764) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%766 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%767 = "stablehlo.shift_left"(%764, %766) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%768 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%769 = "stablehlo.shift_right_logical"(%764, %768) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%770 = "stablehlo.or"(%767, %769) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%771 = "stablehlo.xor"(%770, %765) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%772 = "stablehlo.add"(%765, %771) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%773 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%774 = "stablehlo.shift_left"(%771, %773) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%775 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%776 = "stablehlo.shift_right_logical"(%771, %775) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%777 = "stablehlo.or"(%774, %776) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%778 = "stablehlo.xor"(%777, %772) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%779 = "stablehlo.add"(%772, %778) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%780 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%781 = "stablehlo.shift_left"(%778, %780) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%782 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%783 = "stablehlo.shift_right_logical"(%778, %782) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%784 = "stablehlo.or"(%781, %783) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%785 = "stablehlo.xor"(%784, %779) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%786 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%787 = "stablehlo.add"(%779, %786) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%788 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%789 = "stablehlo.add"(%753, %788) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%790 = "stablehlo.broadcast_in_dim"(%789) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%791 = "stablehlo.add"(%785, %790) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%792 = "stablehlo.add"(%787, %791) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%793 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%794 = "stablehlo.shift_left"(%791, %793) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%795 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%796 = "stablehlo.shift_right_logical"(%791, %795) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%797 = "stablehlo.or"(%794, %796) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%798 = "stablehlo.xor"(%797, %792) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%799 = "stablehlo.add"(%792, %798) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%800 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%801 = "stablehlo.shift_left"(%798, %800) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%802 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%803 = "stablehlo.shift_right_logical"(%798, %802) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%804 = "stablehlo.or"(%801, %803) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%805 = "stablehlo.xor"(%804, %799) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%806 = "stablehlo.add"(%799, %805) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%807 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%808 = "stablehlo.shift_left"(%805, %807) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%809 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%810 = "stablehlo.shift_right_logical"(%805, %809) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%811 = "stablehlo.or"(%808, %810) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%812 = "stablehlo.xor"(%811, %806) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%813 = "stablehlo.add"(%806, %812) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%814 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%815 = "stablehlo.shift_left"(%812, %814) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%816 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%817 = "stablehlo.shift_right_logical"(%812, %816) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%818 = "stablehlo.or"(%815, %817) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%819 = "stablehlo.xor"(%818, %813) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%820 = "stablehlo.broadcast_in_dim"(%753) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%821 = "stablehlo.add"(%813, %820) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%822 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%823 = "stablehlo.add"(%568, %822) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%824 = "stablehlo.broadcast_in_dim"(%823) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%825 = "stablehlo.add"(%819, %824) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%826 = "stablehlo.add"(%821, %825) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%827 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%828 = "stablehlo.shift_left"(%825, %827) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%829 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%830 = "stablehlo.shift_right_logical"(%825, %829) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%831 = "stablehlo.or"(%828, %830) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%832 = "stablehlo.xor"(%831, %826) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%833 = "stablehlo.add"(%826, %832) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%834 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%835 = "stablehlo.shift_left"(%832, %834) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%836 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%837 = "stablehlo.shift_right_logical"(%832, %836) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%838 = "stablehlo.or"(%835, %837) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%839 = "stablehlo.xor"(%838, %833) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%840 = "stablehlo.add"(%833, %839) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%841 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%842 = "stablehlo.shift_left"(%839, %841) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%843 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%844 = "stablehlo.shift_right_logical"(%839, %843) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%845 = "stablehlo.or"(%842, %844) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%846 = "stablehlo.xor"(%845, %840) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%847 = "stablehlo.add"(%840, %846) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%848 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%849 = "stablehlo.shift_left"(%846, %848) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%850 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%851 = "stablehlo.shift_right_logical"(%846, %850) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%852 = "stablehlo.or"(%849, %851) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%853 = "stablehlo.xor"(%852, %847) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%854 = "stablehlo.broadcast_in_dim"(%568) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%855 = "stablehlo.add"(%847, %854) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%856 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%857 = "stablehlo.add"(%571, %856) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%858 = "stablehlo.broadcast_in_dim"(%857) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%859 = "stablehlo.add"(%853, %858) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%860 = "stablehlo.add"(%855, %859) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%861 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%862 = "stablehlo.shift_left"(%859, %861) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%863 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%864 = "stablehlo.shift_right_logical"(%859, %863) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%865 = "stablehlo.or"(%862, %864) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%866 = "stablehlo.xor"(%865, %860) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%867 = "stablehlo.add"(%860, %866) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%868 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%869 = "stablehlo.shift_left"(%866, %868) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%870 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%871 = "stablehlo.shift_right_logical"(%866, %870) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%872 = "stablehlo.or"(%869, %871) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%873 = "stablehlo.xor"(%872, %867) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%874 = "stablehlo.add"(%867, %873) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%875 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%876 = "stablehlo.shift_left"(%873, %875) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%877 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%878 = "stablehlo.shift_right_logical"(%873, %877) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%879 = "stablehlo.or"(%876, %878) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%880 = "stablehlo.xor"(%879, %874) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%881 = "stablehlo.add"(%874, %880) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%882 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%883 = "stablehlo.shift_left"(%880, %882) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%884 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%885 = "stablehlo.shift_right_logical"(%880, %884) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%886 = "stablehlo.or"(%883, %885) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%887 = "stablehlo.xor"(%886, %881) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%888 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%889 = "stablehlo.add"(%881, %888) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%890 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%891 = "stablehlo.add"(%753, %890) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%892 = "stablehlo.broadcast_in_dim"(%891) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%893 = "stablehlo.add"(%887, %892) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%894 = "stablehlo.add"(%889, %893) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%895 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%896 = "stablehlo.shift_left"(%893, %895) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%897 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%898 = "stablehlo.shift_right_logical"(%893, %897) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%899 = "stablehlo.or"(%896, %898) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%900 = "stablehlo.xor"(%899, %894) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%901 = "stablehlo.add"(%894, %900) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%902 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%903 = "stablehlo.shift_left"(%900, %902) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%904 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%905 = "stablehlo.shift_right_logical"(%900, %904) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%906 = "stablehlo.or"(%903, %905) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%907 = "stablehlo.xor"(%906, %901) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%908 = "stablehlo.add"(%901, %907) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%909 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%910 = "stablehlo.shift_left"(%907, %909) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%911 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%912 = "stablehlo.shift_right_logical"(%907, %911) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%913 = "stablehlo.or"(%910, %912) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%914 = "stablehlo.xor"(%913, %908) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%915 = "stablehlo.add"(%908, %914) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%916 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%917 = "stablehlo.shift_left"(%914, %916) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%918 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%919 = "stablehlo.shift_right_logical"(%914, %918) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%920 = "stablehlo.or"(%917, %919) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%921 = "stablehlo.xor"(%920, %915) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%922 = "stablehlo.broadcast_in_dim"(%753) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%923 = "stablehlo.add"(%915, %922) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%924 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%925 = "stablehlo.add"(%568, %924) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%926 = "stablehlo.broadcast_in_dim"(%925) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%927 = "stablehlo.add"(%921, %926) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%928 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%929 = "stablehlo.shift_right_logical"(%749, %928) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%930 = "stablehlo.convert"(%929) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%931 = "stablehlo.convert"(%930) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%932 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%933 = "stablehlo.multiply"(%931, %932) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%934 = "stablehlo.constant"() {value = dense<1> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%935 = "stablehlo.shift_right_logical"(%745, %934) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%936 = "stablehlo.convert"(%935) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%937 = "stablehlo.convert"(%936) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%938 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%939 = "stablehlo.add"(%937, %938) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%940 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%941 = "stablehlo.multiply"(%939, %940) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%942 = "stablehlo.log"(%941) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%943 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%944 = "stablehlo.multiply"(%942, %943) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%945 = "stablehlo.sqrt"(%944) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%946 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%947 = "stablehlo.subtract"(%933, %946) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%948 = "stablehlo.abs"(%947) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%949 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%950 = "stablehlo.subtract"(%948, %949) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%951 = "stablehlo.multiply"(%950, %950) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%952 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%953 = "stablehlo.multiply"(%952, %951) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%954 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%955 = "stablehlo.add"(%953, %954) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%956 = "stablehlo.multiply"(%955, %951) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%957 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%958 = "stablehlo.add"(%956, %957) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%959 = "stablehlo.multiply"(%958, %951) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%960 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%961 = "stablehlo.add"(%959, %960) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%962 = "stablehlo.multiply"(%961, %951) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%963 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%964 = "stablehlo.add"(%962, %963) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%965 = "stablehlo.multiply"(%964, %951) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%966 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%967 = "stablehlo.add"(%965, %966) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%968 = "stablehlo.multiply"(%967, %951) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%969 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%970 = "stablehlo.add"(%968, %969) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%971 = "stablehlo.multiply"(%950, %970) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%972 = "stablehlo.multiply"(%945, %971) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%973 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%974 = "stablehlo.shift_right_logical"(%923, %973) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%975 = "stablehlo.convert"(%974) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%976 = "stablehlo.convert"(%975) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%977 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%978 = "stablehlo.add"(%976, %977) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%979 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%980 = "stablehlo.multiply"(%978, %979) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%981 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%982 = "stablehlo.shift_right_logical"(%927, %981) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%983 = "stablehlo.convert"(%982) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%984 = "stablehlo.convert"(%983) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%985 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%986 = "stablehlo.add"(%984, %985) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%987 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%988 = "stablehlo.multiply"(%986, %987) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%989 = "stablehlo.multiply"(%13, %972) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%990 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%991 = "stablehlo.add"(%990, %989) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%992 = "stablehlo.multiply"(%991, %991) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%993 = "stablehlo.multiply"(%992, %991) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%994 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%995 = "stablehlo.compare"(%993, %994) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%996 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%997 = "stablehlo.select"(%995, %993, %996) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%998 = "stablehlo.log"(%997) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%999 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%1000 = "stablehlo.multiply"(%999, %972) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1001 = "stablehlo.multiply"(%1000, %972) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1002 = "stablehlo.add"(%1001, %8) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1003 = "stablehlo.multiply"(%8, %993) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1004 = "stablehlo.subtract"(%1002, %1003) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1005 = "stablehlo.multiply"(%8, %998) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1006 = "stablehlo.add"(%1004, %1005) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1007 = "stablehlo.log"(%988) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1008 = "stablehlo.divide"(%1007, %0) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1009 = "stablehlo.exponential"(%1008) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1010 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%1011 = "stablehlo.select"(%3, %1009, %1010) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1012 = "stablehlo.log"(%980) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1013 = "stablehlo.compare"(%1012, %1006) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%1014 = "stablehlo.and"(%995, %1013) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1015 = "stablehlo.or"(%1014, %16) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1016 = "stablehlo.multiply"(%8, %993) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1017 = "stablehlo.multiply"(%1016, %1011) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1018 = "stablehlo.and"(%395, %1015) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1019 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1020 = "stablehlo.add"(%394, %1019) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1021 = "stablehlo.not"(%1015) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1022 = "stablehlo.and"(%395, %1021) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1023 = "stablehlo.select"(%1018, %1017, %396) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
"stablehlo.return"(%1020, %1022, %1023) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> ()
}) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>)
%1027 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%1031 = "stablehlo.reduce"(%1026, %1027) ({
^bb0(%1028: tensor<f32>, %1029: tensor<f32>):
%1030 = "stablehlo.add"(%1028, %1029) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%1030) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
%1032 = "stablehlo.broadcast_in_dim"(%1031) {broadcast_dimensions = array<i64: 0>} : (tensor<2048xf32>) -> tensor<2048x3xf32>
%1033 = "stablehlo.divide"(%1026, %1032) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
return %1033 : tensor<2048x3xf32>
}
}

