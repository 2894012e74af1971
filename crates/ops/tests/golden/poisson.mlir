// f32[4096]
// random counters: 1
module @example {
func.func public @main(%0: tensor<4096xf32>, %1: tensor<2xui64>) -> (tensor<4096xf32>) {
%2 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%3 = "stablehlo.compare"(%0, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%4 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%5 = "stablehlo.select"(%3, %0, %4) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%6 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%7 = "stablehlo.select"(%3, %6, %0) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%8 = "stablehlo.sqrt"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%9 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%10 = "stablehlo.multiply"(%9, %8) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%11 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%12 = "stablehlo.add"(%11, %10) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%13 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%14 = "stablehlo.multiply"(%13, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%15 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%16 = "stablehlo.add"(%15, %14) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%17 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%18 = "stablehlo.subtract"(%12, %17) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%19 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%20 = "stablehlo.divide"(%19, %18) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%21 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%22 = "stablehlo.add"(%21, %20) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%23 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%24 = "stablehlo.subtract"(%12, %23) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%25 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%26 = "stablehlo.divide"(%25, %24) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%27 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%28 = "stablehlo.subtract"(%27, %26) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%29 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%30 = "stablehlo.compare"(%0, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%31 = "stablehlo.not"(%30) : (tensor<4096xi1>) -> tensor<4096xi1>
%32 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%33 = "stablehlo.reshape"(%32) : (tensor<1xui64>) -> tensor<ui64>
%34 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%35 = "stablehlo.reshape"(%34) : (tensor<1xui64>) -> tensor<ui64>
%36 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%37 = "stablehlo.convert"(%35) : (tensor<ui64>) -> tensor<ui32>
%38 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%39 = "stablehlo.shift_right_logical"(%35, %38) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%40 = "stablehlo.convert"(%39) : (tensor<ui64>) -> tensor<ui32>
%41 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%42 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%43 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%44 = "stablehlo.convert"(%33) : (tensor<ui64>) -> tensor<ui32>
%45 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%46 = "stablehlo.shift_right_logical"(%33, %45) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%47 = "stablehlo.convert"(%46) : (tensor<ui64>) -> tensor<ui32>
%48 = "stablehlo.convert"(%36) : (tensor<1xui32>) -> tensor<1xui64>
%49 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%50 = "stablehlo.multiply"(%48, %49) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%51 = "stablehlo.convert"(%50) : (tensor<1xui64>) -> tensor<1xui32>
%52 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%53 = "stablehlo.shift_right_logical"(%50, %52) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%54 = "stablehlo.convert"(%53) : (tensor<1xui64>) -> tensor<1xui32>
%55 = "stablehlo.convert"(%41) : (tensor<1xui32>) -> tensor<1xui64>
%56 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%57 = "stablehlo.multiply"(%55, %56) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%58 = "stablehlo.convert"(%57) : (tensor<1xui64>) -> tensor<1xui32>
%59 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%60 = "stablehlo.shift_right_logical"(%57, %59) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%61 = "stablehlo.convert"(%60) : (tensor<1xui64>) -> tensor<1xui32>
%62 = "stablehlo.xor"(%61, %43) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%63 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%64 = "stablehlo.xor"(%62, %63) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%65 = "stablehlo.xor"(%54, %42) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%66 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%67 = "stablehlo.xor"(%65, %66) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%68 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%69 = "stablehlo.add"(%44, %68) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%70 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%71 = "stablehlo.add"(%47, %70) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%72 = "stablehlo.convert"(%64) : (tensor<1xui32>) -> tensor<1xui64>
%73 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%74 = "stablehlo.multiply"(%72, %73) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%75 = "stablehlo.convert"(%74) : (tensor<1xui64>) -> tensor<1xui32>
%76 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%77 = "stablehlo.shift_right_logical"(%74, %76) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%78 = "stablehlo.convert"(%77) : (tensor<1xui64>) -> tensor<1xui32>
%79 = "stablehlo.convert"(%67) : (tensor<1xui32>) -> tensor<1xui64>
%80 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%81 = "stablehlo.multiply"(%79, %80) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%82 = "stablehlo.convert"(%81) : (tensor<1xui64>) -> tensor<1xui32>
%83 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%84 = "stablehlo.shift_right_logical"(%81, %83) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%85 = "stablehlo.convert"(%84) : (tensor<1xui64>) -> tensor<1xui32>
%86 = "stablehlo.xor"(%85, %58) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%87 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%88 = "stablehlo.xor"(%86, %87) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%89 = "stablehlo.xor"(%78, %51) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%90 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%91 = "stablehlo.xor"(%89, %90) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%92 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%93 = "stablehlo.add"(%69, %92) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%94 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%95 = "stablehlo.add"(%71, %94) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%96 = "stablehlo.convert"(%88) : (tensor<1xui32>) -> tensor<1xui64>
%97 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%98 = "stablehlo.multiply"(%96, %97) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%99 = "stablehlo.convert"(%98) : (tensor<1xui64>) -> tensor<1xui32>
%100 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%101 = "stablehlo.shift_right_logical"(%98, %100) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%102 = "stablehlo.convert"(%101) : (tensor<1xui64>) -> tensor<1xui32>
%103 = "stablehlo.convert"(%91) : (tensor<1xui32>) -> tensor<1xui64>
%104 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%105 = "stablehlo.multiply"(%103, %104) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%106 = "stablehlo.convert"(%105) : (tensor<1xui64>) -> tensor<1xui32>
%107 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%108 = "stablehlo.shift_right_logical"(%105, %107) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%109 = "stablehlo.convert"(%108) : (tensor<1xui64>) -> tensor<1xui32>
%110 = "stablehlo.xor"(%109, %82) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%111 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%112 = "stablehlo.xor"(%110, %111) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%113 = "stablehlo.xor"(%102, %75) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%114 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%115 = "stablehlo.xor"(%113, %114) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%116 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%117 = "stablehlo.add"(%93, %116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%118 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%119 = "stablehlo.add"(%95, %118) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%120 = "stablehlo.convert"(%112) : (tensor<1xui32>) -> tensor<1xui64>
%121 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%122 = "stablehlo.multiply"(%120, %121) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%123 = "stablehlo.convert"(%122) : (tensor<1xui64>) -> tensor<1xui32>
%124 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%125 = "stablehlo.shift_right_logical"(%122, %124) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%126 = "stablehlo.convert"(%125) : (tensor<1xui64>) -> tensor<1xui32>
%127 = "stablehlo.convert"(%115) : (tensor<1xui32>) -> tensor<1xui64>
%128 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%129 = "stablehlo.multiply"(%127, %128) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%130 = "stablehlo.convert"(%129) : (tensor<1xui64>) -> tensor<1xui32>
%131 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%132 = "stablehlo.shift_right_logical"(%129, %131) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%133 = "stablehlo.convert"(%132) : (tensor<1xui64>) -> tensor<1xui32>
%134 = "stablehlo.xor"(%133, %106) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%135 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%136 = "stablehlo.xor"(%134, %135) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%137 = "stablehlo.xor"(%126, %99) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%138 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%139 = "stablehlo.xor"(%137, %138) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%140 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%141 = "stablehlo.add"(%117, %140) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%142 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%143 = "stablehlo.add"(%119, %142) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%144 = "stablehlo.convert"(%136) : (tensor<1xui32>) -> tensor<1xui64>
%145 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%146 = "stablehlo.multiply"(%144, %145) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%147 = "stablehlo.convert"(%146) : (tensor<1xui64>) -> tensor<1xui32>
%148 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%149 = "stablehlo.shift_right_logical"(%146, %148) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%150 = "stablehlo.convert"(%149) : (tensor<1xui64>) -> tensor<1xui32>
%151 = "stablehlo.convert"(%139) : (tensor<1xui32>) -> tensor<1xui64>
%152 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%153 = "stablehlo.multiply"(%151, %152) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%154 = "stablehlo.convert"(%153) : (tensor<1xui64>) -> tensor<1xui32>
%155 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%156 = "stablehlo.shift_right_logical"(%153, %155) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%157 = "stablehlo.convert"(%156) : (tensor<1xui64>) -> tensor<1xui32>
%158 = "stablehlo.xor"(%157, %130) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%159 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%160 = "stablehlo.xor"(%158, %159) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%161 = "stablehlo.xor"(%150, %123) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%162 = "stablehlo.broadcast_in_dim"(%143) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%163 = "stablehlo.xor"(%161, %162) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%164 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%165 = "stablehlo.add"(%141, %164) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%166 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%167 = "stablehlo.add"(%143, %166) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%168 = "stablehlo.convert"(%160) : (tensor<1xui32>) -> tensor<1xui64>
%169 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%170 = "stablehlo.multiply"(%168, %169) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%171 = "stablehlo.convert"(%170) : (tensor<1xui64>) -> tensor<1xui32>
%172 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%173 = "stablehlo.shift_right_logical"(%170, %172) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%174 = "stablehlo.convert"(%173) : (tensor<1xui64>) -> tensor<1xui32>
%175 = "stablehlo.convert"(%163) : (tensor<1xui32>) -> tensor<1xui64>
%176 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%177 = "stablehlo.multiply"(%175, %176) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%178 = "stablehlo.convert"(%177) : (tensor<1xui64>) -> tensor<1xui32>
%179 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%180 = "stablehlo.shift_right_logical"(%177, %179) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%181 = "stablehlo.convert"(%180) : (tensor<1xui64>) -> tensor<1xui32>
%182 = "stablehlo.xor"(%181, %154) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%183 = "stablehlo.broadcast_in_dim"(%165) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%184 = "stablehlo.xor"(%182, %183) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%185 = "stablehlo.xor"(%174, %147) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%186 = "stablehlo.broadcast_in_dim"(%167) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%187 = "stablehlo.xor"(%185, %186) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%188 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%189 = "stablehlo.add"(%165, %188) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%190 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%191 = "stablehlo.add"(%167, %190) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%192 = "stablehlo.convert"(%184) : (tensor<1xui32>) -> tensor<1xui64>
%193 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%194 = "stablehlo.multiply"(%192, %193) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%195 = "stablehlo.convert"(%194) : (tensor<1xui64>) -> tensor<1xui32>
%196 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%197 = "stablehlo.shift_right_logical"(%194, %196) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%198 = "stablehlo.convert"(%197) : (tensor<1xui64>) -> tensor<1xui32>
%199 = "stablehlo.convert"(%187) : (tensor<1xui32>) -> tensor<1xui64>
%200 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%201 = "stablehlo.multiply"(%199, %200) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%202 = "stablehlo.convert"(%201) : (tensor<1xui64>) -> tensor<1xui32>
%203 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%204 = "stablehlo.shift_right_logical"(%201, %203) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%205 = "stablehlo.convert"(%204) : (tensor<1xui64>) -> tensor<1xui32>
%206 = "stablehlo.xor"(%205, %178) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%207 = "stablehlo.broadcast_in_dim"(%189) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%208 = "stablehlo.xor"(%206, %207) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%209 = "stablehlo.xor"(%198, %171) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%210 = "stablehlo.broadcast_in_dim"(%191) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%211 = "stablehlo.xor"(%209, %210) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%212 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%213 = "stablehlo.add"(%189, %212) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%214 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%215 = "stablehlo.add"(%191, %214) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%216 = "stablehlo.convert"(%208) : (tensor<1xui32>) -> tensor<1xui64>
%217 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%218 = "stablehlo.multiply"(%216, %217) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%219 = "stablehlo.convert"(%218) : (tensor<1xui64>) -> tensor<1xui32>
%220 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%221 = "stablehlo.shift_right_logical"(%218, %220) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%222 = "stablehlo.convert"(%221) : (tensor<1xui64>) -> tensor<1xui32>
%223 = "stablehlo.convert"(%211) : (tensor<1xui32>) -> tensor<1xui64>
%224 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%225 = "stablehlo.multiply"(%223, %224) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%226 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%227 = "stablehlo.shift_right_logical"(%225, %226) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%228 = "stablehlo.convert"(%227) : (tensor<1xui64>) -> tensor<1xui32>
%229 = "stablehlo.xor"(%228, %202) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%230 = "stablehlo.broadcast_in_dim"(%213) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%231 = "stablehlo.xor"(%229, %230) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%232 = "stablehlo.xor"(%222, %195) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.broadcast_in_dim"(%215) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%234 = "stablehlo.xor"(%232, %233) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%235 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%236 = "stablehlo.add"(%213, %235) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%237 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%238 = "stablehlo.add"(%215, %237) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%239 = "stablehlo.convert"(%231) : (tensor<1xui32>) -> tensor<1xui64>
%240 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%241 = "stablehlo.multiply"(%239, %240) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%242 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%243 = "stablehlo.shift_right_logical"(%241, %242) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%244 = "stablehlo.convert"(%243) : (tensor<1xui64>) -> tensor<1xui32>
%245 = "stablehlo.convert"(%234) : (tensor<1xui32>) -> tensor<1xui64>
%246 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%247 = "stablehlo.multiply"(%245, %246) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%248 = "stablehlo.convert"(%247) : (tensor<1xui64>) -> tensor<1xui32>
%249 = "stablehlo.xor"(%244, %219) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%250 = "stablehlo.broadcast_in_dim"(%238) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%251 = "stablehlo.xor"(%249, %250) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%252 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%253 = "stablehlo.add"(%236, %252) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%254 = "stablehlo.convert"(%251) : (tensor<1xui32>) -> tensor<1xui64>
%255 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%256 = "stablehlo.multiply"(%254, %255) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%257 = "stablehlo.convert"(%256) : (tensor<1xui64>) -> tensor<1xui32>
%258 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%259 = "stablehlo.shift_right_logical"(%256, %258) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%260 = "stablehlo.convert"(%259) : (tensor<1xui64>) -> tensor<1xui32>
%261 = "stablehlo.xor"(%260, %248) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%262 = "stablehlo.broadcast_in_dim"(%253) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%263 = "stablehlo.xor"(%261, %262) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%264 = "stablehlo.reshape"(%263) : (tensor<1xui32>) -> tensor<ui32>
%265 = "stablehlo.convert"(%264) : (tensor<ui32>) -> tensor<ui64>
%266 = "stablehlo.reshape"(%257) : (tensor<1xui32>) -> tensor<ui32>
%267 = "stablehlo.convert"(%266) : (tensor<ui32>) -> tensor<ui64>
%268 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%269 = "stablehlo.shift_left"(%267, %268) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%270 = "stablehlo.or"(%265, %269) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%271 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%272 = "stablehlo.compare"(%0, %0) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%273 = "stablehlo.or"(%271, %272) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%274 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%616, %617, %618 = "stablehlo.while"(%274, %273, %0) ({
^bb0(%275: tensor<ui64>, %276: tensor<4096xi1>, %277: tensor<4096xf32>):
%278 = "stablehlo.not"(%276) : (tensor<4096xi1>) -> tensor<4096xi1>
%279 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%283 = "stablehlo.reduce"(%278, %279) ({
^bb0(%280: tensor<i1>, %281: tensor<i1>):
%282 = "stablehlo.and"(%280, %281) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%282) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<4096xi1>, tensor<i1>) -> tensor<i1>
%284 = "stablehlo.not"(%283) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%284) : (tensor<i1>) -> ()
}, {
^bb0(%285: tensor<ui64>, %286: tensor<4096xi1>, %287: tensor<4096xf32>):
%288 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4096xui32>
%289 = "stablehlo.convert"(%285) : (tensor<ui64>) -> tensor<ui32>
%290 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%291 = "stablehlo.shift_right_logical"(%285, %290) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%292 = "stablehlo.convert"(%291) : (tensor<ui64>) -> tensor<ui32>
%293 = "stablehlo.broadcast_in_dim"(%289) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%294 = "stablehlo.broadcast_in_dim"(%292) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%295 = "stablehlo.constant"() {value = dense<0> : tensor<4096xui32>} : () -> tensor<4096xui32>
%296 = "stablehlo.convert"(%270) : (tensor<ui64>) -> tensor<ui32>
%297 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%298 = "stablehlo.shift_right_logical"(%270, %297) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%299 = "stablehlo.convert"(%298) : (tensor<ui64>) -> tensor<ui32>
%300 = "stablehlo.convert"(%288) : (tensor<4096xui32>) -> tensor<4096xui64>
%301 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%302 = "stablehlo.multiply"(%300, %301) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%303 = "stablehlo.convert"(%302) : (tensor<4096xui64>) -> tensor<4096xui32>
%304 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%305 = "stablehlo.shift_right_logical"(%302, %304) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%306 = "stablehlo.convert"(%305) : (tensor<4096xui64>) -> tensor<4096xui32>
%307 = "stablehlo.convert"(%293) : (tensor<4096xui32>) -> tensor<4096xui64>
%308 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%309 = "stablehlo.multiply"(%307, %308) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%310 = "stablehlo.convert"(%309) : (tensor<4096xui64>) -> tensor<4096xui32>
%311 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%312 = "stablehlo.shift_right_logical"(%309, %311) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%313 = "stablehlo.convert"(%312) : (tensor<4096xui64>) -> tensor<4096xui32>
%314 = "stablehlo.xor"(%313, %295) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%315 = "stablehlo.broadcast_in_dim"(%296) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%316 = "stablehlo.xor"(%314, %315) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%317 = "stablehlo.xor"(%306, %294) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%318 = "stablehlo.broadcast_in_dim"(%299) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%319 = "stablehlo.xor"(%317, %318) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%320 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%321 = "stablehlo.add"(%296, %320) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%322 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%323 = "stablehlo.add"(%299, %322) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%324 = "stablehlo.convert"(%316) : (tensor<4096xui32>) -> tensor<4096xui64>
%325 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%326 = "stablehlo.multiply"(%324, %325) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%327 = "stablehlo.convert"(%326) : (tensor<4096xui64>) -> tensor<4096xui32>
%328 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%329 = "stablehlo.shift_right_logical"(%326, %328) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%330 = "stablehlo.convert"(%329) : (tensor<4096xui64>) -> tensor<4096xui32>
%331 = "stablehlo.convert"(%319) : (tensor<4096xui32>) -> tensor<4096xui64>
%332 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%333 = "stablehlo.multiply"(%331, %332) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%334 = "stablehlo.convert"(%333) : (tensor<4096xui64>) -> tensor<4096xui32>
%335 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%336 = "stablehlo.shift_right_logical"(%333, %335) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%337 = "stablehlo.convert"(%336) : (tensor<4096xui64>) -> tensor<4096xui32>
%338 = "stablehlo.xor"(%337, %310) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%339 = "stablehlo.broadcast_in_dim"(%321) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%340 = "stablehlo.xor"(%338, %339) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%341 = "stablehlo.xor"(%330, %303) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%342 = "stablehlo.broadcast_in_dim"(%323) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%343 = "stablehlo.xor"(%341, %342) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%344 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%345 = "stablehlo.add"(%321, %344) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%346 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%347 = "stablehlo.add"(%323, %346) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%348 = "stablehlo.convert"(%340) : (tensor<4096xui32>) -> tensor<4096xui64>
%349 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%350 = "stablehlo.multiply"(%348, %349) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%351 = "stablehlo.convert"(%350) : (tensor<4096xui64>) -> tensor<4096xui32>
%352 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%353 = "stablehlo.shift_right_logical"(%350, %352) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%354 = "stablehlo.convert"(%353) : (tensor<4096xui64>) -> tensor<4096xui32>
%355 = "stablehlo.convert"(%343) : (tensor<4096xui32>) -> tensor<4096xui64>
%356 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%357 = "stablehlo.multiply"(%355, %356) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%358 = "stablehlo.convert"(%357) : (tensor<4096xui64>) -> tensor<4096xui32>
%359 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%360 = "stablehlo.shift_right_logical"(%357, %359) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%361 = "stablehlo.convert"(%360) : (tensor<4096xui64>) -> tensor<4096xui32>
%362 = "stablehlo.xor"(%361, %334) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%363 = "stablehlo.broadcast_in_dim"(%345) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%364 = "stablehlo.xor"(%362, %363) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%365 = "stablehlo.xor"(%354, %327) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%366 = "stablehlo.broadcast_in_dim"(%347) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%367 = "stablehlo.xor"(%365, %366) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%368 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%369 = "stablehlo.add"(%345, %368) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%370 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%371 = "stablehlo.add"(%347, %370) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%372 = "stablehlo.convert"(%364) : (tensor<4096xui32>) -> tensor<4096xui64>
%373 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%374 = "stablehlo.multiply"(%372, %373) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%375 = "stablehlo.convert"(%374) : (tensor<4096xui64>) -> tensor<4096xui32>
%376 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%377 = "stablehlo.shift_right_logical"(%374, %376) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%378 = "stablehlo.convert"(%377) : (tensor<4096xui64>) -> tensor<4096xui32>
%379 = "stablehlo.convert"(%367) : (tensor<4096xui32>) -> tensor<4096xui64>
%380 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%381 = "stablehlo.multiply"(%379, %380) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%382 = "stablehlo.convert"(%381) : (tensor<4096xui64>) -> tensor<4096xui32>
%383 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%384 = "stablehlo.shift_right_logical"(%381, %383) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%385 = "stablehlo.convert"(%384) : (tensor<4096xui64>) -> tensor<4096xui32>
%386 = "stablehlo.xor"(%385, %358) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%387 = "stablehlo.broadcast_in_dim"(%369) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%388 = "stablehlo.xor"(%386, %387) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%389 = "stablehlo.xor"(%378, %351) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%390 = "stablehlo.broadcast_in_dim"(%371) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%391 = "stablehlo.xor"(%389, %390) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%392 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%393 = "stablehlo.add"(%369, %392) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%394 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%395 = "stablehlo.add"(%371, %394) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%396 = "stablehlo.convert"(%388) : (tensor<4096xui32>) -> tensor<4096xui64>
%397 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%398 = "stablehlo.multiply"(%396, %397) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%399 = "stablehlo.convert"(%398) : (tensor<4096xui64>) -> tensor<4096xui32>
%400 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%401 = "stablehlo.shift_right_logical"(%398, %400) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%402 = "stablehlo.convert"(%401) : (tensor<4096xui64>) -> tensor<4096xui32>
%403 = "stablehlo.convert"(%391) : (tensor<4096xui32>) -> tensor<4096xui64>
%404 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%405 = "stablehlo.multiply"(%403, %404) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%406 = "stablehlo.convert"(%405) : (tensor<4096xui64>) -> tensor<4096xui32>
%407 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%408 = "stablehlo.shift_right_logical"(%405, %407) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%409 = "stablehlo.convert"(%408) : (tensor<4096xui64>) -> tensor<4096xui32>
%410 = "stablehlo.xor"(%409, %382) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%411 = "stablehlo.broadcast_in_dim"(%393) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%412 = "stablehlo.xor"(%410, %411) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%413 = "stablehlo.xor"(%402, %375) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%414 = "stablehlo.broadcast_in_dim"(%395) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%415 = "stablehlo.xor"(%413, %414) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%416 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%417 = "stablehlo.add"(%393, %416) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%418 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%419 = "stablehlo.add"(%395, %418) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%420 = "stablehlo.convert"(%412) : (tensor<4096xui32>) -> tensor<4096xui64>
%421 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%422 = "stablehlo.multiply"(%420, %421) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%423 = "stablehlo.convert"(%422) : (tensor<4096xui64>) -> tensor<4096xui32>
%424 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%425 = "stablehlo.shift_right_logical"(%422, %424) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%426 = "stablehlo.convert"(%425) : (tensor<4096xui64>) -> tensor<4096xui32>
%427 = "stablehlo.convert"(%415) : (tensor<4096xui32>) -> tensor<4096xui64>
%428 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%429 = "stablehlo.multiply"(%427, %428) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%430 = "stablehlo.convert"(%429) : (tensor<4096xui64>) -> tensor<4096xui32>
%431 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%432 = "stablehlo.shift_right_logical"(%429, %431) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%433 = "stablehlo.convert"(%432) : (tensor<4096xui64>) -> tensor<4096xui32>
%434 = "stablehlo.xor"(%433, %406) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%435 = "stablehlo.broadcast_in_dim"(%417) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%436 = "stablehlo.xor"(%434, %435) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%437 = "stablehlo.xor"(%426, %399) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%438 = "stablehlo.broadcast_in_dim"(%419) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%439 = "stablehlo.xor"(%437, %438) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%440 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%441 = "stablehlo.add"(%417, %440) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%442 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%443 = "stablehlo.add"(%419, %442) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%444 = "stablehlo.convert"(%436) : (tensor<4096xui32>) -> tensor<4096xui64>
%445 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%446 = "stablehlo.multiply"(%444, %445) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%447 = "stablehlo.convert"(%446) : (tensor<4096xui64>) -> tensor<4096xui32>
%448 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%449 = "stablehlo.shift_right_logical"(%446, %448) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%450 = "stablehlo.convert"(%449) : (tensor<4096xui64>) -> tensor<4096xui32>
%451 = "stablehlo.convert"(%439) : (tensor<4096xui32>) -> tensor<4096xui64>
%452 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%453 = "stablehlo.multiply"(%451, %452) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%454 = "stablehlo.convert"(%453) : (tensor<4096xui64>) -> tensor<4096xui32>
%455 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%456 = "stablehlo.shift_right_logical"(%453, %455) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%457 = "stablehlo.convert"(%456) : (tensor<4096xui64>) -> tensor<4096xui32>
%458 = "stablehlo.xor"(%457, %430) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%459 = "stablehlo.broadcast_in_dim"(%441) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%460 = "stablehlo.xor"(%458, %459) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%461 = "stablehlo.xor"(%450, %423) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%462 = "stablehlo.broadcast_in_dim"(%443) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%463 = "stablehlo.xor"(%461, %462) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%464 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%465 = "stablehlo.add"(%441, %464) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%466 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%467 = "stablehlo.add"(%443, %466) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%468 = "stablehlo.convert"(%460) : (tensor<4096xui32>) -> tensor<4096xui64>
%469 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%470 = "stablehlo.multiply"(%468, %469) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%471 = "stablehlo.convert"(%470) : (tensor<4096xui64>) -> tensor<4096xui32>
%472 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%473 = "stablehlo.shift_right_logical"(%470, %472) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%474 = "stablehlo.convert"(%473) : (tensor<4096xui64>) -> tensor<4096xui32>
%475 = "stablehlo.convert"(%463) : (tensor<4096xui32>) -> tensor<4096xui64>
%476 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%477 = "stablehlo.multiply"(%475, %476) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%478 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%479 = "stablehlo.shift_right_logical"(%477, %478) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%480 = "stablehlo.convert"(%479) : (tensor<4096xui64>) -> tensor<4096xui32>
%481 = "stablehlo.xor"(%480, %454) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%482 = "stablehlo.broadcast_in_dim"(%465) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%483 = "stablehlo.xor"(%481, %482) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%484 = "stablehlo.xor"(%474, %447) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%485 = "stablehlo.broadcast_in_dim"(%467) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%486 = "stablehlo.xor"(%484, %485) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%487 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%488 = "stablehlo.add"(%465, %487) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%489 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%490 = "stablehlo.add"(%467, %489) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%491 = "stablehlo.convert"(%483) : (tensor<4096xui32>) -> tensor<4096xui64>
%492 = "stablehlo.constant"() {value = dense<3528531795> : tensor<4096xui64>} : () -> tensor<4096xui64>
%493 = "stablehlo.multiply"(%491, %492) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%494 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%495 = "stablehlo.shift_right_logical"(%493, %494) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%496 = "stablehlo.convert"(%495) : (tensor<4096xui64>) -> tensor<4096xui32>
%497 = "stablehlo.convert"(%486) : (tensor<4096xui32>) -> tensor<4096xui64>
%498 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%499 = "stablehlo.multiply"(%497, %498) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%500 = "stablehlo.convert"(%499) : (tensor<4096xui64>) -> tensor<4096xui32>
%501 = "stablehlo.xor"(%496, %471) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%502 = "stablehlo.broadcast_in_dim"(%490) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%503 = "stablehlo.xor"(%501, %502) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%504 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%505 = "stablehlo.add"(%488, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%506 = "stablehlo.convert"(%503) : (tensor<4096xui32>) -> tensor<4096xui64>
%507 = "stablehlo.constant"() {value = dense<3449720151> : tensor<4096xui64>} : () -> tensor<4096xui64>
%508 = "stablehlo.multiply"(%506, %507) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%509 = "stablehlo.convert"(%508) : (tensor<4096xui64>) -> tensor<4096xui32>
%510 = "stablehlo.constant"() {value = dense<32> : tensor<4096xui64>} : () -> tensor<4096xui64>
%511 = "stablehlo.shift_right_logical"(%508, %510) : (tensor<4096xui64>, tensor<4096xui64>) -> tensor<4096xui64>
%512 = "stablehlo.convert"(%511) : (tensor<4096xui64>) -> tensor<4096xui32>
%513 = "stablehlo.xor"(%512, %500) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%514 = "stablehlo.broadcast_in_dim"(%505) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<4096xui32>
%515 = "stablehlo.xor"(%513, %514) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%516 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%517 = "stablehlo.shift_right_logical"(%515, %516) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%518 = "stablehlo.convert"(%517) : (tensor<4096xui32>) -> tensor<4096xi32>
%519 = "stablehlo.convert"(%518) : (tensor<4096xi32>) -> tensor<4096xf32>
%520 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%521 = "stablehlo.add"(%519, %520) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%522 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%523 = "stablehlo.multiply"(%521, %522) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%524 = "stablehlo.constant"() {value = dense<9> : tensor<4096xui32>} : () -> tensor<4096xui32>
%525 = "stablehlo.shift_right_logical"(%509, %524) : (tensor<4096xui32>, tensor<4096xui32>) -> tensor<4096xui32>
%526 = "stablehlo.convert"(%525) : (tensor<4096xui32>) -> tensor<4096xi32>
%527 = "stablehlo.convert"(%526) : (tensor<4096xi32>) -> tensor<4096xf32>
%528 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%529 = "stablehlo.add"(%527, %528) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%530 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<4096xf32>} : () -> tensor<4096xf32>
%531 = "stablehlo.multiply"(%529, %530) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%532 = "stablehlo.negate"(%5) : (tensor<4096xf32>) -> tensor<4096xf32>
%533 = "stablehlo.exponential"(%532) : (tensor<4096xf32>) -> tensor<4096xf32>
%534 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%535 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%561, %562, %563, %564 = "stablehlo.while"(%535, %533, %533, %534) ({
^bb0(%536: tensor<i32>, %537: tensor<4096xf32>, %538: tensor<4096xf32>, %539: tensor<4096xf32>):
%540 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%541 = "stablehlo.compare"(%536, %540) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%541) : (tensor<i1>) -> ()
}, {
^bb0(%542: tensor<i32>, %543: tensor<4096xf32>, %544: tensor<4096xf32>, %545: tensor<4096xf32>):
%546 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%547 = "stablehlo.add"(%542, %546) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%548 = "stablehlo.multiply"(%543, %5) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%549 = "stablehlo.convert"(%542) : (tensor<i32>) -> tensor<f32>
%550 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%551 = "stablehlo.add"(%549, %550) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%552 = "stablehlo.broadcast_in_dim"(%551) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4096xf32>
%553 = "stablehlo.divide"(%548, %552) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%554 = "stablehlo.compare"(%523, %544) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%555 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<4096xf32>} : () -> tensor<4096xf32>
%556 = "stablehlo.compare"(%543, %555) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%557 = "stablehlo.and"(%554, %556) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%558 = "stablehlo.add"(%544, %553) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%559 = "stablehlo.convert"(%557) : (tensor<4096xi1>) -> tensor<4096xf32>
%560 = "stablehlo.add"(%545, %559) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%547, %553, %558, %560) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> ()
}) : (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>) -> (tensor<i32>, tensor<4096xf32>, tensor<4096xf32>, tensor<4096xf32>)
%565 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%566 = "stablehlo.subtract"(%523, %565) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%567 = "stablehlo.abs"(%566) : (tensor<4096xf32>) -> tensor<4096xf32>
%568 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%569 = "stablehlo.subtract"(%568, %567) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%570 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%571 = "stablehlo.multiply"(%570, %16) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%572 = "stablehlo.divide"(%571, %569) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%573 = "stablehlo.add"(%572, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%574 = "stablehlo.multiply"(%573, %566) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%575 = "stablehlo.add"(%574, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%576 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<4096xf32>} : () -> tensor<4096xf32>
%577 = "stablehlo.add"(%575, %576) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%578 = "stablehlo.floor"(%577) : (tensor<4096xf32>) -> tensor<4096xf32>
%579 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%580 = "stablehlo.compare"(%569, %579) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%581 = "stablehlo.compare"(%531, %28) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%582 = "stablehlo.and"(%580, %581) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%583 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%584 = "stablehlo.compare"(%578, %583) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%585 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<4096xf32>} : () -> tensor<4096xf32>
%586 = "stablehlo.compare"(%569, %585) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%587 = "stablehlo.compare"(%531, %569) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%588 = "stablehlo.and"(%586, %587) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%589 = "stablehlo.or"(%584, %588) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%590 = "stablehlo.multiply"(%531, %22) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%591 = "stablehlo.multiply"(%569, %569) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%592 = "stablehlo.divide"(%16, %591) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%593 = "stablehlo.add"(%592, %12) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%594 = "stablehlo.divide"(%590, %593) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%595 = "stablehlo.log"(%594) : (tensor<4096xf32>) -> tensor<4096xf32>
%596 = "stablehlo.log"(%7) : (tensor<4096xf32>) -> tensor<4096xf32>
%597 = "stablehlo.multiply"(%578, %596) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%598 = "stablehlo.subtract"(%597, %7) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%599 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<4096xf32>} : () -> tensor<4096xf32>
%600 = "stablehlo.add"(%578, %599) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%601 = "chlo.lgamma"(%600) : (tensor<4096xf32>) -> tensor<4096xf32>
%602 = "stablehlo.subtract"(%598, %601) : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%603 = "stablehlo.or"(%3, %582) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%604 = "stablehlo.not"(%589) : (tensor<4096xi1>) -> tensor<4096xi1>
%605 = "stablehlo.compare"(%595, %602) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xi1>
%606 = "stablehlo.and"(%604, %605) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%607 = "stablehlo.or"(%603, %606) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%608 = "stablehlo.or"(%607, %31) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%609 = "stablehlo.select"(%3, %564, %578) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
%610 = "stablehlo.and"(%286, %608) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%611 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%612 = "stablehlo.add"(%285, %611) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%613 = "stablehlo.not"(%608) : (tensor<4096xi1>) -> tensor<4096xi1>
%614 = "stablehlo.and"(%286, %613) : (tensor<4096xi1>, tensor<4096xi1>) -> tensor<4096xi1>
%615 = "stablehlo.select"(%610, %609, %287) : (tensor<4096xi1>, tensor<4096xf32>, tensor<4096xf32>) -> tensor<4096xf32>
"stablehlo.return"(%612, %614, %615) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> ()
}) : (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>) -> (tensor<ui64>, tensor<4096xi1>, tensor<4096xf32>)
return %618 : tensor<4096xf32>
}
}

