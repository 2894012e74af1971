// s64[4096] f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<4096xf32>, %2: tensor<2xui64>) -> (tensor<4096xi64>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%7 = "stablehlo.and"(%4, %6) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%8 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%12 = "stablehlo.reduce"(%7, %8) ({
^bb0(%9: tensor<i1>, %10: tensor<i1>):
%11 = "stablehlo.and"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%11) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%13 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%14 = "stablehlo.reshape"(%13) : (tensor<1xui64>) -> tensor<ui64>
%15 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%16 = "stablehlo.reshape"(%15) : (tensor<1xui64>) -> tensor<ui64>
%17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%18 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%19 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%20 = "stablehlo.shift_right_logical"(%16, %19) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%21 = "stablehlo.convert"(%20) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%23 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%24 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%25 = "stablehlo.convert"(%14) : (tensor<ui64>) -> tensor<ui32>
%26 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%27 = "stablehlo.shift_right_logical"(%14, %26) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%28 = "stablehlo.convert"(%27) : (tensor<ui64>) -> tensor<ui32>
%29 = "stablehlo.convert"(%17) : (tensor<4096xui32>) -> tensor<4096xui64>
%30 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%31 = "stablehlo.multiply"(%29, %30) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%32 = "stablehlo.convert"(%31) : (tensor<4096xui64>) -> tensor<4096xui32>
%33 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%34 = "stablehlo.shift_right_logical"(%31, %33) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%35 = "stablehlo.convert"(%34) : (tensor<4096xui64>) -> tensor<4096xui32>
%36 = "stablehlo.convert"(%22) : (tensor<4096xui32>) -> tensor<4096xui64>
%37 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%38 = "stablehlo.multiply"(%36, %37) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%39 = "stablehlo.convert"(%38) : (tensor<4096xui64>) -> tensor<4096xui32>
%40 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%41 = "stablehlo.shift_right_logical"(%38, %40) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%42 = "stablehlo.convert"(%41) : (tensor<4096xui64>) -> tensor<4096xui32>
%43 = "stablehlo.xor"(%42, %24) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%44 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%45 = "stablehlo.xor"(%43, %44) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%46 = "stablehlo.xor"(%35, %23) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%47 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%48 = "stablehlo.xor"(%46, %47) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%49 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%50 = "stablehlo.add"(%25, %49) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%51 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%52 = "stablehlo.add"(%28, %51) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%53 = "stablehlo.convert"(%45) : (tensor<4096xui32>) -> tensor<4096xui64>
%54 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%55 = "stablehlo.multiply"(%53, %54) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%56 = "stablehlo.convert"(%55) : (tensor<4096xui64>) -> tensor<4096xui32>
%57 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%58 = "stablehlo.shift_right_logical"(%55, %57) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%59 = "stablehlo.convert"(%58) : (tensor<4096xui64>) -> tensor<4096xui32>
%60 = "stablehlo.convert"(%48) : (tensor<4096xui32>) -> tensor<4096xui64>
%61 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%62 = "stablehlo.multiply"(%60, %61) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%63 = "stablehlo.convert"(%62) : (tensor<4096xui64>) -> tensor<4096xui32>
%64 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%65 = "stablehlo.shift_right_logical"(%62, %64) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%66 = "stablehlo.convert"(%65) : (tensor<4096xui64>) -> tensor<4096xui32>
%67 = "stablehlo.xor"(%66, %39) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%68 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%69 = "stablehlo.xor"(%67, %68) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%70 = "stablehlo.xor"(%59, %32) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%71 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%72 = "stablehlo.xor"(%70, %71) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%73 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%74 = "stablehlo.add"(%50, %73) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%75 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%76 = "stablehlo.add"(%52, %75) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%77 = "stablehlo.convert"(%69) : (tensor<4096xui32>) -> tensor<4096xui64>
%78 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%79 = "stablehlo.multiply"(%77, %78) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%80 = "stablehlo.convert"(%79) : (tensor<4096xui64>) -> tensor<4096xui32>
%81 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%82 = "stablehlo.shift_right_logical"(%79, %81) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%83 = "stablehlo.convert"(%82) : (tensor<4096xui64>) -> tensor<4096xui32>
%84 = "stablehlo.convert"(%72) : (tensor<4096xui32>) -> tensor<4096xui64>
%85 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%86 = "stablehlo.multiply"(%84, %85) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%87 = "stablehlo.convert"(%86) : (tensor<4096xui64>) -> tensor<4096xui32>
%88 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%89 = "stablehlo.shift_right_logical"(%86, %88) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%90 = "stablehlo.convert"(%89) : (tensor<4096xui64>) -> tensor<4096xui32>
%91 = "stablehlo.xor"(%90, %63) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%92 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%93 = "stablehlo.xor"(%91, %92) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%94 = "stablehlo.xor"(%83, %56) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%95 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%96 = "stablehlo.xor"(%94, %95) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%97 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%98 = "stablehlo.add"(%74, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%99 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%100 = "stablehlo.add"(%76, %99) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%101 = "stablehlo.convert"(%93) : (tensor<4096xui32>) -> tensor<4096xui64>
%102 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%103 = "stablehlo.multiply"(%101, %102) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%104 = "stablehlo.convert"(%103) : (tensor<4096xui64>) -> tensor<4096xui32>
%105 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%106 = "stablehlo.shift_right_logical"(%103, %105) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%107 = "stablehlo.convert"(%106) : (tensor<4096xui64>) -> tensor<4096xui32>
%108 = "stablehlo.convert"(%96) : (tensor<4096xui32>) -> tensor<4096xui64>
%109 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%110 = "stablehlo.multiply"(%108, %109) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%111 = "stablehlo.convert"(%110) : (tensor<4096xui64>) -> tensor<4096xui32>
%112 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%113 = "stablehlo.shift_right_logical"(%110, %112) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%114 = "stablehlo.convert"(%113) : (tensor<4096xui64>) -> tensor<4096xui32>
%115 = "stablehlo.xor"(%114, %87) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%116 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%117 = "stablehlo.xor"(%115, %116) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%118 = "stablehlo.xor"(%107, %80) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%119 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%120 = "stablehlo.xor"(%118, %119) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%121 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%122 = "stablehlo.add"(%98, %121) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%123 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%124 = "stablehlo.add"(%100, %123) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%125 = "stablehlo.convert"(%117) : (tensor<4096xui32>) -> tensor<4096xui64>
%126 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%127 = "stablehlo.multiply"(%125, %126) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%128 = "stablehlo.convert"(%127) : (tensor<4096xui64>) -> tensor<4096xui32>
%129 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%130 = "stablehlo.shift_right_logical"(%127, %129) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%131 = "stablehlo.convert"(%130) : (tensor<4096xui64>) -> tensor<4096xui32>
%132 = "stablehlo.convert"(%120) : (tensor<4096xui32>) -> tensor<4096xui64>
%133 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%134 = "stablehlo.multiply"(%132, %133) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%135 = "stablehlo.convert"(%134) : (tensor<4096xui64>) -> tensor<4096xui32>
%136 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%137 = "stablehlo.shift_right_logical"(%134, %136) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%138 = "stablehlo.convert"(%137) : (tensor<4096xui64>) -> tensor<4096xui32>
%139 = "stablehlo.xor"(%138, %111) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%140 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%141 = "stablehlo.xor"(%139, %140) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%142 = "stablehlo.xor"(%131, %104) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%143 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%144 = "stablehlo.xor"(%142, %143) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%145 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%146 = "stablehlo.add"(%122, %145) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%147 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%148 = "stablehlo.add"(%124, %147) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%149 = "stablehlo.convert"(%141) : (tensor<4096xui32>) -> tensor<4096xui64>
%150 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%151 = "stablehlo.multiply"(%149, %150) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%152 = "stablehlo.convert"(%151) : (tensor<4096xui64>) -> tensor<4096xui32>
%153 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%154 = "stablehlo.shift_right_logical"(%151, %153) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%155 = "stablehlo.convert"(%154) : (tensor<4096xui64>) -> tensor<4096xui32>
%156 = "stablehlo.convert"(%144) : (tensor<4096xui32>) -> tensor<4096xui64>
%157 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%158 = "stablehlo.multiply"(%156, %157) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%159 = "stablehlo.convert"(%158) : (tensor<4096xui64>) -> tensor<4096xui32>
%160 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%161 = "stablehlo.shift_right_logical"(%158, %160) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%162 = "stablehlo.convert"(%161) : (tensor<4096xui64>) -> tensor<4096xui32>
%163 = "stablehlo.xor"(%162, %135) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%164 = "stablehlo.broadcast_in_dim"(%146) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%165 = "stablehlo.xor"(%163, %164) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%166 = "stablehlo.xor"(%155, %128) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%167 = "stablehlo.broadcast_in_dim"(%148) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%168 = "stablehlo.xor"(%166, %167) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%169 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%170 = "stablehlo.add"(%146, %169) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%171 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%172 = "stablehlo.add"(%148, %171) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%173 = "stablehlo.convert"(%165) : (tensor<4096xui32>) -> tensor<4096xui64>
%174 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%175 = "stablehlo.multiply"(%173, %174) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%176 = "stablehlo.convert"(%175) : (tensor<4096xui64>) -> tensor<4096xui32>
%177 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%178 = "stablehlo.shift_right_logical"(%175, %177) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%179 = "stablehlo.convert"(%178) : (tensor<4096xui64>) -> tensor<4096xui32>
%180 = "stablehlo.convert"(%168) : (tensor<4096xui32>) -> tensor<4096xui64>
%181 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%182 = "stablehlo.multiply"(%180, %181) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%183 = "stablehlo.convert"(%182) : (tensor<4096xui64>) -> tensor<4096xui32>
%184 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%185 = "stablehlo.shift_right_logical"(%182, %184) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%186 = "stablehlo.convert"(%185) : (tensor<4096xui64>) -> tensor<4096xui32>
%187 = "stablehlo.xor"(%186, %159) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%188 = "stablehlo.broadcast_in_dim"(%170) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%189 = "stablehlo.xor"(%187, %188) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%190 = "stablehlo.xor"(%179, %152) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%191 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%192 = "stablehlo.xor"(%190, %191) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%193 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%194 = "stablehlo.add"(%170, %193) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%195 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%196 = "stablehlo.add"(%172, %195) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%197 = "stablehlo.convert"(%189) : (tensor<4096xui32>) -> tensor<4096xui64>
%198 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%199 = "stablehlo.multiply"(%197, %198) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%200 = "stablehlo.convert"(%199) : (tensor<4096xui64>) -> tensor<4096xui32>
%201 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%202 = "stablehlo.shift_right_logical"(%199, %201) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%203 = "stablehlo.convert"(%202) : (tensor<4096xui64>) -> tensor<4096xui32>
%204 = "stablehlo.convert"(%192) : (tensor<4096xui32>) -> tensor<4096xui64>
%205 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%206 = "stablehlo.multiply"(%204, %205) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%207 = "stablehlo.convert"(%206) : (tensor<4096xui64>) -> tensor<4096xui32>
%208 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%209 = "stablehlo.shift_right_logical"(%206, %208) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%210 = "stablehlo.convert"(%209) : (tensor<4096xui64>) -> tensor<4096xui32>
%211 = "stablehlo.xor"(%210, %183) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.broadcast_in_dim"(%194) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%213 = "stablehlo.xor"(%211, %212) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%214 = "stablehlo.xor"(%203, %176) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%215 = "stablehlo.broadcast_in_dim"(%196) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%216 = "stablehlo.xor"(%214, %215) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%217 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%218 = "stablehlo.add"(%194, %217) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%219 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%220 = "stablehlo.add"(%196, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%221 = "stablehlo.convert"(%213) : (tensor<4096xui32>) -> tensor<4096xui64>
%222 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%223 = "stablehlo.multiply"(%221, %222) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%224 = "stablehlo.convert"(%223) : (tensor<4096xui64>) -> tensor<4096xui32>
%225 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.shift_right_logical"(%223, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.convert"(%226) : (tensor<4096xui64>) -> tensor<4096xui32>
%228 = "stablehlo.convert"(%216) : (tensor<4096xui32>) -> tensor<4096xui64>
%229 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%230 = "stablehlo.multiply"(%228, %229) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%231 = "stablehlo.convert"(%230) : (tensor<4096xui64>) -> tensor<4096xui32>
%232 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%233 = "stablehlo.shift_right_logical"(%230, %232) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%234 = "stablehlo.convert"(%233) : (tensor<4096xui64>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%234, %207) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.broadcast_in_dim"(%218) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%237 = "stablehlo.xor"(%235, %236) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%238 = "stablehlo.xor"(%227, %200) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%239 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%240 = "stablehlo.xor"(%238, %239) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%241 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%242 = "stablehlo.add"(%218, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%243 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%244 = "stablehlo.add"(%220, %243) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%245 = "stablehlo.convert"(%237) : (tensor<4096xui32>) -> tensor<4096xui64>
%246 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%248 = "stablehlo.convert"(%247) : (tensor<4096xui64>) -> tensor<4096xui32>
%249 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%250 = "stablehlo.shift_right_logical"(%247, %249) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%251 = "stablehlo.convert"(%250) : (tensor<4096xui64>) -> tensor<4096xui32>
%252 = "stablehlo.convert"(%240) : (tensor<4096xui32>) -> tensor<4096xui64>
%253 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%254 = "stablehlo.multiply"(%252, %253) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%255 = "stablehlo.convert"(%254) : (tensor<4096xui64>) -> tensor<4096xui32>
%256 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%257 = "stablehlo.shift_right_logical"(%254, %256) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%258 = "stablehlo.convert"(%257) : (tensor<4096xui64>) -> tensor<4096xui32>
%259 = "stablehlo.xor"(%258, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%260 = "stablehlo.broadcast_in_dim"(%242) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%261 = "stablehlo.xor"(%259, %260) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%262 = "stablehlo.xor"(%251, %224) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%263 = "stablehlo.broadcast_in_dim"(%244) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%264 = "stablehlo.xor"(%262, %263) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%265 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%266 = "stablehlo.add"(%242, %265) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%267 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%268 = "stablehlo.add"(%244, %267) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%269 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%270 = "stablehlo.shift_right_logical"(%261, %269) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%271 = "stablehlo.convert"(%270) : (tensor<4096xui32>) -> tensor<4096xi32>
%272 = "stablehlo.convert"(%271) : (tensor<4096xi32>) -> tensor<4096xf32>
%273 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%274 = "stablehlo.multiply"(%272, %273) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%275 = "stablehlo.compare"(%274, %1) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%276 = "stablehlo.convert"(%275) : (tensor<4096xi1>) -> tensor<4096xi64>
return %276 : tensor<4096xi64>
}
}

