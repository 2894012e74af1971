// f32[4096] 0.3
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%8 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%9 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%10 = "stablehlo.shift_right_logical"(%6, %9) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%11 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%15 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%4, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.convert"(%7) : (tensor<4096xui32>) -> tensor<4096xui64>
%20 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%22 = "stablehlo.convert"(%21) : (tensor<4096xui64>) -> tensor<4096xui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%24 = "stablehlo.shift_right_logical"(%21, %23) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%25 = "stablehlo.convert"(%24) : (tensor<4096xui64>) -> tensor<4096xui32>
%26 = "stablehlo.convert"(%12) : (tensor<4096xui32>) -> tensor<4096xui64>
%27 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%29 = "stablehlo.convert"(%28) : (tensor<4096xui64>) -> tensor<4096xui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%31 = "stablehlo.shift_right_logical"(%28, %30) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%32 = "stablehlo.convert"(%31) : (tensor<4096xui64>) -> tensor<4096xui32>
%33 = "stablehlo.xor"(%32, %14) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%34 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%33, %34) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.xor"(%25, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%39 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.add"(%15, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%18, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.convert"(%35) : (tensor<4096xui32>) -> tensor<4096xui64>
%44 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%46 = "stablehlo.convert"(%45) : (tensor<4096xui64>) -> tensor<4096xui32>
%47 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%48 = "stablehlo.shift_right_logical"(%45, %47) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%49 = "stablehlo.convert"(%48) : (tensor<4096xui64>) -> tensor<4096xui32>
%50 = "stablehlo.convert"(%38) : (tensor<4096xui32>) -> tensor<4096xui64>
%51 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%53 = "stablehlo.convert"(%52) : (tensor<4096xui64>) -> tensor<4096xui32>
%54 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%55 = "stablehlo.shift_right_logical"(%52, %54) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%56 = "stablehlo.convert"(%55) : (tensor<4096xui64>) -> tensor<4096xui32>
%57 = "stablehlo.xor"(%56, %29) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%58 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%57, %58) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.xor"(%49, %22) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%61 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%63 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.add"(%40, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.convert"(%59) : (tensor<4096xui32>) -> tensor<4096xui64>
%68 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%70 = "stablehlo.convert"(%69) : (tensor<4096xui64>) -> tensor<4096xui32>
%71 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%72 = "stablehlo.shift_right_logical"(%69, %71) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%73 = "stablehlo.convert"(%72) : (tensor<4096xui64>) -> tensor<4096xui32>
%74 = "stablehlo.convert"(%62) : (tensor<4096xui32>) -> tensor<4096xui64>
%75 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%77 = "stablehlo.convert"(%76) : (tensor<4096xui64>) -> tensor<4096xui32>
%78 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%79 = "stablehlo.shift_right_logical"(%76, %78) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%80 = "stablehlo.convert"(%79) : (tensor<4096xui64>) -> tensor<4096xui32>
%81 = "stablehlo.xor"(%80, %53) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%82 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%81, %82) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.xor"(%73, %46) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%85 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%87 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.add"(%64, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.convert"(%83) : (tensor<4096xui32>) -> tensor<4096xui64>
%92 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%94 = "stablehlo.convert"(%93) : (tensor<4096xui64>) -> tensor<4096xui32>
%95 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%96 = "stablehlo.shift_right_logical"(%93, %95) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%97 = "stablehlo.convert"(%96) : (tensor<4096xui64>) -> tensor<4096xui32>
%98 = "stablehlo.convert"(%86) : (tensor<4096xui32>) -> tensor<4096xui64>
%99 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%101 = "stablehlo.convert"(%100) : (tensor<4096xui64>) -> tensor<4096xui32>
%102 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%104 = "stablehlo.convert"(%103) : (tensor<4096xui64>) -> tensor<4096xui32>
%105 = "stablehlo.xor"(%104, %77) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%106 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%105, %106) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.xor"(%97, %70) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%109 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%111 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.add"(%88, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.convert"(%107) : (tensor<4096xui32>) -> tensor<4096xui64>
%116 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%117 = "stablehlo.multiply"(%115, %116) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%118 = "stablehlo.convert"(%117) : (tensor<4096xui64>) -> tensor<4096xui32>
%119 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%120 = "stablehlo.shift_right_logical"(%117, %119) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%121 = "stablehlo.convert"(%120) : (tensor<4096xui64>) -> tensor<4096xui32>
%122 = "stablehlo.convert"(%110) : (tensor<4096xui32>) -> tensor<4096xui64>
%123 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%125 = "stablehlo.convert"(%124) : (tensor<4096xui64>) -> tensor<4096xui32>
%126 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%127 = "stablehlo.shift_right_logical"(%124, %126) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%128 = "stablehlo.convert"(%127) : (tensor<4096xui64>) -> tensor<4096xui32>
%129 = "stablehlo.xor"(%128, %101) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%130 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%129, %130) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.xor"(%121, %94) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%133 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%135 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%112, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.convert"(%131) : (tensor<4096xui32>) -> tensor<4096xui64>
%140 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%141 = "stablehlo.multiply"(%139, %140) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%142 = "stablehlo.convert"(%141) : (tensor<4096xui64>) -> tensor<4096xui32>
%143 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%144 = "stablehlo.shift_right_logical"(%141, %143) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%145 = "stablehlo.convert"(%144) : (tensor<4096xui64>) -> tensor<4096xui32>
%146 = "stablehlo.convert"(%134) : (tensor<4096xui32>) -> tensor<4096xui64>
%147 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%149 = "stablehlo.convert"(%148) : (tensor<4096xui64>) -> tensor<4096xui32>
%150 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%151 = "stablehlo.shift_right_logical"(%148, %150) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%152 = "stablehlo.convert"(%151) : (tensor<4096xui64>) -> tensor<4096xui32>
%153 = "stablehlo.xor"(%152, %125) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%154 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%153, %154) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.xor"(%145, %118) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%157 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%159 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.add"(%136, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.convert"(%155) : (tensor<4096xui32>) -> tensor<4096xui64>
%164 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%165 = "stablehlo.multiply"(%163, %164) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%166 = "stablehlo.convert"(%165) : (tensor<4096xui64>) -> tensor<4096xui32>
%167 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%168 = "stablehlo.shift_right_logical"(%165, %167) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%169 = "stablehlo.convert"(%168) : (tensor<4096xui64>) -> tensor<4096xui32>
%170 = "stablehlo.convert"(%158) : (tensor<4096xui32>) -> tensor<4096xui64>
%171 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%173 = "stablehlo.convert"(%172) : (tensor<4096xui64>) -> tensor<4096xui32>
%174 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%175 = "stablehlo.shift_right_logical"(%172, %174) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%176 = "stablehlo.convert"(%175) : (tensor<4096xui64>) -> tensor<4096xui32>
%177 = "stablehlo.xor"(%176, %149) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%178 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%177, %178) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.xor"(%169, %142) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%181 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%183 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.add"(%160, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.convert"(%179) : (tensor<4096xui32>) -> tensor<4096xui64>
%188 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%190 = "stablehlo.convert"(%189) : (tensor<4096xui64>) -> tensor<4096xui32>
%191 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%192 = "stablehlo.shift_right_logical"(%189, %191) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%193 = "stablehlo.convert"(%192) : (tensor<4096xui64>) -> tensor<4096xui32>
%194 = "stablehlo.convert"(%182) : (tensor<4096xui32>) -> tensor<4096xui64>
%195 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%197 = "stablehlo.convert"(%196) : (tensor<4096xui64>) -> tensor<4096xui32>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%199 = "stablehlo.shift_right_logical"(%196, %198) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4096xui64>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%200, %173) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%193, %166) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%184, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%210 = "stablehlo.add"(%186, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.convert"(%203) : (tensor<4096xui32>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%216 = "stablehlo.shift_right_logical"(%213, %215) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%217 = "stablehlo.convert"(%216) : (tensor<4096xui64>) -> tensor<4096xui32>
%218 = "stablehlo.convert"(%206) : (tensor<4096xui32>) -> tensor<4096xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%221 = "stablehlo.convert"(%220) : (tensor<4096xui64>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%223 = "stablehlo.shift_right_logical"(%220, %222) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%224 = "stablehlo.convert"(%223) : (tensor<4096xui64>) -> tensor<4096xui32>
%225 = "stablehlo.xor"(%224, %197) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%226 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%227 = "stablehlo.xor"(%225, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%228 = "stablehlo.xor"(%217, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%228, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%232 = "stablehlo.add"(%208, %231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%234 = "stablehlo.add"(%210, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.convert"(%227) : (tensor<4096xui32>) -> tensor<4096xui64>
%236 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%237 = "stablehlo.multiply"(%235, %236) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%238 = "stablehlo.convert"(%237) : (tensor<4096xui64>) -> tensor<4096xui32>
%239 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%240 = "stablehlo.shift_right_logical"(%237, %239) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%241 = "stablehlo.convert"(%240) : (tensor<4096xui64>) -> tensor<4096xui32>
%242 = "stablehlo.convert"(%230) : (tensor<4096xui32>) -> tensor<4096xui64>
%243 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%245 = "stablehlo.convert"(%244) : (tensor<4096xui64>) -> tensor<4096xui32>
%246 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%247 = "stablehlo.shift_right_logical"(%244, %246) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%248 = "stablehlo.convert"(%247) : (tensor<4096xui64>) -> tensor<4096xui32>
%249 = "stablehlo.xor"(%248, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%250 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%251 = "stablehlo.xor"(%249, %250) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%252 = "stablehlo.xor"(%241, %214) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%254 = "stablehlo.xor"(%252, %253) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%232, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%258 = "stablehlo.add"(%234, %257) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%259 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%260 = "stablehlo.shift_right_logical"(%251, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.convert"(%260) : (tensor<4096xui32>) -> tensor<4096xi32>
%262 = "stablehlo.convert"(%261) : (tensor<4096xi32>) -> tensor<4096xf32>
%263 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%264 = "stablehlo.add"(%262, %263) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%265 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%266 = "stablehlo.multiply"(%264, %265) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%267 = "stablehlo.log"(%266) : (tensor<4096xf32>) -> tensor<4096xf32>
%268 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%269 = "stablehlo.log_plus_one"(%268) : (tensor<f32>) -> tensor<f32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%271 = "stablehlo.divide"(%267, %270) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%272 = "stablehlo.ceil"(%271) : (tensor<4096xf32>) -> tensor<4096xf32>
%273 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%274 = "stablehlo.maximum"(%272, %273) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %274 : tensor<4096xf32>
}
}

// s64[4096] 0.7
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xi64>) {
%3 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%8 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%9 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%10 = "stablehlo.shift_right_logical"(%6, %9) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%11 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%13 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%15 = "stablehlo.convert"(%4) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%4, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.convert"(%7) : (tensor<4096xui32>) -> tensor<4096xui64>
%20 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%22 = "stablehlo.convert"(%21) : (tensor<4096xui64>) -> tensor<4096xui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%24 = "stablehlo.shift_right_logical"(%21, %23) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%25 = "stablehlo.convert"(%24) : (tensor<4096xui64>) -> tensor<4096xui32>
%26 = "stablehlo.convert"(%12) : (tensor<4096xui32>) -> tensor<4096xui64>
%27 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%29 = "stablehlo.convert"(%28) : (tensor<4096xui64>) -> tensor<4096xui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%31 = "stablehlo.shift_right_logical"(%28, %30) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%32 = "stablehlo.convert"(%31) : (tensor<4096xui64>) -> tensor<4096xui32>
%33 = "stablehlo.xor"(%32, %14) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%34 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%33, %34) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.xor"(%25, %13) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%39 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.add"(%15, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%18, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.convert"(%35) : (tensor<4096xui32>) -> tensor<4096xui64>
%44 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%46 = "stablehlo.convert"(%45) : (tensor<4096xui64>) -> tensor<4096xui32>
%47 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%48 = "stablehlo.shift_right_logical"(%45, %47) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%49 = "stablehlo.convert"(%48) : (tensor<4096xui64>) -> tensor<4096xui32>
%50 = "stablehlo.convert"(%38) : (tensor<4096xui32>) -> tensor<4096xui64>
%51 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%53 = "stablehlo.convert"(%52) : (tensor<4096xui64>) -> tensor<4096xui32>
%54 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%55 = "stablehlo.shift_right_logical"(%52, %54) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%56 = "stablehlo.convert"(%55) : (tensor<4096xui64>) -> tensor<4096xui32>
%57 = "stablehlo.xor"(%56, %29) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%58 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%57, %58) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.xor"(%49, %22) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%61 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%63 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.add"(%40, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.convert"(%59) : (tensor<4096xui32>) -> tensor<4096xui64>
%68 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%69 = "stablehlo.multiply"(%67, %68) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%70 = "stablehlo.convert"(%69) : (tensor<4096xui64>) -> tensor<4096xui32>
%71 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%72 = "stablehlo.shift_right_logical"(%69, %71) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%73 = "stablehlo.convert"(%72) : (tensor<4096xui64>) -> tensor<4096xui32>
%74 = "stablehlo.convert"(%62) : (tensor<4096xui32>) -> tensor<4096xui64>
%75 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%77 = "stablehlo.convert"(%76) : (tensor<4096xui64>) -> tensor<4096xui32>
%78 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%79 = "stablehlo.shift_right_logical"(%76, %78) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%80 = "stablehlo.convert"(%79) : (tensor<4096xui64>) -> tensor<4096xui32>
%81 = "stablehlo.xor"(%80, %53) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%82 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%81, %82) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.xor"(%73, %46) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%85 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%87 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%88 = "stablehlo.add"(%64, %87) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.convert"(%83) : (tensor<4096xui32>) -> tensor<4096xui64>
%92 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%93 = "stablehlo.multiply"(%91, %92) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%94 = "stablehlo.convert"(%93) : (tensor<4096xui64>) -> tensor<4096xui32>
%95 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%96 = "stablehlo.shift_right_logical"(%93, %95) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%97 = "stablehlo.convert"(%96) : (tensor<4096xui64>) -> tensor<4096xui32>
%98 = "stablehlo.convert"(%86) : (tensor<4096xui32>) -> tensor<4096xui64>
%99 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%101 = "stablehlo.convert"(%100) : (tensor<4096xui64>) -> tensor<4096xui32>
%102 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%104 = "stablehlo.convert"(%103) : (tensor<4096xui64>) -> tensor<4096xui32>
%105 = "stablehlo.xor"(%104, %77) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%106 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%105, %106) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.xor"(%97, %70) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%109 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%111 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%112 = "stablehlo.add"(%88, %111) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%113 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.convert"(%107) : (tensor<4096xui32>) -> tensor<4096xui64>
%116 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%117 = "stablehlo.multiply"(%115, %116) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%118 = "stablehlo.convert"(%117) : (tensor<4096xui64>) -> tensor<4096xui32>
%119 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%120 = "stablehlo.shift_right_logical"(%117, %119) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%121 = "stablehlo.convert"(%120) : (tensor<4096xui64>) -> tensor<4096xui32>
%122 = "stablehlo.convert"(%110) : (tensor<4096xui32>) -> tensor<4096xui64>
%123 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%125 = "stablehlo.convert"(%124) : (tensor<4096xui64>) -> tensor<4096xui32>
%126 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%127 = "stablehlo.shift_right_logical"(%124, %126) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%128 = "stablehlo.convert"(%127) : (tensor<4096xui64>) -> tensor<4096xui32>
%129 = "stablehlo.xor"(%128, %101) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%130 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%129, %130) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.xor"(%121, %94) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%133 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%135 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%136 = "stablehlo.add"(%112, %135) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%137 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.convert"(%131) : (tensor<4096xui32>) -> tensor<4096xui64>
%140 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%141 = "stablehlo.multiply"(%139, %140) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%142 = "stablehlo.convert"(%141) : (tensor<4096xui64>) -> tensor<4096xui32>
%143 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%144 = "stablehlo.shift_right_logical"(%141, %143) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%145 = "stablehlo.convert"(%144) : (tensor<4096xui64>) -> tensor<4096xui32>
%146 = "stablehlo.convert"(%134) : (tensor<4096xui32>) -> tensor<4096xui64>
%147 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%149 = "stablehlo.convert"(%148) : (tensor<4096xui64>) -> tensor<4096xui32>
%150 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%151 = "stablehlo.shift_right_logical"(%148, %150) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%152 = "stablehlo.convert"(%151) : (tensor<4096xui64>) -> tensor<4096xui32>
%153 = "stablehlo.xor"(%152, %125) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%154 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%153, %154) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.xor"(%145, %118) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%157 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%159 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%160 = "stablehlo.add"(%136, %159) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%161 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.convert"(%155) : (tensor<4096xui32>) -> tensor<4096xui64>
%164 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%165 = "stablehlo.multiply"(%163, %164) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%166 = "stablehlo.convert"(%165) : (tensor<4096xui64>) -> tensor<4096xui32>
%167 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%168 = "stablehlo.shift_right_logical"(%165, %167) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%169 = "stablehlo.convert"(%168) : (tensor<4096xui64>) -> tensor<4096xui32>
%170 = "stablehlo.convert"(%158) : (tensor<4096xui32>) -> tensor<4096xui64>
%171 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%173 = "stablehlo.convert"(%172) : (tensor<4096xui64>) -> tensor<4096xui32>
%174 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%175 = "stablehlo.shift_right_logical"(%172, %174) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%176 = "stablehlo.convert"(%175) : (tensor<4096xui64>) -> tensor<4096xui32>
%177 = "stablehlo.xor"(%176, %149) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%178 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%177, %178) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.xor"(%169, %142) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%181 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%183 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%184 = "stablehlo.add"(%160, %183) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%185 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.convert"(%179) : (tensor<4096xui32>) -> tensor<4096xui64>
%188 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%189 = "stablehlo.multiply"(%187, %188) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%190 = "stablehlo.convert"(%189) : (tensor<4096xui64>) -> tensor<4096xui32>
%191 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%192 = "stablehlo.shift_right_logical"(%189, %191) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%193 = "stablehlo.convert"(%192) : (tensor<4096xui64>) -> tensor<4096xui32>
%194 = "stablehlo.convert"(%182) : (tensor<4096xui32>) -> tensor<4096xui64>
%195 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%197 = "stablehlo.convert"(%196) : (tensor<4096xui64>) -> tensor<4096xui32>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%199 = "stablehlo.shift_right_logical"(%196, %198) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4096xui64>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%200, %173) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%193, %166) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%184, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%210 = "stablehlo.add"(%186, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.convert"(%203) : (tensor<4096xui32>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.convert"(%213) : (tensor<4096xui64>) -> tensor<4096xui32>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%216 = "stablehlo.shift_right_logical"(%213, %215) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%217 = "stablehlo.convert"(%216) : (tensor<4096xui64>) -> tensor<4096xui32>
%218 = "stablehlo.convert"(%206) : (tensor<4096xui32>) -> tensor<4096xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%221 = "stablehlo.convert"(%220) : (tensor<4096xui64>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%223 = "stablehlo.shift_right_logical"(%220, %222) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%224 = "stablehlo.convert"(%223) : (tensor<4096xui64>) -> tensor<4096xui32>
%225 = "stablehlo.xor"(%224, %197) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%226 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%227 = "stablehlo.xor"(%225, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%228 = "stablehlo.xor"(%217, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%228, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%232 = "stablehlo.add"(%208, %231) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%233 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%234 = "stablehlo.add"(%210, %233) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.convert"(%227) : (tensor<4096xui32>) -> tensor<4096xui64>
%236 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%237 = "stablehlo.multiply"(%235, %236) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%238 = "stablehlo.convert"(%237) : (tensor<4096xui64>) -> tensor<4096xui32>
%239 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%240 = "stablehlo.shift_right_logical"(%237, %239) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%241 = "stablehlo.convert"(%240) : (tensor<4096xui64>) -> tensor<4096xui32>
%242 = "stablehlo.convert"(%230) : (tensor<4096xui32>) -> tensor<4096xui64>
%243 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%245 = "stablehlo.convert"(%244) : (tensor<4096xui64>) -> tensor<4096xui32>
%246 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%247 = "stablehlo.shift_right_logical"(%244, %246) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%248 = "stablehlo.convert"(%247) : (tensor<4096xui64>) -> tensor<4096xui32>
%249 = "stablehlo.xor"(%248, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%250 = "stablehlo.broadcast_in_dim"(%232) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%251 = "stablehlo.xor"(%249, %250) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%252 = "stablehlo.xor"(%241, %214) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.broadcast_in_dim"(%234) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%254 = "stablehlo.xor"(%252, %253) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%256 = "stablehlo.add"(%232, %255) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%257 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%258 = "stablehlo.add"(%234, %257) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%259 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%260 = "stablehlo.shift_right_logical"(%251, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.convert"(%260) : (tensor<4096xui32>) -> tensor<4096xi32>
%262 = "stablehlo.convert"(%261) : (tensor<4096xi32>) -> tensor<4096xf32>
%263 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%264 = "stablehlo.add"(%262, %263) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%265 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%266 = "stablehlo.multiply"(%264, %265) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%267 = "stablehlo.log"(%266) : (tensor<4096xf32>) -> tensor<4096xf32>
%268 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%269 = "stablehlo.log_plus_one"(%268) : (tensor<f32>) -> tensor<f32>
%270 = "stablehlo.broadcast_in_dim"(%269) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%271 = "stablehlo.divide"(%267, %270) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%272 = "stablehlo.ceil"(%271) : (tensor<4096xf32>) -> tensor<4096xf32>
%273 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%274 = "stablehlo.maximum"(%272, %273) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%275 = "stablehlo.convert"(%274) : (tensor<4096xf32>) -> tensor<4096xi64>
return %275 : tensor<4096xi64>
}
}

