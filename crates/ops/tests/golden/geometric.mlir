// f32[4096] 0.3
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xf32>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui64>) -> tensor<ui64>
%12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%13 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%11, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%20 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%22 = "stablehlo.shift_right_logical"(%9, %21) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%23 = "stablehlo.convert"(%22) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.convert"(%12) : (tensor<4096xui32>) -> tensor<4096xui64>
%25 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%27 = "stablehlo.convert"(%26) : (tensor<4096xui64>) -> tensor<4096xui32>
%28 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%29 = "stablehlo.shift_right_logical"(%26, %28) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%30 = "stablehlo.convert"(%29) : (tensor<4096xui64>) -> tensor<4096xui32>
%31 = "stablehlo.convert"(%17) : (tensor<4096xui32>) -> tensor<4096xui64>
%32 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%34 = "stablehlo.convert"(%33) : (tensor<4096xui64>) -> tensor<4096xui32>
%35 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%36 = "stablehlo.shift_right_logical"(%33, %35) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%37 = "stablehlo.convert"(%36) : (tensor<4096xui64>) -> tensor<4096xui32>
%38 = "stablehlo.xor"(%37, %19) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%41 = "stablehlo.xor"(%30, %18) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%42 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%43 = "stablehlo.xor"(%41, %42) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%44 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.add"(%20, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.add"(%23, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.convert"(%40) : (tensor<4096xui32>) -> tensor<4096xui64>
%49 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%51 = "stablehlo.convert"(%50) : (tensor<4096xui64>) -> tensor<4096xui32>
%52 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%53 = "stablehlo.shift_right_logical"(%50, %52) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%54 = "stablehlo.convert"(%53) : (tensor<4096xui64>) -> tensor<4096xui32>
%55 = "stablehlo.convert"(%43) : (tensor<4096xui32>) -> tensor<4096xui64>
%56 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%57 = "stablehlo.multiply"(%55, %56) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%58 = "stablehlo.convert"(%57) : (tensor<4096xui64>) -> tensor<4096xui32>
%59 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%60 = "stablehlo.shift_right_logical"(%57, %59) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%61 = "stablehlo.convert"(%60) : (tensor<4096xui64>) -> tensor<4096xui32>
%62 = "stablehlo.xor"(%61, %34) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%63 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%65 = "stablehlo.xor"(%54, %27) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%66 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%67 = "stablehlo.xor"(%65, %66) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%68 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%45, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.add"(%47, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.convert"(%64) : (tensor<4096xui32>) -> tensor<4096xui64>
%73 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%75 = "stablehlo.convert"(%74) : (tensor<4096xui64>) -> tensor<4096xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%78 = "stablehlo.convert"(%77) : (tensor<4096xui64>) -> tensor<4096xui32>
%79 = "stablehlo.convert"(%67) : (tensor<4096xui32>) -> tensor<4096xui64>
%80 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%82 = "stablehlo.convert"(%81) : (tensor<4096xui64>) -> tensor<4096xui32>
%83 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%84 = "stablehlo.shift_right_logical"(%81, %83) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%85 = "stablehlo.convert"(%84) : (tensor<4096xui64>) -> tensor<4096xui32>
%86 = "stablehlo.xor"(%85, %58) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%87 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%89 = "stablehlo.xor"(%78, %51) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%90 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%92 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.add"(%71, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.convert"(%88) : (tensor<4096xui32>) -> tensor<4096xui64>
%97 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%98 = "stablehlo.multiply"(%96, %97) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%99 = "stablehlo.convert"(%98) : (tensor<4096xui64>) -> tensor<4096xui32>
%100 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%101 = "stablehlo.shift_right_logical"(%98, %100) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%102 = "stablehlo.convert"(%101) : (tensor<4096xui64>) -> tensor<4096xui32>
%103 = "stablehlo.convert"(%91) : (tensor<4096xui32>) -> tensor<4096xui64>
%104 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%105 = "stablehlo.multiply"(%103, %104) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%106 = "stablehlo.convert"(%105) : (tensor<4096xui64>) -> tensor<4096xui32>
%107 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%108 = "stablehlo.shift_right_logical"(%105, %107) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%109 = "stablehlo.convert"(%108) : (tensor<4096xui64>) -> tensor<4096xui32>
%110 = "stablehlo.xor"(%109, %82) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%111 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%113 = "stablehlo.xor"(%102, %75) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%114 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%115 = "stablehlo.xor"(%113, %114) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%116 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%95, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.convert"(%112) : (tensor<4096xui32>) -> tensor<4096xui64>
%121 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%122 = "stablehlo.multiply"(%120, %121) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%123 = "stablehlo.convert"(%122) : (tensor<4096xui64>) -> tensor<4096xui32>
%124 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%125 = "stablehlo.shift_right_logical"(%122, %124) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%126 = "stablehlo.convert"(%125) : (tensor<4096xui64>) -> tensor<4096xui32>
%127 = "stablehlo.convert"(%115) : (tensor<4096xui32>) -> tensor<4096xui64>
%128 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%129 = "stablehlo.multiply"(%127, %128) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%130 = "stablehlo.convert"(%129) : (tensor<4096xui64>) -> tensor<4096xui32>
%131 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%132 = "stablehlo.shift_right_logical"(%129, %131) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%133 = "stablehlo.convert"(%132) : (tensor<4096xui64>) -> tensor<4096xui32>
%134 = "stablehlo.xor"(%133, %106) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%135 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%137 = "stablehlo.xor"(%126, %99) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%138 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%139 = "stablehlo.xor"(%137, %138) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%140 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.add"(%119, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.convert"(%136) : (tensor<4096xui32>) -> tensor<4096xui64>
%145 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%147 = "stablehlo.convert"(%146) : (tensor<4096xui64>) -> tensor<4096xui32>
%148 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%149 = "stablehlo.shift_right_logical"(%146, %148) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%150 = "stablehlo.convert"(%149) : (tensor<4096xui64>) -> tensor<4096xui32>
%151 = "stablehlo.convert"(%139) : (tensor<4096xui32>) -> tensor<4096xui64>
%152 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%154 = "stablehlo.convert"(%153) : (tensor<4096xui64>) -> tensor<4096xui32>
%155 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%156 = "stablehlo.shift_right_logical"(%153, %155) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%157 = "stablehlo.convert"(%156) : (tensor<4096xui64>) -> tensor<4096xui32>
%158 = "stablehlo.xor"(%157, %130) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%159 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%161 = "stablehlo.xor"(%150, %123) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%162 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%163 = "stablehlo.xor"(%161, %162) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%164 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.add"(%143, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.convert"(%160) : (tensor<4096xui32>) -> tensor<4096xui64>
%169 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%171 = "stablehlo.convert"(%170) : (tensor<4096xui64>) -> tensor<4096xui32>
%172 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%173 = "stablehlo.shift_right_logical"(%170, %172) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%174 = "stablehlo.convert"(%173) : (tensor<4096xui64>) -> tensor<4096xui32>
%175 = "stablehlo.convert"(%163) : (tensor<4096xui32>) -> tensor<4096xui64>
%176 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%177 = "stablehlo.multiply"(%175, %176) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%178 = "stablehlo.convert"(%177) : (tensor<4096xui64>) -> tensor<4096xui32>
%179 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%180 = "stablehlo.shift_right_logical"(%177, %179) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%181 = "stablehlo.convert"(%180) : (tensor<4096xui64>) -> tensor<4096xui32>
%182 = "stablehlo.xor"(%181, %154) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%183 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%185 = "stablehlo.xor"(%174, %147) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%186 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%188 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%167, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.convert"(%184) : (tensor<4096xui32>) -> tensor<4096xui64>
%193 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%194 = "stablehlo.multiply"(%192, %193) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%195 = "stablehlo.convert"(%194) : (tensor<4096xui64>) -> tensor<4096xui32>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%194, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.convert"(%187) : (tensor<4096xui32>) -> tensor<4096xui64>
%200 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%201 = "stablehlo.multiply"(%199, %200) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%202 = "stablehlo.convert"(%201) : (tensor<4096xui64>) -> tensor<4096xui32>
%203 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%204 = "stablehlo.shift_right_logical"(%201, %203) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%205 = "stablehlo.convert"(%204) : (tensor<4096xui64>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%205, %178) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%208 = "stablehlo.xor"(%206, %207) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%198, %171) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%211 = "stablehlo.xor"(%209, %210) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.add"(%189, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.add"(%191, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.convert"(%208) : (tensor<4096xui32>) -> tensor<4096xui64>
%217 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%219 = "stablehlo.convert"(%218) : (tensor<4096xui64>) -> tensor<4096xui32>
%220 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%221 = "stablehlo.shift_right_logical"(%218, %220) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%222 = "stablehlo.convert"(%221) : (tensor<4096xui64>) -> tensor<4096xui32>
%223 = "stablehlo.convert"(%211) : (tensor<4096xui32>) -> tensor<4096xui64>
%224 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%225 = "stablehlo.multiply"(%223, %224) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%226 = "stablehlo.convert"(%225) : (tensor<4096xui64>) -> tensor<4096xui32>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.shift_right_logical"(%225, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%222, %195) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.add"(%213, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%215, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.convert"(%232) : (tensor<4096xui32>) -> tensor<4096xui64>
%241 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%243 = "stablehlo.convert"(%242) : (tensor<4096xui64>) -> tensor<4096xui32>
%244 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%245 = "stablehlo.shift_right_logical"(%242, %244) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%246 = "stablehlo.convert"(%245) : (tensor<4096xui64>) -> tensor<4096xui32>
%247 = "stablehlo.convert"(%235) : (tensor<4096xui32>) -> tensor<4096xui64>
%248 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%249 = "stablehlo.multiply"(%247, %248) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%250 = "stablehlo.convert"(%249) : (tensor<4096xui64>) -> tensor<4096xui32>
%251 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%252 = "stablehlo.shift_right_logical"(%249, %251) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%253 = "stablehlo.convert"(%252) : (tensor<4096xui64>) -> tensor<4096xui32>
%254 = "stablehlo.xor"(%253, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%256 = "stablehlo.xor"(%254, %255) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%257 = "stablehlo.xor"(%246, %219) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%259 = "stablehlo.xor"(%257, %258) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%260 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%261 = "stablehlo.add"(%237, %260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%262 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%263 = "stablehlo.add"(%239, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%265 = "stablehlo.shift_right_logical"(%256, %264) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%266 = "stablehlo.convert"(%265) : (tensor<4096xui32>) -> tensor<4096xi32>
%267 = "stablehlo.convert"(%266) : (tensor<4096xi32>) -> tensor<4096xf32>
%268 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%269 = "stablehlo.add"(%267, %268) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%270 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%271 = "stablehlo.multiply"(%269, %270) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%272 = "stablehlo.log"(%271) : (tensor<4096xf32>) -> tensor<4096xf32>
%273 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%274 = "stablehlo.log_plus_one"(%273) : (tensor<f32>) -> tensor<f32>
%275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%276 = "stablehlo.divide"(%272, %275) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%277 = "stablehlo.ceil"(%276) : (tensor<4096xf32>) -> tensor<4096xf32>
%278 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%279 = "stablehlo.maximum"(%277, %278) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
return %279 : tensor<4096xf32>
}
}

// s64[4096] 0.7
// run-time numbers: p:F32
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xi64>, %1: tensor<f32>, %2: tensor<2xui64>) -> (tensor<4096xi64>) {
%3 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<f32>} : () -> tensor<f32>
%4 = "stablehlo.compare"(%1, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%6 = "stablehlo.compare"(%1, %5) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
%7 = "stablehlo.and"(%4, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
%8 = "stablehlo.slice"(%2) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%9 = "stablehlo.reshape"(%8) : (tensor<1xui64>) -> tensor<ui64>
%10 = "stablehlo.slice"(%2) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%11 = "stablehlo.reshape"(%10) : (tensor<1xui64>) -> tensor<ui64>
%12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%13 = "stablehlo.convert"(%11) : (tensor<ui64>) -> tensor<ui32>
%14 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%15 = "stablehlo.shift_right_logical"(%11, %14) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%16 = "stablehlo.convert"(%15) : (tensor<ui64>) -> tensor<ui32>
%17 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%18 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%19 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%20 = "stablehlo.convert"(%9) : (tensor<ui64>) -> tensor<ui32>
%21 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%22 = "stablehlo.shift_right_logical"(%9, %21) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%23 = "stablehlo.convert"(%22) : (tensor<ui64>) -> tensor<ui32>
%24 = "stablehlo.convert"(%12) : (tensor<4096xui32>) -> tensor<4096xui64>
%25 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%26 = "stablehlo.multiply"(%24, %25) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%27 = "stablehlo.convert"(%26) : (tensor<4096xui64>) -> tensor<4096xui32>
%28 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%29 = "stablehlo.shift_right_logical"(%26, %28) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%30 = "stablehlo.convert"(%29) : (tensor<4096xui64>) -> tensor<4096xui32>
%31 = "stablehlo.convert"(%17) : (tensor<4096xui32>) -> tensor<4096xui64>
%32 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%33 = "stablehlo.multiply"(%31, %32) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%34 = "stablehlo.convert"(%33) : (tensor<4096xui64>) -> tensor<4096xui32>
%35 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%36 = "stablehlo.shift_right_logical"(%33, %35) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%37 = "stablehlo.convert"(%36) : (tensor<4096xui64>) -> tensor<4096xui32>
%38 = "stablehlo.xor"(%37, %19) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%39 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%40 = "stablehlo.xor"(%38, %39) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%41 = "stablehlo.xor"(%30, %18) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%42 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%43 = "stablehlo.xor"(%41, %42) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%44 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%45 = "stablehlo.add"(%20, %44) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%47 = "stablehlo.add"(%23, %46) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%48 = "stablehlo.convert"(%40) : (tensor<4096xui32>) -> tensor<4096xui64>
%49 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%51 = "stablehlo.convert"(%50) : (tensor<4096xui64>) -> tensor<4096xui32>
%52 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%53 = "stablehlo.shift_right_logical"(%50, %52) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%54 = "stablehlo.convert"(%53) : (tensor<4096xui64>) -> tensor<4096xui32>
%55 = "stablehlo.convert"(%43) : (tensor<4096xui32>) -> tensor<4096xui64>
%56 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%57 = "stablehlo.multiply"(%55, %56) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%58 = "stablehlo.convert"(%57) : (tensor<4096xui64>) -> tensor<4096xui32>
%59 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%60 = "stablehlo.shift_right_logical"(%57, %59) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%61 = "stablehlo.convert"(%60) : (tensor<4096xui64>) -> tensor<4096xui32>
%62 = "stablehlo.xor"(%61, %34) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%63 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%65 = "stablehlo.xor"(%54, %27) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%66 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%67 = "stablehlo.xor"(%65, %66) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%68 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%45, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.add"(%47, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.convert"(%64) : (tensor<4096xui32>) -> tensor<4096xui64>
%73 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%75 = "stablehlo.convert"(%74) : (tensor<4096xui64>) -> tensor<4096xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%78 = "stablehlo.convert"(%77) : (tensor<4096xui64>) -> tensor<4096xui32>
%79 = "stablehlo.convert"(%67) : (tensor<4096xui32>) -> tensor<4096xui64>
%80 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%82 = "stablehlo.convert"(%81) : (tensor<4096xui64>) -> tensor<4096xui32>
%83 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%84 = "stablehlo.shift_right_logical"(%81, %83) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%85 = "stablehlo.convert"(%84) : (tensor<4096xui64>) -> tensor<4096xui32>
%86 = "stablehlo.xor"(%85, %58) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%87 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%89 = "stablehlo.xor"(%78, %51) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%90 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%92 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.add"(%71, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.convert"(%88) : (tensor<4096xui32>) -> tensor<4096xui64>
%97 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%98 = "stablehlo.multiply"(%96, %97) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%99 = "stablehlo.convert"(%98) : (tensor<4096xui64>) -> tensor<4096xui32>
%100 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%101 = "stablehlo.shift_right_logical"(%98, %100) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%102 = "stablehlo.convert"(%101) : (tensor<4096xui64>) -> tensor<4096xui32>
%103 = "stablehlo.convert"(%91) : (tensor<4096xui32>) -> tensor<4096xui64>
%104 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%105 = "stablehlo.multiply"(%103, %104) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%106 = "stablehlo.convert"(%105) : (tensor<4096xui64>) -> tensor<4096xui32>
%107 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%108 = "stablehlo.shift_right_logical"(%105, %107) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%109 = "stablehlo.convert"(%108) : (tensor<4096xui64>) -> tensor<4096xui32>
%110 = "stablehlo.xor"(%109, %82) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%111 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%113 = "stablehlo.xor"(%102, %75) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%114 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%115 = "stablehlo.xor"(%113, %114) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%116 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%95, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.convert"(%112) : (tensor<4096xui32>) -> tensor<4096xui64>
%121 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%122 = "stablehlo.multiply"(%120, %121) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%123 = "stablehlo.convert"(%122) : (tensor<4096xui64>) -> tensor<4096xui32>
%124 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%125 = "stablehlo.shift_right_logical"(%122, %124) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%126 = "stablehlo.convert"(%125) : (tensor<4096xui64>) -> tensor<4096xui32>
%127 = "stablehlo.convert"(%115) : (tensor<4096xui32>) -> tensor<4096xui64>
%128 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%129 = "stablehlo.multiply"(%127, %128) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%130 = "stablehlo.convert"(%129) : (tensor<4096xui64>) -> tensor<4096xui32>
%131 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%132 = "stablehlo.shift_right_logical"(%129, %131) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%133 = "stablehlo.convert"(%132) : (tensor<4096xui64>) -> tensor<4096xui32>
%134 = "stablehlo.xor"(%133, %106) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%135 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%137 = "stablehlo.xor"(%126, %99) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%138 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%139 = "stablehlo.xor"(%137, %138) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%140 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.add"(%119, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.convert"(%136) : (tensor<4096xui32>) -> tensor<4096xui64>
%145 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%147 = "stablehlo.convert"(%146) : (tensor<4096xui64>) -> tensor<4096xui32>
%148 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%149 = "stablehlo.shift_right_logical"(%146, %148) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%150 = "stablehlo.convert"(%149) : (tensor<4096xui64>) -> tensor<4096xui32>
%151 = "stablehlo.convert"(%139) : (tensor<4096xui32>) -> tensor<4096xui64>
%152 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%154 = "stablehlo.convert"(%153) : (tensor<4096xui64>) -> tensor<4096xui32>
%155 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%156 = "stablehlo.shift_right_logical"(%153, %155) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%157 = "stablehlo.convert"(%156) : (tensor<4096xui64>) -> tensor<4096xui32>
%158 = "stablehlo.xor"(%157, %130) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%159 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%161 = "stablehlo.xor"(%150, %123) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%162 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%163 = "stablehlo.xor"(%161, %162) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%164 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.add"(%143, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.convert"(%160) : (tensor<4096xui32>) -> tensor<4096xui64>
%169 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%171 = "stablehlo.convert"(%170) : (tensor<4096xui64>) -> tensor<4096xui32>
%172 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%173 = "stablehlo.shift_right_logical"(%170, %172) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%174 = "stablehlo.convert"(%173) : (tensor<4096xui64>) -> tensor<4096xui32>
%175 = "stablehlo.convert"(%163) : (tensor<4096xui32>) -> tensor<4096xui64>
%176 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%177 = "stablehlo.multiply"(%175, %176) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%178 = "stablehlo.convert"(%177) : (tensor<4096xui64>) -> tensor<4096xui32>
%179 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%180 = "stablehlo.shift_right_logical"(%177, %179) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%181 = "stablehlo.convert"(%180) : (tensor<4096xui64>) -> tensor<4096xui32>
%182 = "stablehlo.xor"(%181, %154) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%183 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%185 = "stablehlo.xor"(%174, %147) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%186 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%188 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%167, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.convert"(%184) : (tensor<4096xui32>) -> tensor<4096xui64>
%193 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%194 = "stablehlo.multiply"(%192, %193) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%195 = "stablehlo.convert"(%194) : (tensor<4096xui64>) -> tensor<4096xui32>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%197 = "stablehlo.shift_right_logical"(%194, %196) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%198 = "stablehlo.convert"(%197) : (tensor<4096xui64>) -> tensor<4096xui32>
%199 = "stablehlo.convert"(%187) : (tensor<4096xui32>) -> tensor<4096xui64>
%200 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%201 = "stablehlo.multiply"(%199, %200) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%202 = "stablehlo.convert"(%201) : (tensor<4096xui64>) -> tensor<4096xui32>
%203 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%204 = "stablehlo.shift_right_logical"(%201, %203) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%205 = "stablehlo.convert"(%204) : (tensor<4096xui64>) -> tensor<4096xui32>
%206 = "stablehlo.xor"(%205, %178) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%207 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%208 = "stablehlo.xor"(%206, %207) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%209 = "stablehlo.xor"(%198, %171) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%210 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%211 = "stablehlo.xor"(%209, %210) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%212 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.add"(%189, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.add"(%191, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.convert"(%208) : (tensor<4096xui32>) -> tensor<4096xui64>
%217 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%219 = "stablehlo.convert"(%218) : (tensor<4096xui64>) -> tensor<4096xui32>
%220 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%221 = "stablehlo.shift_right_logical"(%218, %220) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%222 = "stablehlo.convert"(%221) : (tensor<4096xui64>) -> tensor<4096xui32>
%223 = "stablehlo.convert"(%211) : (tensor<4096xui32>) -> tensor<4096xui64>
%224 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%225 = "stablehlo.multiply"(%223, %224) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%226 = "stablehlo.convert"(%225) : (tensor<4096xui64>) -> tensor<4096xui32>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%228 = "stablehlo.shift_right_logical"(%225, %227) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%229 = "stablehlo.convert"(%228) : (tensor<4096xui64>) -> tensor<4096xui32>
%230 = "stablehlo.xor"(%229, %202) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%231 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%233 = "stablehlo.xor"(%222, %195) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%234 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%236 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.add"(%213, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%215, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.convert"(%232) : (tensor<4096xui32>) -> tensor<4096xui64>
%241 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%243 = "stablehlo.convert"(%242) : (tensor<4096xui64>) -> tensor<4096xui32>
%244 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%245 = "stablehlo.shift_right_logical"(%242, %244) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%246 = "stablehlo.convert"(%245) : (tensor<4096xui64>) -> tensor<4096xui32>
%247 = "stablehlo.convert"(%235) : (tensor<4096xui32>) -> tensor<4096xui64>
%248 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%249 = "stablehlo.multiply"(%247, %248) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%250 = "stablehlo.convert"(%249) : (tensor<4096xui64>) -> tensor<4096xui32>
%251 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%252 = "stablehlo.shift_right_logical"(%249, %251) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%253 = "stablehlo.convert"(%252) : (tensor<4096xui64>) -> tensor<4096xui32>
%254 = "stablehlo.xor"(%253, %226) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%255 = "stablehlo.broadcast_in_dim"(%237) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%256 = "stablehlo.xor"(%254, %255) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%257 = "stablehlo.xor"(%246, %219) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%258 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%259 = "stablehlo.xor"(%257, %258) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%260 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%261 = "stablehlo.add"(%237, %260) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%262 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%263 = "stablehlo.add"(%239, %262) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%264 = "stablehlo.constant"() {value = dense<1> : tensor<4096xui32>} : () -> tensor<4096xui32>
%265 = "stablehlo.shift_right_logical"(%256, %264) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%266 = "stablehlo.convert"(%265) : (tensor<4096xui32>) -> tensor<4096xi32>
%267 = "stablehlo.convert"(%266) : (tensor<4096xi32>) -> tensor<4096xf32>
%268 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%269 = "stablehlo.add"(%267, %268) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%270 = "stablehlo.constant"() {value = dense<4.656612873077393e-10> : tensor<4096xf32>} : () -> tensor<4096xf32>
%271 = "stablehlo.multiply"(%269, %270) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%272 = "stablehlo.log"(%271) : (tensor<4096xf32>) -> tensor<4096xf32>
%273 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
%274 = "stablehlo.log_plus_one"(%273) : (tensor<f32>) -> tensor<f32>
%275 = "stablehlo.broadcast_in_dim"(%274) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%276 = "stablehlo.divide"(%272, %275) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%277 = "stablehlo.ceil"(%276) : (tensor<4096xf32>) -> tensor<4096xf32>
%278 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%279 = "stablehlo.maximum"(%277, %278) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%280 = "stablehlo.convert"(%279) : (tensor<4096xf32>) -> tensor<4096xi64>
return %280 : tensor<4096xi64>
}
}

