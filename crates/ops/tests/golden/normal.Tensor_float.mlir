// f32[4096] 0.5
// run-time numbers: std:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%6 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%10 = "stablehlo.reduce"(%5, %6) ({
^bb0(%7: tensor<i1>, %8: tensor<i1>):
%9 = "stablehlo.and"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%9) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%11 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%12 = "stablehlo.reshape"(%11) : (tensor<1xui64>) -> tensor<ui64>
%13 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%14 = "stablehlo.reshape"(%13) : (tensor<1xui64>) -> tensor<ui64>
%15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%16 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%14, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%21 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%23 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%25 = "stablehlo.shift_right_logical"(%12, %24) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%26 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.convert"(%15) : (tensor<4096xui32>) -> tensor<4096xui64>
%28 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%30 = "stablehlo.convert"(%29) : (tensor<4096xui64>) -> tensor<4096xui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%32 = "stablehlo.shift_right_logical"(%29, %31) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%33 = "stablehlo.convert"(%32) : (tensor<4096xui64>) -> tensor<4096xui32>
%34 = "stablehlo.convert"(%20) : (tensor<4096xui32>) -> tensor<4096xui64>
%35 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%37 = "stablehlo.convert"(%36) : (tensor<4096xui64>) -> tensor<4096xui32>
%38 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%39 = "stablehlo.shift_right_logical"(%36, %38) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%40 = "stablehlo.convert"(%39) : (tensor<4096xui64>) -> tensor<4096xui32>
%41 = "stablehlo.xor"(%40, %22) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%42 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%43 = "stablehlo.xor"(%41, %42) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%44 = "stablehlo.xor"(%33, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%45 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%46 = "stablehlo.xor"(%44, %45) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%47 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.add"(%23, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%50 = "stablehlo.add"(%26, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.convert"(%43) : (tensor<4096xui32>) -> tensor<4096xui64>
%52 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%54 = "stablehlo.convert"(%53) : (tensor<4096xui64>) -> tensor<4096xui32>
%55 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%56 = "stablehlo.shift_right_logical"(%53, %55) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%57 = "stablehlo.convert"(%56) : (tensor<4096xui64>) -> tensor<4096xui32>
%58 = "stablehlo.convert"(%46) : (tensor<4096xui32>) -> tensor<4096xui64>
%59 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%61 = "stablehlo.convert"(%60) : (tensor<4096xui64>) -> tensor<4096xui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%63 = "stablehlo.shift_right_logical"(%60, %62) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%64 = "stablehlo.convert"(%63) : (tensor<4096xui64>) -> tensor<4096xui32>
%65 = "stablehlo.xor"(%64, %37) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%66 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%67 = "stablehlo.xor"(%65, %66) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%68 = "stablehlo.xor"(%57, %30) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%69 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%70 = "stablehlo.xor"(%68, %69) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%71 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.add"(%48, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.add"(%50, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.convert"(%67) : (tensor<4096xui32>) -> tensor<4096xui64>
%76 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%78 = "stablehlo.convert"(%77) : (tensor<4096xui64>) -> tensor<4096xui32>
%79 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%80 = "stablehlo.shift_right_logical"(%77, %79) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%81 = "stablehlo.convert"(%80) : (tensor<4096xui64>) -> tensor<4096xui32>
%82 = "stablehlo.convert"(%70) : (tensor<4096xui32>) -> tensor<4096xui64>
%83 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%85 = "stablehlo.convert"(%84) : (tensor<4096xui64>) -> tensor<4096xui32>
%86 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%87 = "stablehlo.shift_right_logical"(%84, %86) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%88 = "stablehlo.convert"(%87) : (tensor<4096xui64>) -> tensor<4096xui32>
%89 = "stablehlo.xor"(%88, %61) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%90 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%92 = "stablehlo.xor"(%81, %54) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%93 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%94 = "stablehlo.xor"(%92, %93) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%95 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.add"(%72, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.add"(%74, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.convert"(%91) : (tensor<4096xui32>) -> tensor<4096xui64>
%100 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%102 = "stablehlo.convert"(%101) : (tensor<4096xui64>) -> tensor<4096xui32>
%103 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%104 = "stablehlo.shift_right_logical"(%101, %103) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%105 = "stablehlo.convert"(%104) : (tensor<4096xui64>) -> tensor<4096xui32>
%106 = "stablehlo.convert"(%94) : (tensor<4096xui32>) -> tensor<4096xui64>
%107 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%108 = "stablehlo.multiply"(%106, %107) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%109 = "stablehlo.convert"(%108) : (tensor<4096xui64>) -> tensor<4096xui32>
%110 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%111 = "stablehlo.shift_right_logical"(%108, %110) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%112 = "stablehlo.convert"(%111) : (tensor<4096xui64>) -> tensor<4096xui32>
%113 = "stablehlo.xor"(%112, %85) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%114 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%115 = "stablehlo.xor"(%113, %114) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%116 = "stablehlo.xor"(%105, %78) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%117 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%118 = "stablehlo.xor"(%116, %117) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%119 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.add"(%96, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.add"(%98, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.convert"(%115) : (tensor<4096xui32>) -> tensor<4096xui64>
%124 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%126 = "stablehlo.convert"(%125) : (tensor<4096xui64>) -> tensor<4096xui32>
%127 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%128 = "stablehlo.shift_right_logical"(%125, %127) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%129 = "stablehlo.convert"(%128) : (tensor<4096xui64>) -> tensor<4096xui32>
%130 = "stablehlo.convert"(%118) : (tensor<4096xui32>) -> tensor<4096xui64>
%131 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%133 = "stablehlo.convert"(%132) : (tensor<4096xui64>) -> tensor<4096xui32>
%134 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%135 = "stablehlo.shift_right_logical"(%132, %134) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%136 = "stablehlo.convert"(%135) : (tensor<4096xui64>) -> tensor<4096xui32>
%137 = "stablehlo.xor"(%136, %109) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%138 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%139 = "stablehlo.xor"(%137, %138) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%140 = "stablehlo.xor"(%129, %102) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%141 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%142 = "stablehlo.xor"(%140, %141) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%143 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.add"(%120, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.add"(%122, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.convert"(%139) : (tensor<4096xui32>) -> tensor<4096xui64>
%148 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%150 = "stablehlo.convert"(%149) : (tensor<4096xui64>) -> tensor<4096xui32>
%151 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%153 = "stablehlo.convert"(%152) : (tensor<4096xui64>) -> tensor<4096xui32>
%154 = "stablehlo.convert"(%142) : (tensor<4096xui32>) -> tensor<4096xui64>
%155 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%156 = "stablehlo.multiply"(%154, %155) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%157 = "stablehlo.convert"(%156) : (tensor<4096xui64>) -> tensor<4096xui32>
%158 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%159 = "stablehlo.shift_right_logical"(%156, %158) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%160 = "stablehlo.convert"(%159) : (tensor<4096xui64>) -> tensor<4096xui32>
%161 = "stablehlo.xor"(%160, %133) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%162 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%163 = "stablehlo.xor"(%161, %162) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%164 = "stablehlo.xor"(%153, %126) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%165 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%166 = "stablehlo.xor"(%164, %165) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%167 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.add"(%144, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%146, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.convert"(%163) : (tensor<4096xui32>) -> tensor<4096xui64>
%172 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%174 = "stablehlo.convert"(%173) : (tensor<4096xui64>) -> tensor<4096xui32>
%175 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%176 = "stablehlo.shift_right_logical"(%173, %175) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%177 = "stablehlo.convert"(%176) : (tensor<4096xui64>) -> tensor<4096xui32>
%178 = "stablehlo.convert"(%166) : (tensor<4096xui32>) -> tensor<4096xui64>
%179 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%180 = "stablehlo.multiply"(%178, %179) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%181 = "stablehlo.convert"(%180) : (tensor<4096xui64>) -> tensor<4096xui32>
%182 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%183 = "stablehlo.shift_right_logical"(%180, %182) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%184 = "stablehlo.convert"(%183) : (tensor<4096xui64>) -> tensor<4096xui32>
%185 = "stablehlo.xor"(%184, %157) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%186 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%188 = "stablehlo.xor"(%177, %150) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%189 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%190 = "stablehlo.xor"(%188, %189) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%191 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%192 = "stablehlo.add"(%168, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.add"(%170, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.convert"(%187) : (tensor<4096xui32>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.multiply"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%200 = "stablehlo.shift_right_logical"(%197, %199) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%201 = "stablehlo.convert"(%200) : (tensor<4096xui64>) -> tensor<4096xui32>
%202 = "stablehlo.convert"(%190) : (tensor<4096xui32>) -> tensor<4096xui64>
%203 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%204 = "stablehlo.multiply"(%202, %203) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%205 = "stablehlo.convert"(%204) : (tensor<4096xui64>) -> tensor<4096xui32>
%206 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%207 = "stablehlo.shift_right_logical"(%204, %206) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%208 = "stablehlo.convert"(%207) : (tensor<4096xui64>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%208, %181) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%211 = "stablehlo.xor"(%209, %210) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.xor"(%201, %174) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%213 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%214 = "stablehlo.xor"(%212, %213) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%215 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.add"(%192, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.add"(%194, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.convert"(%211) : (tensor<4096xui32>) -> tensor<4096xui64>
%220 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%222 = "stablehlo.convert"(%221) : (tensor<4096xui64>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%225 = "stablehlo.convert"(%224) : (tensor<4096xui64>) -> tensor<4096xui32>
%226 = "stablehlo.convert"(%214) : (tensor<4096xui32>) -> tensor<4096xui64>
%227 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%231 = "stablehlo.shift_right_logical"(%228, %230) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%232 = "stablehlo.convert"(%231) : (tensor<4096xui64>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%232, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.xor"(%225, %198) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%238 = "stablehlo.xor"(%236, %237) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%239 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.add"(%216, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%242 = "stablehlo.add"(%218, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%243 = "stablehlo.convert"(%235) : (tensor<4096xui32>) -> tensor<4096xui64>
%244 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%246 = "stablehlo.convert"(%245) : (tensor<4096xui64>) -> tensor<4096xui32>
%247 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%248 = "stablehlo.shift_right_logical"(%245, %247) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%249 = "stablehlo.convert"(%248) : (tensor<4096xui64>) -> tensor<4096xui32>
%250 = "stablehlo.convert"(%238) : (tensor<4096xui32>) -> tensor<4096xui64>
%251 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%252 = "stablehlo.multiply"(%250, %251) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%253 = "stablehlo.convert"(%252) : (tensor<4096xui64>) -> tensor<4096xui32>
%254 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%255 = "stablehlo.shift_right_logical"(%252, %254) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%256 = "stablehlo.convert"(%255) : (tensor<4096xui64>) -> tensor<4096xui32>
%257 = "stablehlo.xor"(%256, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%259 = "stablehlo.xor"(%257, %258) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%260 = "stablehlo.xor"(%249, %222) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%262 = "stablehlo.xor"(%260, %261) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%263 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.add"(%240, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%266 = "stablehlo.add"(%242, %265) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%267 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%268 = "stablehlo.shift_right_logical"(%253, %267) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%269 = "stablehlo.convert"(%268) : (tensor<4096xui32>) -> tensor<4096xi32>
%270 = "stablehlo.convert"(%269) : (tensor<4096xi32>) -> tensor<4096xf32>
%271 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%272 = "stablehlo.multiply"(%270, %271) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%273 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%274 = "stablehlo.shift_right_logical"(%259, %273) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%275 = "stablehlo.convert"(%274) : (tensor<4096xui32>) -> tensor<4096xi32>
%276 = "stablehlo.convert"(%275) : (tensor<4096xi32>) -> tensor<4096xf32>
%277 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%278 = "stablehlo.add"(%276, %277) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%279 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%280 = "stablehlo.multiply"(%278, %279) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%281 = "stablehlo.log"(%280) : (tensor<4096xf32>) -> tensor<4096xf32>
%282 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%283 = "stablehlo.multiply"(%281, %282) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%284 = "stablehlo.sqrt"(%283) : (tensor<4096xf32>) -> tensor<4096xf32>
%285 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%286 = "stablehlo.subtract"(%272, %285) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%287 = "stablehlo.abs"(%286) : (tensor<4096xf32>) -> tensor<4096xf32>
%288 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%289 = "stablehlo.subtract"(%287, %288) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%290 = "stablehlo.multiply"(%289, %289) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%291 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%292 = "stablehlo.multiply"(%291, %290) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%293 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%294 = "stablehlo.add"(%292, %293) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%295 = "stablehlo.multiply"(%294, %290) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%296 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%297 = "stablehlo.add"(%295, %296) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%298 = "stablehlo.multiply"(%297, %290) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%299 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%300 = "stablehlo.add"(%298, %299) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%301 = "stablehlo.multiply"(%300, %290) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%302 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%303 = "stablehlo.add"(%301, %302) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%304 = "stablehlo.multiply"(%303, %290) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%305 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%306 = "stablehlo.add"(%304, %305) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%307 = "stablehlo.multiply"(%306, %290) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%308 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%309 = "stablehlo.add"(%307, %308) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%310 = "stablehlo.multiply"(%289, %309) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%311 = "stablehlo.multiply"(%284, %310) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%312 = "stablehlo.multiply"(%311, %3) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%313 = "stablehlo.add"(%312, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %313 : tensor<4096xf32>
}
}

