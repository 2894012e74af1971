// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
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
%262 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%263 = "stablehlo.shift_right_logical"(%248, %262) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%264 = "stablehlo.convert"(%263) : (tensor<4096xui32>) -> tensor<4096xi32>
%265 = "stablehlo.convert"(%264) : (tensor<4096xi32>) -> tensor<4096xf32>
%266 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%267 = "stablehlo.multiply"(%265, %266) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%268 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%269 = "stablehlo.shift_right_logical"(%254, %268) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%270 = "stablehlo.convert"(%269) : (tensor<4096xui32>) -> tensor<4096xi32>
%271 = "stablehlo.convert"(%270) : (tensor<4096xi32>) -> tensor<4096xf32>
%272 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%273 = "stablehlo.add"(%271, %272) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%274 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%275 = "stablehlo.multiply"(%273, %274) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%276 = "stablehlo.log"(%275) : (tensor<4096xf32>) -> tensor<4096xf32>
%277 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%278 = "stablehlo.multiply"(%276, %277) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%279 = "stablehlo.sqrt"(%278) : (tensor<4096xf32>) -> tensor<4096xf32>
%280 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%281 = "stablehlo.subtract"(%267, %280) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%282 = "stablehlo.abs"(%281) : (tensor<4096xf32>) -> tensor<4096xf32>
%283 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%284 = "stablehlo.subtract"(%282, %283) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%285 = "stablehlo.multiply"(%284, %284) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%286 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%287 = "stablehlo.multiply"(%286, %285) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%288 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%289 = "stablehlo.add"(%287, %288) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%290 = "stablehlo.multiply"(%289, %285) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%291 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%292 = "stablehlo.add"(%290, %291) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%293 = "stablehlo.multiply"(%292, %285) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%294 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%295 = "stablehlo.add"(%293, %294) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%296 = "stablehlo.multiply"(%295, %285) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%297 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%298 = "stablehlo.add"(%296, %297) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%299 = "stablehlo.multiply"(%298, %285) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%300 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%301 = "stablehlo.add"(%299, %300) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%302 = "stablehlo.multiply"(%301, %285) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%303 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%304 = "stablehlo.add"(%302, %303) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%305 = "stablehlo.multiply"(%284, %304) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%306 = "stablehlo.multiply"(%279, %305) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%307 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%308 = "stablehlo.multiply"(%306, %307) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%309 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%310 = "stablehlo.add"(%308, %309) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %310 : tensor<4096xf32>
}
}

