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
%281 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%282 = "stablehlo.multiply"(%280, %281) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%283 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%284 = "stablehlo.add"(%282, %283) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %284 : tensor<4096xf32>
}
}

// f64[4095] 3.0 0.5
// run-time numbers: mean:F64 std:F64
// random counters: 1
module @example {
func.func public @main(%0: tensor<4095xf64>, %1: tensor<f64>, %2: tensor<f64>, %3: tensor<2xui64>) -> (tensor<4095xf64>) {
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4095xui32>
%9 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%10 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%11 = "stablehlo.shift_right_logical"(%7, %10) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%12 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%14 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%15 = "stablehlo.constant"() {value = dense<0> : tensor<4095xui32>} : () -> tensor<4095xui32>
%16 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%18 = "stablehlo.shift_right_logical"(%5, %17) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%19 = "stablehlo.convert"(%18) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.convert"(%8) : (tensor<4095xui32>) -> tensor<4095xui64>
%21 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%22 = "stablehlo.multiply"(%20, %21) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%23 = "stablehlo.convert"(%22) : (tensor<4095xui64>) -> tensor<4095xui32>
%24 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%25 = "stablehlo.shift_right_logical"(%22, %24) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%26 = "stablehlo.convert"(%25) : (tensor<4095xui64>) -> tensor<4095xui32>
%27 = "stablehlo.convert"(%13) : (tensor<4095xui32>) -> tensor<4095xui64>
%28 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%29 = "stablehlo.multiply"(%27, %28) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%30 = "stablehlo.convert"(%29) : (tensor<4095xui64>) -> tensor<4095xui32>
%31 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%32 = "stablehlo.shift_right_logical"(%29, %31) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%33 = "stablehlo.convert"(%32) : (tensor<4095xui64>) -> tensor<4095xui32>
%34 = "stablehlo.xor"(%33, %15) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%35 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%36 = "stablehlo.xor"(%34, %35) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%37 = "stablehlo.xor"(%26, %14) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%38 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%39 = "stablehlo.xor"(%37, %38) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%40 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%41 = "stablehlo.add"(%16, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%42 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%19, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.convert"(%36) : (tensor<4095xui32>) -> tensor<4095xui64>
%45 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%46 = "stablehlo.multiply"(%44, %45) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%47 = "stablehlo.convert"(%46) : (tensor<4095xui64>) -> tensor<4095xui32>
%48 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%49 = "stablehlo.shift_right_logical"(%46, %48) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%50 = "stablehlo.convert"(%49) : (tensor<4095xui64>) -> tensor<4095xui32>
%51 = "stablehlo.convert"(%39) : (tensor<4095xui32>) -> tensor<4095xui64>
%52 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%53 = "stablehlo.multiply"(%51, %52) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%54 = "stablehlo.convert"(%53) : (tensor<4095xui64>) -> tensor<4095xui32>
%55 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%56 = "stablehlo.shift_right_logical"(%53, %55) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%57 = "stablehlo.convert"(%56) : (tensor<4095xui64>) -> tensor<4095xui32>
%58 = "stablehlo.xor"(%57, %30) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%59 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%60 = "stablehlo.xor"(%58, %59) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%61 = "stablehlo.xor"(%50, %23) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%62 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%63 = "stablehlo.xor"(%61, %62) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%64 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%65 = "stablehlo.add"(%41, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%66 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.convert"(%60) : (tensor<4095xui32>) -> tensor<4095xui64>
%69 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%70 = "stablehlo.multiply"(%68, %69) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%71 = "stablehlo.convert"(%70) : (tensor<4095xui64>) -> tensor<4095xui32>
%72 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%73 = "stablehlo.shift_right_logical"(%70, %72) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%74 = "stablehlo.convert"(%73) : (tensor<4095xui64>) -> tensor<4095xui32>
%75 = "stablehlo.convert"(%63) : (tensor<4095xui32>) -> tensor<4095xui64>
%76 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%77 = "stablehlo.multiply"(%75, %76) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%78 = "stablehlo.convert"(%77) : (tensor<4095xui64>) -> tensor<4095xui32>
%79 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%80 = "stablehlo.shift_right_logical"(%77, %79) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%81 = "stablehlo.convert"(%80) : (tensor<4095xui64>) -> tensor<4095xui32>
%82 = "stablehlo.xor"(%81, %54) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%83 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%84 = "stablehlo.xor"(%82, %83) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%85 = "stablehlo.xor"(%74, %47) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%86 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%87 = "stablehlo.xor"(%85, %86) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%88 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%89 = "stablehlo.add"(%65, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%90 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.convert"(%84) : (tensor<4095xui32>) -> tensor<4095xui64>
%93 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%94 = "stablehlo.multiply"(%92, %93) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%95 = "stablehlo.convert"(%94) : (tensor<4095xui64>) -> tensor<4095xui32>
%96 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%98 = "stablehlo.convert"(%97) : (tensor<4095xui64>) -> tensor<4095xui32>
%99 = "stablehlo.convert"(%87) : (tensor<4095xui32>) -> tensor<4095xui64>
%100 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%101 = "stablehlo.multiply"(%99, %100) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%102 = "stablehlo.convert"(%101) : (tensor<4095xui64>) -> tensor<4095xui32>
%103 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%104 = "stablehlo.shift_right_logical"(%101, %103) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%105 = "stablehlo.convert"(%104) : (tensor<4095xui64>) -> tensor<4095xui32>
%106 = "stablehlo.xor"(%105, %78) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%107 = "stablehlo.broadcast_in_dim"(%89) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%108 = "stablehlo.xor"(%106, %107) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%109 = "stablehlo.xor"(%98, %71) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%110 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%111 = "stablehlo.xor"(%109, %110) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%112 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%113 = "stablehlo.add"(%89, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%114 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.convert"(%108) : (tensor<4095xui32>) -> tensor<4095xui64>
%117 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%118 = "stablehlo.multiply"(%116, %117) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%119 = "stablehlo.convert"(%118) : (tensor<4095xui64>) -> tensor<4095xui32>
%120 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%121 = "stablehlo.shift_right_logical"(%118, %120) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%122 = "stablehlo.convert"(%121) : (tensor<4095xui64>) -> tensor<4095xui32>
%123 = "stablehlo.convert"(%111) : (tensor<4095xui32>) -> tensor<4095xui64>
%124 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%125 = "stablehlo.multiply"(%123, %124) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%126 = "stablehlo.convert"(%125) : (tensor<4095xui64>) -> tensor<4095xui32>
%127 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%128 = "stablehlo.shift_right_logical"(%125, %127) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%129 = "stablehlo.convert"(%128) : (tensor<4095xui64>) -> tensor<4095xui32>
%130 = "stablehlo.xor"(%129, %102) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%131 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%132 = "stablehlo.xor"(%130, %131) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%133 = "stablehlo.xor"(%122, %95) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%134 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%135 = "stablehlo.xor"(%133, %134) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%136 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%137 = "stablehlo.add"(%113, %136) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%138 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.convert"(%132) : (tensor<4095xui32>) -> tensor<4095xui64>
%141 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%142 = "stablehlo.multiply"(%140, %141) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%143 = "stablehlo.convert"(%142) : (tensor<4095xui64>) -> tensor<4095xui32>
%144 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%145 = "stablehlo.shift_right_logical"(%142, %144) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%146 = "stablehlo.convert"(%145) : (tensor<4095xui64>) -> tensor<4095xui32>
%147 = "stablehlo.convert"(%135) : (tensor<4095xui32>) -> tensor<4095xui64>
%148 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%149 = "stablehlo.multiply"(%147, %148) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%150 = "stablehlo.convert"(%149) : (tensor<4095xui64>) -> tensor<4095xui32>
%151 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%152 = "stablehlo.shift_right_logical"(%149, %151) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%153 = "stablehlo.convert"(%152) : (tensor<4095xui64>) -> tensor<4095xui32>
%154 = "stablehlo.xor"(%153, %126) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%155 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%156 = "stablehlo.xor"(%154, %155) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%157 = "stablehlo.xor"(%146, %119) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%158 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%159 = "stablehlo.xor"(%157, %158) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%160 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%161 = "stablehlo.add"(%137, %160) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.convert"(%156) : (tensor<4095xui32>) -> tensor<4095xui64>
%165 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%166 = "stablehlo.multiply"(%164, %165) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%167 = "stablehlo.convert"(%166) : (tensor<4095xui64>) -> tensor<4095xui32>
%168 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%169 = "stablehlo.shift_right_logical"(%166, %168) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%170 = "stablehlo.convert"(%169) : (tensor<4095xui64>) -> tensor<4095xui32>
%171 = "stablehlo.convert"(%159) : (tensor<4095xui32>) -> tensor<4095xui64>
%172 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%173 = "stablehlo.multiply"(%171, %172) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%174 = "stablehlo.convert"(%173) : (tensor<4095xui64>) -> tensor<4095xui32>
%175 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%176 = "stablehlo.shift_right_logical"(%173, %175) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%177 = "stablehlo.convert"(%176) : (tensor<4095xui64>) -> tensor<4095xui32>
%178 = "stablehlo.xor"(%177, %150) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%179 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%180 = "stablehlo.xor"(%178, %179) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%181 = "stablehlo.xor"(%170, %143) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%182 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%183 = "stablehlo.xor"(%181, %182) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%184 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%185 = "stablehlo.add"(%161, %184) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.convert"(%180) : (tensor<4095xui32>) -> tensor<4095xui64>
%189 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%190 = "stablehlo.multiply"(%188, %189) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%191 = "stablehlo.convert"(%190) : (tensor<4095xui64>) -> tensor<4095xui32>
%192 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%193 = "stablehlo.shift_right_logical"(%190, %192) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%194 = "stablehlo.convert"(%193) : (tensor<4095xui64>) -> tensor<4095xui32>
%195 = "stablehlo.convert"(%183) : (tensor<4095xui32>) -> tensor<4095xui64>
%196 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%197 = "stablehlo.multiply"(%195, %196) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4095xui64>) -> tensor<4095xui32>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%200 = "stablehlo.shift_right_logical"(%197, %199) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%201 = "stablehlo.convert"(%200) : (tensor<4095xui64>) -> tensor<4095xui32>
%202 = "stablehlo.xor"(%201, %174) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%203 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%205 = "stablehlo.xor"(%194, %167) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%206 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%185, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%187, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<4095xui32>) -> tensor<4095xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%215 = "stablehlo.convert"(%214) : (tensor<4095xui64>) -> tensor<4095xui32>
%216 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%217 = "stablehlo.shift_right_logical"(%214, %216) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%218 = "stablehlo.convert"(%217) : (tensor<4095xui64>) -> tensor<4095xui32>
%219 = "stablehlo.convert"(%207) : (tensor<4095xui32>) -> tensor<4095xui64>
%220 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%222 = "stablehlo.convert"(%221) : (tensor<4095xui64>) -> tensor<4095xui32>
%223 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%225 = "stablehlo.convert"(%224) : (tensor<4095xui64>) -> tensor<4095xui32>
%226 = "stablehlo.xor"(%225, %198) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%227 = "stablehlo.broadcast_in_dim"(%209) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%228 = "stablehlo.xor"(%226, %227) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%229 = "stablehlo.xor"(%218, %191) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%230 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%231 = "stablehlo.xor"(%229, %230) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%232 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%233 = "stablehlo.add"(%209, %232) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%211, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.convert"(%228) : (tensor<4095xui32>) -> tensor<4095xui64>
%237 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%238 = "stablehlo.multiply"(%236, %237) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%239 = "stablehlo.convert"(%238) : (tensor<4095xui64>) -> tensor<4095xui32>
%240 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%241 = "stablehlo.shift_right_logical"(%238, %240) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%242 = "stablehlo.convert"(%241) : (tensor<4095xui64>) -> tensor<4095xui32>
%243 = "stablehlo.convert"(%231) : (tensor<4095xui32>) -> tensor<4095xui64>
%244 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%245 = "stablehlo.multiply"(%243, %244) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%246 = "stablehlo.convert"(%245) : (tensor<4095xui64>) -> tensor<4095xui32>
%247 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%248 = "stablehlo.shift_right_logical"(%245, %247) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%249 = "stablehlo.convert"(%248) : (tensor<4095xui64>) -> tensor<4095xui32>
%250 = "stablehlo.xor"(%249, %222) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%251 = "stablehlo.broadcast_in_dim"(%233) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%252 = "stablehlo.xor"(%250, %251) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%253 = "stablehlo.xor"(%242, %215) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%254 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%255 = "stablehlo.xor"(%253, %254) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%256 = "stablehlo.convert"(%252) : (tensor<4095xui32>) -> tensor<4095xui64>
%257 = "stablehlo.convert"(%246) : (tensor<4095xui32>) -> tensor<4095xui64>
%258 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%259 = "stablehlo.shift_left"(%257, %258) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%260 = "stablehlo.or"(%256, %259) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%261 = "stablehlo.convert"(%255) : (tensor<4095xui32>) -> tensor<4095xui64>
%262 = "stablehlo.convert"(%239) : (tensor<4095xui32>) -> tensor<4095xui64>
%263 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%264 = "stablehlo.shift_left"(%262, %263) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%265 = "stablehlo.or"(%261, %264) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%266 = "stablehlo.constant"() {value = dense<11> : tensor<4095xui64>} : () -> tensor<4095xui64>
%267 = "stablehlo.shift_right_logical"(%265, %266) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%268 = "stablehlo.convert"(%267) : (tensor<4095xui64>) -> tensor<4095xi64>
%269 = "stablehlo.convert"(%268) : (tensor<4095xi64>) -> tensor<4095xf64>
%270 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4095xf64>} : () -> tensor<4095xf64>
%271 = "stablehlo.multiply"(%269, %270) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%272 = "stablehlo.constant"() {value = dense<11> : tensor<4095xui64>} : () -> tensor<4095xui64>
%273 = "stablehlo.shift_right_logical"(%260, %272) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%274 = "stablehlo.convert"(%273) : (tensor<4095xui64>) -> tensor<4095xi64>
%275 = "stablehlo.convert"(%274) : (tensor<4095xi64>) -> tensor<4095xf64>
%276 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4095xf64>} : () -> tensor<4095xf64>
%277 = "stablehlo.add"(%275, %276) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%278 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4095xf64>} : () -> tensor<4095xf64>
%279 = "stablehlo.multiply"(%277, %278) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%280 = "stablehlo.log"(%279) : (tensor<4095xf64>) -> tensor<4095xf64>
%281 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4095xf64>} : () -> tensor<4095xf64>
%282 = "stablehlo.multiply"(%280, %281) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%283 = "stablehlo.sqrt"(%282) : (tensor<4095xf64>) -> tensor<4095xf64>
%284 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<4095xf64>} : () -> tensor<4095xf64>
%285 = "stablehlo.multiply"(%271, %284) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%286 = "stablehlo.cosine"(%285) : (tensor<4095xf64>) -> tensor<4095xf64>
%287 = "stablehlo.multiply"(%283, %286) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%288 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4095xf64>
%289 = "stablehlo.multiply"(%287, %288) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%290 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4095xf64>
%291 = "stablehlo.add"(%289, %290) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
return %291 : tensor<4095xf64>
}
}