// f32[4096] f64[]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f64>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.convert"(%1) : (tensor<f64>) -> tensor<f32>
%4 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%5 = "stablehlo.compare"(%3, %4) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%6 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%7 = "stablehlo.compare"(%3, %6) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%8 = "stablehlo.and"(%5, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%9 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%10 = "stablehlo.reshape"(%9) : (tensor<1xui64>) -> tensor<ui64>
%11 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%12 = "stablehlo.reshape"(%11) : (tensor<1xui64>) -> tensor<ui64>
%13 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%14 = "stablehlo.convert"(%12) : (tensor<ui64>) -> tensor<ui32>
%15 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%16 = "stablehlo.shift_right_logical"(%12, %15) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%17 = "stablehlo.convert"(%16) : (tensor<ui64>) -> tensor<ui32>
%18 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%19 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%20 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%21 = "stablehlo.convert"(%10) : (tensor<ui64>) -> tensor<ui32>
%22 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%23 = "stablehlo.shift_right_logical"(%10, %22) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%24 = "stablehlo.convert"(%23) : (tensor<ui64>) -> tensor<ui32>
%25 = "stablehlo.convert"(%13) : (tensor<4096xui32>) -> tensor<4096xui64>
%26 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%27 = "stablehlo.multiply"(%25, %26) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%28 = "stablehlo.convert"(%27) : (tensor<4096xui64>) -> tensor<4096xui32>
%29 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%30 = "stablehlo.shift_right_logical"(%27, %29) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%31 = "stablehlo.convert"(%30) : (tensor<4096xui64>) -> tensor<4096xui32>
%32 = "stablehlo.convert"(%18) : (tensor<4096xui32>) -> tensor<4096xui64>
%33 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%34 = "stablehlo.multiply"(%32, %33) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%35 = "stablehlo.convert"(%34) : (tensor<4096xui64>) -> tensor<4096xui32>
%36 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%37 = "stablehlo.shift_right_logical"(%34, %36) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%38 = "stablehlo.convert"(%37) : (tensor<4096xui64>) -> tensor<4096xui32>
%39 = "stablehlo.xor"(%38, %20) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%40 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%41 = "stablehlo.xor"(%39, %40) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%42 = "stablehlo.xor"(%31, %19) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%43 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%44 = "stablehlo.xor"(%42, %43) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%45 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%46 = "stablehlo.add"(%21, %45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%47 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%48 = "stablehlo.add"(%24, %47) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%49 = "stablehlo.convert"(%41) : (tensor<4096xui32>) -> tensor<4096xui64>
%50 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%52 = "stablehlo.convert"(%51) : (tensor<4096xui64>) -> tensor<4096xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%55 = "stablehlo.convert"(%54) : (tensor<4096xui64>) -> tensor<4096xui32>
%56 = "stablehlo.convert"(%44) : (tensor<4096xui32>) -> tensor<4096xui64>
%57 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%58 = "stablehlo.multiply"(%56, %57) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%59 = "stablehlo.convert"(%58) : (tensor<4096xui64>) -> tensor<4096xui32>
%60 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%61 = "stablehlo.shift_right_logical"(%58, %60) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%62 = "stablehlo.convert"(%61) : (tensor<4096xui64>) -> tensor<4096xui32>
%63 = "stablehlo.xor"(%62, %35) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%64 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%65 = "stablehlo.xor"(%63, %64) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%66 = "stablehlo.xor"(%55, %28) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%67 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%68 = "stablehlo.xor"(%66, %67) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%69 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.add"(%46, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.add"(%48, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.convert"(%65) : (tensor<4096xui32>) -> tensor<4096xui64>
%74 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%76 = "stablehlo.convert"(%75) : (tensor<4096xui64>) -> tensor<4096xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%79 = "stablehlo.convert"(%78) : (tensor<4096xui64>) -> tensor<4096xui32>
%80 = "stablehlo.convert"(%68) : (tensor<4096xui32>) -> tensor<4096xui64>
%81 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%82 = "stablehlo.multiply"(%80, %81) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%83 = "stablehlo.convert"(%82) : (tensor<4096xui64>) -> tensor<4096xui32>
%84 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%85 = "stablehlo.shift_right_logical"(%82, %84) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%86 = "stablehlo.convert"(%85) : (tensor<4096xui64>) -> tensor<4096xui32>
%87 = "stablehlo.xor"(%86, %59) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%88 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%89 = "stablehlo.xor"(%87, %88) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%90 = "stablehlo.xor"(%79, %52) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%91 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%92 = "stablehlo.xor"(%90, %91) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%93 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.add"(%70, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.add"(%72, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.convert"(%89) : (tensor<4096xui32>) -> tensor<4096xui64>
%98 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%100 = "stablehlo.convert"(%99) : (tensor<4096xui64>) -> tensor<4096xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%103 = "stablehlo.convert"(%102) : (tensor<4096xui64>) -> tensor<4096xui32>
%104 = "stablehlo.convert"(%92) : (tensor<4096xui32>) -> tensor<4096xui64>
%105 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%106 = "stablehlo.multiply"(%104, %105) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%107 = "stablehlo.convert"(%106) : (tensor<4096xui64>) -> tensor<4096xui32>
%108 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%109 = "stablehlo.shift_right_logical"(%106, %108) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%110 = "stablehlo.convert"(%109) : (tensor<4096xui64>) -> tensor<4096xui32>
%111 = "stablehlo.xor"(%110, %83) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%112 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%113 = "stablehlo.xor"(%111, %112) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%114 = "stablehlo.xor"(%103, %76) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%115 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%116 = "stablehlo.xor"(%114, %115) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%117 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.add"(%94, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.add"(%96, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.convert"(%113) : (tensor<4096xui32>) -> tensor<4096xui64>
%122 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%124 = "stablehlo.convert"(%123) : (tensor<4096xui64>) -> tensor<4096xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%127 = "stablehlo.convert"(%126) : (tensor<4096xui64>) -> tensor<4096xui32>
%128 = "stablehlo.convert"(%116) : (tensor<4096xui32>) -> tensor<4096xui64>
%129 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%130 = "stablehlo.multiply"(%128, %129) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%131 = "stablehlo.convert"(%130) : (tensor<4096xui64>) -> tensor<4096xui32>
%132 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%133 = "stablehlo.shift_right_logical"(%130, %132) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%134 = "stablehlo.convert"(%133) : (tensor<4096xui64>) -> tensor<4096xui32>
%135 = "stablehlo.xor"(%134, %107) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%136 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%137 = "stablehlo.xor"(%135, %136) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%138 = "stablehlo.xor"(%127, %100) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%139 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%140 = "stablehlo.xor"(%138, %139) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%141 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.add"(%118, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.add"(%120, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.convert"(%137) : (tensor<4096xui32>) -> tensor<4096xui64>
%146 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%148 = "stablehlo.convert"(%147) : (tensor<4096xui64>) -> tensor<4096xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%151 = "stablehlo.convert"(%150) : (tensor<4096xui64>) -> tensor<4096xui32>
%152 = "stablehlo.convert"(%140) : (tensor<4096xui32>) -> tensor<4096xui64>
%153 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%154 = "stablehlo.multiply"(%152, %153) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%155 = "stablehlo.convert"(%154) : (tensor<4096xui64>) -> tensor<4096xui32>
%156 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%157 = "stablehlo.shift_right_logical"(%154, %156) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%158 = "stablehlo.convert"(%157) : (tensor<4096xui64>) -> tensor<4096xui32>
%159 = "stablehlo.xor"(%158, %131) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%160 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%161 = "stablehlo.xor"(%159, %160) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%162 = "stablehlo.xor"(%151, %124) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%163 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%164 = "stablehlo.xor"(%162, %163) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%165 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.add"(%142, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.add"(%144, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.convert"(%161) : (tensor<4096xui32>) -> tensor<4096xui64>
%170 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%172 = "stablehlo.convert"(%171) : (tensor<4096xui64>) -> tensor<4096xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%175 = "stablehlo.convert"(%174) : (tensor<4096xui64>) -> tensor<4096xui32>
%176 = "stablehlo.convert"(%164) : (tensor<4096xui32>) -> tensor<4096xui64>
%177 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%178 = "stablehlo.multiply"(%176, %177) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%179 = "stablehlo.convert"(%178) : (tensor<4096xui64>) -> tensor<4096xui32>
%180 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%181 = "stablehlo.shift_right_logical"(%178, %180) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%182 = "stablehlo.convert"(%181) : (tensor<4096xui64>) -> tensor<4096xui32>
%183 = "stablehlo.xor"(%182, %155) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%184 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%186 = "stablehlo.xor"(%175, %148) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%187 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%188 = "stablehlo.xor"(%186, %187) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%189 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.add"(%166, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%192 = "stablehlo.add"(%168, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.convert"(%185) : (tensor<4096xui32>) -> tensor<4096xui64>
%194 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%196 = "stablehlo.convert"(%195) : (tensor<4096xui64>) -> tensor<4096xui32>
%197 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%198 = "stablehlo.shift_right_logical"(%195, %197) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%199 = "stablehlo.convert"(%198) : (tensor<4096xui64>) -> tensor<4096xui32>
%200 = "stablehlo.convert"(%188) : (tensor<4096xui32>) -> tensor<4096xui64>
%201 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%202 = "stablehlo.multiply"(%200, %201) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%203 = "stablehlo.convert"(%202) : (tensor<4096xui64>) -> tensor<4096xui32>
%204 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%205 = "stablehlo.shift_right_logical"(%202, %204) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%206 = "stablehlo.convert"(%205) : (tensor<4096xui64>) -> tensor<4096xui32>
%207 = "stablehlo.xor"(%206, %179) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%208 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%207, %208) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.xor"(%199, %172) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%211 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%212 = "stablehlo.xor"(%210, %211) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%213 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.add"(%190, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.add"(%192, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.convert"(%209) : (tensor<4096xui32>) -> tensor<4096xui64>
%218 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%219 = "stablehlo.multiply"(%217, %218) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%220 = "stablehlo.convert"(%219) : (tensor<4096xui64>) -> tensor<4096xui32>
%221 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%222 = "stablehlo.shift_right_logical"(%219, %221) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%223 = "stablehlo.convert"(%222) : (tensor<4096xui64>) -> tensor<4096xui32>
%224 = "stablehlo.convert"(%212) : (tensor<4096xui32>) -> tensor<4096xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%227 = "stablehlo.convert"(%226) : (tensor<4096xui64>) -> tensor<4096xui32>
%228 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%229 = "stablehlo.shift_right_logical"(%226, %228) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%230 = "stablehlo.convert"(%229) : (tensor<4096xui64>) -> tensor<4096xui32>
%231 = "stablehlo.xor"(%230, %203) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%232 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%231, %232) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.xor"(%223, %196) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%235 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%236 = "stablehlo.xor"(%234, %235) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%237 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%214, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%240 = "stablehlo.add"(%216, %239) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%241 = "stablehlo.convert"(%233) : (tensor<4096xui32>) -> tensor<4096xui64>
%242 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%243 = "stablehlo.multiply"(%241, %242) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%244 = "stablehlo.convert"(%243) : (tensor<4096xui64>) -> tensor<4096xui32>
%245 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%246 = "stablehlo.shift_right_logical"(%243, %245) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%247 = "stablehlo.convert"(%246) : (tensor<4096xui64>) -> tensor<4096xui32>
%248 = "stablehlo.convert"(%236) : (tensor<4096xui32>) -> tensor<4096xui64>
%249 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%250 = "stablehlo.multiply"(%248, %249) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%251 = "stablehlo.convert"(%250) : (tensor<4096xui64>) -> tensor<4096xui32>
%252 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%253 = "stablehlo.shift_right_logical"(%250, %252) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%254 = "stablehlo.convert"(%253) : (tensor<4096xui64>) -> tensor<4096xui32>
%255 = "stablehlo.xor"(%254, %227) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%256 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%257 = "stablehlo.xor"(%255, %256) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.xor"(%247, %220) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%259 = "stablehlo.broadcast_in_dim"(%240) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%260 = "stablehlo.xor"(%258, %259) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%261 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%262 = "stablehlo.add"(%238, %261) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%263 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%264 = "stablehlo.add"(%240, %263) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%265 = "stablehlo.constant"() {value = dense<8> : tensor<4096xui32>} : () -> tensor<4096xui32>
%266 = "stablehlo.shift_right_logical"(%257, %265) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%267 = "stablehlo.convert"(%266) : (tensor<4096xui32>) -> tensor<4096xi32>
%268 = "stablehlo.convert"(%267) : (tensor<4096xi32>) -> tensor<4096xf32>
%269 = "stablehlo.constant"() {value = dense<5.960464477539063e-8> : tensor<4096xf32>} : () -> tensor<4096xf32>
%270 = "stablehlo.multiply"(%268, %269) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%271 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%272 = "stablehlo.compare"(%270, %271) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%273 = "stablehlo.convert"(%272) : (tensor<4096xi1>) -> tensor<4096xf32>
return %273 : tensor<4096xf32>
}
}

