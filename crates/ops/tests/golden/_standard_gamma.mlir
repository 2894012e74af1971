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
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.compare"(%0, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%21 = "stablehlo.select"(%18, %19, %20) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
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
%386 = "stablehlo.not"(%16) : (tensor<4096xi1>) -> tensor<4096xi1>
%1029, %1030, %1031 = "stablehlo.while"(%385, %386, %21) ({
^bb0(%387: tensor<ui64>, %388: tensor<4096xi1>, %389: tensor<4096xf32>):
%390 = "stablehlo.not"(%388) : (tensor<4096xi1>) -> tensor<4096xi1>
%391 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%395 = "stablehlo.reduce"(%390, %391) ({
^bb0(%392: tensor<i1>, %393: tensor<i1>):
%394 = "stablehlo.and"(%392, %393) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%394) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%396 = "stablehlo.not"(%395) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%396) : (tensor<i1>) -> ()
}, {
^bb0(%397: tensor<ui64>, %398: tensor<4096xi1>, %399: tensor<4096xf32>):
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%401 = "stablehlo.convert"(%384) : (tensor<ui64>) -> tensor<ui32>
%402 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%403 = "stablehlo.shift_right_logical"(%384, %402) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%404 = "stablehlo.convert"(%403) : (tensor<ui64>) -> tensor<ui32>
%405 = "stablehlo.convert"(%397) : (tensor<ui64>) -> tensor<ui32>
%406 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%407 = "stablehlo.shift_right_logical"(%397, %406) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%408 = "stablehlo.convert"(%407) : (tensor<ui64>) -> tensor<ui32>
%409 = "stablehlo.xor"(%401, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%411 = "stablehlo.xor"(%409, %410) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%412 = "stablehlo.add"(%405, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%413 = "stablehlo.add"(%408, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%414 = "stablehlo.add"(%412, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%415 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%416 = "stablehlo.shift_left"(%413, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%417 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%418 = "stablehlo.shift_right_logical"(%413, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%419 = "stablehlo.or"(%416, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%420 = "stablehlo.xor"(%419, %414) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.add"(%414, %420) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%423 = "stablehlo.shift_left"(%420, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%425 = "stablehlo.shift_right_logical"(%420, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.or"(%423, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.xor"(%426, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.add"(%421, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%430 = "stablehlo.shift_left"(%427, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%432 = "stablehlo.shift_right_logical"(%427, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.or"(%430, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.xor"(%433, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%435 = "stablehlo.add"(%428, %434) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%436 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%437 = "stablehlo.shift_left"(%434, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%439 = "stablehlo.shift_right_logical"(%434, %438) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.or"(%437, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%441 = "stablehlo.xor"(%440, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.add"(%435, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%444 = "stablehlo.add"(%411, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.add"(%441, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.add"(%442, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%448 = "stablehlo.shift_left"(%445, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.shift_right_logical"(%445, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.or"(%448, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.xor"(%451, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.add"(%446, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%455 = "stablehlo.shift_left"(%452, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%457 = "stablehlo.shift_right_logical"(%452, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.or"(%455, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.xor"(%458, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.add"(%453, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%462 = "stablehlo.shift_left"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%464 = "stablehlo.shift_right_logical"(%459, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.or"(%462, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.xor"(%465, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.add"(%460, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.shift_left"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%471 = "stablehlo.shift_right_logical"(%466, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.or"(%469, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.xor"(%472, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.add"(%467, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.add"(%401, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.add"(%473, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.add"(%474, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.shift_left"(%477, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%482 = "stablehlo.shift_right_logical"(%477, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.or"(%480, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.xor"(%483, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.add"(%478, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%487 = "stablehlo.shift_left"(%484, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%489 = "stablehlo.shift_right_logical"(%484, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.or"(%487, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.xor"(%490, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.add"(%485, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.shift_left"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%496 = "stablehlo.shift_right_logical"(%491, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.or"(%494, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.xor"(%497, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.add"(%492, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.shift_left"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%503 = "stablehlo.shift_right_logical"(%498, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.or"(%501, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.xor"(%504, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.add"(%499, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%508 = "stablehlo.add"(%404, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.add"(%505, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.add"(%506, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%512 = "stablehlo.shift_left"(%509, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.shift_right_logical"(%509, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.or"(%512, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.xor"(%515, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.add"(%510, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.shift_left"(%516, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%521 = "stablehlo.shift_right_logical"(%516, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.or"(%519, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.xor"(%522, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.add"(%517, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.shift_left"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%528 = "stablehlo.shift_right_logical"(%523, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.or"(%526, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.xor"(%529, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.add"(%524, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%533 = "stablehlo.shift_left"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%535 = "stablehlo.shift_right_logical"(%530, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.or"(%533, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.xor"(%536, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.add"(%531, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%540 = "stablehlo.add"(%411, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.add"(%537, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.add"(%538, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.shift_left"(%541, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%546 = "stablehlo.shift_right_logical"(%541, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.or"(%544, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.xor"(%547, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.add"(%542, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%551 = "stablehlo.shift_left"(%548, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%553 = "stablehlo.shift_right_logical"(%548, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.or"(%551, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.xor"(%554, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.add"(%549, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%558 = "stablehlo.shift_left"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%560 = "stablehlo.shift_right_logical"(%555, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.or"(%558, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.xor"(%561, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.add"(%556, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.shift_left"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%567 = "stablehlo.shift_right_logical"(%562, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.or"(%565, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.xor"(%568, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.add"(%563, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%572 = "stablehlo.add"(%401, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.add"(%569, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%575 = "stablehlo.xor"(%570, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%577 = "stablehlo.xor"(%575, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%579 = "stablehlo.add"(%400, %578) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%580 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%581 = "stablehlo.add"(%574, %580) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%582 = "stablehlo.add"(%579, %581) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%583 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%584 = "stablehlo.shift_left"(%581, %583) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%585 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%586 = "stablehlo.shift_right_logical"(%581, %585) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%587 = "stablehlo.or"(%584, %586) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%588 = "stablehlo.xor"(%587, %582) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%589 = "stablehlo.add"(%582, %588) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%590 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%591 = "stablehlo.shift_left"(%588, %590) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%592 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%593 = "stablehlo.shift_right_logical"(%588, %592) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%594 = "stablehlo.or"(%591, %593) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%595 = "stablehlo.xor"(%594, %589) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%596 = "stablehlo.add"(%589, %595) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%597 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%598 = "stablehlo.shift_left"(%595, %597) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%599 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%600 = "stablehlo.shift_right_logical"(%595, %599) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%601 = "stablehlo.or"(%598, %600) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%602 = "stablehlo.xor"(%601, %596) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%603 = "stablehlo.add"(%596, %602) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%604 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%605 = "stablehlo.shift_left"(%602, %604) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%606 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%607 = "stablehlo.shift_right_logical"(%602, %606) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%608 = "stablehlo.or"(%605, %607) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%609 = "stablehlo.xor"(%608, %603) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%610 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%611 = "stablehlo.add"(%603, %610) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%612 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%613 = "stablehlo.add"(%577, %612) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%614 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%615 = "stablehlo.add"(%609, %614) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%616 = "stablehlo.add"(%611, %615) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%617 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%618 = "stablehlo.shift_left"(%615, %617) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%619 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%620 = "stablehlo.shift_right_logical"(%615, %619) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%621 = "stablehlo.or"(%618, %620) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%622 = "stablehlo.xor"(%621, %616) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%623 = "stablehlo.add"(%616, %622) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%624 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%625 = "stablehlo.shift_left"(%622, %624) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%626 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%627 = "stablehlo.shift_right_logical"(%622, %626) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%628 = "stablehlo.or"(%625, %627) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%629 = "stablehlo.xor"(%628, %623) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%630 = "stablehlo.add"(%623, %629) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%631 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%632 = "stablehlo.shift_left"(%629, %631) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%633 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%634 = "stablehlo.shift_right_logical"(%629, %633) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%635 = "stablehlo.or"(%632, %634) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%636 = "stablehlo.xor"(%635, %630) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%637 = "stablehlo.add"(%630, %636) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%638 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%639 = "stablehlo.shift_left"(%636, %638) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%640 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%641 = "stablehlo.shift_right_logical"(%636, %640) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%642 = "stablehlo.or"(%639, %641) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%643 = "stablehlo.xor"(%642, %637) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%644 = "stablehlo.broadcast_in_dim"(%577) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%645 = "stablehlo.add"(%637, %644) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%646 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%647 = "stablehlo.add"(%570, %646) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%648 = "stablehlo.broadcast_in_dim"(%647) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%649 = "stablehlo.add"(%643, %648) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%650 = "stablehlo.add"(%645, %649) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%651 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%652 = "stablehlo.shift_left"(%649, %651) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%653 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%654 = "stablehlo.shift_right_logical"(%649, %653) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%655 = "stablehlo.or"(%652, %654) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%656 = "stablehlo.xor"(%655, %650) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%657 = "stablehlo.add"(%650, %656) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%658 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%659 = "stablehlo.shift_left"(%656, %658) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%660 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%661 = "stablehlo.shift_right_logical"(%656, %660) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%662 = "stablehlo.or"(%659, %661) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%663 = "stablehlo.xor"(%662, %657) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%664 = "stablehlo.add"(%657, %663) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%665 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%666 = "stablehlo.shift_left"(%663, %665) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%667 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%668 = "stablehlo.shift_right_logical"(%663, %667) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%669 = "stablehlo.or"(%666, %668) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%670 = "stablehlo.xor"(%669, %664) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%671 = "stablehlo.add"(%664, %670) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%672 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%673 = "stablehlo.shift_left"(%670, %672) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%674 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%675 = "stablehlo.shift_right_logical"(%670, %674) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%676 = "stablehlo.or"(%673, %675) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%677 = "stablehlo.xor"(%676, %671) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%678 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%679 = "stablehlo.add"(%671, %678) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%680 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%681 = "stablehlo.add"(%573, %680) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%682 = "stablehlo.broadcast_in_dim"(%681) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%683 = "stablehlo.add"(%677, %682) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%684 = "stablehlo.add"(%679, %683) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%685 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%686 = "stablehlo.shift_left"(%683, %685) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%687 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%688 = "stablehlo.shift_right_logical"(%683, %687) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%689 = "stablehlo.or"(%686, %688) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%690 = "stablehlo.xor"(%689, %684) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%691 = "stablehlo.add"(%684, %690) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%692 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%693 = "stablehlo.shift_left"(%690, %692) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%694 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%695 = "stablehlo.shift_right_logical"(%690, %694) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%696 = "stablehlo.or"(%693, %695) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%697 = "stablehlo.xor"(%696, %691) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%698 = "stablehlo.add"(%691, %697) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%699 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%700 = "stablehlo.shift_left"(%697, %699) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%701 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%702 = "stablehlo.shift_right_logical"(%697, %701) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%703 = "stablehlo.or"(%700, %702) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%704 = "stablehlo.xor"(%703, %698) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%705 = "stablehlo.add"(%698, %704) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%706 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%707 = "stablehlo.shift_left"(%704, %706) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%708 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%709 = "stablehlo.shift_right_logical"(%704, %708) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%710 = "stablehlo.or"(%707, %709) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%711 = "stablehlo.xor"(%710, %705) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%712 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%713 = "stablehlo.add"(%705, %712) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%714 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%715 = "stablehlo.add"(%577, %714) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%716 = "stablehlo.broadcast_in_dim"(%715) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%717 = "stablehlo.add"(%711, %716) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%718 = "stablehlo.add"(%713, %717) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%719 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%720 = "stablehlo.shift_left"(%717, %719) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%721 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%722 = "stablehlo.shift_right_logical"(%717, %721) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%723 = "stablehlo.or"(%720, %722) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%724 = "stablehlo.xor"(%723, %718) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%725 = "stablehlo.add"(%718, %724) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%726 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%727 = "stablehlo.shift_left"(%724, %726) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%728 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%729 = "stablehlo.shift_right_logical"(%724, %728) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%730 = "stablehlo.or"(%727, %729) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%731 = "stablehlo.xor"(%730, %725) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%732 = "stablehlo.add"(%725, %731) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%733 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%734 = "stablehlo.shift_left"(%731, %733) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%735 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%736 = "stablehlo.shift_right_logical"(%731, %735) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%737 = "stablehlo.or"(%734, %736) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%738 = "stablehlo.xor"(%737, %732) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%739 = "stablehlo.add"(%732, %738) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%740 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%741 = "stablehlo.shift_left"(%738, %740) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%742 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%743 = "stablehlo.shift_right_logical"(%738, %742) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%744 = "stablehlo.or"(%741, %743) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%745 = "stablehlo.xor"(%744, %739) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%746 = "stablehlo.broadcast_in_dim"(%577) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%747 = "stablehlo.add"(%739, %746) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%748 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%749 = "stablehlo.add"(%570, %748) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%750 = "stablehlo.broadcast_in_dim"(%749) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%751 = "stablehlo.add"(%745, %750) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%752 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%753 = "stablehlo.xor"(%570, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%754 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%755 = "stablehlo.xor"(%753, %754) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%756 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%757 = "stablehlo.add"(%400, %756) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%758 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%759 = "stablehlo.add"(%752, %758) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%760 = "stablehlo.add"(%757, %759) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%761 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%762 = "stablehlo.shift_left"(%759, %761) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%763 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%764 = "stablehlo.shift_right_logical"(%759, %763) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%765 = "stablehlo.or"(%762, %764) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%766 = "stablehlo.xor"(%765, %760) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%767 = "stablehlo.add"(%760, %766) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%768 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%769 = "stablehlo.shift_left"(%766, %768) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%770 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%771 = "stablehlo.shift_right_logical"(%766, %770) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%772 = "stablehlo.or"(%769, %771) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%773 = "stablehlo.xor"(%772, %767) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%774 = "stablehlo.add"(%767, %773) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%775 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%776 = "stablehlo.shift_left"(%773, %775) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%777 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%778 = "stablehlo.shift_right_logical"(%773, %777) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%779 = "stablehlo.or"(%776, %778) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%780 = "stablehlo.xor"(%779, %774) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%781 = "stablehlo.add"(%774, %780) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%782 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%783 = "stablehlo.shift_left"(%780, %782) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%784 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%785 = "stablehlo.shift_right_logical"(%780, %784) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%786 = "stablehlo.or"(%783, %785) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%787 = "stablehlo.xor"(%786, %781) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%788 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%789 = "stablehlo.add"(%781, %788) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%790 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%791 = "stablehlo.add"(%755, %790) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%792 = "stablehlo.broadcast_in_dim"(%791) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%793 = "stablehlo.add"(%787, %792) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%794 = "stablehlo.add"(%789, %793) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%795 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%796 = "stablehlo.shift_left"(%793, %795) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%797 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%798 = "stablehlo.shift_right_logical"(%793, %797) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%799 = "stablehlo.or"(%796, %798) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%800 = "stablehlo.xor"(%799, %794) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%801 = "stablehlo.add"(%794, %800) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%802 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%803 = "stablehlo.shift_left"(%800, %802) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%804 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%805 = "stablehlo.shift_right_logical"(%800, %804) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%806 = "stablehlo.or"(%803, %805) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%807 = "stablehlo.xor"(%806, %801) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%808 = "stablehlo.add"(%801, %807) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%809 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%810 = "stablehlo.shift_left"(%807, %809) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%811 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%812 = "stablehlo.shift_right_logical"(%807, %811) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%813 = "stablehlo.or"(%810, %812) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%814 = "stablehlo.xor"(%813, %808) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%815 = "stablehlo.add"(%808, %814) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%816 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%817 = "stablehlo.shift_left"(%814, %816) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%818 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%819 = "stablehlo.shift_right_logical"(%814, %818) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%820 = "stablehlo.or"(%817, %819) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%821 = "stablehlo.xor"(%820, %815) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%822 = "stablehlo.broadcast_in_dim"(%755) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%823 = "stablehlo.add"(%815, %822) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%824 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%825 = "stablehlo.add"(%570, %824) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%826 = "stablehlo.broadcast_in_dim"(%825) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%827 = "stablehlo.add"(%821, %826) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%828 = "stablehlo.add"(%823, %827) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%829 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%830 = "stablehlo.shift_left"(%827, %829) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%831 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%832 = "stablehlo.shift_right_logical"(%827, %831) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%833 = "stablehlo.or"(%830, %832) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%834 = "stablehlo.xor"(%833, %828) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%835 = "stablehlo.add"(%828, %834) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%836 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%837 = "stablehlo.shift_left"(%834, %836) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%838 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%839 = "stablehlo.shift_right_logical"(%834, %838) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%840 = "stablehlo.or"(%837, %839) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%841 = "stablehlo.xor"(%840, %835) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%842 = "stablehlo.add"(%835, %841) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%843 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%844 = "stablehlo.shift_left"(%841, %843) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%845 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%846 = "stablehlo.shift_right_logical"(%841, %845) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%847 = "stablehlo.or"(%844, %846) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%848 = "stablehlo.xor"(%847, %842) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%849 = "stablehlo.add"(%842, %848) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%850 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%851 = "stablehlo.shift_left"(%848, %850) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%852 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%853 = "stablehlo.shift_right_logical"(%848, %852) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%854 = "stablehlo.or"(%851, %853) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%855 = "stablehlo.xor"(%854, %849) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%856 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%857 = "stablehlo.add"(%849, %856) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%858 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%859 = "stablehlo.add"(%573, %858) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%860 = "stablehlo.broadcast_in_dim"(%859) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%861 = "stablehlo.add"(%855, %860) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%862 = "stablehlo.add"(%857, %861) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%863 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%864 = "stablehlo.shift_left"(%861, %863) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%865 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%866 = "stablehlo.shift_right_logical"(%861, %865) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%867 = "stablehlo.or"(%864, %866) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%868 = "stablehlo.xor"(%867, %862) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%869 = "stablehlo.add"(%862, %868) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%870 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%871 = "stablehlo.shift_left"(%868, %870) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%872 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%873 = "stablehlo.shift_right_logical"(%868, %872) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%874 = "stablehlo.or"(%871, %873) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%875 = "stablehlo.xor"(%874, %869) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%876 = "stablehlo.add"(%869, %875) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%877 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%878 = "stablehlo.shift_left"(%875, %877) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%879 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%880 = "stablehlo.shift_right_logical"(%875, %879) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%881 = "stablehlo.or"(%878, %880) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%882 = "stablehlo.xor"(%881, %876) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%883 = "stablehlo.add"(%876, %882) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%884 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%885 = "stablehlo.shift_left"(%882, %884) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%886 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%887 = "stablehlo.shift_right_logical"(%882, %886) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%888 = "stablehlo.or"(%885, %887) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%889 = "stablehlo.xor"(%888, %883) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%890 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%891 = "stablehlo.add"(%883, %890) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%892 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%893 = "stablehlo.add"(%755, %892) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%894 = "stablehlo.broadcast_in_dim"(%893) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%895 = "stablehlo.add"(%889, %894) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%896 = "stablehlo.add"(%891, %895) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%897 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%898 = "stablehlo.shift_left"(%895, %897) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%899 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%900 = "stablehlo.shift_right_logical"(%895, %899) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%901 = "stablehlo.or"(%898, %900) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%902 = "stablehlo.xor"(%901, %896) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%903 = "stablehlo.add"(%896, %902) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%904 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%905 = "stablehlo.shift_left"(%902, %904) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%906 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%907 = "stablehlo.shift_right_logical"(%902, %906) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%908 = "stablehlo.or"(%905, %907) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%909 = "stablehlo.xor"(%908, %903) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%910 = "stablehlo.add"(%903, %909) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%911 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%912 = "stablehlo.shift_left"(%909, %911) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%913 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%914 = "stablehlo.shift_right_logical"(%909, %913) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%915 = "stablehlo.or"(%912, %914) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%916 = "stablehlo.xor"(%915, %910) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%917 = "stablehlo.add"(%910, %916) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%918 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%919 = "stablehlo.shift_left"(%916, %918) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%920 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%921 = "stablehlo.shift_right_logical"(%916, %920) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%922 = "stablehlo.or"(%919, %921) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%923 = "stablehlo.xor"(%922, %917) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%924 = "stablehlo.broadcast_in_dim"(%755) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%925 = "stablehlo.add"(%917, %924) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%926 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%927 = "stablehlo.add"(%570, %926) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%928 = "stablehlo.broadcast_in_dim"(%927) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%929 = "stablehlo.add"(%923, %928) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%930 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%931 = "stablehlo.shift_right_logical"(%751, %930) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%932 = "stablehlo.convert"(%931) : (tensor<4096xui32>) -> tensor<4096xi32>
%933 = "stablehlo.convert"(%932) : (tensor<4096xi32>) -> tensor<4096xf32>
%934 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%935 = "stablehlo.multiply"(%933, %934) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%936 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%937 = "stablehlo.shift_right_logical"(%747, %936) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%938 = "stablehlo.convert"(%937) : (tensor<4096xui32>) -> tensor<4096xi32>
%939 = "stablehlo.convert"(%938) : (tensor<4096xi32>) -> tensor<4096xf32>
%940 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%941 = "stablehlo.add"(%939, %940) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%942 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%943 = "stablehlo.multiply"(%941, %942) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%944 = "stablehlo.log"(%943) : (tensor<4096xf32>) -> tensor<4096xf32>
%945 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%946 = "stablehlo.multiply"(%944, %945) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%947 = "stablehlo.sqrt"(%946) : (tensor<4096xf32>) -> tensor<4096xf32>
%948 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%949 = "stablehlo.subtract"(%935, %948) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%950 = "stablehlo.abs"(%949) : (tensor<4096xf32>) -> tensor<4096xf32>
%951 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%952 = "stablehlo.subtract"(%950, %951) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%953 = "stablehlo.multiply"(%952, %952) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%954 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%955 = "stablehlo.multiply"(%954, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%956 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%957 = "stablehlo.add"(%955, %956) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%958 = "stablehlo.multiply"(%957, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%959 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%960 = "stablehlo.add"(%958, %959) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%961 = "stablehlo.multiply"(%960, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%962 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%963 = "stablehlo.add"(%961, %962) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%964 = "stablehlo.multiply"(%963, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%965 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%966 = "stablehlo.add"(%964, %965) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%967 = "stablehlo.multiply"(%966, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%968 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%969 = "stablehlo.add"(%967, %968) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%970 = "stablehlo.multiply"(%969, %953) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%971 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%972 = "stablehlo.add"(%970, %971) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%973 = "stablehlo.multiply"(%952, %972) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%974 = "stablehlo.multiply"(%947, %973) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%975 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%976 = "stablehlo.shift_right_logical"(%925, %975) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%977 = "stablehlo.convert"(%976) : (tensor<4096xui32>) -> tensor<4096xi32>
%978 = "stablehlo.convert"(%977) : (tensor<4096xi32>) -> tensor<4096xf32>
%979 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%980 = "stablehlo.add"(%978, %979) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%981 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%982 = "stablehlo.multiply"(%980, %981) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%983 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%984 = "stablehlo.shift_right_logical"(%929, %983) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%985 = "stablehlo.convert"(%984) : (tensor<4096xui32>) -> tensor<4096xi32>
%986 = "stablehlo.convert"(%985) : (tensor<4096xi32>) -> tensor<4096xf32>
%987 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%988 = "stablehlo.add"(%986, %987) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%989 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%990 = "stablehlo.multiply"(%988, %989) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%991 = "stablehlo.multiply"(%13, %974) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%992 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%993 = "stablehlo.add"(%992, %991) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%994 = "stablehlo.multiply"(%993, %993) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%995 = "stablehlo.multiply"(%994, %993) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%996 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%997 = "stablehlo.compare"(%995, %996) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%998 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%999 = "stablehlo.select"(%997, %995, %998) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1000 = "stablehlo.log"(%999) : (tensor<4096xf32>) -> tensor<4096xf32>
%1001 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%1002 = "stablehlo.multiply"(%1001, %974) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1003 = "stablehlo.multiply"(%1002, %974) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1004 = "stablehlo.add"(%1003, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1005 = "stablehlo.multiply"(%8, %995) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1006 = "stablehlo.subtract"(%1004, %1005) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1007 = "stablehlo.multiply"(%8, %1000) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1008 = "stablehlo.add"(%1006, %1007) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1009 = "stablehlo.log"(%990) : (tensor<4096xf32>) -> tensor<4096xf32>
%1010 = "stablehlo.divide"(%1009, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1011 = "stablehlo.exponential"(%1010) : (tensor<4096xf32>) -> tensor<4096xf32>
%1012 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%1013 = "stablehlo.select"(%3, %1011, %1012) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1014 = "stablehlo.log"(%982) : (tensor<4096xf32>) -> tensor<4096xf32>
%1015 = "stablehlo.compare"(%1014, %1008) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%1016 = "stablehlo.and"(%997, %1015) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1017 = "stablehlo.multiply"(%8, %995) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1018 = "stablehlo.multiply"(%1017, %1013) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1019 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<4096xf32>} : () -> tensor<4096xf32>
%1020 = "stablehlo.select"(%1016, %1018, %1019) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%1021 = "stablehlo.compare"(%1020, %1020) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%1022 = "stablehlo.and"(%398, %1021) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1023 = "stablehlo.compare"(%1020, %1020) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%1024 = "stablehlo.not"(%1023) : (tensor<4096xi1>) -> tensor<4096xi1>
%1025 = "stablehlo.and"(%398, %1024) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%1026 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1027 = "stablehlo.add"(%397, %1026) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1028 = "stablehlo.select"(%1025, %1020, %399) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%1027, %1022, %1028) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %1031 : tensor<4096xf32>
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
%17 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%18 = "stablehlo.compare"(%0, %17) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%19 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%20 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<2048xf64>} : () -> tensor<2048xf64>
%21 = "stablehlo.select"(%18, %19, %20) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
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
%386 = "stablehlo.not"(%16) : (tensor<2048xi1>) -> tensor<2048xi1>
%1032, %1033, %1034 = "stablehlo.while"(%385, %386, %21) ({
^bb0(%387: tensor<ui64>, %388: tensor<2048xi1>, %389: tensor<2048xf64>):
%390 = "stablehlo.not"(%388) : (tensor<2048xi1>) -> tensor<2048xi1>
%391 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%395 = "stablehlo.reduce"(%390, %391) ({
^bb0(%392: tensor<i1>, %393: tensor<i1>):
%394 = "stablehlo.and"(%392, %393) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%394) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2048xi1>, tensor<i1>) -> tensor<i1>
%396 = "stablehlo.not"(%395) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%396) : (tensor<i1>) -> ()
}, {
^bb0(%397: tensor<ui64>, %398: tensor<2048xi1>, %399: tensor<2048xf64>):
%400 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2048xui32>
%401 = "stablehlo.convert"(%384) : (tensor<ui64>) -> tensor<ui32>
%402 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%403 = "stablehlo.shift_right_logical"(%384, %402) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%404 = "stablehlo.convert"(%403) : (tensor<ui64>) -> tensor<ui32>
%405 = "stablehlo.convert"(%397) : (tensor<ui64>) -> tensor<ui32>
%406 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%407 = "stablehlo.shift_right_logical"(%397, %406) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%408 = "stablehlo.convert"(%407) : (tensor<ui64>) -> tensor<ui32>
%409 = "stablehlo.xor"(%401, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%411 = "stablehlo.xor"(%409, %410) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%412 = "stablehlo.add"(%405, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%413 = "stablehlo.add"(%408, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%414 = "stablehlo.add"(%412, %413) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%415 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%416 = "stablehlo.shift_left"(%413, %415) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%417 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%418 = "stablehlo.shift_right_logical"(%413, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%419 = "stablehlo.or"(%416, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%420 = "stablehlo.xor"(%419, %414) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.add"(%414, %420) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%422 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%423 = "stablehlo.shift_left"(%420, %422) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%424 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%425 = "stablehlo.shift_right_logical"(%420, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%426 = "stablehlo.or"(%423, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.xor"(%426, %421) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.add"(%421, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%430 = "stablehlo.shift_left"(%427, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%432 = "stablehlo.shift_right_logical"(%427, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.or"(%430, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.xor"(%433, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%435 = "stablehlo.add"(%428, %434) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%436 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%437 = "stablehlo.shift_left"(%434, %436) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%438 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%439 = "stablehlo.shift_right_logical"(%434, %438) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%440 = "stablehlo.or"(%437, %439) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%441 = "stablehlo.xor"(%440, %435) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.add"(%435, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%444 = "stablehlo.add"(%411, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.add"(%441, %444) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%446 = "stablehlo.add"(%442, %445) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%447 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%448 = "stablehlo.shift_left"(%445, %447) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%449 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.shift_right_logical"(%445, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.or"(%448, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.xor"(%451, %446) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.add"(%446, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%455 = "stablehlo.shift_left"(%452, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%457 = "stablehlo.shift_right_logical"(%452, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.or"(%455, %457) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%459 = "stablehlo.xor"(%458, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%460 = "stablehlo.add"(%453, %459) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%461 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%462 = "stablehlo.shift_left"(%459, %461) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%463 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%464 = "stablehlo.shift_right_logical"(%459, %463) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%465 = "stablehlo.or"(%462, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.xor"(%465, %460) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.add"(%460, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%469 = "stablehlo.shift_left"(%466, %468) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%470 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%471 = "stablehlo.shift_right_logical"(%466, %470) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%472 = "stablehlo.or"(%469, %471) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%473 = "stablehlo.xor"(%472, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%474 = "stablehlo.add"(%467, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.add"(%401, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.add"(%473, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.add"(%474, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.shift_left"(%477, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%482 = "stablehlo.shift_right_logical"(%477, %481) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%483 = "stablehlo.or"(%480, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%484 = "stablehlo.xor"(%483, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%485 = "stablehlo.add"(%478, %484) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%486 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%487 = "stablehlo.shift_left"(%484, %486) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%488 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%489 = "stablehlo.shift_right_logical"(%484, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.or"(%487, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.xor"(%490, %485) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.add"(%485, %491) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%493 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%494 = "stablehlo.shift_left"(%491, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%495 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%496 = "stablehlo.shift_right_logical"(%491, %495) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%497 = "stablehlo.or"(%494, %496) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%498 = "stablehlo.xor"(%497, %492) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.add"(%492, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.shift_left"(%498, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%503 = "stablehlo.shift_right_logical"(%498, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.or"(%501, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.xor"(%504, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.add"(%499, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%508 = "stablehlo.add"(%404, %507) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%509 = "stablehlo.add"(%505, %508) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%510 = "stablehlo.add"(%506, %509) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%511 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%512 = "stablehlo.shift_left"(%509, %511) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%513 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%514 = "stablehlo.shift_right_logical"(%509, %513) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%515 = "stablehlo.or"(%512, %514) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%516 = "stablehlo.xor"(%515, %510) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%517 = "stablehlo.add"(%510, %516) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%518 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%519 = "stablehlo.shift_left"(%516, %518) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%520 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%521 = "stablehlo.shift_right_logical"(%516, %520) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%522 = "stablehlo.or"(%519, %521) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%523 = "stablehlo.xor"(%522, %517) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%524 = "stablehlo.add"(%517, %523) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%525 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.shift_left"(%523, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%528 = "stablehlo.shift_right_logical"(%523, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.or"(%526, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.xor"(%529, %524) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%531 = "stablehlo.add"(%524, %530) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%532 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%533 = "stablehlo.shift_left"(%530, %532) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%534 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%535 = "stablehlo.shift_right_logical"(%530, %534) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%536 = "stablehlo.or"(%533, %535) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%537 = "stablehlo.xor"(%536, %531) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%538 = "stablehlo.add"(%531, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%539 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%540 = "stablehlo.add"(%411, %539) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%541 = "stablehlo.add"(%537, %540) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%542 = "stablehlo.add"(%538, %541) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%543 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%544 = "stablehlo.shift_left"(%541, %543) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%545 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%546 = "stablehlo.shift_right_logical"(%541, %545) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%547 = "stablehlo.or"(%544, %546) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%548 = "stablehlo.xor"(%547, %542) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%549 = "stablehlo.add"(%542, %548) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%550 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%551 = "stablehlo.shift_left"(%548, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%553 = "stablehlo.shift_right_logical"(%548, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.or"(%551, %553) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%555 = "stablehlo.xor"(%554, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%556 = "stablehlo.add"(%549, %555) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%557 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%558 = "stablehlo.shift_left"(%555, %557) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%559 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%560 = "stablehlo.shift_right_logical"(%555, %559) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%561 = "stablehlo.or"(%558, %560) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%562 = "stablehlo.xor"(%561, %556) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%563 = "stablehlo.add"(%556, %562) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%564 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%565 = "stablehlo.shift_left"(%562, %564) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%566 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%567 = "stablehlo.shift_right_logical"(%562, %566) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%568 = "stablehlo.or"(%565, %567) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%569 = "stablehlo.xor"(%568, %563) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%570 = "stablehlo.add"(%563, %411) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%571 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%572 = "stablehlo.add"(%401, %571) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%573 = "stablehlo.add"(%569, %572) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%574 = "stablehlo.constant"() {value = dense<0> : tensor<2048xui32>} : () -> tensor<2048xui32>
%575 = "stablehlo.xor"(%570, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%576 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%577 = "stablehlo.xor"(%575, %576) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%578 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%579 = "stablehlo.add"(%400, %578) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%580 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%581 = "stablehlo.add"(%574, %580) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%582 = "stablehlo.add"(%579, %581) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%583 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%584 = "stablehlo.shift_left"(%581, %583) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%585 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%586 = "stablehlo.shift_right_logical"(%581, %585) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%587 = "stablehlo.or"(%584, %586) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%588 = "stablehlo.xor"(%587, %582) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%589 = "stablehlo.add"(%582, %588) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%590 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%591 = "stablehlo.shift_left"(%588, %590) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%592 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%593 = "stablehlo.shift_right_logical"(%588, %592) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%594 = "stablehlo.or"(%591, %593) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%595 = "stablehlo.xor"(%594, %589) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%596 = "stablehlo.add"(%589, %595) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%597 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%598 = "stablehlo.shift_left"(%595, %597) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%599 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%600 = "stablehlo.shift_right_logical"(%595, %599) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%601 = "stablehlo.or"(%598, %600) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%602 = "stablehlo.xor"(%601, %596) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%603 = "stablehlo.add"(%596, %602) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%604 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%605 = "stablehlo.shift_left"(%602, %604) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%606 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%607 = "stablehlo.shift_right_logical"(%602, %606) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%608 = "stablehlo.or"(%605, %607) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%609 = "stablehlo.xor"(%608, %603) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%610 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%611 = "stablehlo.add"(%603, %610) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%612 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%613 = "stablehlo.add"(%577, %612) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%614 = "stablehlo.broadcast_in_dim"(%613) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%615 = "stablehlo.add"(%609, %614) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%616 = "stablehlo.add"(%611, %615) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%617 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%618 = "stablehlo.shift_left"(%615, %617) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%619 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%620 = "stablehlo.shift_right_logical"(%615, %619) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%621 = "stablehlo.or"(%618, %620) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%622 = "stablehlo.xor"(%621, %616) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%623 = "stablehlo.add"(%616, %622) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%624 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%625 = "stablehlo.shift_left"(%622, %624) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%626 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%627 = "stablehlo.shift_right_logical"(%622, %626) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%628 = "stablehlo.or"(%625, %627) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%629 = "stablehlo.xor"(%628, %623) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%630 = "stablehlo.add"(%623, %629) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%631 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%632 = "stablehlo.shift_left"(%629, %631) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%633 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%634 = "stablehlo.shift_right_logical"(%629, %633) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%635 = "stablehlo.or"(%632, %634) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%636 = "stablehlo.xor"(%635, %630) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%637 = "stablehlo.add"(%630, %636) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%638 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%639 = "stablehlo.shift_left"(%636, %638) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%640 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%641 = "stablehlo.shift_right_logical"(%636, %640) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%642 = "stablehlo.or"(%639, %641) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%643 = "stablehlo.xor"(%642, %637) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%644 = "stablehlo.broadcast_in_dim"(%577) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%645 = "stablehlo.add"(%637, %644) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%646 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%647 = "stablehlo.add"(%570, %646) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%648 = "stablehlo.broadcast_in_dim"(%647) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%649 = "stablehlo.add"(%643, %648) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%650 = "stablehlo.add"(%645, %649) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%651 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%652 = "stablehlo.shift_left"(%649, %651) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%653 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%654 = "stablehlo.shift_right_logical"(%649, %653) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%655 = "stablehlo.or"(%652, %654) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%656 = "stablehlo.xor"(%655, %650) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%657 = "stablehlo.add"(%650, %656) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%658 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%659 = "stablehlo.shift_left"(%656, %658) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%660 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%661 = "stablehlo.shift_right_logical"(%656, %660) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%662 = "stablehlo.or"(%659, %661) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%663 = "stablehlo.xor"(%662, %657) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%664 = "stablehlo.add"(%657, %663) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%665 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%666 = "stablehlo.shift_left"(%663, %665) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%667 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%668 = "stablehlo.shift_right_logical"(%663, %667) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%669 = "stablehlo.or"(%666, %668) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%670 = "stablehlo.xor"(%669, %664) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%671 = "stablehlo.add"(%664, %670) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%672 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%673 = "stablehlo.shift_left"(%670, %672) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%674 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%675 = "stablehlo.shift_right_logical"(%670, %674) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%676 = "stablehlo.or"(%673, %675) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%677 = "stablehlo.xor"(%676, %671) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%678 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%679 = "stablehlo.add"(%671, %678) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%680 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%681 = "stablehlo.add"(%573, %680) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%682 = "stablehlo.broadcast_in_dim"(%681) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%683 = "stablehlo.add"(%677, %682) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%684 = "stablehlo.add"(%679, %683) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%685 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%686 = "stablehlo.shift_left"(%683, %685) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%687 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%688 = "stablehlo.shift_right_logical"(%683, %687) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%689 = "stablehlo.or"(%686, %688) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%690 = "stablehlo.xor"(%689, %684) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%691 = "stablehlo.add"(%684, %690) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%692 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%693 = "stablehlo.shift_left"(%690, %692) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%694 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%695 = "stablehlo.shift_right_logical"(%690, %694) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%696 = "stablehlo.or"(%693, %695) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%697 = "stablehlo.xor"(%696, %691) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%698 = "stablehlo.add"(%691, %697) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%699 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%700 = "stablehlo.shift_left"(%697, %699) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%701 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%702 = "stablehlo.shift_right_logical"(%697, %701) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%703 = "stablehlo.or"(%700, %702) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%704 = "stablehlo.xor"(%703, %698) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%705 = "stablehlo.add"(%698, %704) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%706 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%707 = "stablehlo.shift_left"(%704, %706) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%708 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%709 = "stablehlo.shift_right_logical"(%704, %708) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%710 = "stablehlo.or"(%707, %709) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%711 = "stablehlo.xor"(%710, %705) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%712 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%713 = "stablehlo.add"(%705, %712) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%714 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%715 = "stablehlo.add"(%577, %714) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%716 = "stablehlo.broadcast_in_dim"(%715) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%717 = "stablehlo.add"(%711, %716) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%718 = "stablehlo.add"(%713, %717) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%719 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%720 = "stablehlo.shift_left"(%717, %719) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%721 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%722 = "stablehlo.shift_right_logical"(%717, %721) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%723 = "stablehlo.or"(%720, %722) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%724 = "stablehlo.xor"(%723, %718) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%725 = "stablehlo.add"(%718, %724) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%726 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%727 = "stablehlo.shift_left"(%724, %726) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%728 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%729 = "stablehlo.shift_right_logical"(%724, %728) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%730 = "stablehlo.or"(%727, %729) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%731 = "stablehlo.xor"(%730, %725) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%732 = "stablehlo.add"(%725, %731) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%733 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%734 = "stablehlo.shift_left"(%731, %733) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%735 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%736 = "stablehlo.shift_right_logical"(%731, %735) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%737 = "stablehlo.or"(%734, %736) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%738 = "stablehlo.xor"(%737, %732) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%739 = "stablehlo.add"(%732, %738) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%740 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%741 = "stablehlo.shift_left"(%738, %740) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%742 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%743 = "stablehlo.shift_right_logical"(%738, %742) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%744 = "stablehlo.or"(%741, %743) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%745 = "stablehlo.xor"(%744, %739) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%746 = "stablehlo.broadcast_in_dim"(%577) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%747 = "stablehlo.add"(%739, %746) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%748 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%749 = "stablehlo.add"(%570, %748) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%750 = "stablehlo.broadcast_in_dim"(%749) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%751 = "stablehlo.add"(%745, %750) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%752 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%753 = "stablehlo.xor"(%570, %573) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%754 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%755 = "stablehlo.xor"(%753, %754) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%756 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%757 = "stablehlo.add"(%400, %756) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%758 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%759 = "stablehlo.add"(%752, %758) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%760 = "stablehlo.add"(%757, %759) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%761 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%762 = "stablehlo.shift_left"(%759, %761) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%763 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%764 = "stablehlo.shift_right_logical"(%759, %763) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%765 = "stablehlo.or"(%762, %764) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%766 = "stablehlo.xor"(%765, %760) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%767 = "stablehlo.add"(%760, %766) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%768 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%769 = "stablehlo.shift_left"(%766, %768) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%770 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%771 = "stablehlo.shift_right_logical"(%766, %770) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%772 = "stablehlo.or"(%769, %771) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%773 = "stablehlo.xor"(%772, %767) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%774 = "stablehlo.add"(%767, %773) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%775 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%776 = "stablehlo.shift_left"(%773, %775) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%777 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%778 = "stablehlo.shift_right_logical"(%773, %777) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%779 = "stablehlo.or"(%776, %778) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%780 = "stablehlo.xor"(%779, %774) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%781 = "stablehlo.add"(%774, %780) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%782 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%783 = "stablehlo.shift_left"(%780, %782) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%784 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%785 = "stablehlo.shift_right_logical"(%780, %784) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%786 = "stablehlo.or"(%783, %785) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%787 = "stablehlo.xor"(%786, %781) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%788 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%789 = "stablehlo.add"(%781, %788) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%790 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%791 = "stablehlo.add"(%755, %790) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%792 = "stablehlo.broadcast_in_dim"(%791) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%793 = "stablehlo.add"(%787, %792) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%794 = "stablehlo.add"(%789, %793) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%795 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%796 = "stablehlo.shift_left"(%793, %795) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%797 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%798 = "stablehlo.shift_right_logical"(%793, %797) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%799 = "stablehlo.or"(%796, %798) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%800 = "stablehlo.xor"(%799, %794) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%801 = "stablehlo.add"(%794, %800) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%802 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%803 = "stablehlo.shift_left"(%800, %802) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%804 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%805 = "stablehlo.shift_right_logical"(%800, %804) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%806 = "stablehlo.or"(%803, %805) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%807 = "stablehlo.xor"(%806, %801) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%808 = "stablehlo.add"(%801, %807) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%809 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%810 = "stablehlo.shift_left"(%807, %809) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%811 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%812 = "stablehlo.shift_right_logical"(%807, %811) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%813 = "stablehlo.or"(%810, %812) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%814 = "stablehlo.xor"(%813, %808) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%815 = "stablehlo.add"(%808, %814) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%816 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%817 = "stablehlo.shift_left"(%814, %816) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%818 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%819 = "stablehlo.shift_right_logical"(%814, %818) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%820 = "stablehlo.or"(%817, %819) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%821 = "stablehlo.xor"(%820, %815) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%822 = "stablehlo.broadcast_in_dim"(%755) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%823 = "stablehlo.add"(%815, %822) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%824 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%825 = "stablehlo.add"(%570, %824) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%826 = "stablehlo.broadcast_in_dim"(%825) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%827 = "stablehlo.add"(%821, %826) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%828 = "stablehlo.add"(%823, %827) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%829 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%830 = "stablehlo.shift_left"(%827, %829) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%831 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%832 = "stablehlo.shift_right_logical"(%827, %831) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%833 = "stablehlo.or"(%830, %832) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%834 = "stablehlo.xor"(%833, %828) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%835 = "stablehlo.add"(%828, %834) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%836 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%837 = "stablehlo.shift_left"(%834, %836) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%838 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%839 = "stablehlo.shift_right_logical"(%834, %838) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%840 = "stablehlo.or"(%837, %839) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%841 = "stablehlo.xor"(%840, %835) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%842 = "stablehlo.add"(%835, %841) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%843 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%844 = "stablehlo.shift_left"(%841, %843) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%845 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%846 = "stablehlo.shift_right_logical"(%841, %845) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%847 = "stablehlo.or"(%844, %846) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%848 = "stablehlo.xor"(%847, %842) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%849 = "stablehlo.add"(%842, %848) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%850 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%851 = "stablehlo.shift_left"(%848, %850) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%852 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%853 = "stablehlo.shift_right_logical"(%848, %852) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%854 = "stablehlo.or"(%851, %853) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%855 = "stablehlo.xor"(%854, %849) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%856 = "stablehlo.broadcast_in_dim"(%570) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%857 = "stablehlo.add"(%849, %856) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%858 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%859 = "stablehlo.add"(%573, %858) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%860 = "stablehlo.broadcast_in_dim"(%859) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%861 = "stablehlo.add"(%855, %860) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%862 = "stablehlo.add"(%857, %861) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%863 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%864 = "stablehlo.shift_left"(%861, %863) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%865 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%866 = "stablehlo.shift_right_logical"(%861, %865) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%867 = "stablehlo.or"(%864, %866) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%868 = "stablehlo.xor"(%867, %862) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%869 = "stablehlo.add"(%862, %868) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%870 = "stablehlo.constant"() {value = dense<29> : tensor<2048xui32>} : () -> tensor<2048xui32>
%871 = "stablehlo.shift_left"(%868, %870) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%872 = "stablehlo.constant"() {value = dense<3> : tensor<2048xui32>} : () -> tensor<2048xui32>
%873 = "stablehlo.shift_right_logical"(%868, %872) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%874 = "stablehlo.or"(%871, %873) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%875 = "stablehlo.xor"(%874, %869) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%876 = "stablehlo.add"(%869, %875) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%877 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%878 = "stablehlo.shift_left"(%875, %877) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%879 = "stablehlo.constant"() {value = dense<16> : tensor<2048xui32>} : () -> tensor<2048xui32>
%880 = "stablehlo.shift_right_logical"(%875, %879) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%881 = "stablehlo.or"(%878, %880) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%882 = "stablehlo.xor"(%881, %876) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%883 = "stablehlo.add"(%876, %882) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%884 = "stablehlo.constant"() {value = dense<24> : tensor<2048xui32>} : () -> tensor<2048xui32>
%885 = "stablehlo.shift_left"(%882, %884) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%886 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%887 = "stablehlo.shift_right_logical"(%882, %886) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%888 = "stablehlo.or"(%885, %887) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%889 = "stablehlo.xor"(%888, %883) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%890 = "stablehlo.broadcast_in_dim"(%573) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%891 = "stablehlo.add"(%883, %890) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%892 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%893 = "stablehlo.add"(%755, %892) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%894 = "stablehlo.broadcast_in_dim"(%893) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%895 = "stablehlo.add"(%889, %894) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%896 = "stablehlo.add"(%891, %895) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%897 = "stablehlo.constant"() {value = dense<13> : tensor<2048xui32>} : () -> tensor<2048xui32>
%898 = "stablehlo.shift_left"(%895, %897) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%899 = "stablehlo.constant"() {value = dense<19> : tensor<2048xui32>} : () -> tensor<2048xui32>
%900 = "stablehlo.shift_right_logical"(%895, %899) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%901 = "stablehlo.or"(%898, %900) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%902 = "stablehlo.xor"(%901, %896) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%903 = "stablehlo.add"(%896, %902) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%904 = "stablehlo.constant"() {value = dense<15> : tensor<2048xui32>} : () -> tensor<2048xui32>
%905 = "stablehlo.shift_left"(%902, %904) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%906 = "stablehlo.constant"() {value = dense<17> : tensor<2048xui32>} : () -> tensor<2048xui32>
%907 = "stablehlo.shift_right_logical"(%902, %906) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%908 = "stablehlo.or"(%905, %907) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%909 = "stablehlo.xor"(%908, %903) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%910 = "stablehlo.add"(%903, %909) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%911 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%912 = "stablehlo.shift_left"(%909, %911) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%913 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%914 = "stablehlo.shift_right_logical"(%909, %913) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%915 = "stablehlo.or"(%912, %914) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%916 = "stablehlo.xor"(%915, %910) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%917 = "stablehlo.add"(%910, %916) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%918 = "stablehlo.constant"() {value = dense<6> : tensor<2048xui32>} : () -> tensor<2048xui32>
%919 = "stablehlo.shift_left"(%916, %918) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%920 = "stablehlo.constant"() {value = dense<26> : tensor<2048xui32>} : () -> tensor<2048xui32>
%921 = "stablehlo.shift_right_logical"(%916, %920) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%922 = "stablehlo.or"(%919, %921) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%923 = "stablehlo.xor"(%922, %917) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%924 = "stablehlo.broadcast_in_dim"(%755) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%925 = "stablehlo.add"(%917, %924) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%926 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%927 = "stablehlo.add"(%570, %926) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%928 = "stablehlo.broadcast_in_dim"(%927) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%929 = "stablehlo.add"(%923, %928) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%930 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%931 = "stablehlo.shift_right_logical"(%751, %930) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%932 = "stablehlo.convert"(%931) : (tensor<2048xui32>) -> tensor<2048xi32>
%933 = "stablehlo.convert"(%932) : (tensor<2048xi32>) -> tensor<2048xf32>
%934 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048xf32>} : () -> tensor<2048xf32>
%935 = "stablehlo.multiply"(%933, %934) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%936 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%937 = "stablehlo.shift_right_logical"(%747, %936) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%938 = "stablehlo.convert"(%937) : (tensor<2048xui32>) -> tensor<2048xi32>
%939 = "stablehlo.convert"(%938) : (tensor<2048xi32>) -> tensor<2048xf32>
%940 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%941 = "stablehlo.add"(%939, %940) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%942 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048xf32>} : () -> tensor<2048xf32>
%943 = "stablehlo.multiply"(%941, %942) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%944 = "stablehlo.log"(%943) : (tensor<2048xf32>) -> tensor<2048xf32>
%945 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%946 = "stablehlo.multiply"(%944, %945) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%947 = "stablehlo.sqrt"(%946) : (tensor<2048xf32>) -> tensor<2048xf32>
%948 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%949 = "stablehlo.subtract"(%935, %948) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%950 = "stablehlo.abs"(%949) : (tensor<2048xf32>) -> tensor<2048xf32>
%951 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%952 = "stablehlo.subtract"(%950, %951) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%953 = "stablehlo.multiply"(%952, %952) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%954 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%955 = "stablehlo.multiply"(%954, %953) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%956 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%957 = "stablehlo.add"(%955, %956) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%958 = "stablehlo.multiply"(%957, %953) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%959 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%960 = "stablehlo.add"(%958, %959) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%961 = "stablehlo.multiply"(%960, %953) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%962 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%963 = "stablehlo.add"(%961, %962) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%964 = "stablehlo.multiply"(%963, %953) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%965 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%966 = "stablehlo.add"(%964, %965) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%967 = "stablehlo.multiply"(%966, %953) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%968 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%969 = "stablehlo.add"(%967, %968) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%970 = "stablehlo.multiply"(%969, %953) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%971 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%972 = "stablehlo.add"(%970, %971) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%973 = "stablehlo.multiply"(%952, %972) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%974 = "stablehlo.multiply"(%947, %973) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%975 = "stablehlo.convert"(%974) : (tensor<2048xf32>) -> tensor<2048xf64>
%976 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%977 = "stablehlo.shift_right_logical"(%925, %976) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%978 = "stablehlo.convert"(%977) : (tensor<2048xui32>) -> tensor<2048xi32>
%979 = "stablehlo.convert"(%978) : (tensor<2048xi32>) -> tensor<2048xf32>
%980 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%981 = "stablehlo.add"(%979, %980) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%982 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%983 = "stablehlo.multiply"(%981, %982) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%984 = "stablehlo.convert"(%983) : (tensor<2048xf32>) -> tensor<2048xf64>
%985 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%986 = "stablehlo.shift_right_logical"(%929, %985) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%987 = "stablehlo.convert"(%986) : (tensor<2048xui32>) -> tensor<2048xi32>
%988 = "stablehlo.convert"(%987) : (tensor<2048xi32>) -> tensor<2048xf32>
%989 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%990 = "stablehlo.add"(%988, %989) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%991 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%992 = "stablehlo.multiply"(%990, %991) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%993 = "stablehlo.convert"(%992) : (tensor<2048xf32>) -> tensor<2048xf64>
%994 = "stablehlo.multiply"(%13, %975) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%995 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%996 = "stablehlo.add"(%995, %994) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%997 = "stablehlo.multiply"(%996, %996) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%998 = "stablehlo.multiply"(%997, %996) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%999 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%1000 = "stablehlo.compare"(%998, %999) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%1001 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%1002 = "stablehlo.select"(%1000, %998, %1001) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1003 = "stablehlo.log"(%1002) : (tensor<2048xf64>) -> tensor<2048xf64>
%1004 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf64>} : () -> tensor<2048xf64>
%1005 = "stablehlo.multiply"(%1004, %975) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1006 = "stablehlo.multiply"(%1005, %975) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1007 = "stablehlo.add"(%1006, %8) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1008 = "stablehlo.multiply"(%8, %998) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1009 = "stablehlo.subtract"(%1007, %1008) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1010 = "stablehlo.multiply"(%8, %1003) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1011 = "stablehlo.add"(%1009, %1010) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1012 = "stablehlo.log"(%993) : (tensor<2048xf64>) -> tensor<2048xf64>
%1013 = "stablehlo.divide"(%1012, %0) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1014 = "stablehlo.exponential"(%1013) : (tensor<2048xf64>) -> tensor<2048xf64>
%1015 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%1016 = "stablehlo.select"(%3, %1014, %1015) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1017 = "stablehlo.log"(%984) : (tensor<2048xf64>) -> tensor<2048xf64>
%1018 = "stablehlo.compare"(%1017, %1011) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%1019 = "stablehlo.and"(%1000, %1018) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%1020 = "stablehlo.multiply"(%8, %998) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1021 = "stablehlo.multiply"(%1020, %1016) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1022 = "stablehlo.constant"() {value = dense<0x7FF8000000000000> : tensor<2048xf64>} : () -> tensor<2048xf64>
%1023 = "stablehlo.select"(%1019, %1021, %1022) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%1024 = "stablehlo.compare"(%1023, %1023) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%1025 = "stablehlo.and"(%398, %1024) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%1026 = "stablehlo.compare"(%1023, %1023) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%1027 = "stablehlo.not"(%1026) : (tensor<2048xi1>) -> tensor<2048xi1>
%1028 = "stablehlo.and"(%398, %1027) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%1029 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%1030 = "stablehlo.add"(%397, %1029) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%1031 = "stablehlo.select"(%1028, %1023, %399) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
"stablehlo.return"(%1030, %1025, %1031) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> ()
}) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>)
return %1034 : tensor<2048xf64>
}
}