// bf16[64,64] -1.0 2.0
// run-time numbers: mean:F32 std:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64x64xbf16>, %1: tensor<f32>, %2: tensor<f32>, %3: tensor<2xui64>) -> (tensor<64x64xbf16>) {
%4 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<4096xui32>) -> tensor<64x64xui32>
%10 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%7, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%17 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%5, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%9) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%22 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%24 = "stablehlo.convert"(%23) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%27 = "stablehlo.convert"(%26) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%28 = "stablehlo.convert"(%14) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%29 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%31 = "stablehlo.convert"(%30) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%34 = "stablehlo.convert"(%33) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%35 = "stablehlo.xor"(%34, %16) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%38 = "stablehlo.xor"(%27, %15) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%41 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%17, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%20, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%46 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%48 = "stablehlo.convert"(%47) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%49 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%50 = "stablehlo.shift_right_logical"(%47, %49) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%51 = "stablehlo.convert"(%50) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%52 = "stablehlo.convert"(%40) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%53 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%55 = "stablehlo.convert"(%54) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%58 = "stablehlo.convert"(%57) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%59 = "stablehlo.xor"(%58, %31) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%60 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%62 = "stablehlo.xor"(%51, %24) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%63 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%65 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.convert"(%61) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%70 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%72 = "stablehlo.convert"(%71) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%73 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%74 = "stablehlo.shift_right_logical"(%71, %73) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%75 = "stablehlo.convert"(%74) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%76 = "stablehlo.convert"(%64) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%77 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%79 = "stablehlo.convert"(%78) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%82 = "stablehlo.convert"(%81) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%83 = "stablehlo.xor"(%82, %55) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%84 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%86 = "stablehlo.xor"(%75, %48) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%89 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.convert"(%85) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%94 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%96 = "stablehlo.convert"(%95) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%97 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%98 = "stablehlo.shift_right_logical"(%95, %97) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%99 = "stablehlo.convert"(%98) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%100 = "stablehlo.convert"(%88) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%101 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%103 = "stablehlo.convert"(%102) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%106 = "stablehlo.convert"(%105) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%107 = "stablehlo.xor"(%106, %79) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%108 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%110 = "stablehlo.xor"(%99, %72) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%111 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%113 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.convert"(%109) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%118 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%119 = "stablehlo.multiply"(%117, %118) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%120 = "stablehlo.convert"(%119) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%121 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%122 = "stablehlo.shift_right_logical"(%119, %121) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%123 = "stablehlo.convert"(%122) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%124 = "stablehlo.convert"(%112) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%125 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%127 = "stablehlo.convert"(%126) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%130 = "stablehlo.convert"(%129) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%131 = "stablehlo.xor"(%130, %103) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%132 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%134 = "stablehlo.xor"(%123, %96) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%135 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%137 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.convert"(%133) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%142 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%144 = "stablehlo.convert"(%143) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%145 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%146 = "stablehlo.shift_right_logical"(%143, %145) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%147 = "stablehlo.convert"(%146) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%148 = "stablehlo.convert"(%136) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%149 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%151 = "stablehlo.convert"(%150) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%154 = "stablehlo.convert"(%153) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%155 = "stablehlo.xor"(%154, %127) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%156 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%158 = "stablehlo.xor"(%147, %120) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%159 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%161 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.convert"(%157) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%166 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%168 = "stablehlo.convert"(%167) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%169 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%170 = "stablehlo.shift_right_logical"(%167, %169) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%171 = "stablehlo.convert"(%170) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%172 = "stablehlo.convert"(%160) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%173 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%175 = "stablehlo.convert"(%174) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%178 = "stablehlo.convert"(%177) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%179 = "stablehlo.xor"(%178, %151) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%180 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%182 = "stablehlo.xor"(%171, %144) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%183 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%185 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.convert"(%181) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%190 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%191 = "stablehlo.multiply"(%189, %190) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%192 = "stablehlo.convert"(%191) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%193 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%194 = "stablehlo.shift_right_logical"(%191, %193) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%195 = "stablehlo.convert"(%194) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%196 = "stablehlo.convert"(%184) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%197 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%200 = "stablehlo.shift_right_logical"(%198, %199) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%201 = "stablehlo.convert"(%200) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%202 = "stablehlo.xor"(%201, %175) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%203 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%205 = "stablehlo.xor"(%195, %168) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%188, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%216 = "stablehlo.shift_right_logical"(%214, %215) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%217 = "stablehlo.convert"(%216) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%218 = "stablehlo.convert"(%207) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%221 = "stablehlo.convert"(%220) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%222 = "stablehlo.xor"(%217, %192) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%223 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%225 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.add"(%209, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.convert"(%224) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%230 = "stablehlo.convert"(%229) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%232 = "stablehlo.shift_right_logical"(%229, %231) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%233 = "stablehlo.convert"(%232) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%234 = "stablehlo.xor"(%233, %221) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%235 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%237 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%238 = "stablehlo.shift_right_logical"(%230, %237) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%239 = "stablehlo.convert"(%238) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%240 = "stablehlo.convert"(%239) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%241 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%243 = "stablehlo.constant"() {value = dense<1> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%244 = "stablehlo.shift_right_logical"(%236, %243) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%245 = "stablehlo.convert"(%244) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%246 = "stablehlo.convert"(%245) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%247 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%248 = "stablehlo.add"(%246, %247) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%249 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%250 = "stablehlo.multiply"(%248, %249) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%251 = "stablehlo.log"(%250) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%252 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%253 = "stablehlo.multiply"(%251, %252) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%254 = "stablehlo.sqrt"(%253) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%255 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%256 = "stablehlo.subtract"(%242, %255) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%257 = "stablehlo.abs"(%256) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%258 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%259 = "stablehlo.subtract"(%257, %258) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%260 = "stablehlo.multiply"(%259, %259) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%261 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%262 = "stablehlo.multiply"(%261, %260) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%263 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%264 = "stablehlo.add"(%262, %263) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%265 = "stablehlo.multiply"(%264, %260) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%266 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%267 = "stablehlo.add"(%265, %266) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%268 = "stablehlo.multiply"(%267, %260) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%269 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%270 = "stablehlo.add"(%268, %269) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%271 = "stablehlo.multiply"(%270, %260) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%272 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%273 = "stablehlo.add"(%271, %272) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%274 = "stablehlo.multiply"(%273, %260) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%275 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%276 = "stablehlo.add"(%274, %275) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%277 = "stablehlo.multiply"(%276, %260) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%278 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%279 = "stablehlo.add"(%277, %278) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%280 = "stablehlo.multiply"(%259, %279) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%281 = "stablehlo.multiply"(%254, %280) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%282 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%283 = "stablehlo.multiply"(%281, %282) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%284 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%285 = "stablehlo.add"(%283, %284) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%286 = "stablehlo.convert"(%285) : (tensor<64x64xf32>) -> tensor<64x64xbf16>
return %286 : tensor<64x64xbf16>
}
}

