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
%10 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%7, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%17 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%5, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%9) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%22 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%24 = "stablehlo.convert"(%23) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%27 = "stablehlo.convert"(%26) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%28 = "stablehlo.convert"(%14) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%29 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%31 = "stablehlo.convert"(%30) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%34 = "stablehlo.convert"(%33) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%35 = "stablehlo.xor"(%34, %16) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%38 = "stablehlo.xor"(%27, %15) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%41 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%17, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%20, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%46 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%48 = "stablehlo.convert"(%47) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%49 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%50 = "stablehlo.shift_right_logical"(%47, %49) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%51 = "stablehlo.convert"(%50) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%52 = "stablehlo.convert"(%40) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%53 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%55 = "stablehlo.convert"(%54) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%58 = "stablehlo.convert"(%57) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%59 = "stablehlo.xor"(%58, %31) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%60 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%62 = "stablehlo.xor"(%51, %24) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%63 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%65 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.convert"(%61) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%70 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%72 = "stablehlo.convert"(%71) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%73 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%74 = "stablehlo.shift_right_logical"(%71, %73) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%75 = "stablehlo.convert"(%74) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%76 = "stablehlo.convert"(%64) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%77 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%79 = "stablehlo.convert"(%78) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%82 = "stablehlo.convert"(%81) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%83 = "stablehlo.xor"(%82, %55) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%84 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%86 = "stablehlo.xor"(%75, %48) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%89 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.convert"(%85) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%94 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%96 = "stablehlo.convert"(%95) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%97 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%98 = "stablehlo.shift_right_logical"(%95, %97) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%99 = "stablehlo.convert"(%98) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%100 = "stablehlo.convert"(%88) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%101 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%103 = "stablehlo.convert"(%102) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%106 = "stablehlo.convert"(%105) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%107 = "stablehlo.xor"(%106, %79) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%108 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%110 = "stablehlo.xor"(%99, %72) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%111 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%113 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.convert"(%109) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%118 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%119 = "stablehlo.multiply"(%117, %118) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%120 = "stablehlo.convert"(%119) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%121 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%122 = "stablehlo.shift_right_logical"(%119, %121) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%123 = "stablehlo.convert"(%122) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%124 = "stablehlo.convert"(%112) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%125 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%127 = "stablehlo.convert"(%126) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%130 = "stablehlo.convert"(%129) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%131 = "stablehlo.xor"(%130, %103) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%132 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%134 = "stablehlo.xor"(%123, %96) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%135 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%137 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.convert"(%133) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%142 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%144 = "stablehlo.convert"(%143) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%145 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%146 = "stablehlo.shift_right_logical"(%143, %145) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%147 = "stablehlo.convert"(%146) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%148 = "stablehlo.convert"(%136) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%149 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%151 = "stablehlo.convert"(%150) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%154 = "stablehlo.convert"(%153) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%155 = "stablehlo.xor"(%154, %127) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%156 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%158 = "stablehlo.xor"(%147, %120) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%159 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%161 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.convert"(%157) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%166 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%168 = "stablehlo.convert"(%167) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%169 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%170 = "stablehlo.shift_right_logical"(%167, %169) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%171 = "stablehlo.convert"(%170) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%172 = "stablehlo.convert"(%160) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%173 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%175 = "stablehlo.convert"(%174) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%178 = "stablehlo.convert"(%177) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%179 = "stablehlo.xor"(%178, %151) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%180 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%182 = "stablehlo.xor"(%171, %144) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%183 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%185 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.convert"(%181) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%190 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%191 = "stablehlo.multiply"(%189, %190) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%192 = "stablehlo.convert"(%191) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%193 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%194 = "stablehlo.shift_right_logical"(%191, %193) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%195 = "stablehlo.convert"(%194) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%196 = "stablehlo.convert"(%184) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%197 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%200 = "stablehlo.shift_right_logical"(%198, %199) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%201 = "stablehlo.convert"(%200) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%202 = "stablehlo.xor"(%201, %175) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%203 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%205 = "stablehlo.xor"(%195, %168) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%188, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%216 = "stablehlo.shift_right_logical"(%214, %215) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%217 = "stablehlo.convert"(%216) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%218 = "stablehlo.convert"(%207) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%221 = "stablehlo.convert"(%220) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%222 = "stablehlo.xor"(%217, %192) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%223 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%225 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.add"(%209, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.convert"(%224) : (tensor<2048x2xui32>) -> tensor<2048x2xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%230 = "stablehlo.convert"(%229) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<2048x2xui64>} : () -> tensor<2048x2xui64>
%232 = "stablehlo.shift_right_logical"(%229, %231) : (tensor<2048x2xui64>, tensor<2048x2xui64>) -> tensor<2048x2xui64>
%233 = "stablehlo.convert"(%232) : (tensor<2048x2xui64>) -> tensor<2048x2xui32>
%234 = "stablehlo.xor"(%233, %221) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%235 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<2048x2xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%237 = "stablehlo.constant"() {value = dense<8> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%238 = "stablehlo.shift_right_logical"(%230, %237) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%239 = "stablehlo.convert"(%238) : (tensor<2048x2xui32>) -> tensor<2048x2xi32>
%240 = "stablehlo.convert"(%239) : (tensor<2048x2xi32>) -> tensor<2048x2xf32>
%241 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%243 = "stablehlo.constant"() {value = dense<1> : tensor<2048x2xui32>} : () -> tensor<2048x2xui32>
%244 = "stablehlo.shift_right_logical"(%236, %243) : (tensor<2048x2xui32>, tensor<2048x2xui32>) -> tensor<2048x2xui32>
%245 = "stablehlo.convert"(%244) : (tensor<2048x2xui32>) -> tensor<2048x2xi32>
%246 = "stablehlo.convert"(%245) : (tensor<2048x2xi32>) -> tensor<2048x2xf32>
%247 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%248 = "stablehlo.add"(%246, %247) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%249 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%250 = "stablehlo.multiply"(%248, %249) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%251 = "stablehlo.log"(%250) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%252 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%254 = "stablehlo.sqrt"(%253) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%255 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%256 = "stablehlo.subtract"(%242, %255) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%257 = "stablehlo.abs"(%256) : (tensor<2048x2xf32>) -> tensor<2048x2xf32>
%258 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%259 = "stablehlo.subtract"(%257, %258) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%260 = "stablehlo.multiply"(%259, %259) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%262 = "stablehlo.multiply"(%261, %260) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%263 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%264 = "stablehlo.add"(%262, %263) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%265 = "stablehlo.multiply"(%264, %260) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%266 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%267 = "stablehlo.add"(%265, %266) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%268 = "stablehlo.multiply"(%267, %260) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%269 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%270 = "stablehlo.add"(%268, %269) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%271 = "stablehlo.multiply"(%270, %260) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%272 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%273 = "stablehlo.add"(%271, %272) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%274 = "stablehlo.multiply"(%273, %260) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%275 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%276 = "stablehlo.add"(%274, %275) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%277 = "stablehlo.multiply"(%276, %260) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%278 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<2048x2xf32>} : () -> tensor<2048x2xf32>
%279 = "stablehlo.add"(%277, %278) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%280 = "stablehlo.multiply"(%259, %279) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%281 = "stablehlo.multiply"(%254, %280) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%282 = "stablehlo.multiply"(%281, %3) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
%283 = "stablehlo.add"(%282, %0) : (tensor<2048x2xf32>, tensor<2048x2xf32>) -> tensor<2048x2xf32>
return %283 : tensor<2048x2xf32>
}
}

