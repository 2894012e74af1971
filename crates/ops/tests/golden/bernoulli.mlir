// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%3 = "stablehlo.reshape"(%2) : (tensor<1xui64>) -> tensor<ui64>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%7 = "stablehlo.convert"(%3) : (tensor<ui64>) -> tensor<ui32>
%8 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%9 = "stablehlo.shift_right_logical"(%3, %8) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%10 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%5, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.xor"(%7, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%17 = "stablehlo.xor"(%15, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%18 = "stablehlo.add"(%11, %7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%19 = "stablehlo.add"(%14, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%20 = "stablehlo.add"(%18, %19) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%21 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%22 = "stablehlo.shift_left"(%19, %21) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%24 = "stablehlo.shift_right_logical"(%19, %23) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%25 = "stablehlo.or"(%22, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%26 = "stablehlo.xor"(%25, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%27 = "stablehlo.add"(%20, %26) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%28 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%29 = "stablehlo.shift_left"(%26, %28) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%31 = "stablehlo.shift_right_logical"(%26, %30) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%32 = "stablehlo.or"(%29, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%33 = "stablehlo.xor"(%32, %27) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.add"(%27, %33) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%36 = "stablehlo.shift_left"(%33, %35) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.shift_right_logical"(%33, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.or"(%36, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%40 = "stablehlo.xor"(%39, %34) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.add"(%34, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.shift_left"(%40, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.shift_right_logical"(%40, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.or"(%43, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.xor"(%46, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.add"(%41, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%50 = "stablehlo.add"(%17, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.add"(%47, %50) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%52 = "stablehlo.add"(%48, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.shift_left"(%51, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%56 = "stablehlo.shift_right_logical"(%51, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.or"(%54, %56) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.xor"(%57, %52) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.add"(%52, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%61 = "stablehlo.shift_left"(%58, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%62 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%63 = "stablehlo.shift_right_logical"(%58, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%64 = "stablehlo.or"(%61, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.xor"(%64, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.add"(%59, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.shift_left"(%65, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.shift_right_logical"(%65, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.or"(%68, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.xor"(%71, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.add"(%66, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%75 = "stablehlo.shift_left"(%72, %74) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%77 = "stablehlo.shift_right_logical"(%72, %76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.or"(%75, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.xor"(%78, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.add"(%73, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%82 = "stablehlo.add"(%7, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.add"(%79, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%84 = "stablehlo.add"(%80, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.shift_left"(%83, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.shift_right_logical"(%83, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.or"(%86, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.xor"(%89, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.add"(%84, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.shift_left"(%90, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.shift_right_logical"(%90, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.or"(%93, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.xor"(%96, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.add"(%91, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.shift_left"(%97, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.shift_right_logical"(%97, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.or"(%100, %102) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.xor"(%103, %98) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.add"(%98, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%106 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%107 = "stablehlo.shift_left"(%104, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%108 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%109 = "stablehlo.shift_right_logical"(%104, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%110 = "stablehlo.or"(%107, %109) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%111 = "stablehlo.xor"(%110, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%112 = "stablehlo.add"(%105, %7) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%10, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.add"(%111, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.add"(%112, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.shift_left"(%115, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.shift_right_logical"(%115, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.or"(%118, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.xor"(%121, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.add"(%116, %122) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.constant"() {value = dense<29> : tensor<ui32>} : () -> tensor<ui32>
%125 = "stablehlo.shift_left"(%122, %124) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%127 = "stablehlo.shift_right_logical"(%122, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%128 = "stablehlo.or"(%125, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.xor"(%128, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%130 = "stablehlo.add"(%123, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%132 = "stablehlo.shift_left"(%129, %131) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<16> : tensor<ui32>} : () -> tensor<ui32>
%134 = "stablehlo.shift_right_logical"(%129, %133) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%135 = "stablehlo.or"(%132, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%136 = "stablehlo.xor"(%135, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.add"(%130, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<24> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.shift_left"(%136, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.shift_right_logical"(%136, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.or"(%139, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.xor"(%142, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.add"(%137, %10) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.add"(%17, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.add"(%143, %146) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.add"(%144, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<13> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.shift_left"(%147, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<19> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.shift_right_logical"(%147, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.or"(%150, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%154 = "stablehlo.xor"(%153, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%155 = "stablehlo.add"(%148, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%156 = "stablehlo.constant"() {value = dense<15> : tensor<ui32>} : () -> tensor<ui32>
%157 = "stablehlo.shift_left"(%154, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%158 = "stablehlo.constant"() {value = dense<17> : tensor<ui32>} : () -> tensor<ui32>
%159 = "stablehlo.shift_right_logical"(%154, %158) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%160 = "stablehlo.or"(%157, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.xor"(%160, %155) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.add"(%155, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.shift_left"(%161, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.shift_right_logical"(%161, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.or"(%164, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.xor"(%167, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.add"(%162, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.constant"() {value = dense<6> : tensor<ui32>} : () -> tensor<ui32>
%171 = "stablehlo.shift_left"(%168, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%172 = "stablehlo.constant"() {value = dense<26> : tensor<ui32>} : () -> tensor<ui32>
%173 = "stablehlo.shift_right_logical"(%168, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%174 = "stablehlo.or"(%171, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.xor"(%174, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%176 = "stablehlo.add"(%169, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%178 = "stablehlo.add"(%7, %177) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%179 = "stablehlo.add"(%175, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%180 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%181 = "stablehlo.xor"(%176, %179) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%182 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%183 = "stablehlo.xor"(%181, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%184 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%185 = "stablehlo.add"(%6, %184) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%186 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%187 = "stablehlo.add"(%180, %186) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%188 = "stablehlo.add"(%185, %187) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%189 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%190 = "stablehlo.shift_left"(%187, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%191 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%192 = "stablehlo.shift_right_logical"(%187, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%193 = "stablehlo.or"(%190, %192) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%194 = "stablehlo.xor"(%193, %188) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%195 = "stablehlo.add"(%188, %194) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%196 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%197 = "stablehlo.shift_left"(%194, %196) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%198 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%199 = "stablehlo.shift_right_logical"(%194, %198) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%200 = "stablehlo.or"(%197, %199) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%200, %195) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.add"(%195, %201) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%204 = "stablehlo.shift_left"(%201, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%206 = "stablehlo.shift_right_logical"(%201, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.or"(%204, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.xor"(%207, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%209 = "stablehlo.add"(%202, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%211 = "stablehlo.shift_left"(%208, %210) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%213 = "stablehlo.shift_right_logical"(%208, %212) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%214 = "stablehlo.or"(%211, %213) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%215 = "stablehlo.xor"(%214, %209) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%216 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%217 = "stablehlo.add"(%209, %216) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%218 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%219 = "stablehlo.add"(%183, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%221 = "stablehlo.add"(%215, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.add"(%217, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%224 = "stablehlo.shift_left"(%221, %223) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%225 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%226 = "stablehlo.shift_right_logical"(%221, %225) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%227 = "stablehlo.or"(%224, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%228 = "stablehlo.xor"(%227, %222) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.add"(%222, %228) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%230 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%231 = "stablehlo.shift_left"(%228, %230) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%233 = "stablehlo.shift_right_logical"(%228, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.or"(%231, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%234, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.add"(%229, %235) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%238 = "stablehlo.shift_left"(%235, %237) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%239 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%240 = "stablehlo.shift_right_logical"(%235, %239) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%241 = "stablehlo.or"(%238, %240) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%242 = "stablehlo.xor"(%241, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%243 = "stablehlo.add"(%236, %242) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%244 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%245 = "stablehlo.shift_left"(%242, %244) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%246 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%247 = "stablehlo.shift_right_logical"(%242, %246) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%248 = "stablehlo.or"(%245, %247) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%249 = "stablehlo.xor"(%248, %243) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%250 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%251 = "stablehlo.add"(%243, %250) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%252 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%253 = "stablehlo.add"(%176, %252) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%254 = "stablehlo.broadcast_in_dim"(%253) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%255 = "stablehlo.add"(%249, %254) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%256 = "stablehlo.add"(%251, %255) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%257 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%258 = "stablehlo.shift_left"(%255, %257) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%259 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%260 = "stablehlo.shift_right_logical"(%255, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.or"(%258, %260) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.xor"(%261, %256) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%263 = "stablehlo.add"(%256, %262) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%265 = "stablehlo.shift_left"(%262, %264) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%266 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%267 = "stablehlo.shift_right_logical"(%262, %266) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%268 = "stablehlo.or"(%265, %267) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%269 = "stablehlo.xor"(%268, %263) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%270 = "stablehlo.add"(%263, %269) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%271 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%272 = "stablehlo.shift_left"(%269, %271) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%273 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%274 = "stablehlo.shift_right_logical"(%269, %273) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%275 = "stablehlo.or"(%272, %274) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%276 = "stablehlo.xor"(%275, %270) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%277 = "stablehlo.add"(%270, %276) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%278 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%279 = "stablehlo.shift_left"(%276, %278) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%280 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%281 = "stablehlo.shift_right_logical"(%276, %280) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%282 = "stablehlo.or"(%279, %281) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%283 = "stablehlo.xor"(%282, %277) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%284 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%285 = "stablehlo.add"(%277, %284) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%286 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%287 = "stablehlo.add"(%179, %286) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%288 = "stablehlo.broadcast_in_dim"(%287) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%289 = "stablehlo.add"(%283, %288) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%290 = "stablehlo.add"(%285, %289) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%291 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%292 = "stablehlo.shift_left"(%289, %291) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%293 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%294 = "stablehlo.shift_right_logical"(%289, %293) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%295 = "stablehlo.or"(%292, %294) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%296 = "stablehlo.xor"(%295, %290) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%297 = "stablehlo.add"(%290, %296) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%298 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%299 = "stablehlo.shift_left"(%296, %298) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%300 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%301 = "stablehlo.shift_right_logical"(%296, %300) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%302 = "stablehlo.or"(%299, %301) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%303 = "stablehlo.xor"(%302, %297) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%304 = "stablehlo.add"(%297, %303) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%305 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%306 = "stablehlo.shift_left"(%303, %305) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%307 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%308 = "stablehlo.shift_right_logical"(%303, %307) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%309 = "stablehlo.or"(%306, %308) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%310 = "stablehlo.xor"(%309, %304) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%311 = "stablehlo.add"(%304, %310) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%312 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%313 = "stablehlo.shift_left"(%310, %312) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%314 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%315 = "stablehlo.shift_right_logical"(%310, %314) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%316 = "stablehlo.or"(%313, %315) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%317 = "stablehlo.xor"(%316, %311) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%318 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%319 = "stablehlo.add"(%311, %318) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%320 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%321 = "stablehlo.add"(%183, %320) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%322 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%323 = "stablehlo.add"(%317, %322) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%324 = "stablehlo.add"(%319, %323) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%325 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%326 = "stablehlo.shift_left"(%323, %325) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%327 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%328 = "stablehlo.shift_right_logical"(%323, %327) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%329 = "stablehlo.or"(%326, %328) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%330 = "stablehlo.xor"(%329, %324) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%331 = "stablehlo.add"(%324, %330) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%332 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%333 = "stablehlo.shift_left"(%330, %332) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%334 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%335 = "stablehlo.shift_right_logical"(%330, %334) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%336 = "stablehlo.or"(%333, %335) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%337 = "stablehlo.xor"(%336, %331) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%338 = "stablehlo.add"(%331, %337) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%340 = "stablehlo.shift_left"(%337, %339) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%341 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%342 = "stablehlo.shift_right_logical"(%337, %341) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%343 = "stablehlo.or"(%340, %342) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%344 = "stablehlo.xor"(%343, %338) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%345 = "stablehlo.add"(%338, %344) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%346 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%347 = "stablehlo.add"(%345, %346) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%348 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%349 = "stablehlo.shift_right_logical"(%347, %348) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.convert"(%349) : (tensor<4096xui32>) -> tensor<4096xi32>
%351 = "stablehlo.convert"(%350) : (tensor<4096xi32>) -> tensor<4096xf32>
%352 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%353 = "stablehlo.multiply"(%351, %352) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%354 = "stablehlo.compare"(%353, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%355 = "stablehlo.convert"(%354) : (tensor<4096xi1>) -> tensor<4096xf32>
return %355 : tensor<4096xf32>
}
}

// bf16[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<2xui64>) -> (tensor<4096xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<4096xbf16>) -> tensor<4096xf32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%8 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%9 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%10 = "stablehlo.shift_right_logical"(%4, %9) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%11 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%6, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
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
%181 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%182 = "stablehlo.xor"(%177, %180) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%183 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%186 = "stablehlo.add"(%7, %185) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%187 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%188 = "stablehlo.add"(%181, %187) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%189 = "stablehlo.add"(%186, %188) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%191 = "stablehlo.shift_left"(%188, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%192 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%193 = "stablehlo.shift_right_logical"(%188, %192) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%194 = "stablehlo.or"(%191, %193) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%195 = "stablehlo.xor"(%194, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%196 = "stablehlo.add"(%189, %195) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%197 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%198 = "stablehlo.shift_left"(%195, %197) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%199 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%200 = "stablehlo.shift_right_logical"(%195, %199) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%201 = "stablehlo.or"(%198, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%201, %196) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.add"(%196, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%205 = "stablehlo.shift_left"(%202, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%207 = "stablehlo.shift_right_logical"(%202, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.or"(%205, %207) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%208, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.add"(%203, %209) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%211 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%212 = "stablehlo.shift_left"(%209, %211) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%213 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%214 = "stablehlo.shift_right_logical"(%209, %213) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%215 = "stablehlo.or"(%212, %214) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%216 = "stablehlo.xor"(%215, %210) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%217 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%218 = "stablehlo.add"(%210, %217) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%219 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.add"(%184, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%222 = "stablehlo.add"(%216, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%223 = "stablehlo.add"(%218, %222) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%224 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%225 = "stablehlo.shift_left"(%222, %224) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%226 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%227 = "stablehlo.shift_right_logical"(%222, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%228 = "stablehlo.or"(%225, %227) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.xor"(%228, %223) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%230 = "stablehlo.add"(%223, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%232 = "stablehlo.shift_left"(%229, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%234 = "stablehlo.shift_right_logical"(%229, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.or"(%232, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.xor"(%235, %230) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.add"(%230, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%239 = "stablehlo.shift_left"(%236, %238) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%241 = "stablehlo.shift_right_logical"(%236, %240) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%242 = "stablehlo.or"(%239, %241) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%243 = "stablehlo.xor"(%242, %237) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%244 = "stablehlo.add"(%237, %243) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%245 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%246 = "stablehlo.shift_left"(%243, %245) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%247 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%248 = "stablehlo.shift_right_logical"(%243, %247) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%249 = "stablehlo.or"(%246, %248) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%250 = "stablehlo.xor"(%249, %244) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%251 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%252 = "stablehlo.add"(%244, %251) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%254 = "stablehlo.add"(%177, %253) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%255 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%256 = "stablehlo.add"(%250, %255) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%257 = "stablehlo.add"(%252, %256) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%259 = "stablehlo.shift_left"(%256, %258) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%260 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%261 = "stablehlo.shift_right_logical"(%256, %260) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.or"(%259, %261) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%263 = "stablehlo.xor"(%262, %257) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.add"(%257, %263) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%265 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%266 = "stablehlo.shift_left"(%263, %265) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%267 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%268 = "stablehlo.shift_right_logical"(%263, %267) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%269 = "stablehlo.or"(%266, %268) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%270 = "stablehlo.xor"(%269, %264) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%271 = "stablehlo.add"(%264, %270) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%272 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%273 = "stablehlo.shift_left"(%270, %272) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%274 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%275 = "stablehlo.shift_right_logical"(%270, %274) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%276 = "stablehlo.or"(%273, %275) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%277 = "stablehlo.xor"(%276, %271) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%278 = "stablehlo.add"(%271, %277) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%279 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%280 = "stablehlo.shift_left"(%277, %279) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%281 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%282 = "stablehlo.shift_right_logical"(%277, %281) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%283 = "stablehlo.or"(%280, %282) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%284 = "stablehlo.xor"(%283, %278) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%285 = "stablehlo.broadcast_in_dim"(%177) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%286 = "stablehlo.add"(%278, %285) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%287 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%288 = "stablehlo.add"(%180, %287) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%289 = "stablehlo.broadcast_in_dim"(%288) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%290 = "stablehlo.add"(%284, %289) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%291 = "stablehlo.add"(%286, %290) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%292 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%293 = "stablehlo.shift_left"(%290, %292) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%294 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%295 = "stablehlo.shift_right_logical"(%290, %294) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%296 = "stablehlo.or"(%293, %295) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%297 = "stablehlo.xor"(%296, %291) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%298 = "stablehlo.add"(%291, %297) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%299 = "stablehlo.constant"() {value = dense<29> : tensor<4096xui32>} : () -> tensor<4096xui32>
%300 = "stablehlo.shift_left"(%297, %299) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%301 = "stablehlo.constant"() {value = dense<3> : tensor<4096xui32>} : () -> tensor<4096xui32>
%302 = "stablehlo.shift_right_logical"(%297, %301) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%303 = "stablehlo.or"(%300, %302) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%304 = "stablehlo.xor"(%303, %298) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%305 = "stablehlo.add"(%298, %304) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%306 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%307 = "stablehlo.shift_left"(%304, %306) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<4096xui32>} : () -> tensor<4096xui32>
%309 = "stablehlo.shift_right_logical"(%304, %308) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%310 = "stablehlo.or"(%307, %309) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%311 = "stablehlo.xor"(%310, %305) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%312 = "stablehlo.add"(%305, %311) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%313 = "stablehlo.constant"() {value = dense<24> : tensor<4096xui32>} : () -> tensor<4096xui32>
%314 = "stablehlo.shift_left"(%311, %313) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%315 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%316 = "stablehlo.shift_right_logical"(%311, %315) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%317 = "stablehlo.or"(%314, %316) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%318 = "stablehlo.xor"(%317, %312) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%319 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%320 = "stablehlo.add"(%312, %319) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%321 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%322 = "stablehlo.add"(%184, %321) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%323 = "stablehlo.broadcast_in_dim"(%322) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%324 = "stablehlo.add"(%318, %323) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%325 = "stablehlo.add"(%320, %324) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%326 = "stablehlo.constant"() {value = dense<13> : tensor<4096xui32>} : () -> tensor<4096xui32>
%327 = "stablehlo.shift_left"(%324, %326) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%328 = "stablehlo.constant"() {value = dense<19> : tensor<4096xui32>} : () -> tensor<4096xui32>
%329 = "stablehlo.shift_right_logical"(%324, %328) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%330 = "stablehlo.or"(%327, %329) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%331 = "stablehlo.xor"(%330, %325) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%332 = "stablehlo.add"(%325, %331) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%333 = "stablehlo.constant"() {value = dense<15> : tensor<4096xui32>} : () -> tensor<4096xui32>
%334 = "stablehlo.shift_left"(%331, %333) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%335 = "stablehlo.constant"() {value = dense<17> : tensor<4096xui32>} : () -> tensor<4096xui32>
%336 = "stablehlo.shift_right_logical"(%331, %335) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%337 = "stablehlo.or"(%334, %336) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%338 = "stablehlo.xor"(%337, %332) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.add"(%332, %338) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%340 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%341 = "stablehlo.shift_left"(%338, %340) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%342 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%343 = "stablehlo.shift_right_logical"(%338, %342) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%344 = "stablehlo.or"(%341, %343) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%345 = "stablehlo.xor"(%344, %339) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%346 = "stablehlo.add"(%339, %345) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%347 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%348 = "stablehlo.add"(%346, %347) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%349 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%350 = "stablehlo.shift_right_logical"(%348, %349) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%351 = "stablehlo.convert"(%350) : (tensor<4096xui32>) -> tensor<4096xi32>
%352 = "stablehlo.convert"(%351) : (tensor<4096xi32>) -> tensor<4096xf32>
%353 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%354 = "stablehlo.multiply"(%352, %353) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%355 = "stablehlo.compare"(%354, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%356 = "stablehlo.convert"(%355) : (tensor<4096xi1>) -> tensor<4096xbf16>
return %356 : tensor<4096xbf16>
}
}

