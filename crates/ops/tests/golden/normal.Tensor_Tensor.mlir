// f32[2048,2] f32[2]
// random counters: 1
module @example {
func.func public @main(%0: tensor<2048x2xf32>, %1: tensor<2xf32>, %2: tensor<2xui64>) -> (tensor<2048x2xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<2048x2xf32>
%4 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<4096xui32>) -> tensor<2048x2xui32>
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
%183 = "stablehlo.constant"() {value = dense<0> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%184 = "stablehlo.xor"(%179, %182) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<466688986> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%188 = "stablehlo.add"(%9, %187) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%189 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%190 = "stablehlo.add"(%183, %189) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%191 = "stablehlo.add"(%188, %190) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%192 = "stablehlo.constant"() {value = dense<13> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%193 = "stablehlo.shift_left"(%190, %192) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%194 = "stablehlo.constant"() {value = dense<19> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%195 = "stablehlo.shift_right_logical"(%190, %194) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%196 = "stablehlo.or"(%193, %195) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%197 = "stablehlo.xor"(%196, %191) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%198 = "stablehlo.add"(%191, %197) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%199 = "stablehlo.constant"() {value = dense<15> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%200 = "stablehlo.shift_left"(%197, %199) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%201 = "stablehlo.constant"() {value = dense<17> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%202 = "stablehlo.shift_right_logical"(%197, %201) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%203 = "stablehlo.or"(%200, %202) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%204 = "stablehlo.xor"(%203, %198) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%205 = "stablehlo.add"(%198, %204) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%206 = "stablehlo.constant"() {value = dense<26> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%207 = "stablehlo.shift_left"(%204, %206) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%208 = "stablehlo.constant"() {value = dense<6> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%209 = "stablehlo.shift_right_logical"(%204, %208) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%210 = "stablehlo.or"(%207, %209) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%211 = "stablehlo.xor"(%210, %205) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%212 = "stablehlo.add"(%205, %211) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%213 = "stablehlo.constant"() {value = dense<6> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%214 = "stablehlo.shift_left"(%211, %213) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%215 = "stablehlo.constant"() {value = dense<26> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%216 = "stablehlo.shift_right_logical"(%211, %215) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%217 = "stablehlo.or"(%214, %216) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%218 = "stablehlo.xor"(%217, %212) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%219 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%220 = "stablehlo.add"(%212, %219) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%221 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%186, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%224 = "stablehlo.add"(%218, %223) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%225 = "stablehlo.add"(%220, %224) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%226 = "stablehlo.constant"() {value = dense<17> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%227 = "stablehlo.shift_left"(%224, %226) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%228 = "stablehlo.constant"() {value = dense<15> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%229 = "stablehlo.shift_right_logical"(%224, %228) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%230 = "stablehlo.or"(%227, %229) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%231 = "stablehlo.xor"(%230, %225) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%232 = "stablehlo.add"(%225, %231) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%233 = "stablehlo.constant"() {value = dense<29> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%234 = "stablehlo.shift_left"(%231, %233) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%235 = "stablehlo.constant"() {value = dense<3> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%236 = "stablehlo.shift_right_logical"(%231, %235) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%237 = "stablehlo.or"(%234, %236) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%238 = "stablehlo.xor"(%237, %232) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%239 = "stablehlo.add"(%232, %238) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%240 = "stablehlo.constant"() {value = dense<16> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%241 = "stablehlo.shift_left"(%238, %240) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%242 = "stablehlo.constant"() {value = dense<16> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%243 = "stablehlo.shift_right_logical"(%238, %242) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%244 = "stablehlo.or"(%241, %243) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%245 = "stablehlo.xor"(%244, %239) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%246 = "stablehlo.add"(%239, %245) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%247 = "stablehlo.constant"() {value = dense<24> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%248 = "stablehlo.shift_left"(%245, %247) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%249 = "stablehlo.constant"() {value = dense<8> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%250 = "stablehlo.shift_right_logical"(%245, %249) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%251 = "stablehlo.or"(%248, %250) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%252 = "stablehlo.xor"(%251, %246) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%253 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%254 = "stablehlo.add"(%246, %253) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%255 = "stablehlo.constant"() {value = dense<2> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%179, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.broadcast_in_dim"(%256) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%258 = "stablehlo.add"(%252, %257) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%259 = "stablehlo.add"(%254, %258) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%260 = "stablehlo.constant"() {value = dense<13> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%261 = "stablehlo.shift_left"(%258, %260) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%262 = "stablehlo.constant"() {value = dense<19> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%263 = "stablehlo.shift_right_logical"(%258, %262) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%264 = "stablehlo.or"(%261, %263) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%265 = "stablehlo.xor"(%264, %259) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%266 = "stablehlo.add"(%259, %265) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%267 = "stablehlo.constant"() {value = dense<15> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%268 = "stablehlo.shift_left"(%265, %267) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%269 = "stablehlo.constant"() {value = dense<17> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%270 = "stablehlo.shift_right_logical"(%265, %269) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%271 = "stablehlo.or"(%268, %270) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%272 = "stablehlo.xor"(%271, %266) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%273 = "stablehlo.add"(%266, %272) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%274 = "stablehlo.constant"() {value = dense<26> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%275 = "stablehlo.shift_left"(%272, %274) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%276 = "stablehlo.constant"() {value = dense<6> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%277 = "stablehlo.shift_right_logical"(%272, %276) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%278 = "stablehlo.or"(%275, %277) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%279 = "stablehlo.xor"(%278, %273) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%280 = "stablehlo.add"(%273, %279) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%281 = "stablehlo.constant"() {value = dense<6> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%282 = "stablehlo.shift_left"(%279, %281) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%283 = "stablehlo.constant"() {value = dense<26> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%284 = "stablehlo.shift_right_logical"(%279, %283) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%285 = "stablehlo.or"(%282, %284) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%286 = "stablehlo.xor"(%285, %280) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%287 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%288 = "stablehlo.add"(%280, %287) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%289 = "stablehlo.constant"() {value = dense<3> : tensor<ui32>} : () -> tensor<ui32>
%290 = "stablehlo.add"(%182, %289) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%291 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%292 = "stablehlo.add"(%286, %291) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%293 = "stablehlo.add"(%288, %292) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%294 = "stablehlo.constant"() {value = dense<17> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%295 = "stablehlo.shift_left"(%292, %294) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%296 = "stablehlo.constant"() {value = dense<15> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%297 = "stablehlo.shift_right_logical"(%292, %296) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%298 = "stablehlo.or"(%295, %297) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%299 = "stablehlo.xor"(%298, %293) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%300 = "stablehlo.add"(%293, %299) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%301 = "stablehlo.constant"() {value = dense<29> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%302 = "stablehlo.shift_left"(%299, %301) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%303 = "stablehlo.constant"() {value = dense<3> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%304 = "stablehlo.shift_right_logical"(%299, %303) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%305 = "stablehlo.or"(%302, %304) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%306 = "stablehlo.xor"(%305, %300) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%307 = "stablehlo.add"(%300, %306) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%308 = "stablehlo.constant"() {value = dense<16> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%309 = "stablehlo.shift_left"(%306, %308) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%310 = "stablehlo.constant"() {value = dense<16> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%311 = "stablehlo.shift_right_logical"(%306, %310) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%312 = "stablehlo.or"(%309, %311) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%313 = "stablehlo.xor"(%312, %307) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%314 = "stablehlo.add"(%307, %313) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%315 = "stablehlo.constant"() {value = dense<24> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%316 = "stablehlo.shift_left"(%313, %315) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%317 = "stablehlo.constant"() {value = dense<8> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%318 = "stablehlo.shift_right_logical"(%313, %317) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%319 = "stablehlo.or"(%316, %318) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%320 = "stablehlo.xor"(%319, %314) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%321 = "stablehlo.broadcast_in_dim"(%182) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%322 = "stablehlo.add"(%314, %321) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%323 = "stablehlo.constant"() {value = dense<4> : tensor<ui32>} : () -> tensor<ui32>
%324 = "stablehlo.add"(%186, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%326 = "stablehlo.add"(%320, %325) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%327 = "stablehlo.add"(%322, %326) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%328 = "stablehlo.constant"() {value = dense<13> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%329 = "stablehlo.shift_left"(%326, %328) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%330 = "stablehlo.constant"() {value = dense<19> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%331 = "stablehlo.shift_right_logical"(%326, %330) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%332 = "stablehlo.or"(%329, %331) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%333 = "stablehlo.xor"(%332, %327) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%334 = "stablehlo.add"(%327, %333) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%335 = "stablehlo.constant"() {value = dense<15> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%336 = "stablehlo.shift_left"(%333, %335) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%337 = "stablehlo.constant"() {value = dense<17> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%338 = "stablehlo.shift_right_logical"(%333, %337) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%339 = "stablehlo.or"(%336, %338) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%340 = "stablehlo.xor"(%339, %334) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%341 = "stablehlo.add"(%334, %340) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%342 = "stablehlo.constant"() {value = dense<26> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%343 = "stablehlo.shift_left"(%340, %342) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%344 = "stablehlo.constant"() {value = dense<6> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%345 = "stablehlo.shift_right_logical"(%340, %344) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%346 = "stablehlo.or"(%343, %345) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%347 = "stablehlo.xor"(%346, %341) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%348 = "stablehlo.add"(%341, %347) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%349 = "stablehlo.constant"() {value = dense<6> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%350 = "stablehlo.shift_left"(%347, %349) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%351 = "stablehlo.constant"() {value = dense<26> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%352 = "stablehlo.shift_right_logical"(%347, %351) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%353 = "stablehlo.or"(%350, %352) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%354 = "stablehlo.xor"(%353, %348) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%355 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%356 = "stablehlo.add"(%348, %355) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%357 = "stablehlo.constant"() {value = dense<5> : tensor<ui32>} : () -> tensor<ui32>
%358 = "stablehlo.add"(%179, %357) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%359 = "stablehlo.broadcast_in_dim"(%358) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%360 = "stablehlo.add"(%354, %359) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%361 = "stablehlo.constant"() {value = dense<8> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%362 = "stablehlo.shift_right_logical"(%360, %361) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%363 = "stablehlo.convert"(%362) : (tensor<2048x2xui32>) -> tensor<2048x2xi32>
%364 = "stablehlo.convert"(%363) : (tensor<2048x2xi32>) -> tensor<2048x2xf32>
%365 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%367 = "stablehlo.constant"() {value = dense<1> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%368 = "stablehlo.shift_right_logical"(%356, %367) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%369 = "stablehlo.convert"(%368) : (tensor<2048x2xui32>) -> tensor<2048x2xi32>
%370 = "stablehlo.convert"(%369) : (tensor<2048x2xi32>) -> tensor<2048x2xf32>
%371 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%372 = "stablehlo.add"(%370, %371) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%373 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%374 = "stablehlo.multiply"(%372, %373) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%375 = "stablehlo.log"(%374) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%376 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%377 = "stablehlo.multiply"(%375, %376) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%378 = "stablehlo.sqrt"(%377) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%379 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%380 = "stablehlo.subtract"(%366, %379) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%381 = "stablehlo.abs"(%380) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%382 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%383 = "stablehlo.subtract"(%381, %382) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%384 = "stablehlo.multiply"(%383, %383) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%385 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%386 = "stablehlo.multiply"(%385, %384) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%387 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%388 = "stablehlo.add"(%386, %387) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%389 = "stablehlo.multiply"(%388, %384) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%390 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%391 = "stablehlo.add"(%389, %390) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%392 = "stablehlo.multiply"(%391, %384) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%393 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%394 = "stablehlo.add"(%392, %393) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%395 = "stablehlo.multiply"(%394, %384) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%396 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%397 = "stablehlo.add"(%395, %396) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%398 = "stablehlo.multiply"(%397, %384) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%399 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%400 = "stablehlo.add"(%398, %399) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%401 = "stablehlo.multiply"(%400, %384) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%402 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%403 = "stablehlo.add"(%401, %402) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%404 = "stablehlo.multiply"(%383, %403) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%405 = "stablehlo.multiply"(%378, %404) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%406 = "stablehlo.multiply"(%405, %3) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%407 = "stablehlo.add"(%406, %0) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
return %407 : tensor<2048x2xf32>
}
}

