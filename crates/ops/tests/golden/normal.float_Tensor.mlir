// 2.0 f32[4096]
// run-time numbers: mean:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%4 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%9 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%11 = "stablehlo.shift_right_logical"(%7, %10) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%12 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%16 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%5, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.convert"(%8) : (tensor<4096xui32>) -> tensor<4096xui64>
%21 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%23 = "stablehlo.convert"(%22) : (tensor<4096xui64>) -> tensor<4096xui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%25 = "stablehlo.shift_right_logical"(%22, %24) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%26 = "stablehlo.convert"(%25) : (tensor<4096xui64>) -> tensor<4096xui32>
%27 = "stablehlo.convert"(%13) : (tensor<4096xui32>) -> tensor<4096xui64>
%28 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%30 = "stablehlo.convert"(%29) : (tensor<4096xui64>) -> tensor<4096xui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%32 = "stablehlo.shift_right_logical"(%29, %31) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%33 = "stablehlo.convert"(%32) : (tensor<4096xui64>) -> tensor<4096xui32>
%34 = "stablehlo.xor"(%33, %15) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%35 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%36 = "stablehlo.xor"(%34, %35) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%26, %14) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%39 = "stablehlo.xor"(%37, %38) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%40 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%16, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%19, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.convert"(%36) : (tensor<4096xui32>) -> tensor<4096xui64>
%45 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%47 = "stablehlo.convert"(%46) : (tensor<4096xui64>) -> tensor<4096xui32>
%48 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%49 = "stablehlo.shift_right_logical"(%46, %48) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%50 = "stablehlo.convert"(%49) : (tensor<4096xui64>) -> tensor<4096xui32>
%51 = "stablehlo.convert"(%39) : (tensor<4096xui32>) -> tensor<4096xui64>
%52 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%54 = "stablehlo.convert"(%53) : (tensor<4096xui64>) -> tensor<4096xui32>
%55 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%56 = "stablehlo.shift_right_logical"(%53, %55) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%57 = "stablehlo.convert"(%56) : (tensor<4096xui64>) -> tensor<4096xui32>
%58 = "stablehlo.xor"(%57, %30) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%59 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%60 = "stablehlo.xor"(%58, %59) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%50, %23) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%63 = "stablehlo.xor"(%61, %62) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%64 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.convert"(%60) : (tensor<4096xui32>) -> tensor<4096xui64>
%69 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%71 = "stablehlo.convert"(%70) : (tensor<4096xui64>) -> tensor<4096xui32>
%72 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%73 = "stablehlo.shift_right_logical"(%70, %72) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%74 = "stablehlo.convert"(%73) : (tensor<4096xui64>) -> tensor<4096xui32>
%75 = "stablehlo.convert"(%63) : (tensor<4096xui32>) -> tensor<4096xui64>
%76 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%78 = "stablehlo.convert"(%77) : (tensor<4096xui64>) -> tensor<4096xui32>
%79 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%80 = "stablehlo.shift_right_logical"(%77, %79) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%81 = "stablehlo.convert"(%80) : (tensor<4096xui64>) -> tensor<4096xui32>
%82 = "stablehlo.xor"(%81, %54) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%83 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%84 = "stablehlo.xor"(%82, %83) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%74, %47) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%87 = "stablehlo.xor"(%85, %86) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%88 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.convert"(%84) : (tensor<4096xui32>) -> tensor<4096xui64>
%93 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%94 = "stablehlo.multiply"(%92, %93) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%95 = "stablehlo.convert"(%94) : (tensor<4096xui64>) -> tensor<4096xui32>
%96 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%98 = "stablehlo.convert"(%97) : (tensor<4096xui64>) -> tensor<4096xui32>
%99 = "stablehlo.convert"(%87) : (tensor<4096xui32>) -> tensor<4096xui64>
%100 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%102 = "stablehlo.convert"(%101) : (tensor<4096xui64>) -> tensor<4096xui32>
%103 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%104 = "stablehlo.shift_right_logical"(%101, %103) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%105 = "stablehlo.convert"(%104) : (tensor<4096xui64>) -> tensor<4096xui32>
%106 = "stablehlo.xor"(%105, %78) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%107 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%108 = "stablehlo.xor"(%106, %107) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%98, %71) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%111 = "stablehlo.xor"(%109, %110) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%112 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.convert"(%108) : (tensor<4096xui32>) -> tensor<4096xui64>
%117 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%118 = "stablehlo.multiply"(%116, %117) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%119 = "stablehlo.convert"(%118) : (tensor<4096xui64>) -> tensor<4096xui32>
%120 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%121 = "stablehlo.shift_right_logical"(%118, %120) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%122 = "stablehlo.convert"(%121) : (tensor<4096xui64>) -> tensor<4096xui32>
%123 = "stablehlo.convert"(%111) : (tensor<4096xui32>) -> tensor<4096xui64>
%124 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%126 = "stablehlo.convert"(%125) : (tensor<4096xui64>) -> tensor<4096xui32>
%127 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%128 = "stablehlo.shift_right_logical"(%125, %127) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%129 = "stablehlo.convert"(%128) : (tensor<4096xui64>) -> tensor<4096xui32>
%130 = "stablehlo.xor"(%129, %102) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%131 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%132 = "stablehlo.xor"(%130, %131) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%122, %95) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%135 = "stablehlo.xor"(%133, %134) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%136 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.convert"(%132) : (tensor<4096xui32>) -> tensor<4096xui64>
%141 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%142 = "stablehlo.multiply"(%140, %141) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%143 = "stablehlo.convert"(%142) : (tensor<4096xui64>) -> tensor<4096xui32>
%144 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%145 = "stablehlo.shift_right_logical"(%142, %144) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%146 = "stablehlo.convert"(%145) : (tensor<4096xui64>) -> tensor<4096xui32>
%147 = "stablehlo.convert"(%135) : (tensor<4096xui32>) -> tensor<4096xui64>
%148 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%150 = "stablehlo.convert"(%149) : (tensor<4096xui64>) -> tensor<4096xui32>
%151 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%153 = "stablehlo.convert"(%152) : (tensor<4096xui64>) -> tensor<4096xui32>
%154 = "stablehlo.xor"(%153, %126) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%155 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%156 = "stablehlo.xor"(%154, %155) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%146, %119) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%159 = "stablehlo.xor"(%157, %158) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%160 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.convert"(%156) : (tensor<4096xui32>) -> tensor<4096xui64>
%165 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%167 = "stablehlo.convert"(%166) : (tensor<4096xui64>) -> tensor<4096xui32>
%168 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%169 = "stablehlo.shift_right_logical"(%166, %168) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%170 = "stablehlo.convert"(%169) : (tensor<4096xui64>) -> tensor<4096xui32>
%171 = "stablehlo.convert"(%159) : (tensor<4096xui32>) -> tensor<4096xui64>
%172 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%174 = "stablehlo.convert"(%173) : (tensor<4096xui64>) -> tensor<4096xui32>
%175 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%176 = "stablehlo.shift_right_logical"(%173, %175) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%177 = "stablehlo.convert"(%176) : (tensor<4096xui64>) -> tensor<4096xui32>
%178 = "stablehlo.xor"(%177, %150) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%179 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%180 = "stablehlo.xor"(%178, %179) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%170, %143) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%183 = "stablehlo.xor"(%181, %182) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%184 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.convert"(%180) : (tensor<4096xui32>) -> tensor<4096xui64>
%189 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%190 = "stablehlo.multiply"(%188, %189) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%191 = "stablehlo.convert"(%190) : (tensor<4096xui64>) -> tensor<4096xui32>
%192 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%193 = "stablehlo.shift_right_logical"(%190, %192) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%194 = "stablehlo.convert"(%193) : (tensor<4096xui64>) -> tensor<4096xui32>
%195 = "stablehlo.convert"(%183) : (tensor<4096xui32>) -> tensor<4096xui64>
%196 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.multiply"(%195, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%199 = "stablehlo.shift_right_logical"(%197, %198) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4096xui64>) -> tensor<4096xui32>
%201 = "stablehlo.xor"(%200, %174) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%202 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%203 = "stablehlo.xor"(%201, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%194, %167) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%208 = "stablehlo.add"(%185, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%209 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%210 = "stablehlo.add"(%187, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.convert"(%203) : (tensor<4096xui32>) -> tensor<4096xui64>
%212 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%213 = "stablehlo.multiply"(%211, %212) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%214 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%215 = "stablehlo.shift_right_logical"(%213, %214) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%216 = "stablehlo.convert"(%215) : (tensor<4096xui64>) -> tensor<4096xui32>
%217 = "stablehlo.convert"(%206) : (tensor<4096xui32>) -> tensor<4096xui64>
%218 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%219 = "stablehlo.multiply"(%217, %218) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%220 = "stablehlo.convert"(%219) : (tensor<4096xui64>) -> tensor<4096xui32>
%221 = "stablehlo.xor"(%216, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%222 = "stablehlo.broadcast_in_dim"(%210) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%223 = "stablehlo.xor"(%221, %222) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%224 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%225 = "stablehlo.add"(%208, %224) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%226 = "stablehlo.convert"(%223) : (tensor<4096xui32>) -> tensor<4096xui64>
%227 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%231 = "stablehlo.shift_right_logical"(%228, %230) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%232 = "stablehlo.convert"(%231) : (tensor<4096xui64>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%232, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%237 = "stablehlo.shift_right_logical"(%229, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.convert"(%237) : (tensor<4096xui32>) -> tensor<4096xi32>
%239 = "stablehlo.convert"(%238) : (tensor<4096xi32>) -> tensor<4096xf32>
%240 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%242 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%243 = "stablehlo.shift_right_logical"(%235, %242) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%244 = "stablehlo.convert"(%243) : (tensor<4096xui32>) -> tensor<4096xi32>
%245 = "stablehlo.convert"(%244) : (tensor<4096xi32>) -> tensor<4096xf32>
%246 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%247 = "stablehlo.add"(%245, %246) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%248 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%249 = "stablehlo.multiply"(%247, %248) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%250 = "stablehlo.log"(%249) : (tensor<4096xf32>) -> tensor<4096xf32>
%251 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%252 = "stablehlo.multiply"(%250, %251) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%253 = "stablehlo.sqrt"(%252) : (tensor<4096xf32>) -> tensor<4096xf32>
%254 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%255 = "stablehlo.subtract"(%241, %254) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%256 = "stablehlo.abs"(%255) : (tensor<4096xf32>) -> tensor<4096xf32>
%257 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%258 = "stablehlo.subtract"(%256, %257) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%259 = "stablehlo.multiply"(%258, %258) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%260 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%261 = "stablehlo.multiply"(%260, %259) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%262 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%263 = "stablehlo.add"(%261, %262) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%264 = "stablehlo.multiply"(%263, %259) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%265 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%266 = "stablehlo.add"(%264, %265) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%267 = "stablehlo.multiply"(%266, %259) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%268 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%269 = "stablehlo.add"(%267, %268) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%270 = "stablehlo.multiply"(%269, %259) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%271 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%272 = "stablehlo.add"(%270, %271) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%273 = "stablehlo.multiply"(%272, %259) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%274 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%275 = "stablehlo.add"(%273, %274) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%276 = "stablehlo.multiply"(%275, %259) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%277 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%278 = "stablehlo.add"(%276, %277) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%279 = "stablehlo.multiply"(%258, %278) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%280 = "stablehlo.multiply"(%253, %279) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%281 = "stablehlo.multiply"(%280, %0) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%282 = "stablehlo.add"(%281, %3) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %282 : tensor<4096xf32>
}
}