// f64[4095] 3.0 0.5
// run-time numbers: mean:F64 std:F64
// random counters: 1
module @example {
func.func public @main(%0: tensor<4095xf64>, %1: tensor<f64>, %2: tensor<f64>, %3: tensor<2xui64>) -> (tensor<4095xf64>) {
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f64>} : () -> tensor<f64>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4095xui32>
%11 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%12 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%13 = "stablehlo.shift_right_logical"(%9, %12) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%14 = "stablehlo.convert"(%13) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%16 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%17 = "stablehlo.constant"() {value = dense<0> : tensor<4095xui32>} : () -> tensor<4095xui32>
%18 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%7, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.convert"(%10) : (tensor<4095xui32>) -> tensor<4095xui64>
%23 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%24 = "stablehlo.multiply"(%22, %23) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%25 = "stablehlo.convert"(%24) : (tensor<4095xui64>) -> tensor<4095xui32>
%26 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%27 = "stablehlo.shift_right_logical"(%24, %26) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4095xui64>) -> tensor<4095xui32>
%29 = "stablehlo.convert"(%15) : (tensor<4095xui32>) -> tensor<4095xui64>
%30 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%32 = "stablehlo.convert"(%31) : (tensor<4095xui64>) -> tensor<4095xui32>
%33 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%34 = "stablehlo.shift_right_logical"(%31, %33) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%35 = "stablehlo.convert"(%34) : (tensor<4095xui64>) -> tensor<4095xui32>
%36 = "stablehlo.xor"(%35, %17) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%37 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%38 = "stablehlo.xor"(%36, %37) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%39 = "stablehlo.xor"(%28, %16) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%40 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%41 = "stablehlo.xor"(%39, %40) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%42 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%43 = "stablehlo.add"(%18, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%44 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.add"(%21, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.convert"(%38) : (tensor<4095xui32>) -> tensor<4095xui64>
%47 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%48 = "stablehlo.multiply"(%46, %47) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%49 = "stablehlo.convert"(%48) : (tensor<4095xui64>) -> tensor<4095xui32>
%50 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%51 = "stablehlo.shift_right_logical"(%48, %50) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4095xui64>) -> tensor<4095xui32>
%53 = "stablehlo.convert"(%41) : (tensor<4095xui32>) -> tensor<4095xui64>
%54 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%56 = "stablehlo.convert"(%55) : (tensor<4095xui64>) -> tensor<4095xui32>
%57 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%58 = "stablehlo.shift_right_logical"(%55, %57) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%59 = "stablehlo.convert"(%58) : (tensor<4095xui64>) -> tensor<4095xui32>
%60 = "stablehlo.xor"(%59, %32) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%61 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%62 = "stablehlo.xor"(%60, %61) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%63 = "stablehlo.xor"(%52, %25) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%64 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%65 = "stablehlo.xor"(%63, %64) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%66 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%67 = "stablehlo.add"(%43, %66) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%68 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%45, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.convert"(%62) : (tensor<4095xui32>) -> tensor<4095xui64>
%71 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%72 = "stablehlo.multiply"(%70, %71) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%73 = "stablehlo.convert"(%72) : (tensor<4095xui64>) -> tensor<4095xui32>
%74 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%75 = "stablehlo.shift_right_logical"(%72, %74) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4095xui64>) -> tensor<4095xui32>
%77 = "stablehlo.convert"(%65) : (tensor<4095xui32>) -> tensor<4095xui64>
%78 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%79 = "stablehlo.multiply"(%77, %78) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%80 = "stablehlo.convert"(%79) : (tensor<4095xui64>) -> tensor<4095xui32>
%81 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%82 = "stablehlo.shift_right_logical"(%79, %81) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%83 = "stablehlo.convert"(%82) : (tensor<4095xui64>) -> tensor<4095xui32>
%84 = "stablehlo.xor"(%83, %56) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%85 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%86 = "stablehlo.xor"(%84, %85) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%87 = "stablehlo.xor"(%76, %49) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%88 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%89 = "stablehlo.xor"(%87, %88) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%90 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%91 = "stablehlo.add"(%67, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%92 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.convert"(%86) : (tensor<4095xui32>) -> tensor<4095xui64>
%95 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%97 = "stablehlo.convert"(%96) : (tensor<4095xui64>) -> tensor<4095xui32>
%98 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%99 = "stablehlo.shift_right_logical"(%96, %98) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4095xui64>) -> tensor<4095xui32>
%101 = "stablehlo.convert"(%89) : (tensor<4095xui32>) -> tensor<4095xui64>
%102 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%104 = "stablehlo.convert"(%103) : (tensor<4095xui64>) -> tensor<4095xui32>
%105 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%106 = "stablehlo.shift_right_logical"(%103, %105) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%107 = "stablehlo.convert"(%106) : (tensor<4095xui64>) -> tensor<4095xui32>
%108 = "stablehlo.xor"(%107, %80) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%109 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%110 = "stablehlo.xor"(%108, %109) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%111 = "stablehlo.xor"(%100, %73) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%112 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%113 = "stablehlo.xor"(%111, %112) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%114 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%115 = "stablehlo.add"(%91, %114) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%116 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.convert"(%110) : (tensor<4095xui32>) -> tensor<4095xui64>
%119 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%120 = "stablehlo.multiply"(%118, %119) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%121 = "stablehlo.convert"(%120) : (tensor<4095xui64>) -> tensor<4095xui32>
%122 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%123 = "stablehlo.shift_right_logical"(%120, %122) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4095xui64>) -> tensor<4095xui32>
%125 = "stablehlo.convert"(%113) : (tensor<4095xui32>) -> tensor<4095xui64>
%126 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%128 = "stablehlo.convert"(%127) : (tensor<4095xui64>) -> tensor<4095xui32>
%129 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%130 = "stablehlo.shift_right_logical"(%127, %129) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%131 = "stablehlo.convert"(%130) : (tensor<4095xui64>) -> tensor<4095xui32>
%132 = "stablehlo.xor"(%131, %104) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%133 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%134 = "stablehlo.xor"(%132, %133) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%135 = "stablehlo.xor"(%124, %97) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%136 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%137 = "stablehlo.xor"(%135, %136) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%138 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%139 = "stablehlo.add"(%115, %138) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%140 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.convert"(%134) : (tensor<4095xui32>) -> tensor<4095xui64>
%143 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%144 = "stablehlo.multiply"(%142, %143) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%145 = "stablehlo.convert"(%144) : (tensor<4095xui64>) -> tensor<4095xui32>
%146 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%147 = "stablehlo.shift_right_logical"(%144, %146) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4095xui64>) -> tensor<4095xui32>
%149 = "stablehlo.convert"(%137) : (tensor<4095xui32>) -> tensor<4095xui64>
%150 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%152 = "stablehlo.convert"(%151) : (tensor<4095xui64>) -> tensor<4095xui32>
%153 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%154 = "stablehlo.shift_right_logical"(%151, %153) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%155 = "stablehlo.convert"(%154) : (tensor<4095xui64>) -> tensor<4095xui32>
%156 = "stablehlo.xor"(%155, %128) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%157 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%158 = "stablehlo.xor"(%156, %157) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%159 = "stablehlo.xor"(%148, %121) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%160 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%161 = "stablehlo.xor"(%159, %160) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%162 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%163 = "stablehlo.add"(%139, %162) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.convert"(%158) : (tensor<4095xui32>) -> tensor<4095xui64>
%167 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%168 = "stablehlo.multiply"(%166, %167) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%169 = "stablehlo.convert"(%168) : (tensor<4095xui64>) -> tensor<4095xui32>
%170 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%171 = "stablehlo.shift_right_logical"(%168, %170) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4095xui64>) -> tensor<4095xui32>
%173 = "stablehlo.convert"(%161) : (tensor<4095xui32>) -> tensor<4095xui64>
%174 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%176 = "stablehlo.convert"(%175) : (tensor<4095xui64>) -> tensor<4095xui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%179 = "stablehlo.convert"(%178) : (tensor<4095xui64>) -> tensor<4095xui32>
%180 = "stablehlo.xor"(%179, %152) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%181 = "stablehlo.broadcast_in_dim"(%163) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%182 = "stablehlo.xor"(%180, %181) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%183 = "stablehlo.xor"(%172, %145) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%184 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%186 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%187 = "stablehlo.add"(%163, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%188 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.convert"(%182) : (tensor<4095xui32>) -> tensor<4095xui64>
%191 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%192 = "stablehlo.multiply"(%190, %191) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%193 = "stablehlo.convert"(%192) : (tensor<4095xui64>) -> tensor<4095xui32>
%194 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%195 = "stablehlo.shift_right_logical"(%192, %194) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%196 = "stablehlo.convert"(%195) : (tensor<4095xui64>) -> tensor<4095xui32>
%197 = "stablehlo.convert"(%185) : (tensor<4095xui32>) -> tensor<4095xui64>
%198 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4095xui64>) -> tensor<4095xui32>
%201 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%202 = "stablehlo.shift_right_logical"(%199, %201) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%203 = "stablehlo.convert"(%202) : (tensor<4095xui64>) -> tensor<4095xui32>
%204 = "stablehlo.xor"(%203, %176) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%205 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%206 = "stablehlo.xor"(%204, %205) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%207 = "stablehlo.xor"(%196, %169) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%208 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%209 = "stablehlo.xor"(%207, %208) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%210 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%211 = "stablehlo.add"(%187, %210) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.add"(%189, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.convert"(%206) : (tensor<4095xui32>) -> tensor<4095xui64>
%215 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%216 = "stablehlo.multiply"(%214, %215) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%217 = "stablehlo.convert"(%216) : (tensor<4095xui64>) -> tensor<4095xui32>
%218 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%219 = "stablehlo.shift_right_logical"(%216, %218) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%220 = "stablehlo.convert"(%219) : (tensor<4095xui64>) -> tensor<4095xui32>
%221 = "stablehlo.convert"(%209) : (tensor<4095xui32>) -> tensor<4095xui64>
%222 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%224 = "stablehlo.convert"(%223) : (tensor<4095xui64>) -> tensor<4095xui32>
%225 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%226 = "stablehlo.shift_right_logical"(%223, %225) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%227 = "stablehlo.convert"(%226) : (tensor<4095xui64>) -> tensor<4095xui32>
%228 = "stablehlo.xor"(%227, %200) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%229 = "stablehlo.broadcast_in_dim"(%211) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%230 = "stablehlo.xor"(%228, %229) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%231 = "stablehlo.xor"(%220, %193) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%232 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%234 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%235 = "stablehlo.add"(%211, %234) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.add"(%213, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.convert"(%230) : (tensor<4095xui32>) -> tensor<4095xui64>
%239 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4095xui64>} : () -> tensor<4095xui64>
%240 = "stablehlo.multiply"(%238, %239) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%241 = "stablehlo.convert"(%240) : (tensor<4095xui64>) -> tensor<4095xui32>
%242 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%243 = "stablehlo.shift_right_logical"(%240, %242) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%244 = "stablehlo.convert"(%243) : (tensor<4095xui64>) -> tensor<4095xui32>
%245 = "stablehlo.convert"(%233) : (tensor<4095xui32>) -> tensor<4095xui64>
%246 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4095xui64>} : () -> tensor<4095xui64>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%248 = "stablehlo.convert"(%247) : (tensor<4095xui64>) -> tensor<4095xui32>
%249 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%250 = "stablehlo.shift_right_logical"(%247, %249) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%251 = "stablehlo.convert"(%250) : (tensor<4095xui64>) -> tensor<4095xui32>
%252 = "stablehlo.xor"(%251, %224) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%253 = "stablehlo.broadcast_in_dim"(%235) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%254 = "stablehlo.xor"(%252, %253) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%255 = "stablehlo.xor"(%244, %217) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%256 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4095xui32>
%257 = "stablehlo.xor"(%255, %256) : (tensor<4095xui32>, tensor<4095xui32>) -> tensor<4095xui32>
%258 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%259 = "stablehlo.add"(%235, %258) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%260 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%261 = "stablehlo.add"(%237, %260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%262 = "stablehlo.convert"(%254) : (tensor<4095xui32>) -> tensor<4095xui64>
%263 = "stablehlo.convert"(%248) : (tensor<4095xui32>) -> tensor<4095xui64>
%264 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%265 = "stablehlo.shift_left"(%263, %264) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%266 = "stablehlo.or"(%262, %265) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%267 = "stablehlo.convert"(%257) : (tensor<4095xui32>) -> tensor<4095xui64>
%268 = "stablehlo.convert"(%241) : (tensor<4095xui32>) -> tensor<4095xui64>
%269 = "stablehlo.constant"() {value = dense<32> : tensor<4095xui64>} : () -> tensor<4095xui64>
%270 = "stablehlo.shift_left"(%268, %269) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%271 = "stablehlo.or"(%267, %270) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%272 = "stablehlo.constant"() {value = dense<11> : tensor<4095xui64>} : () -> tensor<4095xui64>
%273 = "stablehlo.shift_right_logical"(%271, %272) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%274 = "stablehlo.convert"(%273) : (tensor<4095xui64>) -> tensor<4095xi64>
%275 = "stablehlo.convert"(%274) : (tensor<4095xi64>) -> tensor<4095xf64>
%276 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4095xf64>} : () -> tensor<4095xf64>
%277 = "stablehlo.multiply"(%275, %276) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%278 = "stablehlo.constant"() {value = dense<11> : tensor<4095xui64>} : () -> tensor<4095xui64>
%279 = "stablehlo.shift_right_logical"(%266, %278) : (tensor<4095xui64>, tensor<4095xui64>) -> tensor<4095xui64>
%280 = "stablehlo.convert"(%279) : (tensor<4095xui64>) -> tensor<4095xi64>
%281 = "stablehlo.convert"(%280) : (tensor<4095xi64>) -> tensor<4095xf64>
%282 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4095xf64>} : () -> tensor<4095xf64>
%283 = "stablehlo.add"(%281, %282) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%284 = "stablehlo.constant"() {value = dense<1.1102230246251565e-16> : tensor<4095xf64>} : () -> tensor<4095xf64>
%285 = "stablehlo.multiply"(%283, %284) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%286 = "stablehlo.log"(%285) : (tensor<4095xf64>) -> tensor<4095xf64>
%287 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<4095xf64>} : () -> tensor<4095xf64>
%288 = "stablehlo.multiply"(%286, %287) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%289 = "stablehlo.sqrt"(%288) : (tensor<4095xf64>) -> tensor<4095xf64>
%290 = "stablehlo.constant"() {value = dense<6.283185307179586e0> : tensor<4095xf64>} : () -> tensor<4095xf64>
%291 = "stablehlo.multiply"(%277, %290) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%292 = "stablehlo.cosine"(%291) : (tensor<4095xf64>) -> tensor<4095xf64>
%293 = "stablehlo.multiply"(%289, %292) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%294 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4095xf64>
%295 = "stablehlo.multiply"(%293, %294) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
%296 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<4095xf64>
%297 = "stablehlo.add"(%295, %296) : (tensor<4095xf64>, tensor<4095xf64>) -> tensor<4095xf64>
return %297 : tensor<4095xf64>
}
}

