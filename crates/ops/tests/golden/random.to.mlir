// s64[4096] 10
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
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
%348 = "stablehlo.constant"() {value = dense<10> : tensor<4096xui32>} : () -> tensor<4096xui32>
%349 = "stablehlo.remainder"(%347, %348) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.convert"(%349) : (tensor<4096xui32>) -> tensor<4096xi32>
%351 = "stablehlo.convert"(%350) : (tensor<4096xi32>) -> tensor<4096xi64>
return %351 : tensor<4096xi64>
}
}

// s32[4096] 1024
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi32>, %1: tensor<2xui64>) -> (tensor<4096xi32>) {
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
%348 = "stablehlo.constant"() {value = dense<1023> : tensor<4096xui32>} : () -> tensor<4096xui32>
%349 = "stablehlo.and"(%347, %348) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.convert"(%349) : (tensor<4096xui32>) -> tensor<4096xi32>
return %350 : tensor<4096xi32>
}
}

// f32[4096] 7
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
%348 = "stablehlo.constant"() {value = dense<7> : tensor<4096xui32>} : () -> tensor<4096xui32>
%349 = "stablehlo.remainder"(%347, %348) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.convert"(%349) : (tensor<4096xui32>) -> tensor<4096xi32>
%351 = "stablehlo.convert"(%350) : (tensor<4096xi32>) -> tensor<4096xf32>
return %351 : tensor<4096xf32>
}
}

// s64[4096] 5000000000
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<2xui64>) -> (tensor<4096xi64>) {
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
%346 = "stablehlo.constant"() {value = dense<6> : tensor<4096xui32>} : () -> tensor<4096xui32>
%347 = "stablehlo.shift_left"(%344, %346) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%348 = "stablehlo.constant"() {value = dense<26> : tensor<4096xui32>} : () -> tensor<4096xui32>
%349 = "stablehlo.shift_right_logical"(%344, %348) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.or"(%347, %349) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%351 = "stablehlo.xor"(%350, %345) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%352 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%353 = "stablehlo.add"(%345, %352) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%354 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%355 = "stablehlo.add"(%176, %354) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%356 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%357 = "stablehlo.add"(%351, %356) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%358 = "stablehlo.convert"(%353) : (tensor<4096xui32>) -> tensor<4096xui64>
%359 = "stablehlo.convert"(%357) : (tensor<4096xui32>) -> tensor<4096xui64>
%360 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%361 = "stablehlo.shift_left"(%359, %360) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%362 = "stablehlo.or"(%358, %361) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%363 = "stablehlo.constant"() {value = dense<5000000000> : tensor<4096xui64>} : () -> tensor<4096xui64>
%364 = "stablehlo.remainder"(%362, %363) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%365 = "stablehlo.bitcast_convert"(%364) : (tensor<4096xui64>) -> tensor<4096xi64>
return %365 : tensor<4096xi64>
}
}

