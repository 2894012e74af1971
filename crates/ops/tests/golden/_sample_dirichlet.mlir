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
%256 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%257 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%258 = "stablehlo.or"(%256, %257) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%259 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%618, %619, %620 = "stablehlo.while"(%259, %258, %8) ({
^bb0(%260: tensor<ui64>, %261: tensor<2048x3xi1>, %262: tensor<2048x3xf32>):
%263 = "stablehlo.not"(%261) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%264 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%268 = "stablehlo.reduce"(%263, %264) ({
^bb0(%265: tensor<i1>, %266: tensor<i1>):
%267 = "stablehlo.and"(%265, %266) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%267) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2048x3xi1>, tensor<i1>) -> tensor<i1>
%269 = "stablehlo.not"(%268) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%269) : (tensor<i1>) -> ()
}, {
^bb0(%270: tensor<ui64>, %271: tensor<2048x3xi1>, %272: tensor<2048x3xf32>):
%273 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6144xui32>
%274 = "stablehlo.reshape"(%273) : (tensor<6144xui32>) -> tensor<2048x3xui32>
%275 = "stablehlo.convert"(%270) : (tensor<ui64>) -> tensor<ui32>
%276 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%277 = "stablehlo.shift_right_logical"(%270, %276) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%278 = "stablehlo.convert"(%277) : (tensor<ui64>) -> tensor<ui32>
%279 = "stablehlo.broadcast_in_dim"(%275) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%280 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%281 = "stablehlo.constant"() {value = dense<0> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%282 = "stablehlo.convert"(%255) : (tensor<ui64>) -> tensor<ui32>
%283 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%284 = "stablehlo.shift_right_logical"(%255, %283) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%285 = "stablehlo.convert"(%284) : (tensor<ui64>) -> tensor<ui32>
%286 = "stablehlo.convert"(%274) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%287 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%288 = "stablehlo.multiply"(%286, %287) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%289 = "stablehlo.convert"(%288) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%290 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%291 = "stablehlo.shift_right_logical"(%288, %290) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%292 = "stablehlo.convert"(%291) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%293 = "stablehlo.convert"(%279) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%294 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%295 = "stablehlo.multiply"(%293, %294) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%296 = "stablehlo.convert"(%295) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%297 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%298 = "stablehlo.shift_right_logical"(%295, %297) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%299 = "stablehlo.convert"(%298) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%300 = "stablehlo.xor"(%299, %281) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%301 = "stablehlo.broadcast_in_dim"(%282) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%302 = "stablehlo.xor"(%300, %301) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%303 = "stablehlo.xor"(%292, %280) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%304 = "stablehlo.broadcast_in_dim"(%285) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%305 = "stablehlo.xor"(%303, %304) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%306 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%307 = "stablehlo.add"(%282, %306) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%308 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%309 = "stablehlo.add"(%285, %308) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%310 = "stablehlo.convert"(%302) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%311 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%312 = "stablehlo.multiply"(%310, %311) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%313 = "stablehlo.convert"(%312) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%314 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%315 = "stablehlo.shift_right_logical"(%312, %314) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%316 = "stablehlo.convert"(%315) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%317 = "stablehlo.convert"(%305) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%318 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%319 = "stablehlo.multiply"(%317, %318) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%320 = "stablehlo.convert"(%319) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%321 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%322 = "stablehlo.shift_right_logical"(%319, %321) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%323 = "stablehlo.convert"(%322) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%324 = "stablehlo.xor"(%323, %296) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%325 = "stablehlo.broadcast_in_dim"(%307) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%326 = "stablehlo.xor"(%324, %325) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%327 = "stablehlo.xor"(%316, %289) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%328 = "stablehlo.broadcast_in_dim"(%309) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%329 = "stablehlo.xor"(%327, %328) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%330 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%331 = "stablehlo.add"(%307, %330) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%332 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%333 = "stablehlo.add"(%309, %332) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%334 = "stablehlo.convert"(%326) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%335 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%336 = "stablehlo.multiply"(%334, %335) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%337 = "stablehlo.convert"(%336) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%338 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%339 = "stablehlo.shift_right_logical"(%336, %338) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%340 = "stablehlo.convert"(%339) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%341 = "stablehlo.convert"(%329) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%342 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%343 = "stablehlo.multiply"(%341, %342) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%344 = "stablehlo.convert"(%343) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%345 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%346 = "stablehlo.shift_right_logical"(%343, %345) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%347 = "stablehlo.convert"(%346) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%348 = "stablehlo.xor"(%347, %320) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%349 = "stablehlo.broadcast_in_dim"(%331) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%350 = "stablehlo.xor"(%348, %349) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%351 = "stablehlo.xor"(%340, %313) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%352 = "stablehlo.broadcast_in_dim"(%333) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%353 = "stablehlo.xor"(%351, %352) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%354 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%355 = "stablehlo.add"(%331, %354) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%356 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%357 = "stablehlo.add"(%333, %356) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%358 = "stablehlo.convert"(%350) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%359 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%360 = "stablehlo.multiply"(%358, %359) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%361 = "stablehlo.convert"(%360) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%362 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%363 = "stablehlo.shift_right_logical"(%360, %362) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%364 = "stablehlo.convert"(%363) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%365 = "stablehlo.convert"(%353) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%366 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%367 = "stablehlo.multiply"(%365, %366) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%368 = "stablehlo.convert"(%367) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%369 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%370 = "stablehlo.shift_right_logical"(%367, %369) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%371 = "stablehlo.convert"(%370) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%372 = "stablehlo.xor"(%371, %344) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%373 = "stablehlo.broadcast_in_dim"(%355) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%374 = "stablehlo.xor"(%372, %373) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%375 = "stablehlo.xor"(%364, %337) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%376 = "stablehlo.broadcast_in_dim"(%357) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%377 = "stablehlo.xor"(%375, %376) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%378 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%379 = "stablehlo.add"(%355, %378) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%380 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%381 = "stablehlo.add"(%357, %380) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%382 = "stablehlo.convert"(%374) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%383 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%384 = "stablehlo.multiply"(%382, %383) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%385 = "stablehlo.convert"(%384) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%386 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%387 = "stablehlo.shift_right_logical"(%384, %386) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%388 = "stablehlo.convert"(%387) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%389 = "stablehlo.convert"(%377) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%390 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%391 = "stablehlo.multiply"(%389, %390) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%392 = "stablehlo.convert"(%391) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%393 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%394 = "stablehlo.shift_right_logical"(%391, %393) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%395 = "stablehlo.convert"(%394) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%396 = "stablehlo.xor"(%395, %368) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%397 = "stablehlo.broadcast_in_dim"(%379) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%398 = "stablehlo.xor"(%396, %397) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%399 = "stablehlo.xor"(%388, %361) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%400 = "stablehlo.broadcast_in_dim"(%381) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%401 = "stablehlo.xor"(%399, %400) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%402 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%403 = "stablehlo.add"(%379, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%404 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%405 = "stablehlo.add"(%381, %404) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%406 = "stablehlo.convert"(%398) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%407 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%408 = "stablehlo.multiply"(%406, %407) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%409 = "stablehlo.convert"(%408) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%410 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%411 = "stablehlo.shift_right_logical"(%408, %410) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%412 = "stablehlo.convert"(%411) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%413 = "stablehlo.convert"(%401) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%414 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%415 = "stablehlo.multiply"(%413, %414) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%416 = "stablehlo.convert"(%415) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%417 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%418 = "stablehlo.shift_right_logical"(%415, %417) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%419 = "stablehlo.convert"(%418) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%420 = "stablehlo.xor"(%419, %392) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%421 = "stablehlo.broadcast_in_dim"(%403) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%422 = "stablehlo.xor"(%420, %421) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%423 = "stablehlo.xor"(%412, %385) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%424 = "stablehlo.broadcast_in_dim"(%405) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%425 = "stablehlo.xor"(%423, %424) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%426 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%427 = "stablehlo.add"(%403, %426) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%428 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%429 = "stablehlo.add"(%405, %428) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%430 = "stablehlo.convert"(%422) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%431 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%432 = "stablehlo.multiply"(%430, %431) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%433 = "stablehlo.convert"(%432) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%434 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%435 = "stablehlo.shift_right_logical"(%432, %434) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%436 = "stablehlo.convert"(%435) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%437 = "stablehlo.convert"(%425) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%438 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%439 = "stablehlo.multiply"(%437, %438) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%440 = "stablehlo.convert"(%439) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%441 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%442 = "stablehlo.shift_right_logical"(%439, %441) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%443 = "stablehlo.convert"(%442) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%444 = "stablehlo.xor"(%443, %416) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%445 = "stablehlo.broadcast_in_dim"(%427) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%446 = "stablehlo.xor"(%444, %445) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%447 = "stablehlo.xor"(%436, %409) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%448 = "stablehlo.broadcast_in_dim"(%429) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%449 = "stablehlo.xor"(%447, %448) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%450 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%451 = "stablehlo.add"(%427, %450) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%452 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%453 = "stablehlo.add"(%429, %452) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%454 = "stablehlo.convert"(%446) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%455 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%456 = "stablehlo.multiply"(%454, %455) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%457 = "stablehlo.convert"(%456) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%458 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%459 = "stablehlo.shift_right_logical"(%456, %458) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%460 = "stablehlo.convert"(%459) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%461 = "stablehlo.convert"(%449) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%462 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%463 = "stablehlo.multiply"(%461, %462) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%464 = "stablehlo.convert"(%463) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%465 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%466 = "stablehlo.shift_right_logical"(%463, %465) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%467 = "stablehlo.convert"(%466) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%468 = "stablehlo.xor"(%467, %440) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%469 = "stablehlo.broadcast_in_dim"(%451) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%470 = "stablehlo.xor"(%468, %469) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%471 = "stablehlo.xor"(%460, %433) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%472 = "stablehlo.broadcast_in_dim"(%453) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%473 = "stablehlo.xor"(%471, %472) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%474 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%475 = "stablehlo.add"(%451, %474) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%476 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%477 = "stablehlo.add"(%453, %476) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%478 = "stablehlo.convert"(%470) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%479 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%480 = "stablehlo.multiply"(%478, %479) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%481 = "stablehlo.convert"(%480) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%482 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%483 = "stablehlo.shift_right_logical"(%480, %482) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%484 = "stablehlo.convert"(%483) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%485 = "stablehlo.convert"(%473) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%486 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%487 = "stablehlo.multiply"(%485, %486) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%488 = "stablehlo.convert"(%487) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%489 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%490 = "stablehlo.shift_right_logical"(%487, %489) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%491 = "stablehlo.convert"(%490) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%492 = "stablehlo.xor"(%491, %464) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%493 = "stablehlo.broadcast_in_dim"(%475) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%494 = "stablehlo.xor"(%492, %493) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%495 = "stablehlo.xor"(%484, %457) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%496 = "stablehlo.broadcast_in_dim"(%477) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%497 = "stablehlo.xor"(%495, %496) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%498 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%499 = "stablehlo.add"(%475, %498) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%500 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%501 = "stablehlo.add"(%477, %500) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%502 = "stablehlo.convert"(%494) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%503 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%504 = "stablehlo.multiply"(%502, %503) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%505 = "stablehlo.convert"(%504) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%506 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%507 = "stablehlo.shift_right_logical"(%504, %506) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%508 = "stablehlo.convert"(%507) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%509 = "stablehlo.convert"(%497) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%510 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%511 = "stablehlo.multiply"(%509, %510) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%512 = "stablehlo.convert"(%511) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%513 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%514 = "stablehlo.shift_right_logical"(%511, %513) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%515 = "stablehlo.convert"(%514) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%516 = "stablehlo.xor"(%515, %488) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%517 = "stablehlo.broadcast_in_dim"(%499) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%518 = "stablehlo.xor"(%516, %517) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%519 = "stablehlo.xor"(%508, %481) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%520 = "stablehlo.broadcast_in_dim"(%501) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%521 = "stablehlo.xor"(%519, %520) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%522 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%523 = "stablehlo.shift_right_logical"(%512, %522) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%524 = "stablehlo.convert"(%523) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%525 = "stablehlo.convert"(%524) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%526 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%527 = "stablehlo.multiply"(%525, %526) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%528 = "stablehlo.constant"() {value = dense<1> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%529 = "stablehlo.shift_right_logical"(%518, %528) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%530 = "stablehlo.convert"(%529) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%531 = "stablehlo.convert"(%530) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%532 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%533 = "stablehlo.add"(%531, %532) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%534 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%535 = "stablehlo.multiply"(%533, %534) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%536 = "stablehlo.log"(%535) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%537 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%538 = "stablehlo.multiply"(%536, %537) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%539 = "stablehlo.sqrt"(%538) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%540 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%541 = "stablehlo.subtract"(%527, %540) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%542 = "stablehlo.abs"(%541) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%543 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%544 = "stablehlo.subtract"(%542, %543) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%545 = "stablehlo.multiply"(%544, %544) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%546 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%547 = "stablehlo.multiply"(%546, %545) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%548 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%549 = "stablehlo.add"(%547, %548) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%550 = "stablehlo.multiply"(%549, %545) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%551 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%552 = "stablehlo.add"(%550, %551) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%553 = "stablehlo.multiply"(%552, %545) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%554 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%555 = "stablehlo.add"(%553, %554) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%556 = "stablehlo.multiply"(%555, %545) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%557 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%558 = "stablehlo.add"(%556, %557) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%559 = "stablehlo.multiply"(%558, %545) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%560 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%561 = "stablehlo.add"(%559, %560) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%562 = "stablehlo.multiply"(%561, %545) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%563 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%564 = "stablehlo.add"(%562, %563) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%565 = "stablehlo.multiply"(%544, %564) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%566 = "stablehlo.multiply"(%539, %565) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%567 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%568 = "stablehlo.shift_right_logical"(%521, %567) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%569 = "stablehlo.convert"(%568) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%570 = "stablehlo.convert"(%569) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%571 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%572 = "stablehlo.add"(%570, %571) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%573 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%574 = "stablehlo.multiply"(%572, %573) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%575 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%576 = "stablehlo.shift_right_logical"(%505, %575) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%577 = "stablehlo.convert"(%576) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%578 = "stablehlo.convert"(%577) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%579 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%580 = "stablehlo.add"(%578, %579) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%581 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%582 = "stablehlo.multiply"(%580, %581) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%583 = "stablehlo.multiply"(%13, %566) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%584 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%585 = "stablehlo.add"(%584, %583) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%586 = "stablehlo.multiply"(%585, %585) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%587 = "stablehlo.multiply"(%586, %585) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%588 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%589 = "stablehlo.compare"(%587, %588) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%590 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%591 = "stablehlo.select"(%589, %587, %590) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%592 = "stablehlo.log"(%591) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%593 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%594 = "stablehlo.multiply"(%593, %566) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%595 = "stablehlo.multiply"(%594, %566) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%596 = "stablehlo.add"(%595, %8) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%597 = "stablehlo.multiply"(%8, %587) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%598 = "stablehlo.subtract"(%596, %597) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%599 = "stablehlo.multiply"(%8, %592) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%600 = "stablehlo.add"(%598, %599) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%601 = "stablehlo.log"(%582) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%602 = "stablehlo.divide"(%601, %0) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%603 = "stablehlo.exponential"(%602) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%604 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%605 = "stablehlo.select"(%3, %603, %604) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%606 = "stablehlo.log"(%574) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%607 = "stablehlo.compare"(%606, %600) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%608 = "stablehlo.and"(%589, %607) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%609 = "stablehlo.or"(%608, %16) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%610 = "stablehlo.multiply"(%8, %587) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%611 = "stablehlo.multiply"(%610, %605) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%612 = "stablehlo.and"(%271, %609) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%613 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%614 = "stablehlo.add"(%270, %613) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%615 = "stablehlo.not"(%609) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%616 = "stablehlo.and"(%271, %615) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%617 = "stablehlo.select"(%612, %611, %272) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
"stablehlo.return"(%614, %616, %617) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> ()
}) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>)
%621 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%625 = "stablehlo.reduce"(%620, %621) ({
^bb0(%622: tensor<f32>, %623: tensor<f32>):
%624 = "stablehlo.add"(%622, %623) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%624) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
%626 = "stablehlo.broadcast_in_dim"(%625) {broadcast_dimensions = array<i64: 0>} : (tensor<2048xf32>) -> tensor<2048x3xf32>
%627 = "stablehlo.divide"(%620, %626) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
return %627 : tensor<2048x3xf32>
}
}

