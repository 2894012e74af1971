// f32[64,64] 0.25 true
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64x64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64x64xf32>, tensor<64x64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui64>) -> tensor<ui64>
%12 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%13 = "stablehlo.reshape"(%12) : (tensor<1xui64>) -> tensor<ui64>
%14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%15 = "stablehlo.reshape"(%14) : (tensor<4096xui32>) -> tensor<64x64xui32>
%16 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%13, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%21 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%22 = "stablehlo.constant"() {value = dense<0> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%23 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%25 = "stablehlo.shift_right_logical"(%11, %24) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%26 = "stablehlo.convert"(%25) : (tensor<ui64>) -> tensor<ui32>
%27 = "stablehlo.convert"(%15) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%28 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%30 = "stablehlo.convert"(%29) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%32 = "stablehlo.shift_right_logical"(%29, %31) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%33 = "stablehlo.convert"(%32) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%34 = "stablehlo.convert"(%20) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%35 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%36 = "stablehlo.multiply"(%34, %35) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%37 = "stablehlo.convert"(%36) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%38 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%39 = "stablehlo.shift_right_logical"(%36, %38) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%40 = "stablehlo.convert"(%39) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%41 = "stablehlo.xor"(%40, %22) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%42 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%43 = "stablehlo.xor"(%41, %42) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%44 = "stablehlo.xor"(%33, %21) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%45 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%46 = "stablehlo.xor"(%44, %45) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%47 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.add"(%23, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%50 = "stablehlo.add"(%26, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.convert"(%43) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%52 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%54 = "stablehlo.convert"(%53) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%55 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%56 = "stablehlo.shift_right_logical"(%53, %55) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%57 = "stablehlo.convert"(%56) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%58 = "stablehlo.convert"(%46) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%59 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%60 = "stablehlo.multiply"(%58, %59) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%61 = "stablehlo.convert"(%60) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%62 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%63 = "stablehlo.shift_right_logical"(%60, %62) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%64 = "stablehlo.convert"(%63) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%65 = "stablehlo.xor"(%64, %37) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%66 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%67 = "stablehlo.xor"(%65, %66) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%68 = "stablehlo.xor"(%57, %30) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%69 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%70 = "stablehlo.xor"(%68, %69) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%71 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.add"(%48, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.add"(%50, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.convert"(%67) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%76 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%78 = "stablehlo.convert"(%77) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%79 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%80 = "stablehlo.shift_right_logical"(%77, %79) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%81 = "stablehlo.convert"(%80) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%82 = "stablehlo.convert"(%70) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%83 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%84 = "stablehlo.multiply"(%82, %83) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%85 = "stablehlo.convert"(%84) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%86 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%87 = "stablehlo.shift_right_logical"(%84, %86) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%88 = "stablehlo.convert"(%87) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%89 = "stablehlo.xor"(%88, %61) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%90 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%92 = "stablehlo.xor"(%81, %54) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%93 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%94 = "stablehlo.xor"(%92, %93) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%95 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.add"(%72, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.add"(%74, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.convert"(%91) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%100 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%102 = "stablehlo.convert"(%101) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%103 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%104 = "stablehlo.shift_right_logical"(%101, %103) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%105 = "stablehlo.convert"(%104) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%106 = "stablehlo.convert"(%94) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%107 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%108 = "stablehlo.multiply"(%106, %107) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%109 = "stablehlo.convert"(%108) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%110 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%111 = "stablehlo.shift_right_logical"(%108, %110) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%112 = "stablehlo.convert"(%111) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%113 = "stablehlo.xor"(%112, %85) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%114 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%115 = "stablehlo.xor"(%113, %114) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%116 = "stablehlo.xor"(%105, %78) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%117 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%118 = "stablehlo.xor"(%116, %117) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%119 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.add"(%96, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.add"(%98, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.convert"(%115) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%124 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%126 = "stablehlo.convert"(%125) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%127 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%128 = "stablehlo.shift_right_logical"(%125, %127) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%129 = "stablehlo.convert"(%128) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%130 = "stablehlo.convert"(%118) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%131 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%132 = "stablehlo.multiply"(%130, %131) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%133 = "stablehlo.convert"(%132) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%134 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%135 = "stablehlo.shift_right_logical"(%132, %134) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%136 = "stablehlo.convert"(%135) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%137 = "stablehlo.xor"(%136, %109) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%138 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%139 = "stablehlo.xor"(%137, %138) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%140 = "stablehlo.xor"(%129, %102) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%141 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%142 = "stablehlo.xor"(%140, %141) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%143 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.add"(%120, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.add"(%122, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.convert"(%139) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%148 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%150 = "stablehlo.convert"(%149) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%151 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%153 = "stablehlo.convert"(%152) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%154 = "stablehlo.convert"(%142) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%155 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%156 = "stablehlo.multiply"(%154, %155) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%157 = "stablehlo.convert"(%156) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%158 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%159 = "stablehlo.shift_right_logical"(%156, %158) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%160 = "stablehlo.convert"(%159) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%161 = "stablehlo.xor"(%160, %133) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%162 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%163 = "stablehlo.xor"(%161, %162) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%164 = "stablehlo.xor"(%153, %126) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%165 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%166 = "stablehlo.xor"(%164, %165) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%167 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.add"(%144, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%146, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.convert"(%163) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%172 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%174 = "stablehlo.convert"(%173) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%175 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%176 = "stablehlo.shift_right_logical"(%173, %175) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%177 = "stablehlo.convert"(%176) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%178 = "stablehlo.convert"(%166) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%179 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%180 = "stablehlo.multiply"(%178, %179) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%181 = "stablehlo.convert"(%180) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%182 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%183 = "stablehlo.shift_right_logical"(%180, %182) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%184 = "stablehlo.convert"(%183) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%185 = "stablehlo.xor"(%184, %157) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%186 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%188 = "stablehlo.xor"(%177, %150) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%189 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%190 = "stablehlo.xor"(%188, %189) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%191 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%192 = "stablehlo.add"(%168, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.add"(%170, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.convert"(%187) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%196 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%197 = "stablehlo.multiply"(%195, %196) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%198 = "stablehlo.convert"(%197) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%200 = "stablehlo.shift_right_logical"(%197, %199) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%201 = "stablehlo.convert"(%200) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%202 = "stablehlo.convert"(%190) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%203 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%204 = "stablehlo.multiply"(%202, %203) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%205 = "stablehlo.convert"(%204) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%206 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%207 = "stablehlo.shift_right_logical"(%204, %206) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%208 = "stablehlo.convert"(%207) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%209 = "stablehlo.xor"(%208, %181) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%210 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%211 = "stablehlo.xor"(%209, %210) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%212 = "stablehlo.xor"(%201, %174) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%213 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%214 = "stablehlo.xor"(%212, %213) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%215 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.add"(%192, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.add"(%194, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.convert"(%211) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%220 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%222 = "stablehlo.convert"(%221) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%223 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%225 = "stablehlo.convert"(%224) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%226 = "stablehlo.convert"(%214) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%227 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%229 = "stablehlo.convert"(%228) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%231 = "stablehlo.shift_right_logical"(%228, %230) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%232 = "stablehlo.convert"(%231) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%233 = "stablehlo.xor"(%232, %205) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%234 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%236 = "stablehlo.xor"(%225, %198) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%237 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%238 = "stablehlo.xor"(%236, %237) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%239 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.add"(%216, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%242 = "stablehlo.add"(%218, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%243 = "stablehlo.convert"(%235) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%244 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%246 = "stablehlo.convert"(%245) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%247 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%248 = "stablehlo.shift_right_logical"(%245, %247) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%249 = "stablehlo.convert"(%248) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%250 = "stablehlo.convert"(%238) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%251 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%252 = "stablehlo.multiply"(%250, %251) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%253 = "stablehlo.convert"(%252) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%254 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%255 = "stablehlo.shift_right_logical"(%252, %254) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%256 = "stablehlo.convert"(%255) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%257 = "stablehlo.xor"(%256, %229) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%258 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%259 = "stablehlo.xor"(%257, %258) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%260 = "stablehlo.xor"(%249, %222) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%261 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%262 = "stablehlo.xor"(%260, %261) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%263 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.add"(%240, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%266 = "stablehlo.add"(%242, %265) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%267 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%268 = "stablehlo.shift_right_logical"(%259, %267) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%269 = "stablehlo.convert"(%268) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%270 = "stablehlo.convert"(%269) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%271 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%272 = "stablehlo.multiply"(%270, %271) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%273 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%274 = "stablehlo.compare"(%272, %273) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xi1>
%275 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%276 = "stablehlo.compare"(%4, %275) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%277 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%278 = "stablehlo.divide"(%277, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%279 = "stablehlo.select"(%276, %4, %278) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%280 = "stablehlo.broadcast_in_dim"(%279) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%281 = "stablehlo.multiply"(%0, %280) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%283 = "stablehlo.select"(%274, %281, %282) : (tensor<64x64xi1>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
return %283, %274 : tensor<64x64xf32>, tensor<64x64xi1>
}
}

// bf16[4096] 0.5 none
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xbf16>, tensor<4096xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui64>) -> tensor<ui64>
%12 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%13 = "stablehlo.reshape"(%12) : (tensor<1xui64>) -> tensor<ui64>
%14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%15 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%13, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%22 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%11, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.convert"(%14) : (tensor<4096xui32>) -> tensor<4096xui64>
%27 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%29 = "stablehlo.convert"(%28) : (tensor<4096xui64>) -> tensor<4096xui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%31 = "stablehlo.shift_right_logical"(%28, %30) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%32 = "stablehlo.convert"(%31) : (tensor<4096xui64>) -> tensor<4096xui32>
%33 = "stablehlo.convert"(%19) : (tensor<4096xui32>) -> tensor<4096xui64>
%34 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%36 = "stablehlo.convert"(%35) : (tensor<4096xui64>) -> tensor<4096xui32>
%37 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%38 = "stablehlo.shift_right_logical"(%35, %37) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%39 = "stablehlo.convert"(%38) : (tensor<4096xui64>) -> tensor<4096xui32>
%40 = "stablehlo.xor"(%39, %21) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%41 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%42 = "stablehlo.xor"(%40, %41) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%43 = "stablehlo.xor"(%32, %20) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%44 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%45 = "stablehlo.xor"(%43, %44) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%46 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.add"(%22, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.add"(%25, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.convert"(%42) : (tensor<4096xui32>) -> tensor<4096xui64>
%51 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%53 = "stablehlo.convert"(%52) : (tensor<4096xui64>) -> tensor<4096xui32>
%54 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%55 = "stablehlo.shift_right_logical"(%52, %54) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%56 = "stablehlo.convert"(%55) : (tensor<4096xui64>) -> tensor<4096xui32>
%57 = "stablehlo.convert"(%45) : (tensor<4096xui32>) -> tensor<4096xui64>
%58 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%59 = "stablehlo.multiply"(%57, %58) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%60 = "stablehlo.convert"(%59) : (tensor<4096xui64>) -> tensor<4096xui32>
%61 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%62 = "stablehlo.shift_right_logical"(%59, %61) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%63 = "stablehlo.convert"(%62) : (tensor<4096xui64>) -> tensor<4096xui32>
%64 = "stablehlo.xor"(%63, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%65 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%66 = "stablehlo.xor"(%64, %65) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%67 = "stablehlo.xor"(%56, %29) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%68 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%69 = "stablehlo.xor"(%67, %68) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%70 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.add"(%47, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.add"(%49, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.convert"(%66) : (tensor<4096xui32>) -> tensor<4096xui64>
%75 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%77 = "stablehlo.convert"(%76) : (tensor<4096xui64>) -> tensor<4096xui32>
%78 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%79 = "stablehlo.shift_right_logical"(%76, %78) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%80 = "stablehlo.convert"(%79) : (tensor<4096xui64>) -> tensor<4096xui32>
%81 = "stablehlo.convert"(%69) : (tensor<4096xui32>) -> tensor<4096xui64>
%82 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%84 = "stablehlo.convert"(%83) : (tensor<4096xui64>) -> tensor<4096xui32>
%85 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%86 = "stablehlo.shift_right_logical"(%83, %85) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%87 = "stablehlo.convert"(%86) : (tensor<4096xui64>) -> tensor<4096xui32>
%88 = "stablehlo.xor"(%87, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%89 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%90 = "stablehlo.xor"(%88, %89) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%91 = "stablehlo.xor"(%80, %53) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%92 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%93 = "stablehlo.xor"(%91, %92) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%94 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.add"(%71, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%73, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.convert"(%90) : (tensor<4096xui32>) -> tensor<4096xui64>
%99 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%101 = "stablehlo.convert"(%100) : (tensor<4096xui64>) -> tensor<4096xui32>
%102 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%104 = "stablehlo.convert"(%103) : (tensor<4096xui64>) -> tensor<4096xui32>
%105 = "stablehlo.convert"(%93) : (tensor<4096xui32>) -> tensor<4096xui64>
%106 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%108 = "stablehlo.convert"(%107) : (tensor<4096xui64>) -> tensor<4096xui32>
%109 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%110 = "stablehlo.shift_right_logical"(%107, %109) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%111 = "stablehlo.convert"(%110) : (tensor<4096xui64>) -> tensor<4096xui32>
%112 = "stablehlo.xor"(%111, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%113 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%114 = "stablehlo.xor"(%112, %113) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%115 = "stablehlo.xor"(%104, %77) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%116 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%117 = "stablehlo.xor"(%115, %116) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%118 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%95, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.add"(%97, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.convert"(%114) : (tensor<4096xui32>) -> tensor<4096xui64>
%123 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%125 = "stablehlo.convert"(%124) : (tensor<4096xui64>) -> tensor<4096xui32>
%126 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%127 = "stablehlo.shift_right_logical"(%124, %126) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%128 = "stablehlo.convert"(%127) : (tensor<4096xui64>) -> tensor<4096xui32>
%129 = "stablehlo.convert"(%117) : (tensor<4096xui32>) -> tensor<4096xui64>
%130 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%132 = "stablehlo.convert"(%131) : (tensor<4096xui64>) -> tensor<4096xui32>
%133 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%134 = "stablehlo.shift_right_logical"(%131, %133) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%135 = "stablehlo.convert"(%134) : (tensor<4096xui64>) -> tensor<4096xui32>
%136 = "stablehlo.xor"(%135, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%137 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%138 = "stablehlo.xor"(%136, %137) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%139 = "stablehlo.xor"(%128, %101) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%140 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%141 = "stablehlo.xor"(%139, %140) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%142 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.add"(%119, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%121, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.convert"(%138) : (tensor<4096xui32>) -> tensor<4096xui64>
%147 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%149 = "stablehlo.convert"(%148) : (tensor<4096xui64>) -> tensor<4096xui32>
%150 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%151 = "stablehlo.shift_right_logical"(%148, %150) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%152 = "stablehlo.convert"(%151) : (tensor<4096xui64>) -> tensor<4096xui32>
%153 = "stablehlo.convert"(%141) : (tensor<4096xui32>) -> tensor<4096xui64>
%154 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%156 = "stablehlo.convert"(%155) : (tensor<4096xui64>) -> tensor<4096xui32>
%157 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%158 = "stablehlo.shift_right_logical"(%155, %157) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%159 = "stablehlo.convert"(%158) : (tensor<4096xui64>) -> tensor<4096xui32>
%160 = "stablehlo.xor"(%159, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%161 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%162 = "stablehlo.xor"(%160, %161) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%163 = "stablehlo.xor"(%152, %125) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%164 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%165 = "stablehlo.xor"(%163, %164) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%166 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.add"(%143, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%145, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.convert"(%162) : (tensor<4096xui32>) -> tensor<4096xui64>
%171 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%173 = "stablehlo.convert"(%172) : (tensor<4096xui64>) -> tensor<4096xui32>
%174 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%175 = "stablehlo.shift_right_logical"(%172, %174) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%176 = "stablehlo.convert"(%175) : (tensor<4096xui64>) -> tensor<4096xui32>
%177 = "stablehlo.convert"(%165) : (tensor<4096xui32>) -> tensor<4096xui64>
%178 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%180 = "stablehlo.convert"(%179) : (tensor<4096xui64>) -> tensor<4096xui32>
%181 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%182 = "stablehlo.shift_right_logical"(%179, %181) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%183 = "stablehlo.convert"(%182) : (tensor<4096xui64>) -> tensor<4096xui32>
%184 = "stablehlo.xor"(%183, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%185 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%187 = "stablehlo.xor"(%176, %149) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%188 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%189 = "stablehlo.xor"(%187, %188) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%190 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%167, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%169, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.convert"(%186) : (tensor<4096xui32>) -> tensor<4096xui64>
%195 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%197 = "stablehlo.convert"(%196) : (tensor<4096xui64>) -> tensor<4096xui32>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%199 = "stablehlo.shift_right_logical"(%196, %198) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4096xui64>) -> tensor<4096xui32>
%201 = "stablehlo.convert"(%189) : (tensor<4096xui32>) -> tensor<4096xui64>
%202 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%204 = "stablehlo.convert"(%203) : (tensor<4096xui64>) -> tensor<4096xui32>
%205 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%206 = "stablehlo.shift_right_logical"(%203, %205) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%207 = "stablehlo.convert"(%206) : (tensor<4096xui64>) -> tensor<4096xui32>
%208 = "stablehlo.xor"(%207, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%209 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%210 = "stablehlo.xor"(%208, %209) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%211 = "stablehlo.xor"(%200, %173) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%213 = "stablehlo.xor"(%211, %212) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%214 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.add"(%191, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%217 = "stablehlo.add"(%193, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.convert"(%210) : (tensor<4096xui32>) -> tensor<4096xui64>
%219 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%221 = "stablehlo.convert"(%220) : (tensor<4096xui64>) -> tensor<4096xui32>
%222 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%223 = "stablehlo.shift_right_logical"(%220, %222) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%224 = "stablehlo.convert"(%223) : (tensor<4096xui64>) -> tensor<4096xui32>
%225 = "stablehlo.convert"(%213) : (tensor<4096xui32>) -> tensor<4096xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%228 = "stablehlo.convert"(%227) : (tensor<4096xui64>) -> tensor<4096xui32>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%230 = "stablehlo.shift_right_logical"(%227, %229) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%231 = "stablehlo.convert"(%230) : (tensor<4096xui64>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%231, %204) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%224, %197) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%215, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%241 = "stablehlo.add"(%217, %240) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.convert"(%234) : (tensor<4096xui32>) -> tensor<4096xui64>
%243 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%245 = "stablehlo.convert"(%244) : (tensor<4096xui64>) -> tensor<4096xui32>
%246 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%247 = "stablehlo.shift_right_logical"(%244, %246) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%248 = "stablehlo.convert"(%247) : (tensor<4096xui64>) -> tensor<4096xui32>
%249 = "stablehlo.convert"(%237) : (tensor<4096xui32>) -> tensor<4096xui64>
%250 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%251 = "stablehlo.multiply"(%249, %250) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%252 = "stablehlo.convert"(%251) : (tensor<4096xui64>) -> tensor<4096xui32>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%254 = "stablehlo.shift_right_logical"(%251, %253) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%255 = "stablehlo.convert"(%254) : (tensor<4096xui64>) -> tensor<4096xui32>
%256 = "stablehlo.xor"(%255, %228) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%257 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%259 = "stablehlo.xor"(%248, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%260 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%261 = "stablehlo.xor"(%259, %260) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%263 = "stablehlo.add"(%239, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%265 = "stablehlo.add"(%241, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%267 = "stablehlo.shift_right_logical"(%258, %266) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%268 = "stablehlo.convert"(%267) : (tensor<4096xui32>) -> tensor<4096xi32>
%269 = "stablehlo.convert"(%268) : (tensor<4096xi32>) -> tensor<4096xf32>
%270 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%271 = "stablehlo.multiply"(%269, %270) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%272 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%273 = "stablehlo.compare"(%271, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%274 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%275 = "stablehlo.compare"(%4, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%276 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%277 = "stablehlo.divide"(%276, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%278 = "stablehlo.select"(%275, %4, %277) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%279 = "stablehlo.convert"(%0) : (tensor<4096xbf16>) -> tensor<4096xf32>
%280 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%281 = "stablehlo.multiply"(%279, %280) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%282 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%283 = "stablehlo.select"(%273, %281, %282) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%284 = "stablehlo.convert"(%283) : (tensor<4096xf32>) -> tensor<4096xbf16>
return %284, %273 : tensor<4096xbf16>, tensor<4096xi1>
}
}

// f32[64] 1.0 true
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64xf32>, tensor<64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%4, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%8 = "stablehlo.compare"(%4, %7) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%9 = "stablehlo.and"(%6, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%10 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui64>) -> tensor<ui64>
%12 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%13 = "stablehlo.reshape"(%12) : (tensor<1xui64>) -> tensor<ui64>
%14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xui32>
%15 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%13, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%20 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%21 = "stablehlo.constant"() {value = dense<0> : tensor<64xui32>} : () -> tensor<64xui32>
%22 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%11, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.convert"(%14) : (tensor<64xui32>) -> tensor<64xui64>
%27 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%29 = "stablehlo.convert"(%28) : (tensor<64xui64>) -> tensor<64xui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%31 = "stablehlo.shift_right_logical"(%28, %30) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%32 = "stablehlo.convert"(%31) : (tensor<64xui64>) -> tensor<64xui32>
%33 = "stablehlo.convert"(%19) : (tensor<64xui32>) -> tensor<64xui64>
%34 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%35 = "stablehlo.multiply"(%33, %34) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%36 = "stablehlo.convert"(%35) : (tensor<64xui64>) -> tensor<64xui32>
%37 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%38 = "stablehlo.shift_right_logical"(%35, %37) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%39 = "stablehlo.convert"(%38) : (tensor<64xui64>) -> tensor<64xui32>
%40 = "stablehlo.xor"(%39, %21) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%41 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%42 = "stablehlo.xor"(%40, %41) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%43 = "stablehlo.xor"(%32, %20) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%44 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%45 = "stablehlo.xor"(%43, %44) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%46 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.add"(%22, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%49 = "stablehlo.add"(%25, %48) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%50 = "stablehlo.convert"(%42) : (tensor<64xui32>) -> tensor<64xui64>
%51 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%53 = "stablehlo.convert"(%52) : (tensor<64xui64>) -> tensor<64xui32>
%54 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%55 = "stablehlo.shift_right_logical"(%52, %54) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%56 = "stablehlo.convert"(%55) : (tensor<64xui64>) -> tensor<64xui32>
%57 = "stablehlo.convert"(%45) : (tensor<64xui32>) -> tensor<64xui64>
%58 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%59 = "stablehlo.multiply"(%57, %58) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%60 = "stablehlo.convert"(%59) : (tensor<64xui64>) -> tensor<64xui32>
%61 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%62 = "stablehlo.shift_right_logical"(%59, %61) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%63 = "stablehlo.convert"(%62) : (tensor<64xui64>) -> tensor<64xui32>
%64 = "stablehlo.xor"(%63, %36) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%65 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%66 = "stablehlo.xor"(%64, %65) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%67 = "stablehlo.xor"(%56, %29) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%68 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%69 = "stablehlo.xor"(%67, %68) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%70 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.add"(%47, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%73 = "stablehlo.add"(%49, %72) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%74 = "stablehlo.convert"(%66) : (tensor<64xui32>) -> tensor<64xui64>
%75 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%76 = "stablehlo.multiply"(%74, %75) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%77 = "stablehlo.convert"(%76) : (tensor<64xui64>) -> tensor<64xui32>
%78 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%79 = "stablehlo.shift_right_logical"(%76, %78) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%80 = "stablehlo.convert"(%79) : (tensor<64xui64>) -> tensor<64xui32>
%81 = "stablehlo.convert"(%69) : (tensor<64xui32>) -> tensor<64xui64>
%82 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%83 = "stablehlo.multiply"(%81, %82) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%84 = "stablehlo.convert"(%83) : (tensor<64xui64>) -> tensor<64xui32>
%85 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%86 = "stablehlo.shift_right_logical"(%83, %85) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%87 = "stablehlo.convert"(%86) : (tensor<64xui64>) -> tensor<64xui32>
%88 = "stablehlo.xor"(%87, %60) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%89 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%90 = "stablehlo.xor"(%88, %89) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%91 = "stablehlo.xor"(%80, %53) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%92 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%93 = "stablehlo.xor"(%91, %92) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%94 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.add"(%71, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%97 = "stablehlo.add"(%73, %96) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%98 = "stablehlo.convert"(%90) : (tensor<64xui32>) -> tensor<64xui64>
%99 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%100 = "stablehlo.multiply"(%98, %99) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%101 = "stablehlo.convert"(%100) : (tensor<64xui64>) -> tensor<64xui32>
%102 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%103 = "stablehlo.shift_right_logical"(%100, %102) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%104 = "stablehlo.convert"(%103) : (tensor<64xui64>) -> tensor<64xui32>
%105 = "stablehlo.convert"(%93) : (tensor<64xui32>) -> tensor<64xui64>
%106 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%107 = "stablehlo.multiply"(%105, %106) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%108 = "stablehlo.convert"(%107) : (tensor<64xui64>) -> tensor<64xui32>
%109 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%110 = "stablehlo.shift_right_logical"(%107, %109) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%111 = "stablehlo.convert"(%110) : (tensor<64xui64>) -> tensor<64xui32>
%112 = "stablehlo.xor"(%111, %84) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%113 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%114 = "stablehlo.xor"(%112, %113) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%115 = "stablehlo.xor"(%104, %77) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%116 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%117 = "stablehlo.xor"(%115, %116) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%118 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%95, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%121 = "stablehlo.add"(%97, %120) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.convert"(%114) : (tensor<64xui32>) -> tensor<64xui64>
%123 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%124 = "stablehlo.multiply"(%122, %123) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%125 = "stablehlo.convert"(%124) : (tensor<64xui64>) -> tensor<64xui32>
%126 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%127 = "stablehlo.shift_right_logical"(%124, %126) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%128 = "stablehlo.convert"(%127) : (tensor<64xui64>) -> tensor<64xui32>
%129 = "stablehlo.convert"(%117) : (tensor<64xui32>) -> tensor<64xui64>
%130 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%132 = "stablehlo.convert"(%131) : (tensor<64xui64>) -> tensor<64xui32>
%133 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%134 = "stablehlo.shift_right_logical"(%131, %133) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%135 = "stablehlo.convert"(%134) : (tensor<64xui64>) -> tensor<64xui32>
%136 = "stablehlo.xor"(%135, %108) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%137 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%138 = "stablehlo.xor"(%136, %137) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%139 = "stablehlo.xor"(%128, %101) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%140 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%141 = "stablehlo.xor"(%139, %140) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%142 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.add"(%119, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%145 = "stablehlo.add"(%121, %144) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.convert"(%138) : (tensor<64xui32>) -> tensor<64xui64>
%147 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%148 = "stablehlo.multiply"(%146, %147) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%149 = "stablehlo.convert"(%148) : (tensor<64xui64>) -> tensor<64xui32>
%150 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%151 = "stablehlo.shift_right_logical"(%148, %150) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%152 = "stablehlo.convert"(%151) : (tensor<64xui64>) -> tensor<64xui32>
%153 = "stablehlo.convert"(%141) : (tensor<64xui32>) -> tensor<64xui64>
%154 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%156 = "stablehlo.convert"(%155) : (tensor<64xui64>) -> tensor<64xui32>
%157 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%158 = "stablehlo.shift_right_logical"(%155, %157) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%159 = "stablehlo.convert"(%158) : (tensor<64xui64>) -> tensor<64xui32>
%160 = "stablehlo.xor"(%159, %132) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%161 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%162 = "stablehlo.xor"(%160, %161) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%163 = "stablehlo.xor"(%152, %125) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%164 = "stablehlo.broadcast_in_dim"(%145) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%165 = "stablehlo.xor"(%163, %164) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%166 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.add"(%143, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%169 = "stablehlo.add"(%145, %168) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.convert"(%162) : (tensor<64xui32>) -> tensor<64xui64>
%171 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%172 = "stablehlo.multiply"(%170, %171) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%173 = "stablehlo.convert"(%172) : (tensor<64xui64>) -> tensor<64xui32>
%174 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%175 = "stablehlo.shift_right_logical"(%172, %174) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%176 = "stablehlo.convert"(%175) : (tensor<64xui64>) -> tensor<64xui32>
%177 = "stablehlo.convert"(%165) : (tensor<64xui32>) -> tensor<64xui64>
%178 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%179 = "stablehlo.multiply"(%177, %178) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%180 = "stablehlo.convert"(%179) : (tensor<64xui64>) -> tensor<64xui32>
%181 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%182 = "stablehlo.shift_right_logical"(%179, %181) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%183 = "stablehlo.convert"(%182) : (tensor<64xui64>) -> tensor<64xui32>
%184 = "stablehlo.xor"(%183, %156) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%185 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%187 = "stablehlo.xor"(%176, %149) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%188 = "stablehlo.broadcast_in_dim"(%169) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%189 = "stablehlo.xor"(%187, %188) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%190 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%167, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%169, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.convert"(%186) : (tensor<64xui32>) -> tensor<64xui64>
%195 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%197 = "stablehlo.convert"(%196) : (tensor<64xui64>) -> tensor<64xui32>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%199 = "stablehlo.shift_right_logical"(%196, %198) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%200 = "stablehlo.convert"(%199) : (tensor<64xui64>) -> tensor<64xui32>
%201 = "stablehlo.convert"(%189) : (tensor<64xui32>) -> tensor<64xui64>
%202 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%203 = "stablehlo.multiply"(%201, %202) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%204 = "stablehlo.convert"(%203) : (tensor<64xui64>) -> tensor<64xui32>
%205 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%206 = "stablehlo.shift_right_logical"(%203, %205) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%207 = "stablehlo.convert"(%206) : (tensor<64xui64>) -> tensor<64xui32>
%208 = "stablehlo.xor"(%207, %180) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%209 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%210 = "stablehlo.xor"(%208, %209) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%211 = "stablehlo.xor"(%200, %173) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%212 = "stablehlo.broadcast_in_dim"(%193) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%213 = "stablehlo.xor"(%211, %212) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%214 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.add"(%191, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%217 = "stablehlo.add"(%193, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%218 = "stablehlo.convert"(%210) : (tensor<64xui32>) -> tensor<64xui64>
%219 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%221 = "stablehlo.convert"(%220) : (tensor<64xui64>) -> tensor<64xui32>
%222 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%223 = "stablehlo.shift_right_logical"(%220, %222) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%224 = "stablehlo.convert"(%223) : (tensor<64xui64>) -> tensor<64xui32>
%225 = "stablehlo.convert"(%213) : (tensor<64xui32>) -> tensor<64xui64>
%226 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%227 = "stablehlo.multiply"(%225, %226) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%228 = "stablehlo.convert"(%227) : (tensor<64xui64>) -> tensor<64xui32>
%229 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%230 = "stablehlo.shift_right_logical"(%227, %229) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%231 = "stablehlo.convert"(%230) : (tensor<64xui64>) -> tensor<64xui32>
%232 = "stablehlo.xor"(%231, %204) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%233 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%235 = "stablehlo.xor"(%224, %197) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%236 = "stablehlo.broadcast_in_dim"(%217) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%238 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%215, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%241 = "stablehlo.add"(%217, %240) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%242 = "stablehlo.convert"(%234) : (tensor<64xui32>) -> tensor<64xui64>
%243 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%244 = "stablehlo.multiply"(%242, %243) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%245 = "stablehlo.convert"(%244) : (tensor<64xui64>) -> tensor<64xui32>
%246 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%247 = "stablehlo.shift_right_logical"(%244, %246) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%248 = "stablehlo.convert"(%247) : (tensor<64xui64>) -> tensor<64xui32>
%249 = "stablehlo.convert"(%237) : (tensor<64xui32>) -> tensor<64xui64>
%250 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%251 = "stablehlo.multiply"(%249, %250) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%252 = "stablehlo.convert"(%251) : (tensor<64xui64>) -> tensor<64xui32>
%253 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%254 = "stablehlo.shift_right_logical"(%251, %253) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%255 = "stablehlo.convert"(%254) : (tensor<64xui64>) -> tensor<64xui32>
%256 = "stablehlo.xor"(%255, %228) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%257 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%259 = "stablehlo.xor"(%248, %221) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%260 = "stablehlo.broadcast_in_dim"(%241) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%261 = "stablehlo.xor"(%259, %260) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%262 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%263 = "stablehlo.add"(%239, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%265 = "stablehlo.add"(%241, %264) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%266 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%267 = "stablehlo.shift_right_logical"(%258, %266) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%268 = "stablehlo.convert"(%267) : (tensor<64xui32>) -> tensor<64xi32>
%269 = "stablehlo.convert"(%268) : (tensor<64xi32>) -> tensor<64xf32>
%270 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%271 = "stablehlo.multiply"(%269, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%272 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%273 = "stablehlo.compare"(%271, %272) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%274 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%275 = "stablehlo.compare"(%4, %274) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%276 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%277 = "stablehlo.divide"(%276, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%278 = "stablehlo.select"(%275, %4, %277) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%279 = "stablehlo.broadcast_in_dim"(%278) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%280 = "stablehlo.multiply"(%0, %279) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%281 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%282 = "stablehlo.select"(%273, %280, %281) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %282, %273 : tensor<64xf32>, tensor<64xi1>
}
}

// f32[8] 0.5 false
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi1>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<8xi1>} : () -> tensor<8xi1>
return %0, %1 : tensor<8xf32>, tensor<8xi1>
}
}