// bf16[16]
// random counters: 1
module @example {
func.func public @main(%0: tensor<16xbf16>, %1: tensor<2xui64>) -> (tensor<16xbf16>) {
%2 = "stablehlo.convert"(%0) : (tensor<16xbf16>) -> tensor<16xf32>
%3 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%4 = "stablehlo.compare"(%2, %3) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%5 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%6 = "stablehlo.select"(%4, %2, %5) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%7 = "stablehlo.constant"() {value = dense<1.0e1> : tensor<16xf32>} : () -> tensor<16xf32>
%8 = "stablehlo.select"(%4, %7, %2) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%9 = "stablehlo.sqrt"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%10 = "stablehlo.constant"() {value = dense<2.53e0> : tensor<16xf32>} : () -> tensor<16xf32>
%11 = "stablehlo.multiply"(%10, %9) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%12 = "stablehlo.constant"() {value = dense<9.31e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%13 = "stablehlo.add"(%12, %11) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%14 = "stablehlo.constant"() {value = dense<2.483e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%15 = "stablehlo.multiply"(%14, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%16 = "stablehlo.constant"() {value = dense<-5.9e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%17 = "stablehlo.add"(%16, %15) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%18 = "stablehlo.constant"() {value = dense<3.4e0> : tensor<16xf32>} : () -> tensor<16xf32>
%19 = "stablehlo.subtract"(%13, %18) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%20 = "stablehlo.constant"() {value = dense<1.1328e0> : tensor<16xf32>} : () -> tensor<16xf32>
%21 = "stablehlo.divide"(%20, %19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%22 = "stablehlo.constant"() {value = dense<1.1239e0> : tensor<16xf32>} : () -> tensor<16xf32>
%23 = "stablehlo.add"(%22, %21) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%24 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%25 = "stablehlo.subtract"(%13, %24) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%26 = "stablehlo.constant"() {value = dense<3.6224e0> : tensor<16xf32>} : () -> tensor<16xf32>
%27 = "stablehlo.divide"(%26, %25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%28 = "stablehlo.constant"() {value = dense<9.277e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%29 = "stablehlo.subtract"(%28, %27) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%30 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%31 = "stablehlo.compare"(%2, %30) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%32 = "stablehlo.not"(%31) : (tensor<16xi1>) -> tensor<16xi1>
%33 = "stablehlo.slice"(%1) {limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%34 = "stablehlo.reshape"(%33) : (tensor<1xui64>) -> tensor<ui64>
%35 = "stablehlo.slice"(%1) {limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xui64>) -> tensor<1xui64>
%36 = "stablehlo.reshape"(%35) : (tensor<1xui64>) -> tensor<ui64>
%37 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xui32>
%38 = "stablehlo.convert"(%36) : (tensor<ui64>) -> tensor<ui32>
%39 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%40 = "stablehlo.shift_right_logical"(%36, %39) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%41 = "stablehlo.convert"(%40) : (tensor<ui64>) -> tensor<ui32>
%42 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%43 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%44 = "stablehlo.constant"() {value = dense<0> : tensor<1xui32>} : () -> tensor<1xui32>
%45 = "stablehlo.convert"(%34) : (tensor<ui64>) -> tensor<ui32>
%46 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%47 = "stablehlo.shift_right_logical"(%34, %46) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%48 = "stablehlo.convert"(%47) : (tensor<ui64>) -> tensor<ui32>
%49 = "stablehlo.convert"(%37) : (tensor<1xui32>) -> tensor<1xui64>
%50 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%51 = "stablehlo.multiply"(%49, %50) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%52 = "stablehlo.convert"(%51) : (tensor<1xui64>) -> tensor<1xui32>
%53 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%54 = "stablehlo.shift_right_logical"(%51, %53) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%55 = "stablehlo.convert"(%54) : (tensor<1xui64>) -> tensor<1xui32>
%56 = "stablehlo.convert"(%42) : (tensor<1xui32>) -> tensor<1xui64>
%57 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%58 = "stablehlo.multiply"(%56, %57) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%59 = "stablehlo.convert"(%58) : (tensor<1xui64>) -> tensor<1xui32>
%60 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%61 = "stablehlo.shift_right_logical"(%58, %60) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%62 = "stablehlo.convert"(%61) : (tensor<1xui64>) -> tensor<1xui32>
%63 = "stablehlo.xor"(%62, %44) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%64 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%65 = "stablehlo.xor"(%63, %64) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%66 = "stablehlo.xor"(%55, %43) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%67 = "stablehlo.broadcast_in_dim"(%48) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%68 = "stablehlo.xor"(%66, %67) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%69 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%70 = "stablehlo.add"(%45, %69) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%71 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%72 = "stablehlo.add"(%48, %71) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%73 = "stablehlo.convert"(%65) : (tensor<1xui32>) -> tensor<1xui64>
%74 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%75 = "stablehlo.multiply"(%73, %74) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%76 = "stablehlo.convert"(%75) : (tensor<1xui64>) -> tensor<1xui32>
%77 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%78 = "stablehlo.shift_right_logical"(%75, %77) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%79 = "stablehlo.convert"(%78) : (tensor<1xui64>) -> tensor<1xui32>
%80 = "stablehlo.convert"(%68) : (tensor<1xui32>) -> tensor<1xui64>
%81 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%82 = "stablehlo.multiply"(%80, %81) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%83 = "stablehlo.convert"(%82) : (tensor<1xui64>) -> tensor<1xui32>
%84 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%85 = "stablehlo.shift_right_logical"(%82, %84) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%86 = "stablehlo.convert"(%85) : (tensor<1xui64>) -> tensor<1xui32>
%87 = "stablehlo.xor"(%86, %59) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%88 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%89 = "stablehlo.xor"(%87, %88) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%90 = "stablehlo.xor"(%79, %52) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%91 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%92 = "stablehlo.xor"(%90, %91) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%93 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%94 = "stablehlo.add"(%70, %93) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%95 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%96 = "stablehlo.add"(%72, %95) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%97 = "stablehlo.convert"(%89) : (tensor<1xui32>) -> tensor<1xui64>
%98 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%99 = "stablehlo.multiply"(%97, %98) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%100 = "stablehlo.convert"(%99) : (tensor<1xui64>) -> tensor<1xui32>
%101 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%102 = "stablehlo.shift_right_logical"(%99, %101) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%103 = "stablehlo.convert"(%102) : (tensor<1xui64>) -> tensor<1xui32>
%104 = "stablehlo.convert"(%92) : (tensor<1xui32>) -> tensor<1xui64>
%105 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%106 = "stablehlo.multiply"(%104, %105) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%107 = "stablehlo.convert"(%106) : (tensor<1xui64>) -> tensor<1xui32>
%108 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%109 = "stablehlo.shift_right_logical"(%106, %108) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%110 = "stablehlo.convert"(%109) : (tensor<1xui64>) -> tensor<1xui32>
%111 = "stablehlo.xor"(%110, %83) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%112 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%113 = "stablehlo.xor"(%111, %112) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%114 = "stablehlo.xor"(%103, %76) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%115 = "stablehlo.broadcast_in_dim"(%96) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%116 = "stablehlo.xor"(%114, %115) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%117 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%118 = "stablehlo.add"(%94, %117) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%119 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%120 = "stablehlo.add"(%96, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%121 = "stablehlo.convert"(%113) : (tensor<1xui32>) -> tensor<1xui64>
%122 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%123 = "stablehlo.multiply"(%121, %122) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%124 = "stablehlo.convert"(%123) : (tensor<1xui64>) -> tensor<1xui32>
%125 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%126 = "stablehlo.shift_right_logical"(%123, %125) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%127 = "stablehlo.convert"(%126) : (tensor<1xui64>) -> tensor<1xui32>
%128 = "stablehlo.convert"(%116) : (tensor<1xui32>) -> tensor<1xui64>
%129 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%130 = "stablehlo.multiply"(%128, %129) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%131 = "stablehlo.convert"(%130) : (tensor<1xui64>) -> tensor<1xui32>
%132 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%133 = "stablehlo.shift_right_logical"(%130, %132) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%134 = "stablehlo.convert"(%133) : (tensor<1xui64>) -> tensor<1xui32>
%135 = "stablehlo.xor"(%134, %107) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%136 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%137 = "stablehlo.xor"(%135, %136) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%138 = "stablehlo.xor"(%127, %100) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%139 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%140 = "stablehlo.xor"(%138, %139) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%141 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%142 = "stablehlo.add"(%118, %141) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%143 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%144 = "stablehlo.add"(%120, %143) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%145 = "stablehlo.convert"(%137) : (tensor<1xui32>) -> tensor<1xui64>
%146 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%147 = "stablehlo.multiply"(%145, %146) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%148 = "stablehlo.convert"(%147) : (tensor<1xui64>) -> tensor<1xui32>
%149 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%150 = "stablehlo.shift_right_logical"(%147, %149) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%151 = "stablehlo.convert"(%150) : (tensor<1xui64>) -> tensor<1xui32>
%152 = "stablehlo.convert"(%140) : (tensor<1xui32>) -> tensor<1xui64>
%153 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%154 = "stablehlo.multiply"(%152, %153) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%155 = "stablehlo.convert"(%154) : (tensor<1xui64>) -> tensor<1xui32>
%156 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%157 = "stablehlo.shift_right_logical"(%154, %156) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%158 = "stablehlo.convert"(%157) : (tensor<1xui64>) -> tensor<1xui32>
%159 = "stablehlo.xor"(%158, %131) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%160 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%161 = "stablehlo.xor"(%159, %160) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%162 = "stablehlo.xor"(%151, %124) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%163 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%164 = "stablehlo.xor"(%162, %163) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%165 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%166 = "stablehlo.add"(%142, %165) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%167 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%168 = "stablehlo.add"(%144, %167) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%169 = "stablehlo.convert"(%161) : (tensor<1xui32>) -> tensor<1xui64>
%170 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%171 = "stablehlo.multiply"(%169, %170) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%172 = "stablehlo.convert"(%171) : (tensor<1xui64>) -> tensor<1xui32>
%173 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%174 = "stablehlo.shift_right_logical"(%171, %173) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%175 = "stablehlo.convert"(%174) : (tensor<1xui64>) -> tensor<1xui32>
%176 = "stablehlo.convert"(%164) : (tensor<1xui32>) -> tensor<1xui64>
%177 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%178 = "stablehlo.multiply"(%176, %177) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%179 = "stablehlo.convert"(%178) : (tensor<1xui64>) -> tensor<1xui32>
%180 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%181 = "stablehlo.shift_right_logical"(%178, %180) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%182 = "stablehlo.convert"(%181) : (tensor<1xui64>) -> tensor<1xui32>
%183 = "stablehlo.xor"(%182, %155) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%184 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%185 = "stablehlo.xor"(%183, %184) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%186 = "stablehlo.xor"(%175, %148) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%187 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%188 = "stablehlo.xor"(%186, %187) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%189 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%190 = "stablehlo.add"(%166, %189) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%191 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%192 = "stablehlo.add"(%168, %191) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%193 = "stablehlo.convert"(%185) : (tensor<1xui32>) -> tensor<1xui64>
%194 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%195 = "stablehlo.multiply"(%193, %194) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%196 = "stablehlo.convert"(%195) : (tensor<1xui64>) -> tensor<1xui32>
%197 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%198 = "stablehlo.shift_right_logical"(%195, %197) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%199 = "stablehlo.convert"(%198) : (tensor<1xui64>) -> tensor<1xui32>
%200 = "stablehlo.convert"(%188) : (tensor<1xui32>) -> tensor<1xui64>
%201 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%202 = "stablehlo.multiply"(%200, %201) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%203 = "stablehlo.convert"(%202) : (tensor<1xui64>) -> tensor<1xui32>
%204 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%205 = "stablehlo.shift_right_logical"(%202, %204) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%206 = "stablehlo.convert"(%205) : (tensor<1xui64>) -> tensor<1xui32>
%207 = "stablehlo.xor"(%206, %179) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%208 = "stablehlo.broadcast_in_dim"(%190) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%209 = "stablehlo.xor"(%207, %208) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%210 = "stablehlo.xor"(%199, %172) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%211 = "stablehlo.broadcast_in_dim"(%192) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%212 = "stablehlo.xor"(%210, %211) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%213 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%214 = "stablehlo.add"(%190, %213) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%215 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%216 = "stablehlo.add"(%192, %215) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%217 = "stablehlo.convert"(%209) : (tensor<1xui32>) -> tensor<1xui64>
%218 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%219 = "stablehlo.multiply"(%217, %218) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%220 = "stablehlo.convert"(%219) : (tensor<1xui64>) -> tensor<1xui32>
%221 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%222 = "stablehlo.shift_right_logical"(%219, %221) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%223 = "stablehlo.convert"(%222) : (tensor<1xui64>) -> tensor<1xui32>
%224 = "stablehlo.convert"(%212) : (tensor<1xui32>) -> tensor<1xui64>
%225 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%226 = "stablehlo.multiply"(%224, %225) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%227 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%228 = "stablehlo.shift_right_logical"(%226, %227) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%229 = "stablehlo.convert"(%228) : (tensor<1xui64>) -> tensor<1xui32>
%230 = "stablehlo.xor"(%229, %203) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%231 = "stablehlo.broadcast_in_dim"(%214) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%232 = "stablehlo.xor"(%230, %231) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%233 = "stablehlo.xor"(%223, %196) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%234 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%235 = "stablehlo.xor"(%233, %234) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%236 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%237 = "stablehlo.add"(%214, %236) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%238 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%239 = "stablehlo.add"(%216, %238) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%240 = "stablehlo.convert"(%232) : (tensor<1xui32>) -> tensor<1xui64>
%241 = "stablehlo.constant"() {value = dense<3528531795> : tensor<1xui64>} : () -> tensor<1xui64>
%242 = "stablehlo.multiply"(%240, %241) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%243 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%244 = "stablehlo.shift_right_logical"(%242, %243) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%245 = "stablehlo.convert"(%244) : (tensor<1xui64>) -> tensor<1xui32>
%246 = "stablehlo.convert"(%235) : (tensor<1xui32>) -> tensor<1xui64>
%247 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%248 = "stablehlo.multiply"(%246, %247) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%249 = "stablehlo.convert"(%248) : (tensor<1xui64>) -> tensor<1xui32>
%250 = "stablehlo.xor"(%245, %220) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%251 = "stablehlo.broadcast_in_dim"(%239) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%252 = "stablehlo.xor"(%250, %251) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%253 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%254 = "stablehlo.add"(%237, %253) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%255 = "stablehlo.convert"(%252) : (tensor<1xui32>) -> tensor<1xui64>
%256 = "stablehlo.constant"() {value = dense<3449720151> : tensor<1xui64>} : () -> tensor<1xui64>
%257 = "stablehlo.multiply"(%255, %256) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%258 = "stablehlo.convert"(%257) : (tensor<1xui64>) -> tensor<1xui32>
%259 = "stablehlo.constant"() {value = dense<32> : tensor<1xui64>} : () -> tensor<1xui64>
%260 = "stablehlo.shift_right_logical"(%257, %259) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
%261 = "stablehlo.convert"(%260) : (tensor<1xui64>) -> tensor<1xui32>
%262 = "stablehlo.xor"(%261, %249) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%263 = "stablehlo.broadcast_in_dim"(%254) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<1xui32>
%264 = "stablehlo.xor"(%262, %263) : (tensor<1xui32>, tensor<1xui32>) -> tensor<1xui32>
%265 = "stablehlo.reshape"(%264) : (tensor<1xui32>) -> tensor<ui32>
%266 = "stablehlo.convert"(%265) : (tensor<ui32>) -> tensor<ui64>
%267 = "stablehlo.reshape"(%258) : (tensor<1xui32>) -> tensor<ui32>
%268 = "stablehlo.convert"(%267) : (tensor<ui32>) -> tensor<ui64>
%269 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%270 = "stablehlo.shift_left"(%268, %269) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%271 = "stablehlo.or"(%266, %270) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%272 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%273 = "stablehlo.compare"(%2, %2) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%274 = "stablehlo.or"(%272, %273) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%275 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
%617, %618, %619 = "stablehlo.while"(%275, %274, %2) ({
^bb0(%276: tensor<ui64>, %277: tensor<16xi1>, %278: tensor<16xf32>):
%279 = "stablehlo.not"(%277) : (tensor<16xi1>) -> tensor<16xi1>
%280 = "stablehlo.constant"() {value = dense<true> : tensor<i1>} : () -> tensor<i1>
%284 = "stablehlo.reduce"(%279, %280) ({
^bb0(%281: tensor<i1>, %282: tensor<i1>):
%283 = "stablehlo.and"(%281, %282) : (tensor<i1>, tensor<i1>) -> tensor<i1>
"stablehlo.return"(%283) : (tensor<i1>) -> ()
}) {dimensions = array<i64: 0>} : (tensor<16xi1>, tensor<i1>) -> tensor<i1>
%285 = "stablehlo.not"(%284) : (tensor<i1>) -> tensor<i1>
"stablehlo.return"(%285) : (tensor<i1>) -> ()
}, {
^bb0(%286: tensor<ui64>, %287: tensor<16xi1>, %288: tensor<16xf32>):
%289 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<16xui32>
%290 = "stablehlo.convert"(%286) : (tensor<ui64>) -> tensor<ui32>
%291 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%292 = "stablehlo.shift_right_logical"(%286, %291) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%293 = "stablehlo.convert"(%292) : (tensor<ui64>) -> tensor<ui32>
%294 = "stablehlo.broadcast_in_dim"(%290) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%295 = "stablehlo.broadcast_in_dim"(%293) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%296 = "stablehlo.constant"() {value = dense<0> : tensor<16xui32>} : () -> tensor<16xui32>
%297 = "stablehlo.convert"(%271) : (tensor<ui64>) -> tensor<ui32>
%298 = "stablehlo.constant"() {value = dense<32> : tensor<ui64>} : () -> tensor<ui64>
%299 = "stablehlo.shift_right_logical"(%271, %298) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%300 = "stablehlo.convert"(%299) : (tensor<ui64>) -> tensor<ui32>
%301 = "stablehlo.convert"(%289) : (tensor<16xui32>) -> tensor<16xui64>
%302 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%303 = "stablehlo.multiply"(%301, %302) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%304 = "stablehlo.convert"(%303) : (tensor<16xui64>) -> tensor<16xui32>
%305 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%306 = "stablehlo.shift_right_logical"(%303, %305) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%307 = "stablehlo.convert"(%306) : (tensor<16xui64>) -> tensor<16xui32>
%308 = "stablehlo.convert"(%294) : (tensor<16xui32>) -> tensor<16xui64>
%309 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%310 = "stablehlo.multiply"(%308, %309) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%311 = "stablehlo.convert"(%310) : (tensor<16xui64>) -> tensor<16xui32>
%312 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%313 = "stablehlo.shift_right_logical"(%310, %312) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%314 = "stablehlo.convert"(%313) : (tensor<16xui64>) -> tensor<16xui32>
%315 = "stablehlo.xor"(%314, %296) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%316 = "stablehlo.broadcast_in_dim"(%297) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%317 = "stablehlo.xor"(%315, %316) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%318 = "stablehlo.xor"(%307, %295) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%319 = "stablehlo.broadcast_in_dim"(%300) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%320 = "stablehlo.xor"(%318, %319) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%321 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%322 = "stablehlo.add"(%297, %321) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%323 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%324 = "stablehlo.add"(%300, %323) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%325 = "stablehlo.convert"(%317) : (tensor<16xui32>) -> tensor<16xui64>
%326 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%327 = "stablehlo.multiply"(%325, %326) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%328 = "stablehlo.convert"(%327) : (tensor<16xui64>) -> tensor<16xui32>
%329 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%330 = "stablehlo.shift_right_logical"(%327, %329) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%331 = "stablehlo.convert"(%330) : (tensor<16xui64>) -> tensor<16xui32>
%332 = "stablehlo.convert"(%320) : (tensor<16xui32>) -> tensor<16xui64>
%333 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%334 = "stablehlo.multiply"(%332, %333) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%335 = "stablehlo.convert"(%334) : (tensor<16xui64>) -> tensor<16xui32>
%336 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%337 = "stablehlo.shift_right_logical"(%334, %336) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%338 = "stablehlo.convert"(%337) : (tensor<16xui64>) -> tensor<16xui32>
%339 = "stablehlo.xor"(%338, %311) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%340 = "stablehlo.broadcast_in_dim"(%322) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%341 = "stablehlo.xor"(%339, %340) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%342 = "stablehlo.xor"(%331, %304) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%343 = "stablehlo.broadcast_in_dim"(%324) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%344 = "stablehlo.xor"(%342, %343) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%345 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%346 = "stablehlo.add"(%322, %345) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%347 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%348 = "stablehlo.add"(%324, %347) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%349 = "stablehlo.convert"(%341) : (tensor<16xui32>) -> tensor<16xui64>
%350 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%351 = "stablehlo.multiply"(%349, %350) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%352 = "stablehlo.convert"(%351) : (tensor<16xui64>) -> tensor<16xui32>
%353 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%354 = "stablehlo.shift_right_logical"(%351, %353) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%355 = "stablehlo.convert"(%354) : (tensor<16xui64>) -> tensor<16xui32>
%356 = "stablehlo.convert"(%344) : (tensor<16xui32>) -> tensor<16xui64>
%357 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%358 = "stablehlo.multiply"(%356, %357) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%359 = "stablehlo.convert"(%358) : (tensor<16xui64>) -> tensor<16xui32>
%360 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%361 = "stablehlo.shift_right_logical"(%358, %360) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%362 = "stablehlo.convert"(%361) : (tensor<16xui64>) -> tensor<16xui32>
%363 = "stablehlo.xor"(%362, %335) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%364 = "stablehlo.broadcast_in_dim"(%346) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%365 = "stablehlo.xor"(%363, %364) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%366 = "stablehlo.xor"(%355, %328) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%367 = "stablehlo.broadcast_in_dim"(%348) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%368 = "stablehlo.xor"(%366, %367) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%369 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%370 = "stablehlo.add"(%346, %369) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%371 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%372 = "stablehlo.add"(%348, %371) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%373 = "stablehlo.convert"(%365) : (tensor<16xui32>) -> tensor<16xui64>
%374 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%375 = "stablehlo.multiply"(%373, %374) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%376 = "stablehlo.convert"(%375) : (tensor<16xui64>) -> tensor<16xui32>
%377 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%378 = "stablehlo.shift_right_logical"(%375, %377) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%379 = "stablehlo.convert"(%378) : (tensor<16xui64>) -> tensor<16xui32>
%380 = "stablehlo.convert"(%368) : (tensor<16xui32>) -> tensor<16xui64>
%381 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%382 = "stablehlo.multiply"(%380, %381) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%383 = "stablehlo.convert"(%382) : (tensor<16xui64>) -> tensor<16xui32>
%384 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%385 = "stablehlo.shift_right_logical"(%382, %384) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%386 = "stablehlo.convert"(%385) : (tensor<16xui64>) -> tensor<16xui32>
%387 = "stablehlo.xor"(%386, %359) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%388 = "stablehlo.broadcast_in_dim"(%370) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%389 = "stablehlo.xor"(%387, %388) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%390 = "stablehlo.xor"(%379, %352) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%391 = "stablehlo.broadcast_in_dim"(%372) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%392 = "stablehlo.xor"(%390, %391) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%393 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%394 = "stablehlo.add"(%370, %393) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%395 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%396 = "stablehlo.add"(%372, %395) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%397 = "stablehlo.convert"(%389) : (tensor<16xui32>) -> tensor<16xui64>
%398 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%399 = "stablehlo.multiply"(%397, %398) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%400 = "stablehlo.convert"(%399) : (tensor<16xui64>) -> tensor<16xui32>
%401 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%402 = "stablehlo.shift_right_logical"(%399, %401) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%403 = "stablehlo.convert"(%402) : (tensor<16xui64>) -> tensor<16xui32>
%404 = "stablehlo.convert"(%392) : (tensor<16xui32>) -> tensor<16xui64>
%405 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%406 = "stablehlo.multiply"(%404, %405) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%407 = "stablehlo.convert"(%406) : (tensor<16xui64>) -> tensor<16xui32>
%408 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%409 = "stablehlo.shift_right_logical"(%406, %408) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%410 = "stablehlo.convert"(%409) : (tensor<16xui64>) -> tensor<16xui32>
%411 = "stablehlo.xor"(%410, %383) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%412 = "stablehlo.broadcast_in_dim"(%394) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%413 = "stablehlo.xor"(%411, %412) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%414 = "stablehlo.xor"(%403, %376) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%415 = "stablehlo.broadcast_in_dim"(%396) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%416 = "stablehlo.xor"(%414, %415) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%417 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%418 = "stablehlo.add"(%394, %417) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%419 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%420 = "stablehlo.add"(%396, %419) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%421 = "stablehlo.convert"(%413) : (tensor<16xui32>) -> tensor<16xui64>
%422 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%423 = "stablehlo.multiply"(%421, %422) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%424 = "stablehlo.convert"(%423) : (tensor<16xui64>) -> tensor<16xui32>
%425 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%426 = "stablehlo.shift_right_logical"(%423, %425) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%427 = "stablehlo.convert"(%426) : (tensor<16xui64>) -> tensor<16xui32>
%428 = "stablehlo.convert"(%416) : (tensor<16xui32>) -> tensor<16xui64>
%429 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%430 = "stablehlo.multiply"(%428, %429) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%431 = "stablehlo.convert"(%430) : (tensor<16xui64>) -> tensor<16xui32>
%432 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%433 = "stablehlo.shift_right_logical"(%430, %432) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%434 = "stablehlo.convert"(%433) : (tensor<16xui64>) -> tensor<16xui32>
%435 = "stablehlo.xor"(%434, %407) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%436 = "stablehlo.broadcast_in_dim"(%418) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%437 = "stablehlo.xor"(%435, %436) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%438 = "stablehlo.xor"(%427, %400) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%439 = "stablehlo.broadcast_in_dim"(%420) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%440 = "stablehlo.xor"(%438, %439) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%441 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%442 = "stablehlo.add"(%418, %441) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%443 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%444 = "stablehlo.add"(%420, %443) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%445 = "stablehlo.convert"(%437) : (tensor<16xui32>) -> tensor<16xui64>
%446 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%447 = "stablehlo.multiply"(%445, %446) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%448 = "stablehlo.convert"(%447) : (tensor<16xui64>) -> tensor<16xui32>
%449 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%450 = "stablehlo.shift_right_logical"(%447, %449) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%451 = "stablehlo.convert"(%450) : (tensor<16xui64>) -> tensor<16xui32>
%452 = "stablehlo.convert"(%440) : (tensor<16xui32>) -> tensor<16xui64>
%453 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%454 = "stablehlo.multiply"(%452, %453) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%455 = "stablehlo.convert"(%454) : (tensor<16xui64>) -> tensor<16xui32>
%456 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%457 = "stablehlo.shift_right_logical"(%454, %456) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%458 = "stablehlo.convert"(%457) : (tensor<16xui64>) -> tensor<16xui32>
%459 = "stablehlo.xor"(%458, %431) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%460 = "stablehlo.broadcast_in_dim"(%442) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%461 = "stablehlo.xor"(%459, %460) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%462 = "stablehlo.xor"(%451, %424) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%463 = "stablehlo.broadcast_in_dim"(%444) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%464 = "stablehlo.xor"(%462, %463) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%465 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%466 = "stablehlo.add"(%442, %465) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%467 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%468 = "stablehlo.add"(%444, %467) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%469 = "stablehlo.convert"(%461) : (tensor<16xui32>) -> tensor<16xui64>
%470 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%471 = "stablehlo.multiply"(%469, %470) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%472 = "stablehlo.convert"(%471) : (tensor<16xui64>) -> tensor<16xui32>
%473 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%474 = "stablehlo.shift_right_logical"(%471, %473) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%475 = "stablehlo.convert"(%474) : (tensor<16xui64>) -> tensor<16xui32>
%476 = "stablehlo.convert"(%464) : (tensor<16xui32>) -> tensor<16xui64>
%477 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%478 = "stablehlo.multiply"(%476, %477) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%479 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%480 = "stablehlo.shift_right_logical"(%478, %479) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%481 = "stablehlo.convert"(%480) : (tensor<16xui64>) -> tensor<16xui32>
%482 = "stablehlo.xor"(%481, %455) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%483 = "stablehlo.broadcast_in_dim"(%466) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%484 = "stablehlo.xor"(%482, %483) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%485 = "stablehlo.xor"(%475, %448) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%486 = "stablehlo.broadcast_in_dim"(%468) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%487 = "stablehlo.xor"(%485, %486) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%488 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%489 = "stablehlo.add"(%466, %488) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%490 = "stablehlo.constant"() {value = dense<3144134277> : tensor<ui32>} : () -> tensor<ui32>
%491 = "stablehlo.add"(%468, %490) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%492 = "stablehlo.convert"(%484) : (tensor<16xui32>) -> tensor<16xui64>
%493 = "stablehlo.constant"() {value = dense<3528531795> : tensor<16xui64>} : () -> tensor<16xui64>
%494 = "stablehlo.multiply"(%492, %493) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%495 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%496 = "stablehlo.shift_right_logical"(%494, %495) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%497 = "stablehlo.convert"(%496) : (tensor<16xui64>) -> tensor<16xui32>
%498 = "stablehlo.convert"(%487) : (tensor<16xui32>) -> tensor<16xui64>
%499 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%500 = "stablehlo.multiply"(%498, %499) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%501 = "stablehlo.convert"(%500) : (tensor<16xui64>) -> tensor<16xui32>
%502 = "stablehlo.xor"(%497, %472) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%503 = "stablehlo.broadcast_in_dim"(%491) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%504 = "stablehlo.xor"(%502, %503) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%505 = "stablehlo.constant"() {value = dense<2654435769> : tensor<ui32>} : () -> tensor<ui32>
%506 = "stablehlo.add"(%489, %505) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
%507 = "stablehlo.convert"(%504) : (tensor<16xui32>) -> tensor<16xui64>
%508 = "stablehlo.constant"() {value = dense<3449720151> : tensor<16xui64>} : () -> tensor<16xui64>
%509 = "stablehlo.multiply"(%507, %508) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%510 = "stablehlo.convert"(%509) : (tensor<16xui64>) -> tensor<16xui32>
%511 = "stablehlo.constant"() {value = dense<32> : tensor<16xui64>} : () -> tensor<16xui64>
%512 = "stablehlo.shift_right_logical"(%509, %511) : (tensor<16xui64>, tensor<16xui64>) -> tensor<16xui64>
%513 = "stablehlo.convert"(%512) : (tensor<16xui64>) -> tensor<16xui32>
%514 = "stablehlo.xor"(%513, %501) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%515 = "stablehlo.broadcast_in_dim"(%506) {broadcast_dimensions = array<i64>} : (tensor<ui32>) -> tensor<16xui32>
%516 = "stablehlo.xor"(%514, %515) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%517 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%518 = "stablehlo.shift_right_logical"(%516, %517) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%519 = "stablehlo.convert"(%518) : (tensor<16xui32>) -> tensor<16xi32>
%520 = "stablehlo.convert"(%519) : (tensor<16xi32>) -> tensor<16xf32>
%521 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%522 = "stablehlo.add"(%520, %521) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%523 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%524 = "stablehlo.multiply"(%522, %523) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%525 = "stablehlo.constant"() {value = dense<9> : tensor<16xui32>} : () -> tensor<16xui32>
%526 = "stablehlo.shift_right_logical"(%510, %525) : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xui32>
%527 = "stablehlo.convert"(%526) : (tensor<16xui32>) -> tensor<16xi32>
%528 = "stablehlo.convert"(%527) : (tensor<16xi32>) -> tensor<16xf32>
%529 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%530 = "stablehlo.add"(%528, %529) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%531 = "stablehlo.constant"() {value = dense<1.1920928955078125e-7> : tensor<16xf32>} : () -> tensor<16xf32>
%532 = "stablehlo.multiply"(%530, %531) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%533 = "stablehlo.negate"(%6) : (tensor<16xf32>) -> tensor<16xf32>
%534 = "stablehlo.exponential"(%533) : (tensor<16xf32>) -> tensor<16xf32>
%535 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%536 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
%562, %563, %564, %565 = "stablehlo.while"(%536, %534, %534, %535) ({
^bb0(%537: tensor<i32>, %538: tensor<16xf32>, %539: tensor<16xf32>, %540: tensor<16xf32>):
%541 = "stablehlo.constant"() {value = dense<60> : tensor<i32>} : () -> tensor<i32>
%542 = "stablehlo.compare"(%537, %541) {compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
"stablehlo.return"(%542) : (tensor<i1>) -> ()
}, {
^bb0(%543: tensor<i32>, %544: tensor<16xf32>, %545: tensor<16xf32>, %546: tensor<16xf32>):
%547 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
%548 = "stablehlo.add"(%543, %547) : (tensor<i32>, tensor<i32>) -> tensor<i32>
%549 = "stablehlo.multiply"(%544, %6) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%550 = "stablehlo.convert"(%543) : (tensor<i32>) -> tensor<f32>
%551 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<f32>} : () -> tensor<f32>
%552 = "stablehlo.add"(%550, %551) : (tensor<f32>, tensor<f32>) -> tensor<f32>
%553 = "stablehlo.broadcast_in_dim"(%552) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<16xf32>
%554 = "stablehlo.divide"(%549, %553) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%555 = "stablehlo.compare"(%524, %545) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%556 = "stablehlo.constant"() {value = dense<1.0e-9> : tensor<16xf32>} : () -> tensor<16xf32>
%557 = "stablehlo.compare"(%544, %556) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%558 = "stablehlo.and"(%555, %557) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%559 = "stablehlo.add"(%545, %554) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%560 = "stablehlo.convert"(%558) : (tensor<16xi1>) -> tensor<16xf32>
%561 = "stablehlo.add"(%546, %560) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%548, %554, %559, %561) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> ()
}) : (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> (tensor<i32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
%566 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%567 = "stablehlo.subtract"(%524, %566) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%568 = "stablehlo.abs"(%567) : (tensor<16xf32>) -> tensor<16xf32>
%569 = "stablehlo.constant"() {value = dense<5.0e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%570 = "stablehlo.subtract"(%569, %568) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%571 = "stablehlo.constant"() {value = dense<2.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%572 = "stablehlo.multiply"(%571, %17) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%573 = "stablehlo.divide"(%572, %570) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%574 = "stablehlo.add"(%573, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%575 = "stablehlo.multiply"(%574, %567) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%576 = "stablehlo.add"(%575, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%577 = "stablehlo.constant"() {value = dense<4.3e-1> : tensor<16xf32>} : () -> tensor<16xf32>
%578 = "stablehlo.add"(%576, %577) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%579 = "stablehlo.floor"(%578) : (tensor<16xf32>) -> tensor<16xf32>
%580 = "stablehlo.constant"() {value = dense<7.0e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%581 = "stablehlo.compare"(%570, %580) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%582 = "stablehlo.compare"(%532, %29) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%583 = "stablehlo.and"(%581, %582) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%584 = "stablehlo.constant"() {value = dense<0.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%585 = "stablehlo.compare"(%579, %584) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%586 = "stablehlo.constant"() {value = dense<1.3e-2> : tensor<16xf32>} : () -> tensor<16xf32>
%587 = "stablehlo.compare"(%570, %586) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%588 = "stablehlo.compare"(%532, %570) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%589 = "stablehlo.and"(%587, %588) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%590 = "stablehlo.or"(%585, %589) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%591 = "stablehlo.multiply"(%532, %23) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%592 = "stablehlo.multiply"(%570, %570) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%593 = "stablehlo.divide"(%17, %592) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%594 = "stablehlo.add"(%593, %13) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%595 = "stablehlo.divide"(%591, %594) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%596 = "stablehlo.log"(%595) : (tensor<16xf32>) -> tensor<16xf32>
%597 = "stablehlo.log"(%8) : (tensor<16xf32>) -> tensor<16xf32>
%598 = "stablehlo.multiply"(%579, %597) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%599 = "stablehlo.subtract"(%598, %8) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%600 = "stablehlo.constant"() {value = dense<1.0e0> : tensor<16xf32>} : () -> tensor<16xf32>
%601 = "stablehlo.add"(%579, %600) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%602 = "chlo.lgamma"(%601) : (tensor<16xf32>) -> tensor<16xf32>
%603 = "stablehlo.subtract"(%599, %602) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%604 = "stablehlo.or"(%4, %583) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%605 = "stablehlo.not"(%590) : (tensor<16xi1>) -> tensor<16xi1>
%606 = "stablehlo.compare"(%596, %603) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>
%607 = "stablehlo.and"(%605, %606) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%608 = "stablehlo.or"(%604, %607) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%609 = "stablehlo.or"(%608, %32) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%610 = "stablehlo.select"(%4, %565, %579) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
%611 = "stablehlo.and"(%287, %609) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%612 = "stablehlo.constant"() {value = dense<1> : tensor<ui64>} : () -> tensor<ui64>
%613 = "stablehlo.add"(%286, %612) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
%614 = "stablehlo.not"(%609) : (tensor<16xi1>) -> tensor<16xi1>
%615 = "stablehlo.and"(%287, %614) : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
%616 = "stablehlo.select"(%611, %610, %288) : (tensor<16xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
"stablehlo.return"(%613, %615, %616) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> ()
}) : (tensor<ui64>, tensor<16xi1>, tensor<16xf32>) -> (tensor<ui64>, tensor<16xi1>, tensor<16xf32>)
%620 = "stablehlo.convert"(%619) : (tensor<16xf32>) -> tensor<16xbf16>
return %620 : tensor<16xbf16>
}
}

