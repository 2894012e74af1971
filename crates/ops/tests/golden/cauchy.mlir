// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
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
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%200 = "stablehlo.shift_right_logical"(%197, %199) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%201 = "stablehlo.convert"(%200) : (tensor<4096xui64>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%201, %174) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.xor"(%194, %167) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%185, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%187, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%215 = "stablehlo.convert"(%214) : (tensor<4096xui64>) -> tensor<4096xui32>
%216 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.shift_right_logical"(%214, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.convert"(%207) : (tensor<4096xui32>) -> tensor<4096xui64>
%220 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%222 = "stablehlo.convert"(%221) : (tensor<4096xui64>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%225 = "stablehlo.convert"(%224) : (tensor<4096xui64>) -> tensor<4096xui32>
%226 = "stablehlo.xor"(%225, %198) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%227 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%228 = "stablehlo.xor"(%226, %227) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.xor"(%218, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%230 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%229, %230) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%233 = "stablehlo.add"(%209, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%211, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.convert"(%228) : (tensor<4096xui32>) -> tensor<4096xui64>
%237 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%238 = "stablehlo.multiply"(%236, %237) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%239 = "stablehlo.convert"(%238) : (tensor<4096xui64>) -> tensor<4096xui32>
%240 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%241 = "stablehlo.shift_right_logical"(%238, %240) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%242 = "stablehlo.convert"(%241) : (tensor<4096xui64>) -> tensor<4096xui32>
%243 = "stablehlo.convert"(%231) : (tensor<4096xui32>) -> tensor<4096xui64>
%244 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%246 = "stablehlo.convert"(%245) : (tensor<4096xui64>) -> tensor<4096xui32>
%247 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%248 = "stablehlo.shift_right_logical"(%245, %247) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%249 = "stablehlo.convert"(%248) : (tensor<4096xui64>) -> tensor<4096xui32>
%250 = "stablehlo.xor"(%249, %222) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%251 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%252 = "stablehlo.xor"(%250, %251) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.xor"(%242, %215) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%254 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%255 = "stablehlo.xor"(%253, %254) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%256 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%257 = "stablehlo.add"(%233, %256) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%258 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%259 = "stablehlo.add"(%235, %258) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%260 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%261 = "stablehlo.shift_right_logical"(%252, %260) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.convert"(%261) : (tensor<4096xui32>) -> tensor<4096xi32>
%263 = "stablehlo.convert"(%262) : (tensor<4096xi32>) -> tensor<4096xf32>
%264 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%265 = "stablehlo.add"(%263, %264) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%266 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%267 = "stablehlo.multiply"(%265, %266) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%268 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%269 = "stablehlo.subtract"(%267, %268) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%270 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%271 = "stablehlo.multiply"(%270, %269) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%272 = "stablehlo.tan"(%271) : (tensor<4096xf32>) -> tensor<4096xf32>
%273 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%274 = "stablehlo.multiply"(%272, %273) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%275 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%276 = "stablehlo.add"(%274, %275) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %276 : tensor<4096xf32>
}
}

// f64[4096] 1.0 2.0
// run-time numbers: median:F64 sigma:F64
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<f64>, %2: tensor<f64>, %3: tensor<2xui64>) -> (tensor<4096xf64>) {
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
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
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%200 = "stablehlo.shift_right_logical"(%197, %199) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%201 = "stablehlo.convert"(%200) : (tensor<4096xui64>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%201, %174) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.xor"(%194, %167) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%185, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%187, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%215 = "stablehlo.convert"(%214) : (tensor<4096xui64>) -> tensor<4096xui32>
%216 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%217 = "stablehlo.shift_right_logical"(%214, %216) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4096xui64>) -> tensor<4096xui32>
%219 = "stablehlo.convert"(%207) : (tensor<4096xui32>) -> tensor<4096xui64>
%220 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%222 = "stablehlo.convert"(%221) : (tensor<4096xui64>) -> tensor<4096xui32>
%223 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%225 = "stablehlo.convert"(%224) : (tensor<4096xui64>) -> tensor<4096xui32>
%226 = "stablehlo.xor"(%225, %198) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%227 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%228 = "stablehlo.xor"(%226, %227) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.xor"(%218, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%230 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%229, %230) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%233 = "stablehlo.add"(%209, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%211, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.convert"(%228) : (tensor<4096xui32>) -> tensor<4096xui64>
%237 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%238 = "stablehlo.multiply"(%236, %237) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%239 = "stablehlo.convert"(%238) : (tensor<4096xui64>) -> tensor<4096xui32>
%240 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%241 = "stablehlo.shift_right_logical"(%238, %240) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%242 = "stablehlo.convert"(%241) : (tensor<4096xui64>) -> tensor<4096xui32>
%243 = "stablehlo.convert"(%231) : (tensor<4096xui32>) -> tensor<4096xui64>
%244 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%246 = "stablehlo.convert"(%245) : (tensor<4096xui64>) -> tensor<4096xui32>
%247 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%248 = "stablehlo.shift_right_logical"(%245, %247) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%249 = "stablehlo.convert"(%248) : (tensor<4096xui64>) -> tensor<4096xui32>
%250 = "stablehlo.xor"(%249, %222) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%251 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%252 = "stablehlo.xor"(%250, %251) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.xor"(%242, %215) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%254 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%255 = "stablehlo.xor"(%253, %254) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%256 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%257 = "stablehlo.add"(%233, %256) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%258 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%259 = "stablehlo.add"(%235, %258) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%260 = "stablehlo.convert"(%252) : (tensor<4096xui32>) -> tensor<4096xui64>
%261 = "stablehlo.convert"(%246) : (tensor<4096xui32>) -> tensor<4096xui64>
%262 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%263 = "stablehlo.shift_left"(%261, %262) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%264 = "stablehlo.or"(%260, %263) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%265 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%266 = "stablehlo.shift_right_logical"(%264, %265) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%267 = "stablehlo.convert"(%266) : (tensor<4096xui64>) -> tensor<4096xi64>
%268 = "stablehlo.convert"(%267) : (tensor<4096xi64>) -> tensor<4096xf64>
%269 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%270 = "stablehlo.add"(%268, %269) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%271 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%272 = "stablehlo.multiply"(%270, %271) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%273 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%274 = "stablehlo.subtract"(%272, %273) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%275 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%276 = "stablehlo.multiply"(%275, %274) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%277 = "stablehlo.tan"(%276) : (tensor<4096xf64>) -> tensor<4096xf64>
%278 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%279 = "stablehlo.multiply"(%277, %278) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%280 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%281 = "stablehlo.add"(%279, %280) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %281 : tensor<4096xf64>
}
}

