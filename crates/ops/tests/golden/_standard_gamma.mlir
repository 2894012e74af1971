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
%22 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%20, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%29 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%31 = "stablehlo.shift_right_logical"(%18, %30) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%32 = "stablehlo.convert"(%31) : (tensor<ui64>) -> tensor<ui32>
%33 = "stablehlo.convert"(%21) : (tensor<1xui32>) -> tensor<1xui64>
%34 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%36 = "stablehlo.convert"(%35) : (tensor<1xui64>) -> tensor<1xui32>
%37 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%38 = "stablehlo.shift_right_logical"(%35, %37) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%39 = "stablehlo.convert"(%38) : (tensor<1xui64>) -> tensor<1xui32>
%40 = "stablehlo.convert"(%26) : (tensor<1xui32>) -> tensor<1xui64>
%41 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%43 = "stablehlo.convert"(%42) : (tensor<1xui64>) -> tensor<1xui32>
%44 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%45 = "stablehlo.shift_right_logical"(%42, %44) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%46 = "stablehlo.convert"(%45) : (tensor<1xui64>) -> tensor<1xui32>
%47 = "stablehlo.xor"(%46, %28) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%48 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%49 = "stablehlo.xor"(%47, %48) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%50 = "stablehlo.xor"(%39, %27) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%51 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%52 = "stablehlo.xor"(%50, %51) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%53 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.add"(%29, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%56 = "stablehlo.add"(%32, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.convert"(%49) : (tensor<1xui32>) -> tensor<1xui64>
%58 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%59 = "stablehlo.multiply"(%57, %58) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%60 = "stablehlo.convert"(%59) : (tensor<1xui64>) -> tensor<1xui32>
%61 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%62 = "stablehlo.shift_right_logical"(%59, %61) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%63 = "stablehlo.convert"(%62) : (tensor<1xui64>) -> tensor<1xui32>
%64 = "stablehlo.convert"(%52) : (tensor<1xui32>) -> tensor<1xui64>
%65 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%66 = "stablehlo.multiply"(%64, %65) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%67 = "stablehlo.convert"(%66) : (tensor<1xui64>) -> tensor<1xui32>
%68 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%69 = "stablehlo.shift_right_logical"(%66, %68) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%70 = "stablehlo.convert"(%69) : (tensor<1xui64>) -> tensor<1xui32>
%71 = "stablehlo.xor"(%70, %43) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%72 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%73 = "stablehlo.xor"(%71, %72) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%74 = "stablehlo.xor"(%63, %36) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%75 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%76 = "stablehlo.xor"(%74, %75) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%77 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.add"(%54, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.add"(%56, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.convert"(%73) : (tensor<1xui32>) -> tensor<1xui64>
%82 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%84 = "stablehlo.convert"(%83) : (tensor<1xui64>) -> tensor<1xui32>
%85 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%86 = "stablehlo.shift_right_logical"(%83, %85) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%87 = "stablehlo.convert"(%86) : (tensor<1xui64>) -> tensor<1xui32>
%88 = "stablehlo.convert"(%76) : (tensor<1xui32>) -> tensor<1xui64>
%89 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%90 = "stablehlo.multiply"(%88, %89) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%91 = "stablehlo.convert"(%90) : (tensor<1xui64>) -> tensor<1xui32>
%92 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%93 = "stablehlo.shift_right_logical"(%90, %92) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%94 = "stablehlo.convert"(%93) : (tensor<1xui64>) -> tensor<1xui32>
%95 = "stablehlo.xor"(%94, %67) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%96 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%97 = "stablehlo.xor"(%95, %96) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%98 = "stablehlo.xor"(%87, %60) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%99 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%100 = "stablehlo.xor"(%98, %99) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%101 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.add"(%78, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.add"(%80, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.convert"(%97) : (tensor<1xui32>) -> tensor<1xui64>
%106 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%108 = "stablehlo.convert"(%107) : (tensor<1xui64>) -> tensor<1xui32>
%109 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%110 = "stablehlo.shift_right_logical"(%107, %109) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%111 = "stablehlo.convert"(%110) : (tensor<1xui64>) -> tensor<1xui32>
%112 = "stablehlo.convert"(%100) : (tensor<1xui32>) -> tensor<1xui64>
%113 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%114 = "stablehlo.multiply"(%112, %113) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%115 = "stablehlo.convert"(%114) : (tensor<1xui64>) -> tensor<1xui32>
%116 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%117 = "stablehlo.shift_right_logical"(%114, %116) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%118 = "stablehlo.convert"(%117) : (tensor<1xui64>) -> tensor<1xui32>
%119 = "stablehlo.xor"(%118, %91) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%120 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%121 = "stablehlo.xor"(%119, %120) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%122 = "stablehlo.xor"(%111, %84) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%123 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%124 = "stablehlo.xor"(%122, %123) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%125 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.add"(%102, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%128 = "stablehlo.add"(%104, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.convert"(%121) : (tensor<1xui32>) -> tensor<1xui64>
%130 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%132 = "stablehlo.convert"(%131) : (tensor<1xui64>) -> tensor<1xui32>
%133 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%134 = "stablehlo.shift_right_logical"(%131, %133) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%135 = "stablehlo.convert"(%134) : (tensor<1xui64>) -> tensor<1xui32>
%136 = "stablehlo.convert"(%124) : (tensor<1xui32>) -> tensor<1xui64>
%137 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%139 = "stablehlo.convert"(%138) : (tensor<1xui64>) -> tensor<1xui32>
%140 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%141 = "stablehlo.shift_right_logical"(%138, %140) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%142 = "stablehlo.convert"(%141) : (tensor<1xui64>) -> tensor<1xui32>
%143 = "stablehlo.xor"(%142, %115) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%144 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%145 = "stablehlo.xor"(%143, %144) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%146 = "stablehlo.xor"(%135, %108) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%147 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%148 = "stablehlo.xor"(%146, %147) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%149 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.add"(%126, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.add"(%128, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.convert"(%145) : (tensor<1xui32>) -> tensor<1xui64>
%154 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%156 = "stablehlo.convert"(%155) : (tensor<1xui64>) -> tensor<1xui32>
%157 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%158 = "stablehlo.shift_right_logical"(%155, %157) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%159 = "stablehlo.convert"(%158) : (tensor<1xui64>) -> tensor<1xui32>
%160 = "stablehlo.convert"(%148) : (tensor<1xui32>) -> tensor<1xui64>
%161 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%163 = "stablehlo.convert"(%162) : (tensor<1xui64>) -> tensor<1xui32>
%164 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%165 = "stablehlo.shift_right_logical"(%162, %164) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%166 = "stablehlo.convert"(%165) : (tensor<1xui64>) -> tensor<1xui32>
%167 = "stablehlo.xor"(%166, %139) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%168 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%169 = "stablehlo.xor"(%167, %168) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%170 = "stablehlo.xor"(%159, %132) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%171 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%172 = "stablehlo.xor"(%170, %171) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%173 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.add"(%150, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.add"(%152, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.convert"(%169) : (tensor<1xui32>) -> tensor<1xui64>
%178 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%180 = "stablehlo.convert"(%179) : (tensor<1xui64>) -> tensor<1xui32>
%181 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%182 = "stablehlo.shift_right_logical"(%179, %181) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%183 = "stablehlo.convert"(%182) : (tensor<1xui64>) -> tensor<1xui32>
%184 = "stablehlo.convert"(%172) : (tensor<1xui32>) -> tensor<1xui64>
%185 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%186 = "stablehlo.multiply"(%184, %185) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%187 = "stablehlo.convert"(%186) : (tensor<1xui64>) -> tensor<1xui32>
%188 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%189 = "stablehlo.shift_right_logical"(%186, %188) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%190 = "stablehlo.convert"(%189) : (tensor<1xui64>) -> tensor<1xui32>
%191 = "stablehlo.xor"(%190, %163) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%192 = "stablehlo.broadcast_in_dim"(%174) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%193 = "stablehlo.xor"(%191, %192) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%194 = "stablehlo.xor"(%183, %156) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%195 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%196 = "stablehlo.xor"(%194, %195) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%197 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.add"(%174, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%200 = "stablehlo.add"(%176, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.convert"(%193) : (tensor<1xui32>) -> tensor<1xui64>
%202 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%204 = "stablehlo.convert"(%203) : (tensor<1xui64>) -> tensor<1xui32>
%205 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%206 = "stablehlo.shift_right_logical"(%203, %205) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%207 = "stablehlo.convert"(%206) : (tensor<1xui64>) -> tensor<1xui32>
%208 = "stablehlo.convert"(%196) : (tensor<1xui32>) -> tensor<1xui64>
%209 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%210 = "stablehlo.multiply"(%208, %209) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%211 = "stablehlo.convert"(%210) : (tensor<1xui64>) -> tensor<1xui32>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%213 = "stablehlo.shift_right_logical"(%210, %212) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%214 = "stablehlo.convert"(%213) : (tensor<1xui64>) -> tensor<1xui32>
%215 = "stablehlo.xor"(%214, %187) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%216 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%217 = "stablehlo.xor"(%215, %216) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.xor"(%207, %180) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%219 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%220 = "stablehlo.xor"(%218, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%221 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%198, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%200, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%217) : (tensor<1xui32>) -> tensor<1xui64>
%226 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%228 = "stablehlo.convert"(%227) : (tensor<1xui64>) -> tensor<1xui32>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%230 = "stablehlo.shift_right_logical"(%227, %229) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%231 = "stablehlo.convert"(%230) : (tensor<1xui64>) -> tensor<1xui32>
%232 = "stablehlo.convert"(%220) : (tensor<1xui32>) -> tensor<1xui64>
%233 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%234 = "stablehlo.multiply"(%232, %233) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%235 = "stablehlo.convert"(%234) : (tensor<1xui64>) -> tensor<1xui32>
%236 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%237 = "stablehlo.shift_right_logical"(%234, %236) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%238 = "stablehlo.convert"(%237) : (tensor<1xui64>) -> tensor<1xui32>
%239 = "stablehlo.xor"(%238, %211) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%241 = "stablehlo.xor"(%239, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.xor"(%231, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%244 = "stablehlo.xor"(%242, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%246 = "stablehlo.add"(%222, %245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%247 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%248 = "stablehlo.add"(%224, %247) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%249 = "stablehlo.convert"(%241) : (tensor<1xui32>) -> tensor<1xui64>
%250 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%251 = "stablehlo.multiply"(%249, %250) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%252 = "stablehlo.convert"(%251) : (tensor<1xui64>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%254 = "stablehlo.shift_right_logical"(%251, %253) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%255 = "stablehlo.convert"(%254) : (tensor<1xui64>) -> tensor<1xui32>
%256 = "stablehlo.convert"(%244) : (tensor<1xui32>) -> tensor<1xui64>
%257 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%258 = "stablehlo.multiply"(%256, %257) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%259 = "stablehlo.convert"(%258) : (tensor<1xui64>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%261 = "stablehlo.shift_right_logical"(%258, %260) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%262 = "stablehlo.convert"(%261) : (tensor<1xui64>) -> tensor<1xui32>
%263 = "stablehlo.xor"(%262, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%265 = "stablehlo.xor"(%263, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.xor"(%255, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%268 = "stablehlo.xor"(%266, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%270 = "stablehlo.add"(%246, %269) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%271 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%272 = "stablehlo.add"(%248, %271) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%273 = "stablehlo.reshape"(%265) : (tensor<1xui32>) -> tensor<ui32>
%274 = "stablehlo.convert"(%273) : (tensor<ui32>) -> tensor<ui64>
%275 = "stablehlo.reshape"(%259) : (tensor<1xui32>) -> tensor<ui32>
%276 = "stablehlo.convert"(%275) : (tensor<ui32>) -> tensor<ui64>
%277 = "stablehlo.reshape"(%268) : (tensor<1xui32>) -> tensor<ui32>
%278 = "stablehlo.convert"(%277) : (tensor<ui32>) -> tensor<ui64>
%279 = "stablehlo.reshape"(%252) : (tensor<1xui32>) -> tensor<ui32>
%280 = "stablehlo.convert"(%279) : (tensor<ui32>) -> tensor<ui64>
%281 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%282 = "stablehlo.shift_left"(%276, %281) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%283 = "stablehlo.or"(%274, %282) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%284 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%285 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%286 = "stablehlo.or"(%284, %285) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%287 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%649, %650, %651 = "stablehlo.while"(%287, %286, %8) ({
^bb0(%288: tensor<ui64>, %289: tensor<4096xi1>, %290: tensor<4096xf32>):
%291 = "stablehlo.not"(%289) : (tensor<4096xi1>) -> tensor<4096xi1>
%292 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%296 = "stablehlo.reduce"(%291, %292) ({
^bb0(%293: tensor<i1>, %294: tensor<i1>):
%295 = "stablehlo.and"(%293, %294) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%295) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%297 = "stablehlo.not"(%296) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%297) : (tensor<i1>) -> ()
}, {
^bb0(%298: tensor<ui64>, %299: tensor<4096xi1>, %300: tensor<4096xf32>):
%301 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%302 = "stablehlo.convert"(%298) : (tensor<ui64>) -> tensor<ui32>
%303 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%304 = "stablehlo.shift_right_logical"(%298, %303) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%305 = "stablehlo.convert"(%304) : (tensor<ui64>) -> tensor<ui32>
%306 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%307 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%308 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%309 = "stablehlo.convert"(%283) : (tensor<ui64>) -> tensor<ui32>
%310 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%311 = "stablehlo.shift_right_logical"(%283, %310) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%312 = "stablehlo.convert"(%311) : (tensor<ui64>) -> tensor<ui32>
%313 = "stablehlo.convert"(%301) : (tensor<4096xui32>) -> tensor<4096xui64>
%314 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%315 = "stablehlo.multiply"(%313, %314) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%316 = "stablehlo.convert"(%315) : (tensor<4096xui64>) -> tensor<4096xui32>
%317 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%318 = "stablehlo.shift_right_logical"(%315, %317) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%319 = "stablehlo.convert"(%318) : (tensor<4096xui64>) -> tensor<4096xui32>
%320 = "stablehlo.convert"(%306) : (tensor<4096xui32>) -> tensor<4096xui64>
%321 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%322 = "stablehlo.multiply"(%320, %321) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%323 = "stablehlo.convert"(%322) : (tensor<4096xui64>) -> tensor<4096xui32>
%324 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%325 = "stablehlo.shift_right_logical"(%322, %324) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%326 = "stablehlo.convert"(%325) : (tensor<4096xui64>) -> tensor<4096xui32>
%327 = "stablehlo.xor"(%326, %308) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%328 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%329 = "stablehlo.xor"(%327, %328) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%330 = "stablehlo.xor"(%319, %307) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%331 = "stablehlo.broadcast_in_dim"(%312) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%332 = "stablehlo.xor"(%330, %331) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%333 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%334 = "stablehlo.add"(%309, %333) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%335 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%336 = "stablehlo.add"(%312, %335) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%337 = "stablehlo.convert"(%329) : (tensor<4096xui32>) -> tensor<4096xui64>
%338 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%339 = "stablehlo.multiply"(%337, %338) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%340 = "stablehlo.convert"(%339) : (tensor<4096xui64>) -> tensor<4096xui32>
%341 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%342 = "stablehlo.shift_right_logical"(%339, %341) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%343 = "stablehlo.convert"(%342) : (tensor<4096xui64>) -> tensor<4096xui32>
%344 = "stablehlo.convert"(%332) : (tensor<4096xui32>) -> tensor<4096xui64>
%345 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%346 = "stablehlo.multiply"(%344, %345) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%347 = "stablehlo.convert"(%346) : (tensor<4096xui64>) -> tensor<4096xui32>
%348 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%349 = "stablehlo.shift_right_logical"(%346, %348) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%350 = "stablehlo.convert"(%349) : (tensor<4096xui64>) -> tensor<4096xui32>
%351 = "stablehlo.xor"(%350, %323) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%352 = "stablehlo.broadcast_in_dim"(%334) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%353 = "stablehlo.xor"(%351, %352) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%354 = "stablehlo.xor"(%343, %316) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%355 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%356 = "stablehlo.xor"(%354, %355) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%357 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%358 = "stablehlo.add"(%334, %357) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%359 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%360 = "stablehlo.add"(%336, %359) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%361 = "stablehlo.convert"(%353) : (tensor<4096xui32>) -> tensor<4096xui64>
%362 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%363 = "stablehlo.multiply"(%361, %362) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%364 = "stablehlo.convert"(%363) : (tensor<4096xui64>) -> tensor<4096xui32>
%365 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%366 = "stablehlo.shift_right_logical"(%363, %365) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%367 = "stablehlo.convert"(%366) : (tensor<4096xui64>) -> tensor<4096xui32>
%368 = "stablehlo.convert"(%356) : (tensor<4096xui32>) -> tensor<4096xui64>
%369 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%371 = "stablehlo.convert"(%370) : (tensor<4096xui64>) -> tensor<4096xui32>
%372 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%373 = "stablehlo.shift_right_logical"(%370, %372) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%374 = "stablehlo.convert"(%373) : (tensor<4096xui64>) -> tensor<4096xui32>
%375 = "stablehlo.xor"(%374, %347) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%376 = "stablehlo.broadcast_in_dim"(%358) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%377 = "stablehlo.xor"(%375, %376) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%378 = "stablehlo.xor"(%367, %340) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%379 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%380 = "stablehlo.xor"(%378, %379) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%381 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%382 = "stablehlo.add"(%358, %381) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%383 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%384 = "stablehlo.add"(%360, %383) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%385 = "stablehlo.convert"(%377) : (tensor<4096xui32>) -> tensor<4096xui64>
%386 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%387 = "stablehlo.multiply"(%385, %386) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%388 = "stablehlo.convert"(%387) : (tensor<4096xui64>) -> tensor<4096xui32>
%389 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%390 = "stablehlo.shift_right_logical"(%387, %389) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%391 = "stablehlo.convert"(%390) : (tensor<4096xui64>) -> tensor<4096xui32>
%392 = "stablehlo.convert"(%380) : (tensor<4096xui32>) -> tensor<4096xui64>
%393 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%394 = "stablehlo.multiply"(%392, %393) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%395 = "stablehlo.convert"(%394) : (tensor<4096xui64>) -> tensor<4096xui32>
%396 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%397 = "stablehlo.shift_right_logical"(%394, %396) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%398 = "stablehlo.convert"(%397) : (tensor<4096xui64>) -> tensor<4096xui32>
%399 = "stablehlo.xor"(%398, %371) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%400 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%401 = "stablehlo.xor"(%399, %400) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%402 = "stablehlo.xor"(%391, %364) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%403 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%404 = "stablehlo.xor"(%402, %403) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%405 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%406 = "stablehlo.add"(%382, %405) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%407 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%408 = "stablehlo.add"(%384, %407) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%409 = "stablehlo.convert"(%401) : (tensor<4096xui32>) -> tensor<4096xui64>
%410 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%411 = "stablehlo.multiply"(%409, %410) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%412 = "stablehlo.convert"(%411) : (tensor<4096xui64>) -> tensor<4096xui32>
%413 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%414 = "stablehlo.shift_right_logical"(%411, %413) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%415 = "stablehlo.convert"(%414) : (tensor<4096xui64>) -> tensor<4096xui32>
%416 = "stablehlo.convert"(%404) : (tensor<4096xui32>) -> tensor<4096xui64>
%417 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%418 = "stablehlo.multiply"(%416, %417) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%419 = "stablehlo.convert"(%418) : (tensor<4096xui64>) -> tensor<4096xui32>
%420 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%421 = "stablehlo.shift_right_logical"(%418, %420) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%422 = "stablehlo.convert"(%421) : (tensor<4096xui64>) -> tensor<4096xui32>
%423 = "stablehlo.xor"(%422, %395) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%424 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%425 = "stablehlo.xor"(%423, %424) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%426 = "stablehlo.xor"(%415, %388) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%427 = "stablehlo.broadcast_in_dim"(%408) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%428 = "stablehlo.xor"(%426, %427) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%429 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%430 = "stablehlo.add"(%406, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%432 = "stablehlo.add"(%408, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.convert"(%425) : (tensor<4096xui32>) -> tensor<4096xui64>
%434 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%435 = "stablehlo.multiply"(%433, %434) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%436 = "stablehlo.convert"(%435) : (tensor<4096xui64>) -> tensor<4096xui32>
%437 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%438 = "stablehlo.shift_right_logical"(%435, %437) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%439 = "stablehlo.convert"(%438) : (tensor<4096xui64>) -> tensor<4096xui32>
%440 = "stablehlo.convert"(%428) : (tensor<4096xui32>) -> tensor<4096xui64>
%441 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%442 = "stablehlo.multiply"(%440, %441) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%443 = "stablehlo.convert"(%442) : (tensor<4096xui64>) -> tensor<4096xui32>
%444 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%445 = "stablehlo.shift_right_logical"(%442, %444) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%446 = "stablehlo.convert"(%445) : (tensor<4096xui64>) -> tensor<4096xui32>
%447 = "stablehlo.xor"(%446, %419) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%448 = "stablehlo.broadcast_in_dim"(%430) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%449 = "stablehlo.xor"(%447, %448) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%450 = "stablehlo.xor"(%439, %412) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%451 = "stablehlo.broadcast_in_dim"(%432) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%452 = "stablehlo.xor"(%450, %451) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%453 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.add"(%430, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%456 = "stablehlo.add"(%432, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.convert"(%449) : (tensor<4096xui32>) -> tensor<4096xui64>
%458 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%459 = "stablehlo.multiply"(%457, %458) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%460 = "stablehlo.convert"(%459) : (tensor<4096xui64>) -> tensor<4096xui32>
%461 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%462 = "stablehlo.shift_right_logical"(%459, %461) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%463 = "stablehlo.convert"(%462) : (tensor<4096xui64>) -> tensor<4096xui32>
%464 = "stablehlo.convert"(%452) : (tensor<4096xui32>) -> tensor<4096xui64>
%465 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%466 = "stablehlo.multiply"(%464, %465) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%467 = "stablehlo.convert"(%466) : (tensor<4096xui64>) -> tensor<4096xui32>
%468 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%469 = "stablehlo.shift_right_logical"(%466, %468) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%470 = "stablehlo.convert"(%469) : (tensor<4096xui64>) -> tensor<4096xui32>
%471 = "stablehlo.xor"(%470, %443) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%472 = "stablehlo.broadcast_in_dim"(%454) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%473 = "stablehlo.xor"(%471, %472) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%474 = "stablehlo.xor"(%463, %436) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%475 = "stablehlo.broadcast_in_dim"(%456) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%476 = "stablehlo.xor"(%474, %475) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%477 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%478 = "stablehlo.add"(%454, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.add"(%456, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.convert"(%473) : (tensor<4096xui32>) -> tensor<4096xui64>
%482 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%483 = "stablehlo.multiply"(%481, %482) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%484 = "stablehlo.convert"(%483) : (tensor<4096xui64>) -> tensor<4096xui32>
%485 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%486 = "stablehlo.shift_right_logical"(%483, %485) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%487 = "stablehlo.convert"(%486) : (tensor<4096xui64>) -> tensor<4096xui32>
%488 = "stablehlo.convert"(%476) : (tensor<4096xui32>) -> tensor<4096xui64>
%489 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%490 = "stablehlo.multiply"(%488, %489) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%491 = "stablehlo.convert"(%490) : (tensor<4096xui64>) -> tensor<4096xui32>
%492 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%493 = "stablehlo.shift_right_logical"(%490, %492) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%494 = "stablehlo.convert"(%493) : (tensor<4096xui64>) -> tensor<4096xui32>
%495 = "stablehlo.xor"(%494, %467) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%496 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%497 = "stablehlo.xor"(%495, %496) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%498 = "stablehlo.xor"(%487, %460) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%499 = "stablehlo.broadcast_in_dim"(%480) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%500 = "stablehlo.xor"(%498, %499) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%501 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%502 = "stablehlo.add"(%478, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%504 = "stablehlo.add"(%480, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.convert"(%497) : (tensor<4096xui32>) -> tensor<4096xui64>
%506 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%507 = "stablehlo.multiply"(%505, %506) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%508 = "stablehlo.convert"(%507) : (tensor<4096xui64>) -> tensor<4096xui32>
%509 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%510 = "stablehlo.shift_right_logical"(%507, %509) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%511 = "stablehlo.convert"(%510) : (tensor<4096xui64>) -> tensor<4096xui32>
%512 = "stablehlo.convert"(%500) : (tensor<4096xui32>) -> tensor<4096xui64>
%513 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%514 = "stablehlo.multiply"(%512, %513) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%515 = "stablehlo.convert"(%514) : (tensor<4096xui64>) -> tensor<4096xui32>
%516 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%517 = "stablehlo.shift_right_logical"(%514, %516) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%518 = "stablehlo.convert"(%517) : (tensor<4096xui64>) -> tensor<4096xui32>
%519 = "stablehlo.xor"(%518, %491) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%520 = "stablehlo.broadcast_in_dim"(%502) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%521 = "stablehlo.xor"(%519, %520) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%522 = "stablehlo.xor"(%511, %484) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%523 = "stablehlo.broadcast_in_dim"(%504) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%524 = "stablehlo.xor"(%522, %523) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%525 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.add"(%502, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%528 = "stablehlo.add"(%504, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.convert"(%521) : (tensor<4096xui32>) -> tensor<4096xui64>
%530 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%531 = "stablehlo.multiply"(%529, %530) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%532 = "stablehlo.convert"(%531) : (tensor<4096xui64>) -> tensor<4096xui32>
%533 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%534 = "stablehlo.shift_right_logical"(%531, %533) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%535 = "stablehlo.convert"(%534) : (tensor<4096xui64>) -> tensor<4096xui32>
%536 = "stablehlo.convert"(%524) : (tensor<4096xui32>) -> tensor<4096xui64>
%537 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%538 = "stablehlo.multiply"(%536, %537) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%539 = "stablehlo.convert"(%538) : (tensor<4096xui64>) -> tensor<4096xui32>
%540 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%541 = "stablehlo.shift_right_logical"(%538, %540) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%542 = "stablehlo.convert"(%541) : (tensor<4096xui64>) -> tensor<4096xui32>
%543 = "stablehlo.xor"(%542, %515) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%544 = "stablehlo.broadcast_in_dim"(%526) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%545 = "stablehlo.xor"(%543, %544) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%546 = "stablehlo.xor"(%535, %508) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%547 = "stablehlo.broadcast_in_dim"(%528) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%548 = "stablehlo.xor"(%546, %547) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%549 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.add"(%526, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%552 = "stablehlo.add"(%528, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%554 = "stablehlo.shift_right_logical"(%539, %553) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%555 = "stablehlo.convert"(%554) : (tensor<4096xui32>) -> tensor<4096xi32>
%556 = "stablehlo.convert"(%555) : (tensor<4096xi32>) -> tensor<4096xf32>
%557 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%558 = "stablehlo.multiply"(%556, %557) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%559 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%560 = "stablehlo.shift_right_logical"(%545, %559) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%561 = "stablehlo.convert"(%560) : (tensor<4096xui32>) -> tensor<4096xi32>
%562 = "stablehlo.convert"(%561) : (tensor<4096xi32>) -> tensor<4096xf32>
%563 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%564 = "stablehlo.add"(%562, %563) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%565 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%566 = "stablehlo.multiply"(%564, %565) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%567 = "stablehlo.log"(%566) : (tensor<4096xf32>) -> tensor<4096xf32>
%568 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%569 = "stablehlo.multiply"(%567, %568) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%570 = "stablehlo.sqrt"(%569) : (tensor<4096xf32>) -> tensor<4096xf32>
%571 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%572 = "stablehlo.subtract"(%558, %571) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%573 = "stablehlo.abs"(%572) : (tensor<4096xf32>) -> tensor<4096xf32>
%574 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%575 = "stablehlo.subtract"(%573, %574) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%576 = "stablehlo.multiply"(%575, %575) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%577 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%578 = "stablehlo.multiply"(%577, %576) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%579 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%580 = "stablehlo.add"(%578, %579) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%581 = "stablehlo.multiply"(%580, %576) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%582 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%583 = "stablehlo.add"(%581, %582) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%584 = "stablehlo.multiply"(%583, %576) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%585 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%586 = "stablehlo.add"(%584, %585) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%587 = "stablehlo.multiply"(%586, %576) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%588 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%589 = "stablehlo.add"(%587, %588) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%590 = "stablehlo.multiply"(%589, %576) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%591 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%592 = "stablehlo.add"(%590, %591) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%593 = "stablehlo.multiply"(%592, %576) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%594 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%595 = "stablehlo.add"(%593, %594) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%596 = "stablehlo.multiply"(%575, %595) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%597 = "stablehlo.multiply"(%570, %596) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%598 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%599 = "stablehlo.shift_right_logical"(%548, %598) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%600 = "stablehlo.convert"(%599) : (tensor<4096xui32>) -> tensor<4096xi32>
%601 = "stablehlo.convert"(%600) : (tensor<4096xi32>) -> tensor<4096xf32>
%602 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%603 = "stablehlo.add"(%601, %602) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%604 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%605 = "stablehlo.multiply"(%603, %604) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%606 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%607 = "stablehlo.shift_right_logical"(%532, %606) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%608 = "stablehlo.convert"(%607) : (tensor<4096xui32>) -> tensor<4096xi32>
%609 = "stablehlo.convert"(%608) : (tensor<4096xi32>) -> tensor<4096xf32>
%610 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%611 = "stablehlo.add"(%609, %610) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%612 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%613 = "stablehlo.multiply"(%611, %612) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%614 = "stablehlo.multiply"(%13, %597) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%615 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%616 = "stablehlo.add"(%615, %614) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%617 = "stablehlo.multiply"(%616, %616) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%618 = "stablehlo.multiply"(%617, %616) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%619 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%620 = "stablehlo.compare"(%618, %619) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%621 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%622 = "stablehlo.select"(%620, %618, %621) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%623 = "stablehlo.log"(%622) : (tensor<4096xf32>) -> tensor<4096xf32>
%624 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%625 = "stablehlo.multiply"(%624, %597) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%626 = "stablehlo.multiply"(%625, %597) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%627 = "stablehlo.add"(%626, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%628 = "stablehlo.multiply"(%8, %618) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%629 = "stablehlo.subtract"(%627, %628) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%630 = "stablehlo.multiply"(%8, %623) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%631 = "stablehlo.add"(%629, %630) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%632 = "stablehlo.log"(%613) : (tensor<4096xf32>) -> tensor<4096xf32>
%633 = "stablehlo.divide"(%632, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%634 = "stablehlo.exponential"(%633) : (tensor<4096xf32>) -> tensor<4096xf32>
%635 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%636 = "stablehlo.select"(%3, %634, %635) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%637 = "stablehlo.log"(%605) : (tensor<4096xf32>) -> tensor<4096xf32>
%638 = "stablehlo.compare"(%637, %631) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%639 = "stablehlo.and"(%620, %638) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%640 = "stablehlo.or"(%639, %16) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%641 = "stablehlo.multiply"(%8, %618) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%642 = "stablehlo.multiply"(%641, %636) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%643 = "stablehlo.and"(%299, %640) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%644 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%645 = "stablehlo.add"(%298, %644) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%646 = "stablehlo.not"(%640) : (tensor<4096xi1>) -> tensor<4096xi1>
%647 = "stablehlo.and"(%299, %646) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%648 = "stablehlo.select"(%643, %642, %300) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%645, %647, %648) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %651 : tensor<4096xf32>
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
%22 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%20, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%27 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%28 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%29 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%31 = "stablehlo.shift_right_logical"(%18, %30) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%32 = "stablehlo.convert"(%31) : (tensor<ui64>) -> tensor<ui32>
%33 = "stablehlo.convert"(%21) : (tensor<1xui32>) -> tensor<1xui64>
%34 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%36 = "stablehlo.convert"(%35) : (tensor<1xui64>) -> tensor<1xui32>
%37 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%38 = "stablehlo.shift_right_logical"(%35, %37) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%39 = "stablehlo.convert"(%38) : (tensor<1xui64>) -> tensor<1xui32>
%40 = "stablehlo.convert"(%26) : (tensor<1xui32>) -> tensor<1xui64>
%41 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%42 = "stablehlo.multiply"(%40, %41) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%43 = "stablehlo.convert"(%42) : (tensor<1xui64>) -> tensor<1xui32>
%44 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%45 = "stablehlo.shift_right_logical"(%42, %44) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%46 = "stablehlo.convert"(%45) : (tensor<1xui64>) -> tensor<1xui32>
%47 = "stablehlo.xor"(%46, %28) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%48 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%49 = "stablehlo.xor"(%47, %48) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%50 = "stablehlo.xor"(%39, %27) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%51 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%52 = "stablehlo.xor"(%50, %51) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%53 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%54 = "stablehlo.add"(%29, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%55 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%56 = "stablehlo.add"(%32, %55) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.convert"(%49) : (tensor<1xui32>) -> tensor<1xui64>
%58 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%59 = "stablehlo.multiply"(%57, %58) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%60 = "stablehlo.convert"(%59) : (tensor<1xui64>) -> tensor<1xui32>
%61 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%62 = "stablehlo.shift_right_logical"(%59, %61) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%63 = "stablehlo.convert"(%62) : (tensor<1xui64>) -> tensor<1xui32>
%64 = "stablehlo.convert"(%52) : (tensor<1xui32>) -> tensor<1xui64>
%65 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%66 = "stablehlo.multiply"(%64, %65) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%67 = "stablehlo.convert"(%66) : (tensor<1xui64>) -> tensor<1xui32>
%68 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%69 = "stablehlo.shift_right_logical"(%66, %68) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%70 = "stablehlo.convert"(%69) : (tensor<1xui64>) -> tensor<1xui32>
%71 = "stablehlo.xor"(%70, %43) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%72 = "stablehlo.broadcast_in_dim"(%54) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%73 = "stablehlo.xor"(%71, %72) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%74 = "stablehlo.xor"(%63, %36) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%75 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%76 = "stablehlo.xor"(%74, %75) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%77 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%78 = "stablehlo.add"(%54, %77) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%80 = "stablehlo.add"(%56, %79) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.convert"(%73) : (tensor<1xui32>) -> tensor<1xui64>
%82 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%84 = "stablehlo.convert"(%83) : (tensor<1xui64>) -> tensor<1xui32>
%85 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%86 = "stablehlo.shift_right_logical"(%83, %85) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%87 = "stablehlo.convert"(%86) : (tensor<1xui64>) -> tensor<1xui32>
%88 = "stablehlo.convert"(%76) : (tensor<1xui32>) -> tensor<1xui64>
%89 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%90 = "stablehlo.multiply"(%88, %89) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%91 = "stablehlo.convert"(%90) : (tensor<1xui64>) -> tensor<1xui32>
%92 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%93 = "stablehlo.shift_right_logical"(%90, %92) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%94 = "stablehlo.convert"(%93) : (tensor<1xui64>) -> tensor<1xui32>
%95 = "stablehlo.xor"(%94, %67) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%96 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%97 = "stablehlo.xor"(%95, %96) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%98 = "stablehlo.xor"(%87, %60) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%99 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%100 = "stablehlo.xor"(%98, %99) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%101 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%102 = "stablehlo.add"(%78, %101) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.add"(%80, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.convert"(%97) : (tensor<1xui32>) -> tensor<1xui64>
%106 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%108 = "stablehlo.convert"(%107) : (tensor<1xui64>) -> tensor<1xui32>
%109 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%110 = "stablehlo.shift_right_logical"(%107, %109) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%111 = "stablehlo.convert"(%110) : (tensor<1xui64>) -> tensor<1xui32>
%112 = "stablehlo.convert"(%100) : (tensor<1xui32>) -> tensor<1xui64>
%113 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%114 = "stablehlo.multiply"(%112, %113) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%115 = "stablehlo.convert"(%114) : (tensor<1xui64>) -> tensor<1xui32>
%116 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%117 = "stablehlo.shift_right_logical"(%114, %116) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%118 = "stablehlo.convert"(%117) : (tensor<1xui64>) -> tensor<1xui32>
%119 = "stablehlo.xor"(%118, %91) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%120 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%121 = "stablehlo.xor"(%119, %120) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%122 = "stablehlo.xor"(%111, %84) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%123 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%124 = "stablehlo.xor"(%122, %123) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%125 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.add"(%102, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%128 = "stablehlo.add"(%104, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.convert"(%121) : (tensor<1xui32>) -> tensor<1xui64>
%130 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%132 = "stablehlo.convert"(%131) : (tensor<1xui64>) -> tensor<1xui32>
%133 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%134 = "stablehlo.shift_right_logical"(%131, %133) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%135 = "stablehlo.convert"(%134) : (tensor<1xui64>) -> tensor<1xui32>
%136 = "stablehlo.convert"(%124) : (tensor<1xui32>) -> tensor<1xui64>
%137 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%139 = "stablehlo.convert"(%138) : (tensor<1xui64>) -> tensor<1xui32>
%140 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%141 = "stablehlo.shift_right_logical"(%138, %140) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%142 = "stablehlo.convert"(%141) : (tensor<1xui64>) -> tensor<1xui32>
%143 = "stablehlo.xor"(%142, %115) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%144 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%145 = "stablehlo.xor"(%143, %144) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%146 = "stablehlo.xor"(%135, %108) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%147 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%148 = "stablehlo.xor"(%146, %147) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%149 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.add"(%126, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.add"(%128, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.convert"(%145) : (tensor<1xui32>) -> tensor<1xui64>
%154 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%156 = "stablehlo.convert"(%155) : (tensor<1xui64>) -> tensor<1xui32>
%157 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%158 = "stablehlo.shift_right_logical"(%155, %157) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%159 = "stablehlo.convert"(%158) : (tensor<1xui64>) -> tensor<1xui32>
%160 = "stablehlo.convert"(%148) : (tensor<1xui32>) -> tensor<1xui64>
%161 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%163 = "stablehlo.convert"(%162) : (tensor<1xui64>) -> tensor<1xui32>
%164 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%165 = "stablehlo.shift_right_logical"(%162, %164) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%166 = "stablehlo.convert"(%165) : (tensor<1xui64>) -> tensor<1xui32>
%167 = "stablehlo.xor"(%166, %139) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%168 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%169 = "stablehlo.xor"(%167, %168) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%170 = "stablehlo.xor"(%159, %132) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%171 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%172 = "stablehlo.xor"(%170, %171) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%173 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.add"(%150, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%176 = "stablehlo.add"(%152, %175) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%177 = "stablehlo.convert"(%169) : (tensor<1xui32>) -> tensor<1xui64>
%178 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%180 = "stablehlo.convert"(%179) : (tensor<1xui64>) -> tensor<1xui32>
%181 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%182 = "stablehlo.shift_right_logical"(%179, %181) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%183 = "stablehlo.convert"(%182) : (tensor<1xui64>) -> tensor<1xui32>
%184 = "stablehlo.convert"(%172) : (tensor<1xui32>) -> tensor<1xui64>
%185 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%186 = "stablehlo.multiply"(%184, %185) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%187 = "stablehlo.convert"(%186) : (tensor<1xui64>) -> tensor<1xui32>
%188 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%189 = "stablehlo.shift_right_logical"(%186, %188) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%190 = "stablehlo.convert"(%189) : (tensor<1xui64>) -> tensor<1xui32>
%191 = "stablehlo.xor"(%190, %163) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%192 = "stablehlo.broadcast_in_dim"(%174) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%193 = "stablehlo.xor"(%191, %192) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%194 = "stablehlo.xor"(%183, %156) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%195 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%196 = "stablehlo.xor"(%194, %195) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%197 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%198 = "stablehlo.add"(%174, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%199 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%200 = "stablehlo.add"(%176, %199) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%201 = "stablehlo.convert"(%193) : (tensor<1xui32>) -> tensor<1xui64>
%202 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%204 = "stablehlo.convert"(%203) : (tensor<1xui64>) -> tensor<1xui32>
%205 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%206 = "stablehlo.shift_right_logical"(%203, %205) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%207 = "stablehlo.convert"(%206) : (tensor<1xui64>) -> tensor<1xui32>
%208 = "stablehlo.convert"(%196) : (tensor<1xui32>) -> tensor<1xui64>
%209 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%210 = "stablehlo.multiply"(%208, %209) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%211 = "stablehlo.convert"(%210) : (tensor<1xui64>) -> tensor<1xui32>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%213 = "stablehlo.shift_right_logical"(%210, %212) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%214 = "stablehlo.convert"(%213) : (tensor<1xui64>) -> tensor<1xui32>
%215 = "stablehlo.xor"(%214, %187) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%216 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%217 = "stablehlo.xor"(%215, %216) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.xor"(%207, %180) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%219 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%220 = "stablehlo.xor"(%218, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%221 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%222 = "stablehlo.add"(%198, %221) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%223 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%200, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%217) : (tensor<1xui32>) -> tensor<1xui64>
%226 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%228 = "stablehlo.convert"(%227) : (tensor<1xui64>) -> tensor<1xui32>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%230 = "stablehlo.shift_right_logical"(%227, %229) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%231 = "stablehlo.convert"(%230) : (tensor<1xui64>) -> tensor<1xui32>
%232 = "stablehlo.convert"(%220) : (tensor<1xui32>) -> tensor<1xui64>
%233 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%234 = "stablehlo.multiply"(%232, %233) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%235 = "stablehlo.convert"(%234) : (tensor<1xui64>) -> tensor<1xui32>
%236 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%237 = "stablehlo.shift_right_logical"(%234, %236) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%238 = "stablehlo.convert"(%237) : (tensor<1xui64>) -> tensor<1xui32>
%239 = "stablehlo.xor"(%238, %211) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%240 = "stablehlo.broadcast_in_dim"(%222) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%241 = "stablehlo.xor"(%239, %240) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%242 = "stablehlo.xor"(%231, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%243 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%244 = "stablehlo.xor"(%242, %243) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%245 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%246 = "stablehlo.add"(%222, %245) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%247 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%248 = "stablehlo.add"(%224, %247) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%249 = "stablehlo.convert"(%241) : (tensor<1xui32>) -> tensor<1xui64>
%250 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%251 = "stablehlo.multiply"(%249, %250) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%252 = "stablehlo.convert"(%251) : (tensor<1xui64>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%254 = "stablehlo.shift_right_logical"(%251, %253) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%255 = "stablehlo.convert"(%254) : (tensor<1xui64>) -> tensor<1xui32>
%256 = "stablehlo.convert"(%244) : (tensor<1xui32>) -> tensor<1xui64>
%257 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%258 = "stablehlo.multiply"(%256, %257) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%259 = "stablehlo.convert"(%258) : (tensor<1xui64>) -> tensor<1xui32>
%260 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%261 = "stablehlo.shift_right_logical"(%258, %260) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%262 = "stablehlo.convert"(%261) : (tensor<1xui64>) -> tensor<1xui32>
%263 = "stablehlo.xor"(%262, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.broadcast_in_dim"(%246) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%265 = "stablehlo.xor"(%263, %264) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%266 = "stablehlo.xor"(%255, %228) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%267 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%268 = "stablehlo.xor"(%266, %267) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%269 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%270 = "stablehlo.add"(%246, %269) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%271 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%272 = "stablehlo.add"(%248, %271) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%273 = "stablehlo.reshape"(%265) : (tensor<1xui32>) -> tensor<ui32>
%274 = "stablehlo.convert"(%273) : (tensor<ui32>) -> tensor<ui64>
%275 = "stablehlo.reshape"(%259) : (tensor<1xui32>) -> tensor<ui32>
%276 = "stablehlo.convert"(%275) : (tensor<ui32>) -> tensor<ui64>
%277 = "stablehlo.reshape"(%268) : (tensor<1xui32>) -> tensor<ui32>
%278 = "stablehlo.convert"(%277) : (tensor<ui32>) -> tensor<ui64>
%279 = "stablehlo.reshape"(%252) : (tensor<1xui32>) -> tensor<ui32>
%280 = "stablehlo.convert"(%279) : (tensor<ui32>) -> tensor<ui64>
%281 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%282 = "stablehlo.shift_left"(%276, %281) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%283 = "stablehlo.or"(%274, %282) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%284 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%285 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%286 = "stablehlo.or"(%284, %285) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%287 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%652, %653, %654 = "stablehlo.while"(%287, %286, %8) ({
^bb0(%288: tensor<ui64>, %289: tensor<2048xi1>, %290: tensor<2048xf64>):
%291 = "stablehlo.not"(%289) : (tensor<2048xi1>) -> tensor<2048xi1>
%292 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%296 = "stablehlo.reduce"(%291, %292) ({
^bb0(%293: tensor<i1>, %294: tensor<i1>):
%295 = "stablehlo.and"(%293, %294) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%295) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2048xi1>, tensor<i1>) -> tensor<i1>
%297 = "stablehlo.not"(%296) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%297) : (tensor<i1>) -> ()
}, {
^bb0(%298: tensor<ui64>, %299: tensor<2048xi1>, %300: tensor<2048xf64>):
%301 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2048xui32>
%302 = "stablehlo.convert"(%298) : (tensor<ui64>) -> tensor<ui32>
%303 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%304 = "stablehlo.shift_right_logical"(%298, %303) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%305 = "stablehlo.convert"(%304) : (tensor<ui64>) -> tensor<ui32>
%306 = "stablehlo.broadcast_in_dim"(%302) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%307 = "stablehlo.broadcast_in_dim"(%305) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%308 = "stablehlo.constant"() {value = dense<0> : tensor<2048xui32>} : () -> tensor<2048xui32>
%309 = "stablehlo.convert"(%283) : (tensor<ui64>) -> tensor<ui32>
%310 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%311 = "stablehlo.shift_right_logical"(%283, %310) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%312 = "stablehlo.convert"(%311) : (tensor<ui64>) -> tensor<ui32>
%313 = "stablehlo.convert"(%301) : (tensor<2048xui32>) -> tensor<2048xui64>
%314 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%315 = "stablehlo.multiply"(%313, %314) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%316 = "stablehlo.convert"(%315) : (tensor<2048xui64>) -> tensor<2048xui32>
%317 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%318 = "stablehlo.shift_right_logical"(%315, %317) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%319 = "stablehlo.convert"(%318) : (tensor<2048xui64>) -> tensor<2048xui32>
%320 = "stablehlo.convert"(%306) : (tensor<2048xui32>) -> tensor<2048xui64>
%321 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%322 = "stablehlo.multiply"(%320, %321) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%323 = "stablehlo.convert"(%322) : (tensor<2048xui64>) -> tensor<2048xui32>
%324 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%325 = "stablehlo.shift_right_logical"(%322, %324) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%326 = "stablehlo.convert"(%325) : (tensor<2048xui64>) -> tensor<2048xui32>
%327 = "stablehlo.xor"(%326, %308) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%328 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%329 = "stablehlo.xor"(%327, %328) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%330 = "stablehlo.xor"(%319, %307) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%331 = "stablehlo.broadcast_in_dim"(%312) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%332 = "stablehlo.xor"(%330, %331) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%333 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%334 = "stablehlo.add"(%309, %333) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%335 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%336 = "stablehlo.add"(%312, %335) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%337 = "stablehlo.convert"(%329) : (tensor<2048xui32>) -> tensor<2048xui64>
%338 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%339 = "stablehlo.multiply"(%337, %338) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%340 = "stablehlo.convert"(%339) : (tensor<2048xui64>) -> tensor<2048xui32>
%341 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%342 = "stablehlo.shift_right_logical"(%339, %341) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%343 = "stablehlo.convert"(%342) : (tensor<2048xui64>) -> tensor<2048xui32>
%344 = "stablehlo.convert"(%332) : (tensor<2048xui32>) -> tensor<2048xui64>
%345 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%346 = "stablehlo.multiply"(%344, %345) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%347 = "stablehlo.convert"(%346) : (tensor<2048xui64>) -> tensor<2048xui32>
%348 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%349 = "stablehlo.shift_right_logical"(%346, %348) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%350 = "stablehlo.convert"(%349) : (tensor<2048xui64>) -> tensor<2048xui32>
%351 = "stablehlo.xor"(%350, %323) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%352 = "stablehlo.broadcast_in_dim"(%334) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%353 = "stablehlo.xor"(%351, %352) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%354 = "stablehlo.xor"(%343, %316) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%355 = "stablehlo.broadcast_in_dim"(%336) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%356 = "stablehlo.xor"(%354, %355) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%357 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%358 = "stablehlo.add"(%334, %357) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%359 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%360 = "stablehlo.add"(%336, %359) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%361 = "stablehlo.convert"(%353) : (tensor<2048xui32>) -> tensor<2048xui64>
%362 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%363 = "stablehlo.multiply"(%361, %362) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%364 = "stablehlo.convert"(%363) : (tensor<2048xui64>) -> tensor<2048xui32>
%365 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%366 = "stablehlo.shift_right_logical"(%363, %365) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%367 = "stablehlo.convert"(%366) : (tensor<2048xui64>) -> tensor<2048xui32>
%368 = "stablehlo.convert"(%356) : (tensor<2048xui32>) -> tensor<2048xui64>
%369 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%370 = "stablehlo.multiply"(%368, %369) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%371 = "stablehlo.convert"(%370) : (tensor<2048xui64>) -> tensor<2048xui32>
%372 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%373 = "stablehlo.shift_right_logical"(%370, %372) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%374 = "stablehlo.convert"(%373) : (tensor<2048xui64>) -> tensor<2048xui32>
%375 = "stablehlo.xor"(%374, %347) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%376 = "stablehlo.broadcast_in_dim"(%358) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%377 = "stablehlo.xor"(%375, %376) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%378 = "stablehlo.xor"(%367, %340) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%379 = "stablehlo.broadcast_in_dim"(%360) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%380 = "stablehlo.xor"(%378, %379) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%381 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%382 = "stablehlo.add"(%358, %381) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%383 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%384 = "stablehlo.add"(%360, %383) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%385 = "stablehlo.convert"(%377) : (tensor<2048xui32>) -> tensor<2048xui64>
%386 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%387 = "stablehlo.multiply"(%385, %386) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%388 = "stablehlo.convert"(%387) : (tensor<2048xui64>) -> tensor<2048xui32>
%389 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%390 = "stablehlo.shift_right_logical"(%387, %389) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%391 = "stablehlo.convert"(%390) : (tensor<2048xui64>) -> tensor<2048xui32>
%392 = "stablehlo.convert"(%380) : (tensor<2048xui32>) -> tensor<2048xui64>
%393 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%394 = "stablehlo.multiply"(%392, %393) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%395 = "stablehlo.convert"(%394) : (tensor<2048xui64>) -> tensor<2048xui32>
%396 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%397 = "stablehlo.shift_right_logical"(%394, %396) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%398 = "stablehlo.convert"(%397) : (tensor<2048xui64>) -> tensor<2048xui32>
%399 = "stablehlo.xor"(%398, %371) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%400 = "stablehlo.broadcast_in_dim"(%382) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%401 = "stablehlo.xor"(%399, %400) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%402 = "stablehlo.xor"(%391, %364) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%403 = "stablehlo.broadcast_in_dim"(%384) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%404 = "stablehlo.xor"(%402, %403) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%405 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%406 = "stablehlo.add"(%382, %405) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%407 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%408 = "stablehlo.add"(%384, %407) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%409 = "stablehlo.convert"(%401) : (tensor<2048xui32>) -> tensor<2048xui64>
%410 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%411 = "stablehlo.multiply"(%409, %410) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%412 = "stablehlo.convert"(%411) : (tensor<2048xui64>) -> tensor<2048xui32>
%413 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%414 = "stablehlo.shift_right_logical"(%411, %413) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%415 = "stablehlo.convert"(%414) : (tensor<2048xui64>) -> tensor<2048xui32>
%416 = "stablehlo.convert"(%404) : (tensor<2048xui32>) -> tensor<2048xui64>
%417 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%418 = "stablehlo.multiply"(%416, %417) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%419 = "stablehlo.convert"(%418) : (tensor<2048xui64>) -> tensor<2048xui32>
%420 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%421 = "stablehlo.shift_right_logical"(%418, %420) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%422 = "stablehlo.convert"(%421) : (tensor<2048xui64>) -> tensor<2048xui32>
%423 = "stablehlo.xor"(%422, %395) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%424 = "stablehlo.broadcast_in_dim"(%406) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%425 = "stablehlo.xor"(%423, %424) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%426 = "stablehlo.xor"(%415, %388) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%427 = "stablehlo.broadcast_in_dim"(%408) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%428 = "stablehlo.xor"(%426, %427) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%429 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%430 = "stablehlo.add"(%406, %429) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%431 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%432 = "stablehlo.add"(%408, %431) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%433 = "stablehlo.convert"(%425) : (tensor<2048xui32>) -> tensor<2048xui64>
%434 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%435 = "stablehlo.multiply"(%433, %434) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%436 = "stablehlo.convert"(%435) : (tensor<2048xui64>) -> tensor<2048xui32>
%437 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%438 = "stablehlo.shift_right_logical"(%435, %437) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%439 = "stablehlo.convert"(%438) : (tensor<2048xui64>) -> tensor<2048xui32>
%440 = "stablehlo.convert"(%428) : (tensor<2048xui32>) -> tensor<2048xui64>
%441 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%442 = "stablehlo.multiply"(%440, %441) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%443 = "stablehlo.convert"(%442) : (tensor<2048xui64>) -> tensor<2048xui32>
%444 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%445 = "stablehlo.shift_right_logical"(%442, %444) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%446 = "stablehlo.convert"(%445) : (tensor<2048xui64>) -> tensor<2048xui32>
%447 = "stablehlo.xor"(%446, %419) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%448 = "stablehlo.broadcast_in_dim"(%430) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%449 = "stablehlo.xor"(%447, %448) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%450 = "stablehlo.xor"(%439, %412) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%451 = "stablehlo.broadcast_in_dim"(%432) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%452 = "stablehlo.xor"(%450, %451) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%453 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%454 = "stablehlo.add"(%430, %453) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%455 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%456 = "stablehlo.add"(%432, %455) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%457 = "stablehlo.convert"(%449) : (tensor<2048xui32>) -> tensor<2048xui64>
%458 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%459 = "stablehlo.multiply"(%457, %458) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%460 = "stablehlo.convert"(%459) : (tensor<2048xui64>) -> tensor<2048xui32>
%461 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%462 = "stablehlo.shift_right_logical"(%459, %461) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%463 = "stablehlo.convert"(%462) : (tensor<2048xui64>) -> tensor<2048xui32>
%464 = "stablehlo.convert"(%452) : (tensor<2048xui32>) -> tensor<2048xui64>
%465 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%466 = "stablehlo.multiply"(%464, %465) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%467 = "stablehlo.convert"(%466) : (tensor<2048xui64>) -> tensor<2048xui32>
%468 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%469 = "stablehlo.shift_right_logical"(%466, %468) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%470 = "stablehlo.convert"(%469) : (tensor<2048xui64>) -> tensor<2048xui32>
%471 = "stablehlo.xor"(%470, %443) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%472 = "stablehlo.broadcast_in_dim"(%454) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%473 = "stablehlo.xor"(%471, %472) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%474 = "stablehlo.xor"(%463, %436) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%475 = "stablehlo.broadcast_in_dim"(%456) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%476 = "stablehlo.xor"(%474, %475) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%477 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%478 = "stablehlo.add"(%454, %477) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%479 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%480 = "stablehlo.add"(%456, %479) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%481 = "stablehlo.convert"(%473) : (tensor<2048xui32>) -> tensor<2048xui64>
%482 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%483 = "stablehlo.multiply"(%481, %482) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%484 = "stablehlo.convert"(%483) : (tensor<2048xui64>) -> tensor<2048xui32>
%485 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%486 = "stablehlo.shift_right_logical"(%483, %485) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%487 = "stablehlo.convert"(%486) : (tensor<2048xui64>) -> tensor<2048xui32>
%488 = "stablehlo.convert"(%476) : (tensor<2048xui32>) -> tensor<2048xui64>
%489 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%490 = "stablehlo.multiply"(%488, %489) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%491 = "stablehlo.convert"(%490) : (tensor<2048xui64>) -> tensor<2048xui32>
%492 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%493 = "stablehlo.shift_right_logical"(%490, %492) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%494 = "stablehlo.convert"(%493) : (tensor<2048xui64>) -> tensor<2048xui32>
%495 = "stablehlo.xor"(%494, %467) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%496 = "stablehlo.broadcast_in_dim"(%478) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%497 = "stablehlo.xor"(%495, %496) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%498 = "stablehlo.xor"(%487, %460) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%499 = "stablehlo.broadcast_in_dim"(%480) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%500 = "stablehlo.xor"(%498, %499) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%501 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%502 = "stablehlo.add"(%478, %501) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%503 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%504 = "stablehlo.add"(%480, %503) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%505 = "stablehlo.convert"(%497) : (tensor<2048xui32>) -> tensor<2048xui64>
%506 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%507 = "stablehlo.multiply"(%505, %506) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%508 = "stablehlo.convert"(%507) : (tensor<2048xui64>) -> tensor<2048xui32>
%509 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%510 = "stablehlo.shift_right_logical"(%507, %509) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%511 = "stablehlo.convert"(%510) : (tensor<2048xui64>) -> tensor<2048xui32>
%512 = "stablehlo.convert"(%500) : (tensor<2048xui32>) -> tensor<2048xui64>
%513 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%514 = "stablehlo.multiply"(%512, %513) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%515 = "stablehlo.convert"(%514) : (tensor<2048xui64>) -> tensor<2048xui32>
%516 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%517 = "stablehlo.shift_right_logical"(%514, %516) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%518 = "stablehlo.convert"(%517) : (tensor<2048xui64>) -> tensor<2048xui32>
%519 = "stablehlo.xor"(%518, %491) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%520 = "stablehlo.broadcast_in_dim"(%502) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%521 = "stablehlo.xor"(%519, %520) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%522 = "stablehlo.xor"(%511, %484) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%523 = "stablehlo.broadcast_in_dim"(%504) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%524 = "stablehlo.xor"(%522, %523) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%525 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%526 = "stablehlo.add"(%502, %525) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%527 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%528 = "stablehlo.add"(%504, %527) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%529 = "stablehlo.convert"(%521) : (tensor<2048xui32>) -> tensor<2048xui64>
%530 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%531 = "stablehlo.multiply"(%529, %530) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%532 = "stablehlo.convert"(%531) : (tensor<2048xui64>) -> tensor<2048xui32>
%533 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%534 = "stablehlo.shift_right_logical"(%531, %533) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%535 = "stablehlo.convert"(%534) : (tensor<2048xui64>) -> tensor<2048xui32>
%536 = "stablehlo.convert"(%524) : (tensor<2048xui32>) -> tensor<2048xui64>
%537 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%538 = "stablehlo.multiply"(%536, %537) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%539 = "stablehlo.convert"(%538) : (tensor<2048xui64>) -> tensor<2048xui32>
%540 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%541 = "stablehlo.shift_right_logical"(%538, %540) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%542 = "stablehlo.convert"(%541) : (tensor<2048xui64>) -> tensor<2048xui32>
%543 = "stablehlo.xor"(%542, %515) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%544 = "stablehlo.broadcast_in_dim"(%526) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%545 = "stablehlo.xor"(%543, %544) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%546 = "stablehlo.xor"(%535, %508) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%547 = "stablehlo.broadcast_in_dim"(%528) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%548 = "stablehlo.xor"(%546, %547) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%549 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%550 = "stablehlo.add"(%526, %549) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%551 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%552 = "stablehlo.add"(%528, %551) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%553 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%554 = "stablehlo.shift_right_logical"(%539, %553) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%555 = "stablehlo.convert"(%554) : (tensor<2048xui32>) -> tensor<2048xi32>
%556 = "stablehlo.convert"(%555) : (tensor<2048xi32>) -> tensor<2048xf32>
%557 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048xf32>} : () -> tensor<2048xf32>
%558 = "stablehlo.multiply"(%556, %557) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%559 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%560 = "stablehlo.shift_right_logical"(%545, %559) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%561 = "stablehlo.convert"(%560) : (tensor<2048xui32>) -> tensor<2048xi32>
%562 = "stablehlo.convert"(%561) : (tensor<2048xi32>) -> tensor<2048xf32>
%563 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%564 = "stablehlo.add"(%562, %563) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%565 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048xf32>} : () -> tensor<2048xf32>
%566 = "stablehlo.multiply"(%564, %565) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%567 = "stablehlo.log"(%566) : (tensor<2048xf32>) -> tensor<2048xf32>
%568 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%569 = "stablehlo.multiply"(%567, %568) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%570 = "stablehlo.sqrt"(%569) : (tensor<2048xf32>) -> tensor<2048xf32>
%571 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%572 = "stablehlo.subtract"(%558, %571) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%573 = "stablehlo.abs"(%572) : (tensor<2048xf32>) -> tensor<2048xf32>
%574 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%575 = "stablehlo.subtract"(%573, %574) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%576 = "stablehlo.multiply"(%575, %575) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%577 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%578 = "stablehlo.multiply"(%577, %576) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%579 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%580 = "stablehlo.add"(%578, %579) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%581 = "stablehlo.multiply"(%580, %576) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%582 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%583 = "stablehlo.add"(%581, %582) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%584 = "stablehlo.multiply"(%583, %576) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%585 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%586 = "stablehlo.add"(%584, %585) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%587 = "stablehlo.multiply"(%586, %576) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%588 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%589 = "stablehlo.add"(%587, %588) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%590 = "stablehlo.multiply"(%589, %576) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%591 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%592 = "stablehlo.add"(%590, %591) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%593 = "stablehlo.multiply"(%592, %576) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%594 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%595 = "stablehlo.add"(%593, %594) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%596 = "stablehlo.multiply"(%575, %595) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%597 = "stablehlo.multiply"(%570, %596) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%598 = "stablehlo.convert"(%597) : (tensor<2048xf32>) -> tensor<2048xf64>
%599 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%600 = "stablehlo.shift_right_logical"(%548, %599) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%601 = "stablehlo.convert"(%600) : (tensor<2048xui32>) -> tensor<2048xi32>
%602 = "stablehlo.convert"(%601) : (tensor<2048xi32>) -> tensor<2048xf32>
%603 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%604 = "stablehlo.add"(%602, %603) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%605 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%606 = "stablehlo.multiply"(%604, %605) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%607 = "stablehlo.convert"(%606) : (tensor<2048xf32>) -> tensor<2048xf64>
%608 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%609 = "stablehlo.shift_right_logical"(%532, %608) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%610 = "stablehlo.convert"(%609) : (tensor<2048xui32>) -> tensor<2048xi32>
%611 = "stablehlo.convert"(%610) : (tensor<2048xi32>) -> tensor<2048xf32>
%612 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%613 = "stablehlo.add"(%611, %612) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%614 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%615 = "stablehlo.multiply"(%613, %614) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%616 = "stablehlo.convert"(%615) : (tensor<2048xf32>) -> tensor<2048xf64>
%617 = "stablehlo.multiply"(%13, %598) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%618 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%619 = "stablehlo.add"(%618, %617) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%620 = "stablehlo.multiply"(%619, %619) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%621 = "stablehlo.multiply"(%620, %619) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%622 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%623 = "stablehlo.compare"(%621, %622) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%624 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%625 = "stablehlo.select"(%623, %621, %624) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%626 = "stablehlo.log"(%625) : (tensor<2048xf64>) -> tensor<2048xf64>
%627 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf64>} : () -> tensor<2048xf64>
%628 = "stablehlo.multiply"(%627, %598) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%629 = "stablehlo.multiply"(%628, %598) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%630 = "stablehlo.add"(%629, %8) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%631 = "stablehlo.multiply"(%8, %621) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%632 = "stablehlo.subtract"(%630, %631) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%633 = "stablehlo.multiply"(%8, %626) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%634 = "stablehlo.add"(%632, %633) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%635 = "stablehlo.log"(%616) : (tensor<2048xf64>) -> tensor<2048xf64>
%636 = "stablehlo.divide"(%635, %0) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%637 = "stablehlo.exponential"(%636) : (tensor<2048xf64>) -> tensor<2048xf64>
%638 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%639 = "stablehlo.select"(%3, %637, %638) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%640 = "stablehlo.log"(%607) : (tensor<2048xf64>) -> tensor<2048xf64>
%641 = "stablehlo.compare"(%640, %634) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%642 = "stablehlo.and"(%623, %641) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%643 = "stablehlo.or"(%642, %16) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%644 = "stablehlo.multiply"(%8, %621) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%645 = "stablehlo.multiply"(%644, %639) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%646 = "stablehlo.and"(%299, %643) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%647 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%648 = "stablehlo.add"(%298, %647) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%649 = "stablehlo.not"(%643) : (tensor<2048xi1>) -> tensor<2048xi1>
%650 = "stablehlo.and"(%299, %649) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%651 = "stablehlo.select"(%646, %645, %300) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
"stablehlo.return"(%648, %650, %651) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> ()
}) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>)
return %654 : tensor<2048xf64>
}
}