// bf16[64,64] -1.0 2.0
// run-time numbers: mean:F32 std:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<64x64xbf16>, %1: tensor<f32>, %2: tensor<f32>, %3: tensor<2xui64>) -> (tensor<64x64xbf16>) {
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%2, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.slice"(%3) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.slice"(%3) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%11 = "stablehlo.reshape"(%10) : (tensor<4096xui32>) -> tensor<64x64xui32>
%12 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%9, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%15 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%17 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%18 = "stablehlo.constant"() {value = dense<0> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%19 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%20 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%21 = "stablehlo.shift_right_logical"(%7, %20) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%22 = "stablehlo.convert"(%21) : (tensor<ui64>) -> tensor<ui32>
%23 = "stablehlo.convert"(%11) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%24 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%25 = "stablehlo.multiply"(%23, %24) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%26 = "stablehlo.convert"(%25) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%27 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%28 = "stablehlo.shift_right_logical"(%25, %27) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%29 = "stablehlo.convert"(%28) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%30 = "stablehlo.convert"(%16) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%31 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%32 = "stablehlo.multiply"(%30, %31) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%33 = "stablehlo.convert"(%32) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%34 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%35 = "stablehlo.shift_right_logical"(%32, %34) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%36 = "stablehlo.convert"(%35) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%37 = "stablehlo.xor"(%36, %18) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%38 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%39 = "stablehlo.xor"(%37, %38) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%40 = "stablehlo.xor"(%29, %17) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%41 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%42 = "stablehlo.xor"(%40, %41) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%43 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%44 = "stablehlo.add"(%19, %43) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.add"(%22, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.convert"(%39) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%48 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%49 = "stablehlo.multiply"(%47, %48) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%50 = "stablehlo.convert"(%49) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%51 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%52 = "stablehlo.shift_right_logical"(%49, %51) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%53 = "stablehlo.convert"(%52) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%54 = "stablehlo.convert"(%42) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%55 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%56 = "stablehlo.multiply"(%54, %55) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%57 = "stablehlo.convert"(%56) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%58 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%59 = "stablehlo.shift_right_logical"(%56, %58) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%60 = "stablehlo.convert"(%59) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%61 = "stablehlo.xor"(%60, %33) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%62 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%63 = "stablehlo.xor"(%61, %62) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%64 = "stablehlo.xor"(%53, %26) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%65 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%66 = "stablehlo.xor"(%64, %65) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%67 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%68 = "stablehlo.add"(%44, %67) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.add"(%46, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.convert"(%63) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%72 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%73 = "stablehlo.multiply"(%71, %72) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%74 = "stablehlo.convert"(%73) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%75 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%76 = "stablehlo.shift_right_logical"(%73, %75) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%77 = "stablehlo.convert"(%76) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%78 = "stablehlo.convert"(%66) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%79 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%80 = "stablehlo.multiply"(%78, %79) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%81 = "stablehlo.convert"(%80) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%82 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%83 = "stablehlo.shift_right_logical"(%80, %82) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%84 = "stablehlo.convert"(%83) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%85 = "stablehlo.xor"(%84, %57) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%86 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%87 = "stablehlo.xor"(%85, %86) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%88 = "stablehlo.xor"(%77, %50) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%89 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%90 = "stablehlo.xor"(%88, %89) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%91 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%92 = "stablehlo.add"(%68, %91) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%93 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.add"(%70, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.convert"(%87) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%96 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%97 = "stablehlo.multiply"(%95, %96) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%98 = "stablehlo.convert"(%97) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%99 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%100 = "stablehlo.shift_right_logical"(%97, %99) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%101 = "stablehlo.convert"(%100) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%102 = "stablehlo.convert"(%90) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%103 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%104 = "stablehlo.multiply"(%102, %103) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%105 = "stablehlo.convert"(%104) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%106 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%107 = "stablehlo.shift_right_logical"(%104, %106) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%108 = "stablehlo.convert"(%107) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%109 = "stablehlo.xor"(%108, %81) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%110 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%111 = "stablehlo.xor"(%109, %110) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%112 = "stablehlo.xor"(%101, %74) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%113 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%114 = "stablehlo.xor"(%112, %113) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%115 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%116 = "stablehlo.add"(%92, %115) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%117 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.add"(%94, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.convert"(%111) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%120 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%121 = "stablehlo.multiply"(%119, %120) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%122 = "stablehlo.convert"(%121) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%123 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%124 = "stablehlo.shift_right_logical"(%121, %123) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%125 = "stablehlo.convert"(%124) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%126 = "stablehlo.convert"(%114) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%127 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%128 = "stablehlo.multiply"(%126, %127) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%129 = "stablehlo.convert"(%128) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%130 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%131 = "stablehlo.shift_right_logical"(%128, %130) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%132 = "stablehlo.convert"(%131) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%133 = "stablehlo.xor"(%132, %105) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%134 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%135 = "stablehlo.xor"(%133, %134) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%136 = "stablehlo.xor"(%125, %98) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%137 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%138 = "stablehlo.xor"(%136, %137) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%139 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%140 = "stablehlo.add"(%116, %139) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%141 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.add"(%118, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.convert"(%135) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%144 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%145 = "stablehlo.multiply"(%143, %144) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%146 = "stablehlo.convert"(%145) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%147 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%148 = "stablehlo.shift_right_logical"(%145, %147) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%149 = "stablehlo.convert"(%148) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%150 = "stablehlo.convert"(%138) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%151 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%152 = "stablehlo.multiply"(%150, %151) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%153 = "stablehlo.convert"(%152) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%154 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%155 = "stablehlo.shift_right_logical"(%152, %154) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%156 = "stablehlo.convert"(%155) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%157 = "stablehlo.xor"(%156, %129) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%158 = "stablehlo.broadcast_in_dim"(%140) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%159 = "stablehlo.xor"(%157, %158) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%160 = "stablehlo.xor"(%149, %122) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%161 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%162 = "stablehlo.xor"(%160, %161) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%163 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%164 = "stablehlo.add"(%140, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%165 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.add"(%142, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.convert"(%159) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%168 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%169 = "stablehlo.multiply"(%167, %168) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%170 = "stablehlo.convert"(%169) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%171 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%172 = "stablehlo.shift_right_logical"(%169, %171) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%173 = "stablehlo.convert"(%172) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%174 = "stablehlo.convert"(%162) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%175 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%176 = "stablehlo.multiply"(%174, %175) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%177 = "stablehlo.convert"(%176) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%178 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%179 = "stablehlo.shift_right_logical"(%176, %178) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%180 = "stablehlo.convert"(%179) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%181 = "stablehlo.xor"(%180, %153) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%182 = "stablehlo.broadcast_in_dim"(%164) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%183 = "stablehlo.xor"(%181, %182) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%184 = "stablehlo.xor"(%173, %146) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%185 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%186 = "stablehlo.xor"(%184, %185) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%187 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%188 = "stablehlo.add"(%164, %187) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%189 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.add"(%166, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.convert"(%183) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%192 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%193 = "stablehlo.multiply"(%191, %192) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%194 = "stablehlo.convert"(%193) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%195 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%196 = "stablehlo.shift_right_logical"(%193, %195) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%197 = "stablehlo.convert"(%196) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%198 = "stablehlo.convert"(%186) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%199 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%200 = "stablehlo.multiply"(%198, %199) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%201 = "stablehlo.convert"(%200) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%202 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%203 = "stablehlo.shift_right_logical"(%200, %202) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%204 = "stablehlo.convert"(%203) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%205 = "stablehlo.xor"(%204, %177) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%206 = "stablehlo.broadcast_in_dim"(%188) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%207 = "stablehlo.xor"(%205, %206) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%208 = "stablehlo.xor"(%197, %170) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%209 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%210 = "stablehlo.xor"(%208, %209) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%211 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%212 = "stablehlo.add"(%188, %211) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.add"(%190, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.convert"(%207) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%216 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%217 = "stablehlo.multiply"(%215, %216) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%218 = "stablehlo.convert"(%217) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%219 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%220 = "stablehlo.shift_right_logical"(%217, %219) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%221 = "stablehlo.convert"(%220) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%222 = "stablehlo.convert"(%210) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%223 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%224 = "stablehlo.multiply"(%222, %223) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%225 = "stablehlo.convert"(%224) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%226 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%227 = "stablehlo.shift_right_logical"(%224, %226) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%228 = "stablehlo.convert"(%227) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%229 = "stablehlo.xor"(%228, %201) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%230 = "stablehlo.broadcast_in_dim"(%212) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%231 = "stablehlo.xor"(%229, %230) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%232 = "stablehlo.xor"(%221, %194) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%233 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%235 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%236 = "stablehlo.add"(%212, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%214, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.convert"(%231) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%240 = "stablehlo.constant"() {value = dense<3528531795> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%242 = "stablehlo.convert"(%241) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%243 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%244 = "stablehlo.shift_right_logical"(%241, %243) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%245 = "stablehlo.convert"(%244) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%246 = "stablehlo.convert"(%234) : (tensor<64x64xui32>) -> tensor<64x64xui64>
%247 = "stablehlo.constant"() {value = dense<3449720151> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%248 = "stablehlo.multiply"(%246, %247) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%249 = "stablehlo.convert"(%248) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%250 = "stablehlo.constant"() {value = dense<32> : tensor<64x64xui64>} : () -> tensor<64x64xui64>
%251 = "stablehlo.shift_right_logical"(%248, %250) : (tensor<64x64xui64>, tensor<64x64xui64>) -> tensor<64x64xui64>
%252 = "stablehlo.convert"(%251) : (tensor<64x64xui64>) -> tensor<64x64xui32>
%253 = "stablehlo.xor"(%252, %225) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%254 = "stablehlo.broadcast_in_dim"(%236) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%255 = "stablehlo.xor"(%253, %254) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%256 = "stablehlo.xor"(%245, %218) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%257 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<64x64xui32>
%258 = "stablehlo.xor"(%256, %257) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%259 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%260 = "stablehlo.add"(%236, %259) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%261 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%238, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.constant"() {value = dense<8> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%264 = "stablehlo.shift_right_logical"(%249, %263) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%265 = "stablehlo.convert"(%264) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%266 = "stablehlo.convert"(%265) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%267 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%268 = "stablehlo.multiply"(%266, %267) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%269 = "stablehlo.constant"() {value = dense<1> : tensor<64x64xui32>} : () -> tensor<64x64xui32>
%270 = "stablehlo.shift_right_logical"(%255, %269) : (tensor<64x64xui32>, tensor<64x64xui32>) -> tensor<64x64xui32>
%271 = "stablehlo.convert"(%270) : (tensor<64x64xui32>) -> tensor<64x64xi32>
%272 = "stablehlo.convert"(%271) : (tensor<64x64xi32>) -> tensor<64x64xf32>
%273 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%274 = "stablehlo.add"(%272, %273) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%275 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%276 = "stablehlo.multiply"(%274, %275) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%277 = "stablehlo.log"(%276) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%278 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%279 = "stablehlo.multiply"(%277, %278) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%280 = "stablehlo.sqrt"(%279) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%281 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%282 = "stablehlo.subtract"(%268, %281) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%283 = "stablehlo.abs"(%282) : (tensor<64x64xf32>) -> tensor<64x64xf32>
%284 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%285 = "stablehlo.subtract"(%283, %284) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%286 = "stablehlo.multiply"(%285, %285) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%287 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%288 = "stablehlo.multiply"(%287, %286) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%289 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%290 = "stablehlo.add"(%288, %289) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%291 = "stablehlo.multiply"(%290, %286) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%292 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%293 = "stablehlo.add"(%291, %292) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%294 = "stablehlo.multiply"(%293, %286) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%295 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%296 = "stablehlo.add"(%294, %295) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%297 = "stablehlo.multiply"(%296, %286) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%298 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%299 = "stablehlo.add"(%297, %298) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%300 = "stablehlo.multiply"(%299, %286) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%301 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%302 = "stablehlo.add"(%300, %301) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%303 = "stablehlo.multiply"(%302, %286) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%304 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<64x64xf32>} : () -> tensor<64x64xf32>
%305 = "stablehlo.add"(%303, %304) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%306 = "stablehlo.multiply"(%285, %305) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%307 = "stablehlo.multiply"(%280, %306) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%308 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%309 = "stablehlo.multiply"(%307, %308) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%310 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<64x64xf32>
%311 = "stablehlo.add"(%309, %310) : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
%312 = "stablehlo.convert"(%311) : (tensor<64x64xf32>) -> tensor<64x64xbf16>
return %312 : tensor<64x64xbf16>
}
}

// f32[]
// random counters: 1
module @example {
func.func public @main(%0: tensor<f32>, %1: tensor<2xui64>) -> (tensor<f32>) {
%2 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%3 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%7 = "stablehlo.reshape"(%6) : (tensor<1xui64>) -> tensor<ui64>
%8 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui32>) -> tensor<ui32>
%12 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%13 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%14 = "stablehlo.shift_right_logical"(%9, %13) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%15 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%16 = "stablehlo.constant"() {value = dense<0> : tensor<ui32>} : () -> tensor<ui32>
%17 = "stablehlo.convert"(%7) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%19 = "stablehlo.shift_right_logical"(%7, %18) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%20 = "stablehlo.convert"(%19) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.convert"(%11) : (tensor<ui32>) -> tensor<ui64>
%22 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%23 = "stablehlo.multiply"(%21, %22) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%24 = "stablehlo.convert"(%23) : (tensor<ui64>) -> tensor<ui32>
%25 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%26 = "stablehlo.shift_right_logical"(%23, %25) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%27 = "stablehlo.convert"(%26) : (tensor<ui64>) -> tensor<ui32>
%28 = "stablehlo.convert"(%12) : (tensor<ui32>) -> tensor<ui64>
%29 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%30 = "stablehlo.multiply"(%28, %29) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%31 = "stablehlo.convert"(%30) : (tensor<ui64>) -> tensor<ui32>
%32 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%33 = "stablehlo.shift_right_logical"(%30, %32) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%34 = "stablehlo.convert"(%33) : (tensor<ui64>) -> tensor<ui32>
%35 = "stablehlo.xor"(%34, %16) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%36 = "stablehlo.xor"(%35, %17) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%37 = "stablehlo.xor"(%27, %15) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%38 = "stablehlo.xor"(%37, %20) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%40 = "stablehlo.add"(%17, %39) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%41 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%42 = "stablehlo.add"(%20, %41) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%43 = "stablehlo.convert"(%36) : (tensor<ui32>) -> tensor<ui64>
%44 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%45 = "stablehlo.multiply"(%43, %44) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%46 = "stablehlo.convert"(%45) : (tensor<ui64>) -> tensor<ui32>
%47 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%48 = "stablehlo.shift_right_logical"(%45, %47) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%49 = "stablehlo.convert"(%48) : (tensor<ui64>) -> tensor<ui32>
%50 = "stablehlo.convert"(%38) : (tensor<ui32>) -> tensor<ui64>
%51 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%52 = "stablehlo.multiply"(%50, %51) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%53 = "stablehlo.convert"(%52) : (tensor<ui64>) -> tensor<ui32>
%54 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%55 = "stablehlo.shift_right_logical"(%52, %54) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%56 = "stablehlo.convert"(%55) : (tensor<ui64>) -> tensor<ui32>
%57 = "stablehlo.xor"(%56, %31) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%58 = "stablehlo.xor"(%57, %40) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%59 = "stablehlo.xor"(%49, %24) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%60 = "stablehlo.xor"(%59, %42) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%61 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%62 = "stablehlo.add"(%40, %61) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%63 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%64 = "stablehlo.add"(%42, %63) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%65 = "stablehlo.convert"(%58) : (tensor<ui32>) -> tensor<ui64>
%66 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%67 = "stablehlo.multiply"(%65, %66) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%68 = "stablehlo.convert"(%67) : (tensor<ui64>) -> tensor<ui32>
%69 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%70 = "stablehlo.shift_right_logical"(%67, %69) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%71 = "stablehlo.convert"(%70) : (tensor<ui64>) -> tensor<ui32>
%72 = "stablehlo.convert"(%60) : (tensor<ui32>) -> tensor<ui64>
%73 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%75 = "stablehlo.convert"(%74) : (tensor<ui64>) -> tensor<ui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%78 = "stablehlo.convert"(%77) : (tensor<ui64>) -> tensor<ui32>
%79 = "stablehlo.xor"(%78, %53) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%80 = "stablehlo.xor"(%79, %62) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%81 = "stablehlo.xor"(%71, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%82 = "stablehlo.xor"(%81, %64) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%83 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%84 = "stablehlo.add"(%62, %83) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%85 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%86 = "stablehlo.add"(%64, %85) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%87 = "stablehlo.convert"(%80) : (tensor<ui32>) -> tensor<ui64>
%88 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%89 = "stablehlo.multiply"(%87, %88) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%90 = "stablehlo.convert"(%89) : (tensor<ui64>) -> tensor<ui32>
%91 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%92 = "stablehlo.shift_right_logical"(%89, %91) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%93 = "stablehlo.convert"(%92) : (tensor<ui64>) -> tensor<ui32>
%94 = "stablehlo.convert"(%82) : (tensor<ui32>) -> tensor<ui64>
%95 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%96 = "stablehlo.multiply"(%94, %95) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%97 = "stablehlo.convert"(%96) : (tensor<ui64>) -> tensor<ui32>
%98 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%99 = "stablehlo.shift_right_logical"(%96, %98) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%100 = "stablehlo.convert"(%99) : (tensor<ui64>) -> tensor<ui32>
%101 = "stablehlo.xor"(%100, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%102 = "stablehlo.xor"(%101, %84) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%103 = "stablehlo.xor"(%93, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%104 = "stablehlo.xor"(%103, %86) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%105 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%106 = "stablehlo.add"(%84, %105) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%107 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%108 = "stablehlo.add"(%86, %107) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%109 = "stablehlo.convert"(%102) : (tensor<ui32>) -> tensor<ui64>
%110 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%111 = "stablehlo.multiply"(%109, %110) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%112 = "stablehlo.convert"(%111) : (tensor<ui64>) -> tensor<ui32>
%113 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%114 = "stablehlo.shift_right_logical"(%111, %113) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%115 = "stablehlo.convert"(%114) : (tensor<ui64>) -> tensor<ui32>
%116 = "stablehlo.convert"(%104) : (tensor<ui32>) -> tensor<ui64>
%117 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%118 = "stablehlo.multiply"(%116, %117) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%119 = "stablehlo.convert"(%118) : (tensor<ui64>) -> tensor<ui32>
%120 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%121 = "stablehlo.shift_right_logical"(%118, %120) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%122 = "stablehlo.convert"(%121) : (tensor<ui64>) -> tensor<ui32>
%123 = "stablehlo.xor"(%122, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%124 = "stablehlo.xor"(%123, %106) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.xor"(%115, %90) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%126 = "stablehlo.xor"(%125, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%127 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%128 = "stablehlo.add"(%106, %127) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%129 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%130 = "stablehlo.add"(%108, %129) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%131 = "stablehlo.convert"(%124) : (tensor<ui32>) -> tensor<ui64>
%132 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%133 = "stablehlo.multiply"(%131, %132) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%134 = "stablehlo.convert"(%133) : (tensor<ui64>) -> tensor<ui32>
%135 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%136 = "stablehlo.shift_right_logical"(%133, %135) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%137 = "stablehlo.convert"(%136) : (tensor<ui64>) -> tensor<ui32>
%138 = "stablehlo.convert"(%126) : (tensor<ui32>) -> tensor<ui64>
%139 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%140 = "stablehlo.multiply"(%138, %139) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%141 = "stablehlo.convert"(%140) : (tensor<ui64>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%143 = "stablehlo.shift_right_logical"(%140, %142) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%144 = "stablehlo.convert"(%143) : (tensor<ui64>) -> tensor<ui32>
%145 = "stablehlo.xor"(%144, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%146 = "stablehlo.xor"(%145, %128) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.xor"(%137, %112) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%148 = "stablehlo.xor"(%147, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%150 = "stablehlo.add"(%128, %149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%151 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%152 = "stablehlo.add"(%130, %151) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%153 = "stablehlo.convert"(%146) : (tensor<ui32>) -> tensor<ui64>
%154 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%155 = "stablehlo.multiply"(%153, %154) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%156 = "stablehlo.convert"(%155) : (tensor<ui64>) -> tensor<ui32>
%157 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%158 = "stablehlo.shift_right_logical"(%155, %157) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%159 = "stablehlo.convert"(%158) : (tensor<ui64>) -> tensor<ui32>
%160 = "stablehlo.convert"(%148) : (tensor<ui32>) -> tensor<ui64>
%161 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%162 = "stablehlo.multiply"(%160, %161) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%163 = "stablehlo.convert"(%162) : (tensor<ui64>) -> tensor<ui32>
%164 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%165 = "stablehlo.shift_right_logical"(%162, %164) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%166 = "stablehlo.convert"(%165) : (tensor<ui64>) -> tensor<ui32>
%167 = "stablehlo.xor"(%166, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.xor"(%167, %150) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.xor"(%159, %134) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%170 = "stablehlo.xor"(%169, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.add"(%150, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%174 = "stablehlo.add"(%152, %173) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%175 = "stablehlo.convert"(%168) : (tensor<ui32>) -> tensor<ui64>
%176 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%177 = "stablehlo.multiply"(%175, %176) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%178 = "stablehlo.convert"(%177) : (tensor<ui64>) -> tensor<ui32>
%179 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%180 = "stablehlo.shift_right_logical"(%177, %179) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%181 = "stablehlo.convert"(%180) : (tensor<ui64>) -> tensor<ui32>
%182 = "stablehlo.convert"(%170) : (tensor<ui32>) -> tensor<ui64>
%183 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%184 = "stablehlo.multiply"(%182, %183) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%185 = "stablehlo.convert"(%184) : (tensor<ui64>) -> tensor<ui32>
%186 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%187 = "stablehlo.shift_right_logical"(%184, %186) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%188 = "stablehlo.convert"(%187) : (tensor<ui64>) -> tensor<ui32>
%189 = "stablehlo.xor"(%188, %163) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.xor"(%189, %172) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.xor"(%181, %156) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.xor"(%191, %174) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.add"(%172, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.add"(%174, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.convert"(%190) : (tensor<ui32>) -> tensor<ui64>
%198 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%200 = "stablehlo.convert"(%199) : (tensor<ui64>) -> tensor<ui32>
%201 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%202 = "stablehlo.shift_right_logical"(%199, %201) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%203 = "stablehlo.convert"(%202) : (tensor<ui64>) -> tensor<ui32>
%204 = "stablehlo.convert"(%192) : (tensor<ui32>) -> tensor<ui64>
%205 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%206 = "stablehlo.multiply"(%204, %205) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%207 = "stablehlo.convert"(%206) : (tensor<ui64>) -> tensor<ui32>
%208 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%209 = "stablehlo.shift_right_logical"(%206, %208) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%210 = "stablehlo.convert"(%209) : (tensor<ui64>) -> tensor<ui32>
%211 = "stablehlo.xor"(%210, %185) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%212 = "stablehlo.xor"(%211, %194) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%213 = "stablehlo.xor"(%203, %178) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.xor"(%213, %196) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.add"(%194, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.add"(%196, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.convert"(%212) : (tensor<ui32>) -> tensor<ui64>
%220 = "stablehlo.constant"() {value = dense<3528531795> : tensor<ui64>} : () -> tensor<ui64>
%221 = "stablehlo.multiply"(%219, %220) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%222 = "stablehlo.convert"(%221) : (tensor<ui64>) -> tensor<ui32>
%223 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%224 = "stablehlo.shift_right_logical"(%221, %223) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%225 = "stablehlo.convert"(%224) : (tensor<ui64>) -> tensor<ui32>
%226 = "stablehlo.convert"(%214) : (tensor<ui32>) -> tensor<ui64>
%227 = "stablehlo.constant"() {value = dense<3449720151> : tensor<ui64>} : () -> tensor<ui64>
%228 = "stablehlo.multiply"(%226, %227) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%229 = "stablehlo.convert"(%228) : (tensor<ui64>) -> tensor<ui32>
%230 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%231 = "stablehlo.shift_right_logical"(%228, %230) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%232 = "stablehlo.convert"(%231) : (tensor<ui64>) -> tensor<ui32>
%233 = "stablehlo.xor"(%232, %207) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%234 = "stablehlo.xor"(%233, %216) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%235 = "stablehlo.xor"(%225, %200) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%236 = "stablehlo.xor"(%235, %218) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%216, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.add"(%218, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.constant"() {value = dense<8> : tensor<ui32>} : () -> tensor<ui32>
%242 = "stablehlo.shift_right_logical"(%229, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%243 = "stablehlo.convert"(%242) : (tensor<ui32>) -> tensor<i32>
%244 = "stablehlo.convert"(%243) : (tensor<i32>) -> tensor<f32>
%245 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<f32>} : () -> tensor<f32>
%246 = "stablehlo.multiply"(%244, %245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%247 = "stablehlo.constant"() {value = dense<1> : tensor<ui32>} : () -> tensor<ui32>
%248 = "stablehlo.shift_right_logical"(%234, %247) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%249 = "stablehlo.convert"(%248) : (tensor<ui32>) -> tensor<i32>
%250 = "stablehlo.convert"(%249) : (tensor<i32>) -> tensor<f32>
%251 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%252 = "stablehlo.add"(%250, %251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%253 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<f32>} : () -> tensor<f32>
%254 = "stablehlo.multiply"(%252, %253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%255 = "stablehlo.log"(%254) : (tensor<f32>) -> tensor<f32>
%256 = "stablehlo.constant"() {value = dense<-2.0e0> : tensor<f32>} : () -> tensor<f32>
%257 = "stablehlo.multiply"(%255, %256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%258 = "stablehlo.sqrt"(%257) : (tensor<f32>) -> tensor<f32>
%259 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<f32>} : () -> tensor<f32>
%260 = "stablehlo.subtract"(%246, %259) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%261 = "stablehlo.abs"(%260) : (tensor<f32>) -> tensor<f32>
%262 = "stablehlo.constant"() {value = dense<2.5e-1> : tensor<f32>} : () -> tensor<f32>
%263 = "stablehlo.subtract"(%261, %262) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%264 = "stablehlo.multiply"(%263, %263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%265 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%266 = "stablehlo.multiply"(%265, %264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%267 = "stablehlo.constant"() {value = dense<-1.4393966295455941e1> : tensor<f32>} : () -> tensor<f32>
%268 = "stablehlo.add"(%266, %267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%269 = "stablehlo.multiply"(%268, %264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%270 = "stablehlo.constant"() {value = dense<4.2009779303153906e1> : tensor<f32>} : () -> tensor<f32>
%271 = "stablehlo.add"(%269, %270) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%272 = "stablehlo.multiply"(%271, %264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%273 = "stablehlo.constant"() {value = dense<-7.670427987604262e1> : tensor<f32>} : () -> tensor<f32>
%274 = "stablehlo.add"(%272, %273) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%275 = "stablehlo.multiply"(%274, %264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%276 = "stablehlo.constant"() {value = dense<8.160522617402967e1> : tensor<f32>} : () -> tensor<f32>
%277 = "stablehlo.add"(%275, %276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%278 = "stablehlo.multiply"(%277, %264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%279 = "stablehlo.constant"() {value = dense<-4.1341702116744e1> : tensor<f32>} : () -> tensor<f32>
%280 = "stablehlo.add"(%278, %279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%281 = "stablehlo.multiply"(%280, %264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%282 = "stablehlo.constant"() {value = dense<6.283185307072264e0> : tensor<f32>} : () -> tensor<f32>
%283 = "stablehlo.add"(%281, %282) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%284 = "stablehlo.multiply"(%263, %283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%285 = "stablehlo.multiply"(%258, %284) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%286 = "stablehlo.multiply"(%285, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%287 = "stablehlo.add"(%286, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
return %287 : tensor<f32>
}
}

