// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
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
%197 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%198 = "stablehlo.shift_right_logical"(%196, %197) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%199 = "stablehlo.convert"(%198) : (tensor<4096xui64>) -> tensor<4096xui32>
%200 = "stablehlo.xor"(%199, %173) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%201 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%200, %201) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.xor"(%193, %166) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%205 = "stablehlo.xor"(%203, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%184, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.convert"(%202) : (tensor<4096xui32>) -> tensor<4096xui64>
%211 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%213 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%214 = "stablehlo.shift_right_logical"(%212, %213) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%215 = "stablehlo.convert"(%214) : (tensor<4096xui64>) -> tensor<4096xui32>
%216 = "stablehlo.convert"(%205) : (tensor<4096xui32>) -> tensor<4096xui64>
%217 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%219 = "stablehlo.convert"(%218) : (tensor<4096xui64>) -> tensor<4096xui32>
%220 = "stablehlo.xor"(%215, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%221 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%222 = "stablehlo.xor"(%220, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%207, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%222) : (tensor<4096xui32>) -> tensor<4096xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%228 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%229 = "stablehlo.shift_right_logical"(%227, %228) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%230 = "stablehlo.convert"(%229) : (tensor<4096xui64>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%230, %219) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%235 = "stablehlo.shift_right_logical"(%233, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.convert"(%235) : (tensor<4096xui32>) -> tensor<4096xi32>
%237 = "stablehlo.convert"(%236) : (tensor<4096xi32>) -> tensor<4096xf32>
%238 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%239 = "stablehlo.add"(%237, %238) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%240 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%242 = "stablehlo.log"(%241) : (tensor<4096xf32>) -> tensor<4096xf32>
%243 = "stablehlo.negate"(%242) : (tensor<4096xf32>) -> tensor<4096xf32>
%244 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%245 = "stablehlo.maximum"(%243, %244) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%246 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%247 = "stablehlo.divide"(%245, %246) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %247 : tensor<4096xf32>
}
}

// f64[4096] 2.5
// run-time numbers: lambd:F64
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<f64>, %2: tensor<2xui64>) -> (tensor<4096xf64>) {
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
%197 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%198 = "stablehlo.shift_right_logical"(%196, %197) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%199 = "stablehlo.convert"(%198) : (tensor<4096xui64>) -> tensor<4096xui32>
%200 = "stablehlo.xor"(%199, %173) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%201 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%200, %201) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.xor"(%193, %166) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%205 = "stablehlo.xor"(%203, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%184, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.convert"(%202) : (tensor<4096xui32>) -> tensor<4096xui64>
%211 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%213 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%214 = "stablehlo.shift_right_logical"(%212, %213) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%215 = "stablehlo.convert"(%214) : (tensor<4096xui64>) -> tensor<4096xui32>
%216 = "stablehlo.convert"(%205) : (tensor<4096xui32>) -> tensor<4096xui64>
%217 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%219 = "stablehlo.convert"(%218) : (tensor<4096xui64>) -> tensor<4096xui32>
%220 = "stablehlo.xor"(%215, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%221 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%222 = "stablehlo.xor"(%220, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%207, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%222) : (tensor<4096xui32>) -> tensor<4096xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%228 = "stablehlo.convert"(%227) : (tensor<4096xui64>) -> tensor<4096xui32>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%230 = "stablehlo.shift_right_logical"(%227, %229) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%231 = "stablehlo.convert"(%230) : (tensor<4096xui64>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%231, %219) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.convert"(%234) : (tensor<4096xui32>) -> tensor<4096xui64>
%236 = "stablehlo.convert"(%228) : (tensor<4096xui32>) -> tensor<4096xui64>
%237 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%238 = "stablehlo.shift_left"(%236, %237) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%239 = "stablehlo.or"(%235, %238) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%240 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%241 = "stablehlo.shift_right_logical"(%239, %240) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%242 = "stablehlo.convert"(%241) : (tensor<4096xui64>) -> tensor<4096xi64>
%243 = "stablehlo.convert"(%242) : (tensor<4096xi64>) -> tensor<4096xf64>
%244 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%245 = "stablehlo.add"(%243, %244) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%246 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%248 = "stablehlo.log"(%247) : (tensor<4096xf64>) -> tensor<4096xf64>
%249 = "stablehlo.negate"(%248) : (tensor<4096xf64>) -> tensor<4096xf64>
%250 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%251 = "stablehlo.maximum"(%249, %250) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%252 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%253 = "stablehlo.divide"(%251, %252) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %253 : tensor<4096xf64>
}
}

// bf16[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<2xui64>) -> (tensor<4096xbf16>) {
%2 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%4 = "stablehlo.reshape"(%3) : (tensor<1xui64>) -> tensor<ui64>
%5 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
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
%197 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%198 = "stablehlo.shift_right_logical"(%196, %197) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%199 = "stablehlo.convert"(%198) : (tensor<4096xui64>) -> tensor<4096xui32>
%200 = "stablehlo.xor"(%199, %173) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%201 = "stablehlo.broadcast_in_dim"(%184) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%200, %201) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.xor"(%193, %166) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%205 = "stablehlo.xor"(%203, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%184, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.convert"(%202) : (tensor<4096xui32>) -> tensor<4096xui64>
%211 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%212 = "stablehlo.multiply"(%210, %211) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%213 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%214 = "stablehlo.shift_right_logical"(%212, %213) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%215 = "stablehlo.convert"(%214) : (tensor<4096xui64>) -> tensor<4096xui32>
%216 = "stablehlo.convert"(%205) : (tensor<4096xui32>) -> tensor<4096xui64>
%217 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%219 = "stablehlo.convert"(%218) : (tensor<4096xui64>) -> tensor<4096xui32>
%220 = "stablehlo.xor"(%215, %190) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%221 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%222 = "stablehlo.xor"(%220, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.add"(%207, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%222) : (tensor<4096xui32>) -> tensor<4096xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%228 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%229 = "stablehlo.shift_right_logical"(%227, %228) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%230 = "stablehlo.convert"(%229) : (tensor<4096xui64>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%230, %219) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.broadcast_in_dim"(%224) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%235 = "stablehlo.shift_right_logical"(%233, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.convert"(%235) : (tensor<4096xui32>) -> tensor<4096xi32>
%237 = "stablehlo.convert"(%236) : (tensor<4096xi32>) -> tensor<4096xf32>
%238 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%239 = "stablehlo.add"(%237, %238) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%240 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%242 = "stablehlo.log"(%241) : (tensor<4096xf32>) -> tensor<4096xf32>
%243 = "stablehlo.negate"(%242) : (tensor<4096xf32>) -> tensor<4096xf32>
%244 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%245 = "stablehlo.maximum"(%243, %244) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%246 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%247 = "stablehlo.divide"(%245, %246) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%248 = "stablehlo.convert"(%247) : (tensor<4096xf32>) -> tensor<4096xbf16>
return %248 : tensor<4096xbf16>
}
}

