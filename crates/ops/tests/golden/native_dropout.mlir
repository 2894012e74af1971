// f32[64,64] 0.25 true
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64x64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64x64xf32>, tensor<64x64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%10 = "stablehlo.reshape"(%9) : (tensor<4096xui32>) -> tensor<64x64xui32>
%11 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%8, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%18 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%6, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.convert"(%10) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%23 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%25 = "stablehlo.convert"(%24) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%26 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%27 = "stablehlo.shift_right_logical"(%24, %26) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%28 = "stablehlo.convert"(%27) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%29 = "stablehlo.convert"(%15) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%30 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%32 = "stablehlo.convert"(%31) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%33 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%34 = "stablehlo.shift_right_logical"(%31, %33) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%35 = "stablehlo.convert"(%34) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%36 = "stablehlo.xor"(%35, %17) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%39 = "stablehlo.xor"(%28, %16) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%40 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%41 = "stablehlo.xor"(%39, %40) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%42 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%18, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.add"(%21, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.convert"(%38) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%47 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%49 = "stablehlo.convert"(%48) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%50 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%51 = "stablehlo.shift_right_logical"(%48, %50) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%52 = "stablehlo.convert"(%51) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%53 = "stablehlo.convert"(%41) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%54 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%56 = "stablehlo.convert"(%55) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%57 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%58 = "stablehlo.shift_right_logical"(%55, %57) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%59 = "stablehlo.convert"(%58) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%60 = "stablehlo.xor"(%59, %32) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%61 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%63 = "stablehlo.xor"(%52, %25) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%64 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%65 = "stablehlo.xor"(%63, %64) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%66 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%45, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.convert"(%62) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%71 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%72 = "stablehlo.multiply"(%70, %71) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%73 = "stablehlo.convert"(%72) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%74 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%75 = "stablehlo.shift_right_logical"(%72, %74) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%76 = "stablehlo.convert"(%75) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%77 = "stablehlo.convert"(%65) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%78 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%79 = "stablehlo.multiply"(%77, %78) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%80 = "stablehlo.convert"(%79) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%81 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%82 = "stablehlo.shift_right_logical"(%79, %81) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%83 = "stablehlo.convert"(%82) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%84 = "stablehlo.xor"(%83, %56) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%85 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%87 = "stablehlo.xor"(%76, %49) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%88 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%89 = "stablehlo.xor"(%87, %88) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%90 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%86) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%95 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%97 = "stablehlo.convert"(%96) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%98 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%99 = "stablehlo.shift_right_logical"(%96, %98) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%100 = "stablehlo.convert"(%99) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%101 = "stablehlo.convert"(%89) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%102 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%104 = "stablehlo.convert"(%103) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%105 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%106 = "stablehlo.shift_right_logical"(%103, %105) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%107 = "stablehlo.convert"(%106) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%108 = "stablehlo.xor"(%107, %80) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%109 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%111 = "stablehlo.xor"(%100, %73) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%112 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%113 = "stablehlo.xor"(%111, %112) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%114 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.convert"(%110) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%119 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%120 = "stablehlo.multiply"(%118, %119) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%121 = "stablehlo.convert"(%120) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%122 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%123 = "stablehlo.shift_right_logical"(%120, %122) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%124 = "stablehlo.convert"(%123) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%125 = "stablehlo.convert"(%113) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%126 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%128 = "stablehlo.convert"(%127) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%129 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%130 = "stablehlo.shift_right_logical"(%127, %129) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%131 = "stablehlo.convert"(%130) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%132 = "stablehlo.xor"(%131, %104) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%133 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%135 = "stablehlo.xor"(%124, %97) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%136 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%137 = "stablehlo.xor"(%135, %136) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%138 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.convert"(%134) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%143 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%144 = "stablehlo.multiply"(%142, %143) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%145 = "stablehlo.convert"(%144) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%146 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%147 = "stablehlo.shift_right_logical"(%144, %146) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%148 = "stablehlo.convert"(%147) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%149 = "stablehlo.convert"(%137) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%150 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%152 = "stablehlo.convert"(%151) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%153 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%154 = "stablehlo.shift_right_logical"(%151, %153) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%155 = "stablehlo.convert"(%154) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%156 = "stablehlo.xor"(%155, %128) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%157 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%159 = "stablehlo.xor"(%148, %121) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%160 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%161 = "stablehlo.xor"(%159, %160) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%162 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%158) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%167 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%169 = "stablehlo.convert"(%168) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%170 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%171 = "stablehlo.shift_right_logical"(%168, %170) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%172 = "stablehlo.convert"(%171) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%173 = "stablehlo.convert"(%161) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%174 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%176 = "stablehlo.convert"(%175) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%179 = "stablehlo.convert"(%178) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%180 = "stablehlo.xor"(%179, %152) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%181 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%183 = "stablehlo.xor"(%172, %145) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%184 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%186 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.convert"(%182) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%191 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%192 = "stablehlo.multiply"(%190, %191) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%193 = "stablehlo.convert"(%192) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%194 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%195 = "stablehlo.shift_right_logical"(%192, %194) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%196 = "stablehlo.convert"(%195) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%197 = "stablehlo.convert"(%185) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%198 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%200 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%201 = "stablehlo.shift_right_logical"(%199, %200) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%202 = "stablehlo.convert"(%201) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%203 = "stablehlo.xor"(%202, %176) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%204 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%205 = "stablehlo.xor"(%203, %204) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%206 = "stablehlo.xor"(%196, %169) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%207 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%208 = "stablehlo.xor"(%206, %207) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%209 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%210 = "stablehlo.add"(%187, %209) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%211 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%212 = "stablehlo.add"(%189, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.convert"(%205) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%214 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%215 = "stablehlo.multiply"(%213, %214) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%216 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%217 = "stablehlo.shift_right_logical"(%215, %216) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%218 = "stablehlo.convert"(%217) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%219 = "stablehlo.convert"(%208) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%220 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%222 = "stablehlo.convert"(%221) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%223 = "stablehlo.xor"(%218, %193) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%224 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%225 = "stablehlo.xor"(%223, %224) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%226 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%227 = "stablehlo.add"(%210, %226) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%228 = "stablehlo.convert"(%225) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%229 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%231 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%232 = "stablehlo.shift_right_logical"(%230, %231) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%233 = "stablehlo.convert"(%232) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%234 = "stablehlo.xor"(%233, %222) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%235 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%237 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%238 = "stablehlo.shift_right_logical"(%236, %237) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%239 = "stablehlo.convert"(%238) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%240 = "stablehlo.convert"(%239) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%241 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%243 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%244 = "stablehlo.compare"(%242, %243) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xi1>
%245 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%246 = "stablehlo.compare"(%4, %245) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%247 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%248 = "stablehlo.divide"(%247, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%249 = "stablehlo.select"(%246, %4, %248) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%250 = "stablehlo.broadcast_in_dim"(%249) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%251 = "stablehlo.multiply"(%0, %250) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%253 = "stablehlo.select"(%244, %251, %252) : (tensor<64x64xi1>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
return %253, %244 : tensor<64x64xf32>, tensor<64x64xi1>
}
}

