// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%11 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%9, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%18 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%7, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.convert"(%10) : (tensor<4096xui32>) -> tensor<4096xui64>
%23 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%25 = "stablehlo.convert"(%24) : (tensor<4096xui64>) -> tensor<4096xui32>
%26 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.shift_right_logical"(%24, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.convert"(%15) : (tensor<4096xui32>) -> tensor<4096xui64>
%30 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%32 = "stablehlo.convert"(%31) : (tensor<4096xui64>) -> tensor<4096xui32>
%33 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%34 = "stablehlo.shift_right_logical"(%31, %33) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%35 = "stablehlo.convert"(%34) : (tensor<4096xui64>) -> tensor<4096xui32>
%36 = "stablehlo.xor"(%35, %17) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%39 = "stablehlo.xor"(%28, %16) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%40 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%41 = "stablehlo.xor"(%39, %40) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%42 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%18, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.add"(%21, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.convert"(%38) : (tensor<4096xui32>) -> tensor<4096xui64>
%47 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%49 = "stablehlo.convert"(%48) : (tensor<4096xui64>) -> tensor<4096xui32>
%50 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.shift_right_logical"(%48, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.convert"(%41) : (tensor<4096xui32>) -> tensor<4096xui64>
%54 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%56 = "stablehlo.convert"(%55) : (tensor<4096xui64>) -> tensor<4096xui32>
%57 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%58 = "stablehlo.shift_right_logical"(%55, %57) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%59 = "stablehlo.convert"(%58) : (tensor<4096xui64>) -> tensor<4096xui32>
%60 = "stablehlo.xor"(%59, %32) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%61 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%63 = "stablehlo.xor"(%52, %25) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%64 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%65 = "stablehlo.xor"(%63, %64) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%66 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%45, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.convert"(%62) : (tensor<4096xui32>) -> tensor<4096xui64>
%71 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%72 = "stablehlo.multiply"(%70, %71) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%73 = "stablehlo.convert"(%72) : (tensor<4096xui64>) -> tensor<4096xui32>
%74 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.shift_right_logical"(%72, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.convert"(%65) : (tensor<4096xui32>) -> tensor<4096xui64>
%78 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%79 = "stablehlo.multiply"(%77, %78) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%80 = "stablehlo.convert"(%79) : (tensor<4096xui64>) -> tensor<4096xui32>
%81 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%82 = "stablehlo.shift_right_logical"(%79, %81) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%83 = "stablehlo.convert"(%82) : (tensor<4096xui64>) -> tensor<4096xui32>
%84 = "stablehlo.xor"(%83, %56) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%85 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%87 = "stablehlo.xor"(%76, %49) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%88 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%89 = "stablehlo.xor"(%87, %88) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%90 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%86) : (tensor<4096xui32>) -> tensor<4096xui64>
%95 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%97 = "stablehlo.convert"(%96) : (tensor<4096xui64>) -> tensor<4096xui32>
%98 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.shift_right_logical"(%96, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.convert"(%89) : (tensor<4096xui32>) -> tensor<4096xui64>
%102 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%104 = "stablehlo.convert"(%103) : (tensor<4096xui64>) -> tensor<4096xui32>
%105 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%106 = "stablehlo.shift_right_logical"(%103, %105) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%107 = "stablehlo.convert"(%106) : (tensor<4096xui64>) -> tensor<4096xui32>
%108 = "stablehlo.xor"(%107, %80) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%109 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%111 = "stablehlo.xor"(%100, %73) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%112 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%113 = "stablehlo.xor"(%111, %112) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%114 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.convert"(%110) : (tensor<4096xui32>) -> tensor<4096xui64>
%119 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%120 = "stablehlo.multiply"(%118, %119) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%121 = "stablehlo.convert"(%120) : (tensor<4096xui64>) -> tensor<4096xui32>
%122 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.shift_right_logical"(%120, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.convert"(%113) : (tensor<4096xui32>) -> tensor<4096xui64>
%126 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%128 = "stablehlo.convert"(%127) : (tensor<4096xui64>) -> tensor<4096xui32>
%129 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%130 = "stablehlo.shift_right_logical"(%127, %129) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%131 = "stablehlo.convert"(%130) : (tensor<4096xui64>) -> tensor<4096xui32>
%132 = "stablehlo.xor"(%131, %104) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%133 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%135 = "stablehlo.xor"(%124, %97) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%136 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%137 = "stablehlo.xor"(%135, %136) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%138 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.convert"(%134) : (tensor<4096xui32>) -> tensor<4096xui64>
%143 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%144 = "stablehlo.multiply"(%142, %143) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%145 = "stablehlo.convert"(%144) : (tensor<4096xui64>) -> tensor<4096xui32>
%146 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.shift_right_logical"(%144, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.convert"(%137) : (tensor<4096xui32>) -> tensor<4096xui64>
%150 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%152 = "stablehlo.convert"(%151) : (tensor<4096xui64>) -> tensor<4096xui32>
%153 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%154 = "stablehlo.shift_right_logical"(%151, %153) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%155 = "stablehlo.convert"(%154) : (tensor<4096xui64>) -> tensor<4096xui32>
%156 = "stablehlo.xor"(%155, %128) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%157 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%159 = "stablehlo.xor"(%148, %121) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%160 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%161 = "stablehlo.xor"(%159, %160) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%162 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%158) : (tensor<4096xui32>) -> tensor<4096xui64>
%167 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%169 = "stablehlo.convert"(%168) : (tensor<4096xui64>) -> tensor<4096xui32>
%170 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.shift_right_logical"(%168, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.convert"(%161) : (tensor<4096xui32>) -> tensor<4096xui64>
%174 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%176 = "stablehlo.convert"(%175) : (tensor<4096xui64>) -> tensor<4096xui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%179 = "stablehlo.convert"(%178) : (tensor<4096xui64>) -> tensor<4096xui32>
%180 = "stablehlo.xor"(%179, %152) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%181 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%183 = "stablehlo.xor"(%172, %145) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%184 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%186 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.convert"(%182) : (tensor<4096xui32>) -> tensor<4096xui64>
%191 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%192 = "stablehlo.multiply"(%190, %191) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%193 = "stablehlo.convert"(%192) : (tensor<4096xui64>) -> tensor<4096xui32>
%194 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.shift_right_logical"(%192, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.convert"(%195) : (tensor<4096xui64>) -> tensor<4096xui32>
%197 = "stablehlo.convert"(%185) : (tensor<4096xui32>) -> tensor<4096xui64>
%198 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4096xui64>) -> tensor<4096xui32>
%201 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%202 = "stablehlo.shift_right_logical"(%199, %201) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%203 = "stablehlo.convert"(%202) : (tensor<4096xui64>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%203, %176) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.xor"(%196, %169) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%207, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%187, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.add"(%189, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.convert"(%206) : (tensor<4096xui32>) -> tensor<4096xui64>
%215 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%217 = "stablehlo.convert"(%216) : (tensor<4096xui64>) -> tensor<4096xui32>
%218 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%219 = "stablehlo.shift_right_logical"(%216, %218) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%220 = "stablehlo.convert"(%219) : (tensor<4096xui64>) -> tensor<4096xui32>
%221 = "stablehlo.convert"(%209) : (tensor<4096xui32>) -> tensor<4096xui64>
%222 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%224 = "stablehlo.convert"(%223) : (tensor<4096xui64>) -> tensor<4096xui32>
%225 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.shift_right_logical"(%223, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.convert"(%226) : (tensor<4096xui64>) -> tensor<4096xui32>
%228 = "stablehlo.xor"(%227, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%228, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%220, %193) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%211, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.add"(%213, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.convert"(%230) : (tensor<4096xui32>) -> tensor<4096xui64>
%239 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%240 = "stablehlo.multiply"(%238, %239) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%241 = "stablehlo.convert"(%240) : (tensor<4096xui64>) -> tensor<4096xui32>
%242 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%243 = "stablehlo.shift_right_logical"(%240, %242) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%244 = "stablehlo.convert"(%243) : (tensor<4096xui64>) -> tensor<4096xui32>
%245 = "stablehlo.convert"(%233) : (tensor<4096xui32>) -> tensor<4096xui64>
%246 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%248 = "stablehlo.convert"(%247) : (tensor<4096xui64>) -> tensor<4096xui32>
%249 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%250 = "stablehlo.shift_right_logical"(%247, %249) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%251 = "stablehlo.convert"(%250) : (tensor<4096xui64>) -> tensor<4096xui32>
%252 = "stablehlo.xor"(%251, %224) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%254 = "stablehlo.xor"(%252, %253) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.xor"(%244, %217) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%256 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%257 = "stablehlo.xor"(%255, %256) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%259 = "stablehlo.add"(%235, %258) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%260 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%261 = "stablehlo.add"(%237, %260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%262 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%263 = "stablehlo.shift_right_logical"(%254, %262) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.convert"(%263) : (tensor<4096xui32>) -> tensor<4096xi32>
%265 = "stablehlo.convert"(%264) : (tensor<4096xi32>) -> tensor<4096xf32>
%266 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%267 = "stablehlo.add"(%265, %266) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%268 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%269 = "stablehlo.multiply"(%267, %268) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%270 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%271 = "stablehlo.subtract"(%269, %270) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%272 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%273 = "stablehlo.multiply"(%272, %271) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%274 = "stablehlo.tan"(%273) : (tensor<4096xf32>) -> tensor<4096xf32>
%275 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%276 = "stablehlo.multiply"(%274, %275) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%277 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%278 = "stablehlo.add"(%276, %277) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %278 : tensor<4096xf32>
}
}

