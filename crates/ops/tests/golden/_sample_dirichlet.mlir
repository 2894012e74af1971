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
%284 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%285 = "stablehlo.compare"(%8, %8) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%286 = "stablehlo.or"(%284, %285) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%287 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%650, %651, %652 = "stablehlo.while"(%287, %286, %8) ({
^bb0(%288: tensor<ui64>, %289: tensor<2048x3xi1>, %290: tensor<2048x3xf32>):
%291 = "stablehlo.not"(%289) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%292 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%296 = "stablehlo.reduce"(%291, %292) ({
^bb0(%293: tensor<i1>, %294: tensor<i1>):
%295 = "stablehlo.and"(%293, %294) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%295) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<2048x3xi1>, tensor<i1>) -> tensor<i1>
%297 = "stablehlo.not"(%296) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%297) : (tensor<i1>) -> ()
}, {
^bb0(%298: tensor<ui64>, %299: tensor<2048x3xi1>, %300: tensor<2048x3xf32>):
%301 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6144xui32>
%302 = "stablehlo.reshape"(%301) : (tensor<6144xui32>) -> tensor<2048x3xui32>
%303 = "stablehlo.convert"(%298) : (tensor<ui64>) -> tensor<ui32>
%304 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%305 = "stablehlo.shift_right_logical"(%298, %304) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%306 = "stablehlo.convert"(%305) : (tensor<ui64>) -> tensor<ui32>
%307 = "stablehlo.broadcast_in_dim"(%303) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%308 = "stablehlo.broadcast_in_dim"(%306) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%309 = "stablehlo.constant"() {value = dense<0> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%310 = "stablehlo.convert"(%283) : (tensor<ui64>) -> tensor<ui32>
%311 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%312 = "stablehlo.shift_right_logical"(%283, %311) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%313 = "stablehlo.convert"(%312) : (tensor<ui64>) -> tensor<ui32>
%314 = "stablehlo.convert"(%302) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%315 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%316 = "stablehlo.multiply"(%314, %315) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%317 = "stablehlo.convert"(%316) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%318 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%319 = "stablehlo.shift_right_logical"(%316, %318) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%320 = "stablehlo.convert"(%319) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%321 = "stablehlo.convert"(%307) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%322 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%323 = "stablehlo.multiply"(%321, %322) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%324 = "stablehlo.convert"(%323) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%325 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%326 = "stablehlo.shift_right_logical"(%323, %325) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%327 = "stablehlo.convert"(%326) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%328 = "stablehlo.xor"(%327, %309) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%329 = "stablehlo.broadcast_in_dim"(%310) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%330 = "stablehlo.xor"(%328, %329) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%331 = "stablehlo.xor"(%320, %308) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%332 = "stablehlo.broadcast_in_dim"(%313) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%333 = "stablehlo.xor"(%331, %332) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%334 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%335 = "stablehlo.add"(%310, %334) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%336 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%337 = "stablehlo.add"(%313, %336) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%338 = "stablehlo.convert"(%330) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%339 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%340 = "stablehlo.multiply"(%338, %339) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%341 = "stablehlo.convert"(%340) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%342 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%343 = "stablehlo.shift_right_logical"(%340, %342) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%344 = "stablehlo.convert"(%343) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%345 = "stablehlo.convert"(%333) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%346 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%347 = "stablehlo.multiply"(%345, %346) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%348 = "stablehlo.convert"(%347) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%349 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%350 = "stablehlo.shift_right_logical"(%347, %349) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%351 = "stablehlo.convert"(%350) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%352 = "stablehlo.xor"(%351, %324) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%353 = "stablehlo.broadcast_in_dim"(%335) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%354 = "stablehlo.xor"(%352, %353) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%355 = "stablehlo.xor"(%344, %317) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%356 = "stablehlo.broadcast_in_dim"(%337) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%357 = "stablehlo.xor"(%355, %356) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%358 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%359 = "stablehlo.add"(%335, %358) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%360 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%361 = "stablehlo.add"(%337, %360) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%362 = "stablehlo.convert"(%354) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%363 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%364 = "stablehlo.multiply"(%362, %363) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%365 = "stablehlo.convert"(%364) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%366 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%367 = "stablehlo.shift_right_logical"(%364, %366) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%368 = "stablehlo.convert"(%367) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%369 = "stablehlo.convert"(%357) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%370 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%371 = "stablehlo.multiply"(%369, %370) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%372 = "stablehlo.convert"(%371) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%373 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%374 = "stablehlo.shift_right_logical"(%371, %373) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%375 = "stablehlo.convert"(%374) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%376 = "stablehlo.xor"(%375, %348) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%377 = "stablehlo.broadcast_in_dim"(%359) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%378 = "stablehlo.xor"(%376, %377) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%379 = "stablehlo.xor"(%368, %341) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%380 = "stablehlo.broadcast_in_dim"(%361) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%381 = "stablehlo.xor"(%379, %380) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%382 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%383 = "stablehlo.add"(%359, %382) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%384 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%385 = "stablehlo.add"(%361, %384) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%386 = "stablehlo.convert"(%378) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%387 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%388 = "stablehlo.multiply"(%386, %387) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%389 = "stablehlo.convert"(%388) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%390 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%391 = "stablehlo.shift_right_logical"(%388, %390) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%392 = "stablehlo.convert"(%391) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%393 = "stablehlo.convert"(%381) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%394 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%395 = "stablehlo.multiply"(%393, %394) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%396 = "stablehlo.convert"(%395) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%397 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%398 = "stablehlo.shift_right_logical"(%395, %397) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%399 = "stablehlo.convert"(%398) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%400 = "stablehlo.xor"(%399, %372) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%401 = "stablehlo.broadcast_in_dim"(%383) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%402 = "stablehlo.xor"(%400, %401) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%403 = "stablehlo.xor"(%392, %365) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%404 = "stablehlo.broadcast_in_dim"(%385) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%405 = "stablehlo.xor"(%403, %404) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%406 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%407 = "stablehlo.add"(%383, %406) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%408 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%409 = "stablehlo.add"(%385, %408) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%410 = "stablehlo.convert"(%402) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%411 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%412 = "stablehlo.multiply"(%410, %411) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%413 = "stablehlo.convert"(%412) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%414 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%415 = "stablehlo.shift_right_logical"(%412, %414) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%416 = "stablehlo.convert"(%415) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%417 = "stablehlo.convert"(%405) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%418 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%419 = "stablehlo.multiply"(%417, %418) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%420 = "stablehlo.convert"(%419) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%421 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%422 = "stablehlo.shift_right_logical"(%419, %421) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%423 = "stablehlo.convert"(%422) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%424 = "stablehlo.xor"(%423, %396) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%425 = "stablehlo.broadcast_in_dim"(%407) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%426 = "stablehlo.xor"(%424, %425) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%427 = "stablehlo.xor"(%416, %389) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%428 = "stablehlo.broadcast_in_dim"(%409) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%429 = "stablehlo.xor"(%427, %428) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%430 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%431 = "stablehlo.add"(%407, %430) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%432 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%433 = "stablehlo.add"(%409, %432) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%434 = "stablehlo.convert"(%426) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%435 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%436 = "stablehlo.multiply"(%434, %435) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%437 = "stablehlo.convert"(%436) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%438 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%439 = "stablehlo.shift_right_logical"(%436, %438) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%440 = "stablehlo.convert"(%439) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%441 = "stablehlo.convert"(%429) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%442 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%443 = "stablehlo.multiply"(%441, %442) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%444 = "stablehlo.convert"(%443) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%445 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%446 = "stablehlo.shift_right_logical"(%443, %445) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%447 = "stablehlo.convert"(%446) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%448 = "stablehlo.xor"(%447, %420) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%449 = "stablehlo.broadcast_in_dim"(%431) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%450 = "stablehlo.xor"(%448, %449) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%451 = "stablehlo.xor"(%440, %413) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%452 = "stablehlo.broadcast_in_dim"(%433) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%453 = "stablehlo.xor"(%451, %452) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%454 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%455 = "stablehlo.add"(%431, %454) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%456 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%457 = "stablehlo.add"(%433, %456) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%458 = "stablehlo.convert"(%450) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%459 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%460 = "stablehlo.multiply"(%458, %459) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%461 = "stablehlo.convert"(%460) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%462 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%463 = "stablehlo.shift_right_logical"(%460, %462) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%464 = "stablehlo.convert"(%463) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%465 = "stablehlo.convert"(%453) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%466 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%467 = "stablehlo.multiply"(%465, %466) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%468 = "stablehlo.convert"(%467) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%469 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%470 = "stablehlo.shift_right_logical"(%467, %469) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%471 = "stablehlo.convert"(%470) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%472 = "stablehlo.xor"(%471, %444) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%473 = "stablehlo.broadcast_in_dim"(%455) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%474 = "stablehlo.xor"(%472, %473) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%475 = "stablehlo.xor"(%464, %437) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%476 = "stablehlo.broadcast_in_dim"(%457) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%477 = "stablehlo.xor"(%475, %476) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%478 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%479 = "stablehlo.add"(%455, %478) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%480 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%481 = "stablehlo.add"(%457, %480) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%482 = "stablehlo.convert"(%474) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%483 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%484 = "stablehlo.multiply"(%482, %483) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%485 = "stablehlo.convert"(%484) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%486 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%487 = "stablehlo.shift_right_logical"(%484, %486) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%488 = "stablehlo.convert"(%487) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%489 = "stablehlo.convert"(%477) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%490 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%491 = "stablehlo.multiply"(%489, %490) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%492 = "stablehlo.convert"(%491) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%493 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%494 = "stablehlo.shift_right_logical"(%491, %493) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%495 = "stablehlo.convert"(%494) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%496 = "stablehlo.xor"(%495, %468) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%497 = "stablehlo.broadcast_in_dim"(%479) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%498 = "stablehlo.xor"(%496, %497) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%499 = "stablehlo.xor"(%488, %461) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%500 = "stablehlo.broadcast_in_dim"(%481) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%501 = "stablehlo.xor"(%499, %500) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%502 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%503 = "stablehlo.add"(%479, %502) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%504 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%505 = "stablehlo.add"(%481, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.convert"(%498) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%507 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%508 = "stablehlo.multiply"(%506, %507) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%509 = "stablehlo.convert"(%508) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%510 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%511 = "stablehlo.shift_right_logical"(%508, %510) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%512 = "stablehlo.convert"(%511) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%513 = "stablehlo.convert"(%501) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%514 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%515 = "stablehlo.multiply"(%513, %514) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%516 = "stablehlo.convert"(%515) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%517 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%518 = "stablehlo.shift_right_logical"(%515, %517) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%519 = "stablehlo.convert"(%518) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%520 = "stablehlo.xor"(%519, %492) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%521 = "stablehlo.broadcast_in_dim"(%503) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%522 = "stablehlo.xor"(%520, %521) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%523 = "stablehlo.xor"(%512, %485) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%524 = "stablehlo.broadcast_in_dim"(%505) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%525 = "stablehlo.xor"(%523, %524) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%526 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%527 = "stablehlo.add"(%503, %526) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%528 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%529 = "stablehlo.add"(%505, %528) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%530 = "stablehlo.convert"(%522) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%531 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%532 = "stablehlo.multiply"(%530, %531) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%533 = "stablehlo.convert"(%532) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%534 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%535 = "stablehlo.shift_right_logical"(%532, %534) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%536 = "stablehlo.convert"(%535) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%537 = "stablehlo.convert"(%525) : (tensor<2048x3xui32>) -> tensor<2048x3xui64>
%538 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%539 = "stablehlo.multiply"(%537, %538) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%540 = "stablehlo.convert"(%539) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%541 = "stablehlo.constant"() {value = dense<32> : tensor<2048x3xui64>} : () -> tensor<2048x3xui64>
%542 = "stablehlo.shift_right_logical"(%539, %541) : (tensor<2048x3xui64>, tensor<2048x3xui64>) -> tensor<2048x3xui64>
%543 = "stablehlo.convert"(%542) : (tensor<2048x3xui64>) -> tensor<2048x3xui32>
%544 = "stablehlo.xor"(%543, %516) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%545 = "stablehlo.broadcast_in_dim"(%527) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%546 = "stablehlo.xor"(%544, %545) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%547 = "stablehlo.xor"(%536, %509) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%548 = "stablehlo.broadcast_in_dim"(%529) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x3xui32>
%549 = "stablehlo.xor"(%547, %548) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%550 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%551 = "stablehlo.add"(%527, %550) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%552 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%553 = "stablehlo.add"(%529, %552) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%554 = "stablehlo.constant"() {value = dense<8> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%555 = "stablehlo.shift_right_logical"(%540, %554) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%556 = "stablehlo.convert"(%555) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%557 = "stablehlo.convert"(%556) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%558 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%559 = "stablehlo.multiply"(%557, %558) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%560 = "stablehlo.constant"() {value = dense<1> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%561 = "stablehlo.shift_right_logical"(%546, %560) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%562 = "stablehlo.convert"(%561) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%563 = "stablehlo.convert"(%562) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%564 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%565 = "stablehlo.add"(%563, %564) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%566 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%567 = "stablehlo.multiply"(%565, %566) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%568 = "stablehlo.log"(%567) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%569 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%570 = "stablehlo.multiply"(%568, %569) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%571 = "stablehlo.sqrt"(%570) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%572 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%573 = "stablehlo.subtract"(%559, %572) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%574 = "stablehlo.abs"(%573) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%575 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%576 = "stablehlo.subtract"(%574, %575) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%577 = "stablehlo.multiply"(%576, %576) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%578 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%579 = "stablehlo.multiply"(%578, %577) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%580 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%581 = "stablehlo.add"(%579, %580) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%582 = "stablehlo.multiply"(%581, %577) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%583 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%584 = "stablehlo.add"(%582, %583) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%585 = "stablehlo.multiply"(%584, %577) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%586 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%587 = "stablehlo.add"(%585, %586) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%588 = "stablehlo.multiply"(%587, %577) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%589 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%590 = "stablehlo.add"(%588, %589) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%591 = "stablehlo.multiply"(%590, %577) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%592 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%593 = "stablehlo.add"(%591, %592) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%594 = "stablehlo.multiply"(%593, %577) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%595 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%596 = "stablehlo.add"(%594, %595) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%597 = "stablehlo.multiply"(%576, %596) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%598 = "stablehlo.multiply"(%571, %597) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%599 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%600 = "stablehlo.shift_right_logical"(%549, %599) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%601 = "stablehlo.convert"(%600) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%602 = "stablehlo.convert"(%601) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%603 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%604 = "stablehlo.add"(%602, %603) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%605 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%606 = "stablehlo.multiply"(%604, %605) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%607 = "stablehlo.constant"() {value = dense<9> : tensor<2048x3xui32>} : () -> tensor<2048x3xui32>
%608 = "stablehlo.shift_right_logical"(%533, %607) : (tensor<2048x3xui32>, tensor<2048x3xui32>) -> tensor<2048x3xui32>
%609 = "stablehlo.convert"(%608) : (tensor<2048x3xui32>) -> tensor<2048x3xi32>
%610 = "stablehlo.convert"(%609) : (tensor<2048x3xi32>) -> tensor<2048x3xf32>
%611 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%612 = "stablehlo.add"(%610, %611) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%613 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%614 = "stablehlo.multiply"(%612, %613) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%615 = "stablehlo.multiply"(%13, %598) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%616 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%617 = "stablehlo.add"(%616, %615) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%618 = "stablehlo.multiply"(%617, %617) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%619 = "stablehlo.multiply"(%618, %617) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%620 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%621 = "stablehlo.compare"(%619, %620) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%622 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%623 = "stablehlo.select"(%621, %619, %622) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%624 = "stablehlo.log"(%623) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%625 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%626 = "stablehlo.multiply"(%625, %598) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%627 = "stablehlo.multiply"(%626, %598) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%628 = "stablehlo.add"(%627, %8) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%629 = "stablehlo.multiply"(%8, %619) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%630 = "stablehlo.subtract"(%628, %629) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%631 = "stablehlo.multiply"(%8, %624) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%632 = "stablehlo.add"(%630, %631) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%633 = "stablehlo.log"(%614) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%634 = "stablehlo.divide"(%633, %0) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%635 = "stablehlo.exponential"(%634) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%636 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<2048x3xf32>} : () -> tensor<2048x3xf32>
%637 = "stablehlo.select"(%3, %635, %636) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%638 = "stablehlo.log"(%606) : (tensor<2048x3xf32>) -> tensor<2048x3xf32>
%639 = "stablehlo.compare"(%638, %632) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xi1>
%640 = "stablehlo.and"(%621, %639) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%641 = "stablehlo.or"(%640, %16) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%642 = "stablehlo.multiply"(%8, %619) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%643 = "stablehlo.multiply"(%642, %637) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
%644 = "stablehlo.and"(%299, %641) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%645 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%646 = "stablehlo.add"(%298, %645) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%647 = "stablehlo.not"(%641) : (tensor<2048x3xi1>) -> tensor<2048x3xi1>
%648 = "stablehlo.and"(%299, %647) : (tensor<2048x3xi1>, tensor<2048x3xi1>) -> tensor<2048x3xi1>
%649 = "stablehlo.select"(%644, %643, %300) : (tensor<2048x3xi1>, tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
"stablehlo.return"(%646, %648, %649) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> ()
}) : (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>) -> (tensor<ui64>, tensor<2048x3xi1>, tensor<2048x3xf32>)
%653 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%657 = "stablehlo.reduce"(%652, %653) ({
^bb0(%654: tensor<f32>, %655: tensor<f32>):
%656 = "stablehlo.add"(%654, %655) : (tensor<f32>, tensor<f32>) -> tensor<f32>
"stablehlo.return"(%656) : (tensor<f32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
%658 = "stablehlo.broadcast_in_dim"(%657) {broadcast_dimensions = array<i64: 0>} : (tensor<2048xf32>) -> tensor<2048x3xf32>
%659 = "stablehlo.divide"(%652, %658) : (tensor<2048x3xf32>, tensor<2048x3xf32>) -> tensor<2048x3xf32>
return %659 : tensor<2048x3xf32>
}
}