// bf16[4096] 0.5 none
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xbf16>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xbf16>, tensor<4096xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%10 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%8, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%17 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%6, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%9) : (tensor<4096xui32>) -> tensor<4096xui64>
%22 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%24 = "stablehlo.convert"(%23) : (tensor<4096xui64>) -> tensor<4096xui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%27 = "stablehlo.convert"(%26) : (tensor<4096xui64>) -> tensor<4096xui32>
%28 = "stablehlo.convert"(%14) : (tensor<4096xui32>) -> tensor<4096xui64>
%29 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%34 = "stablehlo.convert"(%33) : (tensor<4096xui64>) -> tensor<4096xui32>
%35 = "stablehlo.xor"(%34, %16) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%38 = "stablehlo.xor"(%27, %15) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%41 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%17, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%20, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<4096xui32>) -> tensor<4096xui64>
%46 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%48 = "stablehlo.convert"(%47) : (tensor<4096xui64>) -> tensor<4096xui32>
%49 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%50 = "stablehlo.shift_right_logical"(%47, %49) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%51 = "stablehlo.convert"(%50) : (tensor<4096xui64>) -> tensor<4096xui32>
%52 = "stablehlo.convert"(%40) : (tensor<4096xui32>) -> tensor<4096xui64>
%53 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%58 = "stablehlo.convert"(%57) : (tensor<4096xui64>) -> tensor<4096xui32>
%59 = "stablehlo.xor"(%58, %31) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%60 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%62 = "stablehlo.xor"(%51, %24) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%63 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%65 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.convert"(%61) : (tensor<4096xui32>) -> tensor<4096xui64>
%70 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%72 = "stablehlo.convert"(%71) : (tensor<4096xui64>) -> tensor<4096xui32>
%73 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%74 = "stablehlo.shift_right_logical"(%71, %73) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%75 = "stablehlo.convert"(%74) : (tensor<4096xui64>) -> tensor<4096xui32>
%76 = "stablehlo.convert"(%64) : (tensor<4096xui32>) -> tensor<4096xui64>
%77 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%82 = "stablehlo.convert"(%81) : (tensor<4096xui64>) -> tensor<4096xui32>
%83 = "stablehlo.xor"(%82, %55) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%84 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%86 = "stablehlo.xor"(%75, %48) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%89 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.convert"(%85) : (tensor<4096xui32>) -> tensor<4096xui64>
%94 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%96 = "stablehlo.convert"(%95) : (tensor<4096xui64>) -> tensor<4096xui32>
%97 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%98 = "stablehlo.shift_right_logical"(%95, %97) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%99 = "stablehlo.convert"(%98) : (tensor<4096xui64>) -> tensor<4096xui32>
%100 = "stablehlo.convert"(%88) : (tensor<4096xui32>) -> tensor<4096xui64>
%101 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%106 = "stablehlo.convert"(%105) : (tensor<4096xui64>) -> tensor<4096xui32>
%107 = "stablehlo.xor"(%106, %79) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%108 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%110 = "stablehlo.xor"(%99, %72) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%111 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%113 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.convert"(%109) : (tensor<4096xui32>) -> tensor<4096xui64>
%118 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%119 = "stablehlo.multiply"(%117, %118) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%120 = "stablehlo.convert"(%119) : (tensor<4096xui64>) -> tensor<4096xui32>
%121 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%122 = "stablehlo.shift_right_logical"(%119, %121) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%123 = "stablehlo.convert"(%122) : (tensor<4096xui64>) -> tensor<4096xui32>
%124 = "stablehlo.convert"(%112) : (tensor<4096xui32>) -> tensor<4096xui64>
%125 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%130 = "stablehlo.convert"(%129) : (tensor<4096xui64>) -> tensor<4096xui32>
%131 = "stablehlo.xor"(%130, %103) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%132 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%134 = "stablehlo.xor"(%123, %96) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%135 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%137 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.convert"(%133) : (tensor<4096xui32>) -> tensor<4096xui64>
%142 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%144 = "stablehlo.convert"(%143) : (tensor<4096xui64>) -> tensor<4096xui32>
%145 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%146 = "stablehlo.shift_right_logical"(%143, %145) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%147 = "stablehlo.convert"(%146) : (tensor<4096xui64>) -> tensor<4096xui32>
%148 = "stablehlo.convert"(%136) : (tensor<4096xui32>) -> tensor<4096xui64>
%149 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%154 = "stablehlo.convert"(%153) : (tensor<4096xui64>) -> tensor<4096xui32>
%155 = "stablehlo.xor"(%154, %127) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%156 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%158 = "stablehlo.xor"(%147, %120) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%159 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%161 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.convert"(%157) : (tensor<4096xui32>) -> tensor<4096xui64>
%166 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%168 = "stablehlo.convert"(%167) : (tensor<4096xui64>) -> tensor<4096xui32>
%169 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%170 = "stablehlo.shift_right_logical"(%167, %169) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%171 = "stablehlo.convert"(%170) : (tensor<4096xui64>) -> tensor<4096xui32>
%172 = "stablehlo.convert"(%160) : (tensor<4096xui32>) -> tensor<4096xui64>
%173 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%178 = "stablehlo.convert"(%177) : (tensor<4096xui64>) -> tensor<4096xui32>
%179 = "stablehlo.xor"(%178, %151) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%180 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%182 = "stablehlo.xor"(%171, %144) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%183 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%185 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.convert"(%181) : (tensor<4096xui32>) -> tensor<4096xui64>
%190 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%191 = "stablehlo.multiply"(%189, %190) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%192 = "stablehlo.convert"(%191) : (tensor<4096xui64>) -> tensor<4096xui32>
%193 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%194 = "stablehlo.shift_right_logical"(%191, %193) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%195 = "stablehlo.convert"(%194) : (tensor<4096xui64>) -> tensor<4096xui32>
%196 = "stablehlo.convert"(%184) : (tensor<4096xui32>) -> tensor<4096xui64>
%197 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%200 = "stablehlo.shift_right_logical"(%198, %199) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%201 = "stablehlo.convert"(%200) : (tensor<4096xui64>) -> tensor<4096xui32>
%202 = "stablehlo.xor"(%201, %175) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%203 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.xor"(%195, %168) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%188, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<4096xui32>) -> tensor<4096xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%216 = "stablehlo.shift_right_logical"(%214, %215) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%217 = "stablehlo.convert"(%216) : (tensor<4096xui64>) -> tensor<4096xui32>
%218 = "stablehlo.convert"(%207) : (tensor<4096xui32>) -> tensor<4096xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%221 = "stablehlo.convert"(%220) : (tensor<4096xui64>) -> tensor<4096xui32>
%222 = "stablehlo.xor"(%217, %192) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%223 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%225 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.add"(%209, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.convert"(%224) : (tensor<4096xui32>) -> tensor<4096xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%231 = "stablehlo.shift_right_logical"(%229, %230) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%232 = "stablehlo.convert"(%231) : (tensor<4096xui64>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%232, %221) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%237 = "stablehlo.shift_right_logical"(%235, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.convert"(%237) : (tensor<4096xui32>) -> tensor<4096xi32>
%239 = "stablehlo.convert"(%238) : (tensor<4096xi32>) -> tensor<4096xf32>
%240 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%242 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%243 = "stablehlo.compare"(%241, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%245 = "stablehlo.compare"(%4, %244) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%246 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%247 = "stablehlo.divide"(%246, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%248 = "stablehlo.select"(%245, %4, %247) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%249 = "stablehlo.convert"(%0) : (tensor<4096xbf16>) -> tensor<4096xf32>
%250 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%251 = "stablehlo.multiply"(%249, %250) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%252 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%253 = "stablehlo.select"(%243, %251, %252) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%254 = "stablehlo.convert"(%253) : (tensor<4096xf32>) -> tensor<4096xbf16>
return %254, %243 : tensor<4096xbf16>, tensor<4096xi1>
}
}

// f32[64] 1.0 true
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<64xf32>, tensor<64xi1>) {
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.subtract"(%3, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%5 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%6 = "stablehlo.reshape"(%5) : (tensor<1xui64>) -> tensor<ui64>
%7 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%8 = "stablehlo.reshape"(%7) : (tensor<1xui64>) -> tensor<ui64>
%9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xui32>
%10 = "stablehlo.convert"(%8) : (tensor<ui64>) -> tensor<ui32>
%11 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%12 = "stablehlo.shift_right_logical"(%8, %11) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%13 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%15 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<64xui32>} : () -> tensor<64xui32>
%17 = "stablehlo.convert"(%6) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%6, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%9) : (tensor<64xui32>) -> tensor<64xui64>
%22 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%24 = "stablehlo.convert"(%23) : (tensor<64xui64>) -> tensor<64xui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%27 = "stablehlo.convert"(%26) : (tensor<64xui64>) -> tensor<64xui32>
%28 = "stablehlo.convert"(%14) : (tensor<64xui32>) -> tensor<64xui64>
%29 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%31 = "stablehlo.convert"(%30) : (tensor<64xui64>) -> tensor<64xui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%34 = "stablehlo.convert"(%33) : (tensor<64xui64>) -> tensor<64xui32>
%35 = "stablehlo.xor"(%34, %16) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%36 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%37 = "stablehlo.xor"(%35, %36) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%38 = "stablehlo.xor"(%27, %15) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%41 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%17, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%20, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.convert"(%37) : (tensor<64xui32>) -> tensor<64xui64>
%46 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%47 = "stablehlo.multiply"(%45, %46) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%48 = "stablehlo.convert"(%47) : (tensor<64xui64>) -> tensor<64xui32>
%49 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%50 = "stablehlo.shift_right_logical"(%47, %49) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%51 = "stablehlo.convert"(%50) : (tensor<64xui64>) -> tensor<64xui32>
%52 = "stablehlo.convert"(%40) : (tensor<64xui32>) -> tensor<64xui64>
%53 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%54 = "stablehlo.multiply"(%52, %53) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%55 = "stablehlo.convert"(%54) : (tensor<64xui64>) -> tensor<64xui32>
%56 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%57 = "stablehlo.shift_right_logical"(%54, %56) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%58 = "stablehlo.convert"(%57) : (tensor<64xui64>) -> tensor<64xui32>
%59 = "stablehlo.xor"(%58, %31) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%60 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%61 = "stablehlo.xor"(%59, %60) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%62 = "stablehlo.xor"(%51, %24) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%63 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%65 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%66 = "stablehlo.add"(%42, %65) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%67 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.convert"(%61) : (tensor<64xui32>) -> tensor<64xui64>
%70 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%71 = "stablehlo.multiply"(%69, %70) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%72 = "stablehlo.convert"(%71) : (tensor<64xui64>) -> tensor<64xui32>
%73 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%74 = "stablehlo.shift_right_logical"(%71, %73) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%75 = "stablehlo.convert"(%74) : (tensor<64xui64>) -> tensor<64xui32>
%76 = "stablehlo.convert"(%64) : (tensor<64xui32>) -> tensor<64xui64>
%77 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%78 = "stablehlo.multiply"(%76, %77) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%79 = "stablehlo.convert"(%78) : (tensor<64xui64>) -> tensor<64xui32>
%80 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%81 = "stablehlo.shift_right_logical"(%78, %80) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%82 = "stablehlo.convert"(%81) : (tensor<64xui64>) -> tensor<64xui32>
%83 = "stablehlo.xor"(%82, %55) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%84 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%85 = "stablehlo.xor"(%83, %84) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%86 = "stablehlo.xor"(%75, %48) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%87 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%89 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%90 = "stablehlo.add"(%66, %89) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.convert"(%85) : (tensor<64xui32>) -> tensor<64xui64>
%94 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%95 = "stablehlo.multiply"(%93, %94) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%96 = "stablehlo.convert"(%95) : (tensor<64xui64>) -> tensor<64xui32>
%97 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%98 = "stablehlo.shift_right_logical"(%95, %97) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%99 = "stablehlo.convert"(%98) : (tensor<64xui64>) -> tensor<64xui32>
%100 = "stablehlo.convert"(%88) : (tensor<64xui32>) -> tensor<64xui64>
%101 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%102 = "stablehlo.multiply"(%100, %101) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%103 = "stablehlo.convert"(%102) : (tensor<64xui64>) -> tensor<64xui32>
%104 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%105 = "stablehlo.shift_right_logical"(%102, %104) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%106 = "stablehlo.convert"(%105) : (tensor<64xui64>) -> tensor<64xui32>
%107 = "stablehlo.xor"(%106, %79) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%108 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%109 = "stablehlo.xor"(%107, %108) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%110 = "stablehlo.xor"(%99, %72) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%111 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%113 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%114 = "stablehlo.add"(%90, %113) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%115 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.convert"(%109) : (tensor<64xui32>) -> tensor<64xui64>
%118 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%119 = "stablehlo.multiply"(%117, %118) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%120 = "stablehlo.convert"(%119) : (tensor<64xui64>) -> tensor<64xui32>
%121 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%122 = "stablehlo.shift_right_logical"(%119, %121) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%123 = "stablehlo.convert"(%122) : (tensor<64xui64>) -> tensor<64xui32>
%124 = "stablehlo.convert"(%112) : (tensor<64xui32>) -> tensor<64xui64>
%125 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%126 = "stablehlo.multiply"(%124, %125) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%127 = "stablehlo.convert"(%126) : (tensor<64xui64>) -> tensor<64xui32>
%128 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%129 = "stablehlo.shift_right_logical"(%126, %128) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%130 = "stablehlo.convert"(%129) : (tensor<64xui64>) -> tensor<64xui32>
%131 = "stablehlo.xor"(%130, %103) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%132 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%133 = "stablehlo.xor"(%131, %132) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%134 = "stablehlo.xor"(%123, %96) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%135 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%137 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%138 = "stablehlo.add"(%114, %137) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%139 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.convert"(%133) : (tensor<64xui32>) -> tensor<64xui64>
%142 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%143 = "stablehlo.multiply"(%141, %142) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%144 = "stablehlo.convert"(%143) : (tensor<64xui64>) -> tensor<64xui32>
%145 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%146 = "stablehlo.shift_right_logical"(%143, %145) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%147 = "stablehlo.convert"(%146) : (tensor<64xui64>) -> tensor<64xui32>
%148 = "stablehlo.convert"(%136) : (tensor<64xui32>) -> tensor<64xui64>
%149 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%150 = "stablehlo.multiply"(%148, %149) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%151 = "stablehlo.convert"(%150) : (tensor<64xui64>) -> tensor<64xui32>
%152 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%153 = "stablehlo.shift_right_logical"(%150, %152) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%154 = "stablehlo.convert"(%153) : (tensor<64xui64>) -> tensor<64xui32>
%155 = "stablehlo.xor"(%154, %127) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%156 = "stablehlo.broadcast_in_dim"(%138) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%157 = "stablehlo.xor"(%155, %156) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%158 = "stablehlo.xor"(%147, %120) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%159 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%161 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%162 = "stablehlo.add"(%138, %161) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%163 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.convert"(%157) : (tensor<64xui32>) -> tensor<64xui64>
%166 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%167 = "stablehlo.multiply"(%165, %166) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%168 = "stablehlo.convert"(%167) : (tensor<64xui64>) -> tensor<64xui32>
%169 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%170 = "stablehlo.shift_right_logical"(%167, %169) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%171 = "stablehlo.convert"(%170) : (tensor<64xui64>) -> tensor<64xui32>
%172 = "stablehlo.convert"(%160) : (tensor<64xui32>) -> tensor<64xui64>
%173 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%174 = "stablehlo.multiply"(%172, %173) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%175 = "stablehlo.convert"(%174) : (tensor<64xui64>) -> tensor<64xui32>
%176 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%177 = "stablehlo.shift_right_logical"(%174, %176) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%178 = "stablehlo.convert"(%177) : (tensor<64xui64>) -> tensor<64xui32>
%179 = "stablehlo.xor"(%178, %151) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%180 = "stablehlo.broadcast_in_dim"(%162) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%181 = "stablehlo.xor"(%179, %180) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%182 = "stablehlo.xor"(%171, %144) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%183 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%185 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%186 = "stablehlo.add"(%162, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%187 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.convert"(%181) : (tensor<64xui32>) -> tensor<64xui64>
%190 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%191 = "stablehlo.multiply"(%189, %190) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%192 = "stablehlo.convert"(%191) : (tensor<64xui64>) -> tensor<64xui32>
%193 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%194 = "stablehlo.shift_right_logical"(%191, %193) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%195 = "stablehlo.convert"(%194) : (tensor<64xui64>) -> tensor<64xui32>
%196 = "stablehlo.convert"(%184) : (tensor<64xui32>) -> tensor<64xui64>
%197 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%198 = "stablehlo.multiply"(%196, %197) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%199 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%200 = "stablehlo.shift_right_logical"(%198, %199) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%201 = "stablehlo.convert"(%200) : (tensor<64xui64>) -> tensor<64xui32>
%202 = "stablehlo.xor"(%201, %175) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%203 = "stablehlo.broadcast_in_dim"(%186) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%204 = "stablehlo.xor"(%202, %203) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%205 = "stablehlo.xor"(%195, %168) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%208 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%209 = "stablehlo.add"(%186, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%210 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%188, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.convert"(%204) : (tensor<64xui32>) -> tensor<64xui64>
%213 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64xui64>} : () -> tensor<64xui64>
%214 = "stablehlo.multiply"(%212, %213) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%215 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%216 = "stablehlo.shift_right_logical"(%214, %215) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%217 = "stablehlo.convert"(%216) : (tensor<64xui64>) -> tensor<64xui32>
%218 = "stablehlo.convert"(%207) : (tensor<64xui32>) -> tensor<64xui64>
%219 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%220 = "stablehlo.multiply"(%218, %219) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%221 = "stablehlo.convert"(%220) : (tensor<64xui64>) -> tensor<64xui32>
%222 = "stablehlo.xor"(%217, %192) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%223 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%224 = "stablehlo.xor"(%222, %223) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%225 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%226 = "stablehlo.add"(%209, %225) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%227 = "stablehlo.convert"(%224) : (tensor<64xui32>) -> tensor<64xui64>
%228 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64xui64>} : () -> tensor<64xui64>
%229 = "stablehlo.multiply"(%227, %228) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<64xui64>} : () -> tensor<64xui64>
%231 = "stablehlo.shift_right_logical"(%229, %230) : (tensor<64xui64>, tensor<64xui64>) -> tensor<64xui64>
%232 = "stablehlo.convert"(%231) : (tensor<64xui64>) -> tensor<64xui32>
%233 = "stablehlo.xor"(%232, %221) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%234 = "stablehlo.broadcast_in_dim"(%226) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%236 = "stablehlo.constant"() {value = dense<8> : tensor<64xui32>} : () -> tensor<64xui32>
%237 = "stablehlo.shift_right_logical"(%235, %236) : (tensor<64xui32>, tensor<64xui32>) -> tensor<64xui32>
%238 = "stablehlo.convert"(%237) : (tensor<64xui32>) -> tensor<64xi32>
%239 = "stablehlo.convert"(%238) : (tensor<64xi32>) -> tensor<64xf32>
%240 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64xf32>} : () -> tensor<64xf32>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%242 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%243 = "stablehlo.compare"(%241, %242) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
%244 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%245 = "stablehlo.compare"(%4, %244) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%246 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%247 = "stablehlo.divide"(%246, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%248 = "stablehlo.select"(%245, %4, %247) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
%249 = "stablehlo.broadcast_in_dim"(%248) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64xf32>
%250 = "stablehlo.multiply"(%0, %249) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
%251 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64xf32>} : () -> tensor<64xf32>
%252 = "stablehlo.select"(%243, %250, %251) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
return %252, %243 : tensor<64xf32>, tensor<64xi1>
}
}

// f32[8] 0.5 false
module @example {
func.func public @main(%0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xi1>) {
%1 = "stablehlo.constant"() {value = dense<true> : tensor<8xi1>} : () -> tensor<8xi1>
return %0, %1 : tensor<8xf32>, tensor<8xi1>
}
}

