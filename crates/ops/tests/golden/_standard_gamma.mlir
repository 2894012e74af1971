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
%211 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%212 = "stablehlo.shift_right_logical"(%210, %211) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%213 = "stablehlo.convert"(%212) : (tensor<1xui64>) -> tensor<1xui32>
%214 = "stablehlo.xor"(%213, %187) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%215 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%216 = "stablehlo.xor"(%214, %215) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%217 = "stablehlo.xor"(%207, %180) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%219 = "stablehlo.xor"(%217, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.add"(%198, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%200, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%216) : (tensor<1xui32>) -> tensor<1xui64>
%225 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%229 = "stablehlo.convert"(%228) : (tensor<1xui64>) -> tensor<1xui32>
%230 = "stablehlo.convert"(%219) : (tensor<1xui32>) -> tensor<1xui64>
%231 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%232 = "stablehlo.multiply"(%230, %231) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%233 = "stablehlo.convert"(%232) : (tensor<1xui64>) -> tensor<1xui32>
%234 = "stablehlo.xor"(%229, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%237 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%221, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.convert"(%236) : (tensor<1xui32>) -> tensor<1xui64>
%240 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%242 = "stablehlo.convert"(%241) : (tensor<1xui64>) -> tensor<1xui32>
%243 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%244 = "stablehlo.shift_right_logical"(%241, %243) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%245 = "stablehlo.convert"(%244) : (tensor<1xui64>) -> tensor<1xui32>
%246 = "stablehlo.xor"(%245, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%248 = "stablehlo.xor"(%246, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.reshape"(%248) : (tensor<1xui32>) -> tensor<ui32>
%250 = "stablehlo.convert"(%249) : (tensor<ui32>) -> tensor<ui64>
%251 = "stablehlo.reshape"(%242) : (tensor<1xui32>) -> tensor<ui32>
%252 = "stablehlo.convert"(%251) : (tensor<ui32>) -> tensor<ui64>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%254 = "stablehlo.shift_left"(%252, %253) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%255 = "stablehlo.or"(%250, %254) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%256 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%257 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%258 = "stablehlo.or"(%256, %257) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%617, %618, %619 = "stablehlo.while"(%259, %258, %8) ({
^bb0(%260: tensor<ui64>, %261: tensor<4096xi1>, %262: tensor<4096xf32>):
%263 = "stablehlo.not"(%261) : (tensor<4096xi1>) -> tensor<4096xi1>
%264 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%268 = "stablehlo.reduce"(%263, %264) ({
^bb0(%265: tensor<i1>, %266: tensor<i1>):
%267 = "stablehlo.and"(%265, %266) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%267) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%269 = "stablehlo.not"(%268) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%269) : (tensor<i1>) -> ()
}, {
^bb0(%270: tensor<ui64>, %271: tensor<4096xi1>, %272: tensor<4096xf32>):
%273 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%274 = "stablehlo.convert"(%270) : (tensor<ui64>) -> tensor<ui32>
%275 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%276 = "stablehlo.shift_right_logical"(%270, %275) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%277 = "stablehlo.convert"(%276) : (tensor<ui64>) -> tensor<ui32>
%278 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%279 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%280 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%281 = "stablehlo.convert"(%255) : (tensor<ui64>) -> tensor<ui32>
%282 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%283 = "stablehlo.shift_right_logical"(%255, %282) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%284 = "stablehlo.convert"(%283) : (tensor<ui64>) -> tensor<ui32>
%285 = "stablehlo.convert"(%273) : (tensor<4096xui32>) -> tensor<4096xui64>
%286 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%287 = "stablehlo.multiply"(%285, %286) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%288 = "stablehlo.convert"(%287) : (tensor<4096xui64>) -> tensor<4096xui32>
%289 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%290 = "stablehlo.shift_right_logical"(%287, %289) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%291 = "stablehlo.convert"(%290) : (tensor<4096xui64>) -> tensor<4096xui32>
%292 = "stablehlo.convert"(%278) : (tensor<4096xui32>) -> tensor<4096xui64>
%293 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%294 = "stablehlo.multiply"(%292, %293) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%295 = "stablehlo.convert"(%294) : (tensor<4096xui64>) -> tensor<4096xui32>
%296 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%297 = "stablehlo.shift_right_logical"(%294, %296) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%298 = "stablehlo.convert"(%297) : (tensor<4096xui64>) -> tensor<4096xui32>
%299 = "stablehlo.xor"(%298, %280) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%300 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%301 = "stablehlo.xor"(%299, %300) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%302 = "stablehlo.xor"(%291, %279) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%303 = "stablehlo.broadcast_in_dim"(%284) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%304 = "stablehlo.xor"(%302, %303) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%305 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%306 = "stablehlo.add"(%281, %305) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%307 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%308 = "stablehlo.add"(%284, %307) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%309 = "stablehlo.convert"(%301) : (tensor<4096xui32>) -> tensor<4096xui64>
%310 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%311 = "stablehlo.multiply"(%309, %310) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%312 = "stablehlo.convert"(%311) : (tensor<4096xui64>) -> tensor<4096xui32>
%313 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%314 = "stablehlo.shift_right_logical"(%311, %313) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%315 = "stablehlo.convert"(%314) : (tensor<4096xui64>) -> tensor<4096xui32>
%316 = "stablehlo.convert"(%304) : (tensor<4096xui32>) -> tensor<4096xui64>
%317 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%318 = "stablehlo.multiply"(%316, %317) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%319 = "stablehlo.convert"(%318) : (tensor<4096xui64>) -> tensor<4096xui32>
%320 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%321 = "stablehlo.shift_right_logical"(%318, %320) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%322 = "stablehlo.convert"(%321) : (tensor<4096xui64>) -> tensor<4096xui32>
%323 = "stablehlo.xor"(%322, %295) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%324 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%325 = "stablehlo.xor"(%323, %324) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%326 = "stablehlo.xor"(%315, %288) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%327 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%328 = "stablehlo.xor"(%326, %327) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%329 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%330 = "stablehlo.add"(%306, %329) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%331 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%332 = "stablehlo.add"(%308, %331) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%333 = "stablehlo.convert"(%325) : (tensor<4096xui32>) -> tensor<4096xui64>
%334 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%335 = "stablehlo.multiply"(%333, %334) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%336 = "stablehlo.convert"(%335) : (tensor<4096xui64>) -> tensor<4096xui32>
%337 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%338 = "stablehlo.shift_right_logical"(%335, %337) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%339 = "stablehlo.convert"(%338) : (tensor<4096xui64>) -> tensor<4096xui32>
%340 = "stablehlo.convert"(%328) : (tensor<4096xui32>) -> tensor<4096xui64>
%341 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%342 = "stablehlo.multiply"(%340, %341) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%343 = "stablehlo.convert"(%342) : (tensor<4096xui64>) -> tensor<4096xui32>
%344 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%345 = "stablehlo.shift_right_logical"(%342, %344) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%346 = "stablehlo.convert"(%345) : (tensor<4096xui64>) -> tensor<4096xui32>
%347 = "stablehlo.xor"(%346, %319) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%348 = "stablehlo.broadcast_in_dim"(%330) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%349 = "stablehlo.xor"(%347, %348) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%350 = "stablehlo.xor"(%339, %312) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%351 = "stablehlo.broadcast_in_dim"(%332) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%352 = "stablehlo.xor"(%350, %351) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%353 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%354 = "stablehlo.add"(%330, %353) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%355 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%356 = "stablehlo.add"(%332, %355) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%357 = "stablehlo.convert"(%349) : (tensor<4096xui32>) -> tensor<4096xui64>
%358 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%360 = "stablehlo.convert"(%359) : (tensor<4096xui64>) -> tensor<4096xui32>
%361 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%362 = "stablehlo.shift_right_logical"(%359, %361) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%363 = "stablehlo.convert"(%362) : (tensor<4096xui64>) -> tensor<4096xui32>
%364 = "stablehlo.convert"(%352) : (tensor<4096xui32>) -> tensor<4096xui64>
%365 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%367 = "stablehlo.convert"(%366) : (tensor<4096xui64>) -> tensor<4096xui32>
%368 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%369 = "stablehlo.shift_right_logical"(%366, %368) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%370 = "stablehlo.convert"(%369) : (tensor<4096xui64>) -> tensor<4096xui32>
%371 = "stablehlo.xor"(%370, %343) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%372 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%373 = "stablehlo.xor"(%371, %372) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%374 = "stablehlo.xor"(%363, %336) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%375 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%376 = "stablehlo.xor"(%374, %375) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%377 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%378 = "stablehlo.add"(%354, %377) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%379 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%380 = "stablehlo.add"(%356, %379) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%381 = "stablehlo.convert"(%373) : (tensor<4096xui32>) -> tensor<4096xui64>
%382 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%383 = "stablehlo.multiply"(%381, %382) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%384 = "stablehlo.convert"(%383) : (tensor<4096xui64>) -> tensor<4096xui32>
%385 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%386 = "stablehlo.shift_right_logical"(%383, %385) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%387 = "stablehlo.convert"(%386) : (tensor<4096xui64>) -> tensor<4096xui32>
%388 = "stablehlo.convert"(%376) : (tensor<4096xui32>) -> tensor<4096xui64>
%389 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%390 = "stablehlo.multiply"(%388, %389) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%391 = "stablehlo.convert"(%390) : (tensor<4096xui64>) -> tensor<4096xui32>
%392 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%393 = "stablehlo.shift_right_logical"(%390, %392) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%394 = "stablehlo.convert"(%393) : (tensor<4096xui64>) -> tensor<4096xui32>
%395 = "stablehlo.xor"(%394, %367) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%396 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%397 = "stablehlo.xor"(%395, %396) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%398 = "stablehlo.xor"(%387, %360) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%399 = "stablehlo.broadcast_in_dim"(%380) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%400 = "stablehlo.xor"(%398, %399) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%401 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%402 = "stablehlo.add"(%378, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%403 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%404 = "stablehlo.add"(%380, %403) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%405 = "stablehlo.convert"(%397) : (tensor<4096xui32>) -> tensor<4096xui64>
%406 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%407 = "stablehlo.multiply"(%405, %406) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%408 = "stablehlo.convert"(%407) : (tensor<4096xui64>) -> tensor<4096xui32>
%409 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%410 = "stablehlo.shift_right_logical"(%407, %409) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%411 = "stablehlo.convert"(%410) : (tensor<4096xui64>) -> tensor<4096xui32>
%412 = "stablehlo.convert"(%400) : (tensor<4096xui32>) -> tensor<4096xui64>
%413 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%414 = "stablehlo.multiply"(%412, %413) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%415 = "stablehlo.convert"(%414) : (tensor<4096xui64>) -> tensor<4096xui32>
%416 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%417 = "stablehlo.shift_right_logical"(%414, %416) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%418 = "stablehlo.convert"(%417) : (tensor<4096xui64>) -> tensor<4096xui32>
%419 = "stablehlo.xor"(%418, %391) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%420 = "stablehlo.broadcast_in_dim"(%402) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%421 = "stablehlo.xor"(%419, %420) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%422 = "stablehlo.xor"(%411, %384) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%423 = "stablehlo.broadcast_in_dim"(%404) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%424 = "stablehlo.xor"(%422, %423) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%425 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%426 = "stablehlo.add"(%402, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%428 = "stablehlo.add"(%404, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.convert"(%421) : (tensor<4096xui32>) -> tensor<4096xui64>
%430 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%431 = "stablehlo.multiply"(%429, %430) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%432 = "stablehlo.convert"(%431) : (tensor<4096xui64>) -> tensor<4096xui32>
%433 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%434 = "stablehlo.shift_right_logical"(%431, %433) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%435 = "stablehlo.convert"(%434) : (tensor<4096xui64>) -> tensor<4096xui32>
%436 = "stablehlo.convert"(%424) : (tensor<4096xui32>) -> tensor<4096xui64>
%437 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%438 = "stablehlo.multiply"(%436, %437) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%439 = "stablehlo.convert"(%438) : (tensor<4096xui64>) -> tensor<4096xui32>
%440 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%441 = "stablehlo.shift_right_logical"(%438, %440) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%442 = "stablehlo.convert"(%441) : (tensor<4096xui64>) -> tensor<4096xui32>
%443 = "stablehlo.xor"(%442, %415) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%444 = "stablehlo.broadcast_in_dim"(%426) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%445 = "stablehlo.xor"(%443, %444) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%446 = "stablehlo.xor"(%435, %408) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%447 = "stablehlo.broadcast_in_dim"(%428) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%448 = "stablehlo.xor"(%446, %447) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%449 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.add"(%426, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%452 = "stablehlo.add"(%428, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.convert"(%445) : (tensor<4096xui32>) -> tensor<4096xui64>
%454 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%455 = "stablehlo.multiply"(%453, %454) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%456 = "stablehlo.convert"(%455) : (tensor<4096xui64>) -> tensor<4096xui32>
%457 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%458 = "stablehlo.shift_right_logical"(%455, %457) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%459 = "stablehlo.convert"(%458) : (tensor<4096xui64>) -> tensor<4096xui32>
%460 = "stablehlo.convert"(%448) : (tensor<4096xui32>) -> tensor<4096xui64>
%461 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%462 = "stablehlo.multiply"(%460, %461) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%463 = "stablehlo.convert"(%462) : (tensor<4096xui64>) -> tensor<4096xui32>
%464 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%465 = "stablehlo.shift_right_logical"(%462, %464) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%466 = "stablehlo.convert"(%465) : (tensor<4096xui64>) -> tensor<4096xui32>
%467 = "stablehlo.xor"(%466, %439) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%468 = "stablehlo.broadcast_in_dim"(%450) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%469 = "stablehlo.xor"(%467, %468) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%470 = "stablehlo.xor"(%459, %432) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%471 = "stablehlo.broadcast_in_dim"(%452) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%472 = "stablehlo.xor"(%470, %471) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%473 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.add"(%450, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.add"(%452, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.convert"(%469) : (tensor<4096xui32>) -> tensor<4096xui64>
%478 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%479 = "stablehlo.multiply"(%477, %478) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%480 = "stablehlo.convert"(%479) : (tensor<4096xui64>) -> tensor<4096xui32>
%481 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%482 = "stablehlo.shift_right_logical"(%479, %481) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%483 = "stablehlo.convert"(%482) : (tensor<4096xui64>) -> tensor<4096xui32>
%484 = "stablehlo.convert"(%472) : (tensor<4096xui32>) -> tensor<4096xui64>
%485 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%486 = "stablehlo.multiply"(%484, %485) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%487 = "stablehlo.convert"(%486) : (tensor<4096xui64>) -> tensor<4096xui32>
%488 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%489 = "stablehlo.shift_right_logical"(%486, %488) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%490 = "stablehlo.convert"(%489) : (tensor<4096xui64>) -> tensor<4096xui32>
%491 = "stablehlo.xor"(%490, %463) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%492 = "stablehlo.broadcast_in_dim"(%474) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%493 = "stablehlo.xor"(%491, %492) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%494 = "stablehlo.xor"(%483, %456) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%495 = "stablehlo.broadcast_in_dim"(%476) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%496 = "stablehlo.xor"(%494, %495) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%497 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.add"(%474, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.add"(%476, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.convert"(%493) : (tensor<4096xui32>) -> tensor<4096xui64>
%502 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%503 = "stablehlo.multiply"(%501, %502) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%504 = "stablehlo.convert"(%503) : (tensor<4096xui64>) -> tensor<4096xui32>
%505 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%506 = "stablehlo.shift_right_logical"(%503, %505) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%507 = "stablehlo.convert"(%506) : (tensor<4096xui64>) -> tensor<4096xui32>
%508 = "stablehlo.convert"(%496) : (tensor<4096xui32>) -> tensor<4096xui64>
%509 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%510 = "stablehlo.multiply"(%508, %509) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%511 = "stablehlo.convert"(%510) : (tensor<4096xui64>) -> tensor<4096xui32>
%512 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%513 = "stablehlo.shift_right_logical"(%510, %512) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%514 = "stablehlo.convert"(%513) : (tensor<4096xui64>) -> tensor<4096xui32>
%515 = "stablehlo.xor"(%514, %487) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%516 = "stablehlo.broadcast_in_dim"(%498) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%517 = "stablehlo.xor"(%515, %516) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%518 = "stablehlo.xor"(%507, %480) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%519 = "stablehlo.broadcast_in_dim"(%500) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%520 = "stablehlo.xor"(%518, %519) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%521 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%522 = "stablehlo.shift_right_logical"(%511, %521) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%523 = "stablehlo.convert"(%522) : (tensor<4096xui32>) -> tensor<4096xi32>
%524 = "stablehlo.convert"(%523) : (tensor<4096xi32>) -> tensor<4096xf32>
%525 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%526 = "stablehlo.multiply"(%524, %525) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%527 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%528 = "stablehlo.shift_right_logical"(%517, %527) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%529 = "stablehlo.convert"(%528) : (tensor<4096xui32>) -> tensor<4096xi32>
%530 = "stablehlo.convert"(%529) : (tensor<4096xi32>) -> tensor<4096xf32>
%531 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%532 = "stablehlo.add"(%530, %531) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%533 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%534 = "stablehlo.multiply"(%532, %533) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%535 = "stablehlo.log"(%534) : (tensor<4096xf32>) -> tensor<4096xf32>
%536 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%537 = "stablehlo.multiply"(%535, %536) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%538 = "stablehlo.sqrt"(%537) : (tensor<4096xf32>) -> tensor<4096xf32>
%539 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%540 = "stablehlo.subtract"(%526, %539) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%541 = "stablehlo.abs"(%540) : (tensor<4096xf32>) -> tensor<4096xf32>
%542 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%543 = "stablehlo.subtract"(%541, %542) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%544 = "stablehlo.multiply"(%543, %543) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%545 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%546 = "stablehlo.multiply"(%545, %544) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%547 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%548 = "stablehlo.add"(%546, %547) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%549 = "stablehlo.multiply"(%548, %544) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%550 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%551 = "stablehlo.add"(%549, %550) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%552 = "stablehlo.multiply"(%551, %544) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%553 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%554 = "stablehlo.add"(%552, %553) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%555 = "stablehlo.multiply"(%554, %544) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%556 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%557 = "stablehlo.add"(%555, %556) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%558 = "stablehlo.multiply"(%557, %544) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%559 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%560 = "stablehlo.add"(%558, %559) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%561 = "stablehlo.multiply"(%560, %544) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%562 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%563 = "stablehlo.add"(%561, %562) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%564 = "stablehlo.multiply"(%543, %563) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%565 = "stablehlo.multiply"(%538, %564) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%566 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%567 = "stablehlo.shift_right_logical"(%520, %566) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%568 = "stablehlo.convert"(%567) : (tensor<4096xui32>) -> tensor<4096xi32>
%569 = "stablehlo.convert"(%568) : (tensor<4096xi32>) -> tensor<4096xf32>
%570 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%571 = "stablehlo.add"(%569, %570) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%572 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%573 = "stablehlo.multiply"(%571, %572) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%574 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%575 = "stablehlo.shift_right_logical"(%504, %574) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%576 = "stablehlo.convert"(%575) : (tensor<4096xui32>) -> tensor<4096xi32>
%577 = "stablehlo.convert"(%576) : (tensor<4096xi32>) -> tensor<4096xf32>
%578 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%579 = "stablehlo.add"(%577, %578) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%580 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%581 = "stablehlo.multiply"(%579, %580) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%582 = "stablehlo.multiply"(%13, %565) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%583 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%584 = "stablehlo.add"(%583, %582) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%585 = "stablehlo.multiply"(%584, %584) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%586 = "stablehlo.multiply"(%585, %584) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%587 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%588 = "stablehlo.compare"(%586, %587) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%589 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%590 = "stablehlo.select"(%588, %586, %589) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%591 = "stablehlo.log"(%590) : (tensor<4096xf32>) -> tensor<4096xf32>
%592 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%593 = "stablehlo.multiply"(%592, %565) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%594 = "stablehlo.multiply"(%593, %565) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%595 = "stablehlo.add"(%594, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%596 = "stablehlo.multiply"(%8, %586) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%597 = "stablehlo.subtract"(%595, %596) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%598 = "stablehlo.multiply"(%8, %591) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%599 = "stablehlo.add"(%597, %598) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%600 = "stablehlo.log"(%581) : (tensor<4096xf32>) -> tensor<4096xf32>
%601 = "stablehlo.divide"(%600, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%602 = "stablehlo.exponential"(%601) : (tensor<4096xf32>) -> tensor<4096xf32>
%603 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%604 = "stablehlo.select"(%3, %602, %603) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%605 = "stablehlo.log"(%573) : (tensor<4096xf32>) -> tensor<4096xf32>
%606 = "stablehlo.compare"(%605, %599) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%607 = "stablehlo.and"(%588, %606) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%608 = "stablehlo.or"(%607, %16) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%609 = "stablehlo.multiply"(%8, %586) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%610 = "stablehlo.multiply"(%609, %604) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%611 = "stablehlo.and"(%271, %608) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%612 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%613 = "stablehlo.add"(%270, %612) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%614 = "stablehlo.not"(%608) : (tensor<4096xi1>) -> tensor<4096xi1>
%615 = "stablehlo.and"(%271, %614) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%616 = "stablehlo.select"(%611, %610, %272) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%613, %615, %616) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %619 : tensor<4096xf32>
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
%211 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%212 = "stablehlo.shift_right_logical"(%210, %211) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%213 = "stablehlo.convert"(%212) : (tensor<1xui64>) -> tensor<1xui32>
%214 = "stablehlo.xor"(%213, %187) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%215 = "stablehlo.broadcast_in_dim"(%198) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%216 = "stablehlo.xor"(%214, %215) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%217 = "stablehlo.xor"(%207, %180) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%218 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%219 = "stablehlo.xor"(%217, %218) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%220 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%221 = "stablehlo.add"(%198, %220) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%222 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%223 = "stablehlo.add"(%200, %222) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%224 = "stablehlo.convert"(%216) : (tensor<1xui32>) -> tensor<1xui64>
%225 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%229 = "stablehlo.convert"(%228) : (tensor<1xui64>) -> tensor<1xui32>
%230 = "stablehlo.convert"(%219) : (tensor<1xui32>) -> tensor<1xui64>
%231 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%232 = "stablehlo.multiply"(%230, %231) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%233 = "stablehlo.convert"(%232) : (tensor<1xui64>) -> tensor<1xui32>
%234 = "stablehlo.xor"(%229, %204) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%237 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%221, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.convert"(%236) : (tensor<1xui32>) -> tensor<1xui64>
%240 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%242 = "stablehlo.convert"(%241) : (tensor<1xui64>) -> tensor<1xui32>
%243 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%244 = "stablehlo.shift_right_logical"(%241, %243) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%245 = "stablehlo.convert"(%244) : (tensor<1xui64>) -> tensor<1xui32>
%246 = "stablehlo.xor"(%245, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%247 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%248 = "stablehlo.xor"(%246, %247) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%249 = "stablehlo.reshape"(%248) : (tensor<1xui32>) -> tensor<ui32>
%250 = "stablehlo.convert"(%249) : (tensor<ui32>) -> tensor<ui64>
%251 = "stablehlo.reshape"(%242) : (tensor<1xui32>) -> tensor<ui32>
%252 = "stablehlo.convert"(%251) : (tensor<ui32>) -> tensor<ui64>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%254 = "stablehlo.shift_left"(%252, %253) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%255 = "stablehlo.or"(%250, %254) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%256 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%257 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%258 = "stablehlo.or"(%256, %257) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%620, %621, %622 = "stablehlo.while"(%259, %258, %8) ({
^bb0(%260: tensor<ui64>, %261: tensor<2048xi1>, %262: tensor<2048xf64>):
%263 = "stablehlo.not"(%261) : (tensor<2048xi1>) -> tensor<2048xi1>
%264 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%268 = "stablehlo.reduce"(%263, %264) ({
^bb0(%265: tensor<i1>, %266: tensor<i1>):
%267 = "stablehlo.and"(%265, %266) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%267) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<2048xi1>, tensor<i1>) -> tensor<i1>
%269 = "stablehlo.not"(%268) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%269) : (tensor<i1>) -> ()
}, {
^bb0(%270: tensor<ui64>, %271: tensor<2048xi1>, %272: tensor<2048xf64>):
%273 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2048xui32>
%274 = "stablehlo.convert"(%270) : (tensor<ui64>) -> tensor<ui32>
%275 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%276 = "stablehlo.shift_right_logical"(%270, %275) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%277 = "stablehlo.convert"(%276) : (tensor<ui64>) -> tensor<ui32>
%278 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%279 = "stablehlo.broadcast_in_dim"(%277) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%280 = "stablehlo.constant"() {value = dense<0> : tensor<2048xui32>} : () -> tensor<2048xui32>
%281 = "stablehlo.convert"(%255) : (tensor<ui64>) -> tensor<ui32>
%282 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%283 = "stablehlo.shift_right_logical"(%255, %282) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%284 = "stablehlo.convert"(%283) : (tensor<ui64>) -> tensor<ui32>
%285 = "stablehlo.convert"(%273) : (tensor<2048xui32>) -> tensor<2048xui64>
%286 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%287 = "stablehlo.multiply"(%285, %286) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%288 = "stablehlo.convert"(%287) : (tensor<2048xui64>) -> tensor<2048xui32>
%289 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%290 = "stablehlo.shift_right_logical"(%287, %289) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%291 = "stablehlo.convert"(%290) : (tensor<2048xui64>) -> tensor<2048xui32>
%292 = "stablehlo.convert"(%278) : (tensor<2048xui32>) -> tensor<2048xui64>
%293 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%294 = "stablehlo.multiply"(%292, %293) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%295 = "stablehlo.convert"(%294) : (tensor<2048xui64>) -> tensor<2048xui32>
%296 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%297 = "stablehlo.shift_right_logical"(%294, %296) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%298 = "stablehlo.convert"(%297) : (tensor<2048xui64>) -> tensor<2048xui32>
%299 = "stablehlo.xor"(%298, %280) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%300 = "stablehlo.broadcast_in_dim"(%281) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%301 = "stablehlo.xor"(%299, %300) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%302 = "stablehlo.xor"(%291, %279) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%303 = "stablehlo.broadcast_in_dim"(%284) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%304 = "stablehlo.xor"(%302, %303) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%305 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%306 = "stablehlo.add"(%281, %305) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%307 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%308 = "stablehlo.add"(%284, %307) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%309 = "stablehlo.convert"(%301) : (tensor<2048xui32>) -> tensor<2048xui64>
%310 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%311 = "stablehlo.multiply"(%309, %310) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%312 = "stablehlo.convert"(%311) : (tensor<2048xui64>) -> tensor<2048xui32>
%313 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%314 = "stablehlo.shift_right_logical"(%311, %313) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%315 = "stablehlo.convert"(%314) : (tensor<2048xui64>) -> tensor<2048xui32>
%316 = "stablehlo.convert"(%304) : (tensor<2048xui32>) -> tensor<2048xui64>
%317 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%318 = "stablehlo.multiply"(%316, %317) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%319 = "stablehlo.convert"(%318) : (tensor<2048xui64>) -> tensor<2048xui32>
%320 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%321 = "stablehlo.shift_right_logical"(%318, %320) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%322 = "stablehlo.convert"(%321) : (tensor<2048xui64>) -> tensor<2048xui32>
%323 = "stablehlo.xor"(%322, %295) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%324 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%325 = "stablehlo.xor"(%323, %324) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%326 = "stablehlo.xor"(%315, %288) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%327 = "stablehlo.broadcast_in_dim"(%308) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%328 = "stablehlo.xor"(%326, %327) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%329 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%330 = "stablehlo.add"(%306, %329) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%331 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%332 = "stablehlo.add"(%308, %331) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%333 = "stablehlo.convert"(%325) : (tensor<2048xui32>) -> tensor<2048xui64>
%334 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%335 = "stablehlo.multiply"(%333, %334) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%336 = "stablehlo.convert"(%335) : (tensor<2048xui64>) -> tensor<2048xui32>
%337 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%338 = "stablehlo.shift_right_logical"(%335, %337) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%339 = "stablehlo.convert"(%338) : (tensor<2048xui64>) -> tensor<2048xui32>
%340 = "stablehlo.convert"(%328) : (tensor<2048xui32>) -> tensor<2048xui64>
%341 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%342 = "stablehlo.multiply"(%340, %341) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%343 = "stablehlo.convert"(%342) : (tensor<2048xui64>) -> tensor<2048xui32>
%344 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%345 = "stablehlo.shift_right_logical"(%342, %344) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%346 = "stablehlo.convert"(%345) : (tensor<2048xui64>) -> tensor<2048xui32>
%347 = "stablehlo.xor"(%346, %319) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%348 = "stablehlo.broadcast_in_dim"(%330) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%349 = "stablehlo.xor"(%347, %348) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%350 = "stablehlo.xor"(%339, %312) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%351 = "stablehlo.broadcast_in_dim"(%332) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%352 = "stablehlo.xor"(%350, %351) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%353 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%354 = "stablehlo.add"(%330, %353) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%355 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%356 = "stablehlo.add"(%332, %355) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%357 = "stablehlo.convert"(%349) : (tensor<2048xui32>) -> tensor<2048xui64>
%358 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%359 = "stablehlo.multiply"(%357, %358) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%360 = "stablehlo.convert"(%359) : (tensor<2048xui64>) -> tensor<2048xui32>
%361 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%362 = "stablehlo.shift_right_logical"(%359, %361) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%363 = "stablehlo.convert"(%362) : (tensor<2048xui64>) -> tensor<2048xui32>
%364 = "stablehlo.convert"(%352) : (tensor<2048xui32>) -> tensor<2048xui64>
%365 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%366 = "stablehlo.multiply"(%364, %365) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%367 = "stablehlo.convert"(%366) : (tensor<2048xui64>) -> tensor<2048xui32>
%368 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%369 = "stablehlo.shift_right_logical"(%366, %368) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%370 = "stablehlo.convert"(%369) : (tensor<2048xui64>) -> tensor<2048xui32>
%371 = "stablehlo.xor"(%370, %343) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%372 = "stablehlo.broadcast_in_dim"(%354) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%373 = "stablehlo.xor"(%371, %372) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%374 = "stablehlo.xor"(%363, %336) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%375 = "stablehlo.broadcast_in_dim"(%356) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%376 = "stablehlo.xor"(%374, %375) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%377 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%378 = "stablehlo.add"(%354, %377) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%379 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%380 = "stablehlo.add"(%356, %379) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%381 = "stablehlo.convert"(%373) : (tensor<2048xui32>) -> tensor<2048xui64>
%382 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%383 = "stablehlo.multiply"(%381, %382) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%384 = "stablehlo.convert"(%383) : (tensor<2048xui64>) -> tensor<2048xui32>
%385 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%386 = "stablehlo.shift_right_logical"(%383, %385) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%387 = "stablehlo.convert"(%386) : (tensor<2048xui64>) -> tensor<2048xui32>
%388 = "stablehlo.convert"(%376) : (tensor<2048xui32>) -> tensor<2048xui64>
%389 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%390 = "stablehlo.multiply"(%388, %389) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%391 = "stablehlo.convert"(%390) : (tensor<2048xui64>) -> tensor<2048xui32>
%392 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%393 = "stablehlo.shift_right_logical"(%390, %392) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%394 = "stablehlo.convert"(%393) : (tensor<2048xui64>) -> tensor<2048xui32>
%395 = "stablehlo.xor"(%394, %367) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%396 = "stablehlo.broadcast_in_dim"(%378) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%397 = "stablehlo.xor"(%395, %396) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%398 = "stablehlo.xor"(%387, %360) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%399 = "stablehlo.broadcast_in_dim"(%380) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%400 = "stablehlo.xor"(%398, %399) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%401 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%402 = "stablehlo.add"(%378, %401) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%403 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%404 = "stablehlo.add"(%380, %403) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%405 = "stablehlo.convert"(%397) : (tensor<2048xui32>) -> tensor<2048xui64>
%406 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%407 = "stablehlo.multiply"(%405, %406) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%408 = "stablehlo.convert"(%407) : (tensor<2048xui64>) -> tensor<2048xui32>
%409 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%410 = "stablehlo.shift_right_logical"(%407, %409) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%411 = "stablehlo.convert"(%410) : (tensor<2048xui64>) -> tensor<2048xui32>
%412 = "stablehlo.convert"(%400) : (tensor<2048xui32>) -> tensor<2048xui64>
%413 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%414 = "stablehlo.multiply"(%412, %413) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%415 = "stablehlo.convert"(%414) : (tensor<2048xui64>) -> tensor<2048xui32>
%416 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%417 = "stablehlo.shift_right_logical"(%414, %416) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%418 = "stablehlo.convert"(%417) : (tensor<2048xui64>) -> tensor<2048xui32>
%419 = "stablehlo.xor"(%418, %391) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%420 = "stablehlo.broadcast_in_dim"(%402) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%421 = "stablehlo.xor"(%419, %420) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%422 = "stablehlo.xor"(%411, %384) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%423 = "stablehlo.broadcast_in_dim"(%404) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%424 = "stablehlo.xor"(%422, %423) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%425 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%426 = "stablehlo.add"(%402, %425) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%427 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%428 = "stablehlo.add"(%404, %427) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%429 = "stablehlo.convert"(%421) : (tensor<2048xui32>) -> tensor<2048xui64>
%430 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%431 = "stablehlo.multiply"(%429, %430) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%432 = "stablehlo.convert"(%431) : (tensor<2048xui64>) -> tensor<2048xui32>
%433 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%434 = "stablehlo.shift_right_logical"(%431, %433) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%435 = "stablehlo.convert"(%434) : (tensor<2048xui64>) -> tensor<2048xui32>
%436 = "stablehlo.convert"(%424) : (tensor<2048xui32>) -> tensor<2048xui64>
%437 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%438 = "stablehlo.multiply"(%436, %437) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%439 = "stablehlo.convert"(%438) : (tensor<2048xui64>) -> tensor<2048xui32>
%440 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%441 = "stablehlo.shift_right_logical"(%438, %440) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%442 = "stablehlo.convert"(%441) : (tensor<2048xui64>) -> tensor<2048xui32>
%443 = "stablehlo.xor"(%442, %415) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%444 = "stablehlo.broadcast_in_dim"(%426) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%445 = "stablehlo.xor"(%443, %444) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%446 = "stablehlo.xor"(%435, %408) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%447 = "stablehlo.broadcast_in_dim"(%428) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%448 = "stablehlo.xor"(%446, %447) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%449 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%450 = "stablehlo.add"(%426, %449) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%451 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%452 = "stablehlo.add"(%428, %451) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%453 = "stablehlo.convert"(%445) : (tensor<2048xui32>) -> tensor<2048xui64>
%454 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%455 = "stablehlo.multiply"(%453, %454) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%456 = "stablehlo.convert"(%455) : (tensor<2048xui64>) -> tensor<2048xui32>
%457 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%458 = "stablehlo.shift_right_logical"(%455, %457) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%459 = "stablehlo.convert"(%458) : (tensor<2048xui64>) -> tensor<2048xui32>
%460 = "stablehlo.convert"(%448) : (tensor<2048xui32>) -> tensor<2048xui64>
%461 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%462 = "stablehlo.multiply"(%460, %461) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%463 = "stablehlo.convert"(%462) : (tensor<2048xui64>) -> tensor<2048xui32>
%464 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%465 = "stablehlo.shift_right_logical"(%462, %464) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%466 = "stablehlo.convert"(%465) : (tensor<2048xui64>) -> tensor<2048xui32>
%467 = "stablehlo.xor"(%466, %439) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%468 = "stablehlo.broadcast_in_dim"(%450) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%469 = "stablehlo.xor"(%467, %468) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%470 = "stablehlo.xor"(%459, %432) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%471 = "stablehlo.broadcast_in_dim"(%452) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%472 = "stablehlo.xor"(%470, %471) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%473 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%474 = "stablehlo.add"(%450, %473) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%475 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%476 = "stablehlo.add"(%452, %475) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%477 = "stablehlo.convert"(%469) : (tensor<2048xui32>) -> tensor<2048xui64>
%478 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%479 = "stablehlo.multiply"(%477, %478) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%480 = "stablehlo.convert"(%479) : (tensor<2048xui64>) -> tensor<2048xui32>
%481 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%482 = "stablehlo.shift_right_logical"(%479, %481) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%483 = "stablehlo.convert"(%482) : (tensor<2048xui64>) -> tensor<2048xui32>
%484 = "stablehlo.convert"(%472) : (tensor<2048xui32>) -> tensor<2048xui64>
%485 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%486 = "stablehlo.multiply"(%484, %485) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%487 = "stablehlo.convert"(%486) : (tensor<2048xui64>) -> tensor<2048xui32>
%488 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%489 = "stablehlo.shift_right_logical"(%486, %488) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%490 = "stablehlo.convert"(%489) : (tensor<2048xui64>) -> tensor<2048xui32>
%491 = "stablehlo.xor"(%490, %463) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%492 = "stablehlo.broadcast_in_dim"(%474) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%493 = "stablehlo.xor"(%491, %492) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%494 = "stablehlo.xor"(%483, %456) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%495 = "stablehlo.broadcast_in_dim"(%476) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%496 = "stablehlo.xor"(%494, %495) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%497 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%498 = "stablehlo.add"(%474, %497) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%499 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%500 = "stablehlo.add"(%476, %499) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%501 = "stablehlo.convert"(%493) : (tensor<2048xui32>) -> tensor<2048xui64>
%502 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048xui64>} : () -> tensor<2048xui64>
%503 = "stablehlo.multiply"(%501, %502) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%504 = "stablehlo.convert"(%503) : (tensor<2048xui64>) -> tensor<2048xui32>
%505 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%506 = "stablehlo.shift_right_logical"(%503, %505) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%507 = "stablehlo.convert"(%506) : (tensor<2048xui64>) -> tensor<2048xui32>
%508 = "stablehlo.convert"(%496) : (tensor<2048xui32>) -> tensor<2048xui64>
%509 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048xui64>} : () -> tensor<2048xui64>
%510 = "stablehlo.multiply"(%508, %509) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%511 = "stablehlo.convert"(%510) : (tensor<2048xui64>) -> tensor<2048xui32>
%512 = "stablehlo.constant"() {value = dense<32> : tensor<2048xui64>} : () -> tensor<2048xui64>
%513 = "stablehlo.shift_right_logical"(%510, %512) : (tensor<2048xui64>, tensor<2048xui64>) -> tensor<2048xui64>
%514 = "stablehlo.convert"(%513) : (tensor<2048xui64>) -> tensor<2048xui32>
%515 = "stablehlo.xor"(%514, %487) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%516 = "stablehlo.broadcast_in_dim"(%498) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%517 = "stablehlo.xor"(%515, %516) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%518 = "stablehlo.xor"(%507, %480) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%519 = "stablehlo.broadcast_in_dim"(%500) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048xui32>
%520 = "stablehlo.xor"(%518, %519) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%521 = "stablehlo.constant"() {value = dense<8> : tensor<2048xui32>} : () -> tensor<2048xui32>
%522 = "stablehlo.shift_right_logical"(%511, %521) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%523 = "stablehlo.convert"(%522) : (tensor<2048xui32>) -> tensor<2048xi32>
%524 = "stablehlo.convert"(%523) : (tensor<2048xi32>) -> tensor<2048xf32>
%525 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048xf32>} : () -> tensor<2048xf32>
%526 = "stablehlo.multiply"(%524, %525) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%527 = "stablehlo.constant"() {value = dense<1> : tensor<2048xui32>} : () -> tensor<2048xui32>
%528 = "stablehlo.shift_right_logical"(%517, %527) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%529 = "stablehlo.convert"(%528) : (tensor<2048xui32>) -> tensor<2048xi32>
%530 = "stablehlo.convert"(%529) : (tensor<2048xi32>) -> tensor<2048xf32>
%531 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%532 = "stablehlo.add"(%530, %531) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%533 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048xf32>} : () -> tensor<2048xf32>
%534 = "stablehlo.multiply"(%532, %533) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%535 = "stablehlo.log"(%534) : (tensor<2048xf32>) -> tensor<2048xf32>
%536 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%537 = "stablehlo.multiply"(%535, %536) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%538 = "stablehlo.sqrt"(%537) : (tensor<2048xf32>) -> tensor<2048xf32>
%539 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%540 = "stablehlo.subtract"(%526, %539) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%541 = "stablehlo.abs"(%540) : (tensor<2048xf32>) -> tensor<2048xf32>
%542 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%543 = "stablehlo.subtract"(%541, %542) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%544 = "stablehlo.multiply"(%543, %543) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%545 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%546 = "stablehlo.multiply"(%545, %544) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%547 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%548 = "stablehlo.add"(%546, %547) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%549 = "stablehlo.multiply"(%548, %544) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%550 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%551 = "stablehlo.add"(%549, %550) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%552 = "stablehlo.multiply"(%551, %544) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%553 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%554 = "stablehlo.add"(%552, %553) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%555 = "stablehlo.multiply"(%554, %544) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%556 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%557 = "stablehlo.add"(%555, %556) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%558 = "stablehlo.multiply"(%557, %544) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%559 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%560 = "stablehlo.add"(%558, %559) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%561 = "stablehlo.multiply"(%560, %544) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%562 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048xf32>} : () -> tensor<2048xf32>
%563 = "stablehlo.add"(%561, %562) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%564 = "stablehlo.multiply"(%543, %563) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%565 = "stablehlo.multiply"(%538, %564) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%566 = "stablehlo.convert"(%565) : (tensor<2048xf32>) -> tensor<2048xf64>
%567 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%568 = "stablehlo.shift_right_logical"(%520, %567) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%569 = "stablehlo.convert"(%568) : (tensor<2048xui32>) -> tensor<2048xi32>
%570 = "stablehlo.convert"(%569) : (tensor<2048xi32>) -> tensor<2048xf32>
%571 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%572 = "stablehlo.add"(%570, %571) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%573 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%574 = "stablehlo.multiply"(%572, %573) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%575 = "stablehlo.convert"(%574) : (tensor<2048xf32>) -> tensor<2048xf64>
%576 = "stablehlo.constant"() {value = dense<9> : tensor<2048xui32>} : () -> tensor<2048xui32>
%577 = "stablehlo.shift_right_logical"(%504, %576) : (tensor<2048xui32>, tensor<2048xui32>) -> tensor<2048xui32>
%578 = "stablehlo.convert"(%577) : (tensor<2048xui32>) -> tensor<2048xi32>
%579 = "stablehlo.convert"(%578) : (tensor<2048xi32>) -> tensor<2048xf32>
%580 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf32>} : () -> tensor<2048xf32>
%581 = "stablehlo.add"(%579, %580) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%582 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048xf32>} : () -> tensor<2048xf32>
%583 = "stablehlo.multiply"(%581, %582) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
%584 = "stablehlo.convert"(%583) : (tensor<2048xf32>) -> tensor<2048xf64>
%585 = "stablehlo.multiply"(%13, %566) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%586 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%587 = "stablehlo.add"(%586, %585) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%588 = "stablehlo.multiply"(%587, %587) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%589 = "stablehlo.multiply"(%588, %587) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%590 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%591 = "stablehlo.compare"(%589, %590) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%592 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%593 = "stablehlo.select"(%591, %589, %592) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%594 = "stablehlo.log"(%593) : (tensor<2048xf64>) -> tensor<2048xf64>
%595 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048xf64>} : () -> tensor<2048xf64>
%596 = "stablehlo.multiply"(%595, %566) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%597 = "stablehlo.multiply"(%596, %566) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%598 = "stablehlo.add"(%597, %8) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%599 = "stablehlo.multiply"(%8, %589) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%600 = "stablehlo.subtract"(%598, %599) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%601 = "stablehlo.multiply"(%8, %594) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%602 = "stablehlo.add"(%600, %601) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%603 = "stablehlo.log"(%584) : (tensor<2048xf64>) -> tensor<2048xf64>
%604 = "stablehlo.divide"(%603, %0) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%605 = "stablehlo.exponential"(%604) : (tensor<2048xf64>) -> tensor<2048xf64>
%606 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048xf64>} : () -> tensor<2048xf64>
%607 = "stablehlo.select"(%3, %605, %606) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%608 = "stablehlo.log"(%575) : (tensor<2048xf64>) -> tensor<2048xf64>
%609 = "stablehlo.compare"(%608, %602) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xi1>
%610 = "stablehlo.and"(%591, %609) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%611 = "stablehlo.or"(%610, %16) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%612 = "stablehlo.multiply"(%8, %589) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%613 = "stablehlo.multiply"(%612, %607) : (tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
%614 = "stablehlo.and"(%271, %611) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%615 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%616 = "stablehlo.add"(%270, %615) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%617 = "stablehlo.not"(%611) : (tensor<2048xi1>) -> tensor<2048xi1>
%618 = "stablehlo.and"(%271, %617) : (tensor<2048xi1>, tensor<2048xi1>) -> tensor<2048xi1>
%619 = "stablehlo.select"(%614, %613, %272) : (tensor<2048xi1>, tensor<2048xf64>, tensor<2048xf64>) -> tensor<2048xf64>
"stablehlo.return"(%616, %618, %619) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> ()
}) : (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>) -> (tensor<ui64>, tensor<2048xi1>, tensor<2048xf64>)
return %622 : tensor<2048xf64>
}
}

