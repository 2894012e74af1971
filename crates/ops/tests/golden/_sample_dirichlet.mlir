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
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%18 = "stablehlo.compare"(%0, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%20 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%21 = "stablehlo.select"(%18, %19, %20) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%22 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%23 = "stablehlo.reshape"(%22) : (tensor<1xui64>) -> tensor<ui64>
%24 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%25 = "stablehlo.reshape"(%24) : (tensor<1xui64>) -> tensor<ui64>
%26 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%27 = "stablehlo.convert"(%23) : (tensor<ui64>) -> tensor<ui32>
%28 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%29 = "stablehlo.shift_right_logical"(%23, %28) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%30 = "stablehlo.convert"(%29) : (tensor<ui64>) -> tensor<ui32>
%31 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%33 = "stablehlo.shift_right_logical"(%25, %32) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%34 = "stablehlo.convert"(%33) : (tensor<ui64>) -> tensor<ui32>
%35 = "stablehlo.xor"(%27, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.add"(%31, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.add"(%34, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.add"(%38, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.shift_left"(%39, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.shift_right_logical"(%39, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.or"(%42, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.xor"(%45, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.add"(%40, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.shift_left"(%46, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%51 = "stablehlo.shift_right_logical"(%46, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.or"(%49, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.xor"(%52, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%54 = "stablehlo.add"(%47, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%56 = "stablehlo.shift_left"(%53, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%58 = "stablehlo.shift_right_logical"(%53, %57) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.or"(%56, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.xor"(%59, %54) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.add"(%54, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.shift_left"(%60, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.shift_right_logical"(%60, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.or"(%63, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.xor"(%66, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.add"(%61, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.add"(%37, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.add"(%67, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.add"(%68, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.shift_left"(%71, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.shift_right_logical"(%71, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.or"(%74, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.xor"(%77, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.add"(%72, %78) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%81 = "stablehlo.shift_left"(%78, %80) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%83 = "stablehlo.shift_right_logical"(%78, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.or"(%81, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.xor"(%84, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%86 = "stablehlo.add"(%79, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.shift_left"(%85, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.shift_right_logical"(%85, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.or"(%88, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.xor"(%91, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.add"(%86, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_left"(%92, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.shift_right_logical"(%92, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.or"(%95, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.xor"(%98, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.add"(%93, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.add"(%27, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.add"(%99, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.add"(%100, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.shift_left"(%103, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.shift_right_logical"(%103, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.or"(%106, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.xor"(%109, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.add"(%104, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.shift_left"(%110, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.shift_right_logical"(%110, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.or"(%113, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.xor"(%116, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.add"(%111, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.shift_left"(%117, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.shift_right_logical"(%117, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.or"(%120, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.xor"(%123, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.add"(%118, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_left"(%124, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%129 = "stablehlo.shift_right_logical"(%124, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.or"(%127, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.xor"(%130, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%132 = "stablehlo.add"(%125, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.add"(%30, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.add"(%131, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.add"(%132, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.shift_left"(%135, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.shift_right_logical"(%135, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.or"(%138, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.xor"(%141, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.add"(%136, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.shift_left"(%142, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%147 = "stablehlo.shift_right_logical"(%142, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.or"(%145, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.xor"(%148, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%150 = "stablehlo.add"(%143, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.shift_left"(%149, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%154 = "stablehlo.shift_right_logical"(%149, %153) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.or"(%152, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.xor"(%155, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%157 = "stablehlo.add"(%150, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_left"(%156, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.shift_right_logical"(%156, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.or"(%159, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.xor"(%162, %157) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.add"(%157, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.add"(%37, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.add"(%163, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.add"(%164, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.shift_left"(%167, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.shift_right_logical"(%167, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.or"(%170, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.xor"(%173, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.add"(%168, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%177 = "stablehlo.shift_left"(%174, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%178 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%179 = "stablehlo.shift_right_logical"(%174, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.or"(%177, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%181 = "stablehlo.xor"(%180, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.add"(%175, %181) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.shift_left"(%181, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.shift_right_logical"(%181, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.or"(%184, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.xor"(%187, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.add"(%182, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.shift_left"(%188, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.shift_right_logical"(%188, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.or"(%191, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.xor"(%194, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%196 = "stablehlo.add"(%189, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.add"(%27, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.add"(%195, %198) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%200 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%201 = "stablehlo.xor"(%196, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%202 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%204 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%205 = "stablehlo.add"(%26, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%206 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%207 = "stablehlo.add"(%200, %206) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%208 = "stablehlo.add"(%205, %207) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%209 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%210 = "stablehlo.shift_left"(%207, %209) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%211 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%212 = "stablehlo.shift_right_logical"(%207, %211) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%213 = "stablehlo.or"(%210, %212) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%214 = "stablehlo.xor"(%213, %208) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%215 = "stablehlo.add"(%208, %214) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%216 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%217 = "stablehlo.shift_left"(%214, %216) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%219 = "stablehlo.shift_right_logical"(%214, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.or"(%217, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%221 = "stablehlo.xor"(%220, %215) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%222 = "stablehlo.add"(%215, %221) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%223 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%224 = "stablehlo.shift_left"(%221, %223) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%225 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%226 = "stablehlo.shift_right_logical"(%221, %225) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%227 = "stablehlo.or"(%224, %226) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%228 = "stablehlo.xor"(%227, %222) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%229 = "stablehlo.add"(%222, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%230 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%231 = "stablehlo.shift_left"(%228, %230) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%232 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%233 = "stablehlo.shift_right_logical"(%228, %232) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%234 = "stablehlo.or"(%231, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.xor"(%234, %229) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%236 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%237 = "stablehlo.add"(%229, %236) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%238 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%203, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%241 = "stablehlo.add"(%235, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.add"(%237, %241) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%244 = "stablehlo.shift_left"(%241, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%246 = "stablehlo.shift_right_logical"(%241, %245) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.or"(%244, %246) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%248 = "stablehlo.xor"(%247, %242) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.add"(%242, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%251 = "stablehlo.shift_left"(%248, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%253 = "stablehlo.shift_right_logical"(%248, %252) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%254 = "stablehlo.or"(%251, %253) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%255 = "stablehlo.xor"(%254, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%256 = "stablehlo.add"(%249, %255) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%257 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%258 = "stablehlo.shift_left"(%255, %257) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%260 = "stablehlo.shift_right_logical"(%255, %259) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%261 = "stablehlo.or"(%258, %260) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.xor"(%261, %256) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.add"(%256, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%265 = "stablehlo.shift_left"(%262, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%267 = "stablehlo.shift_right_logical"(%262, %266) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%268 = "stablehlo.or"(%265, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.xor"(%268, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%270 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%271 = "stablehlo.add"(%263, %270) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%272 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%273 = "stablehlo.add"(%196, %272) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%274 = "stablehlo.broadcast_in_dim"(%273) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%275 = "stablehlo.add"(%269, %274) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%276 = "stablehlo.add"(%271, %275) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%277 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%278 = "stablehlo.shift_left"(%275, %277) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%279 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%280 = "stablehlo.shift_right_logical"(%275, %279) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%281 = "stablehlo.or"(%278, %280) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%282 = "stablehlo.xor"(%281, %276) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%283 = "stablehlo.add"(%276, %282) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%284 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%285 = "stablehlo.shift_left"(%282, %284) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%286 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%287 = "stablehlo.shift_right_logical"(%282, %286) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%288 = "stablehlo.or"(%285, %287) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%289 = "stablehlo.xor"(%288, %283) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%290 = "stablehlo.add"(%283, %289) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%291 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%292 = "stablehlo.shift_left"(%289, %291) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%293 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%294 = "stablehlo.shift_right_logical"(%289, %293) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%295 = "stablehlo.or"(%292, %294) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%296 = "stablehlo.xor"(%295, %290) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%297 = "stablehlo.add"(%290, %296) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%298 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%299 = "stablehlo.shift_left"(%296, %298) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%300 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%301 = "stablehlo.shift_right_logical"(%296, %300) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%302 = "stablehlo.or"(%299, %301) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%303 = "stablehlo.xor"(%302, %297) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%304 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%305 = "stablehlo.add"(%297, %304) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%306 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%307 = "stablehlo.add"(%199, %306) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%308 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%309 = "stablehlo.add"(%303, %308) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%310 = "stablehlo.add"(%305, %309) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%311 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%312 = "stablehlo.shift_left"(%309, %311) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%313 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%314 = "stablehlo.shift_right_logical"(%309, %313) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%315 = "stablehlo.or"(%312, %314) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%316 = "stablehlo.xor"(%315, %310) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%317 = "stablehlo.add"(%310, %316) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%318 = "stablehlo.constant"() {value = dense<29> : tensor<1xui32>} : () -> tensor<1xui32>
%319 = "stablehlo.shift_left"(%316, %318) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%320 = "stablehlo.constant"() {value = dense<3> : tensor<1xui32>} : () -> tensor<1xui32>
%321 = "stablehlo.shift_right_logical"(%316, %320) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%322 = "stablehlo.or"(%319, %321) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%323 = "stablehlo.xor"(%322, %317) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%324 = "stablehlo.add"(%317, %323) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%325 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%326 = "stablehlo.shift_left"(%323, %325) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%327 = "stablehlo.constant"() {value = dense<16> : tensor<1xui32>} : () -> tensor<1xui32>
%328 = "stablehlo.shift_right_logical"(%323, %327) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%329 = "stablehlo.or"(%326, %328) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%330 = "stablehlo.xor"(%329, %324) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%331 = "stablehlo.add"(%324, %330) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%332 = "stablehlo.constant"() {value = dense<24> : tensor<1xui32>} : () -> tensor<1xui32>
%333 = "stablehlo.shift_left"(%330, %332) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%334 = "stablehlo.constant"() {value = dense<8> : tensor<1xui32>} : () -> tensor<1xui32>
%335 = "stablehlo.shift_right_logical"(%330, %334) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%336 = "stablehlo.or"(%333, %335) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%337 = "stablehlo.xor"(%336, %331) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%338 = "stablehlo.broadcast_in_dim"(%199) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%339 = "stablehlo.add"(%331, %338) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%340 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%341 = "stablehlo.add"(%203, %340) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%342 = "stablehlo.broadcast_in_dim"(%341) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%343 = "stablehlo.add"(%337, %342) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%344 = "stablehlo.add"(%339, %343) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%345 = "stablehlo.constant"() {value = dense<13> : tensor<1xui32>} : () -> tensor<1xui32>
%346 = "stablehlo.shift_left"(%343, %345) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%347 = "stablehlo.constant"() {value = dense<19> : tensor<1xui32>} : () -> tensor<1xui32>
%348 = "stablehlo.shift_right_logical"(%343, %347) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%349 = "stablehlo.or"(%346, %348) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%350 = "stablehlo.xor"(%349, %344) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%351 = "stablehlo.add"(%344, %350) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%352 = "stablehlo.constant"() {value = dense<15> : tensor<1xui32>} : () -> tensor<1xui32>
%353 = "stablehlo.shift_left"(%350, %352) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%354 = "stablehlo.constant"() {value = dense<17> : tensor<1xui32>} : () -> tensor<1xui32>
%355 = "stablehlo.shift_right_logical"(%350, %354) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%356 = "stablehlo.or"(%353, %355) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%357 = "stablehlo.xor"(%356, %351) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%358 = "stablehlo.add"(%351, %357) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%359 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%360 = "stablehlo.shift_left"(%357, %359) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%361 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%362 = "stablehlo.shift_right_logical"(%357, %361) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%363 = "stablehlo.or"(%360, %362) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%364 = "stablehlo.xor"(%363, %358) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%365 = "stablehlo.add"(%358, %364) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%366 = "stablehlo.constant"() {value = dense<6> : tensor<1xui32>} : () -> tensor<1xui32>
%367 = "stablehlo.shift_left"(%364, %366) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%368 = "stablehlo.constant"() {value = dense<26> : tensor<1xui32>} : () -> tensor<1xui32>
%369 = "stablehlo.shift_right_logical"(%364, %368) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%370 = "stablehlo.or"(%367, %369) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%371 = "stablehlo.xor"(%370, %365) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%372 = "stablehlo.broadcast_in_dim"(%203) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%373 = "stablehlo.add"(%365, %372) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%374 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%375 = "stablehlo.add"(%196, %374) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%376 = "stablehlo.broadcast_in_dim"(%375) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%377 = "stablehlo.add"(%371, %376) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%378 = "stablehlo.reshape"(%373) : (tensor<1xui32>) -> tensor<ui32>
%379 = "stablehlo.convert"(%378) : (tensor<ui32>) -> tensor<ui64>
%380 = "stablehlo.reshape"(%377) : (tensor<1xui32>) -> tensor<ui32>
%381 = "stablehlo.convert"(%380) : (tensor<ui32>) -> tensor<ui64>
%382 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%383 = "stablehlo.shift_left"(%381, %382) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%384 = "stablehlo.or"(%379, %383) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%385 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%386 = "stablehlo.not"(%16) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1030, %1031, %1032 = "stablehlo.while"(%385, %386, %21) ({
^bb0(%387: tensor<ui64>, %388: tensor<2048x3xi1>, %389: tensor<2048x3xf32>):
%390 = "stablehlo.not"(%388) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%391 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%395 = "stablehlo.reduce"(%390, %391) ({
^bb0(%392: tensor<i1>, %393: tensor<i1>):
%394 = "stablehlo.and"(%392, %393) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%394) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2048x3xi1>, tensor<i1>) -> tensor<i1>
%396 = "stablehlo.not"(%395) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%396) : (tensor<i1>) -> ()
}, {
^bb0(%397: tensor<ui64>, %398: tensor<2048x3xi1>, %399: tensor<2048x3xf32>):
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6144xui32>
%401 = "stablehlo.reshape"(%400) : (tensor<6144xui32>) -> tensor<2048x3xui32>
%402 = "stablehlo.convert"(%384) : (tensor<ui64>) -> tensor<ui32>
%403 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%404 = "stablehlo.shift_right_logical"(%384, %403) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%405 = "stablehlo.convert"(%404) : (tensor<ui64>) -> tensor<ui32>
%406 = "stablehlo.convert"(%397) : (tensor<ui64>) -> tensor<ui32>
%407 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%408 = "stablehlo.shift_right_logical"(%397, %407) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%409 = "stablehlo.convert"(%408) : (tensor<ui64>) -> tensor<ui32>
%410 = "stablehlo.xor"(%402, %405) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%411 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%412 = "stablehlo.xor"(%410, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%413 = "stablehlo.add"(%406, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%414 = "stablehlo.add"(%409, %405) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%415 = "stablehlo.add"(%413, %414) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%416 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%417 = "stablehlo.shift_left"(%414, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%418 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%419 = "stablehlo.shift_right_logical"(%414, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%420 = "stablehlo.or"(%417, %419) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.xor"(%420, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.add"(%415, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%423 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%424 = "stablehlo.shift_left"(%421, %423) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%425 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%426 = "stablehlo.shift_right_logical"(%421, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.or"(%424, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.xor"(%427, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.add"(%422, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%430 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%431 = "stablehlo.shift_left"(%428, %430) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%433 = "stablehlo.shift_right_logical"(%428, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.or"(%431, %433) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%435 = "stablehlo.xor"(%434, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%436 = "stablehlo.add"(%429, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%437 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%438 = "stablehlo.shift_left"(%435, %437) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%439 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%440 = "stablehlo.shift_right_logical"(%435, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%441 = "stablehlo.or"(%438, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.xor"(%441, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.add"(%436, %405) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%445 = "stablehlo.add"(%412, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.add"(%442, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.add"(%443, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%448 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%449 = "stablehlo.shift_left"(%446, %448) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%450 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%451 = "stablehlo.shift_right_logical"(%446, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.or"(%449, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.xor"(%452, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.add"(%447, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%456 = "stablehlo.shift_left"(%453, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%458 = "stablehlo.shift_right_logical"(%453, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.or"(%456, %458) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.xor"(%459, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.add"(%454, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%462 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%463 = "stablehlo.shift_left"(%460, %462) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%464 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%465 = "stablehlo.shift_right_logical"(%460, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.or"(%463, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.xor"(%466, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.add"(%461, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%470 = "stablehlo.shift_left"(%467, %469) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%471 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%472 = "stablehlo.shift_right_logical"(%467, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.or"(%470, %472) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.xor"(%473, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.add"(%468, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%477 = "stablehlo.add"(%402, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.add"(%474, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.add"(%475, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%481 = "stablehlo.shift_left"(%478, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%483 = "stablehlo.shift_right_logical"(%478, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.or"(%481, %483) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.xor"(%484, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.add"(%479, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%487 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%488 = "stablehlo.shift_left"(%485, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%490 = "stablehlo.shift_right_logical"(%485, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.or"(%488, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.xor"(%491, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.add"(%486, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%494 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%495 = "stablehlo.shift_left"(%492, %494) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%496 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%497 = "stablehlo.shift_right_logical"(%492, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.or"(%495, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.xor"(%498, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.add"(%493, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%502 = "stablehlo.shift_left"(%499, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%504 = "stablehlo.shift_right_logical"(%499, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.or"(%502, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.xor"(%505, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.add"(%500, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%508 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%509 = "stablehlo.add"(%405, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.add"(%506, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.add"(%507, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%512 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%513 = "stablehlo.shift_left"(%510, %512) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%514 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%515 = "stablehlo.shift_right_logical"(%510, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.or"(%513, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.xor"(%516, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.add"(%511, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%519 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%520 = "stablehlo.shift_left"(%517, %519) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%521 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%522 = "stablehlo.shift_right_logical"(%517, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.or"(%520, %522) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.xor"(%523, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.add"(%518, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%526 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%527 = "stablehlo.shift_left"(%524, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%529 = "stablehlo.shift_right_logical"(%524, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.or"(%527, %529) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.xor"(%530, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.add"(%525, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%533 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%534 = "stablehlo.shift_left"(%531, %533) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%535 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%536 = "stablehlo.shift_right_logical"(%531, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.or"(%534, %536) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.xor"(%537, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.add"(%532, %405) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%540 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%541 = "stablehlo.add"(%412, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.add"(%538, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.add"(%539, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%544 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%545 = "stablehlo.shift_left"(%542, %544) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%546 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%547 = "stablehlo.shift_right_logical"(%542, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.or"(%545, %547) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.xor"(%548, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.add"(%543, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%552 = "stablehlo.shift_left"(%549, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%554 = "stablehlo.shift_right_logical"(%549, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.or"(%552, %554) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.xor"(%555, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.add"(%550, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%558 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%559 = "stablehlo.shift_left"(%556, %558) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%560 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%561 = "stablehlo.shift_right_logical"(%556, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.or"(%559, %561) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.xor"(%562, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.add"(%557, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%565 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%566 = "stablehlo.shift_left"(%563, %565) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%567 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%568 = "stablehlo.shift_right_logical"(%563, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.or"(%566, %568) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.xor"(%569, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.add"(%564, %412) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%572 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%573 = "stablehlo.add"(%402, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.add"(%570, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%575 = "stablehlo.constant"() {value = dense<0> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%576 = "stablehlo.xor"(%571, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%577 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%578 = "stablehlo.xor"(%576, %577) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%579 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%580 = "stablehlo.add"(%401, %579) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%581 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%582 = "stablehlo.add"(%575, %581) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%583 = "stablehlo.add"(%580, %582) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%584 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%585 = "stablehlo.shift_left"(%582, %584) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%586 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%587 = "stablehlo.shift_right_logical"(%582, %586) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%588 = "stablehlo.or"(%585, %587) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%589 = "stablehlo.xor"(%588, %583) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%590 = "stablehlo.add"(%583, %589) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%591 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%592 = "stablehlo.shift_left"(%589, %591) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%593 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%594 = "stablehlo.shift_right_logical"(%589, %593) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%595 = "stablehlo.or"(%592, %594) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%596 = "stablehlo.xor"(%595, %590) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%597 = "stablehlo.add"(%590, %596) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%598 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%599 = "stablehlo.shift_left"(%596, %598) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%600 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%601 = "stablehlo.shift_right_logical"(%596, %600) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%602 = "stablehlo.or"(%599, %601) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%603 = "stablehlo.xor"(%602, %597) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%604 = "stablehlo.add"(%597, %603) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%605 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%606 = "stablehlo.shift_left"(%603, %605) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%607 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%608 = "stablehlo.shift_right_logical"(%603, %607) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%609 = "stablehlo.or"(%606, %608) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%610 = "stablehlo.xor"(%609, %604) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%611 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%612 = "stablehlo.add"(%604, %611) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%613 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%614 = "stablehlo.add"(%578, %613) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%615 = "stablehlo.broadcast_in_dim"(%614) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%616 = "stablehlo.add"(%610, %615) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%617 = "stablehlo.add"(%612, %616) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%618 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%619 = "stablehlo.shift_left"(%616, %618) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%620 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%621 = "stablehlo.shift_right_logical"(%616, %620) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%622 = "stablehlo.or"(%619, %621) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%623 = "stablehlo.xor"(%622, %617) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%624 = "stablehlo.add"(%617, %623) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%625 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%626 = "stablehlo.shift_left"(%623, %625) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%627 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%628 = "stablehlo.shift_right_logical"(%623, %627) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%629 = "stablehlo.or"(%626, %628) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%630 = "stablehlo.xor"(%629, %624) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%631 = "stablehlo.add"(%624, %630) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%632 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%633 = "stablehlo.shift_left"(%630, %632) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%634 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%635 = "stablehlo.shift_right_logical"(%630, %634) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%636 = "stablehlo.or"(%633, %635) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%637 = "stablehlo.xor"(%636, %631) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%638 = "stablehlo.add"(%631, %637) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%639 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%640 = "stablehlo.shift_left"(%637, %639) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%641 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%642 = "stablehlo.shift_right_logical"(%637, %641) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%643 = "stablehlo.or"(%640, %642) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%644 = "stablehlo.xor"(%643, %638) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%645 = "stablehlo.broadcast_in_dim"(%578) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%646 = "stablehlo.add"(%638, %645) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%647 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%648 = "stablehlo.add"(%571, %647) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%649 = "stablehlo.broadcast_in_dim"(%648) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%650 = "stablehlo.add"(%644, %649) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%651 = "stablehlo.add"(%646, %650) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%652 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%653 = "stablehlo.shift_left"(%650, %652) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%654 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%655 = "stablehlo.shift_right_logical"(%650, %654) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%656 = "stablehlo.or"(%653, %655) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%657 = "stablehlo.xor"(%656, %651) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%658 = "stablehlo.add"(%651, %657) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%659 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%660 = "stablehlo.shift_left"(%657, %659) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%661 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%662 = "stablehlo.shift_right_logical"(%657, %661) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%663 = "stablehlo.or"(%660, %662) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%664 = "stablehlo.xor"(%663, %658) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%665 = "stablehlo.add"(%658, %664) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%666 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%667 = "stablehlo.shift_left"(%664, %666) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%668 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%669 = "stablehlo.shift_right_logical"(%664, %668) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%670 = "stablehlo.or"(%667, %669) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%671 = "stablehlo.xor"(%670, %665) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%672 = "stablehlo.add"(%665, %671) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%673 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%674 = "stablehlo.shift_left"(%671, %673) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%675 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%676 = "stablehlo.shift_right_logical"(%671, %675) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%677 = "stablehlo.or"(%674, %676) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%678 = "stablehlo.xor"(%677, %672) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%679 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%680 = "stablehlo.add"(%672, %679) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%681 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%682 = "stablehlo.add"(%574, %681) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%683 = "stablehlo.broadcast_in_dim"(%682) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%684 = "stablehlo.add"(%678, %683) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%685 = "stablehlo.add"(%680, %684) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%686 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%687 = "stablehlo.shift_left"(%684, %686) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%688 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%689 = "stablehlo.shift_right_logical"(%684, %688) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%690 = "stablehlo.or"(%687, %689) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%691 = "stablehlo.xor"(%690, %685) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%692 = "stablehlo.add"(%685, %691) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%693 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%694 = "stablehlo.shift_left"(%691, %693) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%695 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%696 = "stablehlo.shift_right_logical"(%691, %695) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%697 = "stablehlo.or"(%694, %696) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%698 = "stablehlo.xor"(%697, %692) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%699 = "stablehlo.add"(%692, %698) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%700 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%701 = "stablehlo.shift_left"(%698, %700) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%702 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%703 = "stablehlo.shift_right_logical"(%698, %702) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%704 = "stablehlo.or"(%701, %703) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%705 = "stablehlo.xor"(%704, %699) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%706 = "stablehlo.add"(%699, %705) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%707 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%708 = "stablehlo.shift_left"(%705, %707) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%709 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%710 = "stablehlo.shift_right_logical"(%705, %709) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%711 = "stablehlo.or"(%708, %710) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%712 = "stablehlo.xor"(%711, %706) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%713 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%714 = "stablehlo.add"(%706, %713) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%715 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%716 = "stablehlo.add"(%578, %715) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%717 = "stablehlo.broadcast_in_dim"(%716) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%718 = "stablehlo.add"(%712, %717) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%719 = "stablehlo.add"(%714, %718) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%720 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%721 = "stablehlo.shift_left"(%718, %720) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%722 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%723 = "stablehlo.shift_right_logical"(%718, %722) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%724 = "stablehlo.or"(%721, %723) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%725 = "stablehlo.xor"(%724, %719) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%726 = "stablehlo.add"(%719, %725) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%727 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%728 = "stablehlo.shift_left"(%725, %727) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%729 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%730 = "stablehlo.shift_right_logical"(%725, %729) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%731 = "stablehlo.or"(%728, %730) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%732 = "stablehlo.xor"(%731, %726) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%733 = "stablehlo.add"(%726, %732) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%734 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%735 = "stablehlo.shift_left"(%732, %734) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%736 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%737 = "stablehlo.shift_right_logical"(%732, %736) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%738 = "stablehlo.or"(%735, %737) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%739 = "stablehlo.xor"(%738, %733) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%740 = "stablehlo.add"(%733, %739) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%741 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%742 = "stablehlo.shift_left"(%739, %741) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%743 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%744 = "stablehlo.shift_right_logical"(%739, %743) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%745 = "stablehlo.or"(%742, %744) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%746 = "stablehlo.xor"(%745, %740) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%747 = "stablehlo.broadcast_in_dim"(%578) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%748 = "stablehlo.add"(%740, %747) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%749 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%750 = "stablehlo.add"(%571, %749) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%751 = "stablehlo.broadcast_in_dim"(%750) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%752 = "stablehlo.add"(%746, %751) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%753 = "stablehlo.constant"() {value = dense<1> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%754 = "stablehlo.xor"(%571, %574) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%755 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%756 = "stablehlo.xor"(%754, %755) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%757 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%758 = "stablehlo.add"(%401, %757) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%759 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%760 = "stablehlo.add"(%753, %759) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%761 = "stablehlo.add"(%758, %760) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%762 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%763 = "stablehlo.shift_left"(%760, %762) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%764 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%765 = "stablehlo.shift_right_logical"(%760, %764) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%766 = "stablehlo.or"(%763, %765) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%767 = "stablehlo.xor"(%766, %761) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%768 = "stablehlo.add"(%761, %767) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%769 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%770 = "stablehlo.shift_left"(%767, %769) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%771 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%772 = "stablehlo.shift_right_logical"(%767, %771) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%773 = "stablehlo.or"(%770, %772) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%774 = "stablehlo.xor"(%773, %768) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%775 = "stablehlo.add"(%768, %774) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%776 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%777 = "stablehlo.shift_left"(%774, %776) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%778 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%779 = "stablehlo.shift_right_logical"(%774, %778) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%780 = "stablehlo.or"(%777, %779) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%781 = "stablehlo.xor"(%780, %775) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%782 = "stablehlo.add"(%775, %781) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%783 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%784 = "stablehlo.shift_left"(%781, %783) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%785 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%786 = "stablehlo.shift_right_logical"(%781, %785) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%787 = "stablehlo.or"(%784, %786) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%788 = "stablehlo.xor"(%787, %782) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%789 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%790 = "stablehlo.add"(%782, %789) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%791 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%792 = "stablehlo.add"(%756, %791) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%793 = "stablehlo.broadcast_in_dim"(%792) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%794 = "stablehlo.add"(%788, %793) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%795 = "stablehlo.add"(%790, %794) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%796 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%797 = "stablehlo.shift_left"(%794, %796) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%798 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%799 = "stablehlo.shift_right_logical"(%794, %798) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%800 = "stablehlo.or"(%797, %799) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%801 = "stablehlo.xor"(%800, %795) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%802 = "stablehlo.add"(%795, %801) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%803 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%804 = "stablehlo.shift_left"(%801, %803) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%805 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%806 = "stablehlo.shift_right_logical"(%801, %805) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%807 = "stablehlo.or"(%804, %806) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%808 = "stablehlo.xor"(%807, %802) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%809 = "stablehlo.add"(%802, %808) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%810 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%811 = "stablehlo.shift_left"(%808, %810) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%812 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%813 = "stablehlo.shift_right_logical"(%808, %812) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%814 = "stablehlo.or"(%811, %813) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%815 = "stablehlo.xor"(%814, %809) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%816 = "stablehlo.add"(%809, %815) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%817 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%818 = "stablehlo.shift_left"(%815, %817) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%819 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%820 = "stablehlo.shift_right_logical"(%815, %819) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%821 = "stablehlo.or"(%818, %820) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%822 = "stablehlo.xor"(%821, %816) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%823 = "stablehlo.broadcast_in_dim"(%756) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%824 = "stablehlo.add"(%816, %823) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%825 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%826 = "stablehlo.add"(%571, %825) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%827 = "stablehlo.broadcast_in_dim"(%826) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%828 = "stablehlo.add"(%822, %827) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%829 = "stablehlo.add"(%824, %828) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%830 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%831 = "stablehlo.shift_left"(%828, %830) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%832 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%833 = "stablehlo.shift_right_logical"(%828, %832) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%834 = "stablehlo.or"(%831, %833) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%835 = "stablehlo.xor"(%834, %829) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%836 = "stablehlo.add"(%829, %835) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%837 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%838 = "stablehlo.shift_left"(%835, %837) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%839 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%840 = "stablehlo.shift_right_logical"(%835, %839) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%841 = "stablehlo.or"(%838, %840) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%842 = "stablehlo.xor"(%841, %836) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%843 = "stablehlo.add"(%836, %842) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%844 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%845 = "stablehlo.shift_left"(%842, %844) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%846 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%847 = "stablehlo.shift_right_logical"(%842, %846) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%848 = "stablehlo.or"(%845, %847) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%849 = "stablehlo.xor"(%848, %843) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%850 = "stablehlo.add"(%843, %849) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%851 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%852 = "stablehlo.shift_left"(%849, %851) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%853 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%854 = "stablehlo.shift_right_logical"(%849, %853) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%855 = "stablehlo.or"(%852, %854) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%856 = "stablehlo.xor"(%855, %850) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%857 = "stablehlo.broadcast_in_dim"(%571) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%858 = "stablehlo.add"(%850, %857) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%859 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%860 = "stablehlo.add"(%574, %859) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%861 = "stablehlo.broadcast_in_dim"(%860) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%862 = "stablehlo.add"(%856, %861) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%863 = "stablehlo.add"(%858, %862) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%864 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%865 = "stablehlo.shift_left"(%862, %864) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%866 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%867 = "stablehlo.shift_right_logical"(%862, %866) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%868 = "stablehlo.or"(%865, %867) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%869 = "stablehlo.xor"(%868, %863) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%870 = "stablehlo.add"(%863, %869) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%871 = "stablehlo.constant"() {value = dense<29> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%872 = "stablehlo.shift_left"(%869, %871) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%873 = "stablehlo.constant"() {value = dense<3> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%874 = "stablehlo.shift_right_logical"(%869, %873) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%875 = "stablehlo.or"(%872, %874) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%876 = "stablehlo.xor"(%875, %870) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%877 = "stablehlo.add"(%870, %876) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%878 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%879 = "stablehlo.shift_left"(%876, %878) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%880 = "stablehlo.constant"() {value = dense<16> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%881 = "stablehlo.shift_right_logical"(%876, %880) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%882 = "stablehlo.or"(%879, %881) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%883 = "stablehlo.xor"(%882, %877) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%884 = "stablehlo.add"(%877, %883) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%885 = "stablehlo.constant"() {value = dense<24> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%886 = "stablehlo.shift_left"(%883, %885) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%887 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%888 = "stablehlo.shift_right_logical"(%883, %887) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%889 = "stablehlo.or"(%886, %888) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%890 = "stablehlo.xor"(%889, %884) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%891 = "stablehlo.broadcast_in_dim"(%574) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%892 = "stablehlo.add"(%884, %891) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%893 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%894 = "stablehlo.add"(%756, %893) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%895 = "stablehlo.broadcast_in_dim"(%894) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%896 = "stablehlo.add"(%890, %895) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%897 = "stablehlo.add"(%892, %896) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%898 = "stablehlo.constant"() {value = dense<13> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%899 = "stablehlo.shift_left"(%896, %898) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%900 = "stablehlo.constant"() {value = dense<19> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%901 = "stablehlo.shift_right_logical"(%896, %900) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%902 = "stablehlo.or"(%899, %901) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%903 = "stablehlo.xor"(%902, %897) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%904 = "stablehlo.add"(%897, %903) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%905 = "stablehlo.constant"() {value = dense<15> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%906 = "stablehlo.shift_left"(%903, %905) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%907 = "stablehlo.constant"() {value = dense<17> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%908 = "stablehlo.shift_right_logical"(%903, %907) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%909 = "stablehlo.or"(%906, %908) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%910 = "stablehlo.xor"(%909, %904) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%911 = "stablehlo.add"(%904, %910) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%912 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%913 = "stablehlo.shift_left"(%910, %912) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%914 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%915 = "stablehlo.shift_right_logical"(%910, %914) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%916 = "stablehlo.or"(%913, %915) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%917 = "stablehlo.xor"(%916, %911) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%918 = "stablehlo.add"(%911, %917) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%919 = "stablehlo.constant"() {value = dense<6> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%920 = "stablehlo.shift_left"(%917, %919) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%921 = "stablehlo.constant"() {value = dense<26> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%922 = "stablehlo.shift_right_logical"(%917, %921) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%923 = "stablehlo.or"(%920, %922) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%924 = "stablehlo.xor"(%923, %918) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%925 = "stablehlo.broadcast_in_dim"(%756) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%926 = "stablehlo.add"(%918, %925) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%927 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%928 = "stablehlo.add"(%571, %927) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%929 = "stablehlo.broadcast_in_dim"(%928) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%930 = "stablehlo.add"(%924, %929) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%931 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%932 = "stablehlo.shift_right_logical"(%752, %931) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%933 = "stablehlo.convert"(%932) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%934 = "stablehlo.convert"(%933) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%935 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%936 = "stablehlo.multiply"(%934, %935) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%937 = "stablehlo.constant"() {value = dense<1> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%938 = "stablehlo.shift_right_logical"(%748, %937) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%939 = "stablehlo.convert"(%938) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%940 = "stablehlo.convert"(%939) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%941 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%942 = "stablehlo.add"(%940, %941) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%943 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%944 = "stablehlo.multiply"(%942, %943) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%945 = "stablehlo.log"(%944) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%946 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%947 = "stablehlo.multiply"(%945, %946) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%948 = "stablehlo.sqrt"(%947) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%949 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%950 = "stablehlo.subtract"(%936, %949) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%951 = "stablehlo.abs"(%950) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%952 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%953 = "stablehlo.subtract"(%951, %952) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%954 = "stablehlo.multiply"(%953, %953) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%955 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%956 = "stablehlo.multiply"(%955, %954) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%957 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%958 = "stablehlo.add"(%956, %957) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%959 = "stablehlo.multiply"(%958, %954) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%960 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%961 = "stablehlo.add"(%959, %960) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%962 = "stablehlo.multiply"(%961, %954) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%963 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%964 = "stablehlo.add"(%962, %963) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%965 = "stablehlo.multiply"(%964, %954) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%966 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%967 = "stablehlo.add"(%965, %966) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%968 = "stablehlo.multiply"(%967, %954) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%969 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%970 = "stablehlo.add"(%968, %969) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%971 = "stablehlo.multiply"(%970, %954) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%972 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%973 = "stablehlo.add"(%971, %972) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%974 = "stablehlo.multiply"(%953, %973) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%975 = "stablehlo.multiply"(%948, %974) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%976 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%977 = "stablehlo.shift_right_logical"(%926, %976) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%978 = "stablehlo.convert"(%977) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%979 = "stablehlo.convert"(%978) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%980 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%981 = "stablehlo.add"(%979, %980) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%982 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%983 = "stablehlo.multiply"(%981, %982) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%984 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%985 = "stablehlo.shift_right_logical"(%930, %984) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%986 = "stablehlo.convert"(%985) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%987 = "stablehlo.convert"(%986) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%988 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%989 = "stablehlo.add"(%987, %988) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%990 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%991 = "stablehlo.multiply"(%989, %990) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%992 = "stablehlo.multiply"(%13, %975) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%993 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%994 = "stablehlo.add"(%993, %992) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%995 = "stablehlo.multiply"(%994, %994) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%996 = "stablehlo.multiply"(%995, %994) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%997 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%998 = "stablehlo.compare"(%996, %997) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%999 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%1000 = "stablehlo.select"(%998, %996, %999) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1001 = "stablehlo.log"(%1000) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1002 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%1003 = "stablehlo.multiply"(%1002, %975) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1004 = "stablehlo.multiply"(%1003, %975) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1005 = "stablehlo.add"(%1004, %8) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1006 = "stablehlo.multiply"(%8, %996) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1007 = "stablehlo.subtract"(%1005, %1006) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1008 = "stablehlo.multiply"(%8, %1001) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1009 = "stablehlo.add"(%1007, %1008) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1010 = "stablehlo.log"(%991) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1011 = "stablehlo.divide"(%1010, %0) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1012 = "stablehlo.exponential"(%1011) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1013 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%1014 = "stablehlo.select"(%3, %1012, %1013) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1015 = "stablehlo.log"(%983) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1016 = "stablehlo.compare"(%1015, %1009) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%1017 = "stablehlo.and"(%998, %1016) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1018 = "stablehlo.multiply"(%8, %996) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1019 = "stablehlo.multiply"(%1018, %1014) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1020 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%1021 = "stablehlo.select"(%1017, %1019, %1020) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%1022 = "stablehlo.compare"(%1021, %1021) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%1023 = "stablehlo.and"(%398, %1022) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1024 = "stablehlo.compare"(%1021, %1021) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%1025 = "stablehlo.not"(%1024) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1026 = "stablehlo.and"(%398, %1025) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%1027 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1028 = "stablehlo.add"(%397, %1027) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1029 = "stablehlo.select"(%1026, %1021, %399) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
"stablehlo.return"(%1028, %1023, %1029) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> ()
}) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>)
%1033 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%1037 = "stablehlo.reduce"(%1032, %1033) ({
^bb0(%1034: tensor<f32>, %1035: tensor<f32>):
%1036 = "stablehlo.add"(%1034, %1035) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%1036) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
%1038 = "stablehlo.broadcast_in_dim"(%1037) {broadcast_dimensions = array<i64: 0>} : (tensor<2048xf32>) -> tensor<2048x3xf32>
%1039 = "stablehlo.divide"(%1032, %1038) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
return %1039 : tensor<2048x3xf32>
}
}