// f64[4096] 1.0 2.0
// run-time numbers: median:F64 sigma:F64
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf64>, %1: tensor<f64>, %2: tensor<f64>, %3: tensor<2xui64>) -> (tensor<4096xf64>) {
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%11 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%9, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%18 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%7, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.convert"(%10) : (tensor<4096xui32>) -> tensor<4096xui64>
%23 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%25 = "stablehlo.convert"(%24) : (tensor<4096xui64>) -> tensor<4096xui32>
%26 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.shift_right_logical"(%24, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.convert"(%15) : (tensor<4096xui32>) -> tensor<4096xui64>
%30 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%32 = "stablehlo.convert"(%31) : (tensor<4096xui64>) -> tensor<4096xui32>
%33 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%34 = "stablehlo.shift_right_logical"(%31, %33) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%35 = "stablehlo.convert"(%34) : (tensor<4096xui64>) -> tensor<4096xui32>
%36 = "stablehlo.xor"(%35, %17) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%39 = "stablehlo.xor"(%28, %16) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%40 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%41 = "stablehlo.xor"(%39, %40) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%42 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%18, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.add"(%21, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.convert"(%38) : (tensor<4096xui32>) -> tensor<4096xui64>
%47 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%49 = "stablehlo.convert"(%48) : (tensor<4096xui64>) -> tensor<4096xui32>
%50 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.shift_right_logical"(%48, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.convert"(%41) : (tensor<4096xui32>) -> tensor<4096xui64>
%54 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%56 = "stablehlo.convert"(%55) : (tensor<4096xui64>) -> tensor<4096xui32>
%57 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%58 = "stablehlo.shift_right_logical"(%55, %57) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%59 = "stablehlo.convert"(%58) : (tensor<4096xui64>) -> tensor<4096xui32>
%60 = "stablehlo.xor"(%59, %32) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%61 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%63 = "stablehlo.xor"(%52, %25) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%64 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%65 = "stablehlo.xor"(%63, %64) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%66 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%45, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.convert"(%62) : (tensor<4096xui32>) -> tensor<4096xui64>
%71 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%72 = "stablehlo.multiply"(%70, %71) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%73 = "stablehlo.convert"(%72) : (tensor<4096xui64>) -> tensor<4096xui32>
%74 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.shift_right_logical"(%72, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.convert"(%65) : (tensor<4096xui32>) -> tensor<4096xui64>
%78 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%79 = "stablehlo.multiply"(%77, %78) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%80 = "stablehlo.convert"(%79) : (tensor<4096xui64>) -> tensor<4096xui32>
%81 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%82 = "stablehlo.shift_right_logical"(%79, %81) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%83 = "stablehlo.convert"(%82) : (tensor<4096xui64>) -> tensor<4096xui32>
%84 = "stablehlo.xor"(%83, %56) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%85 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%87 = "stablehlo.xor"(%76, %49) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%88 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%89 = "stablehlo.xor"(%87, %88) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%90 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%86) : (tensor<4096xui32>) -> tensor<4096xui64>
%95 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%97 = "stablehlo.convert"(%96) : (tensor<4096xui64>) -> tensor<4096xui32>
%98 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.shift_right_logical"(%96, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.convert"(%89) : (tensor<4096xui32>) -> tensor<4096xui64>
%102 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%104 = "stablehlo.convert"(%103) : (tensor<4096xui64>) -> tensor<4096xui32>
%105 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%106 = "stablehlo.shift_right_logical"(%103, %105) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%107 = "stablehlo.convert"(%106) : (tensor<4096xui64>) -> tensor<4096xui32>
%108 = "stablehlo.xor"(%107, %80) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%109 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%111 = "stablehlo.xor"(%100, %73) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%112 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%113 = "stablehlo.xor"(%111, %112) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%114 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.convert"(%110) : (tensor<4096xui32>) -> tensor<4096xui64>
%119 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%120 = "stablehlo.multiply"(%118, %119) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%121 = "stablehlo.convert"(%120) : (tensor<4096xui64>) -> tensor<4096xui32>
%122 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.shift_right_logical"(%120, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.convert"(%113) : (tensor<4096xui32>) -> tensor<4096xui64>
%126 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%128 = "stablehlo.convert"(%127) : (tensor<4096xui64>) -> tensor<4096xui32>
%129 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%130 = "stablehlo.shift_right_logical"(%127, %129) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%131 = "stablehlo.convert"(%130) : (tensor<4096xui64>) -> tensor<4096xui32>
%132 = "stablehlo.xor"(%131, %104) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%133 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%135 = "stablehlo.xor"(%124, %97) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%136 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%137 = "stablehlo.xor"(%135, %136) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%138 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.convert"(%134) : (tensor<4096xui32>) -> tensor<4096xui64>
%143 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%144 = "stablehlo.multiply"(%142, %143) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%145 = "stablehlo.convert"(%144) : (tensor<4096xui64>) -> tensor<4096xui32>
%146 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.shift_right_logical"(%144, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.convert"(%137) : (tensor<4096xui32>) -> tensor<4096xui64>
%150 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%152 = "stablehlo.convert"(%151) : (tensor<4096xui64>) -> tensor<4096xui32>
%153 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%154 = "stablehlo.shift_right_logical"(%151, %153) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%155 = "stablehlo.convert"(%154) : (tensor<4096xui64>) -> tensor<4096xui32>
%156 = "stablehlo.xor"(%155, %128) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%157 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%159 = "stablehlo.xor"(%148, %121) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%160 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%161 = "stablehlo.xor"(%159, %160) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%162 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%158) : (tensor<4096xui32>) -> tensor<4096xui64>
%167 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%169 = "stablehlo.convert"(%168) : (tensor<4096xui64>) -> tensor<4096xui32>
%170 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.shift_right_logical"(%168, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.convert"(%161) : (tensor<4096xui32>) -> tensor<4096xui64>
%174 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%176 = "stablehlo.convert"(%175) : (tensor<4096xui64>) -> tensor<4096xui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%179 = "stablehlo.convert"(%178) : (tensor<4096xui64>) -> tensor<4096xui32>
%180 = "stablehlo.xor"(%179, %152) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%181 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%183 = "stablehlo.xor"(%172, %145) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%184 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%186 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.convert"(%182) : (tensor<4096xui32>) -> tensor<4096xui64>
%191 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%192 = "stablehlo.multiply"(%190, %191) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%193 = "stablehlo.convert"(%192) : (tensor<4096xui64>) -> tensor<4096xui32>
%194 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.shift_right_logical"(%192, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.convert"(%195) : (tensor<4096xui64>) -> tensor<4096xui32>
%197 = "stablehlo.convert"(%185) : (tensor<4096xui32>) -> tensor<4096xui64>
%198 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4096xui64>) -> tensor<4096xui32>
%201 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%202 = "stablehlo.shift_right_logical"(%199, %201) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%203 = "stablehlo.convert"(%202) : (tensor<4096xui64>) -> tensor<4096xui32>
%204 = "stablehlo.xor"(%203, %176) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%205 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.xor"(%196, %169) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%207, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%187, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.add"(%189, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.convert"(%206) : (tensor<4096xui32>) -> tensor<4096xui64>
%215 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%217 = "stablehlo.convert"(%216) : (tensor<4096xui64>) -> tensor<4096xui32>
%218 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%219 = "stablehlo.shift_right_logical"(%216, %218) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%220 = "stablehlo.convert"(%219) : (tensor<4096xui64>) -> tensor<4096xui32>
%221 = "stablehlo.convert"(%209) : (tensor<4096xui32>) -> tensor<4096xui64>
%222 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%224 = "stablehlo.convert"(%223) : (tensor<4096xui64>) -> tensor<4096xui32>
%225 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.shift_right_logical"(%223, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.convert"(%226) : (tensor<4096xui64>) -> tensor<4096xui32>
%228 = "stablehlo.xor"(%227, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%229 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%228, %229) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%220, %193) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%211, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.add"(%213, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.convert"(%230) : (tensor<4096xui32>) -> tensor<4096xui64>
%239 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%240 = "stablehlo.multiply"(%238, %239) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%241 = "stablehlo.convert"(%240) : (tensor<4096xui64>) -> tensor<4096xui32>
%242 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%243 = "stablehlo.shift_right_logical"(%240, %242) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%244 = "stablehlo.convert"(%243) : (tensor<4096xui64>) -> tensor<4096xui32>
%245 = "stablehlo.convert"(%233) : (tensor<4096xui32>) -> tensor<4096xui64>
%246 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%248 = "stablehlo.convert"(%247) : (tensor<4096xui64>) -> tensor<4096xui32>
%249 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%250 = "stablehlo.shift_right_logical"(%247, %249) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%251 = "stablehlo.convert"(%250) : (tensor<4096xui64>) -> tensor<4096xui32>
%252 = "stablehlo.xor"(%251, %224) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%253 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%254 = "stablehlo.xor"(%252, %253) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.xor"(%244, %217) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%256 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%257 = "stablehlo.xor"(%255, %256) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%259 = "stablehlo.add"(%235, %258) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%260 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%261 = "stablehlo.add"(%237, %260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%262 = "stablehlo.convert"(%254) : (tensor<4096xui32>) -> tensor<4096xui64>
%263 = "stablehlo.convert"(%248) : (tensor<4096xui32>) -> tensor<4096xui64>
%264 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%265 = "stablehlo.shift_left"(%263, %264) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%266 = "stablehlo.or"(%262, %265) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%267 = "stablehlo.constant"() {value = dense<11> : tensor<4096xui64>} : () -> tensor<4096xui64>
%268 = "stablehlo.shift_right_logical"(%266, %267) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%269 = "stablehlo.convert"(%268) : (tensor<4096xui64>) -> tensor<4096xi64>
%270 = "stablehlo.convert"(%269) : (tensor<4096xi64>) -> tensor<4096xf64>
%271 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%272 = "stablehlo.add"(%270, %271) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%273 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4096xf64>} : () -> tensor<4096xf64>
%274 = "stablehlo.multiply"(%272, %273) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%275 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf64>} : () -> tensor<4096xf64>
%276 = "stablehlo.subtract"(%274, %275) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%277 = "stablehlo.constant"() {value = dense<3.141592653589793e0> : tensor<4096xf64>} : () -> tensor<4096xf64>
%278 = "stablehlo.multiply"(%277, %276) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%279 = "stablehlo.tan"(%278) : (tensor<4096xf64>) -> tensor<4096xf64>
%280 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%281 = "stablehlo.multiply"(%279, %280) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
%282 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4096xf64>
%283 = "stablehlo.add"(%281, %282) : (tensor<4096xf64>, tensor<4096xf64>) -> tensor<4096xf64>
return %283 : tensor<4096xf64>
}
}