// f32[]
// random counters: 1
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2xui64>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%5 = "stablehlo.reshape"(%4) : (tensor<1xui64>) -> tensor<ui64>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui32>) -> tensor<ui32>
%10 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%7, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> tensor<ui32>
%15 = "stablehlo.convert"(%5) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%17 = "stablehlo.shift_right_logical"(%5, %16) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%18 = "stablehlo.convert"(%17) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.convert"(%9) : (tensor<ui32>) -> tensor<ui64>
%20 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%21 = "stablehlo.multiply"(%19, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%22 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%24 = "stablehlo.shift_right_logical"(%21, %23) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%25 = "stablehlo.convert"(%24) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.convert"(%10) : (tensor<ui32>) -> tensor<ui64>
%27 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%28 = "stablehlo.multiply"(%26, %27) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%29 = "stablehlo.convert"(%28) : (tensor<ui64>) -> tensor<ui32>
%30 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%31 = "stablehlo.shift_right_logical"(%28, %30) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%32 = "stablehlo.convert"(%31) : (tensor<ui64>) -> tensor<ui32>
%33 = "stablehlo.xor"(%32, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%34 = "stablehlo.xor"(%33, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%35 = "stablehlo.xor"(%25, %13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.xor"(%35, %18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%38 = "stablehlo.add"(%15, %37) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.add"(%18, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.convert"(%34) : (tensor<ui32>) -> tensor<ui64>
%42 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%43 = "stablehlo.multiply"(%41, %42) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%44 = "stablehlo.convert"(%43) : (tensor<ui64>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%46 = "stablehlo.shift_right_logical"(%43, %45) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%47 = "stablehlo.convert"(%46) : (tensor<ui64>) -> tensor<ui32>
%48 = "stablehlo.convert"(%36) : (tensor<ui32>) -> tensor<ui64>
%49 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%51 = "stablehlo.convert"(%50) : (tensor<ui64>) -> tensor<ui32>
%52 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%53 = "stablehlo.shift_right_logical"(%50, %52) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%54 = "stablehlo.convert"(%53) : (tensor<ui64>) -> tensor<ui32>
%55 = "stablehlo.xor"(%54, %29) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%56 = "stablehlo.xor"(%55, %38) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%57 = "stablehlo.xor"(%47, %22) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.xor"(%57, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%60 = "stablehlo.add"(%38, %59) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.add"(%40, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.convert"(%56) : (tensor<ui32>) -> tensor<ui64>
%64 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%65 = "stablehlo.multiply"(%63, %64) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%66 = "stablehlo.convert"(%65) : (tensor<ui64>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%68 = "stablehlo.shift_right_logical"(%65, %67) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%69 = "stablehlo.convert"(%68) : (tensor<ui64>) -> tensor<ui32>
%70 = "stablehlo.convert"(%58) : (tensor<ui32>) -> tensor<ui64>
%71 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%72 = "stablehlo.multiply"(%70, %71) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%73 = "stablehlo.convert"(%72) : (tensor<ui64>) -> tensor<ui32>
%74 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%75 = "stablehlo.shift_right_logical"(%72, %74) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%76 = "stablehlo.convert"(%75) : (tensor<ui64>) -> tensor<ui32>
%77 = "stablehlo.xor"(%76, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%78 = "stablehlo.xor"(%77, %60) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%79 = "stablehlo.xor"(%69, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.xor"(%79, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%82 = "stablehlo.add"(%60, %81) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.add"(%62, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.convert"(%78) : (tensor<ui32>) -> tensor<ui64>
%86 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%87 = "stablehlo.multiply"(%85, %86) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%88 = "stablehlo.convert"(%87) : (tensor<ui64>) -> tensor<ui32>
%89 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%90 = "stablehlo.shift_right_logical"(%87, %89) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%91 = "stablehlo.convert"(%90) : (tensor<ui64>) -> tensor<ui32>
%92 = "stablehlo.convert"(%80) : (tensor<ui32>) -> tensor<ui64>
%93 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%94 = "stablehlo.multiply"(%92, %93) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%95 = "stablehlo.convert"(%94) : (tensor<ui64>) -> tensor<ui32>
%96 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%97 = "stablehlo.shift_right_logical"(%94, %96) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%98 = "stablehlo.convert"(%97) : (tensor<ui64>) -> tensor<ui32>
%99 = "stablehlo.xor"(%98, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%100 = "stablehlo.xor"(%99, %82) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.xor"(%91, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.xor"(%101, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%104 = "stablehlo.add"(%82, %103) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.add"(%84, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.convert"(%100) : (tensor<ui32>) -> tensor<ui64>
%108 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%109 = "stablehlo.multiply"(%107, %108) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%110 = "stablehlo.convert"(%109) : (tensor<ui64>) -> tensor<ui32>
%111 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%112 = "stablehlo.shift_right_logical"(%109, %111) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%113 = "stablehlo.convert"(%112) : (tensor<ui64>) -> tensor<ui32>
%114 = "stablehlo.convert"(%102) : (tensor<ui32>) -> tensor<ui64>
%115 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%116 = "stablehlo.multiply"(%114, %115) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%117 = "stablehlo.convert"(%116) : (tensor<ui64>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%119 = "stablehlo.shift_right_logical"(%116, %118) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%120 = "stablehlo.convert"(%119) : (tensor<ui64>) -> tensor<ui32>
%121 = "stablehlo.xor"(%120, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%122 = "stablehlo.xor"(%121, %104) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.xor"(%113, %88) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.xor"(%123, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%126 = "stablehlo.add"(%104, %125) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%128 = "stablehlo.add"(%106, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.convert"(%122) : (tensor<ui32>) -> tensor<ui64>
%130 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%131 = "stablehlo.multiply"(%129, %130) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%132 = "stablehlo.convert"(%131) : (tensor<ui64>) -> tensor<ui32>
%133 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%134 = "stablehlo.shift_right_logical"(%131, %133) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%135 = "stablehlo.convert"(%134) : (tensor<ui64>) -> tensor<ui32>
%136 = "stablehlo.convert"(%124) : (tensor<ui32>) -> tensor<ui64>
%137 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%138 = "stablehlo.multiply"(%136, %137) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%139 = "stablehlo.convert"(%138) : (tensor<ui64>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%141 = "stablehlo.shift_right_logical"(%138, %140) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%142 = "stablehlo.convert"(%141) : (tensor<ui64>) -> tensor<ui32>
%143 = "stablehlo.xor"(%142, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.xor"(%143, %126) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.xor"(%135, %110) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.xor"(%145, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.add"(%126, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.add"(%128, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.convert"(%144) : (tensor<ui32>) -> tensor<ui64>
%152 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%154 = "stablehlo.convert"(%153) : (tensor<ui64>) -> tensor<ui32>
%155 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%156 = "stablehlo.shift_right_logical"(%153, %155) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%157 = "stablehlo.convert"(%156) : (tensor<ui64>) -> tensor<ui32>
%158 = "stablehlo.convert"(%146) : (tensor<ui32>) -> tensor<ui64>
%159 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%160 = "stablehlo.multiply"(%158, %159) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%161 = "stablehlo.convert"(%160) : (tensor<ui64>) -> tensor<ui32>
%162 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%163 = "stablehlo.shift_right_logical"(%160, %162) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%164 = "stablehlo.convert"(%163) : (tensor<ui64>) -> tensor<ui32>
%165 = "stablehlo.xor"(%164, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.xor"(%165, %148) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.xor"(%157, %132) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.xor"(%167, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%148, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.add"(%150, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.convert"(%166) : (tensor<ui32>) -> tensor<ui64>
%174 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%176 = "stablehlo.convert"(%175) : (tensor<ui64>) -> tensor<ui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%179 = "stablehlo.convert"(%178) : (tensor<ui64>) -> tensor<ui32>
%180 = "stablehlo.convert"(%168) : (tensor<ui32>) -> tensor<ui64>
%181 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%182 = "stablehlo.multiply"(%180, %181) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%183 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%184 = "stablehlo.shift_right_logical"(%182, %183) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%185 = "stablehlo.convert"(%184) : (tensor<ui64>) -> tensor<ui32>
%186 = "stablehlo.xor"(%185, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.xor"(%186, %170) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.xor"(%179, %154) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.xor"(%188, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%170, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%193 = "stablehlo.add"(%172, %192) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%194 = "stablehlo.convert"(%187) : (tensor<ui32>) -> tensor<ui64>
%195 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%196 = "stablehlo.multiply"(%194, %195) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%197 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%198 = "stablehlo.shift_right_logical"(%196, %197) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%199 = "stablehlo.convert"(%198) : (tensor<ui64>) -> tensor<ui32>
%200 = "stablehlo.convert"(%189) : (tensor<ui32>) -> tensor<ui64>
%201 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%202 = "stablehlo.multiply"(%200, %201) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%203 = "stablehlo.convert"(%202) : (tensor<ui64>) -> tensor<ui32>
%204 = "stablehlo.xor"(%199, %176) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%205 = "stablehlo.xor"(%204, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%206 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%207 = "stablehlo.add"(%191, %206) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%208 = "stablehlo.convert"(%205) : (tensor<ui32>) -> tensor<ui64>
%209 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%210 = "stablehlo.multiply"(%208, %209) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%211 = "stablehlo.convert"(%210) : (tensor<ui64>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%213 = "stablehlo.shift_right_logical"(%210, %212) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%214 = "stablehlo.convert"(%213) : (tensor<ui64>) -> tensor<ui32>
%215 = "stablehlo.xor"(%214, %203) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.xor"(%215, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.shift_right_logical"(%211, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.convert"(%218) : (tensor<ui32>) -> tensor<i32>
%220 = "stablehlo.convert"(%219) : (tensor<i32>) -> tensor<f32>
%221 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<f32>} : () -> tensor<f32>
%222 = "stablehlo.multiply"(%220, %221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%223 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%224 = "stablehlo.shift_right_logical"(%216, %223) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%225 = "stablehlo.convert"(%224) : (tensor<ui32>) -> tensor<i32>
%226 = "stablehlo.convert"(%225) : (tensor<i32>) -> tensor<f32>
%227 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%228 = "stablehlo.add"(%226, %227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%229 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<f32>} : () -> tensor<f32>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%231 = "stablehlo.log"(%230) : (tensor<f32>) -> tensor<f32>
%232 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<f32>} : () -> tensor<f32>
%233 = "stablehlo.multiply"(%231, %232) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%234 = "stablehlo.sqrt"(%233) : (tensor<f32>) -> tensor<f32>
%235 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%236 = "stablehlo.subtract"(%222, %235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%237 = "stablehlo.abs"(%236) : (tensor<f32>) -> tensor<f32>
%238 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<f32>} : () -> tensor<f32>
%239 = "stablehlo.subtract"(%237, %238) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%240 = "stablehlo.multiply"(%239, %239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%241 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%242 = "stablehlo.multiply"(%241, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%243 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<f32>} : () -> tensor<f32>
%244 = "stablehlo.add"(%242, %243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%245 = "stablehlo.multiply"(%244, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%246 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<f32>} : () -> tensor<f32>
%247 = "stablehlo.add"(%245, %246) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%248 = "stablehlo.multiply"(%247, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%249 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<f32>} : () -> tensor<f32>
%250 = "stablehlo.add"(%248, %249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%251 = "stablehlo.multiply"(%250, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%252 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<f32>} : () -> tensor<f32>
%253 = "stablehlo.add"(%251, %252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%254 = "stablehlo.multiply"(%253, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%255 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<f32>} : () -> tensor<f32>
%256 = "stablehlo.add"(%254, %255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%257 = "stablehlo.multiply"(%256, %240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%258 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<f32>} : () -> tensor<f32>
%259 = "stablehlo.add"(%257, %258) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%260 = "stablehlo.multiply"(%239, %259) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%261 = "stablehlo.multiply"(%234, %260) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%262 = "stablehlo.multiply"(%261, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%263 = "stablehlo.add"(%262, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %263 : tensor<f32>
}
}

